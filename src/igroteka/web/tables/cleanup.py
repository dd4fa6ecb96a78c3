"""Tables that nobody comes back to leave the store after some days; how many is the operator's choice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from ...core import Json
from ...store import Idle, Store, StoreError, TableRow
from ..ops.settings import Settings
from ..people import sessions
from .registry import TableRegistry

DAY: Final = 24 * 3600.0
PAGE: Final = 50
PAUSE: Final = 0.05
"""Seconds between two deletions of a server, in which the moves of others are written."""
TURN: Final = "tidied-at"
CHECK_EVERY: Final = 600.0
"""Seconds between two questions whether tidying is due."""
KEEP_FAILED_CALLS: Final = 30 * DAY
"""How long the operator can see which messages were given up."""
KINDS: Final = {"open": "open", "closed": "open", "running": "running", "over": "over"}
"""How long a table is kept, by its status."""


@dataclass(frozen=True)
class DeletedTable:
    """A table that goes, or would go."""

    id: str
    game: str
    kind: str
    rows: int
    last: float

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return {"table": self.id, "game": self.game, "kind": self.kind, "rows": self.rows, "last": self.last}


def kind_of(row: TableRow) -> str:
    """What decides how long a table is kept. Rows that cannot be read count by their status."""
    config = row.config if isinstance(row.config, dict) else {}
    given = config.get("seats")
    seats = given if isinstance(given, list) else []
    bots = [seat for seat in seats if isinstance(seat, dict) and seat.get("kind") == "bot"]
    bots_only = bool(seats) and len(bots) == len(seats)
    if config.get("log") or bots_only:
        return "passing"
    has_ended = row.status == "closed" and row.seq > 0  # by agreement, and not before it began
    return "over" if has_ended else KINDS[row.status]


def oldest_kept(settings: Settings, kind: str, now: float) -> float:
    """The time before which tables of a kind go; 0 if they never do."""
    days: float = getattr(settings, f"keep_{kind}_days")
    return now - days * DAY if days > 0 else 0.0


async def abandoned_tables(store: Store, settings: Settings, now: float) -> AsyncIterator[Idle]:
    """All tables whose time is over, in pages that are read before their tables may be deleted."""
    for status, kind in KINDS.items():
        before = max(oldest_kept(settings, one, now) for one in (kind, "passing"))
        page = await store.idle_tables(status, before, limit=PAGE) if before > 0 else []
        while page:
            # The next page begins after the last table of this one, which must still be there.
            following = await store.idle_tables(status, before, limit=PAGE, after=page[-1].row.id)
            for one in page:
                if one.last < oldest_kept(settings, kind_of(one.row), now):
                    yield one
            page = following


async def tidy(
    store: Store,
    settings: Settings,
    *,
    really: bool,
    now: float | None = None,
    spare: Callable[[str], bool] = lambda id: False,
    pause: float = 0.0,
) -> list[DeletedTable]:
    """Delete the tables whose time is over, or only tell which they are. One that somebody came back to stays."""
    deleted: list[DeletedTable] = []
    async for row, last in abandoned_tables(store, settings, time.time() if now is None else now):
        if spare(row.id):
            continue
        if really and not await store.delete(row.id, expected_rev=row.rev, expected_seq=row.seq):
            continue
        deleted.append(DeletedTable(row.id, row.game, kind_of(row), row.seq, last))
        if really:
            await asyncio.sleep(pause)
    return deleted


async def keep_tidy(registry: TableRegistry) -> None:
    """Tidy now and then, for as long as the server runs. Of several processes the first that asks does it."""

    def is_looked_at(id: str) -> bool:
        table = registry.tables.get(id)
        return table is not None and bool(table.clients)

    every = registry.settings.tidy_every
    while True:
        await asyncio.sleep(min(CHECK_EVERY, every))
        try:
            if await registry.store.take_turn(TURN, every):
                now = registry.watch.wall()
                deleted = await tidy(
                    registry.store, registry.settings, really=True, now=now, spare=is_looked_at, pause=PAUSE
                )
                await registry.store.people.forget_old(now, now - DAY, now - sessions.KEEP)
                await registry.shared_limits.forget_old()
                await registry.store.calls.forget_failed(now - KEEP_FAILED_CALLS)
                if deleted:
                    registry.log.info("abandoned tables have been deleted", count=len(deleted))
        except StoreError as error:
            registry.log.warning("tidying waits for the store", error=type(error).__name__)
