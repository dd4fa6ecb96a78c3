"""The page of a table: the room while seats are open, then the board."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from ...bots.ratings import start_ratings
from ...core import game
from ...store import AS_USUAL, TableRow, TableWish
from ..errors import NoSuch
from ..live.chat_answers import read_marks
from ..live.payloads import Choice
from ..live.picture import Picture
from ..live.rendering import Role
from ..live.table_messages import describe_players, full_message
from ..tables import arranging, fairness, seats
from ..tables.clock_rules import clock_lines, clock_of
from ..tables.outcome import BOT
from ..tables.seats import Access
from ..tables.table import Table
from . import cards
from .arranging import auction_card, seat_cards
from .phones import has_hands
from .qr import draw_qr, leads_elsewhere
from .queries import LinkQuery, TableQuery
from .sharing import table_address
from .standing import rating_rows, ratings_in_room
from .visit import Visit, json_block


async def show_table(visit: Visit, query: TableQuery) -> Response:
    """A table as its visitor sees it."""
    table, access = await visit.find_table(query)
    if visit.signed_in is not None:
        await visit.registry.store.calls.note_seen(visit.signed_in.person.id, table.row.id)
    return await _table_page(visit, table, access, query)


async def show_linked_table(visit: Visit, query: LinkQuery) -> Response:
    """A table by a link, for a spectator or for one seat on another device."""
    table = await visit.registry.table(query.token.table)
    access = visit.access(table, query.token)
    if access is None or access.host:
        raise NoSuch("this link does not lead to a table; ask its host for a new one")
    return await _table_page(visit, table, access, TableQuery(table.row.id, query.token))


async def _table_page(visit: Visit, table: Table, access: Access, here: TableQuery) -> Response:
    if table.row.config.get("log"):
        return RedirectResponse(f"/t/{table.row.id}/replay", 303)
    if not table.has_begun:
        return await _room_page(visit, table, access, here)
    await visit.registry.game_preloader.preload(table.row.game, visit.lang)

    async def work() -> tuple[dict[str, object], Picture]:
        role = first_role(visit, table, access)
        await table.prepare_rendering(role)
        state = full_message(table, role, access, picture=False, token=here.key)
        return state, table.rendering_of(role).picture()

    state, picture = await table.act(work)
    state["read"] = await read_marks(visit.registry.store, table, access)
    return visit.page(
        "table.html",
        table=table_card_for(visit, table),
        game=cards.game_card(table.match.game, visit.lang),
        state=json_block(state),
        board=picture.board(),
        role=state["role"],
        links=links(visit, table, access, here),
        over=not table.match.seats,
        together=bool(access.seats and table.match.seats)
        and not table.row.config.get("lesson")
        and not seats.is_recorded(table.row),
        clock=clock_of(table.row) is not None,
        rated=seats.is_rated(table.row),
        contest=seats.is_contest(table.row),
        people=_people(visit, table) if access.host and table.match.seats else [],
        ratings=await rating_rows(visit, table) if table.match.is_ended else [],
        hushed=bool(table.row.config.get("hushed")),
        fair=fairness.describe(table.row),
        wish=await _wish(visit, table),
        note=await visit.registry.store.lists.note_of(table.row.id, visit.guest.id),
        link_picture=table_address(visit, table, access, here),
    )


def _people(visit: Visit, table: Table) -> list[dict[str, object]]:
    """The other people at a running table, with what its host may do about each of them."""
    row, shown = table.row, describe_players(table, visit.lang)
    people = list[dict[str, object]]()
    for seat, place in enumerate(row.config["seats"]):
        vacant = bool(place.get("former") and place.get("token"))
        if place["kind"] == "guest" and (vacant or place.get("guest", "") not in ("", row.config["host"])):
            path = f"/join/{seats.token(row, place['token'])}" if vacant else ""
            people.append(
                {
                    "seat": seat,
                    "name": shown[seat]["name"],
                    "muted": place.get("guest", "") in row.config.get("muted", []),
                    # The page offers it while a bot plays there, or the seat is late: both may change while it is open.
                    "can_free": not vacant and not seats.is_contest(row),
                    "url": visit.url(path) if path else "",
                }
            )
    return people


async def _wish(visit: Visit, table: Table) -> TableWish | None:
    """How somebody wants to be called by a table of theirs; None for whoever it calls in no case."""
    if visit.signed_in is None or visit.guest.id not in table.row.guests:
        return None
    return (await visit.registry.store.calls.table_wishes(visit.guest.id)).get(table.row.id, AS_USUAL)


def first_role(visit: Visit, table: Table, access: Access) -> Role:
    """The seat that a page shows at first: on a screen with several seats the one to move."""
    to_move = [seat for seat in access.seats if seat in table.match.answering_seats]
    seat = next(iter([*to_move, *access.seats]), None)
    return Role(seat, visit.lang, visit.dark)


def table_card_for(visit: Visit, table: Table) -> cards.TableCard:
    """The table's card for this visitor."""
    turn = table.match.answering_seats if table.has_begun else None
    return cards.table_card(table.row, visit.guest.id, visit.lang, turn)


def links(visit: Visit, table: Table, access: Access, here: TableQuery) -> dict[str, str]:
    """Where one can go from a table."""
    row = table.row
    own = row.config["seats"][access.seats[0]].get("token", "") if len(access.seats) == 1 else ""
    watch = row.config.get("watch", "") if access.seats or access.host else ""
    mine = {"seat": access.seats[0]} if len(access.seats) == 1 else {}
    return {
        "table": here.address(),
        **{page: here.address(page) for page in ("log", "end", "chances")},
        "replay": here.address("replay", **mine),
        "phones": here.address("phones") if has_hands(table, access) else "",
        "rules": f"/rules/{row.game}",
        "gallery": f"/gallery/{row.game}",
        "tournament": f"/tournaments/{row.config['tournament']}" if row.config.get("tournament") else "",
        "watch": visit.url(f"/watch/{seats.token(row, watch)}") if watch else "",
        "seat": visit.url(f"/seat/{seats.token(row, own)}") if own else "",
    }


async def _room_page(visit: Visit, table: Table, access: Access, here: TableQuery) -> Response:
    row = table.row
    if row.status == "closed":
        raise NoSuch("this table has been closed before it began")
    invites, invite = [], ""
    if access.host:
        invite = (
            visit.url(f"/join/{seats.token(row, row.config['invite'])}") if row.config.get("invite") else ""
        )
        for seat in seats.free_seats(row):
            path = f"/join/{seats.token(row, row.config['seats'][seat]['token'])}"
            invites.append({"seat": seat, "name": "", "href": path, "url": visit.url(path)})
    role, clock, waits = Role(None, visit.lang, visit.dark), clock_of(row), bool(seats.free_seats(row))
    people = [
        {**one, **card}
        for one, card in zip(
            player_cards(visit, table, access.seats), seat_cards(row, access, visit.lang), strict=True
        )
    ]
    return visit.page(
        "room.html",
        table=table_card_for(visit, table),
        game=cards.game_card(game(row.game), visit.lang),
        state=json_block(full_message(table, role, access, picture=False, token=here.key)),
        players=people,
        heirs=[one for one in people if one["kind"] == "guest" and not one["mine"]],
        acts={
            "move": here.address("move"),
            "exchange": here.address("exchange"),
            "refuse": here.address("exchange/refuse"),
            "choose": here.address("choose"),
            "bid": here.address("bid"),
            "decide": here.address("bid/decide"),
        },
        leave=here.address("leave") if access.seats and waits else "",
        invites=invites,
        invite=invite,
        qr=draw_qr(invite) if invite and leads_elsewhere(invite) else "",
        options=cards.option_words(game(row.game), arranging.options_of(row), visit.lang, row.seats),
        clock=[] if clock is None else clock_lines(clock, visit.say),
        rated=seats.is_rated(row),
        seating=arranging.seating_of(row),
        auction=auction_card(row, access, visit.lang),
        ratings=await ratings_in_room(visit, row) if access.seats or access.host else {},
        waits=waits,
        watch=links(visit, table, access, here)["watch"],
        kinds=_kinds_for(row, visit.lang),
        host=access.host,
        member=bool(access.seats),
        fair=fairness.describe(row),
        locked=bool(row.config.get("locked")),
        link_picture=table_address(visit, table, access, here),
    )


def _kinds_for(row: TableRow, lang: str) -> list[Choice]:
    """Who may be given a seat of a table: in a rated game only bots that have ratings."""
    kinds = [*cards.seat_kind_cards(lang), *cards.other_bot_cards(lang)]
    if not seats.is_rated(row):
        return kinds
    return [one for one in kinds if one["value"].removeprefix(BOT) in start_ratings()]


def player_cards(visit: Visit, table: Table, mine: tuple[int, ...]) -> list[dict[str, object]]:
    """Everybody at the table, for a template."""
    return [{**one, "mine": one["seat"] in mine} for one in describe_players(table, visit.lang)]
