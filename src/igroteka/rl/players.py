"""Some of many tables, in whatever process: they are played on, and what they show is written into the shared rows."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final

import numpy as np

from ..bots import Bot
from ..core import Rng, apply, chance
from .forms import make_form, whole_numbers
from .opponents import find_opponent
from .shared_rows import Memory, Rows
from .table import LearningTable

#: What a process is told: nothing at all to play a step, SEED and the seed of new games to start again. It answers with what went wrong, or nothing.
#: Bytes go through a pipe several times as quickly as any object.
STEP: Final = b""
SEED: Final = "seed "
#: Seconds to wait awake for a message.
AWAKE: Final = 0.0005
#: Let others have the processor meanwhile, where there is a way.
give_way: Final = getattr(os, "sched_yield", lambda: None)


@dataclass(frozen=True)
class TablePlan:
    """What is played on all tables."""

    name: str
    seats: int
    options: Mapping[str, str]
    rewards: str
    bot: str | None
    seat: int
    form: str


class Players:
    """Plays some of the tables. What can be done for all of them at once is: numpy takes longer to be called than to write a row."""

    def __init__(self, plan: TablePlan, part: range, rows: Rows) -> None:
        self.plan = plan
        self.part = part
        self.rows = rows.some(part)
        self.seed = ""
        self.games = [0] * len(part)
        self.spots = [LearningTable(plan.name, plan.seats, plan.options, plan.rewards) for _ in part]
        self.game = self.spots[0].game
        self.legal: list[list[int]] = [[] for _ in part]
        self.luck = [Rng(0) for _ in part]
        self.bots: list[list[Bot]] = [[] for _ in part]
        self.form = make_form(self.game.layout, plan.form)
        # What the rows show: the numbers of the observations, and which places of the masks are 1.
        self.told = np.zeros((len(part), self.game.layout.size), np.int16)
        self.form.write_rows(self.told, self.rows.observation)
        self.marked: list[int] = []

    def handle(self, order: bytes) -> None:
        """Start again, or play the actions that lie in the shared block."""
        rows = self.rows
        rows.points.fill(0)
        rows.rewards.fill(0)
        rows.ended.fill(False)
        if order == STEP:
            self._play(rows.seat.tolist(), rows.action.tolist())
        else:
            self.seed = order.decode().removeprefix(SEED)
            self.games = [0] * len(self.part)
            for i in range(len(self.part)):
                self._begin(i)
        self._show([self._play_bots(i) for i in range(len(self.part))])

    def _play(self, seats: list[int], actions: list[int]) -> None:
        table = self.game.moves.all
        for t, legal, seat, action in zip(self.spots, self.legal, seats, actions, strict=True):
            if action not in legal:
                raise t.illegal(action, seat)
            apply(t.state, seat, table[action])
            chance(t.state, t.rng)

    def _begin(self, i: int) -> None:
        name = f"{self.seed}/{self.part[i]}/{self.games[i]}"
        self.spots[i].begin(name)
        self.games[i] += 1
        if self.plan.bot is not None:
            self.luck[i] = Rng(f"{name}/bots")
            self.bots[i] = [
                find_opponent(self.plan.bot, self.game, self.plan.seats) for _ in range(self.plan.seats)
            ]

    def _play_bots(self, i: int) -> int:
        """Bots move until the learner is asked; a game that has ended makes room for the next. Who decides now."""
        t, mine = self.spots[i], self.plan.seat
        finished = False
        while True:
            turn = t.turn
            if turn is None:
                self._finish(i)
                finished = True
            elif self.plan.bot is None or turn == mine:
                if t.rewards.at_once and not finished:
                    self.rows.rewards[i] = t.step_rewards()
                return turn
            else:
                apply(t.state, turn, self.bots[i][turn].choose(t.game, t.state, turn, self.luck[i]))
                chance(t.state, t.rng)

    def _finish(self, i: int) -> None:
        t, rows = self.spots[i], self.rows
        totals = {score.seat: score.total for score in t.game.scores(t.state)}
        rows.rewards[i] = t.step_rewards()
        rows.points[i] = [totals[seat] for seat in range(t.seats)]
        rows.ended[i] = True
        self._begin(i)

    def _show(self, seats: list[int]) -> None:
        """What the seats that decide see and may do."""
        rows, form, observe = self.rows, self.form, self.game.observe
        rows.seat[:] = seats
        told = whole_numbers(
            form.layout, [observe(t.state, seat) for t, seat in zip(self.spots, seats, strict=True)]
        )
        form.rewrite_rows(self.told, told, rows.observation)
        self.told = told
        self.legal = [t.legal(seat) for t, seat in zip(self.spots, seats, strict=True)]
        width = rows.action_mask.shape[1]
        mask = rows.action_mask.reshape(-1)  # the rows of these tables follow each other: this is no copy
        mask[self.marked] = 0
        self.marked = [i * width + action for i, legal in enumerate(self.legal) for action in legal]
        mask[self.marked] = 1


def receive(pipe: Connection[bytes, bytes]) -> bytes:
    """The next message. Who is asked for the next step soon stays awake for it: to be woken up takes as long as some tables."""
    late = perf_counter() + AWAKE
    while not pipe.poll() and perf_counter() < late:
        give_way()
    return pipe.recv_bytes()


def serve(pipe: Connection[bytes, bytes], plan: TablePlan, part: range, memory: Memory) -> None:
    """The life of a process: obey until nobody is there to give orders."""
    try:
        players = Players(plan, part, Rows.of(memory))
        pipe.send_bytes(b"")
        while True:
            players.handle(receive(pipe))
            pipe.send_bytes(b"")
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception as error:
        with suppress(BrokenPipeError):  # another process has failed before, and nobody listens any more
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
