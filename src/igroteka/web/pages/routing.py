"""Routes of pages: an address and a form become typed values before a handler is called with them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ..security import inputs
from .forms import Form, receive_fields
from .visit import Visit

Q = TypeVar("Q")
F = TypeVar("F", bound=Form)


def get(path: str, handler: Callable[[Visit, Q], Awaitable[Response]], query: type[Q]) -> Route:
    """A page to read. `query` is the model of what its address takes."""

    async def answer(request: Request) -> Response:
        visit = Visit(request)
        return await handler(visit, read_address(request, query))

    return Route(path, answer, methods=["GET"], name=path)


def post(
    path: str, handler: Callable[[Visit, Q, F], Awaitable[Response]], query: type[Q], form: type[F]
) -> Route:
    """Something to do. `form` is the model of the fields that our own page sends."""

    async def answer(request: Request) -> Response:
        visit = Visit(request)
        fields = await receive_fields(visit)
        return await handler(visit, read_address(request, query), form.read(fields))

    return Route(path, answer, methods=["POST"], name=path)


def post_plainly(path: str, handler: Callable[[Visit, Q], Awaitable[Response]], query: type[Q]) -> Route:
    """Something that the address alone allows, whoever sends it and whatever else it sends: for programs that read mail."""

    async def answer(request: Request) -> Response:
        return await handler(Visit(request), read_address(request, query))

    return Route(path, answer, methods=["POST"], name=path)


def read_address(request: HTTPConnection, query: type[Q]) -> Q:
    """What an address holds. What stands in its path cannot be given again after the question mark."""
    path = {name: str(value) for name, value in request.path_params.items()}
    rest = [(name, value) for name, value in request.query_params.multi_items() if name not in path]
    return inputs.read(query, [*path.items(), *rest])
