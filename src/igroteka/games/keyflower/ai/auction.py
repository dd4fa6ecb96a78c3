"""What the auctions promise: tiles for which a seat has the best bid."""

from __future__ import annotations

from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER
from ..state import KeyflowerState
from .land import tile_value
from .weights import Weights


def auction(s: KeyflowerState, seat: int, w: Weights) -> float:
    """The tiles for which the seat has the best bid."""
    value = 0.0
    for t in s.bidding[seat]:
        if s.leader[t] == seat:
            value += winning(s, t, w) * auction_value(s, seat, t, w)
    return value


def auction_value(s: KeyflowerState, seat: int, t: int, w: Weights) -> float:
    """What a tile at auction would be worth."""
    if t < FIRST_SUMMER_BOAT:
        return tile_value(s, seat, t, w) + w.new_tile
    if t < FIRST_WINTER:
        return w.summer_boat
    return w.order_tile[s.season]


def winning(s: KeyflowerState, t: int, w: Weights) -> float:
    """How likely the best bid for a tile stays the best."""
    return w.winning[min(s.best[t], len(w.winning)) - 1]
