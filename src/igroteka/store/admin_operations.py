"""What the operator of a site asks and does, as functions of an open transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from .admin_rows import INVITATION, BanRow, ErrorRow, FailedNotice, FoundPerson, TableCount
from .people_rows import PersonRow
from .schema import ADMINS, BANS, CHANNELS, CODES, ERRORS, KEPT, OUTBOX, PEOPLE, SESSIONS, TABLES

# ---------------------------------------------------------------- administrators


def is_admin(conn: Connection, person: str) -> bool:
    """Whether somebody administers the site."""
    return conn.execute(select(ADMINS.c.person).where(ADMINS.c.person == person)).first() is not None


def admins(conn: Connection) -> list[PersonRow]:
    """Everybody who administers the site, in the order in which they were chosen."""
    wanted = select(PEOPLE).join(ADMINS, ADMINS.c.person == PEOPLE.c.id).order_by(ADMINS.c.since, PEOPLE.c.id)
    return [PersonRow(**row) for row in conn.execute(wanted).mappings()]


def set_admin(conn: Connection, person: str, administers: bool, now: float) -> None:
    """Let somebody administer the site, or no more. Whoever does is shut out no more."""
    # Held, so that of two who decide at the same time one comes after the other.
    conn.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    conn.execute(delete(ADMINS).where(ADMINS.c.person == person))
    if administers:
        conn.execute(insert(ADMINS), [{"person": person, "since": now}])
        unban(conn, person)


# ---------------------------------------------------------------- people


def find_people(conn: Connection, words: str, limit: int) -> list[FoundPerson]:
    """People whose name, sign-in name or id holds some words; the newest first. Databases know no cases of all letters, so usual ones are tried."""
    wanted = (
        select(
            PEOPLE, func.count(SESSIONS.c.id), func.coalesce(func.max(SESSIONS.c.seen), 0.0), ADMINS.c.person
        )
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id, isouter=True)
        .join(ADMINS, ADMINS.c.person == PEOPLE.c.id, isouter=True)
        .group_by(PEOPLE.c.id, ADMINS.c.person)
        .order_by(PEOPLE.c.created.desc(), PEOPLE.c.id)
        .limit(limit)
    )
    if words:
        cases = sorted({words, words.lower(), words.title(), words.capitalize()})
        columns = (PEOPLE.c.name, PEOPLE.c.login)
        holds = [column.contains(case, autoescape=True) for column in columns for case in cases]
        wanted = wanted.where(or_(*holds, PEOPLE.c.id == words))
    count = len(PEOPLE.columns)
    return [
        FoundPerson(PersonRow(*row[:count]), row[count], row[count + 1], row[count + 2] is not None)
        for row in conn.execute(wanted)
    ]


def bans(conn: Connection) -> list[BanRow]:
    """Everybody who is shut out, the last one first."""
    return [BanRow(*row) for row in conn.execute(select(BANS).order_by(BANS.c.at.desc(), BANS.c.guest))]


def ban_of(conn: Connection, guest: str) -> BanRow | None:
    """Why somebody is shut out, if they are."""
    row = conn.execute(select(BANS).where(BANS.c.guest == guest)).first()
    return None if row is None else BanRow(*row)


def ban(conn: Connection, row: BanRow) -> bool:
    """Shut somebody out; False if they administer the site."""
    # Held, so that nobody becomes an administrator meanwhile.
    conn.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == row.guest).with_for_update())
    if is_admin(conn, row.guest):
        return False
    unban(conn, row.guest)
    conn.execute(insert(BANS), [row._asdict()])
    return True


def unban(conn: Connection, guest: str) -> None:
    """Let somebody in again."""
    conn.execute(delete(BANS).where(BANS.c.guest == guest))


# ---------------------------------------------------------------- the site


def set_value(conn: Connection, name: str, value: str) -> None:
    """Keep a small thing that all processes share, in the place of what was there."""
    if conn.execute(update(KEPT).where(KEPT.c.name == name).values(value=value)).rowcount == 0:
        conn.execute(insert(KEPT), [{"name": name, "value": value}])


def invitations(conn: Connection, now: float) -> list[float]:
    """Until when each invitation is good that nobody has used."""
    wanted = select(CODES.c.expires).where(CODES.c.kind == INVITATION, CODES.c.expires > now)
    return list(conn.execute(wanted.order_by(CODES.c.expires)).scalars())


def drop_invitations(conn: Connection) -> None:
    """Let no invitation be good any more."""
    conn.execute(delete(CODES).where(CODES.c.kind == INVITATION))


def count_tables(conn: Connection) -> list[TableCount]:
    """How many tables there are of each game and status."""
    columns = (TABLES.c.game, TABLES.c.status)
    wanted = select(*columns, func.count()).group_by(*columns).order_by(*columns)
    return [TableCount(*row) for row in conn.execute(wanted)]


def table_ids(conn: Connection, game: str, status: str, limit: int) -> list[str]:
    """The newest tables, all or those of a game and a status."""
    wanted = select(TABLES.c.id).order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit)
    if game:
        wanted = wanted.where(TABLES.c.game == game)
    if status:
        wanted = wanted.where(TABLES.c.status == status)
    return list(conn.execute(wanted).scalars())


def size(conn: Connection) -> int:
    """The bytes that the database takes on disk."""
    if conn.dialect.name == "sqlite":
        asked = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        asked = "SELECT pg_database_size(current_database())"
    return int(conn.execute(text(asked)).scalar_one())


# ---------------------------------------------------------------- what has failed


def add_errors(conn: Connection, rows: Sequence[ErrorRow], forget: float) -> None:
    """Count what has failed, and forget what has not for long."""
    conn.execute(delete(ERRORS).where(ERRORS.c.last < forget))
    for row in rows:
        id = hashlib.sha256("\n".join([row.event, row.error, row.place]).encode()).hexdigest()
        more = update(ERRORS).where(ERRORS.c.id == id)
        if conn.execute(more.values(times=ERRORS.c.times + row.times, last=row.last)).rowcount == 0:
            conn.execute(insert(ERRORS), [{"id": id, **row._asdict()}])


def errors(conn: Connection, since: float, limit: int) -> list[ErrorRow]:
    """What has failed since a time, the last first."""
    c = ERRORS.c
    wanted = select(c.event, c.error, c.place, c.times, c.first, c.last).where(c.last >= since)
    return [ErrorRow(*row) for row in conn.execute(wanted.order_by(c.last.desc(), c.id).limit(limit))]


def failed_notices(conn: Connection, limit: int) -> list[FailedNotice]:
    """The notices that were given up, the last first."""
    c = OUTBOX.c
    wanted = (
        select(c.id, c.kind, CHANNELS.c.kind, PEOPLE.c.name, c.tries, c.failed, c.error)
        .join(CHANNELS, CHANNELS.c.id == c.channel)
        .join(PEOPLE, PEOPLE.c.id == c.person)
        .where(c.failed > 0)
        .order_by(c.failed.desc(), c.id)
    )
    return [FailedNotice(*row) for row in conn.execute(wanted.limit(limit))]


def retry_notice(conn: Connection, id: str, now: float) -> bool:
    """Send a notice that was given up once more, as if it were new; False if there is no such one."""
    given_up = update(OUTBOX).where(OUTBOX.c.id == id, OUTBOX.c.failed > 0)
    fresh = {"failed": 0.0, "due": now, "tries": 0, "began": 0.0, "leased": 0.0, "message": "", "error": ""}
    return conn.execute(given_up.values(**fresh)).rowcount == 1


def drop_notice(conn: Connection, id: str) -> bool:
    """Forget a notice that was given up; False if there is no such one."""
    return conn.execute(delete(OUTBOX).where(OUTBOX.c.id == id, OUTBOX.c.failed > 0)).rowcount == 1
