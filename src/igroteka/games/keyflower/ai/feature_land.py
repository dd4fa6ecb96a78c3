"""Numbers about a village for a learned evaluation: goods, what the tiles can do, and which can still be used."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, GOLD, NOTHING
from ..components.setups import RIVER
from ..components.tiles import (
    ANY_COLOURS,
    COUNTERBID,
    DOUBLE,
    EXTRA_GREEN,
    EXTRA_WORKERS,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    OVER_FIELDS,
    WILD_SCORING,
    WILD_UPGRADES,
)
from ..state import C, K, KeyflowerState, R
from .feature_tables import (
    CARRY,
    GREENS,
    HIRES,
    MAKES,
    NEEDS_SKILL,
    SCORE,
    SCORED,
    TEACHES,
    TURNS_OVER,
    USE_VALUE,
)
from .feature_upgrades import upgrade_numbers

GOODS_NAMES: Final = (
    *("wood", "stone", "iron", "gold", "goods_at_home", "yard_points", "yard_promise"),
)  # fmt: skip
ENGINE_NAMES: Final = (
    *("makes_wood", "makes_stone", "makes_iron", "makes_gold", "makes_left", "hires", "teaches", "greens_made"),
    *("steps_own", "upgrades_own", "steps_own_left", "tiles", "tiles_turned", "yards", "offshore", "ways"),
    *("extra_workers", "over_fields", "double_steps", "wild_upgrades", "wild_scoring", "free_colours", "river"),
)  # fmt: skip
USE_NAMES: Final = (
    *("own_uses", "own_use_value", "own_steps_open", "own_upgrades_open"),
    *("other_use_best", "other_steps_best", "other_upgrades_open"),
)  # fmt: skip


def village_numbers(s: KeyflowerState, seat: int, left: float, ups: int, row: list[float]) -> list[int]:
    """Add the numbers of a village to a row; gives the goods of the village by kind.

    `left` is the share of the game to come, `ups` the upgrades that an open transport still allows.
    """
    pool = [0] * R
    for t in s.village[seat]:
        if t < FIRST_WINTER:
            for r in range(R):
                pool[r] += s.goods[t * R + r]
    makes = _makes(s, seat)
    upgrade_numbers(s, seat, pool, makes, ups, row)
    _goods(s, seat, pool, row)
    _engine(s, seat, makes, left, row)
    _uses(s, seat, row)
    return pool


def _makes(s: KeyflowerState, seat: int) -> list[float]:
    """What one use of each own tile makes together, by resource."""
    makes = [0.0] * R
    for t in [*s.village[seat], *s.won[seat]]:
        if t < FIRST_SUMMER_BOAT:
            at = (t * 2 + s.side[t]) * R
            for r in range(R):
                makes[r] += MAKES[at + r]
    return makes


def _goods(s: KeyflowerState, seat: int, pool: list[int], row: list[float]) -> None:
    """Goods by kind, those at home, and what yards score or could score."""
    at = s.home(seat) * R
    here = s.goods[at] + s.goods[at + 1] + s.goods[at + 2] + s.goods[at + 3]
    promise = 0
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT:
            f = t * 2 + s.side[t]
            if SCORE[f]:
                n = pool[GOLD] - s.goods[t * R + GOLD]
                for r in range(GOLD):
                    if SCORED[f] in (r, ANY_RESOURCE):
                        n += pool[r] - s.goods[t * R + r]
                promise = max(promise, n * SCORE[f])
    row += [
        *(pool[0] / 6, pool[1] / 6, pool[2] / 6, pool[GOLD] / 6, here / 8, yard_points(s, seat) / 10),
        promise / 20,
    ]  # fmt: skip


def yard_points(s: KeyflowerState, seat: int) -> int:
    """What the goods on yards score as they lie."""
    points = 0
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT:
            f = t * 2 + s.side[t]
            if SCORE[f]:
                n = s.goods[t * R + GOLD]
                for r in range(GOLD):
                    if SCORED[f] in (r, ANY_RESOURCE) or s.power[WILD_SCORING] == seat:
                        n += s.goods[t * R + r]
                points += n * SCORE[f]
    return points


def _engine(s: KeyflowerState, seat: int, makes: list[float], left: float, row: list[float]) -> None:
    """What the tiles of a seat can do, how many are turned over, how they lie, and the summer boats."""
    tiles = turned = yards = ways = boats = hires = teaches = greens = steps = ups = 0
    for t in [*s.village[seat], *s.won[seat]]:
        if t < FIRST_SUMMER_BOAT:
            f = t * 2 + s.side[t]
            tiles += 1
            turned += s.side[t]
            hires += HIRES[f]
            teaches += TEACHES[f]
            greens += GREENS[f]
            steps += CARRY[f]
            ups += TURNS_OVER[f]
            if SCORE[f]:
                yards += 1
        elif t < FIRST_WINTER:
            boats += 1
        for d in range(t * 6, t * 6 + 6):
            if s.ways[d] >= 0:
                ways += 1
    power = s.power
    if power[DOUBLE] == seat:
        steps *= 2
        ups *= 2
    row += [
        *(makes[0] / 4, makes[1] / 4, makes[2] / 4, makes[GOLD] / 4, sum(makes) * left / 8, hires / 4, teaches / 4, greens / 3),
        *(steps / 10, ups / 4, steps * left / 10, tiles / 10, turned / 8, yards / 2),
        *(len(s.won[seat]) / 4, ways / 40),
        *(1.0 if seat in (power[EXTRA_WORKERS], power[EXTRA_GREEN]) else 0.0, 1.0 if power[OVER_FIELDS] == seat else 0.0),
        *(1.0 if power[DOUBLE] == seat else 0.0, 1.0 if power[WILD_UPGRADES] == seat else 0.0),
        *(1.0 if power[WILD_SCORING] == seat else 0.0, 1.0 if seat in (power[COUNTERBID], power[ANY_COLOURS]) else 0.0),
        RIVER[boats] / 8,
    ]  # fmt: skip


def _uses(s: KeyflowerState, seat: int, row: list[float]) -> None:
    """The tiles that the seat can still use this season: own ones, and those of others and at auction."""
    have = s.workers[seat * C : seat * C + C]
    at = seat * K
    tokens = s.skills[at] + s.skills[at + 1] + s.skills[at + 2]
    most = max(have)
    own = own_steps = own_ups = other_steps = other_ups = 0
    value = best = 0.0
    for t in s.usable if most else ():
        c = s.colour[t]
        f = t * 2 + s.side[t]
        skill = NEEDS_SKILL[f]
        if (c >= 0 and have[c] <= s.last[t]) or (
            skill != NOTHING and not (tokens if skill == K else s.skills[at + skill])
        ):
            continue
        if s.owner[t] == seat:
            own += 1
            own_steps += CARRY[f]
            own_ups += TURNS_OVER[f]
            value += USE_VALUE[f]
        else:
            best = max(best, USE_VALUE[f])
            other_steps = max(other_steps, CARRY[f])
            other_ups += TURNS_OVER[f]
    row += [
        *(
            own / 6,
            value / 8,
            own_steps / 8,
            own_ups / 3,
            best / 3,
            other_steps / 6,
            other_ups / 5,
        )
    ]
