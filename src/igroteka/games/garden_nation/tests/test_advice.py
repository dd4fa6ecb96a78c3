"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import Greedy
from igroteka.core import Rng
from igroteka.games.garden_nation import GAME
from igroteka.testing.contests import greedy_wins

from .scenario import table


def test_greedy_beats_random_play() -> None:
    assert greedy_wins(GAME, 8) == 8


@pytest.mark.soak
def test_greedy_beats_random_play_in_95_of_100() -> None:
    assert greedy_wins(GAME, 100) >= 95


def test_a_project_at_hand_is_claimed() -> None:
    t = table(2, {"1nw": "0 1"}, open=("house",), crane=1, kept=[["barracks", "market"], []])
    assert str(Greedy().choose(GAME, t.s, 0, Rng(1))) == "build 1nw"
    t.do("0 build 1nw")
    assert str(Greedy().choose(GAME, t.s, 0, Rng(1))) == "claim house"


def test_an_evaluation_changes_nothing() -> None:
    t = table(3, {"1nw": "0 2", "4c": "1 1"}, open=("house", "forge", "temple", "bunker"))
    before = t.print()
    GAME.evaluate(t.s, 1)
    assert t.print() == before
