"""SQLite: one thread writes everything, and what waits while it writes goes into its next commit.

A commit costs a wait for the disk, however much is in it. So the thread takes all transactions that have
come meanwhile and commits them together. Readers have connections of their own and never wait.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.util import LRUCache

from . import migrate
from .database import T, Work, compact, read_json
from .operations import write_nothing
from .rows import CannotOpen, Hint, StoreDown, StoreError

#: Marks a file as ours, in the place that SQLite has for that: "IgrO".
APPLICATION: Final = 0x4967724F
PATIENCE: Final = 15.0
"""Seconds to wait for another process that writes to the same file."""
POLL: Final = 1.0
"""Seconds between two looks whether another process has written."""
LARGEST_BATCH: Final = 512
READERS: Final = 4
STATEMENTS: Final = 1_000
"""Statements that are kept as they were written; there are fewer in all our code."""


@dataclass(eq=False)
class _Job:
    work: Work[object]
    outcome: asyncio.Future[object]


_Outcome = tuple[_Job, object, Exception | None]


class Sqlite:
    """A store in one file."""

    def __init__(self, path: Path, changed: Callable[[], None]) -> None:
        self.path = path
        self._changed = changed
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "igroteka-read")
        self._read_engine = _engine(path, "BEGIN", QueuePool, pool_size=READERS, max_overflow=0)
        _on_connect(self._read_engine, "PRAGMA query_only = on")
        self._write_engine = _engine(path, "BEGIN IMMEDIATE", NullPool)
        _on_connect(self._write_engine, "PRAGMA foreign_keys = on")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closing = False
        self._writer = threading.Thread(target=self._write_all, name="igroteka-write", daemon=True)
        self._writer.start()

    @property
    def name(self) -> str:
        """The file."""
        return f"SQLite file {self.path}"

    async def read(self, work: Work[T]) -> T:
        """Read in a thread, on one state of the file."""
        self._require_open()
        return await self._loop.run_in_executor(self._readers, partial(self._read, work))

    def _read(self, work: Work[T]) -> T:
        try:
            with self._read_engine.connect() as conn:
                return work(conn)
        except (DBAPIError, sqlite3.Error) as error:
            raise _explain(error, self.path) from error

    async def read_all(self, work: Work[T]) -> T:
        """The same: every reading is on one state of the file, and writers go on meanwhile."""
        return await self.read(work)

    async def write(self, work: Work[T], single: bool = False) -> T:
        """Write with the next commit. Who is cancelled while waiting does not know whether it happened."""
        self._require_open()
        outcome = self._loop.create_future()
        self._jobs.put(_Job(work, outcome))
        result: T = await outcome
        return result

    async def require_writable(self) -> None:
        """Go the way of every write, and look whether the file is still the one that is open."""
        if not os.access(self.path, os.R_OK | os.W_OK) or not os.access(self.path.parent, os.W_OK):
            raise StoreError(
                f"{self.path} cannot be written to; allowed: a file that is there and may change"
            )
        await self.write(write_nothing)

    def _require_open(self) -> None:
        if self._closing:
            raise StoreError(f"the store {self.path} has been closed")

    def send_hint(self, hint: Hint) -> None:
        """Other processes look by themselves."""

    async def inspect(self) -> list[str]:
        """SQLite's own check of the file."""

        def work(conn: Connection) -> list[str]:
            problems = [str(row[0]) for row in conn.exec_driver_sql("PRAGMA integrity_check(20)")]
            if problems != ["ok"]:
                return problems
            lost = conn.exec_driver_sql("PRAGMA foreign_key_check")
            return [f"{row[0]}: a row without its row in {row[2]}" for row in lost]

        try:
            return await self.read(work)
        except StoreError as error:  # some damage ends the check itself
            return [str(error)]

    async def close(self) -> None:
        """Commit what has been accepted."""
        if self._closing:
            return
        self._closing = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._read_engine.dispose()

    # ------------------------------------------------------------ the thread that writes

    def _write_all(self) -> None:
        conn: Connection | None = None
        looked, version = 0.0, -1
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            try:
                if conn is None:
                    conn = self._write_engine.connect()
                outcomes = _commit(conn, batch) if batch else []
                if time.monotonic() - looked >= POLL:
                    before, version, looked = version, _version(conn), time.monotonic()
                    if before not in (-1, version):
                        self._in_loop(self._changed)
            except Exception as error:  # nothing may end the thread: every job waits for its answer
                outcomes = [(job, None, error) for job in batch]
            if outcomes:
                self._in_loop(partial(self._answer, outcomes))
        if conn is not None:
            conn.close()
        self._write_engine.dispose()

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """All jobs that wait, and whether more may come. Without any job, nothing after a while."""
        batch: list[_Job] = []
        try:
            job = self._jobs.get(timeout=POLL)
            while job is not None:
                batch.append(job)
                if len(batch) == LARGEST_BATCH:
                    return batch, True
                job = self._jobs.get_nowait()
            return batch, False
        except queue.Empty:
            return batch, True

    def _in_loop(self, call: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)

    def _answer(self, outcomes: list[_Outcome]) -> None:
        for job, result, error in outcomes:
            if job.outcome.done():
                continue
            if error is None:
                job.outcome.set_result(result)
            else:
                job.outcome.set_exception(_explain(error, self.path))


def _commit(conn: Connection, batch: list[_Job]) -> list[_Outcome]:
    """Do a batch in one commit. If one of its jobs fails, each is done again on its own."""
    try:
        with conn.begin():
            return [(job, job.work(conn), None) for job in batch]
    except Exception as error:
        if len(batch) == 1 or _is_locked(error):
            return [(job, None, error) for job in batch]
    return [outcome for job in batch for outcome in _commit(conn, [job])]


def _version(conn: Connection) -> int:
    """A number that changes when another connection has written; this one is the only one of this process."""
    cursor = conn.connection.cursor()
    try:
        return int(cursor.execute("PRAGMA data_version").fetchone()[0])
    finally:
        cursor.close()


# ---------------------------------------------------------------- connections


def _engine(path: Path, begin: str, pool: type[NullPool] | type[QueuePool], **options: int) -> Engine:
    """Connections that begin transactions by our own word: the driver's would take the lock too late."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False, "isolation_level": None},
        poolclass=pool,
        json_serializer=compact,
        json_deserializer=read_json,
        hide_parameters=True,  # seeds must not get into messages and logs
        **options,
    )
    engine.dialect, compiled = _shared_dialect()
    engine.update_execution_options(compiled_cache=compiled)
    _on_connect(engine, "PRAGMA synchronous = full", "PRAGMA journal_size_limit = 67108864")

    @event.listens_for(engine, "begin")
    def start(conn: Connection) -> None:
        # By the driver itself: every reading begins with this, and the layers above take ten times as long as it does.
        driver: sqlite3.Connection = conn.connection.driver_connection  # type: ignore[assignment]
        driver.execute(begin).close()

    return engine


@cache
def _shared_dialect() -> tuple[Dialect, MutableMapping[Any, Any]]:
    """How statements are written for SQLite, and those that have been written.

    It takes longer to write a statement than to run it, so all files of a process share what was written for the first.
    """
    engine = create_engine("sqlite://", json_serializer=compact, json_deserializer=read_json)
    engine.connect().close()  # then the dialect knows the library
    engine.dispose()
    return engine.dialect, LRUCache(STATEMENTS)


def _on_connect(engine: Engine, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(driver: sqlite3.Connection, record: object) -> None:
        for pragma in pragmas:
            driver.execute(pragma).close()


def _is_locked(error: Exception) -> bool:
    return "database is locked" in str(getattr(error, "orig", error))


def _explain(error: Exception, path: Path) -> Exception:
    """The error as callers see it; broken constraints are theirs to understand."""
    if isinstance(error, IntegrityError | StoreError):
        return error
    cause = getattr(error, "orig", error)
    if _is_locked(error):
        return StoreDown(f"{path} has been locked by another process for {PATIENCE:.0f} seconds")
    if isinstance(error, DBAPIError | sqlite3.Error):
        return StoreError(f"{path} cannot be used: {cause}")
    return error


# ---------------------------------------------------------------- the file


def prepare(path: Path) -> None:
    """Make the file if there is none, and bring it up to date. Several processes may do so at once."""
    try:
        _make_file(path)
        step = _require_own_file(path)
        engine = _engine(path, "BEGIN IMMEDIATE", NullPool)
        # A migration may build a table again, which must not take along the rows that point to it.
        _on_connect(engine, "PRAGMA foreign_keys = off")
        with engine.connect() as conn:
            _use_write_ahead_log(conn, path)
            if step == migrate.HEAD:
                return
            with conn.begin():
                migrate.upgrade(conn)
                conn.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
                if conn.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise CannotOpen(f"{path} cannot be brought up to date: rows would lose their table")
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise CannotOpen(f"{path} cannot be opened as a store: {getattr(error, 'orig', error)}") from error


@contextmanager
def writing(path: Path) -> Iterator[Connection]:
    """A transaction in a file for the length of a `with`; the file is made and brought up to date if need be."""
    prepare(path)
    engine = _engine(path, "BEGIN IMMEDIATE", NullPool)
    with engine.begin() as conn:
        yield conn
    engine.dispose()


@contextmanager
def reading(path: Path) -> Iterator[Connection]:
    """One state of a file that is up to date, for the length of a `with`."""
    engine = _engine(path, "BEGIN", NullPool)
    with engine.connect() as conn:
        yield conn
    engine.dispose()


def make_single_file(path: Path) -> None:
    """Bring all that was written into the file itself, so that it is whole without the files beside it."""
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("PRAGMA journal_mode = delete")


def _make_file(path: Path) -> None:
    """An empty file that only its owner may read, since it will hold the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if path.is_dir():
        raise CannotOpen(f"{path} is a folder; allowed: the name of a file")
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _require_own_file(path: Path) -> str | None:
    """The last step of a store, None for an empty file. A file of another program is refused untouched."""
    conn = sqlite3.connect(path, timeout=PATIENCE)
    try:
        mark = conn.execute("PRAGMA application_id").fetchone()[0]
        tables = conn.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        names = [str(row[0]) for row in tables]
        if mark == APPLICATION and migrate.VERSIONS in names:
            steps = conn.execute(f"SELECT version_num FROM {migrate.VERSIONS}").fetchone()
            return str(steps[0]) if steps else None
    finally:
        conn.close()
    if names or mark not in (0, APPLICATION):
        what = f"tables {', '.join(names[:8])}" if names else f"the mark {mark:#010x}"
        raise CannotOpen(
            f"{path} belongs to another program: found {what}; allowed: a store of Igroteka, or no file"
        )
    return None


def _use_write_ahead_log(conn: Connection, path: Path) -> None:
    """Switch to write-ahead logging. SQLite does not wait for this lock by itself, so ask again."""
    until = time.monotonic() + PATIENCE
    cursor = conn.connection.cursor()
    while True:
        try:
            mode = cursor.execute("PRAGMA journal_mode = wal").fetchone()[0]
            break
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
    if mode != "wal":
        raise CannotOpen(f"{path}: found a disk on which SQLite cannot share files; allowed: a local disk")
