"""Power, levels, keys, conversions, and what belongs to everything."""

from __future__ import annotations

import pytest

from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.rules.gains import gain_scholars, spend_power
from igroteka.games.age_of_innovation.rules.science import climb

from .scenario import table


@pytest.mark.rule("AI-4.1.6", "AI-4.8.1")
def test_power_is_spent_to_bowl_1() -> None:
    t = table(bowls=[(0, 2, 6)])
    spend_power(t.s, 0, 4)
    assert t.bowls() == (4, 2, 2)


@pytest.mark.rule("AI-4.8.1", "AI-4.8.3", "AI-2.3")
def test_conversions() -> None:
    t = table(bowls=[(0, 0, 12)], purse=[{"s": 1, "t": 1, "bl": 1}])
    t.do(
        "0 convert power-scholar", "0 convert power-medicine", "0 convert power-coin", "0 convert power-coin"
    )
    assert t.bowls() == (12, 0, 0)
    assert (t.has("s"), t.has("bm"), t.has("c")) == (2, 1, 2)
    t.do("0 convert scholar-tool", "0 convert tool-coin", "0 convert law-coin")
    assert (t.has("s"), t.has("t"), t.has("c"), t.books()) == (1, 1, 4, [0, 0, 0, 1])
    assert t.s.supply[0] == 6
    t = table(bowls=[(0, 0, 3)])
    t.do("0 convert power-tool")
    assert (t.has("t"), t.bowls()) == (11, (3, 0, 0))


@pytest.mark.rule("AI-4.8.2")
def test_a_sacrifice() -> None:
    t = table(bowls=[(0, 3, 0)]).do("0 sacrifice")
    assert t.bowls() == (0, 1, 1)
    assert "sacrifice" not in t.legal()
    assert GAME.inventory(t.s)["power_0"] == 12


@pytest.mark.rule("AI-5.25", "AI-2.5")
def test_scholars_are_limited() -> None:
    t = table(purse=[{"s": 6}], bowls=[(0, 0, 12)])
    assert gain_scholars(t.s, 0, 3) == 1
    assert t.has("s") == 7
    assert "convert power-scholar" not in t.legal()


@pytest.mark.rule("AI-4.1.15")
def test_a_new_scholar_comes_from_the_supply() -> None:
    t = table(purse=[{"s": 0}], bowls=[(0, 0, 12)])
    assert "send" not in t.kinds()  # those in the supply are not available
    t.do("0 convert power-scholar")
    assert (t.has("s"), t.s.supply[0]) == (1, 6)
    assert "send" in t.kinds()


@pytest.mark.rule("AI-4.5.2", "AI-4.5.6")
def test_conversions_come_before_and_after_the_action() -> None:
    t = table(bowls=[(0, 0, 12)], buildings={"E9": "0 workshop"})
    assert "convert" in t.kinds()
    t.do("0 power spade_1")
    assert t.kinds() <= {"dig", "build", "done"}
    t.do("0 dig D9 1")
    assert t.kinds() == {"convert", "sacrifice", "end"} - {"sacrifice"}
    t.do("0 convert power-coin", "0 end")
    assert t.turn == [1]


@pytest.mark.rule("AI-4.1.7", "AI-3.2.2")
def test_thresholds_bring_power() -> None:
    t = table(bowls=[(9, 0, 0)])
    climb(t.s, 0, 0, 7)
    assert t.level("banking") == 7
    assert t.bowls() == (4, 5, 0)


@pytest.mark.rule("AI-4.1.8")
def test_without_a_key_the_rest_is_lost() -> None:
    t = table(levels=[[6, 0, 0, 0]])
    t.do("0 send banking 3")
    assert t.level("banking") == 7
    assert "key" not in t.legal()


@pytest.mark.rule("AI-4.1.8", "AI-5.8")
def test_a_key_opens_the_way_once_for_each_discipline() -> None:
    t = table(levels=[[6, 0, 0, 0]], keys=[1], cities=[{"tools": 1}])
    t.do("0 send banking 3", "0 key")
    assert (t.level("banking"), t.s.keys[0]) == (9, 0)


@pytest.mark.rule("AI-4.1.9", "AI-3.2.2")
def test_only_one_marker_on_12() -> None:
    t = table(levels=[[11, 11, 0, 0], [0, 12, 0, 0]], bowls=[(5, 7, 0)])
    t.do("0 send banking 3")
    assert (t.level("banking"), t.bowls()) == (12, (2, 10, 0))
    t.skip().do("1 pass").do("1 bonus send_scholar").skip()
    t.do("0 send law 2")
    assert t.level("law") == 11


@pytest.mark.rule("AI-4.1.10")
def test_levels_in_one_discipline_and_split() -> None:
    t = table(purse=[{"bb": 1}], levels=[[7, 0, 0, 12]])
    t.do("0 books levels")
    assert t.after("level") == {"law", "engineering"}
    t.do("0 level law")
    assert t.level("law") == 2
    t = table(bonuses=("pass_school", "coins"), buildings={"E9": "0 school", "H6": "0 school"})
    t.do("0 pass", "0 level law", "0 level medicine")
    assert (t.level("law"), t.level("medicine")) == (1, 1)


@pytest.mark.rule("AI-4.1.10")
def test_a_step_possible_nowhere_is_lost() -> None:
    t = table(purse=[{"bb": 1}], levels=[[7, 7, 7, 7]]).do("0 books levels")
    assert [t.s.level[d] for d in range(4)] == [7, 7, 7, 7]
    assert t.turn == [0]


@pytest.mark.rule("AI-4.1.8", "AI-4.1.10")
def test_a_refused_key_closes_the_discipline_for_the_whole_gain() -> None:
    schools = {"E9": "0 school", "H6": "0 school", "I9": "0 school"}
    t = table(
        bonuses=("pass_school", "coins"),
        buildings=schools,
        levels=[[7, 7, 7, 0]],
        keys=[1],
        cities=[{"tools": 1}],
    )
    t.do("0 pass", "0 level law")
    assert t.legal() == {"key", "no_key"}
    t.do("0 no_key")
    assert t.after("level") == {"banking", "engineering", "medicine"}
    assert t.refusal("discipline:law") == "AI-4.1.8 no-key-refused"
    t.do("0 level medicine")
    assert t.after("level") == {"banking", "engineering", "medicine"}
    t.do("0 level engineering", "0 key")
    assert [t.s.level[d] for d in range(4)] == [7, 7, 8, 1]


@pytest.mark.rule("AI-4.1.8", "AI-4.1.10")
def test_nothing_is_asked_again_after_the_last_key_question() -> None:
    t = table(
        bonuses=("pass_school", "coins"),
        buildings={"E9": "0 school", "H6": "0 school", "I9": "0 school"},
        levels=[[7, 12, 12, 12]],
        keys=[1],
        cities=[{"tools": 1}],
    )
    t.do("0 pass", "0 no_key")
    assert t.kinds() == {"bonus"}
    assert (t.level("banking"), t.s.keys[0]) == (7, 1)


@pytest.mark.rule("AI-5.9")
def test_the_key_of_a_tile_serves_its_own_levels() -> None:
    stands = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}
    t = table(buildings=stands, levels=[[7, 0, 0, 0]])
    t.do("0 upgrade D9 guild", "0 city levels", "0 key")
    assert [t.s.level[d] for d in range(4)] == [8, 1, 1, 1]


@pytest.mark.rule("AI-5.24", "AI-4.6.6.2")
def test_a_scholar_for_nothing() -> None:
    t = table(levels=[[7, 7, 7, 7]], competencies=[["scholar_scoring"]])
    assert t.after("return") == {"banking", "law", "engineering", "medicine"}
    t.do("0 send law 3")
    assert (t.level("law"), t.vp(), t.s.spaces[4]) == (7, 22, 0)


@pytest.mark.rule("AI-4.6.6.2")
def test_a_scholar_comes_back() -> None:
    t = table(levels=[[7, 0, 0, 0]])
    assert t.after("return") == {"law", "engineering", "medicine"}
    t.do("0 return law")
    assert (t.level("law"), t.has("s"), t.s.supply[0]) == (1, 1, 6)


@pytest.mark.rule("AI-4.1.12", "AI-5.22")
def test_all_that_fits_an_event_scores() -> None:
    t = table(
        buildings={"E8": "0 workshop"},
        tile="workshop_law",
        factions=("navigators", "monks"),
        bonuses=("river_workshop", "coins"),
    )
    assert t.show("build E9").label.args["vp"] == 6
    t.do("0 build E9")
    assert t.vp() == 20 + 2 + 2 + 2


@pytest.mark.rule("AI-4.1.13")
def test_a_neutral_building_counts_but_cannot_be_upgraded() -> None:
    t = table(buildings={"E9": "0 guild neutral", "H6": "0 workshop"}, innovations=[["trade_routes"]])
    assert "upgrade E9 school" not in t.legal()
    assert t.refusal("hex:E9") == "AI-4.1.13 no-neutral-upgrade"
    assert t.do("0 pass").vp() == 22


@pytest.mark.rule("AI-4.11.13")
def test_everything_is_public() -> None:
    t = table()
    mine, other = t.view(0), t.view(1)
    assert mine.players == other.players
    assert mine.round_tiles == other.round_tiles


@pytest.mark.rule("AI-4.1.11")
def test_points_never_fall_below_zero() -> None:
    t = table(
        buildings={"E10": "1 guild", "F9": "1 guild", "E8": "0 workshop"},
        vp=[20, 0],
        bowls=[(5, 7, 0), (5, 7, 0)],
    )
    t.do("0 build E9")
    assert t.view(1).offers == ((1, 1, 0),)
    t.do("1 accept")
    assert t.vp(1) == 0
