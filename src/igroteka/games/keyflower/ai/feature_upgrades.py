"""Numbers about upgrades for a learned evaluation: what they bring, what they lack, and how far the goods for them are."""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, GOLD
from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER, TILES, WILD_UPGRADES
from ..rules.upgrade_costs import ANY_SKILLS, SKILL_ICONS
from ..state import K, KeyflowerState, R
from .feature_tables import (
    CARRY,
    KINDS,
    LATER,
    NEARNESS,
    NEED,
    PIECES,
    PRINTED,
    RANK,
    SCORE,
    SCORED,
    TURNS_OVER,
    USE_VALUE,
)

UPGRADE_NAMES: Final = (
    *("printed_to_turn", "gain_to_turn", "gain_ready", "gain_near", "best_near", "second_near", "gain_pending"),
    *("gain_skill_missing", "gain_one_short", "wood_short", "stone_short", "iron_short", "any_short", "skills_short", "short_made_here"),
    *("gain_payable", "upgrades_payable", "steps_to_payable", "payable_and_turnable", "goods_spare", "goods_spare_late"),
)  # fmt: skip

#: Why an upgrade cannot be paid, in place of steps: one resource too few, more of them or no road, no token.
ONE_SHORT: Final = -1
MORE_SHORT: Final = -2
NO_TOKEN: Final = -3


def upgrade_numbers(
    s: KeyflowerState, seat: int, pool: list[int], makes: list[float], ups: int, row: list[float]
) -> None:
    """Add the upgrades still to be made, with the goods of the village by kind and what its tiles make.

    `ups` are the upgrades that an open transport still allows.
    """
    wild = s.power[WILD_UPGRADES] == seat
    tokens = s.skills[seat * K : seat * K + K]
    tiles = _fronts(s, seat)
    gains = [_gain(s, t, pool) for t in tiles]
    steps = [_steps(s, t, pool, tokens, wild) for t in tiles]
    printed = 0
    for t in tiles:
        printed += PRINTED[t * 2 + 1] - PRINTED[t * 2]
    row.append(printed / 30)
    _in_reach(gains, steps, ups, row)
    _lacks(tiles, gains, steps, pool, tokens, makes, row)
    _together(s, seat, tiles, gains, steps, pool, tokens, wild, row)


def _fronts(s: KeyflowerState, seat: int) -> list[int]:
    """The tiles of a seat that are not turned over, those that yield most for their price first."""
    keys: list[int] = []
    for tiles in (s.village[seat], s.won[seat]):
        for t in tiles:
            if t < FIRST_SUMMER_BOAT and not s.side[t]:
                keys.append(RANK[t] * TILES + t)
    keys.sort()
    return [key % TILES for key in keys]


def _steps(s: KeyflowerState, t: int, pool: list[int], tokens: list[int], wild: bool) -> int:
    """The steps that an upgrade still asks for, or why it cannot be paid."""
    missing = short_of(pool, t, wild)
    if missing:
        return ONE_SHORT if missing == 1 else MORE_SHORT
    if skills_missing(tokens, t):
        return NO_TOKEN
    if not short_of(s.goods[t * R : t * R + R], t, wild):
        return 0
    steps = steps_to_pay(s, t, wild)
    return steps if steps >= 0 else MORE_SHORT


def _in_reach(gains: list[float], steps: list[int], ups: int, row: list[float]) -> None:
    """Add what upgrades bring: all, those that can be made at once, and those for which goods must be carried."""
    total = ready = near = best = second = pending = 0.0
    for i in range(len(gains)):
        gain = gains[i]
        total += gain
        if steps[i] < 0:
            continue
        if steps[i] == 0:
            ready += gain
            if ups:
                ups -= 1
                pending += gain
        close = gain * NEARNESS[min(steps[i], len(NEARNESS) - 1)]
        near += close
        if close > best:
            best, second = close, best
        elif close > second:
            second = close
    row += [total / 30, ready / 10, near / 20, best / 10, second / 10, pending / 10]


def _lacks(
    tiles: list[int],
    gains: list[float],
    steps: list[int],
    pool: list[int],
    tokens: list[int],
    makes: list[float],
    row: list[float],
) -> None:
    """Add what upgrades lack: tokens, single resources, and each kind if all were to be paid."""
    lacking = one = made = 0.0
    tokens_short = all_short = 0
    need = [0] * KINDS
    for i in range(len(tiles)):
        if steps[i] == NO_TOKEN:
            lacking += gains[i]
        elif steps[i] == ONE_SHORT:
            one += gains[i]
        tokens_short += skills_missing(tokens, tiles[i])
        for r in range(KINDS):
            need[r] += NEED[tiles[i] * KINDS + r]
    row += [lacking / 10, one / 20]
    for r in range(GOLD):
        short = max(0, need[r] - pool[r])
        made += min(float(short), makes[r])
        row.append(short / 5)
    all_short = max(0, sum(need) - sum(pool))
    row += [all_short / 10, tokens_short / 4, made / 5]


def _together(
    s: KeyflowerState,
    seat: int,
    tiles: list[int],
    gains: list[float],
    steps: list[int],
    pool: list[int],
    tokens: list[int],
    wild: bool,
    row: list[float],
) -> None:
    """Add the upgrades that can all be paid one after the other, whether own tiles allow them, and the goods that are left."""
    goods = pool.copy()
    skills = tokens.copy()
    paid = 0.0
    number = way = carts = turns = 0
    for i in range(len(tiles)):
        t = tiles[i]
        if steps[i] >= 0 and not short_of(goods, t, wild) and not skills_missing(skills, t):
            pay(goods, t, wild)
            _spend_skills(skills, t)
            paid += gains[i]
            number += 1
            way += steps[i]
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT:
            carts += CARRY[t * 2 + s.side[t]]
            turns += TURNS_OVER[t * 2 + s.side[t]]
    possible = min(number, turns) * min(1.0, (1 + carts) / (1 + way))
    spare = goods[0] + goods[1] + goods[2]
    row += [paid / 20, number / 5, way / 10, possible / 5, spare / 10, spare * s.season / 30]


# ---------------------------------------------------------------- prices


def short_of(have: list[int], t: int, wild: bool) -> int:
    """How many resources are missing for an upgrade, gold standing for anything."""
    if wild:
        return max(0, PIECES[t] - have[0] - have[1] - have[2] - have[GOLD])
    at = t * KINDS
    missing = spare = 0
    for r in range(GOLD):
        more = NEED[at + r] - have[r]
        if more > 0:
            missing += more
        else:
            spare -= more
    gold = have[GOLD] - NEED[at + GOLD] - missing
    if gold < 0:
        return -gold
    return max(0, NEED[at + ANY_RESOURCE] - spare - gold)


def pay(have: list[int], t: int, wild: bool) -> None:
    """Take the price of an upgrade, which is there, out of some goods: own kinds before gold, plenty before scarce."""
    at = t * KINDS
    anything = PIECES[t] if wild else NEED[at + ANY_RESOURCE]
    if not wild:
        for r in range(R):
            own = min(NEED[at + r], have[r])
            have[r] -= own
            have[GOLD] -= NEED[at + r] - own
    for _ in range(anything):
        most = GOLD
        for r in range(GOLD):
            if have[r] and (most == GOLD or have[r] > have[most]):
                most = r
        have[most] -= 1


def steps_to_pay(s: KeyflowerState, t: int, wild: bool) -> int:
    """The steps that bring the goods for an upgrade to its tile, nearest first; -1 if roads do not lead there."""
    far = [-1] * TILES
    far[t] = 0
    queue = [t]
    have = [0] * R
    missing = PIECES[t]
    total = 0
    for u in queue:
        for r in range(R):
            for _ in range(s.goods[u * R + r] if u < FIRST_WINTER else 0):
                have[r] += 1
                now = short_of(have, t, wild)
                if now == missing:
                    have[r] -= 1
                    break
                missing = now
                total += far[u]
                if not missing:
                    return total
        for d in range(u * 6, u * 6 + 6):
            v = s.ways[d]
            if v >= 0 and far[v] < 0:
                far[v] = far[u] + 1
                queue.append(v)
    return -1


def skills_missing(have: list[int], t: int) -> int:
    """How many tokens an upgrade still asks for."""
    missing = 0
    for k in SKILL_ICONS[t]:
        if not have[k]:
            missing += 1
    if ANY_SKILLS[t] and not (have[0] or have[1] or have[2]):
        missing += 1
    return missing


def _spend_skills(have: list[int], t: int) -> None:
    """Take the tokens of an upgrade, which are there, out of some."""
    for k in SKILL_ICONS[t]:
        have[k] -= 1
    if ANY_SKILLS[t]:
        most = 0
        for k in range(1, K):
            if have[k] > have[most]:
                most = k
        have[most] -= 1


def _gain(s: KeyflowerState, t: int, pool: list[int]) -> float:
    """What the other side of a tile brings: points, points for goods on a yard, and better uses to come."""
    f = t * 2
    gain = PRINTED[f + 1] - PRINTED[f] + LATER[s.season] * max(0.0, USE_VALUE[f + 1] - USE_VALUE[f])
    if SCORE[f]:
        kind = SCORED[f]
        here = s.goods[t * R + GOLD]
        there = pool[GOLD]
        for r in range(GOLD):
            if kind in (r, ANY_RESOURCE):
                here += s.goods[t * R + r]
                there += pool[r]
        gain += (SCORE[f + 1] - SCORE[f]) * (here + 0.3 * (there - here))
    return gain
