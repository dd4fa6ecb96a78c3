"""Hints: the legal moves of a seat, best first, judged as the greedy bot judges them."""

from __future__ import annotations

from dataclasses import dataclass

from .core import Game, Move, Rng, Seat, State, apply, chance, moves, scene, waiting

GUESSES = 6


@dataclass(frozen=True)
class Hint:
    """A move, what the position after it is worth, and how many points it changes the total by, on average."""

    move: Move
    worth: float
    points: float


def hints(game: Game, s: State, seat: Seat, rng: Rng, guesses: int = GUESSES) -> list[Hint]:
    """All legal moves of a seat, best first. Hidden things are guessed, so no secret is told."""
    legal = moves(s, seat)
    worth = [0.0] * len(legal)
    points = [0] * len(legal)
    for _ in range(guesses):
        world = game.guess(s, seat, rng)
        before = _total(game, scene(world, seat), seat)
        for i, m in enumerate(legal):
            after = world.clone()
            apply(after, seat, m)
            chance(after, rng)
            # An open simultaneous decision has changed only the seat's own scene so far.
            here = scene(after, seat) if waiting(after) else after
            worth[i] += game.evaluate(here, seat)
            points[i] += _total(game, here, seat) - before
    found = [Hint(m, worth[i] / guesses, points[i] / guesses) for i, m in enumerate(legal)]
    return sorted(found, key=lambda hint: -hint.worth)


def _total(game: Game, s: State, seat: Seat) -> int:
    return next(score.total for score in game.scores(s) if score.seat == seat)
