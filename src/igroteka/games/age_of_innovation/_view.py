"""What everybody sees, whatever their seat.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.game import View


@dataclass
class PublicView(View):
    """The public fields of a position, as views tell them."""

    parties: int
    side: str
    round: int
    phase: str
    order: tuple[int, ...]
    passed: tuple[int, ...]
    round_tiles: tuple[str, ...]
    final_tile: str
    book_actions: tuple[str, ...]
    competency_cells: tuple[str, ...]
    innovation_cells: tuple[str, ...]
    palaces: tuple[str, ...]
    display: tuple[str, ...]
    coins_on: dict[str, int]
    crossed: tuple[str, ...]
    territory: int
    unowned: tuple[int, ...]
    spaces: tuple[int, ...]
    terrain: tuple[str, ...]
    building: tuple[str, ...]
    owner: tuple[int, ...]
    neutral: tuple[str, ...]
    annexed: tuple[str, ...]
    member: tuple[str, ...]
    river_cities: tuple[str, ...]
    action: str
    discard: tuple[str, ...]
    marked: tuple[str, ...]
    stock: tuple[int, ...]
    city_left: tuple[int, ...]
