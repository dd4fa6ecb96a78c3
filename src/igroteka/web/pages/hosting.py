"""What a host does with people and seats: frees a seat, shuts somebody out, lets two seats change places, keeps somebody or all spectators silent."""

from __future__ import annotations

from functools import partial

from starlette.responses import RedirectResponse, Response

from ...core import Seat
from ...core.errors import some
from ...store import TableRow
from ..errors import Refused
from ..tables import hosting, seats
from ..tables.config import TableConfig
from ..tables.table import Table
from .forms import FreeForm, HushForm, MuteForm, SwapForm
from .queries import TableQuery
from .visit import Visit


async def _table_of_host(visit: Visit, query: TableQuery) -> Table:
    """The table of an address, if the visitor is its host."""
    table, access = await visit.find_table(query)
    if not access.host:
        raise Refused("host-people", "only the host does this")
    return table


def others_seat(row: TableRow, seat: Seat) -> str:
    """The guest on a seat; refused if it is nobody's, or the host's own."""
    places = row.config["seats"]
    theirs = [i for i, place in enumerate(places) if place.get("guest", "") not in ("", row.config["host"])]
    if seat not in theirs:
        raise Refused(
            "others-seat", f"found seat {seat}; allowed: {some([str(i) for i in theirs]) or 'none'}"
        )
    return str(places[seat]["guest"])


async def free_seat(visit: Visit, query: TableQuery, form: FreeForm) -> Response:
    """Take a seat from somebody. In a running game only from who is late or lets a bot play; it goes on until somebody takes over."""
    table = await _table_of_host(visit, query)
    others_seat(table.row, form.seat)
    if table.has_begun:
        if seats.is_contest(table.row):
            raise Refused(
                "rated-free", "found a rated game that has begun; allowed: seats of a table that waits"
            )
        await table.act(partial(_leave_to_bot, table, form.seat))

    def change(row: TableRow) -> TableConfig:
        guest = others_seat(row, form.seat)
        if row.status not in ("open", "running"):
            raise Refused("free-over", "found a game that is over; allowed: one that is not")
        if row.status == "running":
            _require_left(table, form.seat)  # once more: its owner may have come back
        config: TableConfig = row.config.copy()
        config["seats"] = list(config["seats"])
        config["seats"][form.seat] = seats.make_open() if row.status == "open" else seats.make_vacant()
        # Whoever was sent away knows the old links.
        config["invite"] = seats.secret()
        if form.block:
            config["blocked"] = sorted({*config.get("blocked", []), guest})
            config["watch"] = seats.secret()
            config["seats"] = [
                seats.make_open() if place["kind"] == "open" else place for place in config["seats"]
            ]
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def _leave_to_bot(table: Table, seat: Seat) -> None:
    """Let a bot play a seat that is late; refused if its owner plays there in time."""
    match = table.require_running()
    _require_left(table, seat)
    if not table.bot_of(seat):
        match.hand_over(seat, hosting.BOT)
        await table.save()


def _require_left(table: Table, seat: Seat) -> None:
    """Refuse a seat of a running game whose owner plays there in time."""
    if not table.bot_of(seat) and seat not in table.late_seats():
        detail = f"found seat {seat}, whose owner plays; allowed: one that is late or played by a bot"
        raise Refused("plays", detail)


async def swap_seats(visit: Visit, query: TableQuery, form: SwapForm) -> Response:
    """Let a seat change places with the one before it, while others are still waited for."""
    table = await _table_of_host(visit, query)

    def change(row: TableRow) -> TableConfig:
        if row.status != "open" or not seats.free_seats(row):
            raise Refused("swap-begun", "found a table that is full; allowed: one that waits for people")
        if not 0 < form.seat < row.seats:
            raise Refused("swap", f"found seat {form.seat}; allowed: 1 to {row.seats - 1}")
        config: TableConfig = row.config.copy()
        places = list(config["seats"])
        places[form.seat - 1], places[form.seat] = places[form.seat], places[form.seat - 1]
        config["seats"] = places
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def hush_watchers(visit: Visit, query: TableQuery, form: HushForm) -> Response:
    """Switch off the chat of the spectators of this table, or on again."""
    table = await _table_of_host(visit, query)

    def change(row: TableRow) -> TableConfig:
        config: TableConfig = row.config.copy()
        config["hushed"] = form.hushed
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def mute_person(visit: Visit, query: TableQuery, form: MuteForm) -> Response:
    """Let somebody be silent in the chat of this table, or speak again."""
    table = await _table_of_host(visit, query)

    def change(row: TableRow) -> TableConfig:
        guest = others_seat(row, form.seat)
        config: TableConfig = row.config.copy()
        others = [one for one in config.get("muted", []) if one != guest]
        config["muted"] = sorted([*others, guest]) if form.muted else others
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse(f"/t/{table.row.id}", 303)
