"""What a village is worth: its tiles, resources on their way to an upgrade, and roads."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, GOLD
from ..components.tiles import (
    COSTS,
    FACES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    PRINTED_POINTS,
    TILES,
    TURNED,
    WATER,
    Face,
)
from ..rules.scoring import own_tiles
from ..state import NOBODY, KeyflowerState, R
from .weights import Weights

#: Resources before the end.
RESOURCE: Final[tuple[float, ...]] = (0.55, 0.55, 0.55, 1.1)
#: What is left of a resource's worth for an upgrade, by steps to it.
NEARER: Final = 0.72
BY_STEPS: Final[tuple[float, ...]] = tuple([NEARER**steps for steps in range(TILES + 1)])


def village(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Tiles, resources on their way to an upgrade, and roads."""
    value = 0.0
    for t in own_tiles(s, seat):
        if t < FIRST_SUMMER_BOAT:
            value += tile_value(s, seat, t, w)
        elif t < FIRST_WINTER:
            value += w.summer_boat
    value += goods(s, seat, w)
    return value + layout(s, seat, w)


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


def tile_value(s: KeyflowerState, seat: int, t: int, w: Weights) -> float:
    """What a building is worth to its owner before its upgrade is in sight."""
    side = s.side[t]
    value = PRINTED_POINTS[t][side] + w.seasons_left[s.season] * 0.6 * USES[t][side]
    face = FACES[t][side]
    if face.score:
        value += face.score * yard_goods(s, seat, t, w)
    if not side:
        value += w.other_side[s.season] * (PRINTED_POINTS[t][1] - PRINTED_POINTS[t][0])
    return value


def upgrade_gain(s: KeyflowerState, t: int, w: Weights) -> float:
    """What the other side of a tile is worth more."""
    more = (
        PRINTED_POINTS[t][1]
        - PRINTED_POINTS[t][0]
        + w.seasons_left[s.season] * (USES[t][1] - USES[t][0]) * 0.6
    )
    front, back = FACES[t]
    if back.score:
        owner = s.owner[t]
        more += 0.5 * (back.score - front.score) * (yard_goods(s, owner, t, w) if owner >= 0 else 2)
    return more


def yard_goods(s: KeyflowerState, seat: int, t: int, w: Weights) -> float:
    """Resources that a yard can hope to score: those on it, and a share of the others."""
    scored = FACES[t][0].scored
    number = 0.0
    for tile in s.village[seat]:
        if tile < FIRST_WINTER:
            for r in range(R):
                if s.goods[tile * R + r] and (scored in (r, ANY_RESOURCE) or r == GOLD):
                    number += s.goods[tile * R + r] * (1.0 if tile == t else w.yard_share)
    return number


def goods(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Each resource by itself, and what it is on the way to."""
    value = 0.0
    tiles = [t for t in s.village[seat] if t < FIRST_WINTER]
    stock = [t for t in tiles if any(s.goods[t * R : t * R + R])]
    if not stock:
        return 0.0
    for t in stock:
        for r in range(R):
            value += RESOURCE[r] * w.in_stock * s.goods[t * R + r]
    for t in tiles:
        if t < FIRST_SUMMER_BOAT and not s.side[t]:
            gain = upgrade_gain(s, t, w)
            cost = [icon for icon in COSTS[t] if icon <= ANY_RESOURCE]
            if gain > 0 and cost:
                value += w.on_the_spot * gain * ready(s, t, cost, stock, w)
    return value


def ready(s: KeyflowerState, t: int, cost: list[int], stock: list[int], w: Weights) -> float:
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
    far = [-1] * TILES
    far[start] = 0
    queue = [start]
    for t in queue:
        for d in range(6):
            u = s.ways[t * 6 + d]
            if u >= 0 and far[u] < 0:
                far[u] = far[t] + 1
                queue.append(u)
    return far


def layout(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Roads that lead somewhere, and water where a boat can go on."""
    joined = 0
    for t in s.village[seat]:
        for d in range(6):
            if s.ways[t * 6 + d] >= 0:
                joined += 1
    home = s.home(seat)
    way = TURNED[home][0].index(WATER)
    other = s.beside[home * 6 + way]
    value = w.joined * joined
    if other != NOBODY and other >= FIRST_SUMMER_BOAT:
        value += w.open_water
    for t in s.village[seat]:
        if FIRST_ORDER <= t < FIRST_BOAT:
            value += sum([s.beside[t * 6 + d] != NOBODY for d in range(6)])
    return value
