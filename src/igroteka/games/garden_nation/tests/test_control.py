"""Territory control and secret objectives."""

from __future__ import annotations

import pytest

from igroteka.games.garden_nation.components.secrets import SECRET_NAMES, SECRETS
from igroteka.games.garden_nation.rules.scoring import objective_points

from .scenario import Table, at_the_end, table

CONTROL = [{"frame": "FinalScoring"}, {"frame": "Control"}]


def controlled(seats: int, stands: dict[str, str], **more: object) -> list[int]:
    """What the control phase brings each seat; all begin with 20 inhabitants."""
    t = table(seats, stands, population=[20] * seats, agenda=CONTROL, **more)  # type: ignore[arg-type]
    return [n - 20 for n in t.s.population]


@pytest.mark.rule("GN-4.10.1", "GN-4.10.2")
def test_most_floors_bring_two_inhabitants() -> None:
    assert controlled(2, {"1nw": "0 2", "1ne": "0 1", "1e": "1 1"}) == [2, 0]
    # Floors count, not buildings.
    assert controlled(2, {"1nw": "0 1", "1ne": "0 1", "1e": "1 3"}) == [0, 2]
    assert controlled(2, {"1nw": "0 1", "2nw": "0 1", "3nw": "1 1"}) == [4, 2]


@pytest.mark.rule("GN-4.10.1")
def test_closed_buildings_count_for_control() -> None:
    assert controlled(2, {"1nw": "0 2 roof", "1e": "1 1"}) == [2, 0]


@pytest.mark.rule("GN-4.10.3")
def test_a_tie_brings_one_each() -> None:
    assert controlled(2, {"2nw": "0 2", "2e": "1 2"}) == [1, 1]
    assert controlled(4, {"2nw": "0 2", "2e": "1 2", "2c": "2 1", "2w": "3 1", "2sw": "3 1"}) == [1, 1, 0, 1]


@pytest.mark.rule("GN-4.10.4")
def test_an_empty_territory_brings_nothing() -> None:
    assert controlled(4, {}) == [0, 0, 0, 0]


# ---------------------------------------------------------------- secret objectives


def worth(name: str, stands: dict[str, str], seat: int = 0, **more: object) -> int:
    t = table(2, stands, **more)  # type: ignore[arg-type]
    return objective_points(t.s, seat, SECRET_NAMES.index(name))


@pytest.mark.rule("GN-3.7.1")
def test_the_cards() -> None:
    copies = {c.name: c.copies for c in SECRETS}
    assert copies["belfry"] == 3
    assert all(
        copies[n] == 2 for n in ("sculpture", "market", "watchtower", "cabaret", "post_office", "barracks")
    )
    assert copies["observatory"] == 2
    pairs = [c.pair for c in SECRETS if c.pair]
    assert pairs == [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 1), (7, 2)]


@pytest.mark.rule("GN-3.7.2")
@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("sculpture", ("4c", "1nw", "1ne")),
        ("market", ("4nw", "1e", "1se")),
        ("watchtower", ("4sw", "1sw", "1w")),
    ],
)
def test_three_points_for_each_tall_building_on_a_type(name: str, zones: tuple[str, str, str]) -> None:
    a, b, c = zones
    assert worth(name, {a: "0 2", b: "0 5", c: "0 1"}) == 6
    assert worth(name, {a: "0 2 roof", b: "0 2", c: "1 2"}) == 3
    others = {"sculpture": "4nw", "market": "4c", "watchtower": "4c"}
    assert worth(name, {others[name]: "0 3"}) == 0


@pytest.mark.rule("GN-3.7.3")
@pytest.mark.parametrize(
    ("name", "one", "two"),
    [("cabaret", "4c", "1nw"), ("post_office", "4nw", "1e"), ("barracks", "4sw", "1w")],
)
def test_one_point_for_each_floor_on_a_type(name: str, one: str, two: str) -> None:
    assert worth(name, {one: "0 3", two: "0 2"}) == 5
    assert worth(name, {one: "0 3 roof", two: "0 2"}) == 2
    assert worth(name, {one: "1 3", two: "0 2"}) == 2


@pytest.mark.rule("GN-3.7.3", "GN-4.6.5")
def test_a_bramble_counts_as_its_type() -> None:
    assert worth("barracks", {"4e": "0 3"}, brambles={"4e": "red"}) == 3
    assert worth("barracks", {"4e": "0 3"}, brambles={"4e": "green"}) == 0


@pytest.mark.rule("GN-3.7.4", "GN-3.7.5")
@pytest.mark.parametrize(("name", "floors", "points"), [("belfry", 3, 7), ("observatory", 4, 11)])
def test_towers_count_once_for_each_territory(name: str, floors: int, points: int) -> None:
    tall, low = f"0 {floors}", f"0 {floors - 1}"
    assert worth(name, {"1nw": tall}) == points
    assert worth(name, {"1nw": tall, "1e": tall}) == points
    assert worth(name, {"1nw": tall, "2nw": f"0 {floors + 1}", "3nw": low}) == 2 * points
    assert worth(name, {"1nw": tall + " roof", "2nw": f"1 {floors}"}) == 0


@pytest.mark.rule("GN-3.7.6")
def test_majorities_must_be_unshared() -> None:
    card = "territory_control_1_3"
    assert worth(card, {"1nw": "0 1", "3nw": "0 1"}) == 12
    assert worth(card, {"1nw": "0 1"}) == 4
    assert worth(card, {"1nw": "0 2 roof", "1e": "1 1"}) == 4
    assert worth(card, {"1nw": "0 2", "1e": "1 2", "3nw": "0 1 roof"}) == 4
    assert worth(card, {"1nw": "0 2", "1e": "1 2"}) == 0
    assert worth(card, {"2nw": "0 2", "4nw": "0 2"}) == 0
    # Most floors are enough, even if they are less than half of all.
    t = table(4, {"1nw": "0 2", "1e": "1 1", "1w": "2 1", "1ne": "3 1"})
    assert objective_points(t.s, 0, SECRET_NAMES.index(card)) == 4


@pytest.mark.rule("GN-4.9.12")
def test_closed_buildings_count_only_for_control() -> None:
    stands = {"4c": "0 4 roof"}
    points = {c.name: worth(c.name, stands) for c in SECRETS}
    assert {name: n for name, n in points.items() if n} == {
        "territory_control_2_4": 4,
        "territory_control_4_6": 4,
    }


@pytest.mark.rule("GN-3.7.7", "GN-4.11.4", "GN-4.11.5")
def test_one_building_counts_for_both_objectives() -> None:
    t: Table = at_the_end(2, {"4c": "0 4"}, kept=[["cabaret", "belfry"], ["market", "belfry"]])
    assert t.item("objective_1") == 4
    assert t.item("objective_2") == 7
    assert t.item("objective_1", 1) == t.item("objective_2", 1) == 0
