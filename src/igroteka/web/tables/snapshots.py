"""Snapshots: where the match of a table has come to, so that a long log need not be played again when it is opened.

A snapshot is a cache; the log is the truth. It is written in the background, now and then and when a table is
put away, and it fits only the program, the table and the rows that it was made from: its proof is the SHA-256 over all
of them and over itself. One that does not fit, or cannot be read, is passed over, and the log is played. It holds
secrets just as the log does, and nothing but a match is ever made of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import hashlib
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Protocol

import msgspec

from ... import core, match, store
from ...core import Json, canonical, game
from ...core.registry import folder_of
from ...store import EventRow, SnapshotRow, TableRow
from .loading import Loaded, TableSnapshot, load_match, take_table_snapshot
from .protocols import TimedTable
from .services import TableServices

EVERY: Final = 100
"""Rows after which a running table is kept again."""
LEAST: Final = 25
"""Rows that are worth a snapshot when a table is put away: fewer are played again in no time."""
SOON: Final = 0.5
"""Seconds after a row before a snapshot is made, so that everybody has been told of the move by then."""
STOP_SECONDS: Final = 4.0
"""Seconds for which the end of the process is put off by snapshots."""
SOURCES: Final = (".py", ".toml", ".json")


class SnapshotTable(TimedTable, Protocol):
    """What a snapshot needs to know of a table."""

    lock: asyncio.Lock

    @property
    def is_sound(self) -> bool:
        """Whether there is a match that agrees with the log."""
        ...


class Snapshots:
    """Belongs to one table."""

    def __init__(self, services: TableServices, table: SnapshotTable) -> None:
        self.table = table
        self._services = services
        self.seq = 0
        """The row up to which the match was kept, or was tried to be kept, last."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ reading

    async def load(self, row: TableRow, events: list[EventRow]) -> Loaded:
        """The match of a log: from its snapshot if there is one that fits, else from the first row on."""
        services, self.seq = self._services, 0
        try:
            stored = await services.store.snapshot(row.id)
            snapshot = await asyncio.to_thread(unpack, row, events, stored) if stored else None
            if snapshot is not None:
                loaded = await services.slicer.run(load_match(row, events, services.watch, snapshot))
                self.seq = snapshot.match.seq
                return loaded
        except Exception as error:  # if it is the log itself that is wrong, playing all of it tells so
            self._warn("a snapshot is passed over", error)
        return await services.slicer.run(load_match(row, events, services.watch))

    # ------------------------------------------------------------ writing

    @property
    def rows_missing(self) -> int:
        """How many rows are not in the newest snapshot."""
        return self.table.match.seq - self.seq if self.table.has_begun else 0

    def save_soon(self) -> None:
        """Rows have come: see to it that a snapshot is made soon, if they are many."""
        idle = self._timer is None and (self._task is None or self._task.done())
        if idle and self.rows_missing >= EVERY:
            self._timer = asyncio.get_running_loop().call_later(
                SOON, self._start, context=contextvars.Context()
            )

    def save_now(self) -> None:
        """The table leaves the memory: keep what it has come to."""
        if self.rows_missing >= LEAST and (self._task is None or self._task.done()):
            self._start()

    def close(self) -> None:
        """Make no more of them."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start(self) -> None:
        self.close()
        # In a context of its own: nobody pays for what the server does by itself.
        self._task = asyncio.get_running_loop().create_task(self._write(), context=contextvars.Context())
        self._services.track_task(self._task)

    async def _write(self) -> None:
        async with self.table.lock:
            row, snapshot = self.table.row, self._take()
        if snapshot is not None:
            await self._store(row, snapshot)

    async def write_last(self) -> None:
        """Keep what a table has come to before the process ends; its lock is held for good."""
        snapshot = self._take() if self.rows_missing >= LEAST else None
        if snapshot is not None:
            await self._store(self.table.row, snapshot)

    def _take(self) -> TableSnapshot | None:
        """The match as it is now, or None if there is nothing to keep; the lock is held."""
        if not self.table.is_sound:
            return None
        try:
            snapshot = take_table_snapshot(self.table.match, self.table.timing)
        except Exception as error:  # a match without a snapshot can be played all the same
            self._warn("a snapshot could not be made", error)
            snapshot = None
        self.seq = self.table.match.seq
        return snapshot

    async def _store(self, row: TableRow, snapshot: TableSnapshot) -> None:
        store = self._services.store
        try:
            events = (await store.events(row.id))[: snapshot.match.seq]
            await store.keep_snapshot(row.id, await asyncio.to_thread(pack, row, events, snapshot))
        except Exception as error:  # it is only a cache
            self._warn("a snapshot could not be kept", error)

    def _warn(self, event: str, error: Exception) -> None:
        """Without the words of the error, which may hold secrets of the match."""
        self._services.log.warning(event, table=self.table.row.id, error=type(error).__name__)


async def write_last(snapshots: list[Snapshots]) -> None:
    """Keep all tables before the process ends, those first that have most to play again, for as long as there is time."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(STOP_SECONDS):
            for one in sorted(snapshots, key=lambda one: -one.rows_missing):
                await one.write_last()


# ---------------------------------------------------------------- what a snapshot is


def pack(row: TableRow, events: Sequence[EventRow], snapshot: TableSnapshot) -> SnapshotRow:
    """A snapshot of the match after these rows."""
    body = zlib.compress(msgspec.msgpack.encode(snapshot))
    return SnapshotRow(len(events), proof(row, events, body), body)


def unpack(row: TableRow, events: Sequence[EventRow], stored: SnapshotRow) -> TableSnapshot | None:
    """What a snapshot holds; None if it was made by another program, of another table or of other rows."""
    covered = events[: stored.seq]
    if len(covered) != stored.seq or proof(row, covered, stored.body) != stored.proof:
        return None
    return _decoder().decode(zlib.decompress(stored.body))


@cache
def _decoder() -> msgspec.msgpack.Decoder[TableSnapshot]:
    return msgspec.msgpack.Decoder(TableSnapshot)


def proof(row: TableRow, events: Sequence[EventRow], body: bytes) -> str:
    """The SHA-256 over everything that a snapshot follows from, and over the snapshot itself."""
    digest = hashlib.sha256(canonical(_facts(row)).encode())
    digest.update("\n".join([f"{seq} {at!r} {line}" for seq, line, at in events]).encode())
    digest.update(b"\n")
    digest.update(body)
    return digest.hexdigest()


def _facts(row: TableRow) -> list[Json]:
    """All of a table that its match and its clock follow from apart from the log; a deck is named by the options."""
    of = game(row.game)
    seats = [place.get("bot", "") for place in row.config["seats"]]
    software: list[Json] = [program(row.game), of.key, of.edition, of.version]
    table: list[Json] = [row.id, row.game, row.version, row.seats, row.options, row.seed, row.names]
    return [*software, *table, row.position, row.config.get("clock"), seats]


@cache
def program(key: str) -> str:
    """The SHA-256 over the sources of a game and of all that plays it: another program reads no old snapshot."""
    folders = [*[Path(str(module.__file__)).parent for module in (core, match, store)], folder_of(game(key))]
    files = [file for home in folders for file in home.rglob("*") if file.suffix in SOURCES]
    files += Path(__file__).parent.glob("*.py")
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()
