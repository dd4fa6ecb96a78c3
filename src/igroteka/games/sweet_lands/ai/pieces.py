"""What pieces placed on the domain bring: tokens, roads, flipped tokens and properties."""

from __future__ import annotations

from typing import Final

from ..components.boards import STOCK, TOWER
from ..effects import GOLD, IRON, WOOD
from ..player import FACE_UP
from ..rules.property import Property, property_price
from .land import flips, roads_missing, waiting_roads
from .tracks import PROPERTY_TRACK, ROAD_TRACK, TERRAIN_TRACK
from .values import FUTURE_CARD, Values

#: What placements bring on average apart from what they flip.
TOKEN: Final = 1.2
#: What a token brings on the way to the next port, by the ports that are open.
PORT_TOKEN: Final[tuple[float, ...]] = (2.5, 1.6, 1.2, 1.8, 0.0)
ROAD: Final = 0.8
PIECE: Final = 6.5
#: How much of a bonus-card area within reach is new.
ACTIVE: Final = 0.5


def tokens(v: Values, n: int) -> float:
    """Some tokens placed."""
    p = v.p
    n = min(n, len(p.cells) + 2)
    if n <= 0:
        return 0.0
    ready = waiting_roads(tuple(p.token), p.roads, p.cells)
    each = TOKEN * (0.4 + 0.6 * v.hope) + v.rate(TERRAIN_TRACK) + PORT_TOKEN[p.ports] * (0.4 + 0.6 * v.hope)
    worth = n * each + min(n, ready) * v.flip()
    if v.later:
        missing = v.ways[1]
        standing = roads_missing(p.domain, p.roads)
        for i in range(len(missing)):
            if not standing[i] and missing[i] <= n and not p.areas >> i & 1:
                worth += ACTIVE * FUTURE_CARD * (v.later + 1)
    return worth


def roads(v: Values, n: int) -> float:
    """Some roads placed."""
    p = v.p
    if not p.edges or n <= 0:
        return 0.0
    turned = flips(p.domain, tuple(p.token), p.edges)
    worth = n * (ROAD * v.hope + v.rate(ROAD_TRACK)) + turned[min(n, len(turned) - 1)] * v.flip()
    if v.later:
        missing = roads_missing(p.domain, p.roads)
        beside = v.ways[1]
        for i in range(len(missing)):
            if not beside[i] and missing[i] <= n and not p.areas >> i & 1:
                worth += ACTIVE * FUTURE_CARD * (v.later + 1)
    return worth


def flips_worth(v: Values, n: int) -> float:
    """Some tokens flipped."""
    return min(n, v.p.token.count(FACE_UP)) * v.flip()


def pieces(v: Values, effect: Property, n: int) -> float:
    """Some properties less what they cost: the cheapest that can be paid, one after another."""
    p = v.p
    have, value = p.have, v.unit
    wood, iron, gold = have[WOOD], have[IRON], have[GOLD]
    prices = sorted([property_price(p, i, effect) for i in range(TOWER) if p.placed[i] < STOCK[i]])
    each = piece_value(v)
    worth = 0.0
    n = min(n, len(p.sites))
    for price in prices:
        if n == 0:
            break
        if price[0] <= wood and price[1] <= iron and price[2] <= gold:
            wood, iron, gold, n = wood - price[0], iron - price[1], gold - price[2], n - 1
            worth += max(each - value[WOOD] * price[0] - value[IRON] * price[1] - value[GOLD] * price[2], 0.3)
    return worth


def piece_value(v: Values) -> float:
    """What a property brings on average: the effect of its site, its bonus, its part of a city, its rate."""
    return PIECE * (0.5 + 0.5 * v.hope) + v.rate(PROPERTY_TRACK) + v.flip()
