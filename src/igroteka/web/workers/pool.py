"""Worker processes: bots, hints, analyses and replays are computed there.

A worker gets a guess of the position that the seat cannot tell from the true one, so a bot has nothing to
cheat with; whole logs go there only when a game is over. Workers can be killed, run at low priority, and never
hold up the loop. Whoever wants one queues: `queue` says who is next.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, TypeVarTuple

import anyio
import anyio.to_process

from ...core import Game, Rng, Seat, State
from ...core.data import canonical
from ...core.errors import bad_data
from ...core.text import Phrase, phrase
from ...match.analysis import Analysis, TurningPoint
from ..security.budget import BUDGET_USER, WORKER_SHARE, charge
from . import tasks
from .editing import EditRequest, edit_position, refuse_edit
from .positions import CheckedPosition, PositionRequest, check_position
from .queue import Priority, Rank, WorkerQueue
from .tasks import RatedMove, UploadedLog

Think = Callable[[str, str, Seat, str, Priority, float], Awaitable[str]]
"""(game, position as JSON, seat, bot, priority in the queue) -> the move's notation."""

T = TypeVar("T")
Args = TypeVarTuple("Args")
POSITION_SECONDS: Final = 10.0
LOG_SECONDS: Final = 5.0
"""Seconds for a log that somebody uploads; the longest games take a tenth of one."""
REPLAY_SECONDS: Final = 20.0
NOBODYS: Final = Priority(Rank.READING)
"""The priority of work that belongs to nobody in particular."""


def _nothing_drawn() -> Phrase:
    return phrase("nothing that could be drawn within {n} s", n=round(POSITION_SECONDS))


class WorkerPool:
    """A small number of worker processes for all tables: some that think, and some more that only read."""

    def __init__(self, processes: int, patience: float, reading: int = 1) -> None:
        self.thinking = WorkerQueue(processes)
        self.reading = WorkerQueue(reading)
        self.patience = patience
        self._running: set[asyncio.Task[object]] = set()

    async def choose_move(
        self,
        key: str,
        position: str,
        seat: Seat,
        bot: str,
        priority: Priority = NOBODYS,
        spent: float = 0.0,
    ) -> str:
        """A bot's move, when so many seconds of its turn are spent. Too long a thought raises TimeoutError, and its process is killed."""
        return await self._run(
            tasks.choose_move, key, position, seat, bot, secrets.randbits(60), spent, priority=priority
        )

    async def rate_moves(
        self, key: str, position: str, seat: Seat, priority: Priority = NOBODYS, most: int = 3
    ) -> list[RatedMove]:
        """The best moves of a seat. The same position gives the same answer."""
        return await self._run(tasks.rate_moves, key, position, seat, most, priority=priority)

    async def analyse(self, log: str) -> Analysis:
        """The chances and turning points of a finished game."""
        return await self._run(tasks.analyse, log)

    async def find_better_move(self, log: str, turn: TurningPoint) -> TurningPoint:
        """A turning point with what would have been better."""
        return await self._run(tasks.find_better_move, log, turn)

    async def check_position(self, request: PositionRequest) -> CheckedPosition:
        """A position that somebody uploads, or what is wrong with it."""
        try:
            return await self._read(check_position, request, patience=POSITION_SECONDS)
        except TimeoutError:
            refused = bad_data("", _nothing_drawn(), phrase("a position that the game can reach"))
            return CheckedPosition.refused(refused)

    async def edit_position(self, request: EditRequest) -> str:
        """What the editor of positions is told about a form, as JSON."""
        try:
            return await self._read(edit_position, request, patience=POSITION_SECONDS)
        except TimeoutError:
            refused = bad_data("", _nothing_drawn(), phrase("a position that the game can reach"))
            return refuse_edit(request, refused)

    async def read_log(self, text: str) -> UploadedLog:
        """A log that somebody uploads, or what is wrong with it."""
        try:
            return await self._read(tasks.read_log, text, patience=LOG_SECONDS)
        except TimeoutError:
            found = phrase("a log that was not read within {n} s", n=round(LOG_SECONDS))
            return UploadedLog.refused(bad_data("", found, phrase("a game as long as people play")))

    async def make_replay(self, work: Callable[[*Args], bytes], *args: *Args) -> bytes:
        """What one of the functions of `replays` makes of a log without secrets."""
        return await self._read(work, *args, patience=REPLAY_SECONDS)

    async def draw_card(self, draw: Callable[[*Args], str], *args: *Args) -> bytes:
        """What one of the functions of `card_drawings` draws, as the picture that goes with a shared link."""
        return await self._read(tasks.draw_card, draw, args, patience=REPLAY_SECONDS)

    async def preload_games(self, keys: list[str]) -> None:
        """Start a worker before anybody waits for it, and let it import these games."""
        await self._run(tasks.preload_games, keys)

    async def close(self) -> None:
        """Stop all work; its processes are killed."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _read(self, work: Callable[[*Args], T], *args: *Args, patience: float) -> T:
        """Let a reading process do something; guests and addresses take turns."""
        priority = reading_priority()
        return await self._run(work, *args, patience=patience, priority=priority, queue=self.reading)

    async def _run(
        self,
        work: Callable[[*Args], T],
        *args: *Args,
        patience: float = 0.0,
        priority: Priority = NOBODYS,
        queue: WorkerQueue | None = None,
    ) -> T:
        # Waiting for a free worker is no thinking, so it is outside of the time limit.
        queue = queue or self.thinking
        await queue.acquire(priority)
        # Once begun it goes on, even if nobody waits any more: killing a worker and starting another one costs more.
        task = asyncio.ensure_future(self._work(queue, work, args, patience or self.patience))
        self._running.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    async def _work(
        self, queue: WorkerQueue, work: Callable[[*Args], T], args: tuple[*Args], patience: float
    ) -> T:
        own, began, used = anyio.CapacityLimiter(1), time.monotonic(), 0.0
        try:
            with anyio.fail_after(patience):
                result, used = await anyio.to_process.run_sync(
                    tasks.run_timed, work, args, cancellable=True, limiter=own
                )
            return result
        finally:
            charge((used or time.monotonic() - began) * WORKER_SHARE)
            queue.release()

    def _on_done(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits gets it; otherwise nobody misses it


def reading_priority() -> Priority:
    """The priority of reading something for whoever has asked for the present work."""
    user = BUDGET_USER.get()
    return Priority(Rank.READING, user.name if user else "")


def position_for(g: Game, state: State, seat: Seat, seed: int | None = None) -> str:
    """What a bot on this seat is told: a guess, never the truth. With a seed it follows from what the seat knows."""
    chance = Rng(secrets.randbits(60) if seed is None else seed)
    return canonical(g.guess(state, seat, chance).to_data())
