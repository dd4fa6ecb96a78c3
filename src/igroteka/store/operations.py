"""Everything that is done to the database, once for both kinds, as functions of an open transaction.

A transaction that fails is rolled back and may be run again from its beginning, so none of these functions
keeps anything outside the database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Double,
    Integer,
    String,
    TableValuedAlias,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.sql.dml import Insert

from .rows import PLAYERS_ROOM, WATCHERS_ROOM, ChatRow, EventRow, Mark, SnapshotRow, TableRow
from .schema import CHAT, EVENTS, GUESTS, KEPT, OUTBOX, SNAPSHOTS, TABLES

SLICE: Final = 500
"""How many ids go into one question: databases limit the number of parameters."""
READ: Final = {PLAYERS_ROOM: GUESTS.c.read_players, WATCHERS_ROOM: GUESTS.c.read_watchers}
"""Where it stands how far somebody has read each room of a chat."""


# ---------------------------------------------------------------- the log


def _insert_lines(lines: TableValuedAlias, number: ColumnElement[int], line: ColumnElement[str]) -> Insert:
    """Add all lines with the numbers after `expected`, if `expected` is still the newest; else none.

    One statement, so that there is no moment between looking and writing. Where two transactions look at the
    same time, the primary key lets only one of them in.
    """
    expected = bindparam("expected", type_=Integer)
    numbered = select(
        bindparam("of_table", type_=String), expected + number, line, bindparam("now", type_=Double)
    ).select_from(lines)
    return insert(EVENTS).from_select(
        ["table_id", "seq", "line", "at"], numbered.where(_newest() == expected)
    )


def _newest() -> ColumnElement[int]:
    here = EVENTS.alias()
    newest = select(func.coalesce(func.max(here.c.seq), 0))
    return newest.where(here.c.table_id == bindparam("of_table", type_=String)).scalar_subquery()


def _appends() -> dict[str, Insert]:
    """The same statement in two dialects: the lines come in as one JSON list."""
    given = bindparam("given", type_=JSON)
    each = func.json_each(given).table_valued("key", "value")
    every = func.json_array_elements_text(cast(given, JSON)).table_valued("value", with_ordinality="key")
    every = every.render_derived()
    return {
        "sqlite": _insert_lines(each, cast(each.c.key, Integer) + 1, each.c.value),
        "postgresql": _insert_lines(every, cast(every.c.key, Integer), every.c.value),
    }


_APPEND: Final = _appends()
_NEW_STATUS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"), TABLES.c.status != bindparam("wanted"))
    .values(status=bindparam("wanted"), rev=TABLES.c.rev + 1)
)
_EVENTS: Final = (
    select(EVENTS.c.seq, EVENTS.c.line, EVENTS.c.at)
    .where(EVENTS.c.table_id == bindparam("of_table"), EVENTS.c.seq > bindparam("after"))
    .order_by(EVENTS.c.seq)
)


def append(
    conn: Connection, table: str, expected: int, rows: list[str], at: float, status: str | None
) -> bool:
    """Add rows to a log; False if the log does not end at `expected`."""
    given = {"of_table": table, "expected": expected, "given": rows, "now": at}
    won = conn.execute(_APPEND[conn.dialect.name], given).rowcount == len(rows)
    if won and status is not None:
        conn.execute(_NEW_STATUS, {"of_table": table, "wanted": status})
    return won


def events(conn: Connection, table: str, after: int) -> list[EventRow]:
    """The log after a number, in order."""
    return [EventRow(*row) for row in conn.execute(_EVENTS, {"of_table": table, "after": after})]


_SNAPSHOT: Final = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.proof, SNAPSHOTS.c.body).where(
    SNAPSHOTS.c.table_id == bindparam("of_table")
)


def snapshot(conn: Connection, table: str) -> SnapshotRow | None:
    """The newest snapshot of a table."""
    row = conn.execute(_SNAPSHOT, {"of_table": table}).first()
    return None if row is None else SnapshotRow(*row)


def keep_snapshot(conn: Connection, table: str, snapshot: SnapshotRow) -> None:
    """Put a snapshot in the place of an older one. The primary key refuses it if there is a newer one."""
    older = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.seq <= snapshot.seq)
    conn.execute(older)
    conn.execute(insert(SNAPSHOTS), [{"table_id": table, **snapshot._asdict()}])


# ---------------------------------------------------------------- tables


ROW: Final = [
    column for column in TABLES.columns if column.name not in ("people", "followed", "public", "deadline")
]
"""What a `TableRow` holds; the rest is for lists."""
SEQ: Final = (
    select(func.coalesce(func.max(EVENTS.c.seq), 0))
    .where(EVENTS.c.table_id == TABLES.c.id)
    .scalar_subquery()
    .label("seq")
)
_CHAT_SEQ: Final = (
    select(func.coalesce(func.max(CHAT.c.seq), 0))
    .where(CHAT.c.table_id == TABLES.c.id)
    .scalar_subquery()
    .label("chat")
)


def list_columns(names: object, config: object) -> dict[str, object]:
    """What lists are searched by: the names in small letters, and whether a table is public; only what is given."""
    values: dict[str, object] = {}
    if isinstance(names, list):
        values["people"] = "\n".join(names).casefold()
    if isinstance(config, dict):
        values["public"] = int(bool(config.get("public")))
    return values


def create(conn: Connection, row: TableRow) -> None:
    """Write a new table."""
    values = {c.name: getattr(row, c.name) for c in ROW}
    conn.execute(insert(TABLES), [{**values, **list_columns(row.names, row.config)}])
    _seat_guests(conn, row.id, row.guests)


def _seat_guests(conn: Connection, table: str, guests: list[str]) -> None:
    if guests:
        conn.execute(insert(GUESTS), [{"table_id": table, "guest": guest} for guest in guests])


def table(conn: Connection, id: str) -> TableRow | None:
    """One table."""
    wanted = select(*ROW, SEQ).where(TABLES.c.id == id)
    rows = add_guests(conn, [TableRow(**row) for row in conn.execute(wanted).mappings()])
    return rows[0] if rows else None


def tables(
    conn: Connection, status: str | None, guest: str | None, limit: int, before: str | None
) -> list[TableRow]:
    """Tables, the newest first, from below the table `before` on."""
    wanted = select(*ROW, SEQ).order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit)
    if status is not None:
        wanted = wanted.where(TABLES.c.status == status)
    if guest is not None:
        mine = and_(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.guest == guest)
        wanted = wanted.where(exists().where(mine))
    if before is not None:
        above = TABLES.alias()
        last = select(above.c.created, above.c.id).where(above.c.id == before).subquery()
        wanted = wanted.join(last, tuple_(TABLES.c.created, TABLES.c.id) < tuple_(last.c.created, last.c.id))
    return add_guests(conn, [TableRow(**row) for row in conn.execute(wanted).mappings()])


def add_guests(conn: Connection, rows: list[TableRow]) -> list[TableRow]:
    """The same rows, with their guests."""
    by_id = {row.id: row for row in rows}
    for part in _slices(list(by_id)):
        seated = select(GUESTS.c.table_id, GUESTS.c.guest).where(GUESTS.c.table_id.in_(part))
        for id, guest in conn.execute(seated):
            by_id[id].guests.append(guest)
    for row in rows:
        row.guests.sort()  # here, because databases have orders of their own
    return rows


def _slices(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[i : i + SLICE] for i in range(0, len(ids), SLICE)]


def change(
    conn: Connection, id: str, expected_rev: int, values: Mapping[str, object], guests: list[str] | None
) -> bool:
    """Change a table's row; False if it has another revision by now."""
    values = {**values, **list_columns(values.get("names"), values.get("config"))}
    changed = (
        update(TABLES)
        .where(TABLES.c.id == id, TABLES.c.rev == expected_rev)
        .values(rev=TABLES.c.rev + 1, **values)
    )
    if conn.execute(changed).rowcount != 1:
        return False
    if guests is not None:
        here = GUESTS.c.table_id == id
        conn.execute(delete(GUESTS).where(here, GUESTS.c.guest.not_in(guests)))
        conn.execute(delete(OUTBOX).where(OUTBOX.c.table_id == id, OUTBOX.c.person.not_in(guests)))
        # Who stays keeps what is known of them: whether the table waits for them, and how it ended.
        there = set(conn.execute(select(GUESTS.c.guest).where(here)).scalars())
        _seat_guests(conn, id, [guest for guest in guests if guest not in there])
    return True


def marks(conn: Connection, ids: Sequence[str]) -> dict[str, Mark]:
    """How far each of these tables has come."""
    by_id: dict[str, Mark] = {}
    for part in _slices(ids):
        wanted = select(TABLES.c.id, SEQ, _CHAT_SEQ, TABLES.c.rev).where(TABLES.c.id.in_(part))
        for id, seq, chat_seq, rev in conn.execute(wanted):
            by_id[id] = Mark(seq, chat_seq, rev)
    return by_id


# ---------------------------------------------------------------- chat and small things


_ADD_CHAT: Final = (
    insert(CHAT)
    .from_select(
        ["table_id", "seq", "guest", "name", "text", "at", "room"],
        select(
            bindparam("of_table", type_=String),
            func.coalesce(func.max(CHAT.c.seq), 0) + 1,
            bindparam("by_guest", type_=Text),
            bindparam("by_name", type_=Text),
            bindparam("line", type_=Text),
            bindparam("now", type_=Double),
            bindparam("in_room", type_=String),
        ).where(CHAT.c.table_id == bindparam("of_table", type_=String)),
    )
    .returning(CHAT.c.seq)
)
_SAME_CHAT: Final = select(CHAT.c.seq).where(
    CHAT.c.table_id == bindparam("of_table"),
    CHAT.c.guest == bindparam("by_guest"),
    CHAT.c.text == bindparam("line"),
    CHAT.c.at == bindparam("now"),
    CHAT.c.room == bindparam("in_room"),
)


def add_chat(
    conn: Connection, table: str, guest: str, name: str, text: str, at: float, room: str
) -> int | None:
    """Add a line to a room of the chat; its number, or None if there is no such table.

    The row of the table is held meanwhile, so that lines come one after another, each exactly once even
    when a broken connection makes the caller try again.
    """
    held = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
    if conn.execute(held).first() is None:
        return None
    given = {"of_table": table, "by_guest": guest, "by_name": name, "line": text, "now": at}
    given["in_room"] = room
    there = conn.execute(_SAME_CHAT, given).scalar()
    return int(there if there is not None else conn.execute(_ADD_CHAT, given).scalar_one())


def chat(conn: Connection, table: str, after: int) -> list[ChatRow]:
    """What was said after a number, in order."""
    wanted = (
        select(CHAT.c.seq, CHAT.c.guest, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.room)
        .where(CHAT.c.table_id == table, CHAT.c.seq > after)
        .order_by(CHAT.c.seq)
    )
    return [ChatRow(*row) for row in conn.execute(wanted)]


def kept_values(conn: Connection) -> dict[str, str]:
    """All small things."""
    rows = conn.execute(select(KEPT.c.name, KEPT.c.value))
    return {row.name: row.value for row in sorted(rows)}


def keep_value(conn: Connection, name: str, value: str) -> str:
    """Keep a value unless there is one by this name; the value that is there now."""
    there: str | None = conn.execute(select(KEPT.c.value).where(KEPT.c.name == name)).scalar()
    if there is None:
        conn.execute(insert(KEPT), [{"name": name, "value": value}])
    return value if there is None else there


def write_nothing(conn: Connection) -> None:
    """A write that changes nothing: a database that only reads refuses it all the same."""
    conn.execute(delete(KEPT).where(KEPT.c.name == ""))


def restore(conn: Connection, row: TableRow, log: list[EventRow], chat: list[ChatRow]) -> None:
    """Write a table with all that belongs to it, as another store has had it."""
    create(conn, row)
    if log:
        conn.execute(insert(EVENTS), [{"table_id": row.id, **e._asdict()} for e in log])
    if chat:
        conn.execute(insert(CHAT), [{"table_id": row.id, **c._asdict()} for c in chat])
