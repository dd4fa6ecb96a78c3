"""The two simplest bots: random play, and one ply of looking ahead."""

from __future__ import annotations

from typing import Protocol

from ..core import Game, Move, Rng, Seat, State, apply, chance, moves, outlooks, scene, waiting


class Bot(Protocol):
    """Chooses a move for a seat. `s` is the true state: a bot looks at it only through `guess`."""

    name: str

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """One of the seat's legal moves, of which there must be at least one. All luck comes from `rng`; `s` stays as it is."""
        ...


def position_after(world: State, seat: Seat, m: Move, rng: Rng) -> State:
    """The position after a move and chance, as its seat sees it."""
    s = world.clone()
    apply(s, seat, m)
    chance(s, rng)
    # An open simultaneous decision has changed only the seat's own scene so far.
    return scene(s, seat) if waiting(s) else s


class RandomBot:
    """Plays any legal move."""

    name = "random"

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """Any legal move, all equally likely."""
        legal = moves(s, seat)
        return legal[rng.below(len(legal))]


class GreedyBot:
    """Plays the move after which its position is worth most, at its next decision or that of another seat.

    It looks at guesses of the position, never at the true one, so hidden hands stay hidden from it. `judgement` is the version by
    whose evaluation it judges; none is the present one.
    """

    def __init__(self, guesses: int = 1, name: str = "greedy", judgement: str = "") -> None:
        self.name = name
        self.guesses = guesses
        self.judgement = judgement

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The best move by the mean over some guesses; among equals any."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        worth = [0.0] * len(legal)
        for _ in range(self.guesses):
            world = game.guess(s, seat, rng)
            for i, m in enumerate(legal):
                worth[i] += self._judge(game, position_after(world, seat, m, rng), seat)
        best = max(worth)
        finest = [i for i, w in enumerate(worth) if w == best]
        return legal[finest[rng.below(len(finest))]]

    def _judge(self, game: Game, s: State, seat: Seat) -> float:
        """What a position is worth to the seat."""
        if not self.judgement:
            return game.evaluate(s, seat)
        return outlooks(game, s, s.seats, self.judgement)[seat]
