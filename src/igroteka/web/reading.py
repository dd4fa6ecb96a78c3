"""Looking back: the end of a game, its log, its replay, and games that were played elsewhere."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from ..core import IgrotekaError, Seat, State, Text, apply, waiting
from ..match import Match
from ..store import TableRow, fresh_id
from . import cards, forms, graphs, seats
from .errors import NoSuch
from .guard import address
from .inputs import number_in, seat_in
from .pages import board, card_of, find_table, links
from .picture import Picture, difference, regions
from .record import Record
from .render import Eyes
from .seats import Access
from .show import Visit, block
from .table import Table

MOST_FRAMES: Final = 400
LARGEST_LOG: Final = 512 * 1024
PATIENCE: Final = 8.0
"""Seconds for which a page waits for an analysis before it asks again."""


class Film:
    """A match step by step, as one viewer may see it."""

    def __init__(self, record: Record, seat: Seat | None, lang: str) -> None:
        self.match = record.match
        self.eyes = Eyes.at(record, seat, lang, whole=record.match.over)
        self.entries = self.eyes.entries()

    def state_at(self, step: int) -> State:
        """The position after a number of entries."""
        s = self.match.start.clone()
        for e in self.entries[:step]:
            apply(s, e.seat, e.move)
        return s

    def drawing(self, s: State, visit: Visit) -> Any:
        """The picture of a position."""
        eyes = self.eyes
        look = eyes.look(visit.screen.portrait, visit.screen.dark)
        return eyes.game.drawing(eyes.game.view(eyes.world(s), eyes.seat), look)

    def turn(self, s: State) -> dict[str, Any]:
        """Who decides in a position, for a page that only looks."""
        turn = waiting(s)
        people = [seat for seat in turn if seat >= 0]
        if not turn:
            text = Text("game-over")
        elif len(people) == 1:
            text = Text("turn-of", seat=people[0])
        else:
            text = Text("waiting-for-others") if people else Text("chance")
        return {"seats": people, "mine": False, "say": self.eyes.say(text), "over": not turn}

    def told(self) -> list[dict[str, Any]]:
        """All entries."""
        return [self.eyes.entry(i, e) for i, e in enumerate(self.entries)]


def whose_eyes(visit: Visit, table: Table, found: Access) -> Seat | None:
    """The seat whose view is asked for. Before the end only one's own, or a spectator's."""
    over = table.record.match.over
    allowed = list(range(table.row.seats)) if over or table.row.config.get("log") else list(found.seats)
    return seat_in(visit.request.query_params, "seat", allowed)


# ---------------------------------------------------------------- pages


async def end(request: Request) -> Response:
    """Scores by item, the graph, the fairness check."""
    visit = Visit(request)
    table, found = await find_table(visit)
    if not table.begun or not table.record.match.over:
        raise NoSuch("this game is not over yet")
    match = table.record.match
    film = Film(table.record, None, visit.lang)
    eyes = Eyes.at(table.record, found.seats[0] if len(found.seats) == 1 else None, visit.lang)
    rows = sorted(film.eyes.scores(), key=lambda row: row["rank"])
    names = film.eyes.items()
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
        board=board(Picture.of(film.drawing(match.state, visit))),
        scores=rows,
        items=[{"key": key, "label": label} for key, label in names.items()],
        graph=await graph(film),
        verify=match.verify().to_data(),
        shares=[{"name": film.eyes.who(seat), "share": share} for seat, share in match.shares.items()],
        chosen=bool(table.row.config.get("chosen")),
        links=links(visit, table, found, request.query_params.get("k", "")),
        next=f"/t/{next_id}" if next_id else "",
        member=bool(found.seats),
        say=eyes.result(),
    )


async def graph(film: Film) -> dict[str, Any]:
    """The totals after every step."""
    s, game = film.match.start.clone(), film.match.game
    totals = [[score.total for score in game.scores(s)]]
    for i, e in enumerate(film.entries):
        apply(s, e.seat, e.move)
        totals.append([score.total for score in game.scores(s)])
        if i % 50 == 49:
            await asyncio.sleep(0)
    people = [score.seat for score in game.scores(s)]
    return {
        "steps": list(range(len(totals))),
        "lines": [
            {"seat": seat, "name": film.eyes.who(seat), "totals": [row[i] for row in totals]}
            for i, seat in enumerate(people)
        ],
    }


async def replay(request: Request) -> Response:
    """A match from any step on."""
    visit = Visit(request)
    table, found = await find_table(visit)
    seat = whose_eyes(visit, table, found)

    async def work() -> tuple[Film, State, int]:
        film = Film(table.record, seat, visit.lang)
        step = number_in(request.query_params, "step", len(film.entries), len(film.entries))
        return film, film.state_at(step), step

    film, s, step = await table.act(work)
    row, key = table.row, request.query_params.get("k", "")
    # Whoever gets the link to a step may watch; a key of a seat must not travel with it.
    watch = "" if row.config.get("public") else f"&k={seats.token(row, row.config.get('watch', ''))}"
    whose = "{seat}" if film.match.over else ""
    told = film.told()
    drawing = film.drawing(s, visit)
    state = {
        "t": "replay",
        "table": row.id,
        "step": step,
        "steps": len(film.entries),
        "seat": seat,
        "say": told[step - 1]["say"] if step else [],
        "entries": told,
        "scores": film.eyes.scores(s),
        "items": film.eyes.items(),
        "turn": film.turn(s),
        "regions": regions(drawing),
        "frames": f"/t/{row.id}/frames" + (f"?k={key}" if key else ""),
        "share": f"/t/{row.id}/replay?step={{step}}&seat={whose}{watch}",
    }
    over = film.match.over or bool(row.config.get("log"))
    if over:
        state["on"] = f"/t/{row.id}/on?step={{step}}" + (f"&k={key}" if key else "")
        state["save"] = f"/t/{row.id}/position?step={{step}}" + (f"&k={key}" if key else "")
    if film.match.over:
        state["chances"] = links(visit, table, found, key)["chances"]
    eyes = list(range(row.seats)) if over else list(found.seats)
    return visit.page(
        "replay.html",
        table=card_of(visit, table),
        game=cards.game_card(film.match.game, visit.lang),
        board=board(Picture.of(drawing)),
        state=block(state),
        seats=[
            {"value": "", "label": visit.say(Text("spectator")), "on": seat is None},
            *[{"value": str(i), "label": film.eyes.who(i), "on": seat == i} for i in eyes],
        ],
        imported=bool(row.config.get("log")),
        over=film.match.over,
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
    """Some steps as a first picture and patches."""
    visit = Visit(request)
    table, found = await find_table(visit)
    seat = whose_eyes(visit, table, found)

    async def work() -> tuple[Film, State, int]:
        film = Film(table.record, seat, visit.lang)
        first = number_in(request.query_params, "from", 0, len(film.entries))
        return film, film.state_at(first), first

    film, s, first = await table.act(work)
    last = min(
        number_in(request.query_params, "to", len(film.entries), len(film.entries)), first + MOST_FRAMES
    )
    drawing = film.drawing(s, visit)
    base = Picture.of(drawing)
    scores = {row["seat"]: row for row in film.eyes.scores(s)}
    before = list(scores.values())
    shown = []
    for step in range(first, last):
        e = film.entries[step]
        apply(s, e.seat, e.move)
        after = film.drawing(s, visit)
        now = {row["seat"]: row for row in film.eyes.scores(s)}
        shown.append(
            {
                "step": step + 1,
                "entry": film.eyes.entry(step, e),
                **difference(drawing.layers, after.layers),
                "scores": [row for one, row in now.items() if scores.get(one) != row],
                "turn": film.turn(s),
            }
        )
        drawing, scores = after, now
        await asyncio.sleep(0)  # other tables go on meanwhile
    return JSONResponse(
        {
            "from": first,
            "to": max(first, last),
            "base": {"svg": base.svg, "style": base.style},
            "scores": before,
            "frames": shown,
        }
    )


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
    return JSONResponse(table.record.match.verify().to_data())


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
    try:
        match = await asyncio.to_thread(Match.parse, text)
    except IgrotekaError as error:
        return visit.page("import.html", 422, problem=visit.say(Text("error-other", detail=str(error))))
    table = await visit.house.bring(row_of(match, text, visit))
    return visit.keep(RedirectResponse(f"/t/{table.row.id}/replay?step=0", 303))


def row_of(match: Match, text: str, visit: Visit) -> TableRow:
    """A table that only keeps a log to look at."""
    config: dict[str, Any] = {
        "host": visit.guest.id,
        "watch": seats.secret(),
        "seats": [{"kind": "guest", "guest": "", "name": name} for name in match.names or [""] * match.count],
        "public": True,
        "log": text,
    }
    return TableRow(
        fresh_id(),
        match.game.key,
        match.count,
        dict(match.options),
        match.seed or "none",
        names=list(match.names),
        config=config,
        status="closed",
        version=match.game.version,
        guests=[visit.guest.id],
    )
