"""The JSON API: everything that a page can do, for programs. Keys are sent as `Authorization: Bearer KEY`."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response

from ... import __version__
from . import (
    errors,
    game_routes,
    models,
    play_routes,
    position_routes,
    standing_routes,
    table_routes,
    tournament_routes,
)
from .caller import require_unique_parameters

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": models.ErrorBody} for code in (401, 403, 404, 409, 422, 429, 503)
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
        dependencies=[Depends(require_unique_parameters)],
    )
    errors.add_error_handlers(api)
    api.add_exception_handler(RequestValidationError, _answer_invalid)
    for module in (
        game_routes,
        table_routes,
        play_routes,
        position_routes,
        standing_routes,
        tournament_routes,
    ):
        module.add_routes(api)
    return api


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = []
    for one in error.errors()[:5]:
        where = ".".join(str(part) for part in one["loc"])
        problems.append(f"{where}: {one['msg']}; found {str(one.get('input'))[:60]!r}")
    return errors.problem_response(422, "invalid", "; ".join(problems))
