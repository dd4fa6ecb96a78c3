"""Looking back: the end of a game, its log, its replay, and games that were played elsewhere."""

from __future__ import annotations

import gzip
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from ..core import Seat, Text
from ..store import TableRow, fresh_id
from . import cards, forms, graphs, seats
from .errors import NoSuch
from .films import MOST_FRAMES, Viewer
from .guard import address
from .inputs import number_in, seat_in
from .library import unless_gone
from .pages import card_of, find_table, links
from .render import Eyes
from .seats import Access
from .show import Visit, block
from .table import Table
from .working import Brought

LARGEST_LOG: Final = 512 * 1024
PATIENCE: Final = 8.0
"""Seconds for which a page waits for an analysis before it asks again."""


def whose_eyes(visit: Visit, table: Table, found: Access) -> Seat | None:
    """The seat whose view is asked for. Before the end only one's own, or a spectator's."""
    over = table.record.match.over
    allowed = list(range(table.row.seats)) if over or table.row.config.get("log") else list(found.seats)
    return seat_in(visit.request.query_params, "seat", allowed)


def viewer_of(visit: Visit, table: Table, seat: Seat | None) -> Viewer:
    """How a visitor sees the steps of a match."""
    names = tuple(seats.names(table.row.config["seats"], visit.lang))
    screen, over = visit.screen, table.record.match.over
    return Viewer(seat, visit.lang, names, screen.portrait, screen.dark, over)


def steps_in(visit: Visit, table: Table, seat: Seat | None, name: str, default: int | None = None) -> int:
    """A step of the query, at most the last one that this viewer may know of, which is also the default."""
    most = len(table.record.match.entries_for(seat))
    return number_in(visit.request.query_params, name, most if default is None else default, most)


# ---------------------------------------------------------------- pages


async def end(request: Request) -> Response:
    """Scores by item, the graph, the fairness check."""
    visit = Visit(request)
    table, found = await find_table(visit)
    if not table.begun or not table.record.match.over:
        raise NoSuch("this game is not over yet")
    match, library = table.record.match, visit.house.library
    viewer = viewer_of(visit, table, None)
    shown = await unless_gone(request, library.ending(table, viewer))
    eyes = Eyes.at(table.record, found.seats[0] if len(found.seats) == 1 else None, visit.lang)
    rows, names = sorted(shown["scores"], key=lambda row: int(row["rank"])), shown["items"]
    for row in rows:
        row["won"] = row["rank"] == 1
        row["items"] = [
            {"key": key, "label": names[key], "points": points} for key, points in row["items"].items()
        ]
    next_id = table.row.config.get("next", "")
    return visit.page(
        "end.html",
        table=card_of(visit, table),
        game=cards.game_card(match.game, visit.lang),
        board=shown["board"],
        scores=rows,
        items=[{"key": key, "label": label} for key, label in names.items()],
        graph=shown["graph"],
        verify=await unless_gone(request, library.verified(table)),
        shares=[{"name": viewer.names[seat], "share": share} for seat, share in match.shares.items()],
        chosen=bool(table.row.config.get("chosen")),
        links=links(visit, table, found, request.query_params.get("k", "")),
        next=f"/t/{next_id}" if next_id else "",
        member=bool(found.seats),
        deletable=found.host and seats.guests_of(table.row.config) == [found.guest],
        say=eyes.result(),
    )


async def replay(request: Request) -> Response:
    """A match from any step on."""
    visit = Visit(request)
    table, found = await find_table(visit)
    seat = whose_eyes(visit, table, found)
    viewer, step = viewer_of(visit, table, seat), steps_in(visit, table, seat, "step")
    match = table.record.match
    shown = await unless_gone(request, visit.house.library.replay(table, viewer, step))
    picture = shown.pop("board")
    row, key = table.row, request.query_params.get("k", "")
    # Whoever gets the link to a step may watch; a key of a seat must not travel with it.
    watch = "" if row.config.get("public") else f"&k={seats.token(row, row.config.get('watch', ''))}"
    whose = "{seat}" if viewer.whole else ""
    state = {
        "t": "replay",
        "table": row.id,
        "seat": seat,
        **shown,
        "frames": f"/t/{row.id}/frames" + (f"?k={key}" if key else ""),
        "share": f"/t/{row.id}/replay?step={{step}}&seat={whose}{watch}",
    }
    over = viewer.whole or bool(row.config.get("log"))
    if over:
        state["on"] = f"/t/{row.id}/on?step={{step}}" + (f"&k={key}" if key else "")
        state["save"] = f"/t/{row.id}/position?step={{step}}" + (f"&k={key}" if key else "")
    if viewer.whole:
        state["chances"] = links(visit, table, found, key)["chances"]
    eyes = list(range(row.seats)) if over else list(found.seats)
    return visit.page(
        "replay.html",
        table=card_of(visit, table),
        game=cards.game_card(match.game, visit.lang),
        board=picture,
        state=block(state),
        seats=[
            {"value": "", "label": visit.say(Text("spectator")), "on": seat is None},
            *[{"value": str(i), "label": viewer.names[i], "on": seat == i} for i in eyes],
        ],
        imported=bool(row.config.get("log")),
        over=viewer.whole,
        open=over,
    )


async def chances(request: Request) -> Response:
    """The graph of the chances to win and the turning points, as a part of a page; 202 while they are being computed."""
    visit = Visit(request)
    table, _ = await find_table(visit)
    if not table.begun or not table.record.match.over:
        raise NoSuch("this game is not over yet: its chances are still secret")
    found = await visit.house.analyst.of(table, PATIENCE)
    if found is None:
        return PlainTextResponse("", 202)
    eyes = Eyes.at(table.record, None, visit.lang, whole=True)
    key = request.query_params.get("k", "")
    path = f"/t/{table.row.id}/replay?step={{}}" + (f"&k={key}" if key else "")
    return visit.page(
        "chances.html",
        heading=graphs.heading(eyes, visit.say),
        svg=graphs.graph(
            found, eyes, visit.say, number_in(request.query_params, "wide", graphs.WIDEST, graphs.WIDEST)
        ),
        turns=graphs.turns(found, eyes, visit.say, lambda step: path.format(step)),
    )


async def frames(request: Request) -> Response:
    """Some steps as a first picture and patches; few at once, and where they end is told."""
    visit = Visit(request)
    table, found = await find_table(visit)
    seat = whose_eyes(visit, table, found)
    viewer = viewer_of(visit, table, seat)
    first = steps_in(visit, table, seat, "from", 0)
    last = min(steps_in(visit, table, seat, "to"), first + MOST_FRAMES)
    body = await unless_gone(request, visit.house.library.frames(table, viewer, first, last))
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type="application/json")


async def log(request: Request) -> Response:
    """The log file: whole when the game is over, otherwise as its reader may know it."""
    visit = Visit(request)
    table, found = await find_table(visit)
    seat = found.seats[0] if len(found.seats) == 1 else None

    async def work() -> str:
        match = table.record.match
        if match.over or table.row.config.get("log"):
            return match.export()
        return match.export(seat, full=False)

    name = f"igroteka-{table.row.game}-{table.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await table.act(work), headers=headers)


async def verify(request: Request) -> Response:
    """The fairness check for programs."""
    visit = Visit(request)
    table, _ = await find_table(visit)
    if not table.begun or not table.record.match.over:
        raise NoSuch("this game is not over yet: its seed is still secret")
    return JSONResponse(await unless_gone(request, visit.house.library.verified(table)))


# ---------------------------------------------------------------- games from elsewhere


async def bring(request: Request) -> Response:
    """Bring a log file and look at its replay."""
    visit = Visit(request)
    if request.method == "GET":
        return visit.page("import.html")
    form = await forms.read(visit)
    text = form.get("file") or form.get("text") or ""
    if not request.app.state.gate.passes("uploads", f"guest-{visit.guest.id}", f"from-{address(request)}"):
        return visit.page("import.html", 429, problem=visit.say(Text("websay-many-tables")))
    if not text.strip() or len(text) > LARGEST_LOG:
        said = f"found {len(text)} characters; allowed: 1 to {LARGEST_LOG}"
        return visit.page("import.html", 422, problem=visit.say(Text("error-other", detail=said)))
    brought = await unless_gone(request, visit.house.thinker.read_log(text))
    if brought.problem:
        return visit.page("import.html", 422, problem=visit.say(Text("error-other", detail=brought.problem)))
    table = await visit.house.bring(row_of(brought, text, visit))
    return visit.keep(RedirectResponse(f"/t/{table.row.id}/replay?step=0", 303))


def row_of(brought: Brought, text: str, visit: Visit) -> TableRow:
    """A table that only keeps a log to look at."""
    config: dict[str, Any] = {
        "host": visit.guest.id,
        "watch": seats.secret(),
        "seats": [
            {"kind": "guest", "guest": "", "name": name} for name in brought.names or [""] * brought.seats
        ],
        "public": True,
        "log": text,
    }
    return TableRow(
        fresh_id(),
        brought.game,
        brought.seats,
        dict(brought.options),
        brought.seed or "none",
        names=list(brought.names),
        config=config,
        status="closed",
        version=brought.version,
        guests=[visit.guest.id],
    )
