"""Tables for programs: make one, take a seat, and see what everybody knows of it."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI, Request

from ..errors import Refused
from ..live.table_messages import describe_players
from ..people.passwords import table_password
from ..security.guests import clean_name
from ..tables import arranging, bidding, fairness, seats
from ..tables.auction import Bid
from ..tables.bidders import decide_late_bid, place_bid
from ..tables.clock_rules import clock_rule
from ..tables.registry import TableRegistry
from . import models, position_routes
from .caller import (
    CurrentCaller,
    CurrentKey,
    Person,
    find_caller,
    guest_of,
    read_up_to_date,
    registry_of,
    require_rate,
)


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.post("/tables", response_model=models.TableKeys, status_code=201)(make_table)
    api.post("/join", response_model=models.JoinedSeat)(take_seat)
    api.get("/tables/{table}", response_model=models.TableSummary)(about_table)
    api.post("/tables/{table}/bid", response_model=models.TableSummary)(bid)
    api.post("/tables/{table}/bid/decide", response_model=models.TableSummary)(decide_bid)


async def make_table(request: Request, wanted: models.NewTable, person: Person) -> Mapping[str, object]:
    """Make a table, with the set-up of the game or with a position. It begins as soon as no seat is open.

    With the key of a person in the Authorization header it is a table of theirs, and may be rated.
    """
    registry = registry_of(request)
    await require_rate(request, "tables", person)
    host = guest_of(person, wanted.name)
    places = []
    for place in wanted.seats:
        kind = f"bot:{place.bot}" if place.kind == "bot" else place.kind
        seat = seats.make(kind, host)
        if place.name:
            seat["name"] = clean_name(place.name)
        places.append(seat)
    position = await position_routes.position_arguments(registry, wanted)
    table = await registry.create(
        wanted.game,
        host,
        places,
        options=dict(wanted.options),
        lang=wanted.lang,
        clock=clock_rule(wanted.clock, wanted.out, wanted.weekends, wanted.holidays, wanted.zone),
        public=wanted.public,
        password=await _hash_of(registry, wanted.password),
        seed=wanted.seed or None,
        recorded=wanted.chance == "asked",
        rated=wanted.rated,
        reserved=wanted.sides == "host",
        lot=wanted.seating == "lot",
        bidding=wanted.seating == "bids",
        **position,
    )
    row = table.row
    return {
        "table": row.id,
        "href": f"/t/{row.id}",
        "host_token": seats.token(row, row.config["host_token"]),
        "watch_token": seats.token(row, row.config["watch"]),
        "invitation": seats.token(row, row.config.get("invite", "")),
        "seats": [
            {
                "seat": i,
                "kind": seat["kind"],
                "token": seats.token(row, seat["token"]) if seat["kind"] == "guest" else "",
                "invitation": seats.token(row, seat["token"]) if seat["kind"] == "open" else "",
            }
            for i, seat in enumerate(row.config["seats"])
        ],
    }


async def _hash_of(registry: TableRegistry, password: str) -> str:
    """What is kept of the password of a table; refused if it is too short."""
    if not password:
        return ""
    try:
        return await registry.accounts.passwords.hash(table_password(password))
    except ValueError:
        raise Refused("short-password", "found too few characters; allowed: 4 to 200, or none") from None


async def take_seat(request: Request, wanted: models.Invitation, person: Person) -> Mapping[str, object]:
    """Take the seat of an invitation; with the key of a person in the Authorization header for them, as a rated game needs it."""
    registry = registry_of(request)
    table = await registry.table(wanted.link.table)
    invited = seats.invited_seats(table.row, wanted.link)
    first = next(iter(invited), None)
    chosen = wanted.seat if wanted.seat in invited else None
    seat = seats.require_free(table.row, first if wanted.seat is None else chosen)
    await require_rate(request, "joins", person)
    kept = table.row.config.get("password", "")
    if kept:
        await require_rate(request, "signing")
        await registry.accounts.enter_table(table.row.id, kept, wanted.password)
    guest = guest_of(person, wanted.name)
    taken = seats.take_seat(table.row.config["seats"][seat], guest)
    taken = arranging.with_own_options(table.row, seat, taken, wanted.options)
    await registry.give_seat(table, seat, taken)
    return {"table": table.row.id, "seat": seat, "token": seats.token(table.row, taken["token"])}


async def about_table(caller: CurrentCaller) -> Mapping[str, object]:
    """What everybody at a table knows."""
    table, own = caller.table, caller.access.seats
    row = table.row

    def work() -> dict[str, object]:
        match = table.match if table.has_begun else None
        seat = own[0] if own else None
        return {
            "table": row.id,
            "game": row.game,
            "status": table.row.status,
            "seats": row.seats,
            "options": arranging.options_of(row),
            "players": describe_players(table),
            "turn": match.answering_seats if match else [],
            "seq": table.match.number_for(seat) if match else 0,
            "step": len(match.entries_for(seat)) if match else 0,
            "over": match.over if match else False,
            "commitment": fairness.commitment_of(row),
            "mine": list(own),
            "from_step": row.config.get("from"),
            "auction": bidding.describe(row),
        }

    return await read_up_to_date(table, work)


async def bid(
    request: Request, caller: CurrentCaller, wanted: models.BidRequest, key: CurrentKey
) -> Mapping[str, object]:
    """Bid for a seat in the auction before a game."""
    await require_rate(request, "changes")
    mine = caller.require_seat(wanted.seat)
    offer = Bid(mine, wanted.wanted, wanted.points)
    registry = registry_of(request)
    await place_bid(registry, caller.table, caller.access, offer, wanted.number, wanted.options)
    # With the last bid people change their seats.
    return await about_table(await find_caller(request, caller.table.row.id, key))


async def decide_bid(request: Request, caller: CurrentCaller, key: CurrentKey) -> Mapping[str, object]:
    """Want the cheapest seat to be bid for whoever has let their time go by."""
    await require_rate(request, "changes")
    await decide_late_bid(registry_of(request), caller.table, caller.access)
    return await about_table(await find_caller(request, caller.table.row.id, key))
