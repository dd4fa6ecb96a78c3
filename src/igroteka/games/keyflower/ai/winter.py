"""What winter brings: tiles in hand before it, and in it nearly the final count."""

from __future__ import annotations

from ..components.setups import WHITE_WIND
from ..components.tiles import FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, PRINTED_POINTS, WINTER
from ..rules import assignment
from ..rules.assignment import KEYTHEDRAL, worth
from ..rules.scoring import NO_TILE, boat_points, own_boat, own_tiles, stores
from ..state import K, KeyflowerState
from .auction import winning
from .land import goods, layout
from .weights import Weights
from .workers import coming


def hand(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Winter tiles in hand promise a little."""
    return w.in_hand * len(s.winter[seat])


class Holdings:
    """What a seat has that winter tiles score: its workers as far as they come back, its tokens and its resources."""

    def __init__(self, s: KeyflowerState, seat: int, w: Weights) -> None:
        tiles = own_tiles(s, seat)
        self.own = {t for t in tiles if FIRST_WINTER <= t < FIRST_ORDER}
        self.boat = own_boat(s, seat)
        self.people = [int(n + 0.5) for n in coming(s, seat, w)]
        self.skills = s.skills[seat * K : seat * K + K]
        self.stores = stores(s, seat, tiles, NO_TILE, NO_TILE, False)

    def points(self, more: set[int]) -> float:
        """What they bring with some more winter tiles."""
        tiles = self.own | more
        points = assignment.workers(self.people, tiles, self.boat == WHITE_WIND)
        points |= assignment.skills(self.skills, tiles)
        points |= assignment.resources(self.stores, tiles)
        return sum(points.values()) + (worth(KEYTHEDRAL) if KEYTHEDRAL in tiles else 0)


def in_winter(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Nearly the final count: tiles that the seat leads for are counted by their chance."""
    tiles = own_tiles(s, seat)
    leading = [t for t in s.bidding[seat] if s.leader[t] == seat and t < FIRST_ORDER]
    chosen = list(s.chosen[seat])
    value = float(sum([PRINTED_POINTS[t][s.side[t]] for t in tiles if t < FIRST_SUMMER_BOAT]))
    holdings = Holdings(s, seat, w)
    plain = holdings.points(set())
    value += plain
    if leading:
        sure = sum([winning(s, t, w) for t in leading]) / len(leading)
        value += min(1.0, sure + 0.08) * (holdings.points(set(leading)) - plain)
    if chosen:
        value += w.chosen * (holdings.points(set(chosen)) - plain)
    elif s.winter[seat]:
        value += 0.3
    value += boat_points(s, seat, holdings.boat, tiles)
    for t in s.bidding[seat]:
        if t >= FIRST_ORDER and s.leader[t] == seat:
            value += winning(s, t, w) * w.order_tile[WINTER]
    tiles_value = goods(s, seat, w) * w.late_goods + layout(s, seat, w)
    value += (
        w.worker[WINTER] * sum(holdings.people)
        + w.skill[WINTER] * sum(holdings.skills)
        + tiles_value * w.late_land
    )
    return value
