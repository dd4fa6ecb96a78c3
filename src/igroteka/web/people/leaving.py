"""What a person can see of what is kept about them, and how all of it is deleted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ...core import IgrotekaError, Text
from ...store import OwnEntry, PersonRow, TableRow
from ...texts import speaker
from ..errors import Refused
from ..tables import agreeing, seats
from ..tables.registry import TableRegistry
from . import moving

GONE: Final = "…"
"""What stands in the place of a saying of somebody who has left."""
BOT: Final = "bot greedy"
"""Who plays on for somebody who leaves a running game."""


async def export_person(registry: TableRegistry, person: PersonRow) -> dict[str, Any]:
    """Everything that is kept about somebody, as JSON data. Hashes and digests are named, not told."""
    people, standing = registry.store.people, registry.store.standing
    return {
        "id": person.id,
        "name": person.name,
        "login": person.login,
        "has_password": person.password is not None,
        "has_recovery_code": person.recovery is not None,
        "email": person.email,
        "settings": person.settings,
        "created": person.created,
        "passkeys": [
            {"id": key.id, "created": key.created, "used": key.used}
            for key in await people.passkeys(person.id)
        ],
        "devices": [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in await people.sessions(person.id)
        ],
        "calls": await _describe_calls(registry, person.id),
        "ratings": [
            {
                "game": one.game,
                "seats": one.seats,
                **one.skill._asdict(),
                "games": one.games,
                "changed": one.changed,
            }
            for one in await standing.ratings_of(person.id)
        ],
        "rated_games": [
            {
                "table": one.table,
                "rank": one.rank,
                "before": one.before._asdict(),
                "after": one.after._asdict(),
                "at": one.at,
            }
            for one in await standing.changes_of(person.id)
        ],
        "tournaments": [
            await _describe_tournament(registry, id, name, person.id)
            for id, name in await registry.store.tournaments.taken_part(person.id)
        ],
        "is_admin": await registry.store.admin.is_admin(person.id),
        **await _describe_played(registry, person.id),
    }


async def export_guest(
    registry: TableRegistry, guest: str, name: str, settings: Mapping[str, str]
) -> dict[str, Any]:
    """Everything that is kept about somebody without an account; name and settings stand in cookies of their browser."""
    return {
        "id": guest,
        "name": name,
        "settings": dict(settings),
        **await _describe_played(registry, guest),
    }


async def _describe_played(registry: TableRegistry, guest: str) -> dict[str, Any]:
    """What is kept about anybody who plays: their tables, what they have noted and said there, and how their games have ended."""
    store = registry.store
    entries, ban = (
        {one.table: one for one in await store.lists.entries(guest)},
        await store.admin.ban_of(guest),
    )
    return {
        "tables": [
            _describe_table(row, guest, entries.get(row.id)) for row in await moving.tables_of(store, guest)
        ],
        "notes": await store.lists.notes(guest),
        "games": [one._asdict() for one in await store.standing.games_of(guest)],
        "ban": None if ban is None else {"reason": ban.reason, "at": ban.at},
        "chat": [
            {"table": table, "room": room, "text": text, "at": at}
            for table, text, at, room in await store.people.said_by(guest)
        ],
    }


async def _describe_calls(registry: TableRegistry, person: str) -> dict[str, Any]:
    """How somebody wants to be called, where, and what they are to be called for. Keys of browsers are not told."""
    calls = registry.store.calls
    call = await calls.call(person)
    return {
        "settings": None if call is None else {**vars(call)},
        "channels": [
            {
                "kind": one.kind,
                "address": one.address,
                "confirmed": one.confirmed,
                "created": one.created,
                "trouble": one.trouble,
            }
            for one in await calls.channels(person)
        ],
        "tables": {table: own._asdict() for table, own in (await calls.table_wishes(person)).items()},
        "notices": [one._asdict() for one in await calls.notices(person)],
    }


async def _describe_tournament(registry: TableRegistry, id: str, name: str, person: str) -> dict[str, object]:
    """A tournament of somebody, whether they still take part, and the meetings to which they did not come."""
    whole = await registry.store.tournaments.whole(id)
    number = None if whole is None else whole.number_of(person)
    about: dict[str, object] = {"tournament": id, "name": name}
    if whole is None or number is None:
        return about
    absent = [{"round": one.round, "table": one.table} for one in whole.meetings if number in one.absent]
    return {**about, "withdrawn": bool(whole.entrants[number].withdrawn), "absent": absent}


def _describe_table(row: TableRow, person: str, entry: OwnEntry | None) -> dict[str, Any]:
    config = row.config if isinstance(row.config, dict) else {}
    about = (
        {} if entry is None else {name: value for name, value in entry._asdict().items() if name != "table"}
    )
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "names": row.names,
        "status": row.status,
        "created": row.created,
        "seats": moving.seats_held(row, person),
        "host": config.get("host") == person,
        **about,
    }


async def delete_person(registry: TableRegistry, person: PersonRow) -> None:
    """Delete somebody with everything of theirs. Games of others stay, with a former player.

    A bot plays on in running games. Should it stop half-way, nothing is lost: the person is still there and can begin again.
    """
    await _leave_tables(registry, person.id, str(person.settings.get("lang", "en")))
    await registry.store.people.remove(person.id)


async def delete_guest(registry: TableRegistry, guest: str, lang: str) -> None:
    """Delete everything of somebody without an account, in the same way. As long as their browser has its cookie they can begin again."""
    await _leave_tables(registry, guest, lang)
    await registry.store.people.forget_guest(guest)


async def _leave_tables(registry: TableRegistry, guest: str, lang: str) -> None:
    """Take somebody out of all tables: those that are theirs alone are deleted, at the others somebody else plays on, and they have said nothing."""
    store = registry.store
    for row in await moving.tables_of(store, guest):
        is_alone = not [other for other in row.guests if other != guest]
        config = row.config if isinstance(row.config, dict) else {}
        if is_alone or (row.status == "open" and config.get("host") == guest):
            await store.delete(row.id)
        elif row.status == "running":
            await hand_over_seats(registry, row, guest)
    former = speaker(None, lang)(Text("former-player"))
    # First the words, then the tables: a table that is open somewhere reads both again when its row changes.
    spoken = await store.people.unsay(guest, former, GONE)
    left = await store.people.change_tables(guest, partial(moving.left_by, guest))
    await registry.catch_up({*spoken, *left})


async def hand_over_seats(registry: TableRegistry, row: TableRow, person: str) -> None:
    """Let a bot play on the seats of somebody, if the table can be opened at all."""
    try:
        table = await registry.table(row.id)
    except IgrotekaError:
        return

    async def work() -> None:
        if table.row.status != "running" or table.match.over:
            return
        for seat in moving.seats_held(table.row, person):
            if seats.is_contest(table.row):
                await agreeing.give_up(table, seat)
            elif not table.bot_of(seat):
                table.match.hand_over(seat, BOT)
                await table.save()

    for _ in range(3):
        try:
            await table.act(work)
            return
        except Refused as refused:
            if not refused.is_outdated:
                raise
