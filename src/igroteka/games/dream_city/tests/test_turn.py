"""A turn: build, spring bonus, score, take; extra turns."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import IllegalMove, Text

from .scenario import all_tokens_out, table
from .test_points import H1, ICE_CREAM

H1_AROUND = {cell: tile for cell, tile in H1.items() if cell != "r3c3"}


@pytest.mark.rule("DC-4.3.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = table(3, {"mode": "training"}, first=1, stacks=5)
    order = []
    for cell in ("r1c1", "r1c2"):
        for _ in range(3):
            seat = t.turn[0]
            order.append(seat)
            tile = sorted(t.legal())[0].split()[1]
            t.do(f"{seat} build {tile} {cell}", f"* turn_over {'seed' if cell == 'r1c1' else 'bulb'} office")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("DC-4.3.2")
def test_only_the_player_to_move_acts() -> None:
    t = table()
    assert t.legal(1) == set()
    before = t.print()
    with pytest.raises(IllegalMove, match="seat 1 cannot play build metro r1c1 now; to move: seat 0"):
        t.do("1 build metro r1c1")
    assert t.print() == before


@pytest.mark.rule("DC-4.3.3", "DC-4.3.4", "DC-4.3.5")
def test_any_tile_of_the_hand_on_any_empty_cell() -> None:
    t = table(city=[{"r3c3": "metro"}], hidden=[["office"], []], open=[["park"], []])
    assert t.kinds() == {"build"}
    assert len(t.legal()) == 2 * 24
    assert "build office r3c3" not in t.legal()
    assert "build home r1c1" not in t.legal()
    twins = table(hidden=[["park"], []], open=[["park"], []])
    assert len(twins.legal()) == 25


@pytest.mark.rule("DC-4.3.3")
def test_build_score_take_refill_in_this_order() -> None:
    t = table().do("0 build park r1c4", "* turn_over leaf metro")
    kinds = [e.kind for e in t.s.events or []]
    assert kinds == ["built", "scored", "took", "turned", "turn"]
    assert t.turn == [1]


@pytest.mark.rule("DC-4.3.5", "DC-4.3.6", "DC-4.3.4", "DC-4.3.3", "DC-4.5.1")
def test_refused_elements_name_their_rule() -> None:
    t = table(city=[{"r3c3": "metro"}])
    occupied = t.why_not("city:0:r3c3")
    assert occupied is not None
    assert occupied.rule == "DC-4.3.5"
    assert occupied.text == Text("no-occupied", cell="r3c3", tile="metro")
    assert t.why_not("city:0:r1c1") is None
    for el, rule in (
        ("city:1:r1c1", "DC-4.3.6"),
        ("market:leaf", "DC-4.5.1"),
        ("stack:leaf", "DC-4.12.2"),
        ("area:park", "DC-4.8.1"),
        ("flower:0", "DC-4.8.1"),
        ("flower:1", "DC-4.8.2"),
    ):
        refusal = t.why_not(el)
        assert refusal is not None, el
        assert refusal.rule == rule
    assert t.why_not("nonsense") is None
    assert t.why_not("city:0:r9c9") is None
    assert t.why_not("city:x") is None


@pytest.mark.rule("DC-4.3.6")
def test_a_tile_lands_in_the_own_city_only() -> None:
    t = table().do("0 build park r1c4")
    assert t.s.city[0].count(2) == 1
    assert t.s.city[1].count(2) == 0


@pytest.mark.rule("DC-4.3.7")
def test_a_laid_tile_never_moves_again() -> None:
    t = table(area=all_tokens_out()).do("0 build park r1c4", "* turn_over leaf metro")
    t.do("1 build metro r1c1", "* turn_over seed home")
    for _ in range(10):
        seat = t.turn[0]
        move = sorted(t.legal())[0]
        t.do(f"{seat} {move}")
        while t.turn == [-1]:
            t.do(f"* {sorted(t.legal())[0]}")
        if t.over:
            break
        assert t.s.city[0][3] == 2
        assert t.s.city[1][0] == 1


@pytest.mark.rule("DC-4.3.8", "DC-4.3.10")
def test_a_spring_cell_doubles_the_tile() -> None:
    t = table(city=[H1_AROUND], hidden=[["home"], ["park"]]).do("0 build home r3c3")
    assert t.legal() == {"spring double", "spring extra_turn", "done"}
    t.do("0 spring double")
    assert t.points() == 10
    assert t.item("home") == 5
    assert t.item("double") == 5
    assert t.turn == [-1]


@pytest.mark.rule("DC-4.3.8")
def test_a_spring_bonus_may_be_declined() -> None:
    t = table(city=[H1_AROUND], hidden=[["home"], ["park"]]).do("0 build home r3c3", "0 done")
    assert t.points() == 5
    t.do("* turn_over sprout office")
    assert t.turn == [1]


@pytest.mark.rule("DC-4.3.9", "DC-4.1.1")
def test_only_spring_cells_give_a_bonus_and_none_in_the_training_game() -> None:
    assert table().do("0 build park r1c1").turn == [-1]
    training = table(options={"mode": "training"}).do("0 build park r3c3")
    assert training.turn == [-1]


@pytest.mark.rule("DC-3.4.2")
def test_spring_cells_lie_where_the_side_says() -> None:
    for side, springs in (("A", "r3c1 r2c2 r3c3 r4c4 r3c5"), ("B", "r2c1 r5c2 r3c3 r1c4 r4c5")):
        cells = []
        for cell in [f"r{r}c{c}" for c in range(1, 6) for r in range(1, 6)]:
            t = table(options={"side": side}).do(f"0 build park {cell}")
            if "spring double" in t.legal():
                cells.append(cell)
        assert " ".join(cells) == springs
    mixed = table(options={"side": "A B"}, first=1).do("1 build home r1c4")
    assert "spring double" in mixed.legal()


@pytest.mark.rule("DC-4.3.11", "DC-4.3.12", "DC-4.5.2")
def test_an_extra_turn_takes_twice_and_refills_once() -> None:
    t = table(hidden=[["park", "office"], ["metro"]])
    t.do("0 build park r2c2", "0 spring extra_turn")
    assert t.turn == [0]
    assert t.hand() == ["metro", "office"]
    assert "bulb" not in t.market()
    assert t.kinds() == {"build"}
    t.do("0 build office r1c2")
    assert t.turn == [-1]
    assert t.legal() >= {"draw bulb home"}
    t.do("* draw bulb home")
    assert t.hand() == ["home", "metro"]
    assert "bulb" not in t.market()
    t.do("* turn_over bulb shop_home_metro")
    assert t.turn == [1]
    assert t.market()["bulb"] == "shop_home_metro"


@pytest.mark.rule("DC-4.3.11", "DC-4.5.1")
def test_the_second_building_of_an_extra_turn_scores_and_takes_elsewhere() -> None:
    t = table(hidden=[["park", "office"], ["metro"]])
    t.do("0 build park r2c2", "0 spring extra_turn", "0 build office r1c5")
    assert t.hand() == ["metro", ICE_CREAM]
    assert t.points() == 2
    t.do("* turn_over bulb home", "* turn_over star home")
    assert t.turn == [1]


@pytest.mark.rule("DC-4.3.13")
def test_each_bonus_once_in_a_turn() -> None:
    t = table(hidden=[["park", "office"], ["metro"]])
    t.do("0 build park r2c2", "0 spring extra_turn", "0 build office r3c3")
    assert t.legal() == {"spring double", "done"}
    t.do("0 spring double")
    assert t.turn == [-1]
    other = table(hidden=[["park", "office"], ["metro"]], flower=[1, 0])
    other.do("0 build park r2c2", "0 spring extra_turn")
    assert "flower extra_turn" not in other.legal()
    other.do("0 flower double", "0 build office r3c3")
    assert other.turn == [-1]
    assert other.s.city[0].count(-1) == 23


@pytest.mark.rule("DC-4.13.1")
def test_without_tiles_the_turn_passes() -> None:
    t = table(hidden=[[], ["metro"]])
    assert t.turn == [1]
    full = {
        f"r{r}c{c}": tile
        for r in range(1, 6)
        for c, tile in enumerate(("office", "metro", "park", "home", "office"), 1)
    }
    t = table(city=[full], area={**all_tokens_out(), "home": 1}, flower=[1, 0])
    assert t.turn == [0]
    assert t.legal() == {"flower_rescore home", "done"}
    t.do("0 flower_rescore home")
    assert t.item("rescoring") > 0
    assert t.turn == [1]


@pytest.mark.rule("DC-3.5.1")
def test_points_have_no_upper_limit() -> None:
    t = table(points=[5000], hidden=[["office"], ["park"]]).do("0 build office r1c1")
    assert t.points() == 5001
    assert t.view(None).players[0].points == 5001


def test_standing_orders_about_the_flower() -> None:
    data = table(flower=[1, 1], hidden=[["office", "park"], ["metro", "home"]]).s.to_data()
    for order, asks in (("ask", {"Bonus", "BeforeRefill"}), ("build", {"Bonus"}), ("keep", set())):
        m = Match.begin("dream_city", data, seed=3)
        m.order(0, "flower", order)
        m.play("build office r1c1")
        seen = set()
        while m.seat == 0:
            seen.add(type(m.state.agenda[-1]).__name__)
            m.play("done")
        assert seen - {"LastChance"} == asks
