"""Looking back: the end of a game, its log, its replay, and games that were played elsewhere."""

from __future__ import annotations

import gzip
from typing import Any, Final

from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from ...core import Seat, Text
from ...store import TableRow, fresh_id
from ..errors import NoSuch, Refused
from ..live.view import Viewer
from ..tables import actions, seats
from ..tables.seats import Access
from ..tables.table import Table
from ..workers.library import has_secrets
from ..workers.replays import MOST_FRAMES, ReplayRole
from ..workers.tasks import Brought
from . import forms, graphs, lists
from .queries import Chances, Frames, Nothing, OfTable, Replay
from .tables import card_of, find_table, links
from .visit import Visit, block

LARGEST_LOG: Final = 512 * 1024
PATIENCE: Final = 8.0
"""Seconds for which a page waits for an analysis before it asks again."""


def whose_eyes(seat: Seat | None, table: Table, found: Access) -> Seat | None:
    """The seat whose view is asked for, which must be one's own before the end; None for a spectator's."""
    if seat is None or (not has_secrets(table) and seat < table.row.seats):
        return seat
    return actions.require_own_seat(found, seat)


def role_of(visit: Visit, table: Table, seat: Seat | None) -> ReplayRole:
    """How a visitor sees the steps of a match."""
    names = tuple(seats.names(table.row.config["seats"], visit.lang))
    screen, over = visit.screen, table.match.over
    return ReplayRole(seat, visit.lang, names, screen.portrait, screen.dark, over)


def known_step(step: int | None, table: Table, seat: Seat | None) -> int:
    """A step, at most the last one that this viewer may know of, which is also the default."""
    most = len(table.match.entries_for(seat))
    return most if step is None else min(step, most)


# ---------------------------------------------------------------- pages


async def end(visit: Visit, asked: OfTable) -> Response:
    """Scores by item, the graph, the fairness check."""
    table, found = await find_table(visit, asked)
    if not table.has_begun or not table.match.over:
        raise NoSuch("this game is not over yet")
    match, library = table.match, visit.registry.library
    role = role_of(visit, table, None)
    shown = await visit.unless_gone(library.ending(table, role))
    viewer = Viewer.at(table, found.seats[0] if len(found.seats) == 1 else None, visit.lang)
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
        game=lists.game_card(match.game, visit.lang),
        board=shown["board"],
        scores=rows,
        items=[{"key": key, "label": label} for key, label in names.items()],
        graph=shown["graph"],
        verify=await visit.unless_gone(library.verified(table)),
        shares=[{"name": role.names[seat], "share": share} for seat, share in match.shares.items()],
        chosen=bool(table.row.config.get("chosen")),
        links=links(visit, table, found, asked),
        next=f"/t/{next_id}" if next_id else "",
        member=bool(found.seats),
        deletable=found.host and seats.guests_of(table.row.config) == [found.guest],
        say=viewer.result(),
    )


async def replay(visit: Visit, asked: Replay) -> Response:
    """A match from any step on."""
    table, found = await find_table(visit, asked)
    seat = whose_eyes(asked.seat, table, found)
    role, step = role_of(visit, table, seat), known_step(asked.step, table, seat)
    match = table.match
    shown = await visit.unless_gone(visit.registry.library.replay(table, role, step))
    picture = shown.pop("board")
    row = table.row
    # Whoever gets the link to a step may watch; a key of a seat must not travel with it.
    watch = "" if row.config.get("public") else f"&k={seats.token(row, row.config.get('watch', ''))}"
    whose = "{seat}" if role.whole else ""
    state = {
        "t": "replay",
        "table": row.id,
        "seat": seat,
        **shown,
        "frames": asked.address("frames"),
        "share": f"/t/{row.id}/replay?step={{step}}&seat={whose}{watch}",
    }
    over = role.whole or bool(row.config.get("log"))
    if over:
        state["on"] = asked.address("on", step="{step}")
        state["save"] = asked.address("position", step="{step}")
    if role.whole:
        state["chances"] = asked.address("chances")
    viewer = list(range(row.seats)) if over else list(found.seats)
    return visit.page(
        "replay.html",
        table=card_of(visit, table),
        game=lists.game_card(match.game, visit.lang),
        board=picture,
        state=block(state),
        seats=[
            {"value": "", "label": visit.say(Text("spectator")), "on": seat is None},
            *[{"value": str(i), "label": role.names[i], "on": seat == i} for i in viewer],
        ],
        imported=bool(row.config.get("log")),
        over=role.whole,
        open=over,
    )


async def chances(visit: Visit, asked: Chances) -> Response:
    """The graph of the chances to win and the turning points, as a part of a page; 202 while they are being computed."""
    table, _ = await find_table(visit, asked)
    if not table.has_begun or not table.match.over:
        raise NoSuch("this game is not over yet: its chances are still secret")
    found = await visit.registry.analysis_service.of(table, PATIENCE)
    if found is None:
        return PlainTextResponse("", 202)
    viewer = Viewer.at(table, None, visit.lang, whole=True)
    wide = graphs.WIDEST if asked.wide is None else min(asked.wide, graphs.WIDEST)
    return visit.page(
        "chances.html",
        heading=graphs.heading(viewer, visit.say),
        svg=graphs.graph(found, viewer, visit.say, wide),
        turns=graphs.turns(found, viewer, visit.say, lambda step: asked.address("replay", step=step)),
    )


async def frames(visit: Visit, asked: Frames) -> Response:
    """Some steps as a first picture and patches; few at once, and where they end is told."""
    table, found = await find_table(visit, asked)
    seat = whose_eyes(asked.seat, table, found)
    role = role_of(visit, table, seat)
    first = known_step(asked.first, table, seat)
    last = min(known_step(asked.last, table, seat), first + MOST_FRAMES)
    body = await visit.unless_gone(visit.registry.library.frames(table, role, first, last))
    headers = {"vary": "Accept-Encoding"}
    if visit.takes_gzip:
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type="application/json")


async def log(visit: Visit, asked: OfTable) -> Response:
    """The log file: whole when the game is over, otherwise as its reader may know it."""
    table, found = await find_table(visit, asked)
    seat = found.seats[0] if len(found.seats) == 1 else None

    async def work() -> str:
        match = table.match
        if match.over or table.row.config.get("log"):
            return match.export()
        return match.export(seat, full=False)

    name = f"igroteka-{table.row.game}-{table.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await table.act(work), headers=headers)


async def verify(visit: Visit, asked: OfTable) -> Response:
    """The fairness check for programs."""
    table, _ = await find_table(visit, asked)
    if not table.has_begun or not table.match.over:
        raise NoSuch("this game is not over yet: its seed is still secret")
    return JSONResponse(await visit.unless_gone(visit.registry.library.verified(table)))


# ---------------------------------------------------------------- games from elsewhere


async def show_bring(visit: Visit, asked: Nothing) -> Response:
    """A form for a log file."""
    return visit.page("import.html")


async def bring(visit: Visit, asked: Nothing, form: forms.Bring) -> Response:
    """Bring a log file and look at its replay."""
    text = form.whole
    try:
        visit.require("uploads")
    except Refused as refused:
        return visit.page("import.html", refused.status, problem=visit.say(refused.text))
    if not text.strip() or len(text) > LARGEST_LOG:
        said = f"found {len(text)} characters; allowed: 1 to {LARGEST_LOG}"
        return visit.page("import.html", 422, problem=visit.say(Text("error-other", detail=said)))
    brought = await visit.unless_gone(visit.registry.worker_pool.read_log(text))
    if brought.problem:
        return visit.page("import.html", 422, problem=visit.say(Text("error-other", detail=brought.problem)))
    table = await visit.registry.add_imported(row_of(brought, text, visit))
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
