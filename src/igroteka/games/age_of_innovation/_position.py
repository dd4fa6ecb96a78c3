"""What kinds and other fields may ask of a position.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Protocol

from igroteka.core.abilities import Abilities
from igroteka.core.kinds import Position


class AgeOfInnovationPosition(Position, Protocol):
    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""

    parties: int
    side: int
    round: int
    phase: int
    order: list[int]
    passed: list[int]
    rounds: list[int]
    final: int
    book_actions: list[int]
    cells: list[int]
    shelf: list[int]
    palaces: list[int]
    cards: list[int]
    set_faction: list[int]
    set_bonus: list[int]
    factions: list[int]
    display: list[int]
    coins_on: list[int]
    crossed: int
    territory: int
    unowned: list[int]
    spaces: list[int]
    terrain: list[int]
    building: list[int]
    owner: list[int]
    neutral: int
    annexed: int
    member: int
    bridge: list[int]
    river_cities: int
    purse: list[list[int]]
    bowl_1: list[int]
    bowl_2: list[int]
    burnt: list[int]
    points: list[int]
    level: list[int]
    keys: list[int]
    shipping: list[int]
    terraforming: list[int]
    native: list[int]
    faction: list[int]
    palace: list[int]
    drafted: list[int]
    bonus: list[int]
    competencies: list[int]
    innovations: list[int]
    city_tiles: list[int]
    used: list[int]
    deck: list[int]
    top: int
    discard: list[int]
    marked: int
    stock: list[int]
    city_left: list[int]
    left: list[int]
    supply: list[int]
    spans: list[int]
    empty: int
    ground: list[int]
    homes: list[list[int]]
    link: list[int]
    near: list[int]
    reach: list[int]
    able: list[Abilities]
