"""Many tables side by side, stepped together over processes, with batched observations, masks and rewards.

All tables share blocks of memory with the processes that play them, so a step sends only a word to each process. The
games depend on the seed, the number of the table and the number of the game on it: never on how the tables are
divided among processes.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from typing import Final

import numpy as np
import numpy.typing as npt

from ..bots import Bot
from ..core import BadOption, IgrotekaError, IllegalMove, Rng, apply, chance
from .forms import make_form, whole_numbers
from .opponents import find_opponent
from .shared_rows import Batch, Memory, Rows, share_memory
from .table import LearningTable

#: What a process is told: "reset" with a seed, or "step".
Order = tuple[str, str]
#: Seconds that a process gets to end by itself.
PATIENCE: Final = 5.0


class WorkerLost(IgrotekaError):
    """A process that plays tables has died or failed; the tables can only be started again."""


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


class Tables:
    """So many tables of one game. Every `step` takes one action for each table.

    Without a bot the learner decides for all seats, whoever is asked. With one it has `seat`, and bots have the others.
    With `processes` 0 there is one for each core, with 1 everything happens here. Close it, or use it in a `with`.
    """

    def __init__(
        self,
        name: str,
        tables: int = 64,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        bot: str | None = None,
        seat: int = 0,
        seed: int | str = 0,
        processes: int = 0,
        form: str = "flat",
    ) -> None:
        model = LearningTable(name, seats, options, rewards)
        made = make_form(model.game.layout, form)
        for word, value, least in (("tables", tables, 1), ("processes", processes, 0)):
            if type(value) is not int or value < least:
                raise BadOption(f"{word}: found {value!r}; allowed: {least} or more")
        if type(seat) is not int or not 0 <= seat < model.seats:
            raise BadOption(f"seat: found {seat!r}; allowed: 0 to {model.seats - 1}")
        if bot is not None:
            find_opponent(bot, model.game, model.seats)
        self.name = name
        self.tables = tables
        self.seats = model.seats
        self.actions = model.actions
        self.size = made.size
        self.seed = str(seed)
        self._begun = False
        plan = TablePlan(name, model.seats, model.options, rewards, bot, seat, form)
        count = min(tables, processes or os.cpu_count() or 1)
        spawn = multiprocessing.get_context("spawn")
        memory = share_memory(spawn, tables, made.size, made.kind, model.actions, model.seats)
        self._rows = Rows(memory)
        parts = [range(i * tables // count, (i + 1) * tables // count) for i in range(count)]
        self._local: Players | None = None
        self._workers: list[_Worker] = []
        if count == 1:
            self._local = Players(plan, parts[0], self._rows)
            return
        try:
            for part in parts:
                self._workers.append(_Worker(spawn, plan, part, memory))
            self._answers()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin a new game on every table, with another seed or the same."""
        if seed is not None:
            self.seed = str(seed)
        self._tell(("reset", self.seed))
        self._begun = True
        return self._rows.to_batch()

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Play one action on every table. If one is not legal, an error says which, and nothing is played."""
        self._require_open()
        if not self._begun:
            raise ValueError("nothing has begun; call reset first")
        wanted = np.asarray(actions)
        if wanted.shape != (self.tables,) or not np.issubdtype(wanted.dtype, np.integer):
            raise ValueError(
                f"actions: found {wanted.dtype} of shape {wanted.shape}; allowed: integers of shape ({self.tables},)"
            )
        mask = self._rows.action_mask
        known = (wanted >= 0) & (wanted < self.actions)
        legal = known & (mask[np.arange(self.tables), np.where(known, wanted, 0)] == 1)
        if not legal.all():
            i = int((~legal).argmax())
            allowed = ", ".join([str(a) for a in mask[i].nonzero()[0][:20]])
            who = int(self._rows.seat[i])
            raise IllegalMove(
                f"table {i}: action {int(wanted[i])} is not legal for seat {who}; legal: {allowed}"
            )
        self._rows.action[:] = wanted
        self._tell(("step", ""))
        return self._rows.to_batch()

    def random(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for every table, evenly drawn with a generator of numpy."""
        mask = self._rows.action_mask
        counts = mask.sum(1)
        picks = (rng.random(self.tables) * counts).astype(np.int64)
        chosen: npt.NDArray[np.int64] = (mask.cumsum(1, dtype=np.int32) > picks[:, None]).argmax(1)
        return chosen

    # ------------------------------------------------------------ processes

    def _require_open(self) -> None:
        if self._local is None and not self._workers:
            raise ValueError("the tables are closed; make new ones")

    def _tell(self, words: Order) -> None:
        self._require_open()
        if self._local is not None:
            self._local.handle(*words)
            return
        for worker in self._workers:
            worker.send(words)
        self._answers()

    def _answers(self) -> None:
        """Wait for all processes. One that dies or fails ends the whole, with an error that says which."""
        left = list(self._workers)
        problem = ""
        while left and not problem:
            ready = wait([one for worker in left for one in (worker.pipe, worker.process.sentinel)])
            for worker in list(left):
                if worker.pipe in ready:  # what a dying process has said counts before its death
                    left.remove(worker)
                    problem = problem or worker.answer()
                elif worker.process.sentinel in ready:
                    problem = problem or worker.death()
        if problem:
            self.close()
            raise WorkerLost(problem)

    def close(self) -> None:
        """End the processes. It may be called again."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.pipe.close()
        for worker in workers:
            worker.end()
        self._local = None

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()


class Players:
    """Plays some of the tables, in whatever process."""

    def __init__(self, plan: TablePlan, part: range, rows: Rows) -> None:
        self.plan = plan
        self.part = part
        self.rows = rows
        self.seed = ""
        self.games = dict.fromkeys(part, 0)
        self.legal: dict[int, list[int]] = {i: [] for i in part}
        self.spots = {i: LearningTable(plan.name, plan.seats, plan.options, plan.rewards) for i in part}
        layout = next(iter(self.spots.values())).game.layout
        self.form = make_form(layout, plan.form)
        self.told = np.zeros((len(part), layout.size), np.int16)
        self.luck = {i: Rng(0) for i in part}
        self.bots: dict[int, list[Bot]] = {}

    def handle(self, word: str, seed: str) -> None:
        """Start again, or play the actions that lie in the shared block."""
        rows = self.rows
        for i in self.part:
            rows.points[i] = 0
            rows.ended[i] = False
            if word == "reset":
                self.seed = seed
                self.games[i] = 0
                self._begin(i)
            else:
                t, seat, action = self.spots[i], int(rows.seat[i]), int(rows.action[i])
                if action not in self.legal[i]:
                    raise t.illegal(action, seat)
                apply(t.state, seat, t.game.moves.all[action])
                chance(t.state, t.rng)
            self._play_bots(i)
            if not rows.ended[i]:
                rows.rewards[i] = self.spots[i].step_rewards()
            self._show(i)
        self.form.write_rows(self.told, rows.observation[self.part.start : self.part.stop])

    def _begin(self, i: int) -> None:
        name = f"{self.seed}/{i}/{self.games[i]}"
        self.spots[i].begin(name)
        self.games[i] += 1
        if self.plan.bot is not None:
            self.luck[i] = Rng(f"{name}/bots")
            g, seats = self.spots[i].game, self.plan.seats
            self.bots[i] = [find_opponent(self.plan.bot, g, seats) for _ in range(seats)]

    def _play_bots(self, i: int) -> None:
        """Bots move until the learner is asked; a game that has ended makes room for the next."""
        t, mine = self.spots[i], self.plan.seat
        while True:
            turn = t.turn
            if turn is None:
                self._finish(i)
            elif self.plan.bot is None or turn == mine:
                return
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

    def _show(self, i: int) -> None:
        t, rows = self.spots[i], self.rows
        seat = t.turn
        assert seat is not None
        rows.seat[i] = seat
        self.told[i - self.part.start] = whole_numbers(t.observe(seat))
        rows.action_mask[i, self.legal[i]] = 0
        self.legal[i] = t.legal(seat)
        rows.action_mask[i, self.legal[i]] = 1


class _Worker:
    """A process with some tables, seen from the one that steps them."""

    def __init__(self, spawn: SpawnContext, plan: TablePlan, part: range, memory: Memory) -> None:
        self.words = f"the process of tables {part.start} to {part.stop - 1}"
        self.pipe: Connection[Order, str]
        self.pipe, other = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(other, plan, part, memory), daemon=True)
        self.process.start()
        other.close()

    def send(self, words: Order) -> None:
        """Give an order; whether anybody is there is seen from the answer."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send(words)

    def answer(self) -> str:
        """What went wrong, or nothing."""
        try:
            said = str(self.pipe.recv())
        except (EOFError, ConnectionResetError):
            return self.death()
        return f"{self.words} failed: {said}" if said else ""

    def death(self) -> str:
        """How the process has ended."""
        self.process.join(PATIENCE)
        code = self.process.exitcode
        how = (
            f"was killed by signal {-code}" if code is not None and code < 0 else f"ended with status {code}"
        )
        return f"{self.words} {how}; start again with new tables"

    def end(self) -> None:
        """Let the process end by itself, or make it."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(pipe: Connection[str, Order], plan: TablePlan, part: range, memory: Memory) -> None:
    """The life of a process: obey until nobody is there to give orders."""
    try:
        players = Players(plan, part, Rows(memory))
        pipe.send("")
        while True:
            players.handle(*pipe.recv())
            pipe.send("")
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception as error:
        with suppress(BrokenPipeError):  # another process has failed before, and nobody listens any more
            pipe.send(f"{type(error).__name__}: {error}")
