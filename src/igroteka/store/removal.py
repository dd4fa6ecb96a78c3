"""Tables in which nothing has happened for long, and how a table leaves the store, as functions of a transaction."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, tuple_, update

from .operations import ROW, SEQ, add_guests
from .rows import Idle, TableRow
from .schema import CHAT, EVENTS, GUESTS, KEPT, OUTBOX, OUTCOME_PARTS, OUTCOMES, SNAPSHOTS, TABLES


def _newest(what: Table) -> ColumnElement[float]:
    """When the last row of a log or a chat was written; the primary key finds it without a search."""
    here = what.alias()
    newest = select(here.c.at).where(here.c.table_id == TABLES.c.id).order_by(here.c.seq.desc()).limit(1)
    return func.coalesce(newest.scalar_subquery(), 0.0)


_PLAYED: Final = _newest(EVENTS)
_CHATTED: Final = _newest(CHAT)


def idle_tables(conn: Connection, status: str, before: float, limit: int, after: str | None) -> list[Idle]:
    """Tables of a status that were last touched before a time, the oldest first, from above the table `after` on."""
    played, chatted = _PLAYED.label("played"), _CHATTED.label("chatted")
    wanted = (
        select(*ROW, SEQ, played, chatted)
        .where(TABLES.c.status == status, TABLES.c.created < before, before > _PLAYED, before > _CHATTED)
        .order_by(TABLES.c.created, TABLES.c.id)
        .limit(limit)
    )
    if after is not None:
        below = TABLES.alias()
        last = select(below.c.created, below.c.id).where(below.c.id == after).subquery()
        wanted = wanted.join(last, tuple_(TABLES.c.created, TABLES.c.id) > tuple_(last.c.created, last.c.id))
    rows = [dict(row) for row in conn.execute(wanted).mappings()]
    times = {row["id"]: max(row["created"], row.pop("played"), row.pop("chatted")) for row in rows}
    return [Idle(row, times[row.id]) for row in add_guests(conn, [TableRow(**row) for row in rows])]


def remove(conn: Connection, id: str, expected_rev: int | None, expected_seq: int | None) -> bool:
    """Take a table out with all that belongs to it; False if there is none, or if it has gone on since.

    The row is held first, so that nobody adds to a log that is being taken away.
    """
    held = select(TABLES.c.rev).where(TABLES.c.id == id).with_for_update()
    rev = conn.execute(held).scalar()
    if rev is None or (expected_rev is not None and rev != expected_rev):
        return False
    if expected_seq is not None:
        newest = select(func.coalesce(func.max(EVENTS.c.seq), 0)).where(EVENTS.c.table_id == id)
        if conn.execute(newest).scalar_one() != expected_seq:
            return False
    for part in (OUTBOX, SNAPSHOTS, OUTCOME_PARTS, OUTCOMES, EVENTS, CHAT, GUESTS):
        conn.execute(delete(part).where(part.c.table_id == id))
    conn.execute(delete(TABLES).where(TABLES.c.id == id))
    return True


def take_turn(conn: Connection, name: str, now: float, every: float) -> bool:
    """Whether work that one process at a time does every so often is due; if so, the caller is the one to do it."""
    last = conn.execute(select(KEPT.c.value).where(KEPT.c.name == name).with_for_update()).scalar()
    if last is None:
        conn.execute(insert(KEPT), [{"name": name, "value": str(int(now))}])
        return True
    # A time that lies far ahead comes from a clock that was wrong, and must not put the work off for ever.
    if last.isdecimal() and abs(now - int(last)) < every:
        return False
    conn.execute(update(KEPT).where(KEPT.c.name == name).values(value=str(int(now))))
    return True
