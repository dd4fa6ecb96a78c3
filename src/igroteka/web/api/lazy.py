"""The JSON API, made when somebody first calls it: its libraries are a third of all that a start has to import."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.types import Receive, Scope, Send

if TYPE_CHECKING:
    from fastapi import FastAPI


class LateApi:
    """An application in front of the JSON API."""

    def __init__(self) -> None:
        self._state: dict[str, Any] = {}
        self._made: asyncio.Future[FastAPI] | None = None

    def open(self, **state: Any) -> None:
        """Begin anew, with what the calls find as `request.app.state`."""
        self._state = state
        self._made = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        api = await self.made()
        await api(scope, receive, send)

    async def made(self) -> FastAPI:
        """The API itself. Games go on while it is made, and it is made once for everybody."""
        if self._made is None:
            self._made = asyncio.ensure_future(asyncio.to_thread(self._make))
        return await asyncio.shield(self._made)

    def _make(self) -> FastAPI:
        from .routes import make_api

        api = make_api()
        for name, value in self._state.items():
            setattr(api.state, name, value)
        return api
