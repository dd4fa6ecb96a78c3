"""Games of a network against itself, or of the hand-made evaluation that teaches it, as rows to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...bots.odds import Odds, odds
from ...bots.simple import position_after
from ...core import Game, Move, Rng, Seat, State, game, moves, waiting
from ...core.extras import import_extra
from ..loop import play_game

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


def play_job(job: Job) -> list[Line]:
    """The lines of all seats of all games."""
    judge = Judge(job)
    lines: list[Line] = []
    for number in range(job.games):
        players = [ExploringPlayer(judge, job.explore) for _ in range(job.seats)]
        rng = Rng(f"{job.seed}/{number}")
        s, _ = play_game(judge.game, job.seats, job.options, players, rng, [rng] * job.seats)
        worth = judge.final_worth(s, job.points)
        lines += [(players[seat].rows, worth[seat]) for seat in range(job.seats)]
    return lines


class ExploringPlayer:
    """Plays what a judge likes best, or now and then anything; keeps what it saw after each choice of the judge."""

    def __init__(self, judge: Judge, explore: int) -> None:
        self.judge = judge
        self.explore = explore
        self.rows: list[list[float]] = []

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The judge's favourite, or in some decisions of a hundred any legal move."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        if rng.below(100) < self.explore:
            return legal[rng.below(len(legal))]
        chosen, seen = self.judge.best(game.guess(s, seat, rng), seat, legal, rng)
        if seen:
            self.rows.append(seen)
        return chosen


class Judge:
    """The network of a job in numpy: it judges all moves of a decision at once."""

    def __init__(self, job: Job) -> None:
        self.np: Any = import_extra("numpy", "lab", "training")
        self.game: Any = game(job.game)
        self.by_hand: Odds = odds(job.game, job.seats)
        self.is_teacher = job.net is None
        if job.net is not None:
            self.hidden = self.np.array(job.net["hidden"]).T
            self.bias = self.np.array(job.net["bias"])
            self.out = self.np.array(job.net["out"])
            self.shift = float(job.net["shift"])

    def best(self, world: State, seat: Seat, legal: list[Move], rng: Rng) -> tuple[Move, list[float]]:
        """The best move and what its seat sees after it; nothing is seen after the end."""
        positions = [position_after(world, seat, m, rng) for m in legal]
        seen: dict[int, list[float]] = {}
        if self.is_teacher:
            worth = [self.game.evaluate(position, seat) for position in positions]
        else:
            worth = self._judge_positions(positions, seat, seen)
        best = worth.index(max(worth))
        if self.is_teacher and waiting(positions[best]):
            seen[best] = self.game.features(positions[best], seat)
        return legal[best], seen.get(best, [])

    def _judge_positions(
        self, positions: list[State], seat: Seat, seen: dict[int, list[float]]
    ) -> list[float]:
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

    def final_worth(self, s: State, points: bool) -> list[float]:
        """What an ended game was worth to every seat, between 0 and 1."""
        if not points:
            return self.by_hand.final(self.game, s)
        totals = {score.seat: float(score.total) for score in self.game.scores(s)}
        row = [totals[seat] for seat in range(self.by_hand.seats)]
        return [self.by_hand.curve(self.by_hand.lead(row, seat)) for seat in range(self.by_hand.seats)]
