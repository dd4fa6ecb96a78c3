"""The best way to share out workers, skill tokens and resources over the scoring tiles: exact, without trying all.

Each function takes what there is and the names of the tiles that score it, as the numbers below, and gives the
points of each tile that scores. The three sorts of items do not touch each other; only the purple marker does, and
`scoring.py` tries all that it can be.
"""

from __future__ import annotations

from typing import Final

from ..components.goods import ANY_RESOURCE, BLUE, GOLD, GREEN, RED, YELLOW
from ..components.tiles import FIRST_WINTER, FIVE, NUMBER, WINTER_TILES

JEWELLER: Final = NUMBER["jeweller"]
CRAFTSMANS_GUILD: Final = NUMBER["craftsmans_guild"]
WATERMILL: Final = NUMBER["watermill"]
MERCERS_GUILD: Final = NUMBER["mercers_guild"]
KEYTHEDRAL: Final = NUMBER["keythedral"]
WINDMILL: Final = NUMBER["windmill"]
SCRIBES: Final = NUMBER["scribes"]
SCHOLAR: Final = NUMBER["scholar"]
VILLAGE_HALL: Final = NUMBER["village_hall"]
KEY_MARKET: Final = NUMBER["key_market"]
KEY_GUILD: Final = NUMBER["key_guild"]
APOTHECARY: Final = NUMBER["apothecary"]
#: Stands for the boat in the points of workers, and for gold that no tile scores.
BOAT: Final = -1
LOOSE: Final = -2
NO_TYPE: Final = -1

Points = dict[int, int]


def worth(tile: int) -> int:
    """The points that a winter tile shows."""
    return WINTER_TILES[tile - FIRST_WINTER].points


def without_zeros(points: Points) -> Points:
    """Without the tiles that score nothing."""
    return {tile: n for tile, n in points.items() if n}


# ---------------------------------------------------------------- workers


def workers(counts: list[int], tiles: set[int], white_wind: bool) -> Points:
    """§KF-4.12.9, §KF-4.12.12, §KF-4.12.19, §KF-4.12.20, §KF-4.12.22, §KF-4.12.24 The best points for workers.

    For each number of craftsman's sets and each colour of the village hall a worker outside the sets has a value of
    its own. Workers of value 0 fill the fives of the apothecary; at most four others may help to fill the last
    one, since a five of workers with values is never worth its points.
    """
    best: Points = {}
    most = -1
    guild = min(counts[BLUE], counts[RED], counts[YELLOW]) if CRAFTSMANS_GUILD in tiles else 0
    halls = range(len(counts)) if VILLAGE_HALL in tiles else range(NO_TYPE, 0)
    rest = 1 if white_wind else 0
    for sets in range(guild + 1):
        left = [counts[BLUE] - sets, counts[RED] - sets, counts[YELLOW] - sets, counts[GREEN]]
        for hall in halls:
            market = left[GREEN] if KEY_MARKET in tiles else 0
            ones = left[hall] if hall != NO_TYPE and not (hall == GREEN and market) else 0
            loose = sum(left) - market - ones
            for fillers in range(FIVE):
                if fillers and (APOTHECARY not in tiles or rest or fillers > ones + market):
                    break
                from_hall = min(fillers, ones)
                from_market = fillers - from_hall
                fives = (loose + fillers) // FIVE if APOTHECARY in tiles and not rest else 0
                guilds = sets * worth(CRAFTSMANS_GUILD)
                halls_points = (ones - from_hall) * worth(VILLAGE_HALL)
                markets = (market - from_market) * worth(KEY_MARKET)
                apothecaries = fives * worth(APOTHECARY)
                total = guilds + halls_points + markets + apothecaries + loose * rest
                if total > most:
                    most = total
                    best = {
                        CRAFTSMANS_GUILD: guilds,
                        VILLAGE_HALL: halls_points,
                        KEY_MARKET: markets,
                        APOTHECARY: apothecaries,
                        BOAT: loose * rest,
                    }
    return without_zeros(best)


# ---------------------------------------------------------------- skill tokens


def skills(counts: list[int], tiles: set[int]) -> Points:
    """§KF-4.12.17, §KF-4.12.18, §KF-4.12.21, §KF-4.12.24 The best points for skill tokens."""
    best: Points = {}
    most = -1
    kinds = range(len(counts)) if SCHOLAR in tiles else range(NO_TYPE, 0)
    for sets in range((min(counts) if SCRIBES in tiles else 0) + 1):
        for kind in kinds:
            there = counts[kind] - sets if kind != NO_TYPE else 0
            rest = sum(counts) - len(counts) * sets - there
            # A token is worth more to the scholar than its share of a five: at most four help to fill one.
            for fillers in range(min(there, FIVE - 1) + 1):
                fives = (rest + fillers) // FIVE if KEY_GUILD in tiles else 0
                for_sets = sets * worth(SCRIBES)
                alike = (there - fillers) * worth(SCHOLAR)
                for_fives = fives * worth(KEY_GUILD)
                total = for_sets + alike + for_fives
                if total > most:
                    most = total
                    best = {SCRIBES: for_sets, SCHOLAR: alike, KEY_GUILD: for_fives}
    return without_zeros(best)


# ---------------------------------------------------------------- resources


class Unit:
    """Some equal resources: their type, the yard where they lie (-1: elsewhere), what each is worth by itself and
    the tile that scores it."""

    def __init__(self, resource: int, yard: int, n: int) -> None:
        self.resource = resource
        self.yard = yard
        self.n = n
        self.value = 0
        self.tile = LOOSE


class Yard:
    """A yard: the points for each resource on it, and the type that it scores (4: any)."""

    def __init__(self, tile: int, points: int, scored: int) -> None:
        self.tile = tile
        self.points = points
        self.scored = scored


class Stores:
    """The resources of a village, its yards, and the rules for what may stand for what."""

    def __init__(
        self, units: list[Unit], yards: dict[int, Yard], wild: bool, wild_gold: bool, bound: bool
    ) -> None:
        self.units = units
        self.yards = yards
        self.wild = wild
        self.wild_gold = wild_gold
        self.bound = bound


def resources(stores: Stores, tiles: set[int]) -> Points:
    """§KF-4.12.10, §KF-4.12.11, §KF-4.12.13, §KF-4.12.14, §KF-4.12.16, §KF-4.12.23, §KF-4.13.8 The best points for resources.

    Each unit has a value outside sets; sets of the Mercer's guild and fives of the windmill take the units that
    lose least. Which units can fill so many sets and fives is a matroid, so taking the cheapest that still fits
    is exact.
    """
    best: Points = {}
    most = -1
    mills = [NO_TYPE]
    if WATERMILL in tiles:
        mills = [GOLD] if stores.wild else list(range(GOLD))
    for mill in mills:
        for unit in stores.units:
            appraise(stores, unit, mill, JEWELLER in tiles)
        units = sorted(stores.units, key=_by_value)
        free = [u for u in units if not (stores.bound and u.tile in stores.yards)]
        total = sum([u.n for u in free])
        alone = sum([u.n * u.value for u in units])
        sets = total // 3 if MERCERS_GUILD in tiles else 0
        w = 0
        for m in range(sets + 1):
            fives = (total - 3 * m) // FIVE if WINDMILL in tiles else 0
            w = best_fives(free, m, min(w, fives), fives, stores.wild)
            used = cheapest(free, m, w, stores.wild)
            if used is None:
                break  # nor can more sets be filled
            points = alone - worth_outside(free, used) + m * worth(MERCERS_GUILD) + w * worth(WINDMILL)
            if points > most:
                most = points
                best = {MERCERS_GUILD: m * worth(MERCERS_GUILD), WINDMILL: w * worth(WINDMILL)}
                for unit in units:
                    best[unit.tile] = best.get(unit.tile, 0) + unit.n * unit.value
                for i in range(len(free)):
                    best[free[i].tile] -= used[i] * free[i].value
    return without_zeros(best)


def best_fives(free: list[Unit], m: int, w: int, most: int, wild: bool) -> int:
    """The fewest fives that are best with m sets, found by steps from a guess.

    Each further five costs at least as much as the one before (units leave in the order of their value), so the
    points rise to a top and fall behind it.
    """
    here = gain(free, m, w, wild)
    while here < 0 and w:
        w -= 1
        here = gain(free, m, w, wild)
    while w < most:
        more = gain(free, m, w + 1, wild)
        if more <= here:
            break
        w, here = w + 1, more
    while w:
        fewer = gain(free, m, w - 1, wild)
        if fewer < here:
            break
        w, here = w - 1, fewer
    return w


def gain(free: list[Unit], m: int, w: int, wild: bool) -> int:
    """What w fives with m sets are worth, on a scale that has no negative values; -1 if they cannot be filled."""
    used = cheapest(free, m, w, wild)
    if used is None:
        return -1
    return w * worth(WINDMILL) + sum([(free[i].n - used[i]) * free[i].value for i in range(len(free))])


def worth_outside(free: list[Unit], used: list[int]) -> int:
    """What units in sets and fives would have been worth outside."""
    return sum([used[i] * free[i].value for i in range(len(free))])


def _by_value(unit: Unit) -> int:
    return unit.value


def appraise(stores: Stores, unit: Unit, mill: int, jeweller: bool) -> None:
    """§KF-4.12.10, §KF-4.12.11, §KF-4.12.13, §KF-4.12.23, §KF-5.25, §KF-5.33 What a unit is worth outside sets: the largest that applies."""
    gold = unit.resource == GOLD or stores.wild
    unit.value, unit.tile = 0, LOOSE
    if unit.resource == GOLD or (stores.wild and stores.wild_gold):
        unit.value = 1
    if unit.value < 1 and mill != NO_TYPE and (stores.wild or unit.resource == mill):
        unit.value, unit.tile = worth(WATERMILL), WATERMILL
    if gold and jeweller:
        unit.value, unit.tile = worth(JEWELLER), JEWELLER
    yard = stores.yards.get(unit.yard)
    if yard is None or not (gold or yard.scored in (unit.resource, ANY_RESOURCE)):
        return
    if yard.points > unit.value or stores.bound:
        unit.value, unit.tile = yard.points, yard.tile


def cheapest(units: list[Unit], m: int, w: int, wild: bool) -> list[int] | None:
    """§KF-5.24 How many of each unit, cheapest first, fill m sets of wood, stone and iron and w fives; None if they cannot.

    Gold (with boat 3b anything) goes anywhere; the others into the m places of their own type and into the fives.
    """
    places = 3 * m + FIVE * w
    own = [m, m, m]
    any_left = FIVE * w
    used = [0] * len(units)
    for i in range(len(units)):
        if not places:
            break
        unit = units[i]
        n = min(unit.n, places)
        if unit.resource != GOLD and not wild:
            n = min(n, own[unit.resource] + any_left)
            into_own = min(n, own[unit.resource])
            own[unit.resource] -= into_own
            any_left -= n - into_own
        used[i] = n
        places -= n
    return used if not places else None
