"""Work that stops now and then, so that others can do something in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def run_at_once(work: Generator[None, None, T]) -> T:
    """Do all of some work without a stop."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
