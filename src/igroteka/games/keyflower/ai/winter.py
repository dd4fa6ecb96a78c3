"""What winter brings: tiles in hand before it, and in it nearly the final count."""

from __future__ import annotations

from ..components.setups import WHITE_WIND
from ..components.tiles import FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, PRINTED_POINTS, WINTER
from ..rules import assignment
from ..rules.assignment import KEYTHEDRAL, worth
from ..rules.scoring import NO_TILE, boat_points, own_boat, own_tiles, stores
from ..state import K, KeyflowerState
from .auction import ORDER_TILE, winning
from .land import goods, layout
from .workers import SKILL, WORKER, coming


def hand(s: KeyflowerState, seat: int) -> float:
    """Winter tiles in hand promise a little."""
    return 0.1 * len(s.winter[seat])


def in_winter(s: KeyflowerState, seat: int) -> float:
    """Nearly the final count: tiles that the seat leads for are counted by their chance."""
    tiles = own_tiles(s, seat)
    leading = [t for t in s.bidding[seat] if s.leader[t] == seat and t < FIRST_ORDER]
    chosen = list(s.chosen[seat])
    own = {t for t in tiles if FIRST_WINTER <= t < FIRST_ORDER}
    value = float(sum([PRINTED_POINTS[t][s.side[t]] for t in tiles if t < FIRST_SUMMER_BOAT]))
    boat = own_boat(s, seat)
    people = [int(n + 0.5) for n in coming(s, seat)]
    have = s.skills[seat * K : seat * K + K]
    holdings = stores(s, seat, tiles, NO_TILE, NO_TILE, False)

    def items(extra: set[int]) -> float:
        points = assignment.workers(people, own | extra, boat == WHITE_WIND)
        points |= assignment.skills(have, own | extra)
        points |= assignment.resources(holdings, own | extra)
        return sum(points.values()) + (worth(KEYTHEDRAL) if KEYTHEDRAL in own | extra else 0)

    plain = items(set())
    value += plain
    if leading:
        sure = sum([winning(s, t) for t in leading]) / len(leading)
        value += min(1.0, sure + 0.08) * (items(set(leading)) - plain)
    if chosen:
        value += 0.5 * (items(set(chosen)) - plain)
    elif s.winter[seat]:
        value += 0.3
    value += boat_points(s, seat, boat, tiles)
    for t in s.bidding[seat]:
        if t >= FIRST_ORDER and s.leader[t] == seat:
            value += winning(s, t) * ORDER_TILE[WINTER]
    tiles_value = goods(s, seat) * 0.5 + layout(s, seat)
    value += WORKER[WINTER] * sum(people) + SKILL[WINTER] * sum(have) + tiles_value * 0.5
    return value
