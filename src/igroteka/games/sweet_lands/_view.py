"""What everybody sees, whatever their seat.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.game import View


@dataclass
class PublicPlayerView:
    """The public fields of a player, as views tell them."""

    character: str
    side: str
    help: int
    have: dict[str, int]
    makes: dict[str, int]
    played: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]
    tokens: tuple[str, ...]
    special: str
    roads: tuple[str, ...]
    pieces: tuple[str, ...]
    rabbits: tuple[int, ...]
    food: int
    cart: int
    locomotive: int
    prosper: dict[str, int]
    skills: tuple[str, ...]
    down: tuple[str, ...]
    wonder: int
    discount: int
    markers: int
    milestones: tuple[int, ...]
    round_ip: int
    fresh: tuple[int, ...]
    placed: dict[str, int]
    ports: int


@dataclass
class PublicView(View):
    """The public fields of a position, as views tell them."""

    round: int
    first: int
    order: tuple[int, ...]
    ended: tuple[int, ...]
    discs: dict[str, int]
    offer: tuple[str, ...]
    milestones: tuple[tuple[int, str], ...]
    scoring: tuple[str, ...]
    help: tuple[tuple[str, ...], ...]
    mio: int
    taken: tuple[str, ...]
    specials: tuple[str, ...]
    discard: tuple[str, ...]
    stacks: dict[str, int]
    claimed: int
