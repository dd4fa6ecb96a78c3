"""The points of a seat: those that it has taken so far, and those that it would have if the game ended now."""

from __future__ import annotations

from functools import cache
from typing import TypeGuard

from ...core import Game, Score, Seat, State
from ...core.optional import CountedLate, Tracked
from .payloads import CountNow, ScoreRow


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


def add_standings(game: Game, world: State, rows: list[ScoreRow], viewer: Seat | None, whole: bool) -> None:
    """Add to the rows of a running game what this viewer knows of the count at the end; `whole`: nothing is secret."""
    if _is_tracked(game):
        for row in rows:
            row["so_far"] = game.points_so_far(world, row["seat"])
    elif _is_counted_late(game):
        scores = game.scores_now(world)
        for row in rows:
            is_secret = not whole and row["seat"] != viewer and row["seat"] >= 0
            secrets = game.secret_items(world, row["seat"]) if is_secret else frozenset()
            row["now"] = _count(score_of(scores, row["seat"]), secrets)


# With each drawing this is asked anew, and Python looks for every member of a protocol each time.


def _is_tracked(game: Game) -> TypeGuard[Tracked[State]]:
    return _offers(type(game), Tracked)


def _is_counted_late(game: Game) -> TypeGuard[CountedLate[State]]:
    return _offers(type(game), CountedLate)


@cache
def _offers(game: type, what: type) -> bool:
    return issubclass(game, what)


def _count(score: Score, secrets: frozenset[str]) -> CountNow:
    """A count without what is secret, and without the total that would tell it."""
    return {
        "total": None if secrets else score.total,
        "items": {key: None if key in secrets else points for key, points in score.items},
    }
