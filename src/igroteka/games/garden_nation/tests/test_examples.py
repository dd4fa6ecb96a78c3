"""The worked examples of the rulebook with their numbers, and some more on the printed layout."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, chance, moves
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.players import POINTS_TRACK, POPULATION_TRACK, on_track

from .scenario import Table, at_the_end, table
from .test_round import begin, run


@pytest.mark.rule("GN-4.5.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_centre_and_upper_right_zone(number: int) -> None:
    tokens = {"1c": "red", "3se": "red"}
    assert table(2, crane=number, brambles=tokens).do(f"0 build {number}c").crane == 4
    assert table(2, crane=number).do(f"0 build {number}ne").crane == 2


@pytest.mark.rule("GN-4.5.3")
@pytest.mark.parametrize("name", ["4c", "1nw", "2ne", "5e", "7se", "6sw", "3w"])
def test_the_crane_stays(name: str) -> None:
    t = table(2, crane=int(name[0])).do(f"0 build {name}")
    assert t.crane == int(name[0])


@pytest.mark.rule("GN-2.2", "GN-4.2.6", "GN-4.2.9")
@pytest.mark.parametrize(("seats", "floors"), [(2, 20), (3, 17), (4, 14)])
def test_set_up_with_the_last_seat_first(seats: int, floors: int) -> None:
    s = GAME.new(seats, {"first": str(seats - 1)})
    chance(s, Rng(1))
    assert s.population == [35] * (seats - 1) + [38]
    assert s.supply == [floors] * seats
    assert [s.total(i) for i in range(seats)] == [0] * seats


@pytest.mark.rule("GN-3.4.1", "GN-4.3.2")
def test_a_round_of_four_and_the_last_player_goes_on() -> None:
    t = begin(4)
    assert run(t, (1, 2)) == [0, 1, 1, 2, 2, 3, 3]
    assert t.turn == [3]
    assert [e.args[1] for e in t.events_of("turn")] == [2, 2, 2, 1]


@pytest.mark.rule("GN-4.4.7")
def test_a_round_of_two() -> None:
    t = begin(2)
    spaces = [tuple(t.s.space)]
    while t.s.round == 4:
        t.do(f"{t.turn[0]} {sorted(m for m in t.legal() if m.startswith('build'))[0]}")
        if "decline" in t.legal():
            t.do(f"{t.turn[0]} decline")
        if tuple(t.s.space) != spaces[-1]:
            spaces.append(tuple(t.s.space))
    assert spaces == [(1, 2), (3, 2), (3, 4), (2, 1)]


@pytest.mark.rule("GN-4.10.2", "GN-4.10.3", "GN-4.10.4")
def test_control_of_two_territories() -> None:
    stands = {"1nw": "0 3", "1e": "1 1", "2nw": "1 2", "2e": "0 2"}
    t = table(
        4, stands, population=(20, 20, 20, 20), agenda=[{"frame": "FinalScoring"}, {"frame": "Control"}]
    )
    assert t.s.population == [23, 21, 20, 20]


@pytest.mark.rule("GN-3.5.2", "GN-3.5.3")
def test_what_the_tracks_show() -> None:
    assert on_track(52, POPULATION_TRACK) == (1, 12)
    assert on_track(41, POPULATION_TRACK) == (1, 1)
    assert on_track(71, POINTS_TRACK) == (1, 1)


@pytest.mark.rule("GN-4.6.3", "GN-4.6.4", "GN-4.6.6")
@pytest.mark.parametrize(
    ("move", "before", "price"), [("4w", "", 3), ("4w", "0 1", 4), ("4w", "0 2", 5), ("4e red", "", 5)]
)
def test_prices(move: str, before: str, price: int) -> None:
    t = table(2, {"4w": before} if before else {}).do(f"0 build {move}")
    assert t.s.population[0] == 35 - price


@pytest.mark.rule("GN-4.6.5")
def test_the_token_survives_a_demolition() -> None:
    t = table(2, left=2, brambles={"7sw": "green"}).do("0 build 4e red")
    assert t.s.population[0] == 30
    back = table(2, {"4e": "0 1"}, brambles={"4e": "red"}, left=2).do("0 demolish 4e")
    assert back.s.to_data()["brambles"] == {"4e": "red"}


@pytest.mark.rule("GN-4.6.12", "GN-4.6.11")
def test_demolishing_two_floors_in_a_zone_of_3() -> None:
    t = table(2, {"4w": "0 2"}).do("0 demolish 4w")
    assert t.s.population[0] == 35 + 14
    assert t.s.supply[0] == 20


@pytest.mark.rule("GN-4.6.12", "GN-3.5.4")
@pytest.mark.parametrize(
    ("floors", "gains"),
    [(4, (20, 28, 36, 44, 52)), (3, (12, 18, 24, 30, 36)), (2, (6, 10, 14, 18, 22)), (1, (2, 4, 6, 8, 10))],
)
def test_every_cell_of_the_memo(floors: int, gains: tuple[int, ...]) -> None:
    for name, gain in zip(("4se", "5e", "4w", "4nw", "4ne"), gains, strict=True):
        t = table(2, {name: f"0 {floors}"}, crane=int(name[0])).do(f"0 demolish {name}")
        assert t.s.population[0] == 35 + gain


@pytest.mark.rule("GN-4.7.5", "GN-4.8.4")
def test_after_7_comes_1_for_walking_and_for_moving() -> None:
    full = {f"7{p}": "1 1" for p in ("c", "nw", "ne", "e", "se", "sw", "w")}
    walk = table(2, full, brambles={"7sw": "red"}, crane=7)
    assert {z[0] for z in walk.zones("build")} == {"1"}
    for crane, choices in ((7, {"strategic 6", "strategic 1"}), (1, {"strategic 7", "strategic 2"})):
        assert {m for m in table(2, crane=crane).legal() if m.startswith("strategic")} == choices


@pytest.mark.rule("GN-3.6.4", "GN-4.9.9", "GN-4.9.10", "GN-4.9.11")
def test_terraced_houses() -> None:
    t = table(2, {"1nw": "0 1"}, crane=1, open=("terraced_houses",)).do(
        "0 build 1ne", "0 claim terraced_houses"
    )
    t.do("* open forge")
    assert (t.building("1ne"), t.building("1nw")) == ("0 1 roof", "0 1")
    assert t.item("projects") == 3
    assert t.view(0).open[0] == "forge"


@pytest.mark.rule("GN-3.7.4", "GN-3.7.5", "GN-3.7.7")
def test_observatory_and_belfry() -> None:
    stands = {"1nw": "0 4", "2nw": "0 4", "3nw": "0 3"}
    t = at_the_end(2, stands, kept=[["observatory", "belfry"], []])
    assert sorted([t.item("objective_1"), t.item("objective_2")]) == [21, 22]


@pytest.mark.rule("GN-4.8.1", "GN-4.8.5", "GN-4.8.9")
def test_two_ploys_in_one_turn() -> None:
    stands = {"6ne": "0 2", "2w": "1 2"}
    t = table(2, stands, crane=5, left=2, population=(12,), space=(2, 1))
    t.do("0 strategic 6", "0 demolish 6ne")
    assert t.crane == 2
    assert t.s.population[0] == 12 + 18
    t.do("0 invade 2w")  # 22 inhabitants: only the demolition made that possible
    assert t.view(0).players[0].ploys == {"strategic": 1, "invasion": 1}
    assert t.s.population == [8, 57]
    assert t.turn == [1]


@pytest.mark.rule("GN-4.11.4", "GN-3.7.6", "GN-3.7.2")
def test_a_final_score_of_52() -> None:
    stands = {"2c": "0 2", "2nw": "0 2", "4nw": "0 2", "4w": "0 2"}
    kept = [["market", "territory_control_2_4"], []]
    t = at_the_end(2, stands, kept=kept, population=(34,), points=(20,))
    assert dict(GAME.scores(t.s)[0].items) == {
        "projects": 20,
        "objective_1": 12,
        "objective_2": 12,
        "population": 8,
    }
    assert t.total() == 52


@pytest.mark.rule("GN-3.7.3")
@pytest.mark.parametrize(
    ("name", "one", "two"),
    [("cabaret", "4c", "1nw"), ("post_office", "4nw", "1e"), ("barracks", "4sw", "1w")],
)
def test_five_floors_on_a_type(name: str, one: str, two: str) -> None:
    t = at_the_end(2, {one: "0 3", two: "0 2"}, kept=[[name, "observatory"], []])
    assert t.item("objective_1") == 5


@pytest.mark.rule("GN-3.5.1")
@pytest.mark.parametrize(
    ("population", "points"),
    [(1, -30), (9, -3), (10, 0), (13, 1), (14, 2), (34, 8), (37, 9), (38, 10), (40, 10), (77, 10)],
)
def test_population_at_the_end(population: int, points: int) -> None:
    assert at_the_end(2, population=(population,)).item("population") == points


@pytest.mark.rule("GN-4.11.1", "GN-4.11.2")
def test_floors_back_after_the_last_one() -> None:
    t = table(2, {"7se": "0 17", "4c": "0 2"}, population=(60,), space=(3, 2), left=2, open=())
    t.do("0 build 4c", "0 demolish 4c")
    assert t.s.supply[0] == 3
    t.do("1 build 4nw", "1 build 1nw")
    assert t.over


# ---------------------------------------------------------------- on the printed layout


@pytest.mark.rule("GN-4.5.2")
def test_the_right_zone_of_territory_1() -> None:
    assert table(2, crane=1).do("0 build 1e").crane == 5


@pytest.mark.rule("GN-4.5.2", "GN-3.1.2")
def test_a_territory_turned_twice() -> None:
    t = table(2, turns=(0, 2, 0, 0, 0, 0, 0), crane=1)
    slot = t.s.layout.slot[0]
    assert t.zone("1e") == slot * 7 + 3
    assert t.s.kind[t.zone("1e")] == 0
    assert t.s.layout.cost[t.zone("1e")] == 4
    t.do("0 build 1e")
    assert t.s.crane == 3


@pytest.mark.rule("GN-3.6.4", "GN-4.9.6")
def test_a_forge_across_the_border() -> None:
    t = table(2, {"1se": "0 1"}, open=("forge",)).do("0 build 4nw")
    assert t.legal() == {"claim forge", "decline"}


@pytest.mark.rule("GN-4.6.9")
def test_a_population_of_3() -> None:
    t = table(2, population=(3,), crane=5)
    assert t.zones("build") == {"5e"}  # cost 2; all others cost 3 or more
    assert t.do("0 build 5e").s.population[0] == 1


@pytest.mark.rule("GN-4.8.9", "GN-4.8.10", "GN-4.8.11", "GN-4.8.12")
def test_an_invasion_to_the_last_inhabitant() -> None:
    stands = {"4w": "1 2 roof", "7se": "0 18"}
    t = table(2, stands, population=(15,)).do("0 invade 4w")
    assert t.s.population == [1, 49]
    assert t.s.roofs == 19
    assert t.building("4w") == "0 2"
    assert "invade 4w" not in table(2, stands, population=(14,)).legal()
    assert "invade 4w" not in table(2, {**stands, "7se": "0 19"}, population=(15,)).legal()


@pytest.mark.rule("GN-3.7.4")
def test_two_towers_in_one_territory() -> None:
    t = at_the_end(2, {"1nw": "0 3", "1e": "0 3"}, kept=[["belfry", "observatory"], []])
    assert t.item("objective_1") == 7


@pytest.mark.rule("GN-3.7.6")
def test_a_tie_and_a_closed_majority() -> None:
    stands = {"1nw": "0 1", "1e": "1 1", "3nw": "0 1 roof"}
    t = at_the_end(2, stands, kept=[["belfry", "territory_control_1_3"], []])
    assert t.item("objective_2") == 4


@pytest.mark.rule("GN-4.7.1", "GN-4.7.2", "GN-4.7.3", "GN-4.7.4")
def test_a_chain_of_three() -> None:
    places = ("c", "nw", "ne", "e", "se", "sw", "w")
    stands = {f"{n}{p}": "1 1" for n in (3, 4) for p in places} | {
        "3nw": "0 1 roof",
        "4nw": "0 1 roof",
        "5nw": "0 1",
    }
    t = table(2, stands, brambles={"3se": "red", "4e": "red"}, crane=3, ploys=[{"roof": 4}])
    assert t.zones("demolish") == {"3nw", "4nw", "5nw"}
    assert {z[0] for z in t.zones("build")} == {"5"}
    assert t.kinds() == {"build", "demolish"}


def test_the_largest_choice_of_all() -> None:
    t: Table = table(2, crane=0)
    assert len(moves(t.s, 0)) == 63
