"""The lists of tables that people see: whose turn it is, what runs, what has ended. Every store has one of these."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sqlalchemy import Connection

from . import turns
from .database import Database
from .rows import (
    LoneResult,
    MyTable,
    OwnEntry,
    TableRow,
    Turns,
    WaitingTables,
    clean_guest,
    clean_note,
    clean_room,
    clean_status,
    is_id,
)


class TableLists:
    """Lists that are right for thousands of tables without a single game being loaded."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mine(
        self,
        guest: str,
        statuses: tuple[str, ...] = ("open", "running"),
        hidden: bool = False,
        words: str = "",
        game: str = "",
    ) -> list[MyTable]:
        """The tables in somebody's list, in any order, by names of others and game: those that are shown, or those that they have hidden."""
        clean_guest(guest)
        for status in statuses:
            clean_status(status)
        work = partial(turns.mine, guest=guest, statuses=statuses, hidden=hidden, words=words, game=game)
        return await self._database.read(work)

    async def finished_tables(
        self, guest: str, words: str = "", game: str = "", result: str = "", hidden: bool = False
    ) -> list[MyTable]:
        """The finished tables of somebody, the last first, by names of others, game and result."""
        clean_guest(guest)
        work = partial(turns.search, guest=guest, words=words, game=game, result=result, hidden=hidden)
        return await self._database.read(work)

    async def played_alone(self, guest: str, game: str) -> list[LoneResult]:
        """The games of a kind that somebody has played alone to the end, in any order."""
        clean_guest(guest)
        return await self._database.read(partial(turns.played_alone, guest=guest, game=game))

    async def public(self, status: str, guest: str, limit: int = 30) -> list[TableRow]:
        """The newest public tables of a status at which somebody has no part."""
        clean_status(status)
        return await self._database.read(partial(turns.public, status=status, guest=guest, limit=limit))

    async def count_waiting(self, guest: str, besides: str = "") -> WaitingTables:
        """How many tables wait for somebody, and how many of them besides one."""
        return await self._database.read(partial(turns.count_waiting, guest=guest, besides=besides))

    async def waiting_tables(self, guest: str) -> list[str]:
        """The tables that wait for somebody, the longest first."""
        clean_guest(guest)
        return await self._database.read(partial(turns.waiting_tables, guest=guest))

    async def rows(self, ids: list[str]) -> list[TableRow]:
        """Some tables, in this order; those that are not there any more are left out."""
        return await self._database.read(partial(turns.rows_by_id, ids=[id for id in ids if is_id(id)]))

    async def overdue_tables(self, now: float, limit: int = 50) -> list[str]:
        """Tables at which somebody's time has ended, and nothing has followed from it yet."""
        return await self._database.read(partial(turns.overdue_tables, now=now, limit=limit))

    async def note_deadline(self, table: str, ends: Mapping[str, float]) -> None:
        """Write down anew when the time of those ends whom a table waits for."""
        await self._database.write(partial(turns.note_deadline, table=table, ends=ends))

    async def hide(self, table: str, guest: str, hidden: bool) -> bool:
        """Take a table off somebody's list, or put it back. False if it is not theirs."""
        return await self._database.write(partial(turns.hide, table=table, guest=guest, hidden=hidden))

    async def note_of(self, table: str, guest: str) -> str | None:
        """What somebody has noted for themselves about a table; None if it is not theirs."""
        return await self._database.read(partial(turns.note_of, table=table, guest=guest))

    async def keep_note(self, table: str, guest: str, text: str) -> bool:
        """Keep what somebody notes for themselves about a table. False if it is not theirs."""
        clean_note(text)
        return await self._database.write(partial(turns.keep_note, table=table, guest=guest, text=text))

    async def notes(self, guest: str) -> dict[str, str]:
        """All that somebody has noted, by the ids of tables."""
        return await self._database.read(partial(turns.notes, guest=guest))

    async def entries(self, guest: str) -> list[OwnEntry]:
        """What is known of all tables in somebody's list, whatever their list shows."""
        return await self._database.read(partial(turns.entries, guest=guest))

    async def read_marks(self, table: str, guest: str) -> dict[str, int]:
        """How far somebody has read the chat of a table, by room; nothing if it is not theirs."""
        return await self._database.read(partial(turns.read_marks, table=table, guest=guest))

    async def note_read(self, table: str, guest: str, room: str, line: int) -> bool:
        """Somebody has read a room of the chat up to a line. False if they had before, or the table is not theirs."""
        clean_room(room)
        work = partial(turns.note_read, table=table, guest=guest, room=room, line=line)
        return await self._database.write(work)

    async def unfollowed_tables(self, limit: int = 20) -> list[TableRow]:
        """Games of an earlier program, whose turns or results nobody has written down yet; running ones first."""
        return await self._database.read(partial(turns.unfollowed_tables, limit=limit))

    async def follow(self, table: str, seq: int, known: Turns | None, at: float) -> bool:
        """Write down turns or results of such a game, unless it has gone on; with None it is only passed over."""

        def work(conn: Connection) -> bool:
            return turns.catch_up(conn, table, seq, known, at)

        return await self._database.write(work)
