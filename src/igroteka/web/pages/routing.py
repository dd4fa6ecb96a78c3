"""The door for pages: an address and a form become typed values, and only then somebody looks at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ..security import inputs
from .forms import Form, receive
from .visit import Visit

Q = TypeVar("Q")
F = TypeVar("F", bound=Form)


def get(path: str, show: Callable[[Visit, Q], Awaitable[Response]], query: type[Q]) -> Route:
    """A page to look at. `query` names what its address takes."""

    async def answer(request: Request) -> Response:
        visit = Visit(request)
        return await show(visit, read_address(request, query))

    return Route(path, answer, methods=["GET"], name=path)


def post(
    path: str, act: Callable[[Visit, Q, F], Awaitable[Response]], query: type[Q], form: type[F]
) -> Route:
    """Something to do. `form` names the fields that our own page sends."""

    async def answer(request: Request) -> Response:
        visit = Visit(request)
        fields = await receive(visit)
        return await act(visit, read_address(request, query), form.of(fields))

    return Route(path, answer, methods=["POST"], name=path)


def read_address(request: HTTPConnection, query: type[Q]) -> Q:
    """What an address holds. What stands in its path cannot be said again after the question mark."""
    path = {name: str(value) for name, value in request.path_params.items()}
    rest = [(name, value) for name, value in request.query_params.multi_items() if name not in path]
    return inputs.read(query, [*path.items(), *rest])
