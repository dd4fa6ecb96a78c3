"""What the agenda still brings: a tile that is laid but not scored, an extra turn to come."""

from __future__ import annotations

from typing import Final

from ..moves import DOUBLE, EXTRA
from ..rules.points import tile_points
from ..rules.turn import Bonus, Build
from ..state import DreamCityState

#: What another turn is worth. Found by trial matches.
EXTRA_TURN: Final = 3.5


def pending(s: DreamCityState, seat: int) -> float:
    """What the turn in progress will still bring a seat."""
    top = s.agenda[-1]
    if isinstance(top, Build):
        return EXTRA_TURN if top.me == seat and top.extra else 0.0
    if not isinstance(top, Bonus) or top.me != seat:
        return 0.0
    points = float(tile_points(s.city[seat], top.cell, s.component))
    worth = points * 2 if top.double else points
    if top.extra:
        worth += EXTRA_TURN
    if top.spring:
        offers = [
            gain for bonus, gain in ((DOUBLE, points), (EXTRA, EXTRA_TURN)) if not top.used & 1 << bonus
        ]
        worth += max(offers, default=0.0)
    return worth
