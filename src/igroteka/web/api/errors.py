"""Errors as programs get them: a status, a code, and a sentence that says what was found and what is allowed."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from ...core import IgrotekaError, UnknownGame
from ...store import StoreError
from ..errors import Broken, NoKey, NoSuch, Refused
from ..security.middleware import TooLarge


def add_error_handlers(api: Starlette) -> None:
    """Answer all errors of an application like this."""
    api.add_exception_handler(IgrotekaError, answer_error)
    api.add_exception_handler(HTTPException, _answer_http_error)
    api.add_exception_handler(TooLarge, _answer_too_large)
    api.add_exception_handler(ClientDisconnect, answer_nobody)


def problem_response(status: int, code: str, message: str, rule: str = "", text: str = "") -> JSONResponse:
    """What is wrong, for a program."""
    body = {"error": {"code": code, "message": message, "rule": rule, "rule_text": text}}
    return JSONResponse(body, status, {"www-authenticate": "Bearer"} if status == 401 else None)


async def answer_nobody(request: Request, error: Exception) -> Response:
    """Nobody reads the answer any more; the number is for the counts of the operator."""
    return Response(status_code=499)


async def answer_error(request: Request, error: Exception) -> JSONResponse:
    """Something that cannot be done."""
    if isinstance(error, Refused):
        return problem_response(error.status, error.code, error.detail, error.rule)
    if isinstance(error, NoKey):
        return problem_response(401, "key", str(error))
    if isinstance(error, NoSuch | UnknownGame):
        return problem_response(404, "unknown", str(error))
    if isinstance(error, Broken):
        return problem_response(error.refusal.status, error.refusal.code, error.detail)
    if isinstance(error, StoreError):
        return problem_response(503, "store", "the store does not answer; try again")
    return problem_response(422, "invalid", str(error))


async def _answer_http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # so FastAPI says that a body is not even wrong JSON
        detail = "body: found something that cannot be read; allowed: JSON in UTF-8, nested only as deep as described"
        return problem_response(400, "invalid", f"{detail} in /api/openapi.json")
    return problem_response(error.status_code, "http", f"{error.detail}; see /api/openapi.json")


async def _answer_too_large(request: Request, error: Exception) -> JSONResponse:
    return problem_response(413, "large", "the body is too large")
