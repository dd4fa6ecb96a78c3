"""Many whole games over processes, one after the other as they get ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from ..bots import Bot
from ..core import BadOption, Game, Move, Rng, Seat, State, moves
from ..lab import Player, play_game
from ..lab.executor import executor
from .forms import Row, make_form
from .opponents import find_opponent
from .table import LearningTable

#: Games that a process plays before it hands them over.
CHUNK: Final = 8
#: One decision: the seat, what it saw, the actions that were legal, the one that it chose.
Step = tuple[int, list[int], list[int], int]


@dataclass(frozen=True)
class Steps:
    """The decisions of a game in order: who decided, what it saw, what was legal, what it chose."""

    seat: npt.NDArray[np.int16]
    observation: Row
    action_mask: npt.NDArray[np.int8]
    action: npt.NDArray[np.int64]


@dataclass(frozen=True)
class Playout:
    """A finished game: points, ranks and rewards by seat, the number of decisions, and those themselves if kept."""

    number: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    rewards: tuple[float, ...]
    decisions: int
    steps: Steps | None = None


@dataclass(frozen=True)
class PlayoutPlan:
    """What is played in every game: all that a process must be told to play its share."""

    name: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    rewards: str
    keep: bool
    form: str


def playouts(
    name: str,
    seats: int | None = None,
    games: int = 100,
    bots: str | Sequence[str] = "random",
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    keep: bool = False,
    processes: int = 0,
    form: str = "flat",
) -> Iterator[Playout]:
    """Games between bots, in the order of their numbers; the same for the same seed, whatever the number of processes.

    `bots` is one name for all seats or a name for each. With `keep` every game brings its decisions as arrays. With
    `processes` 0 there is one for each core, with 1 everything happens here. A process that dies loses nothing:
    its games are played again; if that happens over and over, an error says so.
    """
    table = LearningTable(name, seats, options, rewards)
    players = (bots,) * table.seats if isinstance(bots, str) else tuple(bots)
    if len(players) != table.seats:
        raise BadOption(f"bots: found {len(players)}; allowed: one name, or {table.seats}, one for each seat")
    for one in players:
        find_opponent(one, table.game, table.seats)
    if type(games) is not int or games < 0:
        raise BadOption(f"games: found {games!r}; allowed: 0 or more")
    if type(processes) is not int or processes < 0:
        raise BadOption(f"processes: found {processes!r}; allowed: 0 or more")
    make_form(table.game.layout, form)  # whether there is one of this name
    plan = PlayoutPlan(name, table.seats, players, str(seed), table.options, rewards, keep, form)
    return _stream(plan, games, processes)


def _stream(plan: PlayoutPlan, games: int, processes: int) -> Iterator[Playout]:
    ready: dict[int, list[Playout]] = {}
    following = 0
    for position, part in executor("processes", processes).run(
        partial(_play_chunk, plan, games), range(0, games, CHUNK)
    ):
        ready[position] = part
        while following in ready:
            yield from ready.pop(following)
            following += 1


def _play_chunk(plan: PlayoutPlan, games: int, start: int) -> list[Playout]:
    table = LearningTable(plan.name, plan.seats, plan.options, plan.rewards)
    return [_play_number(plan, table, number) for number in range(start, min(start + CHUNK, games))]


def _play_number(plan: PlayoutPlan, t: LearningTable, number: int) -> Playout:
    steps: list[Step] = []
    bots = [find_opponent(name, t.game, t.seats) for name in plan.bots]
    players: list[Player] = [RecordingPlayer(one, steps) for one in bots] if plan.keep else [*bots]
    player_rngs = [Rng(f"{plan.seed}/{number}/{seat}") for seat in range(t.seats)]
    s, decisions = play_game(t.game, t.seats, t.options, players, Rng(f"{plan.seed}/{number}"), player_rngs)
    scores = {score.seat: score for score in t.game.scores(s)}
    return Playout(
        number,
        tuple([scores[seat].total for seat in range(t.seats)]),
        tuple([scores[seat].rank for seat in range(t.seats)]),
        tuple(t.rewards.of(t.game, s, t.seats)),
        sum(decisions),
        _make_arrays(t, steps, plan.form) if plan.keep else None,
    )


class RecordingPlayer:
    """A bot whose decisions are appended to a list."""

    def __init__(self, bot: Bot, steps: list[Step]) -> None:
        self.bot = bot
        self.steps = steps

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The bot's move; what it saw and could do is kept with it."""
        m = self.bot.choose(game, s, seat, rng)
        legal = [one.id for one in moves(s, seat)]
        self.steps.append((seat, game.observe(s, seat), legal, m.id))
        return m


def _make_arrays(t: LearningTable, steps: list[Step], form: str) -> Steps:
    made = make_form(t.game.layout, form)
    seen = np.empty((len(steps), made.size), made.kind)
    made.write_rows(np.array([numbers for _, numbers, _, _ in steps], np.int16).reshape(len(steps), -1), seen)
    mask = np.zeros((len(steps), t.actions), np.int8)
    for row, (_, _, legal, _) in enumerate(steps):
        mask[row, legal] = 1
    return Steps(
        np.array([seat for seat, _, _, _ in steps], np.int16),
        seen,
        mask,
        np.array([action for _, _, _, action in steps], np.int64),
    )
