"""The flower token and its three uses."""

from __future__ import annotations

import pytest

from igroteka.core import IllegalMove

from .scenario import all_tokens_out, table

PARKS = {"r1c1": "park", "r3c3": "park"}
REFILLED = "* turn_over leaf metro"


@pytest.mark.rule("DC-4.8.3", "DC-4.8.4", "DC-4.8.5", "DC-4.8.6")
def test_the_windows_of_each_use() -> None:
    t = table(flower=[1, 1], area={"park": 1}, hidden=[["office"], ["home"]])
    start = {text for text in t.legal() if text.startswith("flower")}
    assert start == {"flower extra_turn", "flower_rescore park"}
    t.do("0 build office r1c4")
    assert t.legal() == {"flower double", "flower extra_turn", "flower_rescore park", "done"}
    t.do("0 done")
    assert t.hand() == ["home"]
    assert t.legal() == {"flower extra_turn", "flower_rescore park", "done"}
    t.do("0 done", REFILLED)
    assert t.turn == [0]
    assert t.legal() == {"flower_rescore park", "done"}
    t.do("0 done")
    assert t.turn == [1]


@pytest.mark.rule("DC-4.8.1")
def test_the_token_is_spent_once() -> None:
    t = table(flower=[1, 0], hidden=[["office"], ["home"]])
    t.do("0 build office r1c4", "0 flower double")
    assert t.s.flower == [0, 0]
    assert t.points() == 2
    assert t.turn == [-1]
    t.do(REFILLED, "1 build home r1c1", "* turn_over seed metro")
    assert t.kinds() == {"build"}
    refusal = t.why_not("flower:0")
    assert refusal is not None
    assert refusal.rule == "DC-4.8.1"


@pytest.mark.rule("DC-4.8.2")
def test_only_in_the_own_turn() -> None:
    t = table(flower=[0, 1], area={"park": 1})
    assert t.kinds() == {"build"}
    with pytest.raises(IllegalMove):
        t.do("1 flower_rescore park")


@pytest.mark.rule("DC-4.8.4")
def test_double_by_flower_on_an_ordinary_cell_of_either_pass() -> None:
    t = table(flower=[1, 0], hidden=[["office", "office"], ["home"]])
    assert "flower double" not in t.legal()
    t.do("0 build office r3c3", "0 spring extra_turn", "0 done", "0 build office r3c2")
    assert "flower double" in t.legal()
    t.do("0 flower double")
    assert t.item("office") == 3
    assert t.item("double") == 2


@pytest.mark.rule("DC-4.8.5", "DC-4.3.11")
@pytest.mark.parametrize("when", ["start", "after building", "before the refill"])
def test_an_extra_turn_from_the_flower(when: str) -> None:
    t = table(flower=[1, 0], hidden=[["office", "park"], ["home"]])
    if when == "start":
        t.do("0 flower extra_turn", "0 build office r1c4")
    elif when == "after building":
        t.do("0 build office r1c4", "0 flower extra_turn")
    else:
        t.do("0 build office r1c4", "0 done", "0 flower extra_turn")
    assert t.turn == [0]
    assert t.kinds() == {"build"}
    assert "leaf" not in t.market()
    t.do("0 build park r1c1")
    assert t.turn == [-1]
    t.do("* turn_over seed metro", REFILLED)
    assert t.turn == [1]
    assert t.s.flower[0] == 0


@pytest.mark.rule("DC-4.8.5")
def test_no_extra_turn_once_the_refill_has_begun() -> None:
    t = table(flower=[1, 0], area={"park": 1}, hidden=[["office", "park"], ["home"]])
    t.do("0 build office r1c4", "0 done", "0 done", REFILLED)
    assert "flower extra_turn" not in t.legal()


@pytest.mark.rule("DC-4.8.6", "DC-4.8.8")
@pytest.mark.parametrize("when", range(4))
def test_a_rescoring_by_flower_is_for_all_and_leaves_the_area(when: int) -> None:
    t = table(flower=[1, 0], area={"park": 1}, city=[PARKS, {"r1c1": "park"}], hidden=[["office"], ["home"]])
    lines = ["0 build office r1c4", "0 done", "0 done", REFILLED]
    stop = [0, 1, 2, 4][when]
    t.do(*lines[:stop], "0 flower_rescore park")
    assert [t.item("rescoring", i) for i in (0, 1)] == [4, 2]
    assert t.s.area[2] == 1
    assert t.s.flower[0] == 0


@pytest.mark.rule("DC-4.8.6")
def test_a_token_turned_at_the_refill_can_be_used_at_once() -> None:
    t = table(flower=[1, 0], hidden=[["office"], ["home"]], city=[PARKS])
    t.do("0 build office r1c4", "0 done", "0 done", "* turn_over leaf rescore_park", REFILLED)
    assert t.legal() == {"flower_rescore park", "done"}
    t.do("0 flower_rescore park")
    assert t.item("rescoring") == 4
    assert t.turn == [1]


@pytest.mark.rule("DC-4.8.7")
@pytest.mark.parametrize("tokens", [0, 2])
def test_rescoring_needs_exactly_one_token(tokens: int) -> None:
    t = table(flower=[1, 0], area={"park": tokens})
    assert "flower_rescore park" not in t.legal()
    refusal = t.why_not("area:park")
    assert refusal is not None
    assert refusal.rule == "DC-4.8.7"
    assert refusal.text.args == {"kind": "park", "count": tokens}


@pytest.mark.rule("DC-4.8.9")
def test_the_second_token_still_rescores_after_the_flower() -> None:
    t = table(flower=[1, 0], area={"park": 1}, city=[PARKS], hidden=[["office"], ["home"]])
    t.do("0 flower_rescore park", "0 build office r1c4", "* turn_over leaf rescore_park")
    assert t.item("rescoring") == 8


@pytest.mark.rule("DC-4.1.6")
def test_by_agreement_the_flower_closes_its_kind() -> None:
    t = table(
        options={"flower_rescore_blocks_pair": True},
        flower=[1, 0],
        area={"park": 1, "office": 1},
        city=[PARKS],
        hidden=[["office"], ["home"]],
    )
    t.do("0 flower_rescore park", "0 build office r1c4", "* turn_over leaf rescore_park")
    assert t.item("rescoring") == 4
    assert t.events_of("no_rescoring")
    t.do("* turn_over leaf rescore_office")
    assert t.item("rescoring") == 6


@pytest.mark.rule("DC-4.8.10", "DC-4.3.13")
def test_one_tile_can_have_both_bonuses_from_two_sources_but_never_double_twice() -> None:
    t = table(flower=[1, 0], hidden=[["office", "park"], ["home"]]).do("0 build office r3c3")
    assert t.legal() == {"spring double", "spring extra_turn", "flower double", "flower extra_turn", "done"}
    both = table(flower=[1, 0], hidden=[["office", "park"], ["home"]])
    both.do("0 build office r3c3", "0 spring double")
    assert both.legal() == {"flower extra_turn", "done"}
    both.do("0 flower extra_turn")
    assert both.points() == 2
    assert both.kinds() == {"build"}
    other = table(flower=[1, 0], hidden=[["office", "park"], ["home"]])
    other.do("0 build office r3c3", "0 flower double")
    assert other.legal() == {"spring extra_turn", "done"}


@pytest.mark.rule("DC-4.9.7")
def test_bonuses_work_in_the_last_round() -> None:
    stacks = {"seed": 1, "bulb": 0, "sprout": 0, "leaf": 5, "star": 5}
    t = table(
        area={**all_tokens_out(), "park": 1},
        stacks=stacks,
        flower=[0, 1],
        hidden=[["office"], ["home", "park"]],
    )
    t.do("0 build office r1c1", "* turn_over seed metro")
    assert t.s.ends()
    assert t.turn == [1]
    assert t.legal() >= {"flower extra_turn", "flower_rescore park"}
    t.do("1 build home r3c3")
    assert "spring double" in t.legal()


@pytest.mark.rule("DC-4.3.13", "DC-4.8.5")
@pytest.mark.parametrize(
    "lines",
    [
        ("0 flower extra_turn", "0 build office r3c3"),
        ("0 build office r1c4", "0 done", "0 flower extra_turn", "0 build park r3c3"),
    ],
)
def test_an_extra_turn_by_flower_counts_for_spring_cells_too(lines: tuple[str, ...]) -> None:
    t = table(flower=[1, 0], hidden=[["office", "park"], ["home"]]).do(*lines)
    assert t.legal() == {"spring double", "done"}


@pytest.mark.rule("DC-4.8.3", "DC-4.3.13")
def test_a_rescoring_by_flower_uses_up_no_spring_bonus() -> None:
    t = table(flower=[1, 0], area={"park": 1}, hidden=[["office", "park"], ["home"]])
    t.do("0 flower_rescore park", "0 build office r3c3")
    assert t.legal() == {"spring double", "spring extra_turn", "done"}


@pytest.mark.rule("DC-4.1.6")
def test_a_closed_kind_can_still_be_rescored_by_another_flower_and_in_solo() -> None:
    t = table(
        options={"flower_rescore_blocks_pair": True},
        flower=[1, 1],
        area={"park": 1},
        city=[PARKS],
        hidden=[["office"], ["home"]],
    )
    t.do("0 flower_rescore park", "0 build office r1c4", REFILLED, "1 flower_rescore park")
    assert t.item("rescoring") == 8
    solo = table(
        1,
        {"flower_rescore_blocks_pair": True},
        flower=[1],
        area={"park": 1},
        city=[PARKS],
        hidden=[["office"]],
    )
    solo.do("0 flower_rescore park", "0 build office r1c4", "* turn_over bulb rescore_park")
    assert solo.item("rescoring") == 4


@pytest.mark.rule("DC-4.5.5")
def test_while_a_tile_must_be_chosen_the_flower_waits() -> None:
    t = table(
        hidden=[["office"], ["park"]],
        market={"seed": "office", "leaf": "home"},
        stacks={"seed": 5, "bulb": 0, "sprout": 5, "leaf": 5, "star": 5},
        area={"park": 1},
        flower=[1, 0],
    )
    t.do("0 build office r1c2", "0 done")
    for el in ("area:park", "flower:0"):
        refusal = t.why_not(el)
        assert refusal is not None
        assert refusal.rule == "DC-4.5.5"
