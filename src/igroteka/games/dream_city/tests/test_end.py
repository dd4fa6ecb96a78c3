"""End of the game, the kept tile, winning."""

from __future__ import annotations

import pytest

from igroteka.core import IllegalMove
from igroteka.games.dream_city import GAME

from .scenario import Table, all_tokens_out, table

H = [["office"], ["home"], ["park"], ["metro"]]


def stacks(*heights: int) -> dict[str, int]:
    return dict(zip(("seed", "bulb", "sprout", "leaf", "star"), heights, strict=True))


@pytest.mark.rule("DC-4.9.1", "DC-4.9.2", "DC-4.9.3", "DC-4.9.4")
@pytest.mark.parametrize(
    ("seats", "mode", "needed"),
    [
        (2, "training", 1),
        (3, "training", 1),
        (4, "training", 1),
        (2, "full", 3),
        (3, "full", 2),
        (4, "full", 2),
        (1, None, 3),
    ],
)
def test_how_many_stacks_must_be_finished(seats: int, mode: str | None, needed: int) -> None:
    options: dict[str, object] = {"mode": mode} if mode else {}
    area = None if mode == "training" else all_tokens_out()
    for finished in range(1, needed + 1):
        heights = [0] * finished + [5] * (5 - finished)
        t = table(seats, options, stacks=stacks(*heights), area=area, hidden=H)
        assert t.s.ends() == (finished == needed)
        assert t.view(None).last_round == (finished == needed)


@pytest.mark.rule("DC-4.9.5", "DC-4.9.6")
def test_the_round_is_finished_so_that_all_have_equal_turns() -> None:
    t = table(stacks=stacks(1, 0, 0, 5, 5), area=all_tokens_out(), hidden=[["office"], ["home"]])
    t.do("0 build office r1c1", "* turn_over seed metro")
    assert t.s.ends()
    assert t.turn == [1]
    t.do("1 build home r1c4", "* turn_over leaf metro")
    assert t.kinds() == {"keep"}
    assert t.turn == [0, 1]


@pytest.mark.rule("DC-4.9.6")
def test_if_the_last_player_ends_it_the_game_is_over_at_once() -> None:
    t = table(stacks=stacks(1, 0, 0, 5, 5), area=all_tokens_out(), hidden=[["office"], ["home"]])
    t.do("0 build office r1c4", "* turn_over leaf metro")
    assert not t.s.ends()
    t.do("1 build home r1c1", "* turn_over seed metro")
    assert t.kinds() == {"keep"}


@pytest.mark.rule("DC-4.10.1", "DC-4.1.1")
def test_the_training_game_ends_without_a_final_rescoring() -> None:
    t = table(options={"mode": "training"}, stacks=stacks(1, 5, 5, 5, 5), hidden=[["office"], ["home"]])
    t.do("0 build office r1c1", "* turn_over seed metro", "1 build home r1c2", "* turn_over bulb metro")
    assert t.over
    assert [t.points(i) for i in (0, 1)] == [1, 1]


def at_the_end(city0: dict[str, str], hand: list[str], hand1: list[str] | None = None) -> Table:
    return table(
        stacks=stacks(0, 0, 0, 5, 5),
        area=all_tokens_out(),
        city=[city0],
        hidden=[hand, ["metro"] if hand1 is None else hand1],
    )


@pytest.mark.rule("DC-4.10.2", "DC-4.10.3", "DC-4.10.4")
def test_the_kept_tile_rescores_its_kind_and_does_not_count_itself() -> None:
    t = at_the_end({"r1c1": "office", "r5c5": "office", "r2c2": "park"}, ["office", "park"])
    assert t.legal(0) == {"keep office", "keep park"}
    with pytest.raises(IllegalMove):
        t.do("0 keep home")
    t.do("0 keep office", "1 keep metro")
    assert t.over
    assert t.item("final") == 4
    assert t.s.discarded[0] == 1
    assert t.s.discarded[2] == 1
    assert t.hand() == []
    waiting = at_the_end({}, ["office", "park"]).why_not("city:0:r1c1")
    assert waiting is not None
    assert waiting.rule == "DC-4.10.2"


@pytest.mark.rule("DC-4.10.3")
def test_an_empty_hand_chooses_nothing() -> None:
    t = at_the_end({}, [])
    assert t.turn == [1]
    t.do("1 keep metro")
    assert t.over
    assert t.item("final") == 0


@pytest.mark.rule("DC-4.10.5")
def test_a_kept_shop_rescores_all_shops() -> None:
    city = {"r1c1": "shop_park_home", "r1c2": "park", "r5c5": "shop_office_metro"}
    t = at_the_end(city, ["shop_home_metro"]).do("0 keep shop_home_metro", "1 keep metro")
    assert t.item("final") == 2 + 1


@pytest.mark.rule("DC-4.10.6")
def test_everybody_chooses_at_the_same_time_in_secret() -> None:
    t = at_the_end({"r1c1": "office"}, ["office", "park"], ["metro", "home"])
    assert t.turn == [0, 1]
    t.do("1 keep metro")
    assert t.turn == [0]
    assert t.view(0).players[1].done
    assert t.view(0).players[1].hidden_count == 2
    assert t.s.total(1) == 0
    t.do("0 keep office")
    other = at_the_end({"r1c1": "office"}, ["office", "park"], ["metro", "home"]).do(
        "0 keep office", "1 keep metro"
    )
    assert t.print() == other.print()


@pytest.mark.rule("DC-4.10.7")
def test_most_points_win() -> None:
    t = table(3, points=[40, 50, 45], first=1)
    assert [score.rank for score in GAME.scores(t.s)] == [3, 1, 2]


@pytest.mark.rule("DC-4.10.8")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_a_tie_goes_to_the_last_in_turn_order(first: int, winner: int) -> None:
    t = table(3, points=[50, 50, 50], first=first)
    assert [score.rank for score in GAME.scores(t.s)].index(1) == winner
    two = table(2, points=[50, 50])
    assert [score.rank for score in GAME.scores(two.s)] == [2, 1]


@pytest.mark.rule("DC-4.10.3")
def test_both_tiles_of_the_hand_are_offered_whoever_knows_them() -> None:
    t = table(
        stacks=stacks(0, 0, 0, 5, 5),
        area=all_tokens_out(),
        hidden=[["office"], ["metro"]],
        open=[["park"], []],
    )
    assert t.legal(0) == {"keep office", "keep park"}


@pytest.mark.rule("DC-4.13.1")
def test_a_game_in_which_nobody_can_build_ends() -> None:
    t = table(hidden=[[], []], flower=[0, 0])
    assert t.over
