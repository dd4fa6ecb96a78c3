"""What all tables of a process share: the store, the settings, the clocks, and the tasks that go on by themselves."""

from __future__ import annotations

import asyncio

from ...store import Store, StoreError, TableRow
from ..errors import Broken, NoSuch, Refused
from ..ops.logs import logger
from ..ops.metrics import Metrics
from ..ops.placement import TablePlacement
from ..ops.settings import Settings
from ..security.rate_limiter import RateLimiter
from ..workers.pool import Think
from .clocks import Watch
from .slices import Slicer


class TableServices:
    """Given to every table; the registry adds the tables themselves and what only visitors need."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        think: Think,
        rate_limiter: RateLimiter,
        watch: Watch,
        placement: TablePlacement,
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.think = think
        self.rate_limiter = rate_limiter
        self.watch = watch
        self.placement = placement
        self.slicer = Slicer()
        self.log = logger()
        self.tournament_news = asyncio.Event()
        """Set when a game of a tournament has ended here, or a round has begun."""
        self._tasks: set[asyncio.Task[object]] = set()

    def note_status(self, row: TableRow) -> None:
        """Let tournaments go on when a game of theirs has ended here."""
        if row.config.get("tournament") and row.status != "running":
            self.tournament_news.set()

    def track_task(self, task: asyncio.Task[object]) -> None:
        """Hold on to a task until it is done; its error, if nobody waits for it, is logged."""
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, Refused | NoSuch | Broken | StoreError):
            self.log.error("a task has failed", error=type(error).__name__, exc_info=error)

    async def cancel_tasks(self) -> None:
        """Stop all tasks that are tracked, and wait until they have stopped."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
