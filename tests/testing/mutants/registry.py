"""The list of all mutants; each enters itself with the check that must catch it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from igroteka.core import Game

Patch = pytest.MonkeyPatch
Maker = Callable[[Patch], Game]


class Mutant(NamedTuple):
    """How to make a broken game, the check that must say so, and where it shows."""

    check: str
    make: Maker
    engine: bool
    seats: list[int]


MUTANTS: dict[str, Mutant] = {}


def breaks(check: str, engine: bool = False, seats: tuple[int, ...] = (3, 2)) -> Callable[[Maker], Maker]:
    """Enter a maker of a mutant under its name."""

    def enter(make: Maker) -> Maker:
        MUTANTS[make.__name__] = Mutant(check, make, engine, list(seats))
        return make

    return enter
