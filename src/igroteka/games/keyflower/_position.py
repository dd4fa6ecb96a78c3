"""What kinds and other fields may ask of a position.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Protocol

from igroteka.core.hidden import Hidden
from igroteka.core.kinds import Position


class KeyflowerPosition(Position, Protocol):
    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""

    season: int
    first: int
    passes: int
    green: int
    owner: list[int]
    side: list[int]
    cell: list[int]
    turn: list[int]
    colour: list[int]
    lying: list[int]
    last: list[int]
    on: list[int]
    bid: list[int]
    goods: list[int]
    aside_workers: list[int]
    aside_skills: list[int]
    cargo_workers: list[int]
    cargo_skills: list[int]
    workers: list[int]
    skills: list[int]
    winter: list[tuple[int, ...]]
    chosen: list[tuple[int, ...]]
    boat_of: list[int]
    points: list[int]
    supply: list[int]
    bag: list[int]
    pile: list[int]
    seen_workers: Hidden
    seen_skills: Hidden
    users: list[int]
    best: list[int]
    leader: list[int]
    auction: list[int]
    usable: list[int]
    bidding: list[list[int]]
    village: list[list[int]]
    won: list[list[int]]
    beside: list[int]
    ways: list[int]
    rim: list[dict[int, int]]
    power: list[int]
    shared: bool
