"""Playing for programs: see the position, wait for one's turn, play, take back, and read the log."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ...core import Seat
from ..live.payloads import WhatItWas
from ..live.unknown import what_it_was
from ..live.view import Viewer
from ..security.disconnects import while_connected
from ..security.secrecy import has_secrets, require_over
from ..tables import actions, recording
from . import models
from .caller import (
    Caller,
    CurrentCaller,
    Lang,
    Number,
    SeatNumber,
    read_up_to_date,
    registry_of,
    require_rate,
)

LONGEST_WAIT: Final = 30.0


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.get("/tables/{table}/view", response_model=models.PositionView)(view)
    api.get("/tables/{table}/wait", response_model=models.PositionView)(wait)
    api.get("/tables/{table}/moves", response_model=models.Question)(moves)
    api.post("/tables/{table}/play", response_model=models.Done)(play)
    api.post("/tables/{table}/undo", response_model=models.Done)(undo)
    api.post("/tables/{table}/guess", response_model=models.Done)(guess)
    api.get("/tables/{table}/unknown", response_model=models.WhatItWas)(unknown)
    api.post("/tables/{table}/tell", response_model=models.Done)(tell)
    api.post("/tables/{table}/order", response_model=models.Done)(order)
    api.get("/tables/{table}/why", response_model=models.WhyNot)(why)
    api.get("/tables/{table}/log", response_model=models.LogText)(log)
    api.get("/tables/{table}/export", response_class=PlainTextResponse)(export)
    api.get("/tables/{table}/verify")(verify)


async def view(caller: CurrentCaller, lang: Lang = "en") -> Mapping[str, object]:
    """The position as the caller may know it: as data, and as text to read."""
    return await read_up_to_date(caller.table, lambda: _describe_position(caller, lang))


async def wait(
    caller: CurrentCaller,
    seq: Number | None = None,
    timeout: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 20.0,
    lang: Lang = "en",
) -> Mapping[str, object]:
    """The same as view, once one of the caller's seats is asked at a newer number, or after the time."""
    table = caller.table
    try:
        async with asyncio.timeout(timeout):
            while True:
                changed = table.changed
                if table.is_deleted or (table.has_begun and _has_news(caller, seq)):
                    break
                await changed.wait()
    except TimeoutError:
        pass
    return await read_up_to_date(table, lambda: _describe_position(caller, lang))


async def moves(caller: CurrentCaller, seat: SeatNumber = None, lang: Lang = "en") -> Mapping[str, object]:
    """The question to a seat with all legal moves; none if it is not asked."""
    mine, table = caller.require_seat(seat), caller.table

    def work() -> dict[str, object]:
        viewer = Viewer.at(table, mine, lang)
        question: Mapping[str, object] = viewer.ask(bool(table.bot_of(mine)), table.lesson_move(mine)) or {}
        return {**question, "seq": table.match.number_for(mine)}

    return await read_up_to_date(table, work)


async def _act(caller: Caller, mine: Seat, work: Callable[[], Awaitable[object]]) -> dict[str, object]:
    await caller.table.act(work)
    match = caller.table.match
    return {"seq": match.number_for(mine), "over": match.over}


async def play(caller: CurrentCaller, wanted: models.MoveRequest) -> Mapping[str, object]:
    """Play a move. When this answers, the move is on the disk."""
    mine = caller.require_seat(wanted.seat)
    return await _act(caller, mine, lambda: actions.play_move(caller.table, mine, wanted.seq, wanted.move))


async def undo(request: Request, caller: CurrentCaller, wanted: models.UndoRequest) -> Mapping[str, object]:
    """Take back."""
    await require_rate(request, "changes")
    mine = caller.require_seat(wanted.seat)
    return await _act(caller, mine, lambda: actions.undo(caller.table, mine, wanted.seq, wanted.to))


async def guess(caller: CurrentCaller, wanted: models.GuessRequest) -> Mapping[str, object]:
    """Note that what is asked now is not known, at a table that records a real one: something possible stands there until it comes out."""
    mine = caller.require_seat(wanted.seat)
    return await _act(caller, mine, lambda: recording.guess(caller.table, mine, wanted.seq))


async def unknown(
    caller: CurrentCaller, step: Number, seat: SeatNumber = None, lang: Lang = "en"
) -> Mapping[str, object]:
    """What the unknown thing at a step can have been; the entries of the log tell which are `guessed`."""
    mine, table = caller.require_seat(seat), caller.table

    def work() -> WhatItWas:
        return what_it_was(Viewer.at(table, mine, lang), recording.require_recorded(table), step)

    return await read_up_to_date(table, work)


async def tell(request: Request, caller: CurrentCaller, wanted: models.TellRequest) -> Mapping[str, object]:
    """Say what the unknown thing at a step was."""
    await require_rate(request, "changes")
    mine = caller.require_seat(wanted.seat)
    return await _act(caller, mine, lambda: recording.tell(caller.table, mine, wanted.step, wanted.move))


async def order(request: Request, caller: CurrentCaller, wanted: models.OrderRequest) -> Mapping[str, object]:
    """Give a standing order."""
    await require_rate(request, "changes")
    mine = caller.require_seat(wanted.seat)
    return await _act(caller, mine, lambda: actions.give_order(caller.table, mine, wanted.key, wanted.value))


async def why(
    caller: CurrentCaller,
    el: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatNumber = None,
    lang: Lang = "en",
) -> Mapping[str, object]:
    """Why an element of the drawing cannot be chosen."""
    mine = caller.require_seat(seat)
    return await read_up_to_date(caller.table, lambda: Viewer.at(caller.table, mine, lang).why(el))


async def log(caller: CurrentCaller, after: Number = 0, lang: Lang = "en") -> Mapping[str, object]:
    """What happened, as the caller may know it."""

    def work() -> dict[str, object]:
        viewer = caller.viewer(lang)
        entries = [viewer.describe_entry(i, e) for i, e in enumerate(viewer.entries()) if i >= after]
        number = caller.table.match.number_for(viewer.seat)
        return {"seq": number, "over": viewer.match.over, "entries": entries}

    return await read_up_to_date(caller.table, work)


async def export(caller: CurrentCaller) -> Response:
    """The log file: masked for the caller until the game is over, then whole with its seed; for whoever records a real table always whole."""

    def work() -> str:
        match, own = caller.table.match, caller.access.seats
        if has_secrets(caller.table, caller.access):
            return match.export(own[0] if own else None, full=False)
        return match.export()

    return PlainTextResponse(await read_up_to_date(caller.table, work))


async def verify(request: Request, caller: CurrentCaller) -> dict[str, object]:
    """The fairness check; only when the game is over."""
    require_over(caller.table)
    return await while_connected(request, registry_of(request).replay_library.fairness_check(caller.table))


def _has_news(caller: Caller, seq: int | None) -> bool:
    """Whether the game is over, or one of the caller's seats is asked at a number above the given one."""
    match, own = caller.table.match, caller.access.seats
    is_asked = not own or any(seat in match.answering_seats for seat in own)
    number = caller.table.match.number_for(own[0] if own else None)
    return match.over or (is_asked and (seq is None or number > seq))


def _describe_position(caller: Caller, lang: str) -> dict[str, object]:
    viewer = caller.viewer(lang)
    return {
        "seq": caller.table.match.number_for(viewer.seat),
        "step": len(viewer.entries()),
        "over": viewer.match.over,
        "turn": viewer.turn()["seats"],
        "view": dataclasses.asdict(viewer.game.view(viewer.world(), viewer.seat)),
        "scores": viewer.scores(),
        "text": viewer.sketch(),
    }
