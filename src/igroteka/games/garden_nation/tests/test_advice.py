"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import Greedy, Randomly
from igroteka.core import Rng, Score, apply, chance, waiting
from igroteka.games.garden_nation import GAME

from .scenario import table


def contest(seed: int) -> list[Score]:
    """A game of two; the greedy bot sits on the seat seed % 2."""
    s, rng = GAME.new(2), Rng(seed)
    bots = (Greedy(), Randomly()) if seed % 2 == 0 else (Randomly(), Greedy())
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return GAME.scores(s)
        apply(s, turn[0], bots[turn[0]].choose(GAME, s, turn[0], rng))


def test_greedy_beats_random_play() -> None:
    won = [contest(seed)[seed % 2].rank == 1 for seed in range(8)]
    assert sum(won) == 8


@pytest.mark.soak
def test_greedy_beats_random_play_in_95_of_100() -> None:
    won = [(scores := contest(seed))[seed % 2].total > scores[1 - seed % 2].total for seed in range(100)]
    assert sum(won) >= 95


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
