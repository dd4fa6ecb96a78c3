"""What a seat of Keyflower has, in points: people, tiles and resources, bids, and in winter nearly the final count."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, GOLD, GREEN
from ..components.setups import WHITE_WIND
from ..components.tiles import (
    COSTS,
    FACES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SKILL_ICON,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    PRINTED_POINTS,
    TILES,
    TURNED,
    WATER,
    WINTER,
    Face,
)
from ..rules import assignment
from ..rules.assignment import KEYTHEDRAL, worth
from ..rules.scoring import NO_TILE, boat_points, own_boat, own_tiles, stores
from ..state import NOBODY, C, K, KeyflowerState, R

#: What a worker is worth in each season, and how much more a green one.
WORKER: Final[tuple[float, ...]] = (0.85, 0.75, 0.6, 0.06)
GREENER: Final = 1.35
#: A worker in a losing bid, on an own tile.
LOSING: Final = 0.85
AT_HOME: Final = 0.9
#: Resources and tokens before the end.
RESOURCE: Final[tuple[float, ...]] = (0.55, 0.55, 0.55, 1.1)
SKILL: Final[tuple[float, ...]] = (0.9, 0.9, 0.8, 0.1)
#: How sure a winning bid is to stay one: by its size beyond the first worker.
WINNING: Final[tuple[float, ...]] = (0.55, 0.68, 0.76, 0.82, 0.86, 0.9)
#: How far a resource is on its way to an upgrade.
ON_THE_SPOT: Final = 0.48
NEARER: Final = 0.72
#: Use of a tile for the seasons to come, and hope for its other side.
SEASONS_LEFT: Final[tuple[float, ...]] = (2.6, 1.7, 0.8, 0.0)
OTHER_SIDE: Final[tuple[float, ...]] = (0.3, 0.3, 0.25, 0.05)
SUMMER_BOAT: Final = 1.6
ORDER_TILE: Final[tuple[float, ...]] = (0.9, 0.9, 0.9, 2.4)
JOINED: Final = 0.22
OPEN_WATER: Final = 0.3
#: What is left of a resource's worth for an upgrade, by steps to it.
BY_STEPS: Final[tuple[float, ...]] = tuple([NEARER**steps for steps in range(TILES + 1)])


def coming(s: KeyflowerState, seat: int) -> list[float]:
    """Workers by colour that will be behind the screen after this season, as far as one can tell."""
    found = [float(n) for n in s.workers[seat * C : seat * C + C]]
    n = s.seats
    for t in s.bidding[seat]:
        if s.leader[t] != seat:
            found[s.group_colour(seat, t)] += LOSING * s.bid[t * n + seat]
        elif s.users[t]:
            sure = winning(s, t)
            for c in range(C):
                found[c] += sure * s.on[t * C + c]
    for t in s.village[seat]:
        if s.users[t]:
            for c in range(C):
                found[c] += AT_HOME * s.on[t * C + c]
    return found


def people(s: KeyflowerState, seat: int) -> float:
    """Workers behind the screen and those that come back."""
    have = coming(s, seat)
    total = have[0] + have[1] + have[2] + GREENER * have[GREEN]
    most = max(have)
    # Many of one colour win more than a few of each.
    return WORKER[s.season] * total + 0.08 * most


def tokens(s: KeyflowerState, seat: int) -> float:
    """Skill tokens; one that an own tile asks for is worth more."""
    have = s.skills[seat * K : seat * K + K]
    value = SKILL[s.season] * sum(have)
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT and not s.side[t]:
            for icon in COSTS[t]:
                if icon >= FIRST_SKILL_ICON:
                    kind = icon - FIRST_SKILL_ICON
                    if sum(have) if kind == K else have[kind]:
                        value += 0.3 * upgrade_gain(s, t)
    return value


def use_value(face: Face) -> float:
    """What one use brings, less what it costs."""
    value = sum([face.produce[r] * RESOURCE[r] for r in range(R)]) + (RESOURCE[0] if face.one_of else 0)
    value += 0.8 * face.workers + 0.95 * face.skills + 1.15 * face.greens
    value += 0.3 * face.transport + 0.9 * face.upgrades
    if face.pay_worker >= 0:
        value -= 0.75
    if face.pay_skill >= 0:
        value -= 0.9
    return max(0.0, value)


USES: Final = tuple([(use_value(front), use_value(back)) for front, back in FACES])


def upgrade_gain(s: KeyflowerState, t: int) -> float:
    """What the other side of a tile is worth more."""
    more = (
        PRINTED_POINTS[t][1] - PRINTED_POINTS[t][0] + SEASONS_LEFT[s.season] * (USES[t][1] - USES[t][0]) * 0.6
    )
    front, back = FACES[t]
    if back.score:
        owner = s.owner[t]
        more += 0.5 * (back.score - front.score) * (yard_goods(s, owner, t) if owner >= 0 else 2)
    return more


def yard_goods(s: KeyflowerState, seat: int, t: int) -> float:
    """Resources that a yard can hope to score: those on it, and a share of the others."""
    scored = FACES[t][0].scored
    found = 0.0
    for tile in s.village[seat]:
        if tile < FIRST_WINTER:
            for r in range(R):
                if s.goods[tile * R + r] and (scored in (r, ANY_RESOURCE) or r == GOLD):
                    found += s.goods[tile * R + r] * (1.0 if tile == t else 0.3)
    return found


def tile_value(s: KeyflowerState, seat: int, t: int) -> float:
    """What a building is worth to its owner before its upgrade is in sight."""
    side = s.side[t]
    value = PRINTED_POINTS[t][side] + SEASONS_LEFT[s.season] * 0.6 * USES[t][side]
    face = FACES[t][side]
    if face.score:
        value += face.score * yard_goods(s, seat, t)
    if not side:
        value += OTHER_SIDE[s.season] * (PRINTED_POINTS[t][1] - PRINTED_POINTS[t][0])
    return value


def village(s: KeyflowerState, seat: int) -> float:
    """Tiles, resources on their way to an upgrade, and roads."""
    value = 0.0
    for t in own_tiles(s, seat):
        if t < FIRST_SUMMER_BOAT:
            value += tile_value(s, seat, t)
        elif t < FIRST_WINTER:
            value += SUMMER_BOAT
    value += goods(s, seat)
    return value + layout(s, seat)


def goods(s: KeyflowerState, seat: int) -> float:
    """Each resource by itself, and what it is on the way to."""
    value = 0.0
    tiles = [t for t in s.village[seat] if t < FIRST_WINTER]
    stock = [t for t in tiles if any(s.goods[t * R : t * R + R])]
    if not stock:
        return 0.0
    for t in stock:
        for r in range(R):
            value += RESOURCE[r] * 0.8 * s.goods[t * R + r]
    for t in tiles:
        if t < FIRST_SUMMER_BOAT and not s.side[t]:
            gain = upgrade_gain(s, t)
            cost = [icon for icon in COSTS[t] if icon <= ANY_RESOURCE]
            if gain > 0 and cost:
                value += ON_THE_SPOT * gain * ready(s, t, cost, stock)
    return value


def ready(s: KeyflowerState, t: int, cost: list[int], stock: list[int]) -> float:
    """Which part of an upgrade can be paid, pieces farther away counting less."""
    far = distances(s, t)
    near = [u for u in stock if far[u] >= 0]
    left = [s.goods[u * R + r] for u in near for r in range(R)]
    paid = 0.0
    for icon in cost:
        best, piece = 0.0, -1
        for i in range(len(near)):
            share = BY_STEPS[far[near[i]]]
            if share > best:
                for r in range(R):
                    if left[i * R + r] and (r in (icon, GOLD) or icon == ANY_RESOURCE):
                        best, piece = share, i * R + r
                        break
        if piece >= 0:
            left[piece] -= 1
            paid += best
    part: float = (paid / len(cost)) ** 1.5
    return part


def distances(s: KeyflowerState, start: int) -> list[int]:
    """Steps from each tile that a resource can come from; -1 for the others."""
    found = [-1] * TILES
    found[start] = 0
    queue = [start]
    for t in queue:
        for d in range(6):
            u = s.ways[t * 6 + d]
            if u >= 0 and found[u] < 0:
                found[u] = found[t] + 1
                queue.append(u)
    return found


def layout(s: KeyflowerState, seat: int) -> float:
    """Roads that lead somewhere, and water where a boat can go on."""
    joined = 0
    for t in s.village[seat]:
        for d in range(6):
            if s.ways[t * 6 + d] >= 0:
                joined += 1
    home = s.home(seat)
    way = TURNED[home][0].index(WATER)
    other = s.beside[home * 6 + way]
    value = JOINED * joined
    if other != NOBODY and other >= FIRST_SUMMER_BOAT:
        value += OPEN_WATER
    for t in s.village[seat]:
        if FIRST_ORDER <= t < FIRST_BOAT:
            value += sum([s.beside[t * 6 + d] != NOBODY for d in range(6)])
    return value


# ---------------------------------------------------------------- auctions


def winning(s: KeyflowerState, t: int) -> float:
    """How likely the best bid for a tile stays the best."""
    return WINNING[min(s.best[t], len(WINNING)) - 1]


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


# ---------------------------------------------------------------- winter


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
