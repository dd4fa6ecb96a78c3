"""The store: tables, their logs and their chat, the same on both databases."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import TracebackType

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from . import operations as do
from . import outbox, removal
from .admin import AdminStore
from .calls import CallStore
from .database import Database
from .hub import Hub, Listener
from .lists import TableLists
from .people import PeopleStore
from .rates import RateStore
from .rows import (
    PLAYERS_ROOM,
    ChatRow,
    EventRow,
    Hint,
    Idle,
    Mark,
    NoTable,
    SnapshotRow,
    StoreError,
    TableRow,
    Turns,
    clean_chat_text,
    clean_guest,
    clean_guests,
    clean_id,
    clean_json,
    clean_line,
    clean_lines,
    clean_number,
    clean_room,
    clean_snapshot,
    clean_status,
    clean_table,
    clean_time,
    clean_whole,
    is_id,
)
from .standing import StandingStore
from .tournaments import TournamentStore
from .turns import append, change


class Store:
    """Open one with `open_store`. All methods belong to the event loop in which it was opened."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self._hub = hub
        self.lists = TableLists(database)
        self.people = PeopleStore(database, self._publish)
        self.calls = CallStore(database)
        self.standing = StandingStore(database)
        self.tournaments = TournamentStore(database, self._publish)
        self.rates = RateStore(database)
        self.admin = AdminStore(database, self._publish)
        self.wall: Callable[[], float] = time.time
        """The time of day that rows are written with."""

    def __repr__(self) -> str:
        return f"<Store: {self.database.name}>"

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # ------------------------------------------------------------ tables

    async def create(self, row: TableRow) -> None:
        """Write a new table. Its time is now, unless it has one."""
        row.created = row.created or self.wall()
        clean_table(row)
        try:
            await self.database.write(partial(do.create, row=row))
        except IntegrityError:
            # A first try may have come through although its connection broke.
            if await self.table(row.id) != replace(row, guests=sorted(row.guests)):
                raise StoreError(f"there is a table {row.id} already; allowed: a fresh id") from None
        self._publish(Hint(row.id, 0, "table"))

    async def table(self, id: str) -> TableRow | None:
        """A table, or None."""
        if not is_id(id):
            return None
        return await self.database.read(partial(do.table, id=id))

    async def tables(
        self,
        *,
        status: str | None = None,
        guest: str | None = None,
        limit: int = 50,
        before: str | None = None,
    ) -> list[TableRow]:
        """Tables, the newest first: all, or those of one status or guest. `before` is the last id of the page above."""
        if status is not None:
            clean_status(status)
        if guest is not None:
            clean_guest(guest)
        if before is not None:
            clean_id(before)
        clean_number("limit", limit)
        return await self.database.read(
            partial(do.tables, status=status, guest=guest, limit=limit, before=before)
        )

    async def update(
        self,
        id: str,
        *,
        expected_rev: int,
        config: Mapping[str, object] | None = None,
        status: str | None = None,
        names: list[str] | None = None,
        guests: list[str] | None = None,
        options: Mapping[str, str] | None = None,
        turns: Turns | None = None,
        here: frozenset[str] = frozenset(),
    ) -> bool:
        """Change what is given, and with `turns` for whom the table waits from then on; who wants to be called for that is, unless they are `here`. False if the row has another revision by now: read it again and decide again."""
        values: dict[str, object] = {}
        if config is not None:
            clean_json("config", config)
            values["config"] = config
        if options is not None:
            clean_json("options", options)
            values["options"] = dict(options)
        if status is not None:
            clean_status(status)
            values["status"] = status
        if names is not None:
            for name in names:
                clean_line("name", name)
            values["names"] = names
        if guests is not None:
            clean_guests(guests)
        clean_number("expected_rev", expected_rev)
        self._require_id(id)
        is_current = await self.database.write(
            partial(
                change,
                table=id,
                expected_rev=expected_rev,
                values=values,
                guests=guests,
                turns=turns,
                at=self.wall(),
                here=here,
            )
        )
        if is_current:
            self._publish(Hint(id, expected_rev + 1, "table"))
        else:
            await self._require_table(id)
        return is_current

    async def idle_tables(
        self, status: str, before: float, *, limit: int = 50, after: str | None = None
    ) -> list[Idle]:
        """Tables of a status at which nothing has happened since a time, the oldest first.

        `after` is the last id of the page before.
        """
        clean_status(status)
        clean_time("before", before)
        clean_number("limit", limit)
        if after is not None:
            clean_id(after)
        return await self.database.read(
            partial(removal.idle_tables, status=status, before=before, limit=limit, after=after)
        )

    async def delete(
        self, id: str, *, expected_rev: int | None = None, expected_seq: int | None = None
    ) -> bool:
        """Take a table out of the store for good, with its log and its chat, all at once.

        False if there is none, or if its row or its log is not as expected any more: somebody came back.
        """
        if not is_id(id):
            return False
        is_current = await self.database.write(
            partial(removal.remove, id=id, expected_rev=expected_rev, expected_seq=expected_seq)
        )
        if is_current:
            self._publish(Hint(id, 0, "gone"))
        return is_current

    async def marks(self, ids: Sequence[str]) -> dict[str, Mark]:
        """How far these tables have come, in one question; tables that do not exist are left out."""
        return await self.database.read(partial(do.marks, ids=[id for id in ids if is_id(id)]))

    # ------------------------------------------------------------ the log

    async def append(
        self,
        id: str,
        expected: int,
        rows: list[str],
        status: str | None = None,
        at: float | None = None,
        turns: Turns | None = None,
        here: frozenset[str] = frozenset(),
    ) -> bool:
        """Add rows to a log that ends at `expected`, all or none, and with them a new status if one is given.

        `turns` are those for whom the game waits from then on; without them nothing changes there. Who wants to be called for that is, unless they
        are `here`. `at` is the time of day that they are written with; by default now.
        True: they are there for good. False: somebody else was first; read the events after `expected`.
        After an error or a cancelled call they may or may not be there: read, too.
        """
        clean_number("expected", expected)
        clean_lines(rows)
        if status is not None:
            clean_status(status)
        self._require_id(id)
        now = self.wall() if at is None else at
        work = partial(
            append, table=id, expected=expected, rows=rows, at=now, status=status, turns=turns, here=here
        )
        try:
            won = await self.database.write(work, single=status is None and turns is None)
        except IntegrityError:
            won = False
        if won:
            self._publish(Hint(id, expected + len(rows), "events"))
        else:
            await self._require_table(id)
        return won

    async def events(self, id: str, after: int = 0) -> list[EventRow]:
        """The log after a number, in order; empty if there is nothing new."""
        if not is_id(id):
            return []
        return await self.database.read(partial(do.events, table=id, after=after))

    async def snapshot(self, id: str) -> SnapshotRow | None:
        """The newest snapshot of a table's match. Whether it fits the log is for the reader to find out."""
        if not is_id(id):
            return None
        return await self.database.read(partial(do.snapshot, table=id))

    async def keep_snapshot(self, id: str, snapshot: SnapshotRow) -> bool:
        """Keep a snapshot in the place of an older one. False if there is a newer one, or no such table."""
        clean_snapshot(snapshot)
        self._require_id(id)
        try:
            await self.database.write(partial(do.keep_snapshot, table=id, snapshot=snapshot))
        except IntegrityError:
            return False
        return True

    def _require_id(self, id: str) -> None:
        if not is_id(id):
            raise NoTable(f"there is no table {id[:80]!r}")

    async def _require_table(self, id: str) -> None:
        if id not in await self.marks([id]):
            raise NoTable(f"there is no table {id!r}")

    # ------------------------------------------------------------ chat and small things

    async def add_chat(
        self,
        id: str,
        guest: str,
        name: str,
        text: str,
        here: frozenset[str] = frozenset(),
        room: str = PLAYERS_ROOM,
    ) -> int:
        """Add a line to a room of the chat; its number.

        Others who want to be called for that are, unless they are `here`; for what spectators say to each other nobody is.
        """
        clean_guest(guest)
        clean_line("name", name)
        clean_chat_text(text)
        clean_room(room)
        self._require_id(id)
        now = self.wall()

        def work(conn: Connection) -> int | None:
            seq = do.add_chat(conn, id, guest, name, text, now, room)
            if room == PLAYERS_ROOM:
                others = [one for one in outbox.waiting_since(conn, id) if one != guest]
                outbox.call(conn, id, dict.fromkeys(others, "chat"), now, here)
            return seq

        seq = await self.database.write(work)
        if seq is None:
            raise NoTable(f"there is no table {id!r}")
        self._publish(Hint(id, seq, "chat"))
        return seq

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said after a number, in order."""
        if not is_id(id):
            return []
        return await self.database.read(partial(do.chat, table=id, after=after))

    async def keep_value(self, name: str, value: str) -> str:
        """Keep a value unless there is one by this name; the value that is there: the same for all processes."""
        clean_id(name)
        clean_line("value", value)
        try:
            return await self.database.write(partial(do.keep_value, name=name, value=value))
        except IntegrityError:
            return (await self.kept_values())[name]

    async def take_turn(self, name: str, every: float) -> bool:
        """Whether work that is done once in so many seconds is due, and the caller is the one process to do it."""
        clean_id(name)
        try:
            return await self.database.write(
                partial(removal.take_turn, name=name, now=self.wall(), every=every)
            )
        except IntegrityError:  # another process was first, for the first time ever
            return False

    async def kept_values(self) -> dict[str, str]:
        """All values that are kept, by name."""
        return await self.database.read(do.kept_values)

    async def restore(self, row: TableRow, log: list[EventRow], chat: list[ChatRow]) -> bool:
        """Write a table as another store has had it, with its whole log and chat. False if its id is taken."""
        clean_whole(row, log, chat)
        try:
            await self.database.write(partial(do.restore, row=row, log=log, chat=chat))
        except IntegrityError:
            return False
        self._publish(Hint(row.id, 0, "table"))
        return True

    # ------------------------------------------------------------ hints

    def listen(self) -> Listener:
        """A stream of hints from now on, from this and other processes. Close it, or use it in a `with`."""
        return self._hub.listen()

    def _publish(self, hint: Hint) -> None:
        self._hub.publish(hint)
        self.database.send_hint(hint)

    async def require_writable(self) -> None:
        """Raise StoreError unless the database answers and would take a row now. Nothing is written."""
        await self.database.require_writable()

    async def inspect(self) -> list[str]:
        """What the database itself finds damaged."""
        return await self.database.inspect()

    async def close(self) -> None:
        """Finish what has been accepted, then let go. Streams of hints end."""
        await self.database.close()
        self._hub.close()
