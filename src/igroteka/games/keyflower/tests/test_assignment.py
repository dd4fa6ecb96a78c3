"""The best assignment of items to scoring tiles, held against trying everything."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from igroteka.core import Rng
from igroteka.games.keyflower.components.goods import ANY_RESOURCE, GOLD
from igroteka.games.keyflower.rules import assignment as best
from igroteka.games.keyflower.rules.assignment import Stores, Unit, Yard
from igroteka.games.keyflower.rules.loops import best_loop

# ---------------------------------------------------------------- trying everything


def all_workers(counts: tuple[int, ...], tiles: set[int], white_wind: bool) -> int:
    """Every number of sets, every share of the others."""
    most = 0
    guild = min(counts[:3]) if best.CRAFTSMANS_GUILD in tiles else 0
    for c in range(guild + 1):
        left = [counts[0] - c, counts[1] - c, counts[2] - c, counts[3]]
        for m in range(left[3] + 1 if best.KEY_MARKET in tiles else 1):
            for colour in range(4) if best.VILLAGE_HALL in tiles else [0]:
                there = left[colour] - (m if colour == 3 else 0)
                for h in range(there + 1 if best.VILLAGE_HALL in tiles else 1):
                    rest = sum(left) - m - h
                    for a in range(rest // 5 + 1 if best.APOTHECARY in tiles else 1):
                        wind = rest - 5 * a if white_wind else 0
                        most = max(most, 3 * c + 2 * m + h + 3 * a + wind)
    return most


def all_skills(counts: tuple[int, ...], tiles: set[int]) -> int:
    most = 0
    for sets in range(min(counts) + 1 if best.SCRIBES in tiles else 1):
        for kind in range(3) if best.SCHOLAR in tiles else [0]:
            for t in range(counts[kind] - sets + 1 if best.SCHOLAR in tiles else 1):
                rest = sum(counts) - 3 * sets - t
                for g in range(rest // 5 + 1 if best.KEY_GUILD in tiles else 1):
                    most = max(most, 10 * sets + 3 * t + 10 * g)
    return most


def outside(resource: int, mill: int, tiles: set[int], wild: bool, wild_gold: bool) -> list[int]:
    """What a resource may be worth outside yards, sets and fives."""
    worth = [0]
    if resource == GOLD or (wild and wild_gold):
        worth.append(1)
    if (resource == GOLD or wild) and best.JEWELLER in tiles:
        worth.append(2)
    if mill >= 0 and (resource in (mill, GOLD) or wild):
        worth.append(1)
    return worth


def all_resources(
    units: tuple[tuple[int, int], ...],
    yards: dict[int, Yard],
    tiles: set[int],
    wild: bool,
    wild_gold: bool,
    bound: bool,
) -> int:
    """Give each single resource to one use after the other; the uses left to fill are part of what is remembered."""
    most = 0
    mills = range(4) if best.WATERMILL in tiles else [-1]
    total = len(units)

    @cache
    def rest(i: int, slots: tuple[int, int, int, int], mill: int) -> int:
        if i == total:
            return 0 if not any(slots) else -(10**6)
        resource, place = units[i]
        gold = resource == GOLD or wild
        here = place in yards and (gold or yards[place].scored in (resource, ANY_RESOURCE))
        worth = outside(resource, mill, tiles, wild, wild_gold)
        if here:
            worth = [yards[place].points] if bound else [*worth, yards[place].points]
        best_points = max(worth) + rest(i + 1, slots, mill)
        for j in range(4) if not (here and bound) else ():
            if slots[j] and (j == 3 or gold or resource == j):
                left = (*slots[:j], slots[j] - 1, *slots[j + 1 :])
                best_points = max(best_points, rest(i + 1, left, mill))
        return best_points

    for mill in mills:
        for m in range(total // 3 + 1 if best.MERCERS_GUILD in tiles else 1):
            for w in range((total - 3 * m) // 5 + 1 if best.WINDMILL in tiles else 1):
                most = max(most, rest(0, (m, m, m, 5 * w), mill) + 5 * m + 5 * w)
    return most


# ---------------------------------------------------------------- held against each other


def some_tiles(rng: Rng, *tiles: int) -> set[int]:
    return {t for t in tiles if rng.below(2)}


@pytest.mark.rule("KF-4.12.9", "KF-4.12.12", "KF-4.12.19", "KF-4.12.20", "KF-4.12.22", "KF-4.12.24")
def test_workers() -> None:
    rng = Rng(1)
    for _ in range(150):
        counts = [rng.below(9) for _ in range(4)]
        tiles = some_tiles(rng, best.CRAFTSMANS_GUILD, best.VILLAGE_HALL, best.KEY_MARKET, best.APOTHECARY)
        wind = rng.below(3) == 0
        points = best.workers(counts, tiles, wind)
        assert sum(points.values()) == all_workers(tuple(counts), tiles, wind), (counts, tiles, wind)
        assert set(points) <= tiles | ({best.BOAT} if wind else set())


@pytest.mark.rule("KF-4.12.17", "KF-4.12.18", "KF-4.12.21", "KF-4.12.24")
def test_skills() -> None:
    for counts in product(range(7), repeat=3):
        for number in range(8):
            tiles = {t for i, t in enumerate((best.SCRIBES, best.SCHOLAR, best.KEY_GUILD)) if number >> i & 1}
            points = best.skills(list(counts), tiles)
            if counts == tuple(sorted(counts)):
                assert sum(points.values()) == all_skills(counts, tiles), (counts, tiles)
            assert set(points) <= tiles


@pytest.mark.rule(
    "KF-4.12.10", "KF-4.12.11", "KF-4.12.13", "KF-4.12.14", "KF-4.12.16", "KF-4.12.23", "KF-4.12.24"
)
@pytest.mark.rule("KF-4.13.8", "KF-5.23", "KF-5.24", "KF-5.25", "KF-5.33")
def test_resources() -> None:
    rng = Rng(2)
    for _ in range(120):
        tiles = some_tiles(rng, best.JEWELLER, best.WATERMILL, best.MERCERS_GUILD, best.WINDMILL)
        kinds = [(26, 0), (27, 1), (34, 2), (29, ANY_RESOURCE)]
        yards = {t: Yard(t, 1 + rng.below(3), scored) for t, scored in kinds if rng.below(3) == 0}
        places = [-1, *yards]
        units: dict[tuple[int, int], int] = {}
        for _ in range(rng.below(12)):
            key = (rng.below(4), places[rng.below(len(places))])
            units[key] = units.get(key, 0) + 1
        wild, wild_gold, bound = rng.below(4) == 0, rng.below(2) == 0, rng.below(3) == 0
        stores = Stores([Unit(r, at, n) for (r, at), n in units.items()], yards, wild, wild_gold, bound)
        single = tuple([key for key, n in units.items() for _ in range(n)])
        points = best.resources(stores, tiles)
        want = all_resources(single, yards, tiles, wild, wild_gold, bound)
        assert sum(points.values()) == want, (units, tiles, yards.keys(), wild, wild_gold, bound)


def all_loops(nodes: int, roads: list[tuple[int, int]]) -> int:
    """Every choice of roads: connected, and an even number at each tile."""
    most = 0
    for number in range(1, 1 << len(roads)):
        chosen = [road for i, road in enumerate(roads) if number >> i & 1]
        degree = [0] * nodes
        for a, b in chosen:
            degree[a] += 1
            degree[b] += 1
        if any(n % 2 for n in degree):
            continue
        reached, todo = {chosen[0][0]}, [chosen[0][0]]
        while todo:
            x = todo.pop()
            for a, b in chosen:
                if x in (a, b):
                    y = a + b - x
                    if y not in reached:
                        reached.add(y)
                        todo.append(y)
        if len(reached) == sum(n > 0 for n in degree):
            most = max(most, len(reached))
    return most


@pytest.mark.rule("KF-4.12.5", "KF-5.27")
def test_loops() -> None:
    assert best_loop(3, [(0, 1), (1, 2), (0, 2)]) == 3
    assert best_loop(5, [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (2, 4)]) == 5
    assert best_loop(4, [(0, 1), (1, 2), (0, 2), (1, 3), (2, 3)]) == 4
    assert best_loop(6, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]) == 3
    assert best_loop(3, [(0, 1), (1, 2)]) == 0
    rng = Rng(3)
    for _ in range(60):
        nodes = 4 + rng.below(5)
        pairs = [(a, b) for a in range(nodes) for b in range(a + 1, nodes)]
        roads = [pair for pair in pairs if rng.below(nodes) < 3][:11]
        assert best_loop(nodes, roads) == all_loops(nodes, roads), roads
