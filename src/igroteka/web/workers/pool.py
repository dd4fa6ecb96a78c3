"""Bots, hints, films and looks back, thought out in processes of their own.

A worker gets a guess of the position that the seat cannot tell from the true one, so a bot has nothing to
cheat with; whole logs go there only when a game is over. Workers can be killed, run at low priority, and never
hold up the loop. Whoever wants one queues: `queueing` says who is next.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import anyio
import anyio.to_process

from ...core import Rng, Seat
from ...core.data import canonical
from ...match.analysis import Analysis, TurningPoint
from ..pages.positions import Looked, Wish
from ..security.budget import PAYER, WORKER_SHARE, spend
from . import tasks
from .queue import Place, Queue, Rank
from .tasks import Brought, Rated

Think = Callable[[str, str, Seat, str, Place], Awaitable[str]]
"""(game, position as JSON, seat, bot, place in the queue) -> the move's notation."""


LOOK_SECONDS: Final = 10.0
LOG_SECONDS: Final = 5.0
"""Seconds for a log that somebody brings; the longest games take a tenth of one."""
FILM_SECONDS: Final = 20.0
ANYBODY: Final = Place(Rank.READING)


class WorkerPool:
    """A small number of worker processes for all tables: some that think, and some beside them that only read."""

    def __init__(self, processes: int, patience: float, reading: int = 1) -> None:
        self.thinking = Queue(processes)
        self.reading = Queue(reading)
        self.patience = patience
        self._at_work: set[asyncio.Future[Any]] = set()

    async def choose(self, key: str, position: str, seat: Seat, bot: str, place: Place = ANYBODY) -> str:
        """A bot's move. Too long a thought raises TimeoutError, and its process is killed."""
        found: str = await self._run(
            tasks.choose, key, position, seat, bot, secrets.randbits(60), place=place
        )
        return found

    async def rate(
        self, key: str, position: str, seat: Seat, seed: int, place: Place = ANYBODY, most: int = 3
    ) -> list[Rated]:
        """The best moves of a seat. The same seed and position give the same answer."""
        found: list[Rated] = await self._run(tasks.rate, key, position, seat, seed, most, place=place)
        return found

    async def look_back(self, log: str) -> Analysis:
        """The chances and turning points of a finished game."""
        found: Analysis = await self._run(tasks.look_back, log)
        return found

    async def correct(self, log: str, turn: TurningPoint) -> TurningPoint:
        """A turning point with what would have been better."""
        found: TurningPoint = await self._run(tasks.correct, log, turn, secrets.randbits(60))
        return found

    async def look_position(self, wish: Wish) -> Looked:
        """A position that somebody brings, or what is wrong with it."""
        try:
            found: Looked = await self._read(tasks.look_position, wish, patience=LOOK_SECONDS)
        except TimeoutError:
            said = f"found nothing that could be drawn within {LOOK_SECONDS:.0f} s"
            return Looked(problem=f"{said}; allowed: a position that the game can reach")
        return found

    async def read_log(self, text: str) -> Brought:
        """A log that somebody brings, or what is wrong with it."""
        try:
            found: Brought = await self._read(tasks.read_log, text, patience=LOG_SECONDS)
        except TimeoutError:
            said = f"found a log that was not read within {LOG_SECONDS:.0f} s"
            return Brought(problem=f"{said}; allowed: a game as long as people play")
        return found

    async def replayed(self, work: Callable[..., bytes], *args: Any) -> bytes:
        """One of the works of `films` on a log without secrets."""
        found: bytes = await self._read(work, *args, patience=FILM_SECONDS)
        return found

    async def warm(self, keys: list[str]) -> None:
        """Start a worker before anybody waits for it."""
        await self._run(tasks.warm, keys)

    async def close(self) -> None:
        """Stop all work; its processes are killed."""
        for task in list(self._at_work):
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _read(self, work: Callable[..., Any], *args: Any, patience: float) -> Any:
        """Let a reading process do something; guests and addresses take turns."""
        payer = PAYER.get()
        place = Place(Rank.READING, payer.who if payer else "")
        return await self._run(work, *args, patience=patience, place=place, queue=self.reading)

    async def _run(
        self,
        work: Callable[..., Any],
        *args: Any,
        patience: float = 0.0,
        place: Place = ANYBODY,
        queue: Queue | None = None,
    ) -> Any:
        # Waiting for a free worker is no thinking, so it is outside of the time limit.
        line = queue or self.thinking
        await line.enter(place)
        # Once begun it goes on, even if nobody waits any more: killing a worker and starting another one costs more.
        task = asyncio.ensure_future(self._work(line, work, args, patience or self.patience))
        self._at_work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _work(
        self, line: Queue, work: Callable[..., Any], args: tuple[Any, ...], patience: float
    ) -> Any:
        own, began, used = anyio.CapacityLimiter(1), time.monotonic(), 0.0
        try:
            with anyio.fail_after(patience):
                found, used = await anyio.to_process.run_sync(
                    tasks.timed, work, args, cancellable=True, limiter=own
                )
            return found
        finally:
            spend((used or time.monotonic() - began) * WORKER_SHARE)
            line.leave()

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._at_work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits gets it; otherwise nobody misses it


def position_for(g: Any, state: Any, seat: Seat, seed: int | None = None) -> str:
    """What a bot on this seat is told: a guess, never the truth. With a seed it follows from what the seat knows."""
    chance = Rng(secrets.randbits(60) if seed is None else seed)
    return canonical(g.guess(state, seat, chance).to_data())
