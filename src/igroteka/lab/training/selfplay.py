"""Games of a network against itself, or of the hand-made evaluation that teaches it, as rows to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ...bots.odds import Odds, odds
from ...bots.simple import after
from ...core import Move, Rng, Seat, State, apply, chance, game, moves, waiting

Line = tuple[list[list[float]], float]
"""What one seat saw after each of its decisions, and what the game was worth to it in the end."""


@dataclass(frozen=True)
class Job:
    """Some games to play. One decision in `explore` per cent is random, so that the network sees more.

    Without a network the hand-made evaluation plays. `points`: a game is worth its lead, not its victory.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    net: dict[str, Any] | None
    seed: str
    games: int
    explore: int
    points: bool = False


def play(job: Job) -> list[Line]:
    """The lines of all seats of all games."""
    g: Any = game(job.game)
    judge = Judge(job)
    found: list[Line] = []
    for number in range(job.games):
        rng = Rng(f"{job.seed}/{number}")
        s = g.new(job.seats, job.options)
        s.events = None
        rows: list[list[list[float]]] = [[] for _ in range(job.seats)]
        while True:
            chance(s, rng)
            turn = waiting(s)
            if not turn:
                break
            seat = turn[0]
            legal = moves(s, seat)
            if len(legal) == 1:
                apply(s, seat, legal[0])
                continue
            if rng.below(100) < job.explore:
                apply(s, seat, legal[rng.below(len(legal))])
                continue
            chosen, seen = judge.best(g.guess(s, seat, rng), seat, legal, rng)
            if seen:
                rows[seat].append(seen)
            apply(s, seat, chosen)
        worth_of = judge.won(s, job.points)
        found += [(rows[seat], worth_of[seat]) for seat in range(job.seats)]
    return found


class Judge:
    """The network of a job in numpy: it judges all moves of a decision at once."""

    def __init__(self, job: Job) -> None:
        self.np: Any = import_module("numpy")
        self.game: Any = game(job.game)
        self.by_hand: Odds = odds(job.game, job.seats)
        self.taught = job.net is None
        if job.net is not None:
            self.hidden = self.np.array(job.net["hidden"]).T
            self.bias = self.np.array(job.net["bias"])
            self.out = self.np.array(job.net["out"])
            self.shift = float(job.net["shift"])

    def best(self, world: State, seat: Seat, legal: list[Move], rng: Rng) -> tuple[Move, list[float]]:
        """The best move and what its seat sees after it; nothing is seen after the end."""
        positions = [after(world, seat, m, rng) for m in legal]
        seen: dict[int, list[float]] = {}
        if self.taught:
            worth = [self.game.evaluate(position, seat) for position in positions]
        else:
            worth = self._judged(positions, seat, seen)
        best = worth.index(max(worth))
        if self.taught and waiting(positions[best]):
            seen[best] = self.game.features(positions[best], seat)
        return legal[best], seen.get(best, [])

    def _judged(self, positions: list[State], seat: Seat, seen: dict[int, list[float]]) -> list[float]:
        """What the network thinks of positions; what it saw of each is put into `seen`."""
        worth = [0.0] * len(positions)
        for i, position in enumerate(positions):
            if waiting(position):
                seen[i] = self.game.features(position, seat)
            else:
                worth[i] = self.by_hand.final(self.game, position)[seat]
        if seen:
            layer = self.np.tanh(self.np.array(list(seen.values())) @ self.hidden + self.bias)
            told = 1 / (1 + self.np.exp(-self.np.clip(layer @ self.out + self.shift, -30, 30)))
            for i, value in zip(seen, told.tolist(), strict=True):
                worth[i] = value
        return worth

    def won(self, s: State, points: bool) -> list[float]:
        """What an ended game was worth to every seat, between 0 and 1."""
        if not points:
            return self.by_hand.final(self.game, s)
        totals = {score.seat: float(score.total) for score in self.game.scores(s)}
        row = [totals[seat] for seat in range(self.by_hand.seats)]
        return [self.by_hand.curve(self.by_hand.lead(row, seat)) for seat in range(self.by_hand.seats)]
