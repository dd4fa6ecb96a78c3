"""Positions and analyses for programs: look at a position, begin with one, look back at a finished game."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from fastapi import FastAPI, Query, Request

from ...core import BadData, BadOption, game
from ...core.data import canonical
from ...match.seed import clean_seed
from ..pages.positions import Looked, Wish
from ..security.guard import address
from ..tables.registry import TableRegistry
from ..workers.analyses import as_data
from ..workers.library import require_over, unless_gone
from . import models
from .caller import Caller, Number, Who, house_of

PATIENCE: Final = 8.0
BY_HAND: Final = -1


def add(api: FastAPI) -> None:
    """Add the calls of this module."""

    @api.post("/games/{key}/position", response_model=models.Brought)
    async def look_position(request: Request, key: str, wanted: models.Bring) -> Any:
        """Check a position and draw it, without beginning anything."""
        house_of(request).gate.require("uploads", f"from-{address(request)}")
        found = await _looked(house_of(request), game(key).key, wanted.position, wanted.lang)
        return {
            "position": found.data(),
            "seats": found.count,
            "options": found.options,
            "turn": found.turn,
            "text": found.sketch,
            "svg": found.svg,
            "style": found.style,
        }

    @api.get("/tables/{table}/position", response_model=models.Placed)
    async def position(request: Request, who: Who, step: Number | None = None) -> Any:
        """The position after a number of steps, by default all; only when the game is over."""
        return await _placed(request, who, step)

    @api.get("/tables/{table}/analysis", response_model=models.Analysed)
    async def analysis(
        request: Request, who: Who, timeout: Annotated[float, Query(ge=0, le=PATIENCE)] = PATIENCE
    ) -> Any:
        """The chances to win and the turning points; only when the game is over."""
        require_over(who.table)
        found = await house_of(request).analysis_service.of(who.table, timeout)
        return {"ready": False} if found is None else as_data(found)


async def begins_with(registry: TableRegistry, wanted: models.NewTable) -> dict[str, Any]:
    """What a new table is given for its position; nothing without one."""
    if wanted.position is None:
        return {}
    if wanted.options:
        found = ", ".join(list(wanted.options)[:3])
        raise BadOption(f"options: found {found}; allowed: none beside a position, which has its own")
    looked = await _looked(registry, game(wanted.game).key, wanted.position, wanted.lang, wanted.seed)
    return {"position": looked.data(), "since": BY_HAND}


async def _looked(
    registry: TableRegistry, key: str, position: dict[str, Any], lang: str, seed: str = ""
) -> Looked:
    try:
        text = canonical(position)
    except (ValueError, RecursionError) as error:
        raise BadData(f"position: {error}; allowed: JSON data") from None
    found = await registry.worker_pool.look_position(Wish(key, text, clean_seed(seed or None), lang))
    if found.problem:
        raise BadData(found.problem)
    return found


async def _placed(request: Request, who: Caller, step: int | None) -> dict[str, Any]:
    require_over(who.table)
    match = who.table.match
    steps = len(match.entries)
    if step is not None and step > steps:
        raise BadOption(f"step: found {step}; allowed: 0 to {steps}")
    at = steps if step is None else step
    text = await unless_gone(request, house_of(request).library.position(who.table, at))
    return {
        "game": match.game.key,
        "step": at,
        "steps": steps,
        "position": json.loads(text),
    }
