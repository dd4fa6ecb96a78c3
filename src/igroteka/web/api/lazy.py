"""The JSON API, made when somebody first calls it: its libraries are a third of all that a start has to import."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.types import Receive, Scope, Send

if TYPE_CHECKING:
    from fastapi import FastAPI


class LazyApi:
    """An application in front of the JSON API."""

    def __init__(self) -> None:
        self._state: dict[str, object] = {}
        self._loading: asyncio.Future[FastAPI] | None = None

    def set_state(self, **state: object) -> None:
        """Start again, with what the calls find as `request.app.state`."""
        self._state = state
        self._loading = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        api = await self.get()
        await api(scope, receive, send)

    async def get(self) -> FastAPI:
        """The API itself, made once for everybody while games go on. If that has failed, the next call tries again."""
        if self._loading is None or _has_failed(self._loading):
            self._loading = asyncio.ensure_future(asyncio.to_thread(self._make))
        return await asyncio.shield(self._loading)

    def _make(self) -> FastAPI:
        from .routes import make_api

        api = make_api()
        for name, value in self._state.items():
            setattr(api.state, name, value)
        return api


def _has_failed(loading: asyncio.Future[FastAPI]) -> bool:
    return loading.done() and (loading.cancelled() or loading.exception() is not None)
