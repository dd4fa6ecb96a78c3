"""Positions and analyses for programs: check a position, begin with one, analyse a finished game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import FastAPI, Query, Request

from ...core import game
from ...core.data import canonical
from ...core.errors import bad_data, bad_option
from ...core.text import phrase
from ...match.seed import clean_seed
from ..security.disconnects import while_connected
from ..security.secrecy import require_over
from ..tables.new_tables import StartChoices
from ..tables.registry import TableRegistry
from ..workers.analyses import analysis_data
from ..workers.positions import BY_HAND, CheckedPosition, PositionRequest
from . import models
from .caller import Caller, CurrentCaller, Number, registry_of, require_rate

PATIENCE: Final = 8.0
"""Seconds for which a call waits for an analysis at most."""


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.post("/games/{key}/position", response_model=models.CheckedPosition)(look_position)
    api.get("/tables/{table}/position", response_model=models.FinishedPosition)(position)
    api.get("/tables/{table}/analysis", response_model=models.AnalysisResult)(analysis)


async def look_position(request: Request, key: str, wanted: models.PositionRequest) -> Mapping[str, object]:
    """Check a position and draw it, without beginning anything."""
    await require_rate(request, "uploads")
    registry = registry_of(request)
    checked = await _check_position(registry, game(key).key, wanted.position, wanted.lang)
    return {
        "position": checked.data(),
        "seats": checked.count,
        "options": checked.options,
        "turn": checked.turn,
        "text": checked.sketch,
        "svg": checked.svg,
        "style": checked.style,
    }


async def position(
    request: Request, caller: CurrentCaller, step: Number | None = None
) -> Mapping[str, object]:
    """The position after a number of steps, by default all; only when the game is over."""
    return await _position_data(request, caller, step)


async def analysis(
    request: Request, caller: CurrentCaller, timeout: Annotated[float, Query(ge=0, le=PATIENCE)] = PATIENCE
) -> Mapping[str, object]:
    """The chances to win and the turning points; only when the game is over."""
    require_over(caller.table)
    analysis = await registry_of(request).analysis_service.analyse(caller.table, timeout)
    return {"ready": False} if analysis is None else analysis_data(analysis)


async def position_arguments(registry: TableRegistry, wanted: models.NewTable) -> StartChoices:
    """The arguments of `TableRegistry.create` for a position; none without one."""
    if wanted.position is None:
        return {}
    if wanted.options:
        names = ", ".join(list(wanted.options)[:3])
        raise bad_option("options", names, phrase("none beside a position, which has its own"))
    key = game(wanted.game).key
    checked = await _check_position(registry, key, wanted.position, wanted.lang, wanted.seed)
    return {"position": checked.data(), "since": BY_HAND}


async def _check_position(
    registry: TableRegistry, key: str, position: dict[str, object], lang: str, seed: str = ""
) -> CheckedPosition:
    try:
        text = canonical(position)
    except (ValueError, RecursionError) as error:
        found = phrase("no JSON ({fault})", fault=str(error))
        raise bad_data("position", found, phrase("JSON data")) from None
    request = PositionRequest(key, text, clean_seed(seed or None), lang)
    checked = await registry.worker_pool.check_position(request)
    if checked.problem:
        raise checked.error
    return checked


async def _position_data(request: Request, caller: Caller, step: int | None) -> dict[str, object]:
    require_over(caller.table)
    match = caller.table.match
    steps = len(match.entries)
    if step is not None and step > steps:
        raise bad_option("step", str(step), phrase("{low} to {high}", low=0, high=steps))
    at = steps if step is None else step
    text = await while_connected(request, registry_of(request).replay_library.position(caller.table, at))
    return {
        "game": match.game.key,
        "step": at,
        "steps": steps,
        "position": json.loads(text),
    }
