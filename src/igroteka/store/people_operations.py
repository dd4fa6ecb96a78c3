"""What is done to the database about people with accounts, as functions of an open transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, bindparam, delete, exists, func, insert, select, update

from .operations import READ, ROW, SEQ, SLICE, add_guests, change
from .people_rows import DEVICE, ChangeTable, CodeRow, FailureRow, PasskeyRow, PersonRow, SessionRow
from .rows import TableRow
from .schema import (
    ADMINS,
    BANS,
    CALLS,
    CHANNELS,
    CHAT,
    CODES,
    FAILURES,
    GUESTS,
    OUTBOX,
    PASSKEYS,
    PEOPLE,
    SESSIONS,
    TABLES,
)
from .standing_operations import forget_player
from .tournament_operations import forget_entrant


def _values(table: Table, row: object) -> dict[str, Any]:
    return {column.name: getattr(row, column.name) for column in table.columns}


# ---------------------------------------------------------------- people


def add_person(conn: Connection, row: PersonRow, passkeys: Sequence[PasskeyRow]) -> None:
    """Write somebody new. A name that somebody signs in by already breaks a constraint."""
    conn.execute(insert(PEOPLE), [_values(PEOPLE, row)])
    for passkey in passkeys:
        add_passkey(conn, passkey)


def person(conn: Connection, id: str) -> PersonRow | None:
    """Somebody by their id."""
    row = conn.execute(select(PEOPLE).where(PEOPLE.c.id == id)).mappings().first()
    return None if row is None else PersonRow(**row)


def person_by_login(conn: Connection, login: str) -> PersonRow | None:
    """Somebody by the name that they sign in with."""
    row = conn.execute(select(PEOPLE).where(PEOPLE.c.login == login)).mappings().first()
    return None if row is None else PersonRow(**row)


def person_by_recovery(conn: Connection, digest: str) -> PersonRow | None:
    """Somebody by the digest of their recovery code."""
    row = conn.execute(select(PEOPLE).where(PEOPLE.c.recovery == digest)).mappings().first()
    return None if row is None else PersonRow(**row)


def people(conn: Connection) -> list[PersonRow]:
    """Everybody, in the order in which they came."""
    return [
        PersonRow(**row)
        for row in conn.execute(select(PEOPLE).order_by(PEOPLE.c.created, PEOPLE.c.id)).mappings()
    ]


def change_person(conn: Connection, id: str, values: Mapping[str, object]) -> bool:
    """Change what is given; False if there is nobody with this id."""
    return conn.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**values)).rowcount == 1


def change_settings(
    conn: Connection, id: str, chosen: Mapping[str, object], fill: bool
) -> dict[str, Any] | None:
    """Put what somebody has chosen among their settings; what they have then, or None if there is nobody with this id.

    The row is held first: two devices that choose different things at the same time both find theirs kept.
    """
    row = conn.execute(select(PEOPLE.c.settings).where(PEOPLE.c.id == id).with_for_update()).first()
    if row is None:
        return None
    known: dict[str, Any] = dict(row.settings) if isinstance(row.settings, dict) else {}
    settings = {**chosen, **known} if fill else {**known, **chosen}
    if settings != known:
        conn.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(settings=settings))
    return settings


def change_recovery(conn: Connection, digest: str, fresh: str) -> PersonRow | None:
    """Put a fresh code in the place of one that is used now; whose it is."""
    changed = update(PEOPLE).where(PEOPLE.c.recovery == digest).values(recovery=fresh)
    if conn.execute(changed).rowcount != 1:
        return None
    row = conn.execute(select(PEOPLE).where(PEOPLE.c.recovery == fresh)).mappings().one()
    return PersonRow(**row)


def remove_person(conn: Connection, id: str) -> bool:
    """Take somebody out with everything that is theirs alone."""
    # Held first: a rated game that ends at the same time has been counted by now, or finds nobody.
    conn.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == id).with_for_update())
    forget_guest(conn, id)
    forget_entrant(conn, id)
    for table in (ADMINS, OUTBOX, CHANNELS, CALLS, PASSKEYS, SESSIONS):
        conn.execute(delete(table).where(table.c.person == id))
    conn.execute(delete(CODES).where(CODES.c.owner == id))
    return conn.execute(delete(PEOPLE).where(PEOPLE.c.id == id)).rowcount == 1


def forget_guest(conn: Connection, id: str) -> None:
    """Take out what is kept about a guest apart from tables and words. Games of others stay, against a former player."""
    forget_player(conn, id)
    conn.execute(delete(BANS).where(BANS.c.guest == id))


# ---------------------------------------------------------------- passkeys and sessions


def add_passkey(conn: Connection, row: PasskeyRow) -> None:
    """Write a new passkey. One that is there already breaks a constraint."""
    conn.execute(insert(PASSKEYS), [row._asdict()])


def passkeys(conn: Connection, person: str) -> list[PasskeyRow]:
    """The passkeys of somebody, the oldest first."""
    wanted = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [PasskeyRow(*row) for row in conn.execute(wanted)]


def passkey(conn: Connection, id: str) -> PasskeyRow | None:
    """A passkey by its id."""
    row = conn.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).first()
    return None if row is None else PasskeyRow(*row)


def note_passkey_used(conn: Connection, id: str, before: int, uses: int, now: float) -> bool:
    """Keep the counter of a passkey; False if it was used elsewhere since it was read."""
    changed = update(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.uses == before)
    return conn.execute(changed.values(uses=uses, used=now)).rowcount == 1


def remove_passkey(conn: Connection, person: str, id: str) -> bool:
    """Take away a passkey of somebody, unless nothing else would be left to sign in with.

    The row of the person is held first: of two passkeys that are taken away at the same time the second stays.
    """
    held = select(PEOPLE.c.password).where(PEOPLE.c.id == person).with_for_update()
    row = conn.execute(held).first()
    count = select(func.count()).where(PASSKEYS.c.person == person)
    if row is None or (row.password is None and conn.execute(count).scalar_one() < 2):
        return False
    gone = delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.person == person)
    return conn.execute(gone).rowcount == 1


def add_session(conn: Connection, row: SessionRow) -> None:
    """Somebody has signed in on a device."""
    conn.execute(insert(SESSIONS), [row._asdict()])


_SIGNED_IN: Final = (
    select(PEOPLE, *[column.label(f"session_{column.name}") for column in SESSIONS.columns])
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.id == bindparam("of_session"))
)


def signed_in(conn: Connection, session: str) -> tuple[PersonRow, SessionRow] | None:
    """Who is signed in by a session."""
    row = conn.execute(_SIGNED_IN, {"of_session": session}).mappings().first()
    if row is None:
        return None
    found = {column.name: row[column.name] for column in PEOPLE.columns}
    return PersonRow(**found), SessionRow(*[row[f"session_{name}"] for name in SessionRow._fields])


def sessions(conn: Connection, person: str) -> list[SessionRow]:
    """The devices of somebody, the one that was used last first."""
    wanted = (
        select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
    )
    return [SessionRow(*row) for row in conn.execute(wanted)]


def open_sessions(conn: Connection, ids: Sequence[str]) -> set[str]:
    """Which of these sessions have not been ended."""
    found: set[str] = set()
    for i in range(0, len(ids), SLICE):
        part = ids[i : i + SLICE]
        found |= set(conn.execute(select(SESSIONS.c.id).where(SESSIONS.c.id.in_(part))).scalars())
    return found


def touch_session(conn: Connection, id: str, now: float) -> None:
    """Note when a session was used."""
    conn.execute(update(SESSIONS).where(SESSIONS.c.id == id).values(seen=now))


def end_sessions(conn: Connection, person: str, only: str | None, spare: str | None) -> int:
    """End one session of somebody, or all but one, or all; how many there were.

    A link to another device goes, too, since it may have been made in one of them, and their browsers are called no more.
    """
    gone = delete(SESSIONS).where(SESSIONS.c.person == person)
    if only is not None:
        gone = gone.where(SESSIONS.c.id == only)
    if spare is not None:
        gone = gone.where(SESSIONS.c.id != spare)
    ended = set(conn.execute(gone.returning(SESSIONS.c.id)).scalars())
    conn.execute(delete(CODES).where(CODES.c.kind == DEVICE, CODES.c.owner == person))
    browsers = select(CHANNELS.c.id, CHANNELS.c.details).where(
        CHANNELS.c.person == person, CHANNELS.c.kind == "push"
    )
    for row in conn.execute(browsers).all():
        if isinstance(row.details, dict) and row.details.get("session") in ended:
            drop_channel(conn, row.id)
    return len(ended)


def drop_channel(conn: Connection, id: str) -> None:
    """Take a channel away, with all that was to go there."""
    conn.execute(delete(OUTBOX).where(OUTBOX.c.channel == id))
    conn.execute(delete(CHANNELS).where(CHANNELS.c.id == id))


# ---------------------------------------------------------------- codes and failures


def add_code(conn: Connection, row: CodeRow) -> None:
    """Write a code; one that is there already breaks a constraint."""
    conn.execute(insert(CODES), [row._asdict()])


def code_owner(conn: Connection, id: str, kind: str, now: float) -> str | None:
    """Whose code this is, while it is good."""
    wanted = select(CODES.c.owner).where(CODES.c.id == id, CODES.c.kind == kind, CODES.c.expires > now)
    owner: str | None = conn.execute(wanted).scalar()
    return owner


def take_code(conn: Connection, id: str, kind: str, now: float) -> CodeRow | None:
    """Use up a code; what it was, or None if it is not good any more."""
    wanted = select(CODES).where(CODES.c.id == id, CODES.c.kind == kind, CODES.c.expires > now)
    row = conn.execute(wanted).mappings().first()
    gone = conn.execute(delete(CODES).where(CODES.c.id == id, CODES.c.kind == kind)).rowcount
    return CodeRow(**row) if row is not None and gone == 1 else None


def replace_codes(conn: Connection, row: CodeRow) -> None:
    """Write a code in the place of all earlier ones of this kind and owner."""
    conn.execute(delete(CODES).where(CODES.c.kind == row.kind, CODES.c.owner == row.owner))
    add_code(conn, row)


def failures(conn: Connection, id: str) -> FailureRow:
    """How often somebody has failed."""
    row = conn.execute(select(FAILURES.c.times, FAILURES.c.at).where(FAILURES.c.id == id)).first()
    return FailureRow(0, 0.0) if row is None else FailureRow(*row)


def add_failure(conn: Connection, id: str, now: float, forget: float) -> int:
    """Count one more failure; those before `forget` do not count any more."""
    found = conn.execute(select(FAILURES.c.times, FAILURES.c.at).where(FAILURES.c.id == id).with_for_update())
    row = found.first()
    if row is None:
        conn.execute(insert(FAILURES), [{"id": id, "times": 1, "at": now}])
        return 1
    count = int(row.times) + 1 if row.at >= forget else 1
    conn.execute(update(FAILURES).where(FAILURES.c.id == id).values(times=count, at=now))
    return count


def forget_failures(conn: Connection, id: str) -> None:
    """Somebody has succeeded."""
    conn.execute(delete(FAILURES).where(FAILURES.c.id == id))


def forget_old(conn: Connection, now: float, failed_before: float, seen_before: float) -> int:
    """Take out codes that are not good any more, old failures, and sessions that nobody has used for long."""
    gone = 0
    for old in (
        delete(CODES).where(CODES.c.expires < now),
        delete(FAILURES).where(FAILURES.c.at < failed_before),
        delete(SESSIONS).where(SESSIONS.c.seen < seen_before),
    ):
        gone += conn.execute(old).rowcount
    return gone


# ---------------------------------------------------------------- tables and words of somebody


def change_tables(
    conn: Connection, guest: str, change_one: ChangeTable, to: str = ""
) -> list[tuple[str, int]]:
    """Change all tables of somebody at once, perhaps for somebody else who has them then; ids and new revisions."""
    mine = exists().where(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.guest == guest)
    wanted = select(*ROW, SEQ).where(mine).order_by(TABLES.c.id).with_for_update(of=TABLES)
    rows = add_guests(conn, [TableRow(**row) for row in conn.execute(wanted).mappings()])
    changed: list[tuple[str, int]] = []
    for row in rows:
        new = change_one(row)
        if new is None:
            continue
        if to:
            _give_list_row(conn, row.id, guest, to)
        values = {"config": new.config, "names": new.names}
        if change(conn, row.id, row.rev, values, new.guests):
            changed.append((row.id, row.rev + 1))
    return changed


def _give_list_row(conn: Connection, table: str, guest: str, to: str) -> None:
    """Let somebody find a table of a guest in their own list, with all that is known of it there.

    Where both have it in their lists it waits for them if it waits for either.
    """
    of_guest = and_(GUESTS.c.table_id == table, GUESTS.c.guest == guest)
    mine = and_(GUESTS.c.table_id == table, GUESTS.c.guest == to)
    if conn.execute(select(GUESTS.c.guest).where(mine)).first() is None:
        conn.execute(update(GUESTS).where(of_guest).values(guest=to))
        return
    given = conn.execute(select(GUESTS).where(of_guest)).mappings().one()
    conn.execute(update(GUESTS).where(mine, GUESTS.c.waits == 0).values(waits=given["waits"]))
    for column in READ.values():
        further = update(GUESTS).where(mine, column < given[column.name])
        conn.execute(further.values({column: given[column.name]}))
    conn.execute(delete(GUESTS).where(of_guest))


def change_speaker(conn: Connection, tables: Sequence[str], guest: str, values: Mapping[str, str]) -> None:
    """Change by whom something was said in the chat of some tables."""
    for i in range(0, len(tables), SLICE):
        said = update(CHAT).where(CHAT.c.guest == guest, CHAT.c.table_id.in_(tables[i : i + SLICE]))
        conn.execute(said.values(**values))


def speakers_tables(conn: Connection, guest: str) -> list[str]:
    """The tables at which somebody has said something."""
    return list(conn.execute(select(CHAT.c.table_id).where(CHAT.c.guest == guest).distinct()).scalars())


def watched_tables(conn: Connection, guest: str) -> list[str]:
    """The tables at which somebody has said something without having them in their list."""
    is_listed = exists().where(GUESTS.c.table_id == CHAT.c.table_id, GUESTS.c.guest == guest)
    return list(
        conn.execute(select(CHAT.c.table_id).where(CHAT.c.guest == guest, ~is_listed).distinct()).scalars()
    )


def note_unsaid(conn: Connection, tables: Sequence[str]) -> list[tuple[str, int]]:
    """Give tables a new revision, so that wherever they are open their chat is read again; ids and new revisions."""
    changed: list[tuple[str, int]] = []
    for i in range(0, len(tables), SLICE):
        here = TABLES.c.id.in_(tables[i : i + SLICE])
        conn.execute(update(TABLES).where(here).values(rev=TABLES.c.rev + 1))
        now = select(TABLES.c.id, TABLES.c.rev).where(here).order_by(TABLES.c.id)
        changed += [(row.id, row.rev) for row in conn.execute(now)]
    return changed


def said_by(conn: Connection, guest: str) -> list[tuple[str, str, float, str]]:
    """Everything that somebody has said: the table, the text, the time and the room."""
    wanted = select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at, CHAT.c.room).where(CHAT.c.guest == guest)
    return [(row[0], row[1], row[2], row[3]) for row in conn.execute(wanted.order_by(CHAT.c.at))]


def count_tables(conn: Connection, guest: str) -> int:
    """How many tables somebody has."""
    return int(conn.execute(select(func.count()).where(GUESTS.c.guest == guest)).scalar_one())
