"""The points of a seat: those that it has taken so far, and those that it would have if the game ended now."""

from __future__ import annotations

from ...core import Game, Score, Seat, State
from ...core.optional import CountedLate, Tracked


def score_of(scores: list[Score], seat: Seat) -> Score:
    """The score of a seat: a game may list the best first."""
    return next(score for score in scores if score.seat == seat)


def points_so_far(game: Game, s: State, seat: Seat) -> int:
    """What a seat has on the track of points."""
    return game.points_so_far(s, seat) if isinstance(game, Tracked) else score_of(game.scores(s), seat).total


def points_now(game: Game, s: State, seat: Seat) -> int | None:
    """What a seat would have if the game ended now; None where that is always the same as its points so far."""
    if isinstance(game, CountedLate):
        return score_of(game.scores_now(s), seat).total
    return score_of(game.scores(s), seat).total if isinstance(game, Tracked) else None
