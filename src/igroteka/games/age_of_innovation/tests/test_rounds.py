"""Rounds: income, turn order, Phase III, the end and the final scoring."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, playout
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.fields import WIDTH
from igroteka.games.age_of_innovation.rules.rounds import income
from igroteka.games.age_of_innovation.rules.scoring import area
from igroteka.games.age_of_innovation.state import COINS, POWER, TOOLS, VP

from .scenario import table

PLAIN = ("river_workshop", "build_guild")


@pytest.mark.rule("AI-4.4.1", "AI-3.2.3")
def test_disciplines_pay_from_level_9() -> None:
    cities = [{"tools": 3, "coins": 1}]
    low = income(table(levels=[[8, 8, 8, 8]], cities=cities).s, 0)
    for level in (9, 12):
        what = income(table(levels=[[level] * 4], cities=cities).s, 0)
        assert [what[u] - low[u] for u in (COINS, POWER, TOOLS, VP)] == [3, 6, 1, 3]


@pytest.mark.rule("AI-4.4.1", "AI-4.4.2", "AI-5.29")
def test_income_comes_with_choices_in_turn_order() -> None:
    t = table(
        agenda="income",
        order=[1, 0],
        bonuses=("spade", "bridge"),
        competencies=[["tool_and_level"], ["book_and_power"]],
    )
    assert t.turn == [1]
    t.do("1 book law", "1 book law")
    assert t.turn == [0]
    assert t.kinds() == {"level"}  # levels before books
    t.do("0 level law")
    assert t.kinds() == {"book"}
    t.do("0 book medicine")
    assert t.turn == [1]
    assert t.view().phase == "actions"
    assert t.has("t") == 10 + 1 + 1 + 1


@pytest.mark.rule("AI-4.4.3", "AI-5.45")
def test_a_level_of_the_income_may_pay_at_once() -> None:
    t = table(
        agenda="income",
        bonuses=PLAIN,
        competencies=[["tool_and_level"]],
        levels=[[8, 9, 7, 0]],
        cities=[{"tools": 3}],
        keys=[1],
        purse=[{}],
    )
    assert t.after("level") == {"banking", "law", "engineering", "medicine"}
    t.do("0 level banking")
    assert t.has("c") == 3
    t = table(
        agenda="income",
        bonuses=PLAIN,
        competencies=[["tool_and_level"]],
        levels=[[7, 0, 0, 0]],
        cities=[{"tools": 1}],
        keys=[1],
    )
    t.do("0 level banking", "0 key")
    assert t.level("banking") == 8


@pytest.mark.rule("AI-4.4.4", "AI-5.22")
def test_nothing_scores_or_is_converted_in_phase_1() -> None:
    t = table(agenda="income", bonuses=PLAIN, competencies=[["tool_and_level"]], tile="science_medicine")
    assert t.kinds() == {"level"}
    assert t.do("0 level law").vp() == 20


@pytest.mark.rule("AI-4.4.1")
def test_the_next_income_is_told() -> None:
    t = table(
        agenda="income", bonuses=("coins", "power_coins"), buildings={"E9": "0 guild", "H6": "0 school"}
    )
    told = t.view().players[0].next_income
    assert told == {"c": 8, "t": 1, "s": 1, "pw": 1}
    t = table(round=6, territory=12)
    assert t.view().players[0].next_income == {}


@pytest.mark.rule("AI-4.11.1", "AI-4.6.11.3")
def test_the_science_bonus_goes_by_the_new_order() -> None:
    factions = ("inventors", "monks", "felines")
    levels = [[0, 0, 0, 3]] * 3
    t = table(3, me=2, passed=[1, 0], tile="science_medicine", levels=levels, factions=factions)
    t.do("2 pass")
    t.do(f"2 {sorted(t.legal())[0]}").skip()
    asked = []
    while t.view().phase == "science":
        asked.append(t.turn[0])
        t.do(f"{t.turn[0]} book law")
    assert asked == [1, 0, 2]
    assert t.s.order == [1, 0, 2]


@pytest.mark.rule("AI-4.11.3", "AI-4.3.1")
def test_clean_up() -> None:
    t = table(passed=[1], crossed=["power-bridge"]).do("0 pass", "0 bonus send_scholar").skip()
    assert t.s.round == 3
    assert t.view().crossed == ()


@pytest.mark.rule("AI-4.3.1", "AI-4.11.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_six_rounds(seats: int) -> None:
    s = GAME.new(seats)
    playout(s, Rng(seats))
    assert s.round == 6
    assert not s.agenda
    for score in GAME.scores(s):
        assert score.total == sum(n for _, n in score.items)


# ---------------------------------------------------------------- the final scoring


@pytest.mark.rule("AI-4.11.5", "AI-3.8.1")
def test_areas_by_permanent_shipping() -> None:
    stands = {"C8": "0 workshop", "D9": "0 workshop", "H6": "0 workshop", "E10": "0 workshop"}
    assert area(table(buildings=stands, shipping=[0]).s, 0) == 2
    assert area(table(buildings=stands, shipping=[1]).s, 0) == 3
    assert area(table(buildings=stands, bonuses=("river_workshop", "coins")).s, 0) == 2
    assert area(table(buildings=stands, bridges={"C8-D9": 0}).s, 0) == 3


@pytest.mark.rule("AI-4.7.4", "AI-4.11.5")
def test_tunnels_and_flights_connect_areas() -> None:
    stands = {"E9": "0 workshop", "D10": "0 workshop", "B11": "0 workshop"}
    assert area(table(buildings=stands).s, 0) == 1
    assert area(table(buildings=stands, factions=("moles", "monks")).s, 0) == 3
    stands = {"E9": "0 palace", "C11": "0 workshop"}
    assert area(table(buildings=stands, palace=["palace-1"]).s, 0) == 1
    assert area(table(buildings=stands, palace=["palace-9"]).s, 0) == 2


@pytest.mark.rule("AI-4.11.5", "AI-4.11.6", "AI-4.11.7", "AI-4.11.12", "AI-4.11.9")
def test_the_end_of_a_game_of_two() -> None:
    t = table(
        round=6,
        passed=[1],
        territory=12,
        buildings={"E9": "0 workshop", "E10": "0 workshop", "D11": "1 workshop"},
        levels=[[5, 0, 3, 0], [5, 2, 0, 0]],
        unowned=[2, 6, 3, 2],
        purse=[{"c": 7, "t": 3}, {"c": 4}],
        bowls=[(5, 0, 0), (5, 1, 0)],
    )
    t.do("0 pass").skip()
    assert t.over
    assert [t.item("area", i) for i in (0, 1)] == [12, 6]
    # banking: both first, 12 shared; law: 2nd for seat 1; engineering: first shared with nobody's 3
    assert [t.item("science", i) for i in (0, 1)] == [6 + 6, 6 + 4]
    assert [t.item("resources", i) for i in (0, 1)] == [2, 0]
    ranks = [score.rank for score in t.scores()]
    assert ranks == [1, 2]


@pytest.mark.rule("AI-4.11.9")
def test_a_shared_victory() -> None:
    t = table(2)
    assert [score.rank for score in t.scores()] == [1, 1]


@pytest.mark.rule("AI-4.11.8")
def test_points_are_kept_by_source() -> None:
    s = GAME.new(4)
    playout(s, Rng(9))
    for seat in range(4):
        assert s.points[WIDTH * seat] == 20
        assert sum(s.points[WIDTH * seat : WIDTH * (seat + 1)]) == s.purse[seat][VP]
