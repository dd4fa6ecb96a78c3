"""Long work in the event loop, cut into slices: whoever has some takes turns, and everybody else comes in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.005
"""Seconds for which such work holds the loop before others get it."""


class Slicer:
    """Belongs to one process. However many have long work to do, the loop does one slice in each of its turns."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Do some work that stops now and then; what it returns in the end.

        Slices go in the order in which they are asked for, so short work does not wait for the end of long work.
        """
        while True:
            async with self._turn:
                try:
                    _run_slice(work)
                except StopIteration as end:
                    result: T = end.value
                    return result
                finally:
                    await asyncio.sleep(
                        0
                    )  # with the turn in hand: nobody else has a slice in this turn of the loop


def _run_slice(work: Generator[None, None, T]) -> None:
    """One slice: at least one step."""
    until = time.perf_counter() + SLICE
    next(work)
    while time.perf_counter() < until:
        next(work)
