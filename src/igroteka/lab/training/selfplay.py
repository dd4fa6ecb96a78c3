"""Games of a network against itself, or of the hand-made evaluation that teaches it, as rows to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...bots.network import network
from ...core import Game, Json, Move, Rng, Seat, State, moves
from ...core.extras import import_extra
from ..loop import play_game

if TYPE_CHECKING:
    from .judge import Judge

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
    net: dict[str, Json] | None
    seed: str
    games: int
    explore: int
    points: bool = False


def play_job(job: Job) -> list[Line]:
    """The lines of all seats of all games."""
    net = network(job.net) if job.net is not None else None
    judge: Judge = import_extra("igroteka.lab.training.judge", "lab", "training").Judge(
        job.game, job.seats, net
    )
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
