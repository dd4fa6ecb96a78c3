"""The evaluation behind bots and hints."""

from __future__ import annotations

import math

import pytest

from igroteka.bots import GreedyBot
from igroteka.core import Rng, apply, chance, moves, waiting
from igroteka.games.age_of_innovation import GAME
from igroteka.testing.contests import greedy_wins

from .scenario import table


def test_greedy_beats_random_play() -> None:
    assert greedy_wins(GAME, 4, seats=3) == 4


@pytest.mark.soak
def test_greedy_beats_random_play_in_99_of_100() -> None:
    assert greedy_wins(GAME, 100, seats=3) >= 99


def test_a_city_is_founded_where_it_can_be() -> None:
    stands = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}
    t = table(2, stands, purse=[{"t": 2, "c": 6}])
    t.do(f"0 {GreedyBot().choose(GAME, t.s, 0, Rng(1))}")
    assert t.kinds() == {"city"}


def test_an_innovation_is_taken_where_it_can_be() -> None:
    t = table(2, shelf=["architecture"], purse=[{"bb": 5, "c": 5}])
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "innovate architecture"


def test_an_evaluation_changes_nothing_and_is_finite() -> None:
    for seats in GAME.seats:
        s, rng = GAME.new(seats), Rng(seats)
        for _ in range(80):
            chance(s, rng)
            if not s.agenda:
                break
            before = s.to_data()
            assert all(math.isfinite(GAME.evaluate(s, seat)) for seat in range(seats))
            assert s.to_data() == before
            legal = moves(s, waiting(s)[0])
            apply(s, waiting(s)[0], legal[rng.below(len(legal))])


def test_a_purse_that_somebody_has_passed_with_counts_in_part() -> None:
    """What is bought with a coin beyond the first few must look better before the pass than the coin after it."""

    def coins_worth(passed: bool) -> float:
        worth: list[float] = []
        for coins in (10, 20):
            t = table(2, {}, purse=[{"c": coins}])
            if passed:
                t.s.passed.append(0)
            worth.append(GAME.evaluate(t.s, 0))
        return worth[1] - worth[0]

    assert 0 < coins_worth(passed=True) < 0.6 * coins_worth(passed=False)
