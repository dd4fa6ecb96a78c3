"""Replays a whole store and tells what differs: the test of every change of rules, chance or storage."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

from ..core import IgrotekaError, Json, game
from .log_rows import BadRow
from .logged_match import LoggedMatch
from .rows import ChatRow, EventRow, StoreError, TableRow
from .store import Store

PAGE: Final = 100


@dataclass(frozen=True)
class Difference:
    """What is wrong with a table, and at which row; row 0 is the table itself."""

    table: str
    seq: int
    text: str


@dataclass
class Report:
    """What a check has looked at, and what it has found."""

    tables: int = 0
    rows: int = 0
    games: Counter[str] = field(default_factory=Counter)
    damaged: list[str] = field(default_factory=list)
    """What the database itself says about its files."""
    differences: list[Difference] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether all is well."""
        return not self.damaged and not self.differences

    def to_data(self) -> dict[str, Json]:
        """The report as JSON data."""
        return {
            "ok": self.ok,
            "tables": self.tables,
            "rows": self.rows,
            "games": dict(self.games),
            "damaged": list(self.damaged),
            "differences": [vars(one) for one in self.differences],
        }


async def every_table(store: Store) -> AsyncIterator[TableRow]:
    """All tables, the newest first."""
    last: str | None = None
    while page := await store.tables(limit=PAGE, before=last):
        for row in page:
            yield row
        last = page[-1].id


async def check(store: Store, progress: Callable[[Report], None] | None = None) -> Report:
    """Replay every table with the rules of today, whatever version it was played with.

    Replaying goes on in a thread, so that a server can go on with its work.
    """
    report = Report(damaged=await store.inspect())
    try:
        async for row in every_table(store):
            report.tables += 1
            report.games[row.game] += 1
            report.differences += await _replay(store, row, report)
            if progress is not None:
                progress(report)
    except StoreError as error:
        if not report.damaged:
            raise
        report.damaged.append(str(error))
    return report


async def _replay(store: Store, row: TableRow, report: Report) -> list[Difference]:
    try:
        events, chat = await store.events(row.id), await store.chat(row.id)
    except StoreError as error:
        if not report.damaged:
            raise
        return [Difference(row.id, 0, str(error))]
    report.rows += len(events)
    return await asyncio.to_thread(differences, row, events, chat)


def differences(row: TableRow, events: list[EventRow], chat: list[ChatRow]) -> list[Difference]:
    """What differs between a table and what its log gives today."""
    differing = [
        Difference(row.id, 0, f"chat: found saying {line.seq}; allowed: saying {seq}")
        for seq, line in enumerate(chat, 1)
        if line.seq != seq
    ][:1]
    if not events:
        if row.status in ("running", "over"):
            differing.append(Difference(row.id, 0, f"found status {row.status!r} without any row"))
        return differing
    try:
        match = LoggedMatch.load(row, events, any_version=True)
    except BadRow as error:
        return [*differing, Difference(row.id, error.seq, f"{error}{_version(row)}")]
    except Exception as error:  # rules that fall over a stored game are exactly what is being looked for
        return [*differing, Difference(row.id, 0, f"{type(error).__name__}: {error}{_version(row)}")]
    if row.status in ("running", "over") and row.status != match.status:
        differing.append(
            Difference(row.id, match.seq, f"found status {row.status!r}; the log says {match.status!r}")
        )
    return differing


def _version(row: TableRow) -> str:
    """A remark if the table was played by other rules than today's."""
    try:
        today = game(row.game).version
    except IgrotekaError:
        return ""
    return "" if today == row.version else f" (played with version {row.version}, today's is {today})"
