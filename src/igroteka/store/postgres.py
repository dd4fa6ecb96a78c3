"""PostgreSQL: a pool of connections, and one more that sends and receives hints of what is new.

A notification inside a transaction makes commits wait for each other, so hints go out after the commit,
many in one message. They can be lost with a connection or a process: whoever listens looks at everything
after each new connection and every few seconds.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import ExceptionContext, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import create_async_engine

from . import migrate
from .database import T, Work, compact, read_json
from .operations import write_nothing
from .rows import COMPARE_ALL, CannotOpen, Hint, StoreDown, StoreError

CHANNEL: Final = "igroteka"
LOCK: Final = 0x4967724F
"""The advisory lock that is held while the tables are brought up to date."""
PATIENCE: Final = 15.0
"""Seconds to try again while the server does not answer, for example because it is being restarted."""
POLL: Final = 5.0
"""Seconds between two looks at everything, in case a hint was lost."""
CONNECTIONS: Final = 8
LONGEST_MESSAGE: Final = 7_500

#: The server is starting, stopping or full, or two transactions stood in each other's way: try again.
_PASSING: Final = frozenset({"57P01", "57P02", "57P03", "53300", "40001", "40P01"})
_TROUBLE: Final = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Postgres:
    """A store in a database that several processes share."""

    def __init__(self, url: str, publish: Callable[[Hint], None]) -> None:
        self._url = url
        self._publish = publish
        self._me = secrets.token_hex(4)
        self._closing = False
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            json_serializer=compact,
            json_deserializer=read_json,
            hide_parameters=True,  # seeds must not get into messages and logs
        )
        event.listen(self._engine.sync_engine, "handle_error", _give_up_line)
        # One statement is a transaction of its own; asking for one would cost two more messages.
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._waiting: dict[tuple[str, str], Hint] = {}
        self._wake = asyncio.Event()
        self._hint_task: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The address without the password."""
        return f"PostgreSQL database {without_password(self._url)}"

    async def open(self) -> None:
        """Bring the tables up to date and begin to listen."""
        try:
            await self._retry(self._upgrade)
        except BaseException as error:
            await self._engine.dispose()
            if isinstance(error, StoreError):
                raise CannotOpen(str(error)) from error
            raise
        self._hint_task = asyncio.create_task(self._exchange_hints(), name="igroteka-hints")

    async def _upgrade(self) -> None:
        async with self._engine.begin() as conn:
            await conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await conn.run_sync(migrate.upgrade)

    async def _connect(self) -> Any:
        """A connection whose commits wait for the disk, also where the server's default is not to."""
        conn = await asyncpg.connect(
            self._url, timeout=10, command_timeout=30, server_settings={"application_name": "igroteka"}
        )
        try:
            if await conn.fetchval("SHOW synchronous_commit") == "off":
                await conn.execute("SET synchronous_commit = on")
        except BaseException:
            conn.terminate()
            raise
        return conn

    # ------------------------------------------------------------ transactions

    async def read(self, work: Work[T]) -> T:
        """Read over any connection."""

        async def attempt() -> T:
            async with self._single.connect() as conn:
                return await conn.run_sync(work)

        return await self._retry(attempt)

    async def read_all(self, work: Work[T]) -> T:
        """Read in a transaction that sees what was there when it began."""

        async def attempt() -> T:
            async with self._engine.connect() as conn:
                await conn.execution_options(isolation_level="REPEATABLE READ")
                return await conn.run_sync(work)

        return await self._retry(attempt)

    async def write(self, work: Work[T], single: bool = False) -> T:
        """Write in a transaction. After a lost connection it is tried again: all of it or nothing is there."""

        async def attempt() -> T:
            async with (self._single if single else self._engine).begin() as conn:
                return await conn.run_sync(work)

        return await self._retry(attempt)

    async def require_writable(self) -> None:
        """One try; a second one only because an old line of the pool may have died while nobody looked."""
        for again in (True, False):
            try:
                async with self._engine.begin() as conn:
                    await conn.run_sync(write_nothing)
                return
            except NoConnection:
                raise StoreDown(f"{self.name}: all {CONNECTIONS} connections are busy") from None
            except _TROUBLE as error:
                if not again or not _is_passing(error):
                    raise StoreDown(f"{self.name} takes no rows: {_message_of(error)}") from error

    async def _retry(self, attempt: Callable[[], Awaitable[T]]) -> T:
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + PATIENCE, 0.02
        while True:
            if self._closing:
                raise StoreError(f"the store {without_password(self._url)} has been closed")
            try:
                return await attempt()
            except IntegrityError:
                raise
            except NoConnection:
                raise StoreDown(f"{self.name}: all {CONNECTIONS} connections are busy") from None
            except _TROUBLE as error:
                if not _is_passing(error):
                    raise StoreError(f"{self.name} cannot be used: {_message_of(error)}") from error
                if loop.time() + pause > until:
                    raise StoreDown(f"{self.name} does not answer: {_message_of(error)}") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def inspect(self) -> list[str]:
        """PostgreSQL looks after its own files."""
        return []

    async def close(self) -> None:
        """Send the hints that wait, then let go of all connections."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        if self._hint_task is not None:
            await asyncio.wait([self._hint_task], timeout=2)
            self._hint_task.cancel()
            await asyncio.gather(self._hint_task, return_exceptions=True)
        await self._engine.dispose()

    # ------------------------------------------------------------ hints

    def send_hint(self, hint: Hint) -> None:
        """Tell other processes with the next message."""
        known = self._waiting.get((hint.table, hint.what))
        if known is None or known.seq < hint.seq:
            self._waiting[hint.table, hint.what] = hint
            self._wake.set()

    async def _exchange_hints(self) -> None:
        """Keep one connection that sends and receives hints, and make a new one whenever it is lost."""
        pause = 0.05
        while not self._closing:
            conn = None
            try:
                conn = await self._connect()
                conn.add_termination_listener(lambda _: self._wake.set())
                await conn.add_listener(CHANNEL, self._receive_notification)
                self._publish(COMPARE_ALL)
                pause = 0.05
                await self._send_hints(conn)
            except Exception:  # whatever has happened to the connection, a new one helps
                await asyncio.sleep(0 if self._closing else pause)
                pause = min(2 * pause, 1.0)
            finally:
                if conn is not None:
                    conn.terminate()

    async def _send_hints(self, conn: Any) -> None:
        """Send what waits; every few seconds ask the server something, which finds a dead line."""
        while not conn.is_closed():
            self._wake.clear()
            while self._waiting:
                message, hints = self._next_message()
                await conn.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
                for hint in hints:
                    if self._waiting.get((hint.table, hint.what)) == hint:
                        del self._waiting[hint.table, hint.what]
            if self._closing:
                return
            try:
                await asyncio.wait_for(self._wake.wait(), POLL)
            except TimeoutError:
                await conn.execute("SELECT 1")
                self._publish(COMPARE_ALL)

    def _next_message(self) -> tuple[str, list[Hint]]:
        """As many waiting hints as one message holds."""
        words, hints, length = [self._me], [], len(self._me)
        for hint in self._waiting.values():
            word = f"{hint.table}:{hint.seq}:{hint.what}"
            length += 1 + len(word)
            if length > LONGEST_MESSAGE:
                break
            words.append(word)
            hints.append(hint)
        return " ".join(words), hints

    def _receive_notification(self, conn: object, pid: int, channel: str, message: str) -> None:
        sender, *words = message.split(" ")
        if sender == self._me:
            return
        for word in words:
            parts = word.split(":")
            if len(parts) == 3 and parts[1].isdecimal():
                self._publish(Hint(parts[0], int(parts[1]), parts[2]))


def without_password(url: str) -> str:
    """An address without the password."""
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=user.partition(":")[0] + at + host, query="").geturl()


def _give_up_line(context: ExceptionContext) -> None:
    """Count a line as lost on which the driver has lost its place.

    It does so when a server that ends tells an idle line good-bye: until the line's end is noticed, too, the driver takes
    the message for a part of an answer, and refuses the next statement without having sent it.
    """
    if isinstance(context.original_exception.__cause__, asyncpg.InternalClientError):
        context.is_disconnect = True


def _is_passing(error: BaseException) -> bool:
    """Whether it is worth while to try again."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(cause, "sqlstate", None) or "")
    if state:
        return state in _PASSING or state.startswith("08")
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(cause, OSError | TimeoutError)


def _message_of(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause) or type(cause).__name__
