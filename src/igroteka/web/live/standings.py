"""What the rows of a running game tell of the count at the end."""

from __future__ import annotations

from functools import cache
from typing import TypeGuard

from ...core import Game, Score, Seat, State, after_bids
from ...core.optional import CountedLate, Tracked
from ...core.outcomes import score_of
from ...match import Match
from .payloads import CountNow, ScoreRow


def add_standings(match: Match, world: State, rows: list[ScoreRow], viewer: Seat | None, whole: bool) -> None:
    """Add to the rows of a running game what this viewer knows of the count at the end; `whole`: nothing is secret."""
    game = match.game
    if _is_tracked(game):
        for row in rows:
            row["so_far"] = game.points_so_far(world, row["seat"]) - match.bids.get(row["seat"], 0)
    elif _is_counted_late(game):
        scores = after_bids(game.scores_now(world), match.bids)
        for row in rows:
            is_secret = not whole and row["seat"] != viewer and row["seat"] >= 0
            secrets = game.secret_items(world, row["seat"]) if is_secret else frozenset()
            row["now"] = _count(score_of(scores, row["seat"]), secrets)


# With each drawing this is asked anew, and Python looks for every member of a protocol each time.


def _is_tracked(game: Game) -> TypeGuard[Tracked[State]]:
    return _offers(type(game), Tracked)


def _is_counted_late(game: Game) -> TypeGuard[CountedLate[State]]:
    return _offers(type(game), CountedLate)


def has_open_scores(game: Game) -> bool:
    """Whether the points of a running game are the same for all who look."""
    return _counts_openly(type(game))


@cache
def _counts_openly(game: type) -> bool:
    """As a game says that has a place for it from `BaseGame`."""
    return bool(getattr(game, "open_scores", False))


@cache
def _offers(game: type, what: type) -> bool:
    return issubclass(game, what)


def _count(score: Score, secrets: frozenset[str]) -> CountNow:
    """A count without what is secret, and without the total that would tell it."""
    return {
        "total": None if secrets else score.total,
        "items": {key: None if key in secrets else points for key, points in score.items},
    }
