"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import Greedy, Randomly
from igroteka.core import Rng, apply, chance, waiting
from igroteka.games.sweet_lands import GAME

from .scenario import RICH, table


def scored(seats: int, seed: int, bots: tuple[Greedy | Randomly, ...]) -> list[int]:
    """The points of a game between bots."""
    s, rng = GAME.new(seats), Rng(seed)
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return [score.total for score in GAME.scores(s)]
        apply(s, turn[0], bots[turn[0]].choose(GAME, s, turn[0], rng))


def test_greedy_scores_far_more_than_random_play() -> None:
    found = [scored(2, seed, (Greedy(), Randomly())) for seed in range(2)]
    greedy, random = sum(f[0] for f in found) / 2, sum(f[1] for f in found) / 2
    assert greedy > 100
    assert greedy > 3 * max(random, 1)


@pytest.mark.soak
def test_greedy_play_alone() -> None:
    found = [total for seed in range(20) for total in scored(1, seed, (Greedy(),))]
    assert sum(found) / len(found) > 110


def test_an_evaluation_changes_nothing() -> None:
    t = table(3, {"have": RICH, "hand": ["pie_01", "cake_31"], "pieces": {"r2c4": "tent"}})
    before = t.print()
    GAME.evaluate(t.s, 1)
    assert t.print() == before


def test_what_is_being_done_counts() -> None:
    t = table(2, {"have": {"wheat": 6}, "hand": ["pie_01", "pie_02", "pie_03"]})
    before = GAME.evaluate(t.s, 0)
    t.do("0 use terrain_3")
    asked = GAME.evaluate(t.s, 0)
    t.do("0 discard pie_01", "0 stop")
    assert asked > before
    assert GAME.evaluate(t.s, 0) < before  # paid, and nothing placed
