"""Contests that show whether a game's advice is worth something: the greedy bot against random play.

def test_greedy_beats_random_play() -> None:
    assert greedy_wins(GAME, 8) == 8
"""

from __future__ import annotations

from collections.abc import Mapping

from ..bots import GreedyBot, RandomBot
from ..core import Game, Rng, Score
from ..lab import play_game


def contest(game: Game, seed: int, options: Mapping[str, object] | None = None) -> list[Score]:
    """A game of two; the greedy bot sits on the seat seed % 2."""
    rng = Rng(seed)
    bots = (GreedyBot(), RandomBot()) if seed % 2 == 0 else (RandomBot(), GreedyBot())
    return game.scores(play_game(game, 2, options, bots, rng, (rng, rng)).state)


def greedy_wins(game: Game, games: int, options: Mapping[str, object] | None = None) -> int:
    """How many of so many games of two the greedy bot wins outright; it changes its seat from game to game."""
    won = 0
    for seed in range(games):
        scores = contest(game, seed, options)
        won += scores[seed % 2].rank == 1 and scores[1 - seed % 2].rank > 1
    return won
