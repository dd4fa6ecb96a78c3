"""What the auctions promise: tiles for which a seat has the best bid."""

from __future__ import annotations

from typing import Final

from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER
from ..state import KeyflowerState
from .land import SUMMER_BOAT, tile_value

#: How sure a winning bid is to stay one: by its size beyond the first worker.
WINNING: Final[tuple[float, ...]] = (0.55, 0.68, 0.76, 0.82, 0.86, 0.9)
ORDER_TILE: Final[tuple[float, ...]] = (0.9, 0.9, 0.9, 2.4)


def auction(s: KeyflowerState, seat: int) -> float:
    """The tiles for which the seat has the best bid."""
    value = 0.0
    for t in s.bidding[seat]:
        if s.leader[t] == seat:
            value += winning(s, t) * auction_value(s, seat, t)
    return value


def auction_value(s: KeyflowerState, seat: int, t: int) -> float:
    """What a tile at auction would be worth."""
    if t < FIRST_SUMMER_BOAT:
        return tile_value(s, seat, t) + 0.5
    if t < FIRST_WINTER:
        return SUMMER_BOAT
    return ORDER_TILE[s.season]


def winning(s: KeyflowerState, t: int) -> float:
    """How likely the best bid for a tile stays the best."""
    return WINNING[min(s.best[t], len(WINNING)) - 1]
