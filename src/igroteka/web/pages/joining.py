"""Taking seats: invitations, and what the host does with seats that are still open."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from ...core import Seat, Text, game
from ..errors import Refused
from ..live.table_messages import describe_players
from ..security.guests import Guest
from ..tables import arranging, fairness, seats
from ..tables.clock_rules import clock_lines, clock_of
from ..tables.table import Table
from . import cards
from .arranging import choices_on_joining
from .forms import SeatForm
from .qr import draw_qr, leads_elsewhere
from .queries import LinkQuery, TableQuery
from .room_forms import JoinForm
from .sharing import game_address
from .tables import player_cards, table_card_for
from .visit import Visit


async def give_seat(visit: Visit, query: TableQuery, form: SeatForm) -> Response:
    """The host decides who takes an open seat."""
    table, access = await visit.find_table(query)
    if not access.host:
        raise Refused("host-seat", "only the host gives away open seats")
    await visit.registry.give_seat(table, form.seat, seats.make(form.kind, visit.guest, form.name))
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def show_invitation(visit: Visit, query: LinkQuery) -> Response:
    """An invitation to one seat. Whoever has taken it before is led there."""
    table = await visit.registry.table(query.token.table)
    seats.require_unlocked(table.row)
    access = visit.access(table, query.token)
    if access is not None and access.seats and not access.host:
        return RedirectResponse(f"/seat/{query.token}", 303)
    return _invitation_page(visit, table, query, seats.invited_seats(table.row, query.token))


async def join(visit: Visit, query: LinkQuery, form: JoinForm) -> Response:
    """Take the seat of an invitation, or with the link of a table one of those that are free."""
    table = await visit.registry.table(query.token.table)
    row, invited = table.row, seats.invited_seats(table.row, query.token)
    if not invited:
        return await show_invitation(visit, query)
    seat = invited[0] if form.choices.seat is None else form.choices.seat
    guest = Guest(visit.guest.id, form.choices.name or visit.guest.name)
    await visit.registry.shared_limits.require("joins", f"from-{visit.address}")
    try:
        await _require_password(visit, table, form.choices.password)
        seats.require_free(row, seat if seat in invited else None)
        taken = arranging.with_own_options(
            row, seat, seats.take_seat(row.config["seats"][seat], guest), form.options
        )
        place = fairness.take_part(taken, form.choices.seal)
        await visit.registry.give_seat(table, seat, place)
    except Refused as refused:
        if refused.code in ("seated", "blocked", "table-locked"):
            raise
        still = seats.invited_seats(table.row, query.token)
        return _invitation_page(visit, table, query, still, refused if still else None)
    response = RedirectResponse(f"/t/{row.id}", 303)
    visit.rename(form.choices.name, response)
    return visit.with_cookies(response)


async def _require_password(visit: Visit, table: Table, password: str) -> None:
    """Refuse whoever does not know the password of a table that has one."""
    kept = table.row.config.get("password", "")
    if kept:
        await visit.registry.shared_limits.require("signing", f"from-{visit.address}")
        await visit.registry.accounts.enter_table(table.row.id, kept, password)


def _invitation_page(
    visit: Visit, table: Table, query: LinkQuery, invited: list[Seat], refused: Refused | None = None
) -> Response:
    """The invitation to a seat, or that somebody else has it."""
    row = table.row
    if not invited and visit.access(table) is not None and seats.seats_of(row, visit.guest.id):
        return RedirectResponse(f"/t/{row.id}", 303)
    if not invited and not row.config.get("public"):
        # A used link and an invented one look the same: neither tells anything about a table of others.
        return visit.page("error.html", 410, status=410, say=visit.say(Text("web-join-taken")), more="")
    url = visit.url(f"/join/{query.token}") if invited else ""
    seats_of_host = seats.seats_of(row, row.config.get("host", ""))
    clock = clock_of(row)
    return visit.page(
        "join.html",
        (200 if invited else 410) if refused is None else refused.status,
        game=cards.game_card(game(row.game), visit.lang),
        table=table_card_for(visit, table),
        invited=invited,
        host=describe_players(table, visit.lang)[seats_of_host[0]]["name"] if seats_of_host else "",
        players=player_cards(visit, table, ()),
        taken=not invited,
        fair=fairness.describe(row),
        watch=f"/t/{row.id}" if row.config.get("public") else "",
        options=cards.option_words(game(row.game), arranging.options_of(row), visit.lang, row.seats),
        choices=choices_on_joining(row, invited, visit.lang),
        clock=[] if clock is None else clock_lines(clock, visit.say),
        rated=seats.is_rated(row),
        seating=arranging.seating_of(row),
        password=bool(row.config.get("password")),
        problem="" if refused is None else visit.say(refused.text),
        qr=draw_qr(url) if url and leads_elsewhere(url) else "",
        link_picture=game_address(visit, row.game),
    )
