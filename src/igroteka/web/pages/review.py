"""Games that are looked at again: the end of a game, its log, its replay, its chances, and imported logs."""

from __future__ import annotations

import gzip
from typing import Final

from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from ...core import Seat, Text
from ...store import TableRow, fresh_id
from ...texts import speaker
from ..errors import Refused
from ..live.view import Viewer
from ..security.secrecy import has_secrets
from ..tables import actions, seats
from ..tables.config import TableConfig
from ..tables.seats import Access
from ..tables.table import Table
from ..workers.replay_library import limit_step
from ..workers.replays import MOST_FRAMES, ReplayRole
from ..workers.tasks import UploadedLog
from . import cards, graphs
from .forms import UploadForm
from .personal_best import compare
from .queries import ChancesQuery, FramesQuery, NoQuery, ReplayQuery, TableQuery
from .sharing import table_address
from .standing import rating_rows
from .tables import links, table_card_for
from .visit import Visit, json_block

LARGEST_LOG: Final = 512 * 1024
PATIENCE: Final = 8.0
"""Seconds for which a page waits for an analysis before it asks again."""


def require_viewpoint(seat: Seat | None, table: Table, access: Access) -> Seat | None:
    """The seat whose view is asked for, which must be one's own before the end; None for a spectator's."""
    if seat is None or (not has_secrets(table, access) and seat < table.row.seats):
        return seat
    return actions.require_own_seat(access, seat)


def replay_role(visit: Visit, table: Table, access: Access, seat: Seat | None) -> ReplayRole:
    """How a visitor sees the steps of a match."""
    whole = table.match.over or seats.is_recorder(table.row, access)
    names = tuple(seats.names(table.row.config["seats"], visit.lang))
    return ReplayRole(seat, visit.lang, names, visit.dark, whole)


# ---------------------------------------------------------------- pages


async def show_end(visit: Visit, query: TableQuery) -> Response:
    """Scores by item, the graph, the fairness check."""
    table, access = await visit.find_finished_table(query)
    match, library = table.match, visit.registry.replay_library
    role = replay_role(visit, table, access, None)
    end = await visit.while_connected(library.end_page(table, role))
    viewer = Viewer.at(table, access.seats[0] if len(access.seats) == 1 else None, visit.lang)
    names = end["items"]
    rows = [
        {
            **row,
            "won": row["rank"] == 1,
            "items": [
                {"key": key, "label": names[key], "points": points} for key, points in row["items"].items()
            ],
        }
        for row in sorted(end["scores"], key=lambda row: row["rank"] or 0)
    ]
    return visit.page(
        "end.html",
        table=table_card_for(visit, table),
        game=cards.game_card(match.game, visit.lang),
        board=end["board"],
        scores=rows,
        items=[{"key": key, "label": label} for key, label in names.items()],
        graph=end["graph"],
        accounts=end["accounts"],
        verify=await visit.while_connected(library.fairness_check(table)),
        shares=[{"name": role.names[seat], "share": share} for seat, share in match.shares.items()],
        chosen=bool(table.row.config.get("chosen")),
        links=links(visit, table, access, query),
        next=seats.next_address(table.row, bool(access.seats)),
        member=bool(access.seats),
        deletable=access.host and seats.guests_of(table.row.config) == [access.guest],
        say=viewer.result(),
        best=await compare(visit, table),
        ratings=await rating_rows(visit, table),
        link_picture=table_address(visit, table, access, query),
    )


async def show_replay(visit: Visit, query: ReplayQuery) -> Response:
    """A match from any step on."""
    table, access = await visit.find_table(query)
    seat = require_viewpoint(query.seat, table, access)
    role, step = replay_role(visit, table, access, seat), limit_step(query.step, table, seat)
    match = table.match
    page = await visit.while_connected(visit.registry.replay_library.replay_page(table, role, step))
    row = table.row
    # Whoever gets the link to a step may watch; a key of a seat must not travel with it.
    watch = "" if row.config.get("public") else f"&k={seats.token(row, row.config.get('watch', ''))}"
    whose = "{seat}" if match.over else ""
    state = {
        "t": "replay",
        "table": row.id,
        "seat": seat,
        **{key: value for key, value in page.items() if key != "board"},
        "frames": query.address("frames"),
        "share": f"/t/{row.id}/replay?step={{step}}&seat={whose}{watch}",
    }
    is_open = role.whole or bool(row.config.get("log"))
    if is_open:
        state["on"] = query.address("on", step="{step}")
        state["save"] = query.address("position", step="{step}")
        state["evaluation"] = query.address("evaluation", step="{step}")
    if match.over:
        state["chances"] = query.address("chances")
    viewpoints = list(range(row.seats)) if is_open else list(access.seats)
    return visit.page(
        "replay.html",
        table=table_card_for(visit, table),
        game=cards.game_card(match.game, visit.lang),
        board=page["board"],
        state=json_block(state),
        seats=[
            {"value": "", "label": visit.say(Text("spectator")), "on": seat is None},
            *[{"value": str(i), "label": role.names[i], "on": seat == i} for i in viewpoints],
        ],
        imported=bool(row.config.get("log")),
        over=match.over,
        open=is_open,
        back=query.address(),
        link_picture=table_address(visit, table, access, query, step),
    )


async def show_chances(visit: Visit, query: ChancesQuery) -> Response:
    """The graph of the chances to win and the turning points, as a part of a page; 202 while they are being computed."""
    table, _ = await visit.find_finished_table(query)
    analysis = await visit.registry.analysis_service.analyse(table, PATIENCE)
    if analysis is None:
        return PlainTextResponse("", 202)
    viewer = Viewer.at(table, None, visit.lang, whole=True)
    wide = graphs.WIDEST if query.wide is None else min(query.wide, graphs.WIDEST)
    return visit.page(
        "chances.html",
        heading=graphs.graph_heading(viewer, visit.say),
        svg=graphs.draw_graph(analysis, viewer, visit.say, wide),
        seats=[{"seat": i, "name": viewer.name_of(i)} for i in range(len(analysis.points[0].chances))],
        turns=graphs.turning_points(
            analysis, viewer, visit.say, lambda step: query.address("replay", step=step)
        ),
    )


async def send_frames(visit: Visit, query: FramesQuery) -> Response:
    """Some steps as a first picture and patches; few at once, and where they end is told."""
    table, access = await visit.find_table(query)
    seat = require_viewpoint(query.seat, table, access)
    role = replay_role(visit, table, access, seat)
    first = limit_step(query.first, table, seat)
    last = min(limit_step(query.last, table, seat), first + MOST_FRAMES)
    body = await visit.while_connected(visit.registry.replay_library.frames(table, role, first, last))
    headers = {"vary": "Accept-Encoding"}
    if visit.takes_gzip:
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type="application/json")


async def send_log(visit: Visit, query: TableQuery) -> Response:
    """The log file: whole when the game is over, otherwise as its reader may know it."""
    table, access = await visit.find_table(query)
    seat = access.seats[0] if len(access.seats) == 1 else None

    async def work() -> str:
        match = table.match
        return match.export(seat, full=False) if has_secrets(table, access) else match.export()

    name = f"igroteka-{table.row.game}-{table.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await table.act(work), headers=headers)


async def send_fairness_check(visit: Visit, query: TableQuery) -> Response:
    """The fairness check for programs."""
    table, _ = await visit.find_finished_table(query)
    return JSONResponse(await visit.while_connected(visit.registry.replay_library.fairness_check(table)))


# ---------------------------------------------------------------- imported logs


async def show_import(visit: Visit, query: NoQuery) -> Response:
    """A form for a log file."""
    return visit.page("import.html")


async def import_log(visit: Visit, query: NoQuery, form: UploadForm) -> Response:
    """Upload a log file and show its replay."""
    text = form.content
    try:
        await visit.require_rate("uploads")
    except Refused as refused:
        return visit.page("import.html", refused.status, problem=visit.say(refused.text))
    if not text.strip() or len(text) > LARGEST_LOG:
        return visit.page("import.html", 422, problem=visit.say(Text("error-too-long", most=LARGEST_LOG)))
    uploaded = await visit.while_connected(visit.registry.worker_pool.read_log(text))
    if uploaded.problem:
        problem = Text("error-no-record", detail=uploaded.words or "")
        say = speaker(uploaded.game or None, visit.lang)
        return visit.page("import.html", 422, problem=say(problem))
    table = await visit.registry.add_imported(imported_row(uploaded, text, visit))
    return visit.with_cookies(RedirectResponse(f"/t/{table.row.id}/replay?step=0", 303))


def imported_row(uploaded: UploadedLog, text: str, visit: Visit) -> TableRow:
    """A table that only keeps a log to be replayed."""
    config: TableConfig = {
        "host": visit.guest.id,
        "watch": seats.secret(),
        "seats": [
            {"kind": "guest", "guest": "", "name": name} for name in uploaded.names or [""] * uploaded.seats
        ],
        "public": True,
        "log": text,
    }
    return TableRow(
        fresh_id(),
        uploaded.game,
        uploaded.seats,
        dict(uploaded.options),
        uploaded.seed,
        names=list(uploaded.names),
        config=config,
        status="closed",
        version=uploaded.version,
        guests=[visit.guest.id],
    )
