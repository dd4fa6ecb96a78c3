"""Tables at which bots play and nobody looks on: few at the same time, and few begun by the same people."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final, NamedTuple

from ..errors import Refused
from ..security.budget import BUDGET_USER
from ..workers.queue import Priority, Rank
from .config import SeatConfig
from .services import TableServices
from .table import Table

ATTENDED: Final = 45.0
"""Seconds for which a table of people counts as attended after somebody has asked for it: programs hold no line."""


class _StartedTable(NamedTuple):
    """Who has begun a table, and when."""

    names: tuple[tuple[str, str], ...]
    at: float


class UnattendedTables:
    """Belongs to one process."""

    def __init__(self, services: TableServices, tables: Mapping[str, Table]) -> None:
        self._services = services
        self._tables = tables
        """All tables of the process, by id."""
        self._playing: set[str] = set()
        self._waiting: dict[str, Table] = {}
        self._started: dict[str, _StartedTable] = {}
        """Who has begun the tables of bots alone."""

    # ------------------------------------------------------------ playing

    def queue_place(self, table: Table) -> Priority:
        """The place of a bot in the queue for a worker."""
        return Priority(Rank.BOT if is_attended(table) else Rank.UNATTENDED, table.row.id)

    def may_play(self, table: Table) -> bool:
        """Whether a bot of this table may move now; if not, it is told when it may."""
        id = table.row.id
        if is_attended(table):
            self._playing.discard(id)
            self._waiting.pop(id, None)
            return True
        if id not in self._playing:
            if len(self._playing) >= self._services.settings.unattended_tables:
                self._waiting[id] = table
                return False
            self._waiting.pop(id, None)
            self._playing.add(id)
        return True

    def stop_playing(self, table: Table) -> None:
        """No bot of this table moves any more, or not now: another table may play."""
        self._playing.discard(table.row.id)
        while self._waiting and len(self._playing) < self._services.settings.unattended_tables:
            id = next(iter(self._waiting))
            other = self._waiting.pop(id)
            if self._tables.get(id) is other:
                other.scheduler.schedule(own=False)
                if other.scheduler.is_busy:
                    return

    def resume_if_attended(self, table: Table) -> None:
        """A table that waits goes on as soon as somebody looks at it."""
        if table.row.id in self._waiting and is_attended(table):
            del self._waiting[table.row.id]
            table.scheduler.schedule(own=False)

    # ------------------------------------------------------------ beginning

    async def require_few_bot_tables(self, places: list[SeatConfig]) -> None:
        """Refuse one more table of bots alone to whoever has begun too many that still run."""
        user, most = BUDGET_USER.get(), self._services.settings.limits.bot_tables
        if user is None or any(place["kind"] != "bot" for place in places):
            return
        for id, started in list(self._started.items()):
            if not await self._still_runs(id, started.at):
                self._started.pop(id, None)
        for name in user.keys:
            if sum(name in started.names for started in self._started.values()) >= most:
                detail = (
                    f"found {most} running games between bots; allowed: {most}, so wait until one has ended"
                )
                raise Refused("bots", detail, most=most)

    def note_start(self, table: Table) -> None:
        """Remember who has begun a table of bots alone."""
        user = BUDGET_USER.get()
        if user is not None and all(seat["kind"] == "bot" for seat in table.row.config["seats"]):
            self._started[table.row.id] = _StartedTable(user.keys, time.monotonic())

    async def _still_runs(self, id: str, since: float) -> bool:
        """Whether a table still plays. One that lives elsewhere does, unless it has ended or must have been put away."""
        table = self._tables.get(id)
        if table is not None:
            return table.row.status == "running"
        if self._services.placement.is_here(id) or time.monotonic() - since > self._services.settings.idle:
            return False
        row = await self._services.store.table(id)
        return row is not None and row.status == "running"


def is_attended(table: Table) -> bool:
    """Whether somebody looks at a table, or has a seat there and has asked for it a moment ago."""
    if table.clients:
        return True
    if not table.has_begun or time.monotonic() - table.last_used > ATTENDED:
        return False
    return any(not table.bot_of(seat) for seat in range(table.row.seats))
