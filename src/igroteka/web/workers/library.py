"""Games looked at again: films, end pages, positions and fairness checks, made beside the loop and kept for a while.

What has no secrets any more goes to the worker processes and is kept, since it never changes. The film of a running
game stays here, where guesses are made, and is drawn in slices, one at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import anyio
from starlette.requests import ClientDisconnect, Request

from ...core import BadLog, State
from ..errors import Broken, Refused
from ..security.budget import PAYER, charged
from . import replays
from .cache import SharedCache
from .pool import WorkerPool
from .queue import Place, Queue, Rank
from .replays import Log, Replay, ReplayRole, in_slices

if TYPE_CHECKING:
    from ..tables.table import Table

T = TypeVar("T")
MOST_OF_ADDRESS: Final = 6
"""Different films of one address that may be in the making; one page asks for one after the other."""


class ReplayLibrary:
    """The films of all tables of this process."""

    def __init__(self, worker_pool: WorkerPool, room: int) -> None:
        self.worker_pool = worker_pool
        self.cache: SharedCache[bytes] = SharedCache(room, len)
        self._in_loop = Queue(1)
        self._making: Counter[str] = Counter()
        """How many films each address waits for."""
        self._locks: weakref.WeakValueDictionary[tuple[str, str], asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )
        """One for each guest and table, for as long as somebody holds or wants it."""

    # ------------------------------------------------------------ what pages ask for

    async def frames(self, table: Table, role: ReplayRole, first: int, last: int) -> bytes:
        """Some steps as a first picture and patches, as JSON in gzip."""
        if has_secrets(table):
            replayed, s = await self._running(table, role, first)
            shown = range(first, max(first, min(last, len(replayed.entries))))
            async with self._slices(table):
                shots = await in_slices(replayed.shots(s, shown.start, shown.stop))
            return replays.packed(first, shots)
        return await self._kept(table, replays.frames, role, first, max(first, last))

    async def replay(self, table: Table, role: ReplayRole, step: int) -> dict[str, Any]:
        """What the page of a replay shows at first."""
        if has_secrets(table):
            replayed, s = await self._running(table, role, step)
            async with self._slices(table):
                told = await in_slices(replayed.told())
                return replayed.still(s, min(step, len(told)), told)
        found: dict[str, Any] = json.loads(await self._kept(table, replays.replay, role, step))
        return found

    async def ending(self, table: Table, role: ReplayRole) -> dict[str, Any]:
        """The last picture, the scores by item and the graph of a finished game."""
        found: dict[str, Any] = json.loads(await self._kept(table, replays.ending, role))
        return found

    async def verified(self, table: Table) -> dict[str, Any]:
        """The fairness check of a finished game."""
        found: dict[str, Any] = json.loads(await self._kept(table, replays.verified))
        return found

    async def position(self, table: Table, step: int) -> str:
        """The position of a step, where nothing is secret any more, as a file to edit."""
        return (await self._kept(table, replays.position, step)).decode()

    # ------------------------------------------------------------ making

    async def _running(self, table: Table, role: ReplayRole, step: int) -> tuple[Replay, State]:
        async def work() -> tuple[Replay, State]:
            replayed = Replay(table.match, role)
            return replayed, replayed.state_at(step)

        return await table.act(work)

    async def _kept(self, table: Table, work: Callable[..., bytes], *args: Any) -> bytes:
        """What a worker makes of a log, made once for all who want the same."""

        async def log() -> Log:
            return Log.of(table.match)

        async def make() -> bytes:
            async with self._alone(table):
                return await self.worker_pool.replayed(work, await table.act(log), *args)

        try:
            return await self.cache.get((table.row.id, work.__name__, *args), make)
        except BadLog as error:
            raise Broken(str(error)) from error
        except (TimeoutError, anyio.BrokenWorkerProcess):
            said = "the pictures could not be drawn; try again later"
            raise Refused("film", said) from None

    @contextlib.asynccontextmanager
    async def _slices(self, table: Table) -> AsyncIterator[None]:
        """The loop, for one film at a time; those who ask take turns."""
        async with self._alone(table):
            payer = PAYER.get()
            await self._in_loop.enter(Place(Rank.READING, payer.who if payer else ""))
            try:
                yield
            finally:
                self._in_loop.leave()

    @contextlib.asynccontextmanager
    async def _alone(self, table: Table) -> AsyncIterator[None]:
        """One film at a time for a guest and a table, and few for an address."""
        payer = PAYER.get()
        if payer is None:
            yield
            return
        if self._making[payer.where] >= MOST_OF_ADDRESS:
            said = f"found {MOST_OF_ADDRESS} films in the making for this address; wait for one of them"
            raise Refused("films", said)
        self._making[payer.where] += 1
        lock = self._locks.setdefault((payer.who, table.row.id), asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self._making -= Counter({payer.where: 1})  # who has none left is forgotten


def require_no_secrets(table: Table) -> None:
    """Refuse what would tell how a game stood that is still played."""
    if has_secrets(table):
        require_over(table)


def require_over(table: Table) -> None:
    """Refuse what is only told of whole games."""
    if not table.match.over:
        raise Refused("not-over", "the game is not over: its positions, its seed and its chances are secret")


def has_secrets(table: Table) -> bool:
    """Whether the log of a table must not be read by everybody yet."""
    return not (table.match.over or table.row.config.get("log"))


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do some work as long as its reader is there; ClientDisconnect once there is nobody any more."""
    task = asyncio.ensure_future(charged(work))
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Wait until the reader of an answer is gone; the body of the request must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
