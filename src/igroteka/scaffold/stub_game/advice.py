"""What a position is worth to a seat, for bots and hints."""

from __future__ import annotations

from typing import Final

from .components import SIZES
from .rules import fits, height_points
from .state import Stub

#: A stone that still fits is worth a share of what it would add.
FITTING: Final = 0.4
OTHERS: Final = 0.3


def evaluate(s: Stub, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    rivals = [prospects(s, i) for i in range(s.seats) if i != seat]
    return prospects(s, seat) - OTHERS * max(rivals)


def prospects(s: Stub, seat: int) -> float:
    """Points, the standing cairn, and the stones of the hand that fit on it."""
    cairn = s.cairns[seat]
    worth = float(s.total(seat))
    if s.agenda:
        worth += height_points(len(cairn))
    height = len(cairn)
    for i in range(len(SIZES)):
        if s.hands[seat][i] and fits(cairn, i):
            worth += FITTING * s.hands[seat][i] * (height + 1)
    return worth
