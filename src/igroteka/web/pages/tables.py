"""The pages: lobby, set-up, tables and seats."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import RedirectResponse, Response

from ...core import IgrotekaError, Seat, Text, game, list_games
from ...store import TableRow
from ..errors import NoSuch, Refused
from ..live.rendering import Role
from ..live.view import Viewer
from ..security.guests import Guest, write_lang
from ..tables import fairness, seats
from ..tables.seats import Access
from ..tables.table import Table
from . import forms, lists
from .queries import ByLink, Nothing, OfGame, OfTable
from .visit import Visit, block

MINE: Final = 30
PUBLIC: Final = 30
PAGES: Final = 5
"""How far back the lobby looks for public tables, in hundreds."""
LOADED: Final = 8
"""How many own tables the lobby looks into, to say whose turn it is."""


# ---------------------------------------------------------------- lobby and set-up


async def lobby(visit: Visit, asked: Nothing) -> Response:
    """All games, and the tables that concern this guest."""
    store = visit.registry.store
    mine = await store.tables(guest=visit.guest.id, limit=MINE) if not visit.guest.fresh else []
    shown = {status: await _public(visit, status) for status in ("open", "running")}
    own = [row for row in visit.registry.readable(mine) if row.status != "closed"]
    turns = await _turns(visit, [row for row in own if row.status == "running"][:LOADED])
    listed = [lists.table_card(row, visit.guest.id, visit.lang, turns.get(row.id)) for row in own]
    listed.sort(key=lambda card: (not card["turn"], card["status"] == "over"))
    return visit.page(
        "lobby.html",
        games=lists.all_games(visit.lang),
        drafts={key: visit.registry.guest_cookies.dealer.draft(visit.guest.id) for key in list_games()},
        mine=listed,
        open=shown["open"],
        running=shown["running"],
    )


async def _public(visit: Visit, status: str) -> list[dict[str, Any]]:
    """Public tables of others, the newest first."""
    found: list[dict[str, Any]] = []
    last: str | None = None
    for _ in range(PAGES):
        page = await visit.registry.store.tables(status=status, limit=100, before=last)
        for row in visit.registry.readable(page):
            if row.config.get("public") and visit.guest.id not in row.guests:
                found.append(lists.table_card(row, visit.guest.id, visit.lang, None))
        if len(page) < 100 or len(found) >= PUBLIC:
            break
        last = page[-1].id
    return found[:PUBLIC]


async def _turns(visit: Visit, rows: list[TableRow]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for row in rows:
        try:
            table = await visit.registry.table(row.id)
        except IgrotekaError:
            continue
        if table.begun:
            found[row.id] = table.record.match.seats
    return found


async def show_new(visit: Visit, asked: OfGame) -> Response:
    """Choose options and seats."""
    return _set_up(visit, asked.game, forms.SetUp.fresh(asked.game))


async def make_new(visit: Visit, asked: OfGame, form: forms.NewTable) -> Response:
    """Make a table."""
    g, chosen = asked.game, forms.SetUp.fresh(asked.game)
    if form.problem is not None:
        return _set_up(visit, g, chosen, form.problem.status, visit.say(form.problem.text))
    host = Guest(visit.guest.id, visit.guest.name if form.chosen.name is None else form.chosen.name)
    try:
        chosen = forms.SetUp.of(g, form)
        places = chosen.places(host)
        deal = await forms.deal(visit, chosen, places)
        visit.require("tables")
        table = await visit.registry.create(
            g.key,
            host,
            places,
            options=dict(chosen.options),
            lang=visit.lang,
            clock=chosen.clock,
            public=form.chosen.public,
            seed=form.chosen.seed or None,
            deal=deal,
        )
    except Refused as refused:
        return _set_up(visit, g, chosen, refused.status, visit.say(refused.text))
    except IgrotekaError as error:
        return _set_up(visit, g, chosen, 422, visit.say(Text("error-other", detail=str(error))))
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    visit.rename(host.name, response)
    return visit.keep(response)


def _set_up(visit: Visit, g: Any, chosen: forms.SetUp, status: int = 200, problem: str = "") -> Response:
    card = lists.game_card(g, visit.lang)
    options = lists.option_cards(g, visit.lang)
    for option in options:
        option["value"] = chosen.options.get(option["key"], option["default"])
    return visit.page(
        "new.html",
        status,
        game=card,
        counts=list(g.seats),
        count=chosen.count,
        kinds=lists.kind_cards(visit.lang),
        seats=chosen.kinds,
        names=chosen.names,
        options=options,
        clocks=[{"value": one, "label": clock_label(visit, one)} for one in seats.CLOCKS],
        clock=chosen.chosen.clock,
        outs=[{"value": one, "label": visit.say(Text(f"websay-out-{one}"))} for one in seats.OUTS],
        out=chosen.chosen.out,
        public=chosen.chosen.public,
        draft=visit.registry.guest_cookies.dealer.draft(visit.guest.id),
        problem=problem,
    )


def clock_label(visit: Visit, written: str) -> str:
    """A clock in words."""
    rule = seats.clock_rule(written, "bot")
    if rule is None:
        return visit.say(Text("websay-clock-none"))
    return visit.say(Text("websay-clock", minutes=rule.seconds // 60, seconds=rule.bonus))


async def me(visit: Visit, asked: Nothing, form: forms.Me) -> Response:
    """Change the name or the language, then go back."""
    response = RedirectResponse(form.next, 303)
    if form.lang is not None:
        write_lang(response, form.lang)
    visit.rename(form.name, response)
    return visit.keep(response)


# ---------------------------------------------------------------- tables


async def find_table(visit: Visit, asked: OfTable) -> tuple[Table, Access]:
    """The table of an address, and what the visitor may do there."""
    table = await visit.registry.table(asked.table)
    found = visit.access(table, asked.k)
    if found is None:
        raise NoSuch("there is no such table for you; ask its host for a link")
    return table, found


async def show_table(visit: Visit, asked: OfTable) -> Response:
    """A table as its visitor sees it: the room while seats are open, then the board."""
    table, found = await find_table(visit, asked)
    return await _table(visit, table, found, OfTable(asked.table))


async def by_link(visit: Visit, asked: ByLink) -> Response:
    """A table by a link, for a spectator or for one seat on another device."""
    table = await visit.registry.table(asked.token.table)
    found = visit.access(table, asked.token)
    if found is None or found.host:
        raise NoSuch("this link does not lead to a table; ask its host for a new one")
    return await _table(visit, table, found, OfTable(table.row.id, asked.token))


async def _table(visit: Visit, table: Table, found: Access, here: OfTable) -> Response:
    if table.row.config.get("log"):
        return RedirectResponse(f"/t/{table.row.id}/replay", 303)
    if not table.begun:
        return _room(visit, table, found, here)
    await visit.registry.warm_up.ready(table.row.game, visit.lang)

    async def work() -> tuple[dict[str, Any], Any, str]:
        role = first_role(visit, table, found)
        await table.draw(role)
        state = table.full(role, found, picture=False, token=here.key)
        viewer = Viewer.at(table.record, role.seat, role.lang)
        return state, table.rendering(role).picture(), viewer.sketch()

    state, picture, description = await table.act(work)
    return visit.page(
        "table.html",
        table=card_of(visit, table),
        game=lists.game_card(table.record.match.game, visit.lang),
        state=block(state),
        board=board(picture),
        description=description,
        role=state["role"],
        links=links(visit, table, found, here),
        over=table.record.match.over,
        fair=fairness.shown(table.row),
    )


def first_role(visit: Visit, table: Table, found: Access) -> Role:
    """Whose eyes a page opens with: on a screen with several seats those of the one to move."""
    asked = [seat for seat in found.seats if seat in table.record.match.seats]
    seat = next(iter([*asked, *found.seats]), None)
    return Role(seat, visit.lang, visit.screen.portrait, visit.screen.dark)


def board(picture: Any) -> dict[str, Any]:
    """A picture for a template."""
    return {"svg": picture.svg, "style": picture.style, "title": picture.title}


def card_of(visit: Visit, table: Table) -> dict[str, Any]:
    """The table's card for this visitor."""
    turn = table.record.match.seats if table.begun else None
    return lists.table_card(table.row, visit.guest.id, visit.lang, turn)


def links(visit: Visit, table: Table, found: Access, here: OfTable) -> dict[str, str]:
    """Where one can go from a table."""
    row = table.row
    own = row.config["seats"][found.seats[0]].get("token", "") if len(found.seats) == 1 else ""
    watch = row.config.get("watch", "") if found.seats or found.host else ""
    return {
        **{page: here.address(page) for page in ("log", "replay", "end", "chances")},
        "rules": f"/rules/{row.game}",
        "watch": visit.url(f"/watch/{seats.token(row, watch)}") if watch else "",
        "seat": visit.url(f"/seat/{seats.token(row, own)}") if own else "",
    }


def _room(visit: Visit, table: Table, found: Access, here: OfTable) -> Response:
    row = table.row
    if row.status == "closed":
        raise NoSuch("this table has been closed before it began")
    invites = []
    if found.host:
        for seat in seats.free(row):
            path = f"/join/{seats.token(row, row.config['seats'][seat]['token'])}"
            invites.append({"seat": seat, "name": "", "href": path, "url": visit.url(path)})
    role = Role(None, visit.lang, visit.screen.portrait, visit.screen.dark)
    return visit.page(
        "room.html",
        table=card_of(visit, table),
        game=lists.game_card(game(row.game), visit.lang),
        state=block(table.full(role, found, picture=False, token=here.key)),
        players=players(visit, table, found.seats),
        invites=invites,
        watch=links(visit, table, found, here)["watch"],
        kinds=lists.kind_cards(visit.lang),
        host=found.host,
        member=bool(found.seats),
        fair=fairness.shown(row),
    )


def players(visit: Visit, table: Table, mine: tuple[int, ...]) -> list[dict[str, Any]]:
    """Everybody at the table, for a template."""
    return [{**one, "mine": one["seat"] in mine} for one in table.players(visit.lang)]


async def give_seat(visit: Visit, asked: OfTable, form: forms.GiveSeat) -> Response:
    """The host decides who takes an open seat."""
    table, found = await find_table(visit, asked)
    if not found.host:
        raise Refused("host-seat", "only the host gives away open seats")
    await visit.registry.give_seat(table, form.seat, seats.make(form.kind, visit.guest, form.name))
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def show_invitation(visit: Visit, asked: ByLink) -> Response:
    """An invitation to one seat. Whoever has taken it before is led there."""
    table = await visit.registry.table(asked.token.table)
    held = visit.access(table, asked.token)
    if held is not None and held.seats and not held.host:
        return RedirectResponse(f"/seat/{asked.token}", 303)
    return _invitation(visit, table, seats.invited(table.row, asked.token))


async def join(visit: Visit, asked: ByLink, form: forms.Join) -> Response:
    """Take the seat of an invitation."""
    table = await visit.registry.table(asked.token.table)
    row, seat = table.row, seats.invited(table.row, asked.token)
    if seat is None:
        return await show_invitation(visit, asked)
    guest = Guest(visit.guest.id, form.name or visit.guest.name)
    visit.registry.gate.require("joins", f"from-{visit.where}")
    try:
        place = fairness.take_part(seats.taken(row.config["seats"][seat], guest), form.seal)
        await visit.registry.give_seat(table, seat, place)
    except Refused as refused:
        if refused.code == "seated":
            raise
        return _invitation(visit, table, None)
    response = RedirectResponse(f"/t/{row.id}", 303)
    visit.rename(form.name, response)
    return visit.keep(response)


def _invitation(visit: Visit, table: Table, seat: Seat | None) -> Response:
    """The invitation to a seat, or that somebody else has it."""
    row = table.row
    if seat is None and visit.access(table) is not None and seats.seats_of(row, visit.guest.id):
        return RedirectResponse(f"/t/{row.id}", 303)
    if seat is None and not row.config.get("public"):
        # A used link and an invented one look the same: neither tells anything about a table of others.
        return visit.page("error.html", 410, status=410, say=visit.say(Text("web-join-taken")), more="")
    hosting = seats.seats_of(row, row.config.get("host", ""))
    return visit.page(
        "join.html",
        200 if seat is not None else 410,
        game=lists.game_card(game(row.game), visit.lang),
        table=card_of(visit, table),
        seat=seat if seat is not None else 0,
        host=table.players(visit.lang)[hosting[0]]["name"] if hosting else "",
        players=players(visit, table, ()),
        taken=seat is None,
        fair=fairness.shown(row),
        watch=f"/t/{row.id}" if row.config.get("public") else "",
    )


async def rematch(visit: Visit, asked: OfTable, form: forms.Form) -> Response:
    """The same people at a new table. Whoever asks second is led to the one that exists."""
    table, found = await find_table(visit, asked)
    if not found.seats or table.row.status != "over":
        raise Refused("rematch", "a rematch follows a finished game of one's own")
    visit.require("tables")
    return RedirectResponse(f"/t/{await again(visit.registry, table)}", 303)


async def again(registry: Any, table: Table) -> str:
    """The id of the rematch, made if there is none yet."""

    async def work() -> str:
        row = await registry.store.table(table.row.id) or table.row
        if row.config.get("next"):
            return str(row.config["next"])
        places = [
            {**fairness.take_part_again(seat), **({"token": seats.secret()} if "token" in seat else {})}
            for seat in row.config["seats"]
        ]
        fresh: Table = await registry.create(
            row.game,
            Guest(row.config["host"], ""),
            places,
            options=dict(row.options),
            lang=row.config.get("lang", "en"),
            clock=seats.clock_of(row),
            public=bool(row.config.get("public")),
            position=row.position,
            since=row.config.get("from"),
        )
        chosen = await registry.configure(table, next=fresh.row.id)
        table.broadcast()
        return str(chosen["next"])

    return await table.act(work)
