"""The tables of tiles, boats and pieces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import SKILLS, SUPPLY, TOKENS, WORKERS
from igroteka.games.keyflower.components.setups import BOAT_ROWS, RIVER, SETUPS
from igroteka.games.keyflower.components.tiles import (
    AUTUMN_TILES,
    BUILDINGS,
    COSTS,
    FACES,
    FIRST_BOAT,
    HOMES,
    NUMBER,
    PRINTED,
    ROTATIONS,
    SEASON_TILES,
    SPRING_TILES,
    SUMMER_BOATS,
    SUMMER_TILES,
    TILE_NAMES,
    TURN_ORDER_EDGES,
    TURNED,
    USABLE,
    WINTER_TILES,
)
from igroteka.games.keyflower.moves import SEAT_MOVES
from igroteka.games.keyflower.state import blank
from igroteka.games.keyflower.storage import inventory


@pytest.mark.rule("KF-2.1")
def test_sixty_four_tiles() -> None:
    assert len(TILE_NAMES) == len(set(TILE_NAMES)) == 64
    assert [len(HOMES), len(SUMMER_BOATS), len(WINTER_TILES), len(TURN_ORDER_EDGES), len(BOAT_ROWS)] == [
        6,
        4,
        12,
        4,
        6,
    ]
    assert [len(tiles) for tiles in SEASON_TILES] == [12, 12, 12]
    assert [TILE_NAMES[t] for t in SEASON_TILES[1][8:]] == list(SUMMER_BOATS)


@pytest.mark.rule("KF-2.2", "KF-2.3", "KF-2.4", "KF-4.2.1")
def test_all_pieces_at_the_start() -> None:
    assert (sum(WORKERS), sum(SUPPLY), sum(TOKENS), len(SKILLS)) == (140, 120, 48, 3)
    s = blank(3, {}, [])
    assert s.bag == [40, 40, 40, 0]
    assert s.green == 20
    assert inventory(s) == {
        "blue": 40,
        "red": 40,
        "yellow": 40,
        "green": 20,
        "wood": 24,
        "stone": 24,
        "iron": 24,
        "gold": 48,
        "anvil": 16,
        "pickaxe": 16,
        "saw": 16,
    }


@pytest.mark.rule("KF-3.1.2")
def test_roads_and_rivers_of_each_kind_of_tile() -> None:
    for tiles, roads in ((HOMES, 5), (SPRING_TILES, 4), (SUMMER_TILES, 3), (AUTUMN_TILES, 2)):
        assert {t.edges.count("R") for t in tiles} == {roads}
    assert {t.edges.count("R") for t in WINTER_TILES} == {1}
    assert {t.edges.count("W") for t in HOMES} == {1}
    assert {t.edges.index("W") for t in HOMES} == set(range(6))
    assert [e.count("R") for e in TURN_ORDER_EDGES] == [1, 2, 3, 4]
    for t in (NUMBER["summer_boat_2"], FIRST_BOAT + 5):
        assert PRINTED[t] == "WFFWFF"
        assert ROTATIONS[t] == (0, 1, 2)


@pytest.mark.rule("KF-3.1.1")
def test_the_edges_are_systematic() -> None:
    spring = Counter(t.edges for t in SPRING_TILES)
    assert set(spring.values()) == {2}
    fields = {tuple(i for i, e in enumerate(edges) if e == "F") for edges in spring}
    assert fields == set(combinations((1, 2, 4, 5), 2))
    assert len({t.edges for t in SUMMER_TILES}) == 8
    assert len({t.edges for t in AUTUMN_TILES}) == 12
    assert set(Counter(t.edges for t in WINTER_TILES).values()) == {2}
    keywood = NUMBER["keywood"]
    assert TURNED[keywood][0] == (1, 1, 2, 1, 1, 2)
    assert TURNED[keywood][1] == (2, 1, 1, 2, 1, 1), "printed edge i points to i + 1"
    assert ROTATIONS[NUMBER["turn_order_3"]] == (0, 1)
    assert ROTATIONS[NUMBER["turn_order_4"]] == (0, 1, 2)


@pytest.mark.rule("KF-3.2.1")
def test_homes() -> None:
    for t, home in enumerate(HOMES):
        front, back = FACES[t]
        assert (front.transport, front.upgrades, back.transport, back.upgrades) == (1, 1, 2, 1)
        assert home.points == (0, 5)
        assert len(set(COSTS[t])) == 2
        assert max(COSTS[t]) < 3


@pytest.mark.rule("KF-3.3.1")
def test_every_building_has_two_sides_and_a_cost() -> None:
    assert len(USABLE) == 29
    for t, building in enumerate(BUILDINGS):
        front, back = FACES[t]
        assert COSTS[t], building.name
        assert front.usable() == back.usable()
        assert front != back or building.points[1] > building.points[0]
    assert sum(t.points[1] for t in BUILDINGS) == 6 * 5 + 32 + 37 + 54


@pytest.mark.rule("KF-3.8.2", "KF-4.12.6")
def test_cargo_of_each_season() -> None:
    workers = [[sum(b.workers[i] for b in BOAT_ROWS[:n]) for n in range(2, 7)] for i in range(3)]
    skills = [[sum(b.skills[i] for b in BOAT_ROWS[:n]) for n in range(2, 7)] for i in range(3)]
    assert workers == [[13, 19, 24, 29, 33], [13, 17, 22, 27, 31], [9, 13, 15, 18, 22]]
    assert skills == [[3, 4, 6, 7, 9], [3, 4, 6, 7, 9], [4, 5, 7, 8, 9]]
    assert RIVER == (0, 2, 4, 8, 16, 32)


@pytest.mark.rule("KF-3.9.1", "KF-4.2.5", "KF-4.2.6", "KF-3.8.1")
def test_what_a_number_of_players_needs() -> None:
    assert [SETUPS[n].order_tiles for n in GAME.seats] == [1, 2, 3, 4, 4]
    assert [SETUPS[n].market for n in GAME.seats] == [6, 7, 8, 9, 10]
    assert [SETUPS[n].winter for n in GAME.seats] == [3, 3, 3, 2, 2]


def test_the_table_of_moves() -> None:
    kinds = Counter(m.kind for m in GAME.moves.all[:SEAT_MOVES])
    assert SEAT_MOVES == 1471
    assert kinds == {
        "pass": 1,
        "bid": 52,
        "use": 29,
        "pay_skill": 3,
        "pay_worker": 4,
        "pay_group": 52,
        "colour": 4,
        "group": 52,
        "groups_done": 1,
        "count": 41,
        "take": 3,
        "step": 1008,
        "upgrade": 38,
        "transport_done": 1,
        "spend_resource": 4,
        "spend_skill": 3,
        "choose_boat": 6,
        "choose_winter": 7,
        "place_tile": 58,
        "place_cell": 98,
        "place_rotation": 6,
    }
