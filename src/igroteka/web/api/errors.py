"""Errors as programs get them: a status, a code, and a sentence that says what was found and what is allowed."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from ...core import IgrotekaError, UnknownGame
from ...store import StoreError
from ..errors import Broken, NoKey, NoSuch, Refused
from ..security.guard import TooLarge


def add(api: Starlette) -> None:
    """Answer all errors of an application like this."""
    api.add_exception_handler(IgrotekaError, wrong)
    api.add_exception_handler(HTTPException, _http)
    api.add_exception_handler(TooLarge, _too_large)
    api.add_exception_handler(ClientDisconnect, gone)


def problem(status: int, code: str, message: str, rule: str = "", text: str = "") -> JSONResponse:
    """What is wrong, for a program."""
    body = {"error": {"code": code, "message": message, "rule": rule, "rule_text": text}}
    return JSONResponse(body, status, {"www-authenticate": "Bearer"} if status == 401 else None)


async def gone(request: Request, error: Exception) -> Response:
    """Nobody reads the answer any more; the number is for the counts of the operator."""
    return Response(status_code=499)


async def wrong(request: Request, error: Exception) -> JSONResponse:
    """Something that cannot be done."""
    if isinstance(error, Refused):
        return problem(error.status, error.code, error.detail, error.rule)
    if isinstance(error, NoKey):
        return problem(401, "key", str(error))
    if isinstance(error, NoSuch | UnknownGame):
        return problem(404, "unknown", str(error))
    if isinstance(error, Broken):
        return problem(error.refused.status, error.refused.code, error.detail)
    if isinstance(error, StoreError):
        return problem(503, "store", "the store does not answer; try again")
    return problem(422, "invalid", str(error))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # so FastAPI says that a body is not even wrong JSON
        said = "body: found something that cannot be read; allowed: JSON in UTF-8, nested only as deep as described"
        return problem(400, "invalid", f"{said} in /api/openapi.json")
    return problem(error.status_code, "http", f"{error.detail}; see /api/openapi.json")


async def _too_large(request: Request, error: Exception) -> JSONResponse:
    return problem(413, "large", "the body is too large")
