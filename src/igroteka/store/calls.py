"""How people are called, the same on both databases: their wishes, their channels, and the outbox. Every store has one of these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import partial

from sqlalchemy import Connection, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import outbox
from .call_rows import (
    MOST_CHANNELS,
    SINGLE_KINDS,
    CallRow,
    ChannelRow,
    Message,
    Notice,
    OutboxRow,
    TableWish,
    clean_call,
    clean_channel,
    clean_table_wish,
)
from .database import Database
from .people_operations import drop_channel
from .rows import StoreError, is_id
from .schema import CALLS, CHANNELS, GUESTS, OUTBOX, PEOPLE


class CallStore:
    """Wishes, channels and notices. All methods belong to the event loop of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------ wishes

    async def call(self, person: str) -> CallRow | None:
        """How somebody wants to be called; None if they have never said."""

        def work(conn: Connection) -> CallRow | None:
            row = conn.execute(select(CALLS).where(CALLS.c.person == person)).mappings().first()
            return None if row is None else outbox.read_call(row)

        return await self._database.read(work)

    async def set_call(self, row: CallRow, now: float) -> bool:
        """Write down how somebody wants to be called; what waits for them follows it. False if there is no such person."""
        clean_call(row)

        def work(conn: Connection) -> None:
            values = asdict(row)
            if conn.execute(update(CALLS).where(CALLS.c.person == row.person).values(**values)).rowcount == 0:
                conn.execute(insert(CALLS), [values])
            outbox.schedule_anew(conn, row, now)

        try:
            await self._database.write(work)
        except IntegrityError:
            if await self.call(row.person) is None:
                return False  # they have left
            await self._database.write(work)  # another device of theirs was first
        return True

    async def table_wishes(self, person: str) -> dict[str, TableWish]:
        """For which tables somebody wishes something else, by their ids."""

        def work(conn: Connection) -> dict[str, TableWish]:
            wanted = select(GUESTS.c.table_id, GUESTS.c.wish, GUESTS.c.pace).where(
                GUESTS.c.guest == person, or_(GUESTS.c.wish != "", GUESTS.c.pace != "")
            )
            rows = conn.execute(wanted.order_by(GUESTS.c.table_id))
            return {row.table_id: TableWish(row.wish, row.pace) for row in rows}

        return await self._database.read(work)

    async def set_table_wish(self, table: str, person: str, own: TableWish, now: float) -> bool:
        """Wish something else for one table, or with empty words the same as everywhere. False if it is not theirs."""
        clean_table_wish(own)

        def work(conn: Connection) -> bool:
            mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == person)
            if conn.execute(update(GUESTS).where(mine).values(**own._asdict())).rowcount == 0:
                return False
            row = conn.execute(select(CALLS).where(CALLS.c.person == person)).mappings().first()
            if row is not None:
                outbox.schedule_anew(conn, outbox.read_call(row), now)
            return True

        return await self._database.write(work)

    # ------------------------------------------------------------ channels

    async def channels(self, person: str) -> list[ChannelRow]:
        """Where somebody is called, the oldest first."""

        def work(conn: Connection) -> list[ChannelRow]:
            wanted = select(CHANNELS).where(CHANNELS.c.person == person)
            rows = conn.execute(wanted.order_by(CHANNELS.c.created, CHANNELS.c.id)).mappings()
            return [outbox.read_channel(row) for row in rows]

        return await self._database.read(work)

    async def channel(self, id: str) -> ChannelRow | None:
        """A channel by its id."""

        def work(conn: Connection) -> ChannelRow | None:
            row = conn.execute(select(CHANNELS).where(CHANNELS.c.id == id)).mappings().first()
            return None if row is None else outbox.read_channel(row)

        return await self._database.read(work)

    async def add_channel(self, row: ChannelRow) -> bool:
        """One more channel of somebody; one with the same address takes the place of the older one.

        One that is not confirmed is asked first. False if they have too many, or there is no such person.
        """
        clean_channel(row)

        def work(conn: Connection) -> bool:
            same = and_(
                CHANNELS.c.person == row.person,
                CHANNELS.c.kind == row.kind,
                CHANNELS.c.address == row.address,
            )
            # The row of the person is held, so that they do not become too many at the same time.
            held = select(PEOPLE.c.id).where(PEOPLE.c.id == row.person).with_for_update(key_share=True)
            if conn.execute(held).first() is None:
                return False
            for id in list(conn.execute(select(CHANNELS.c.id).where(same)).scalars()):
                drop_channel(conn, id)
            count = select(func.count()).where(CHANNELS.c.person == row.person)
            if conn.execute(count).scalar_one() >= MOST_CHANNELS:
                return False
            conn.execute(insert(CHANNELS), [{**asdict(row), "confirmed": int(row.confirmed)}])
            if not row.confirmed:
                outbox.add(conn, row.person, row.id, None, "confirm", row.created, row.created)
            return True

        return await self._database.write(work)

    async def move_channel(self, row: ChannelRow) -> bool:
        """A channel of somebody has another address now, and what waits goes there. False if they have no such channel."""
        clean_channel(row)

        def work(conn: Connection) -> bool:
            mine = and_(CHANNELS.c.id == row.id, CHANNELS.c.person == row.person)
            if conn.execute(select(CHANNELS.c.id).where(mine).with_for_update()).first() is None:
                return False
            others = select(CHANNELS.c.id).where(
                CHANNELS.c.id != row.id,
                CHANNELS.c.person == row.person,
                CHANNELS.c.kind == row.kind,
                CHANNELS.c.address == row.address,
            )
            for id in list(conn.execute(others).scalars()):
                drop_channel(conn, id)
            moved = {"address": row.address, "details": row.details, "trouble": ""}
            conn.execute(update(CHANNELS).where(mine).values(**moved))
            return True

        return await self._database.write(work)

    async def remove_channel(self, person: str, id: str, address: str = "") -> bool:
        """Take a channel of somebody away, with all that was to go there. False if they have no such one.

        With an address only if it has it still: a browser may have got another one while the old one was tried.
        """

        def work(conn: Connection) -> bool:
            mine = select(CHANNELS.c.id).where(CHANNELS.c.id == id, CHANNELS.c.person == person)
            if address:
                mine = mine.where(CHANNELS.c.address == address)
            if conn.execute(mine.with_for_update()).first() is None:
                return False
            drop_channel(conn, id)
            return True

        return await self._database.write(work)

    async def confirm_channel(self, id: str, confirmed: bool) -> bool:
        """Whoever reads what comes there wants it, or does not any more. False if there is no such channel."""

        def work(conn: Connection) -> bool:
            changed = update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=int(confirmed))
            if conn.execute(changed).rowcount == 0:
                return False
            if not confirmed:
                outbox.withdraw(conn, OUTBOX.c.channel == id)
            return True

        return await self._database.write(work)

    async def ask_channel(self, person: str, id: str, kind: str, now: float) -> bool:
        """Send a trial, or the question whether an address is right, once more. False if they have no such channel."""
        if kind not in SINGLE_KINDS:
            raise StoreError(f"notice: found {kind[:80]!r}; allowed: {', '.join(SINGLE_KINDS)}")

        def work(conn: Connection) -> bool:
            mine = select(CHANNELS.c.confirmed).where(CHANNELS.c.id == id, CHANNELS.c.person == person)
            confirmed = conn.execute(mine).scalar()
            if confirmed is None or bool(confirmed) != (kind == "test"):
                return False
            # Who asks again wants it now, also where earlier tries have failed.
            outbox.withdraw(conn, and_(OUTBOX.c.channel == id, OUTBOX.c.kind == kind))
            outbox.add(conn, person, id, None, kind, now, now)
            return True

        return await self._database.write(work)

    # ------------------------------------------------------------ notices

    async def notices(self, person: str) -> list[Notice]:
        """What somebody is to be called for, the oldest first."""

        def work(conn: Connection) -> list[Notice]:
            wanted = select(OUTBOX.c.table_id, OUTBOX.c.kind, OUTBOX.c.created)
            rows = wanted.where(OUTBOX.c.person == person).order_by(OUTBOX.c.created, OUTBOX.c.id)
            return [Notice(*row) for row in conn.execute(rows)]

        return await self._database.read(work)

    async def note_seen(self, person: str, table: str) -> None:
        """Somebody has looked at a table: what was to be said about it need not be said any more."""
        told = and_(OUTBOX.c.table_id == table, OUTBOX.c.person == person, OUTBOX.c.kind != "short")
        mine = and_(told, outbox.IS_OPEN)
        # Looking costs little, and mostly there is nothing to write.
        found = select(OUTBOX.c.id).where(mine).limit(1)
        if is_id(table) and await self._database.read(lambda conn: conn.execute(found).first()) is not None:
            await self._database.write(partial(outbox.withdraw, which=mine))

    async def take(self, now: float, lease: float) -> list[Message]:
        """Take what is due, for so many seconds; after them another process may take it."""
        if not await self._is_due(now):
            return []
        return await self._database.write(partial(outbox.take, now=now, lease=lease))

    async def _is_due(self, now: float) -> bool:
        due = await self.next_due()
        return due is not None and due <= now

    async def next_due(self) -> float | None:
        """When something is to be sent next; None if nothing is."""
        return await self._database.read(outbox.next_due)

    async def note_sent(self, message: Message) -> None:
        """A message has arrived."""
        await self._database.write(partial(outbox.note_sent, message=message))

    async def note_failed(self, message: Message, error: str, again: float | None, now: float) -> bool:
        """A message has not arrived; it is tried again at a time, or given up. False if somebody else has it by now."""
        work = partial(outbox.note_failed, message=message, error=error, again=again, now=now)
        return await self._database.write(work)

    async def forget_failed(self, before: float) -> int:
        """Forget what was given up before a time; how many notices."""
        return await self._database.write(partial(outbox.forget_failed, before=before))

    async def outbox(self) -> list[OutboxRow]:
        """All notices that wait or were given up, for the operator."""
        return await self._database.read(outbox.describe)

    # ------------------------------------------------------------ another store

    async def restore(self, call: CallRow | None, channels: list[ChannelRow]) -> None:
        """Write wishes and channels as another store has had them."""
        for row in channels:
            clean_channel(row)

        def work(conn: Connection) -> None:
            if call is not None:
                conn.execute(insert(CALLS), [asdict(call)])
            for row in channels:
                conn.execute(insert(CHANNELS), [{**asdict(row), "confirmed": int(row.confirmed)}])

        if call is not None:
            clean_call(call)
        if call is not None or channels:
            await self._database.write(work)

    async def restore_wishes(self, person: str, wishes: Mapping[str, TableWish]) -> None:
        """Write wishes for single tables as another store has had them."""
        for table, own in wishes.items():
            await self.set_table_wish(table, person, own, 0.0)
