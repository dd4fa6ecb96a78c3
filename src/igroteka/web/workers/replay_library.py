"""Replays, end pages, positions, pictures for links and fairness checks, made outside of the loop and kept for a while.

What has no secrets any more goes to the worker processes and is kept, since it never changes. The replay of a running
game stays here, where guesses are made, and is drawn in slices, one at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeVarTuple

import anyio

from ...core import BadLog, Seat, State
from ...core.data import canonical
from ..errors import Broken, Refused
from ..security.budget import BUDGET_USER
from ..security.secrecy import is_played
from ..tables.table import Table
from . import replays
from .cache import SharedCache
from .card_drawings import draw_position, draw_step
from .pool import WorkerPool, reading_priority
from .queue import WorkerQueue
from .replays import EndPage, MatchReplay, ReplayLog, ReplayPage, ReplayRole, in_slices

Args = TypeVarTuple("Args")
MOST_OF_ADDRESS: Final = 6
"""Different replays that may be made for one address at the same time; one page asks for one after the other."""


def limit_step(step: int | None, table: Table, seat: Seat | None) -> int:
    """A step, at most the last one that this viewer may know of, which is also the default."""
    most = len(table.match.entries_for(seat))
    return most if step is None else min(step, most)


class ReplayLibrary:
    """The replays of all tables of this process."""

    def __init__(self, worker_pool: WorkerPool, capacity: int) -> None:
        self.worker_pool = worker_pool
        self.cache: SharedCache[bytes] = SharedCache(capacity, len)
        self._loop_queue = WorkerQueue(1)
        self._pending: Counter[str] = Counter()
        """How many replays each address waits for."""
        self._locks: weakref.WeakValueDictionary[tuple[str, str], asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )
        """One for each guest and table, for as long as somebody holds or wants it."""

    # ------------------------------------------------------------ what pages ask for

    async def frames(self, table: Table, role: ReplayRole, first: int, last: int) -> bytes:
        """Some steps as a first picture and patches, as JSON in gzip."""
        if is_played(table) and not role.whole:
            replay, s = await self._replay_running(table, role, first)
            steps = range(first, max(first, min(last, len(replay.entries))))
            async with self._turn_in_loop(table):
                frames = await in_slices(replay.frames(s, steps.start, steps.stop))
            return replays.pack_frames(first, frames)
        return await self._make_once(table, replays.frames, role, first, max(first, last))

    async def replay_page(self, table: Table, role: ReplayRole, step: int) -> ReplayPage:
        """What the page of a replay shows at first."""
        if is_played(table) and not role.whole:
            replay, s = await self._replay_running(table, role, step)
            async with self._turn_in_loop(table):
                entries = await in_slices(replay.describe_entries())
                return replay.page_data(s, min(step, len(entries)), entries)
        page: ReplayPage = json.loads(await self._make_once(table, replays.replay_page, role, step))
        return page

    async def end_page(self, table: Table, role: ReplayRole) -> EndPage:
        """The last picture, the scores by item and the graph of a finished game."""
        page: EndPage = json.loads(await self._make_once(table, replays.end_page, role))
        return page

    async def fairness_check(self, table: Table) -> dict[str, object]:
        """The fairness check of a finished game."""
        check: dict[str, object] = json.loads(await self._make_once(table, replays.fairness_check))
        return check

    async def evaluation(self, table: Table, step: int) -> list[float]:
        """The chances to win after a step, where nothing is secret any more."""
        chances: list[float] = json.loads(await self._make_once(table, replays.evaluation, step))
        return chances

    async def position(self, table: Table, step: int) -> str:
        """The position of a step, where nothing is secret any more, as a file to edit."""
        return (await self._make_once(table, replays.position, step)).decode()

    async def card(self, table: Table, role: ReplayRole, step: int | None) -> bytes:
        """The picture that goes with a link to a step, without one that of the table as it is now."""

        async def make() -> bytes:
            async with self._one_at_a_time(table):
                return await self._draw_card(table, role, step)

        # Moves that the viewer cannot know of yet make no other picture.
        number = table.match.number_for(role.seat)
        return await self._keep((table.row.id, number, "card", role, step), make)

    # ------------------------------------------------------------ making

    async def _replay_running(self, table: Table, role: ReplayRole, step: int) -> tuple[MatchReplay, State]:
        """The replay of a running game, and its position at a step."""

        async def work() -> tuple[MatchReplay, State]:
            replay = MatchReplay(table.match, role)
            return replay, replay.state_at(step)

        return await table.act(work)

    async def _draw_card(self, table: Table, role: ReplayRole, step: int | None) -> bytes:
        """Let a worker draw a step. Of a game that goes on it gets a position that the viewer cannot tell from the true one."""

        async def log() -> ReplayLog:
            return ReplayLog.of(table.match)

        async def position() -> str:
            replay = MatchReplay(table.match, role)
            s = table.match.state if step is None else replay.state_at(step)
            return canonical(replay.viewer.world(s).to_data())

        pool = self.worker_pool
        if is_played(table) and not role.whole:
            told = await table.act(position)
            return await pool.draw_card(draw_position, table.row.game, told, role.lang, role.names)
        return await pool.draw_card(draw_step, await table.act(log), role, step)

    async def _make_once(
        self, table: Table, work: Callable[[ReplayLog, *Args], bytes], *args: *Args
    ) -> bytes:
        """What a worker makes of a log, made once for all who want the same."""

        async def log() -> ReplayLog:
            return ReplayLog.of(table.match)

        async def make() -> bytes:
            async with self._one_at_a_time(table):
                return await self.worker_pool.make_replay(work, await table.act(log), *args)

        # A recorded game may be looked at whole before it is over.
        return await self._keep((table.row.id, table.match.seq, work.__name__, *args), make)

    async def _keep(self, key: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key, made if need be."""
        try:
            return await self.cache.get(key, make)
        except BadLog as error:
            raise Broken(str(error)) from error
        except (TimeoutError, anyio.BrokenWorkerProcess):
            raise Refused("film", "the pictures could not be drawn; try again later") from None

    @contextlib.asynccontextmanager
    async def _turn_in_loop(self, table: Table) -> AsyncIterator[None]:
        """Draw one replay at a time in the loop; those who ask take turns."""
        async with self._one_at_a_time(table):
            await self._loop_queue.acquire(reading_priority())
            try:
                yield
            finally:
                self._loop_queue.release()

    @contextlib.asynccontextmanager
    async def _one_at_a_time(self, table: Table) -> AsyncIterator[None]:
        """Make one replay at a time for a guest and a table, and few for an address."""
        user = BUDGET_USER.get()
        if user is None:
            yield
            return
        if self._pending[user.address] >= MOST_OF_ADDRESS:
            detail = f"found {MOST_OF_ADDRESS} films in the making for this address; wait for one of them"
            raise Refused("films", detail)
        self._pending[user.address] += 1
        lock = self._locks.setdefault((user.name, table.row.id), asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self._pending -= Counter({user.address: 1})  # who has none left is forgotten
