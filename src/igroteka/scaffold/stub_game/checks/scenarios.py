"""The conformance suite, the ledger, and a scenario for every rule."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core import Rng, apply, chance, moves, over, play, waiting
from igroteka.core.registry import folder_of
from igroteka.ledger.coverage import coverage
from igroteka.scaffold.stub_game import GAME
from igroteka.scaffold.stub_game.rules import Place, height_points
from igroteka.scaffold.stub_game.state import Stub
from igroteka.testing import check_game


def position(**changes: Any) -> Stub:
    """Two seats, nobody holds anything, the first is to move; with changes. What is left lies in the bag."""
    data = GAME.new(2).to_data()
    data["agenda"] = [{"frame": "Turn", "seat": 1}, {"frame": "Place", "me": 0}]
    data |= changes
    for stone in "123456":
        used = data["pile"].get(stone, 0) + sum([h.get(stone, 0) for h in data["hands"]])
        data["bag"][stone] = data["bag"].get(stone, 0) - used - sum([c.count(stone) for c in data["cairns"]])
    return GAME.load(data)


def texts(s: Stub, seat: int) -> list[str]:
    """The legal moves of a seat, written out."""
    return [str(m) for m in moves(s, seat)]


def test_conformance() -> None:
    check_game(GAME, games=20)


def test_every_rule_is_cited_and_tested() -> None:
    found = coverage(folder_of(GAME))
    assert found.complete, found.to_data()


@pytest.mark.rule("SG-1.1")
def test_there_are_four_stones_of_each_size() -> None:
    assert GAME.inventory(GAME.new(3)) == dict.fromkeys("123456", 4)


@pytest.mark.rule("SG-1.2", "SG-1.3")
@pytest.mark.parametrize(("hand", "size"), [("2", 2), ("3", 3), ("4", 4)])
def test_everybody_draws_a_secret_hand_and_the_first_seat_begins(hand: str, size: int) -> None:
    s = GAME.new(4, {"hand": hand})
    chance(s, Rng(1))
    assert [sum(h) for h in s.hands] == [size] * 4
    assert waiting(s) == [0]
    seen = GAME.view(s, 1)
    assert sum(seen.hand) == size
    assert sum(seen.unseen) == 24 - size
    assert sum(GAME.view(s, None).hand) == 0


@pytest.mark.rule("SG-2.1", "SG-2.2")
def test_a_stone_is_never_larger_than_the_one_below() -> None:
    s = position(hands=[{"2": 1, "3": 1, "5": 1}, {"1": 1}], cairns=[["6", "3"], []])
    assert [m for m in texts(s, 0) if m.startswith("lay")] == ["lay 2", "lay 3"]
    play(s, 0, GAME.moves.parse("lay 3"))
    assert s.cairns[0] == [5, 2, 2]


@pytest.mark.rule("SG-2.1", "SG-2.2", "SG-2.3")
def test_a_dead_element_says_why() -> None:
    s = position(hands=[{"5": 1}, {"1": 1}], cairns=[["3"], []])
    frame = s.agenda[-1]
    assert isinstance(frame, Place)
    cases = {"cairn:1": "SG-2.1", "ground:1": "SG-2.1", "cairn:0": "SG-2.2"}
    for el, rule in cases.items():
        refusal = frame.why_not(s, el)
        assert refusal is not None
        assert refusal.rule == rule
    assert frame.why_not(s, "hand:5") is None
    empty = position(hands=[{"5": 1}, {"1": 1}])
    refusal = frame.why_not(empty, "ground:0")
    assert refusal is not None
    assert refusal.rule == "SG-2.3"


@pytest.mark.rule("SG-2.3", "SG-3.1")
def test_a_finished_cairn_scores_at_once() -> None:
    s = position(hands=[{"6": 1}, {"1": 1}], cairns=[["5", "4", "4"], []])
    assert texts(s, 0) == ["start 6"]
    play(s, 0, GAME.moves.parse("start 6"))
    assert s.points[0] == [6, 0]
    assert s.cairns[0] == [5]
    assert [height_points(n) for n in range(5)] == [0, 1, 3, 6, 10]


@pytest.mark.rule("SG-2.4")
def test_a_new_stone_is_drawn_while_the_bag_has_one() -> None:
    s = position(hands=[{"6": 1}, {"1": 1}])
    play(s, 0, GAME.moves.parse("lay 6"))
    chance(s, Rng(1))
    assert [sum(h) for h in s.hands] == [1, 1]
    s = position(hands=[{"6": 1}, {"1": 1}], pile={"1": 3, "2": 4, "3": 4, "4": 4, "5": 4, "6": 3})
    play(s, 0, GAME.moves.parse("lay 6"))
    assert [sum(h) for h in s.hands] == [0, 1]
    assert waiting(s) == [1]


@pytest.mark.rule("SG-1.3", "SG-3.2")
def test_the_game_ends_without_stones_and_standing_cairns_score() -> None:
    s = position(
        hands=[{"5": 1}, {}],
        cairns=[["6"], ["6", "1"]],
        pile={"1": 3, "2": 4, "3": 4, "4": 4, "5": 3, "6": 2},
    )
    play(s, 0, GAME.moves.parse("lay 5"))
    assert over(s)
    assert [score.total for score in GAME.scores(s)] == [3, 3]


@pytest.mark.rule("SG-3.3")
def test_a_tie_goes_to_the_taller_standing_cairn() -> None:
    s = position(
        hands=[{"5": 1}, {}],
        cairns=[["6"], []],
        pile={"1": 4, "2": 4, "3": 4, "4": 4, "5": 3, "6": 3},
        points=[{}, {"finished": 3}],
    )
    apply(s, 0, GAME.moves.parse("lay 5"))
    assert [(score.total, score.rank) for score in GAME.scores(s)] == [(3, 1), (3, 2)]
