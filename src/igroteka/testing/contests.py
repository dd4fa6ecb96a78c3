"""Contests that show whether a game's advice is worth something: the greedy bot against random play.

def test_greedy_beats_random_play() -> None:
    assert greedy_wins(GAME, 8) == 8
"""

from __future__ import annotations

from collections.abc import Mapping

from ..bots import GreedyBot, RandomBot
from ..core import Game, Rng, Score
from ..lab import play_game


def contest(
    game: Game, seed: int, options: Mapping[str, object] | None = None, seats: int = 2
) -> list[Score]:
    """The scores of a game in which the greedy bot sits on the seat `seed % seats` and the others play at random."""
    rng = Rng(seed)
    bots = [GreedyBot() if seat == seed % seats else RandomBot() for seat in range(seats)]
    return game.scores(play_game(game, seats, options, bots, rng, [rng] * seats).state)


def greedy_wins(game: Game, games: int, options: Mapping[str, object] | None = None, seats: int = 2) -> int:
    """How many of so many games the greedy bot wins outright; it changes its seat from game to game."""
    wins = 0
    for seed in range(games):
        scores = contest(game, seed, options, seats)
        wins += [score.seat for score in scores if score.rank == 1] == [seed % seats]
    return wins
