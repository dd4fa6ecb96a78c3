"""What kinds and other fields may ask of a position.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Protocol

from igroteka.core.kinds import Position


class DreamCityPosition(Position, Protocol):
    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""

    mode: int
    sides: list[int]
    component: bool
    blocks_pair: bool
    take_scoring: int
    opponent: int
    first: int
    box: int
    city: list[list[int]]
    hidden: list[list[int]]
    open: list[list[int]]
    points: list[list[int]]
    flower: list[int]
    pool: list[int]
    stacks: list[int]
    market: list[int]
    area: list[int]
    blocked: list[int]
    removed: list[int]
    discarded: list[int]
    walker: int
    collection: list[int]
    rival: list[int]
