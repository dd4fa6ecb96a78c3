"""What kinds and other fields may ask of a position.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Protocol

from igroteka.core.kinds import Position

from .components.layout import Layout


class GardenNationPosition(Position, Protocol):
    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""

    first: int
    layout: Layout
    kind: list[int]
    owner: list[int]
    floors: list[int]
    roof: list[int]
    crane: int
    round: int
    last: bool
    population: list[int]
    ploys: list[int]
    space: list[int]
    points: list[int]
    open: list[int]
    project: list[int]
    hand: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]
    rejected: list[tuple[int, ...]]
    roofs: int
    brambles: list[int]
    supply: list[int]
    pool: list[int]
