"""How seats change their owner: from a guest to a person, and from a person who leaves to nobody."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from ...core import Text
from ...store import Store, TableChange, TableRow
from ...texts import speaker
from ..tables import bidding, seats
from ..tables.config import SeatConfig, TableConfig

PAGE = 100


async def tables_of(store: Store, guest: str) -> list[TableRow]:
    """All tables of somebody, the newest first."""
    rows: list[TableRow] = []
    last: str | None = None
    while page := await store.tables(guest=guest, limit=PAGE, before=last):
        rows += page
        last = page[-1].id
    return rows


def seats_held(row: TableRow, guest: str) -> list[int]:
    """The seats of somebody; none at a table whose row is damaged."""
    given = row.config.get("seats") if isinstance(row.config, dict) else None
    places = given if isinstance(given, list) else []
    return [i for i, seat in enumerate(places) if isinstance(seat, dict) and seat.get("guest") == guest]


async def shared_tables(store: Store, guest: str, person: str) -> list[TableRow]:
    """The tables at which both a guest and a person have a seat."""
    return [
        row for row in await tables_of(store, guest) if seats_held(row, guest) and seats_held(row, person)
    ]


async def take_over(store: Store, guest: str, person: str, both: bool) -> list[str]:
    """Give all seats of a guest to a person. Where the person sits already, too, only if `both` seats are wanted."""
    return await store.people.give_tables(guest, person, partial(_given_to, guest, person, both))


def _given_to(guest: str, person: str, both: bool, row: TableRow) -> TableChange | None:
    if not isinstance(row.config, dict) or (not both and seats_held(row, guest) and seats_held(row, person)):
        return None
    config: dict[str, Any] = {**row.config}
    if config.get("host") == guest:
        config["host"] = person
    held = set(seats_held(row, guest))
    if held:
        config["seats"] = [
            {**seat, "guest": person} if i in held else seat for i, seat in enumerate(config["seats"])
        ]
    guests = sorted({person if one == guest else one for one in row.guests})
    return TableChange(config, guests, row.names)


def left_by(person: str, row: TableRow) -> TableChange | None:
    """A table without somebody who leaves for good: open seats again before the game, later a former player's."""
    if not isinstance(row.config, dict):
        return None
    config: dict[str, Any] = {**row.config}
    held = seats_held(row, person)
    if held:
        left: SeatConfig = {"kind": "guest", "guest": "", "name": "", "token": "", "former": True}
        places: list[SeatConfig] = list(config["seats"])
        for i in held:
            places[i] = seats.make_open() if row.status == "open" else left
        config["seats"] = places
        if row.status == "open":
            bidding.abandon(cast(TableConfig, config))
    if config.get("host") == person:
        config["host"] = next((one for one in row.guests if one != person), "")
        config["host_token"] = seats.secret()
    former = speaker(None, str(config.get("lang", "en")))(Text("former-player"))
    names = [former if i in held else name for i, name in enumerate(row.names)]
    return TableChange(config, [one for one in row.guests if one != person], names)
