"""Points of a newly laid tile: the worked examples and what they leave open."""

from __future__ import annotations

import pytest

from igroteka.games.dream_city.components.boards import CELLS
from igroteka.games.dream_city.components.tiles import KINDS, TILE_NAMES, TILES
from igroteka.games.dream_city.rules.points import rescoring_value, tile_points
from igroteka.games.dream_city.state import EMPTY
from igroteka.games.dream_city.ui.show import build_points

from .scenario import City, table

ICE_CREAM = "shop_park_home"
BOOKS = "shop_office_metro"

#: name, tiles that lie there, cell, tile, points in lines, points by connected group
EXAMPLES: list[tuple[str, City, str, str, int, int]] = [
    ("o1", {"r3c1": "office", "r3c2": "office", "r3c4": "office"}, "r3c3", "office", 4, 4),
    ("o2", {"r1c3": "office", "r2c3": "office", "r3c2": "office"}, "r3c3", "office", 4, 4),
    ("o3", {"r3c1": "office", "r3c5": "office"}, "r3c3", "office", 1, 1),
    ("o4", {"r3c2": "office", "r2c2": "office"}, "r3c3", "office", 2, 3),
    ("m1", {"r1c1": "metro", "r2c2": "metro"}, "r3c3", "metro", 3, 3),
    ("m2", {"r2c2": "metro", "r4c4": "metro", "r2c4": "metro"}, "r3c3", "metro", 4, 4),
    ("m3", {"r2c2": "metro", "r3c1": "metro"}, "r3c3", "metro", 2, 3),
    ("m4", {"r3c2": "metro"}, "r3c3", "metro", 1, 1),
    ("p1", {}, "r1c1", "park", 1, 1),
    ("p2", {"r1c1": "park"}, "r1c2", "park", 3, 3),
    ("p3", {"r1c1": "park", "r1c2": "park"}, "r1c3", "park", 4, 4),
    ("p4", {"r1c1": "park", "r1c2": "park", "r1c3": "park"}, "r1c4", "park", 0, 0),
    ("p5", {"r2c2": "park"}, "r3c3", "park", 1, 1),
    ("p6", {"r1c1": "park", "r1c3": "park"}, "r1c2", "park", 4, 4),
    ("p7", {"r1c1": "park", "r1c2": "park", "r1c4": "park"}, "r1c3", "park", 0, 0),
    ("h1", {"r2c3": "office", "r4c3": "metro", "r3c2": "park", "r3c4": ICE_CREAM}, "r3c3", "home", 5, 5),
    ("h2", {"r2c3": "home", "r4c3": "home", "r3c2": "park"}, "r3c3", "home", 3, 3),
    ("h3", {"r2c3": ICE_CREAM, "r4c3": BOOKS, "r3c2": "office"}, "r3c3", "home", 3, 3),
    ("h4", {"r2c2": "park"}, "r3c3", "home", 1, 1),
    ("s1", {"r2c3": "home", "r4c3": "park", "r3c2": "park", "r3c4": "office"}, "r3c3", ICE_CREAM, 4, 4),
    ("s2", {"r3c2": "shop_home_metro"}, "r3c3", ICE_CREAM, 1, 1),
]


def city_of(tiles: City) -> list[int]:
    return [TILE_NAMES.index(tiles[cell]) if cell in tiles else EMPTY for cell in CELLS]


@pytest.mark.rule("DC-4.4.1", "DC-4.4.2", "DC-4.4.4", "DC-4.4.6", "DC-4.4.9", "DC-4.4.11", "DC-4.1.5")
@pytest.mark.parametrize(
    ("name", "before", "cell", "tile", "lines", "component"), EXAMPLES, ids=[e[0] for e in EXAMPLES]
)
def test_worked_examples(name: str, before: City, cell: str, tile: str, lines: int, component: int) -> None:
    city = city_of({**before, cell: tile})
    assert tile_points(city, CELLS.index(cell), component=False) == lines
    assert tile_points(city, CELLS.index(cell), component=True) == component


@pytest.mark.parametrize(
    ("name", "before", "cell", "tile", "lines", "component"), EXAMPLES, ids=[e[0] for e in EXAMPLES]
)
def test_worked_examples_through_the_game(
    name: str, before: City, cell: str, tile: str, lines: int, component: int
) -> None:
    for mode, points in (("lines", lines), ("component", component)):
        t = table(options={"chain_mode": mode, "mode": "training"}, city=[before], hidden=[[tile], ["park"]])
        index = TILE_NAMES.index(tile)
        assert build_points(t.s, 0, index, CELLS.index(cell)) == points
        t.do(f"0 build {tile} {cell}")
        assert t.points() == points


@pytest.mark.rule("DC-4.4.3")
def test_a_gap_or_another_kind_ends_a_line() -> None:
    city = city_of({"r3c1": "office", "r3c2": "park", "r3c3": "office", "r3c5": "office"})
    assert tile_points(city, CELLS.index("r3c3")) == 1


@pytest.mark.rule("DC-3.4.3")
def test_opposite_borders_do_not_meet() -> None:
    assert tile_points(city_of({"r3c1": "office", "r3c5": "office"}), CELLS.index("r3c1"), True) == 1
    assert tile_points(city_of({"r1c5": "park", "r2c1": "park"}), CELLS.index("r2c1")) == 1
    assert tile_points(city_of({"r1c5": "metro", "r2c1": "metro"}), CELLS.index("r2c1")) == 1


@pytest.mark.rule("DC-4.4.4")
def test_metro_scores_on_both_diagonals_together() -> None:
    cross = dict.fromkeys(("r1c1", "r2c2", "r3c3", "r4c4", "r5c5", "r1c5", "r2c4", "r4c2", "r5c1"), "metro")
    assert tile_points(city_of(cross), CELLS.index("r3c3")) == 9


@pytest.mark.rule("DC-4.4.5")
def test_metro_does_not_connect_over_an_edge() -> None:
    around = dict.fromkeys(("r2c3", "r4c3", "r3c2", "r3c4", "r3c3"), "metro")
    assert tile_points(city_of(around), CELLS.index("r3c3")) == 1


@pytest.mark.rule("DC-4.4.7", "DC-4.4.8")
def test_a_second_group_of_parks_scores_from_the_beginning() -> None:
    four = dict.fromkeys(("r1c1", "r1c2", "r1c3", "r1c4"), "park")
    assert tile_points(city_of({**four, "r3c3": "park"}), CELLS.index("r3c3")) == 1
    assert tile_points(city_of({**four, "r3c3": "park", "r3c4": "park"}), CELLS.index("r3c4")) == 3
    assert tile_points(city_of({**four, "r1c5": "park"}), CELLS.index("r1c5")) == 0


@pytest.mark.rule("DC-4.4.10")
def test_all_shops_are_one_kind_for_a_home_and_a_home_counts_once() -> None:
    shops = {"r2c3": ICE_CREAM, "r4c3": BOOKS, "r3c2": "shop_home_metro", "r3c4": ICE_CREAM}
    assert tile_points(city_of({**shops, "r3c3": "home"}), CELLS.index("r3c3")) == 2
    homes = dict.fromkeys(("r2c3", "r4c3", "r3c2", "r3c4", "r3c3"), "home")
    assert tile_points(city_of(homes), CELLS.index("r3c3")) == 2


@pytest.mark.rule("DC-4.4.12", "DC-3.2.1")
def test_every_shop_matches_exactly_the_two_kinds_of_its_roof() -> None:
    for tile in TILES[4:]:
        for other in TILES:
            city = city_of({"r3c3": tile.name, "r3c4": other.name})
            expected = 2 if other.kind in tile.roof else 1
            assert tile_points(city, CELLS.index("r3c3")) == expected, (tile.name, other.name)
    assert sorted(tuple(sorted(t.roof)) for t in TILES[4:]) == [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 2),
        (1, 3),
        (2, 3),
    ]
    assert [t.copies for t in TILES[4:]] == [3, 2, 2, 2, 2, 2]


H1 = {"r2c3": "office", "r4c3": "metro", "r3c2": "park", "r3c4": ICE_CREAM, "r3c3": "home"}
RESCORES: list[tuple[str, City, str, int]] = [
    ("r1a", {"r1c1": "office", "r3c3": "office", "r5c5": "office"}, "office", 6),
    ("r1b", {"r1c1": "metro", "r2c2": "metro", "r3c3": "metro", "r5c1": "metro"}, "metro", 8),
    ("r1c", {f"r1c{i}": "park" for i in range(1, 6)}, "park", 10),
    ("r2", H1, "home", 5),
    ("r2s", H1, "shop", 2),
    ("none", H1, "park", 2),
    ("two homes", {"r1c1": "home", "r1c2": "home", "r5c5": "home"}, "home", 5),
    ("empty", {}, "shop", 0),
]


@pytest.mark.rule("DC-4.7.4", "DC-4.7.5")
@pytest.mark.parametrize(("name", "city", "kind", "points"), RESCORES, ids=[r[0] for r in RESCORES])
def test_rescoring_values(name: str, city: City, kind: str, points: int) -> None:
    assert rescoring_value(city_of(city), KINDS.index(kind)) == points


@pytest.mark.rule("DC-4.1.5")
def test_rescoring_is_the_same_by_connected_groups() -> None:
    bent = {"r3c2": "office", "r2c2": "office", "r3c3": "office"}
    for mode in ("lines", "component"):
        t = table(options={"chain_mode": mode}, city=[bent], area={"office": 1}, flower=[1, 0])
        t.do("0 flower_rescore office")
        assert t.item("rescoring") == 6
