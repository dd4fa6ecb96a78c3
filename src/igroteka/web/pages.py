"""The pages: lobby, set-up, tables and seats."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..core import IgrotekaError, Text, UnknownGame, game, games
from ..ledger import LANGUAGES
from ..store import TableRow
from . import cards, fairness, forms, seats
from .errors import NoSuch, Refused
from .guard import address
from .guests import Guest, clean_name, write_lang
from .inputs import whole_number
from .render import Eyes
from .seats import Access
from .show import Visit, block
from .sight import Role
from .table import Table

MINE: Final = 30
PUBLIC: Final = 30
PAGES: Final = 5
"""How far back the lobby looks for public tables, in hundreds."""
LOADED: Final = 8
"""How many own tables the lobby looks into, to say whose turn it is."""


# ---------------------------------------------------------------- lobby and set-up


async def lobby(request: Request) -> Response:
    """All games, and the tables that concern this guest."""
    visit = Visit(request)
    store = visit.house.store
    mine = await store.tables(guest=visit.guest.id, limit=MINE) if not visit.guest.fresh else []
    shown = {status: await _public(visit, status) for status in ("open", "running")}
    own = [row for row in visit.house.readable(mine) if row.status != "closed"]
    turns = await _turns(visit, [row for row in own if row.status == "running"][:LOADED])
    listed = [cards.table_card(row, visit.guest.id, visit.lang, turns.get(row.id)) for row in own]
    listed.sort(key=lambda card: (not card["turn"], card["status"] == "over"))
    return visit.page(
        "lobby.html",
        games=cards.all_games(visit.lang),
        drafts={key: visit.house.desk.dealer.draft(visit.guest.id) for key in games()},
        mine=listed,
        open=shown["open"],
        running=shown["running"],
    )


async def _public(visit: Visit, status: str) -> list[dict[str, Any]]:
    """Public tables of others, the newest first."""
    found: list[dict[str, Any]] = []
    last: str | None = None
    for _ in range(PAGES):
        page = await visit.house.store.tables(status=status, limit=100, before=last)
        for row in visit.house.readable(page):
            if row.config.get("public") and visit.guest.id not in row.guests:
                found.append(cards.table_card(row, visit.guest.id, visit.lang, None))
        if len(page) < 100 or len(found) >= PUBLIC:
            break
        last = page[-1].id
    return found[:PUBLIC]


async def _turns(visit: Visit, rows: list[TableRow]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for row in rows:
        try:
            table = await visit.house.table(row.id)
        except IgrotekaError:
            continue
        if table.begun:
            found[row.id] = table.record.match.seats
    return found


async def new(request: Request) -> Response:
    """Choose options and seats; POST makes the table."""
    visit = Visit(request)
    g = find_game(request)
    if request.method == "GET":
        return _set_up(visit, g, forms.SetUp.fresh(g))
    form = await forms.read(visit)
    name = clean_name(form.get("name", visit.guest.name))
    chosen = forms.SetUp.fresh(g)
    try:
        chosen = forms.SetUp.of(g, form)
        host = Guest(visit.guest.id, name)
        places = chosen.places(host)
        deal = await forms.deal(visit, chosen, places)
        if not request.app.state.gate.passes("tables", f"guest-{host.id}", f"from-{address(request)}"):
            return _set_up(visit, g, chosen, 429, visit.say(Text("websay-many-tables")))
        table = await visit.house.create(
            g.key,
            host,
            places,
            options=dict(chosen.options),
            lang=visit.lang,
            clock=seats.clock_rule(chosen.clock, chosen.out),
            public=chosen.public,
            seed=chosen.seed or None,
            deal=deal,
        )
    except Refused:
        raise
    except IgrotekaError as error:
        return _set_up(visit, g, chosen, 422, visit.say(Text("error-other", detail=str(error))))
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    visit.rename(name, response)
    return visit.keep(response)


def _set_up(visit: Visit, g: Any, chosen: forms.SetUp, status: int = 200, problem: str = "") -> Response:
    card = cards.game_card(g, visit.lang)
    options = cards.option_cards(g, visit.lang)
    for option in options:
        option["value"] = chosen.options.get(option["key"], option["default"])
    return visit.page(
        "new.html",
        status,
        game=card,
        counts=list(g.seats),
        count=chosen.count,
        kinds=cards.kind_cards(visit.lang),
        seats=chosen.kinds,
        names=chosen.names,
        options=options,
        clocks=[{"value": one, "label": clock_label(visit, one)} for one in seats.CLOCKS],
        clock=chosen.clock,
        outs=[{"value": one, "label": visit.say(Text(f"websay-out-{one}"))} for one in seats.OUTS],
        out=chosen.out,
        public=chosen.public,
        draft=visit.house.desk.dealer.draft(visit.guest.id),
        problem=problem,
    )


def clock_label(visit: Visit, written: str) -> str:
    """A clock in words."""
    rule = seats.clock_rule(written, "bot")
    if rule is None:
        return visit.say(Text("websay-clock-none"))
    return visit.say(Text("websay-clock", minutes=rule.seconds // 60, seconds=rule.bonus))


def find_game(request: Request) -> Any:
    """The game of an address."""
    try:
        return game(str(request.path_params["game"]))
    except UnknownGame as error:
        raise NoSuch(str(error)) from None


async def me(request: Request) -> Response:
    """Change the name or the language, then go back."""
    visit = Visit(request)
    form = await forms.read(visit)
    response = RedirectResponse(forms.own_path(form.get("next", "/")), 303)
    if form.get("lang") in LANGUAGES:
        write_lang(response, form["lang"])
    visit.rename(clean_name(form.get("name", "")), response)
    return visit.keep(response)


# ---------------------------------------------------------------- tables


async def find_table(visit: Visit) -> tuple[Table, Access]:
    """The table of an address, and what the visitor may do there. A link may stand in the query as `k`."""
    table = await visit.house.table(str(visit.request.path_params["table"]))
    link = visit.request.query_params.get("k", "")
    found = visit.access(table, link)
    if found is None:
        raise NoSuch("there is no such table for you; ask its host for a link")
    return table, found


async def show_table(request: Request) -> Response:
    """A table as its visitor sees it: the room while seats are open, then the board."""
    visit = Visit(request)
    table, found = await find_table(visit)
    return await _table(visit, table, found, "")


async def by_link(request: Request) -> Response:
    """A table by a link, for a spectator or for one seat on another device."""
    visit = Visit(request)
    link = str(request.path_params["token"])
    table = await visit.house.by_link(link)
    found = visit.access(table, link)
    if found is None or found.host:
        raise NoSuch("this link does not lead to a table; ask its host for a new one")
    return await _table(visit, table, found, link)


async def _table(visit: Visit, table: Table, found: Access, link: str) -> Response:
    if table.row.config.get("log"):
        return RedirectResponse(f"/t/{table.row.id}/replay", 303)
    if not table.begun:
        return _room(visit, table, found, link)
    await visit.house.warmth.ready(table.row.game, visit.lang)

    async def work() -> tuple[dict[str, Any], Any, str]:
        role = first_role(visit, table, found)
        await table.draw(role)
        state = table.full(role, found, picture=False, token=link)
        eyes = Eyes.at(table.record, role.seat, role.lang)
        return state, table.sight(role).picture(), eyes.sketch()

    state, picture, description = await table.act(work)
    return visit.page(
        "table.html",
        table=card_of(visit, table),
        game=cards.game_card(table.record.match.game, visit.lang),
        state=block(state),
        board=board(picture),
        description=description,
        role=state["role"],
        links=links(visit, table, found, link),
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
    return cards.table_card(table.row, visit.guest.id, visit.lang, turn)


def links(visit: Visit, table: Table, found: Access, link: str) -> dict[str, str]:
    """Where one can go from a table."""
    row, key = table.row, f"?k={link}" if link else ""
    own = row.config["seats"][found.seats[0]].get("token", "") if len(found.seats) == 1 else ""
    watch = row.config.get("watch", "") if found.seats or found.host else ""
    return {
        "log": f"/t/{row.id}/log{key}",
        "replay": f"/t/{row.id}/replay{key}",
        "end": f"/t/{row.id}/end{key}",
        "chances": f"/t/{row.id}/chances{key}",
        "rules": f"/rules/{row.game}",
        "watch": visit.url(f"/watch/{seats.token(row, watch)}") if watch else "",
        "seat": visit.url(f"/seat/{seats.token(row, own)}") if own else "",
    }


def _room(visit: Visit, table: Table, found: Access, link: str, problem: str = "") -> Response:
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
        422 if problem else 200,
        table=card_of(visit, table),
        game=cards.game_card(game(row.game), visit.lang),
        state=block(table.full(role, found, picture=False, token=link)),
        players=players(visit, table, found.seats),
        invites=invites,
        watch=links(visit, table, found, link)["watch"],
        kinds=cards.kind_cards(visit.lang),
        host=found.host,
        member=bool(found.seats),
        fair=fairness.shown(row),
        problem=problem,
    )


def players(visit: Visit, table: Table, mine: tuple[int, ...]) -> list[dict[str, Any]]:
    """Everybody at the table, for a template."""
    return [{**one, "mine": one["seat"] in mine} for one in table.players(visit.lang)]


async def give_seat(request: Request) -> Response:
    """The host decides who takes an open seat."""
    visit = Visit(request)
    form = await forms.read(visit)
    table, found = await find_table(visit)
    kind, seat = form.get("kind", ""), whole_number(form.get("seat", ""))
    if not found.host:
        raise Refused("host", Text("websay-host"), detail="only the host gives away open seats")
    if seat is None or seat not in seats.free(table.row):
        said = f"found {form.get('seat', '')[:20]!r}; allowed: {seats.free(table.row)}"
        raise Refused("taken", Text("websay-taken"), detail=said)
    try:
        place = seats.make(kind, visit.guest, form.get("name", ""))
    except IgrotekaError as error:
        return _room(visit, table, found, "", visit.say(Text("error-other", detail=str(error))))
    await visit.house.give_seat(table, seat, place)
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def join(request: Request) -> Response:
    """An invitation to one seat; POST takes it."""
    visit = Visit(request)
    link = str(request.path_params["token"])
    table = await visit.house.by_link(link)
    row = table.row
    seat = seats.invited(row, link)
    held = visit.access(table, link)
    if held is not None and held.seats and not held.host:
        return RedirectResponse(f"/seat/{link}", 303)
    if seat is not None and request.method == "POST":
        form = await forms.read(visit)
        name = clean_name(form.get("name", ""))
        guest = Guest(visit.guest.id, name or visit.guest.name)
        if not request.app.state.gate.passes("joins", f"from-{address(request)}"):
            raise Refused("fast", Text("websay-fast"), detail="too many seats taken from one address; wait")
        try:
            place = fairness.take_part(seats.taken(row.config["seats"][seat], guest), form.get("seal", ""))
            await visit.house.give_seat(table, seat, place)
        except Refused as refused:
            if refused.code == "seated":
                raise
            seat = None
        else:
            response = RedirectResponse(f"/t/{row.id}", 303)
            visit.rename(name, response)
            return visit.keep(response)
    if seat is None and visit.access(table) is not None and seats.seats_of(row, visit.guest.id):
        return RedirectResponse(f"/t/{row.id}", 303)
    hosting = seats.seats_of(row, row.config.get("host", ""))
    return visit.page(
        "join.html",
        200 if seat is not None else 410,
        game=cards.game_card(game(row.game), visit.lang),
        table=card_of(visit, table),
        seat=seat if seat is not None else 0,
        host=table.players(visit.lang)[hosting[0]]["name"] if hosting else "",
        players=players(visit, table, ()),
        taken=seat is None,
        fair=fairness.shown(row),
        watch=f"/t/{row.id}" if row.config.get("public") else "",
    )


async def rematch(request: Request) -> Response:
    """The same people at a new table. Whoever asks second is led to the one that exists."""
    visit = Visit(request)
    await forms.read(visit)
    table, found = await find_table(visit)
    if not found.seats or table.row.status != "over":
        raise Refused("over", Text("websay-rematch"), detail="a rematch follows a finished game of one's own")
    if not request.app.state.gate.passes("tables", f"guest-{visit.guest.id}", f"from-{address(request)}"):
        raise Refused("fast", Text("websay-many-tables"), detail="too many tables; wait a while")
    return RedirectResponse(f"/t/{await again(visit.house, table)}", 303)


async def again(house: Any, table: Table) -> str:
    """The id of the rematch, made if there is none yet."""

    async def work() -> str:
        row = await house.store.table(table.row.id) or table.row
        if row.config.get("next"):
            return str(row.config["next"])
        places = [
            {**fairness.take_part_again(seat), **({"token": seats.secret()} if "token" in seat else {})}
            for seat in row.config["seats"]
        ]
        fresh: Table = await house.create(
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
        chosen = await house.configure(table, next=fresh.row.id)
        table.broadcast()
        return str(chosen["next"])

    return await table.act(work)
