"""Whose turn it is and how games have ended, for lists of thousands of tables; as functions of a transaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
    update,
)

from . import outbox, standing_operations
from .operations import READ, ROW, SEQ, SLICE, add_guests
from .operations import append as append_rows
from .operations import change as change_row
from .rows import LoneResult, MyTable, OwnEntry, TableRow, Turns, WaitingTables
from .schema import GUESTS, OUTBOX, TABLES

MINE: Final = (
    select(
        GUESTS.c.table_id, TABLES.c.status, TABLES.c.created, GUESTS.c.waits, GUESTS.c.result, GUESTS.c.ended
    )
    .join(TABLES, TABLES.c.id == GUESTS.c.table_id)
    .where(GUESTS.c.guest == bindparam("of_guest"))
)


def append(
    conn: Connection,
    table: str,
    expected: int,
    rows: list[str],
    at: float,
    status: str | None,
    turns: Turns | None,
    here: frozenset[str] = frozenset(),
) -> bool:
    """Add rows to a log, and with them whom the game waits for from then on; False if the log does not end at `expected`.

    Whoever wants to be called for that is called; `here` are those who look at the table.
    """
    won = append_rows(conn, table, expected, rows, at, status)
    if won and turns is not None:
        _tell(conn, table, turns, status, at, here)
        if turns.rated:
            standing_operations.count_game(conn, table, turns.rated, at)
        if status is not None:
            follow(conn, table)
    return won


def change(
    conn: Connection,
    table: str,
    expected_rev: int,
    values: Mapping[str, object],
    guests: list[str] | None,
    turns: Turns | None,
    at: float,
    here: frozenset[str],
) -> bool:
    """Change a table's row, and with it whom the table waits for from then on; False if it has another revision by now."""
    is_current = change_row(conn, table, expected_rev, values, guests)
    if is_current and turns is not None:
        _tell(conn, table, turns, None, at, here)
    return is_current


def _tell(
    conn: Connection, table: str, turns: Turns, status: str | None, at: float, here: frozenset[str]
) -> None:
    """Write down whom a table waits for and until when, and call those who want to be."""
    before = outbox.waiting_since(conn, table)
    note(conn, table, turns, at)
    outbox.call_for_turns(conn, table, before, turns, status, at, here)
    if turns.ends is not None:
        note_deadline(conn, table, turns.ends)


def note(conn: Connection, table: str, turns: Turns, now: float) -> None:
    """Write down whom a table waits for; whoever it has been waiting for already keeps the time since when."""
    is_waited_for = GUESTS.c.guest.in_(sorted(turns.waiting))
    since = case((and_(is_waited_for, GUESTS.c.waits > 0), GUESTS.c.waits), (is_waited_for, now), else_=0.0)
    conn.execute(
        update(GUESTS).where(GUESTS.c.table_id == table, GUESTS.c.waits != since).values(waits=since)
    )
    for guest, result in turns.results.items():
        mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
        conn.execute(
            update(GUESTS).where(mine).values(result=result, ended=now, points=turns.points.get(guest))
        )
    standing_operations.note_outcome(conn, table, turns.outcome, now)


def note_deadline(conn: Connection, table: str, ends: Mapping[str, float]) -> None:
    """Write down when the first of those whom a table waits for is out of time; 0 if nobody is in a hurry."""
    first = min(ends.values(), default=0.0)
    late = and_(TABLES.c.id == table, TABLES.c.deadline != first)
    conn.execute(update(TABLES).where(late).values(deadline=first))


def overdue_tables(conn: Connection, now: float, limit: int) -> list[str]:
    """Tables at which somebody's time to move, or to bid for a seat, has ended, and nothing has followed from it yet; the earliest first."""
    is_alive = TABLES.c.status.in_(("open", "running"))
    is_over = and_(TABLES.c.deadline > 0, TABLES.c.deadline <= now, is_alive)
    wanted = select(TABLES.c.id).where(is_over).order_by(TABLES.c.deadline).limit(limit)
    return list(conn.execute(wanted).scalars())


def follow(conn: Connection, table: str) -> None:
    """Turns are written down with every row from now on."""
    conn.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.followed == 0).values(followed=1))


def catch_up(conn: Connection, table: str, seq: int, known: Turns | None, at: float) -> bool:
    """Write down the turns of a game that nobody has followed so far, if its log still ends at `seq`."""
    held = select(*ROW, SEQ).where(TABLES.c.id == table).with_for_update(of=TABLES)
    row = conn.execute(held).mappings().first()
    if row is None or row["seq"] != seq:
        return False
    if known is not None:
        note(conn, table, known, at)
    follow(conn, table)
    return True


def unfollowed_tables(conn: Connection, limit: int) -> list[TableRow]:
    """Games of an earlier program, whose turns or results nobody has written down yet."""
    wanted = (
        select(*ROW, SEQ)
        .where(TABLES.c.followed == 0, TABLES.c.status.in_(("running", "over")))
        .order_by(TABLES.c.status.desc(), TABLES.c.created.desc())
        .limit(limit)
    )
    return add_guests(conn, [TableRow(**row) for row in conn.execute(wanted).mappings()])


def mine(
    conn: Connection, guest: str, statuses: tuple[str, ...], hidden: bool, words: str, game: str
) -> list[MyTable]:
    """All tables in somebody's list, in one question: a thousand of them take milliseconds."""
    wanted = _about(MINE.where(TABLES.c.status.in_(statuses), GUESTS.c.hidden == int(hidden)), words, game)
    return [MyTable(*row) for row in conn.execute(wanted, {"of_guest": guest})]


def search(conn: Connection, guest: str, words: str, game: str, result: str, hidden: bool) -> list[MyTable]:
    """The finished tables of somebody, by the names of others, the game and the result; the last first."""
    has_ended = or_(TABLES.c.status == "over", and_(TABLES.c.status == "closed", GUESTS.c.ended > 0))
    wanted = _about(MINE.where(has_ended, GUESTS.c.hidden == int(hidden)), words, game)
    if result:
        wanted = wanted.where(GUESTS.c.result == result)
    wanted = wanted.order_by(GUESTS.c.ended.desc(), TABLES.c.created.desc(), TABLES.c.id)
    return [MyTable(*row) for row in conn.execute(wanted, {"of_guest": guest})]


def _about(wanted: Select[Any], words: str, game: str) -> Select[Any]:
    """Only the tables at which all these words stand in names, and of this game if one is given."""
    for word in words.casefold().split():
        wanted = wanted.where(TABLES.c.people.contains(word, autoescape=True))
    return wanted.where(TABLES.c.game == game) if game else wanted


def played_alone(conn: Connection, guest: str, game: str) -> list[LoneResult]:
    """All games of a kind that somebody has played alone to the end, whatever their list shows of them; none that is recorded, since anything can be written down."""
    wanted = (
        select(TABLES.c.id, TABLES.c.options, TABLES.c.config, GUESTS.c.points)
        .join(TABLES, TABLES.c.id == GUESTS.c.table_id)
        .where(GUESTS.c.guest == guest, TABLES.c.game == game, TABLES.c.seats == 1, TABLES.c.status == "over")
        .where(GUESTS.c.points.is_not(None), TABLES.c.seed != "")
    )
    return [LoneResult(*row) for row in conn.execute(wanted)]


def public(conn: Connection, status: str, guest: str, limit: int) -> list[TableRow]:
    """The newest public tables of others."""
    mine = exists().where(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.guest == guest)
    wanted = (
        select(*ROW, SEQ)
        .where(TABLES.c.public == 1, TABLES.c.status == status, ~mine)
        .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        .limit(limit)
    )
    return add_guests(conn, [TableRow(**row) for row in conn.execute(wanted).mappings()])


def count_waiting(conn: Connection, guest: str, besides: str) -> WaitingTables:
    """How many tables wait for somebody, and how many of them besides one: one question for both."""
    others = func.count(case((GUESTS.c.table_id != besides, 1)))
    wanted = select(func.count(), others).where(_waits_for(guest))
    return WaitingTables(*conn.execute(wanted).one())


def waiting_tables(conn: Connection, guest: str) -> list[str]:
    """The tables that wait for somebody, the longest first."""
    found = conn.execute(select(GUESTS.c.waits, GUESTS.c.table_id).where(_waits_for(guest)))
    return [
        id for _, id in sorted([(since, id) for since, id in found])
    ]  # databases have orders of their own


def _waits_for(guest: str) -> ColumnElement[bool]:
    """Whether a table waits for somebody who has not taken it off their list."""
    return and_(GUESTS.c.guest == guest, GUESTS.c.waits > 0, GUESTS.c.hidden == 0)


def rows_by_id(conn: Connection, ids: list[str]) -> list[TableRow]:
    """Some tables, in this order; those that are not there any more are left out."""
    rows: dict[str, TableRow] = {}
    for i in range(0, len(ids), SLICE):
        wanted = select(*ROW, SEQ).where(TABLES.c.id.in_(ids[i : i + SLICE]))
        found = [TableRow(**row) for row in conn.execute(wanted).mappings()]
        rows |= {row.id: row for row in add_guests(conn, found)}
    return [rows[id] for id in ids if id in rows]


def note_of(conn: Connection, table: str, guest: str) -> str | None:
    """What somebody has noted about a table; None if it is not in their list."""
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
    return conn.execute(select(GUESTS.c.note).where(mine)).scalar()


def keep_note(conn: Connection, table: str, guest: str, text: str) -> bool:
    """Keep what somebody notes about a table, in the place of what they had noted; False if it is not in their list."""
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
    return conn.execute(update(GUESTS).where(mine).values(note=text)).rowcount == 1


def notes(conn: Connection, guest: str) -> dict[str, str]:
    """All that somebody has noted, by the ids of tables."""
    wanted = select(GUESTS.c.table_id, GUESTS.c.note).where(GUESTS.c.guest == guest, GUESTS.c.note != "")
    return {row.table_id: row.note for row in conn.execute(wanted)}


def read_marks(conn: Connection, table: str, guest: str) -> dict[str, int]:
    """How far somebody has read each room of the chat of a table; nothing if it is not in their list."""
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
    row = conn.execute(select(*READ.values()).where(mine)).mappings().first()
    return {} if row is None else {room: row[column.name] for room, column in READ.items()}


def entries(conn: Connection, guest: str) -> list[OwnEntry]:
    """What is known of all tables in somebody's own list, by their ids."""
    columns = (GUESTS.c.table_id, GUESTS.c.hidden, GUESTS.c.result, GUESTS.c.ended, GUESTS.c.points)
    wanted = select(*columns, *READ.values()).where(GUESTS.c.guest == guest).order_by(GUESTS.c.table_id)
    return [
        OwnEntry(table, bool(hidden), result, ended, points, dict(zip(READ, read, strict=True)))
        for table, hidden, result, ended, points, *read in conn.execute(wanted)
    ]


def note_read(conn: Connection, table: str, guest: str, room: str, line: int) -> bool:
    """Somebody has read a room up to a line; False if they had before, or the table is not in their list."""
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest, READ[room] < line)
    return conn.execute(update(GUESTS).where(mine).values({READ[room]: line})).rowcount == 1


def hide(conn: Connection, table: str, guest: str, hidden: bool) -> bool:
    """Take a table off somebody's list, or put it back; False if it is not there."""
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
    if hidden:
        outbox.withdraw(conn, and_(OUTBOX.c.table_id == table, OUTBOX.c.person == guest))
    return conn.execute(update(GUESTS).where(mine).values(hidden=int(hidden))).rowcount == 1
