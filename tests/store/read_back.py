"""How the store of today reads rows that earlier programs have written: by its own functions, a line for each table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Table, and_, select

from igroteka.store import AS_USUAL, Store
from igroteka.store.database import compact
from igroteka.store.tournament_rows import write_numbers

from .stepped import Row, expected_of

STATUSES: Final = ("open", "running", "over", "closed")
ALL: Final = 1_000


async def losses(store: Store, step: str) -> list[str]:
    """What of the rows of a step is not there as it was, or not found by today's functions."""
    lost: list[str] = []
    for table, row in expected_of(step):
        where = f"step {step}, {table.name} {[row[column.name] for column in table.primary_key]}"
        stored = await store.database.read(partial(_stored, table=table, row=row))
        lost += _differences(where, row, stored)
        read = await READERS[table.name](store, row)
        lost += _differences(f"{where} as it is read", row, read)
        if read and not row.keys() & read.keys():
            lost.append(f"{where}: nothing of it is read")
    return lost


def _stored(conn: Connection, table: Table, row: Row) -> Row:
    """The row with the same key; nothing if there is none."""
    same = and_(*[column == row[column.name] for column in table.primary_key])
    found = conn.execute(select(table).where(same)).mappings().first()
    return dict(found or {})


def _differences(where: str, expected: Row, found: Row) -> list[str]:
    if not found:
        return [f"{where} is not there"]
    return [
        f"{where}: {name}: found {found[name]!r}; expected {value!r}"
        for name, value in expected.items()
        if name in found and found[name] != value
    ]


# ---------------------------------------------------------------- readers


def _fields(found: Any) -> Row:
    """The fields of what the store gives; none if it gives nothing."""
    if found is None:
        return {}
    return dict(found._asdict() if isinstance(found, tuple) else vars(found))  # type: ignore[attr-defined]


def _only(found: Iterable[Any], **wanted: object) -> Row:
    """The fields of the only one with these values."""
    fitting = [
        one for one in map(_fields, found) if all(one[name] == value for name, value in wanted.items())
    ]
    return fitting[0] if len(fitting) == 1 else {}


async def _table(store: Store, row: Row) -> Row:
    found = _fields(await store.table(row["id"]))
    unfollowed = [one.id for one in await store.lists.unfollowed_tables(ALL)]
    public = [one.id for one in await store.lists.public(row["status"], "nobody", ALL)] if found else []
    overdue = await store.lists.overdue_tables(row.get("deadline", 0.0), ALL)
    if row["status"] in ("running", "over"):
        found["followed"] = int(row["id"] not in unfollowed)
    found["public"] = int(row["id"] in public)
    found["deadline"] = row["deadline"] if row["id"] in overdue else 0.0
    return found


async def _guest(store: Store, row: Row) -> Row:
    table, guest = row["table_id"], row["guest"]
    found: Row = {}
    for hidden in (0, 1):
        mine = _only(await store.lists.mine(guest, STATUSES, bool(hidden)), id=table)
        found |= {**mine, "hidden": hidden} if mine else {}
    if found and "points" in row:
        whole = await store.table(table)
        found |= _only(await store.lists.played_alone(guest, whole.game if whole else ""), id=table)
    if found:
        found |= {"table_id": table, "guest": guest}
        found |= (await store.calls.table_wishes(guest)).get(table, AS_USUAL)._asdict()
        read = await store.lists.read_marks(table, guest)
        found |= {f"read_{room}": line for room, line in read.items()}
        found["note"] = await store.lists.note_of(table, guest)
    return found


async def _event(store: Store, row: Row) -> Row:
    return _only(await store.events(row["table_id"]), seq=row["seq"])


async def _chat(store: Store, row: Row) -> Row:
    return _only(await store.chat(row["table_id"]), seq=row["seq"])


async def _snapshot(store: Store, row: Row) -> Row:
    return _fields(await store.snapshot(row["table_id"]))


async def _kept(store: Store, row: Row) -> Row:
    return {"value": (await store.kept_values()).get(row["name"])}


async def _person(store: Store, row: Row) -> Row:
    return _fields(await store.people.person(row["id"]))


async def _passkey(store: Store, row: Row) -> Row:
    return _fields(await store.people.passkey(row["id"]))


async def _session(store: Store, row: Row) -> Row:
    return _only(await store.people.sessions(row["person"]), id=row["id"])


async def _code(store: Store, row: Row) -> Row:
    return {"owner": await store.people.code_owner(row["id"], row["kind"], row["expires"] - 1)}


async def _failure(store: Store, row: Row) -> Row:
    return _fields(await store.people.failures(row["id"]))


async def _call(store: Store, row: Row) -> Row:
    return _fields(await store.calls.call(row["person"]))


async def _channel(store: Store, row: Row) -> Row:
    return _fields(await store.calls.channel(row["id"]))


async def _notice(store: Store, row: Row) -> Row:
    return _only(await store.calls.notices(row["person"]), table=row["table_id"])


async def _outcome(store: Store, row: Row) -> Row:
    return _only(await store.standing.games_of(row["player"]), table=row["table_id"], seat=row["seat"])


async def _outcome_part(store: Store, row: Row) -> Row:
    whole = await store.table(row["table_id"])
    share = _only(
        await store.standing.shares(whole.game if whole else ""), kind="part", key=row["part"], games=1
    )
    return {"part": share["key"]} if share else {}


async def _rating(store: Store, row: Row) -> Row:
    found = _only(await store.standing.ratings_of(row["player"]), game=row["game"], seats=row["seats"])
    return {**found, **_fields(found["skill"])} if found else {}


async def _rated_game(store: Store, row: Row) -> Row:
    changes = await store.standing.changes_at(row["table_id"])
    return _fields(changes[0]) if changes else {}


async def _rating_change(store: Store, row: Row) -> Row:
    found = _only(await store.standing.changes_at(row["table_id"]), seat=row["seat"])
    before = {f"{name}_before": value for name, value in _fields(found["before"]).items()} if found else {}
    return {**found, **before, **_fields(found["after"])} if found else {}


async def _tournament(store: Store, row: Row) -> Row:
    whole = await store.tournaments.whole(row["id"])
    return {**_fields(whole.row), "terms": compact(whole.row.terms)} if whole else {}


async def _entrant(store: Store, row: Row) -> Row:
    whole = await store.tournaments.whole(row["tournament_id"])
    return _only(whole.entrants if whole else (), number=row["number"])


async def _meeting(store: Store, row: Row) -> Row:
    whole = await store.tournaments.whole(row["tournament_id"])
    found = _only(whole.meetings if whole else (), round=row["round"], number=row["number"])
    return {
        name: write_numbers(value) if isinstance(value, tuple) else value for name, value in found.items()
    }


async def _admin(store: Store, row: Row) -> Row:
    return {"person": row["person"]} if await store.admin.is_admin(row["person"]) else {}


async def _ban(store: Store, row: Row) -> Row:
    return _fields(await store.admin.ban_of(row["guest"]))


async def _error(store: Store, row: Row) -> Row:
    return _only(await store.admin.errors(0.0), place=row["place"])


async def _count(store: Store, row: Row) -> Row:
    """A window that is full of what was counted then takes no more; a larger one does."""
    counted = len(row["times"].split())
    names = [row["name"]]
    takes = [await store.rates.count(names, most, 60.0, row["last"]) for most in (counted, counted + 1)]
    return {"name": row["name"]} if takes == [False, True] else {}


READERS: Final[dict[str, Callable[[Store, Row], Awaitable[Row]]]] = {
    "tables": _table,
    "events": _event,
    "chat": _chat,
    "guests": _guest,
    "kept": _kept,
    "snapshots": _snapshot,
    "people": _person,
    "passkeys": _passkey,
    "sessions": _session,
    "codes": _code,
    "failures": _failure,
    "calls": _call,
    "channels": _channel,
    "outbox": _notice,
    "outcomes": _outcome,
    "outcome_parts": _outcome_part,
    "ratings": _rating,
    "rated_games": _rated_game,
    "rating_changes": _rating_change,
    "tournaments": _tournament,
    "entrants": _entrant,
    "meetings": _meeting,
    "admins": _admin,
    "bans": _ban,
    "errors": _error,
    "rates": _count,
}
"""How a row of each table is read."""
