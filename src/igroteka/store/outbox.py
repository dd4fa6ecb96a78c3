"""Notices on their way to people, as functions of an open transaction.

A notice is written together with what it tells of, so that there is never one without the other. Whoever sends takes
all that is due for a channel at once and gives it a name (`take`). If the sender dies, the lease runs out and another process
sends the same notices under the same name.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from .admin_operations import ban_of
from .call_rows import (
    SINGLE_KINDS,
    SOON,
    URGENT_KINDS,
    CallRow,
    ChannelRow,
    Message,
    Notice,
    OutboxRow,
    TableWish,
    wants,
)
from .people_operations import person
from .rows import Turns
from .schema import CALLS, CHANNELS, GUESTS, OUTBOX

MOST_TAKEN: Final = 20
"""Channels that one process takes at once."""
IS_OPEN: Final = OUTBOX.c.failed == 0
"""Notices that still are to be sent."""


# ---------------------------------------------------------------- writing notices


REACHABLE: Final = select(GUESTS.c.guest, GUESTS.c.waits).where(
    GUESTS.c.table_id == bindparam("of_table"),
    exists().where(CHANNELS.c.person == GUESTS.c.guest),
)
"""Asked with every turn, so it is built once, and answered by two indices."""


def waiting_since(conn: Connection, table: str) -> dict[str, float]:
    """Everybody who has a table in their list and can be called, and since when it waits for them."""
    return {row.guest: row.waits for row in conn.execute(REACHABLE, {"of_table": table})}


def call_for_turns(
    conn: Connection,
    table: str,
    before: Mapping[str, float],
    turns: Turns,
    status: str | None,
    now: float,
    here: frozenset[str],
) -> None:
    """Call those whose turn it has become, and those who want to know more; whoever has moved is called no more.

    `before` are those who can be called. If there are none, nothing waits to be sent either, since a notice goes with its channel.
    """
    if not before:
        return
    moved = and_(OUTBOX.c.kind == "turn", OUTBOX.c.person.not_in(sorted(turns.waiting)))
    decided = and_(OUTBOX.c.kind == "late", OUTBOX.c.person.not_in(sorted(turns.deciders)))
    conn.execute(delete(OUTBOX).where(OUTBOX.c.table_id == table, IS_OPEN, or_(moved, decided)))
    other = "over" if turns.results else "begun" if status == "running" else "move"
    kinds: dict[str, str] = {}
    for guest, waits in before.items():
        if guest in turns.waiting:
            kinds |= {} if waits > 0 else {guest: "turn"}
        elif guest in turns.deciders:
            kinds[guest] = "late"
        elif waits == 0 or other == "over":
            kinds[guest] = other
    call(conn, table, kinds, now, here)
    if turns.ends is not None:
        remind(conn, table, turns.ends, now)


def remind(conn: Connection, table: str, ends: Mapping[str, float], now: float) -> None:
    """Write reminders to those whose time ends, each due when it gets short, in the place of those for earlier turns."""
    unsent = and_(OUTBOX.c.kind == "short", OUTBOX.c.message == "")
    conn.execute(delete(OUTBOX).where(OUTBOX.c.table_id == table, IS_OPEN, unsent))
    for row in _channels(conn, table, sorted(ends)):
        settings = _settings_here(row)
        due = settings.reminder_at(now, ends[row["person"]])
        if due is not None and wants(settings.wish, "short"):
            add(conn, row["person"], row["channel"], table, "short", now, due)


def _channels(conn: Connection, table: str, people: list[str]) -> list[RowMapping]:
    """The confirmed channels of some of those who have a table in their list, with their wishes."""
    wanted = (
        select(
            CALLS,
            CHANNELS.c.id.label("channel"),
            GUESTS.c.wish.label("own_wish"),
            GUESTS.c.pace.label("own_pace"),
        )
        .join(CALLS, CALLS.c.person == GUESTS.c.guest)
        .join(CHANNELS, CHANNELS.c.person == GUESTS.c.guest)
        .where(GUESTS.c.table_id == table, GUESTS.c.guest.in_(people), GUESTS.c.hidden == 0)
        .where(CHANNELS.c.confirmed == 1)
    )
    return list(conn.execute(wanted).mappings())


def call(conn: Connection, table: str, kinds: Mapping[str, str], now: float, here: frozenset[str]) -> None:
    """Write notices for those who want them. Who looks at the table is called only for a turn, and not at once.

    One that waits to be sent already is not written again.
    """
    if not kinds:
        return
    for row in _channels(conn, table, sorted(kinds)):
        settings, kind = _settings_here(row), kinds[row["person"]]
        is_here = row["person"] in here
        if not wants(settings.wish, kind) or (is_here and kind not in URGENT_KINDS):
            continue
        due = settings.due_at(now)
        due = max(due, settings.after_quiet(now + SOON)) if is_here else due
        same = and_(OUTBOX.c.channel == row["channel"], OUTBOX.c.table_id == table, OUTBOX.c.kind == kind)
        if conn.execute(select(OUTBOX.c.id).where(same, OUTBOX.c.message == "", IS_OPEN)).first() is None:
            add(conn, row["person"], row["channel"], table, kind, now, due)


def add(
    conn: Connection, person: str, channel: str, table: str | None, kind: str, now: float, due: float
) -> None:
    """Write a notice."""
    values = {"id": fresh_name(), "person": person, "channel": channel, "table_id": table, "kind": kind}
    conn.execute(insert(OUTBOX), [{**values, "created": now, "due": due}])


def fresh_name() -> str:
    """A name for a notice, a message or a channel, which nobody can guess."""
    return secrets.token_hex(16)


def read_call(row: Mapping[Any, Any]) -> CallRow:
    """A row of wishes."""
    return CallRow(**{column.name: row[column.name] for column in CALLS.columns})


def _settings_here(row: Mapping[Any, Any]) -> CallRow:
    """A row of wishes, with those for one table before those for all."""
    return TableWish(row["own_wish"], row["own_pace"]).applied_to(read_call(row))


def read_channel(row: Mapping[Any, Any]) -> ChannelRow:
    """A row of a channel."""
    values = {column.name: row[column.name] for column in CHANNELS.columns}
    return ChannelRow(**{**values, "confirmed": bool(values["confirmed"])})


def withdraw(conn: Connection, which: ColumnElement[bool]) -> int:
    """Take back notices that are to be sent; how many."""
    return conn.execute(delete(OUTBOX).where(which, IS_OPEN)).rowcount


def schedule_anew(conn: Connection, settings: CallRow, now: float) -> None:
    """Somebody's wishes have changed: notices that nobody has begun to send follow the new ones."""
    mine = and_(OUTBOX.c.person == settings.person, OUTBOX.c.message == "", IS_OPEN)
    listed = and_(GUESTS.c.table_id == OUTBOX.c.table_id, GUESTS.c.guest == OUTBOX.c.person)
    own = (func.coalesce(GUESTS.c.wish, ""), func.coalesce(GUESTS.c.pace, ""))
    wanted = (
        select(OUTBOX.c.id, OUTBOX.c.kind, OUTBOX.c.created, *own)
        .join_from(OUTBOX, GUESTS, listed, isouter=True)
        .where(mine, OUTBOX.c.table_id.is_not(None))
    )
    for id, kind, created, wish, pace in list(conn.execute(wanted)):
        here = TableWish(wish, pace).applied_to(settings)
        if not wants(here.wish, kind):
            conn.execute(delete(OUTBOX).where(OUTBOX.c.id == id))
            continue
        if kind == "short":
            continue  # it is due by the end of the turn, whatever somebody wishes for the rest
        due = max(here.due_at(created), here.after_quiet(now))
        conn.execute(update(OUTBOX).where(OUTBOX.c.id == id).values(due=due))


# ---------------------------------------------------------------- sending them


def take(conn: Connection, now: float, lease: float) -> list[Message]:
    """Take what is due, for so many seconds: of each channel one message, and nothing while another one is on its way.

    Whoever is shut out of the site is not called: what is due for them is forgotten.
    """
    is_due = and_(IS_OPEN, OUTBOX.c.due <= now, OUTBOX.c.leased <= now)
    due = select(OUTBOX.c.channel).where(is_due).group_by(OUTBOX.c.channel)
    first = due.order_by(func.min(OUTBOX.c.due)).limit(MOST_TAKEN)
    ids = list(conn.execute(first).scalars())
    # Whoever holds the row of a channel takes its notices; others pass it over and look at the next one.
    # Moves that write notices for a channel meanwhile need not wait for this lock.
    held = select(CHANNELS).where(CHANNELS.c.id.in_(ids)).with_for_update(skip_locked=True, key_share=True)
    messages: list[Message] = []
    for row in list(conn.execute(held).mappings()):
        if ban_of(conn, row["person"]) is not None:
            conn.execute(delete(OUTBOX).where(OUTBOX.c.channel == row["id"], is_due))
            continue
        message = _take_message(conn, read_channel(row), now, lease)
        messages += [] if message is None else [message]
    return messages


def _take_message(conn: Connection, channel: ChannelRow, now: float, lease: float) -> Message | None:
    wanted = (
        select(OUTBOX)
        .where(OUTBOX.c.channel == channel.id, IS_OPEN)
        .order_by(OUTBOX.c.message.desc(), OUTBOX.c.created, OUTBOX.c.id)
    )
    rows = list(conn.execute(wanted).mappings())
    # One that was begun comes first; while it waits for its next try, so does everything after it.
    begun = [row for row in rows if row["message"] and row["message"] == rows[0]["message"]]
    if any(row["leased"] > now or row["due"] > now for row in begun):
        return None
    chosen = begun or _first_message([row for row in rows if row["due"] <= now])
    owner = person(conn, channel.person)
    settings = conn.execute(select(CALLS).where(CALLS.c.person == channel.person)).mappings().first()
    if not chosen or owner is None:
        return None
    message, until = chosen[0]["message"] or fresh_name(), now + lease
    began = chosen[0]["began"] or now
    taken = update(OUTBOX).where(OUTBOX.c.id.in_([row["id"] for row in chosen]))
    conn.execute(taken.values(message=message, leased=until, began=began))
    return Message(
        message,
        channel,
        owner,
        CallRow(channel.person) if settings is None else read_call(settings),
        [Notice(row["table_id"], row["kind"], row["created"]) for row in chosen],
        chosen[0]["tries"],
        began,
        until,
    )


def _first_message(rows: list[Any]) -> list[Any]:
    """What goes into one message: a question or a trial alone, all that is about tables together."""
    single = [row for row in rows if row["kind"] in SINGLE_KINDS]
    return single[:1] or rows


def note_sent(conn: Connection, message: Message) -> None:
    """A message has arrived."""
    conn.execute(delete(OUTBOX).where(OUTBOX.c.message == message.id))
    conn.execute(
        update(CHANNELS)
        .where(CHANNELS.c.id == message.channel.id, CHANNELS.c.trouble != "")
        .values(trouble="")
    )


def note_failed(conn: Connection, message: Message, error: str, again: float | None, now: float) -> bool:
    """A message has not arrived: it is tried again at a time, or given up. False if somebody else has it by now."""
    mine = and_(OUTBOX.c.message == message.id, OUTBOX.c.leased == message.leased, IS_OPEN)
    values: dict[str, object] = {"leased": 0.0, "tries": message.tries + 1, "error": error}
    values |= {"failed": now} if again is None else {"due": again}
    if conn.execute(update(OUTBOX).where(mine).values(**values)).rowcount == 0:
        return False
    conn.execute(update(CHANNELS).where(CHANNELS.c.id == message.channel.id).values(trouble=error))
    return True


def next_due(conn: Connection) -> float | None:
    """When something is to be sent next, also what another process may be sending."""
    at = case((OUTBOX.c.due >= OUTBOX.c.leased, OUTBOX.c.due), else_=OUTBOX.c.leased)
    due: float | None = conn.execute(select(func.min(at)).where(IS_OPEN)).scalar()
    return due


def forget_failed(conn: Connection, before: float) -> int:
    """Take out what was given up before a time."""
    return conn.execute(delete(OUTBOX).where(OUTBOX.c.failed > 0, OUTBOX.c.failed < before)).rowcount


def describe(conn: Connection) -> list[OutboxRow]:
    """All notices, for the operator."""
    wanted = (
        select(
            OUTBOX.c.kind,
            CHANNELS.c.kind,
            OUTBOX.c.created,
            OUTBOX.c.due,
            OUTBOX.c.tries,
            OUTBOX.c.failed,
            OUTBOX.c.error,
        )
        .join(CHANNELS, CHANNELS.c.id == OUTBOX.c.channel)
        .order_by(OUTBOX.c.due, OUTBOX.c.id)
    )
    return [OutboxRow(*row) for row in conn.execute(wanted)]
