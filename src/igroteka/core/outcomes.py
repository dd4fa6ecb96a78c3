"""What a move does to the points of a seat, and what can be said of it: for questions, for the cards of pages and for their previews."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .agenda import apply, over, waiting
from .frames import Seat, State
from .game import Game
from .moves import Move
from .optional import Cautious, CountedLate, Tracked
from .score import Score
from .text import Text


@dataclass(frozen=True)
class Outcome:
    """What a move has done on a copy: the position after it, and whether a draw or another question to its seat follows."""

    after: State
    draws: bool
    asks_on: bool

    @property
    def is_open(self) -> bool:
        """Whether points may still come that are not counted yet."""
        return self.draws or self.asks_on


def try_move(s: State, seat: Seat, move: Move) -> Outcome:
    """Play a legal move on a copy, and what the rules make of it without a decision or a draw.

    An answer in a simultaneous decision changes nothing before all have answered.
    """
    after: Any = s.clone()
    after.events = []
    after.revealed = False
    apply(after, seat, move)
    turn = waiting(after)
    return Outcome(after, bool(turn) and turn[0] < 0, seat in turn)


def try_chain(s: State, seat: Seat, chain: Sequence[Move]) -> list[Outcome]:
    """Play legal moves on a copy, one after the other, and what each of them leads to; the events of all stand with the last."""
    outcomes: list[Outcome] = []
    for move in chain:
        outcome = try_move(s, seat, move)
        if outcomes:
            outcome.after.events = [*(outcomes[-1].after.events or ()), *(outcome.after.events or ())]
        outcomes.append(outcome)
        s = outcome.after
    return outcomes


def caution_texts(game: Game, before: State, after: State, seat: Seat, move: Move) -> list[Text]:
    """What a game says before a move; of what is decided at the same time as others nothing has happened yet."""
    if not isinstance(game, Cautious) or len(waiting(before)) > 1:
        return []
    return game.cautions(before, after, seat, move)


def score_of(scores: Sequence[Score], seat: Seat) -> Score:
    """The score of a seat: a game may list the best first."""
    return next(score for score in scores if score.seat == seat)


def points_so_far(game: Game, s: State, seat: Seat) -> int:
    """What a seat has on the track of points."""
    return game.points_so_far(s, seat) if isinstance(game, Tracked) else score_of(game.scores(s), seat).total


def points_now(game: Game, s: State, seat: Seat) -> int | None:
    """What a seat would have if the game ended now; None where that is always the same as its points so far."""
    if isinstance(game, (CountedLate, Tracked)):
        return score_of(scores_now(game, s), seat).total
    return None


def scores_now(game: Game, s: State) -> Sequence[Score]:
    """The scores of all as if the game ended now."""
    return game.scores_now(s) if isinstance(game, CountedLate) and not over(s) else game.scores(s)
