"""Many tables side by side, stepped together over processes, with batched observations, masks and rewards.

All tables share blocks of memory with the processes that play them, so a step sends only a word to each process. The process that steps
them plays a part itself: nobody waits for somebody to wake up who could have played meanwhile. The games depend on the seed, the number of the table and the number of the game on it: never on how the tables are
divided among processes.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Final

import numpy as np
import numpy.typing as npt

from ..core import BadOption, IgrotekaError, IllegalMove
from .forms import make_form
from .opponents import find_opponent
from .players import SEED, STEP, Players, TablePlan, receive, serve
from .shared_rows import Batch, Memory, Rows, share_memory
from .table import LearningTable

#: Seconds that a process gets to end by itself.
PATIENCE: Final = 5.0


class WorkerLost(IgrotekaError):
    """A process that plays tables has died or failed; the tables can only be started again."""


class Tables:
    """So many tables of one game. Every `step` takes one action for each table.

    Without a bot the learner decides for all seats, whoever is asked. With one it has `seat`, and bots have the others.
    `processes` play, this one among them: 0 is one for each core, and with 1 everything happens here. Without `copy` the arrays of a batch are the shared
    rows themselves, which the next step writes over. Close it, or use it in a `with`.
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
        copy: bool = True,
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
        self._copy = copy
        self._begun = False
        plan = TablePlan(name, model.seats, model.options, rewards, bot, seat, form)
        count = min(tables, processes or os.cpu_count() or 1)
        spawn = multiprocessing.get_context("spawn")
        memory = share_memory(spawn, tables, made.size, made.kind, model.actions, model.seats)
        self._rows = Rows.of(memory)
        parts = [range(i * tables // count, (i + 1) * tables // count) for i in range(count)]
        self._local: Players | None = None
        self._workers: list[_Worker] = []
        try:
            for part in parts[1:]:
                self._workers.append(_Worker(spawn, plan, part, memory))
            self._local = Players(plan, parts[0], self._rows)
            self._answers()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | str | None = None) -> Batch:
        """Begin a new game on every table, with another seed or the same."""
        if seed is not None:
            self.seed = str(seed)
        self._tell(f"{SEED}{self.seed}".encode())
        self._begun = True
        return self._rows.to_batch(self._copy)

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
        self._tell(STEP)
        return self._rows.to_batch(self._copy)

    def random(self, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for every table, evenly drawn with a generator of numpy."""
        mask = self._rows.action_mask
        legal = np.flatnonzero(mask.view(np.bool_))
        ends = np.searchsorted(legal, np.arange(1, self.tables + 1) * self.actions)
        counts = np.diff(ends, prepend=0)
        chosen: npt.NDArray[np.int64] = legal[
            ends - counts + (rng.random(self.tables) * counts).astype(np.int64)
        ]
        return chosen % self.actions

    # ------------------------------------------------------------ processes

    def _require_open(self) -> None:
        if self._local is None:
            raise ValueError("the tables are closed; make new ones")

    def _tell(self, order: bytes) -> None:
        self._require_open()
        assert self._local is not None
        for worker in self._workers:
            worker.send(order)
        try:
            self._local.handle(order)
        except BaseException:
            self.close()  # others have gone on: these tables are of no use any more
            raise
        self._answers()

    def _answers(self) -> None:
        """Wait for all processes. One that dies or fails ends the whole, with an error that says which."""
        for worker in self._workers:
            problem = worker.answer()  # the pipe of a process that dies ends
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


class _Worker:
    """A process with some tables, seen from the one that steps them."""

    def __init__(self, spawn: SpawnContext, plan: TablePlan, part: range, memory: Memory) -> None:
        self.words = f"the process of tables {part.start} to {part.stop - 1}"
        self.pipe: Connection[bytes, bytes]
        self.pipe, other = spawn.Pipe()
        self.process = spawn.Process(target=serve, args=(other, plan, part, memory), daemon=True)
        self.process.start()
        other.close()

    def send(self, order: bytes) -> None:
        """Give an order; whether anybody is there is seen from the answer."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send_bytes(order)

    def answer(self) -> str:
        """What went wrong, or nothing."""
        try:
            said = receive(self.pipe).decode()
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
