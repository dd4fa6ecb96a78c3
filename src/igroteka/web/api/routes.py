"""The JSON API: everything that a page can do, for programs. Keys are sent as `Authorization: Bearer KEY`."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response

from ... import __version__
from ...bots import bots
from ...core import Game, Seat, game
from ...core import list_games as installed_games
from ...store import fresh_id
from ..live.view import Viewer
from ..pages import lists
from ..security.guard import address
from ..security.guests import Guest, clean_name
from ..tables import actions, fairness, seats
from ..tables.quotas import require_slowness
from ..workers.library import require_over, unless_gone
from . import errors, models, positions
from .caller import Caller, Lang, Number, SeatNumber, Who, each_parameter_once, house_of, soon

LONGEST_WAIT: Final = 30.0
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": models.Wrong} for code in (401, 403, 404, 409, 422, 429, 503)
}


def make_api() -> FastAPI:
    """The application that is mounted at /api."""
    api = FastAPI(
        title="Igroteka",
        version=__version__,
        description="Modern board games for programs: make tables, look, and play.",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
        dependencies=[Depends(each_parameter_once)],
    )
    errors.add(api)
    api.add_exception_handler(RequestValidationError, _invalid)
    _add_games(api)
    _add_tables(api)
    _add_play(api)
    positions.add(api)
    return api


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    said = []
    for one in error.errors()[:5]:
        where = ".".join(str(part) for part in one["loc"])
        said.append(f"{where}: {one['msg']}; found {str(one.get('input'))[:60]!r}")
    return errors.problem(422, "invalid", "; ".join(said))


# ---------------------------------------------------------------- games


def _about(g: Game, lang: str) -> dict[str, Any]:
    card = lists.game_card(g, lang)
    return {**card, "seats": list(g.seats), "edition": g.edition, "version": g.version}


def _add_games(api: FastAPI) -> None:
    @api.get("/games", response_model=list[models.GameAbout])
    async def list_games(lang: Lang = "en") -> Any:
        """All games."""
        return [_about(game(key), lang) for key in installed_games()]

    @api.get("/games/{key}", response_model=models.GameWhole)
    async def one_game(key: str, lang: Lang = "en") -> Any:
        """One game with its options, standing orders and bots."""
        g = game(key)
        return {
            **_about(g, lang),
            "options": lists.option_cards(g, lang),
            "orders": {name: list(choices) for name, choices in g.orders.items()},
            "bots": bots(),
            "moves": len(g.moves),
        }

    @api.get("/games/{key}/moves", response_model=list[str])
    async def all_moves(key: str) -> Any:
        """Every move that the notation of a game knows; the place in the list is the move's number."""
        return [move.text for move in game(key).moves.all]


# ---------------------------------------------------------------- tables


def _add_tables(api: FastAPI) -> None:
    @api.post("/tables", response_model=models.TableKeys, status_code=201)
    async def make_table(request: Request, wanted: models.NewTable) -> Any:
        """Make a table, with the set-up of the game or with a position. It begins as soon as no seat is open."""
        registry, where = house_of(request), address(request)
        registry.gate.require("tables", f"from-{where}")
        host = Guest(fresh_id(), clean_name(wanted.name))
        places = []
        for place in wanted.seats:
            kind = f"bot:{place.bot}" if place.kind == "bot" else place.kind
            made = seats.make(kind, host)
            if place.name:
                made["name"] = clean_name(place.name)
            places.append(made)
        begins = await positions.begins_with(registry, wanted)
        table = await registry.create(
            wanted.game,
            host,
            places,
            options=dict(wanted.options),
            lang=wanted.lang,
            clock=seats.clock_rule(wanted.clock, wanted.out),
            public=wanted.public,
            seed=wanted.seed or None,
            **begins,
        )
        row = table.row
        return {
            "table": row.id,
            "href": f"/t/{row.id}",
            "host_token": seats.token(row, row.config["host_token"]),
            "watch_token": seats.token(row, row.config["watch"]),
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

    @api.post("/join", response_model=models.SeatTaken)
    async def take_seat(request: Request, wanted: models.Invitation) -> Any:
        """Take the seat of an invitation."""
        registry = house_of(request)
        table = await registry.table(wanted.link.table)
        seat = seats.require_free(table.row, seats.invited(table.row, wanted.link))
        registry.gate.require("joins", f"from-{address(request)}")
        guest = Guest(fresh_id(), clean_name(wanted.name))
        taken = seats.taken(table.row.config["seats"][seat], guest)
        await registry.give_seat(table, seat, taken)
        return {"table": table.row.id, "seat": seat, "token": seats.token(table.row, taken["token"])}

    @api.get("/tables/{table}", response_model=models.TableAbout)
    async def about_table(who: Who) -> Any:
        """What everybody at a table knows."""
        table, own = who.table, who.access.seats
        row = table.row

        def work() -> dict[str, Any]:
            match = table.record.match if table.begun else None
            seat = own[0] if own else None
            return {
                "table": row.id,
                "game": row.game,
                "status": table.row.status,
                "seats": row.seats,
                "options": row.options,
                "players": table.players(),
                "turn": match.seats if match else [],
                "seq": table.record.number(seat) if match else 0,
                "step": len(match.entries_for(seat)) if match else 0,
                "over": match.over if match else False,
                "commitment": fairness.commitment_of(row),
                "mine": list(own),
                "from_step": row.config.get("from"),
            }

        return await soon(table, work)


# ---------------------------------------------------------------- looking and playing


def _add_play(api: FastAPI) -> None:
    @api.get("/tables/{table}/view", response_model=models.Seen)
    async def view(who: Who, lang: Lang = "en") -> Any:
        """The position as the caller may know it: as data, and as text to read."""
        return await soon(who.table, lambda: _seen(who, lang))

    @api.get("/tables/{table}/wait", response_model=models.Seen)
    async def wait(
        who: Who,
        seq: Number | None = None,
        timeout: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 20.0,
        lang: Lang = "en",
    ) -> Any:
        """The same as view, once one of the caller's seats is asked at a newer number, or after the time."""
        table, own = who.table, who.access.seats
        try:
            async with asyncio.timeout(timeout):
                while True:
                    changed = table.changed
                    if table.gone:
                        break
                    if table.begun:
                        match = table.record.match
                        now = table.record.number(own[0] if own else None)
                        asked = not own or any(seat in match.seats for seat in own)
                        if match.over or (asked and (seq is None or now > seq)):
                            break
                    await changed.wait()
        except TimeoutError:
            pass
        return await soon(table, lambda: _seen(who, lang))

    @api.get("/tables/{table}/moves", response_model=models.Question)
    async def moves(who: Who, seat: SeatNumber = None, lang: Lang = "en") -> Any:
        """The question to a seat with all legal moves; none if it is not asked."""
        mine, table = who.seat(seat), who.table

        def work() -> dict[str, Any]:
            viewer = Viewer.at(table.record, mine, lang)
            return {**(viewer.ask(table.record, table.only(mine)) or {}), "seq": table.record.number(mine)}

        return await soon(table, work)

    async def act(who: Who, mine: Seat, work: Callable[[], Awaitable[None]]) -> dict[str, Any]:
        await who.table.act(work)
        record = who.table.record
        return {"seq": record.number(mine), "over": record.match.over}

    @api.post("/tables/{table}/play", response_model=models.Done)
    async def play(who: Who, wanted: models.PlayIt) -> Any:
        """Play a move. When this answers, the move is on the disk."""
        mine = who.seat(wanted.seat)
        return await act(who, mine, lambda: actions.play(who.table, mine, wanted.seq, wanted.move))

    @api.post("/tables/{table}/undo", response_model=models.Done)
    async def undo(request: Request, who: Who, wanted: models.UndoIt) -> Any:
        """Take back."""
        require_slowness(request.app.state.gate, address(request))
        mine = who.seat(wanted.seat)
        return await act(who, mine, lambda: actions.undo(who.table, mine, wanted.seq, wanted.to))

    @api.post("/tables/{table}/order", response_model=models.Done)
    async def order(request: Request, who: Who, wanted: models.OrderIt) -> Any:
        """Give a standing order."""
        require_slowness(request.app.state.gate, address(request))
        mine = who.seat(wanted.seat)
        return await act(who, mine, lambda: actions.order(who.table, mine, wanted.key, wanted.value))

    @api.get("/tables/{table}/why", response_model=models.WhyNot)
    async def why(
        who: Who,
        el: Annotated[str, Query(min_length=1, max_length=200)],
        seat: SeatNumber = None,
        lang: Lang = "en",
    ) -> Any:
        """Why an element of the drawing cannot be chosen."""
        mine = who.seat(seat)
        return await soon(who.table, lambda: Viewer.at(who.table.record, mine, lang).why(el))

    @api.get("/tables/{table}/log", response_model=models.Told)
    async def log(who: Who, after: Number = 0, lang: Lang = "en") -> Any:
        """What happened, as the caller may know it."""

        def work() -> dict[str, Any]:
            viewer = who.viewer(lang)
            entries = [viewer.entry(i, e) for i, e in enumerate(viewer.entries()) if i >= after]
            number = who.table.record.number(viewer.seat)
            return {"seq": number, "over": viewer.match.over, "entries": entries}

        return await soon(who.table, work)

    @api.get("/tables/{table}/export", response_class=PlainTextResponse)
    async def export(who: Who) -> Response:
        """The log file: masked for the caller until the game is over, then whole with its seed."""

        def work() -> str:
            match, own = who.table.record.match, who.access.seats
            return match.export() if match.over else match.export(own[0] if own else None, full=False)

        return PlainTextResponse(await soon(who.table, work))

    @api.get("/tables/{table}/verify")
    async def verify(request: Request, who: Who) -> dict[str, Any]:
        """The fairness check; only when the game is over."""
        require_over(who.table)
        return await unless_gone(request, house_of(request).library.verified(who.table))


def _seen(who: Caller, lang: str) -> dict[str, Any]:
    viewer = who.viewer(lang)
    return {
        "seq": who.table.record.number(viewer.seat),
        "step": len(viewer.entries()),
        "over": viewer.match.over,
        "turn": viewer.match.seats,
        "view": dataclasses.asdict(viewer.game.view(viewer.world(), viewer.seat)),
        "scores": viewer.scores(),
        "text": viewer.sketch(),
    }
