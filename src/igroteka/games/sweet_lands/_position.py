"""What kinds and other fields may ask of a position.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Protocol

from igroteka.core.kinds import Position

from .player import Player


class SweetLandsPosition(Position, Protocol):
    """A position, also one that is just being made or read: a field is there as soon as it has been started or read."""

    round: int
    first: int
    order: tuple[int, ...]
    ended: tuple[int, ...]
    discs: list[int]
    offer: int
    milestones: list[int]
    scoring: tuple[int, ...]
    help: tuple[tuple[int, ...], ...]
    mio: int
    solo: tuple[tuple[int, ...], ...]
    taken: list[int]
    specials: int
    under: tuple[tuple[int, tuple[int, ...]], ...]
    discard: list[int]
    known: tuple[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], ...]
    hints: tuple[tuple[tuple[int, int], ...], ...]
    packets: tuple[tuple[int, ...], ...]
    players: list[Player]
    deck: list[int]
    stacks: list[int]
    claimed: int
