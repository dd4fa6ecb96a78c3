"""Whoever is shut out of the site gets one page only, which says so, whatever they ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..people.sessions import NOT_ASKED

STILL_ALLOWED: Final = (
    ("POST", "/sign-out"),
    ("POST", "/me"),
    ("GET", "/me/export"),
    ("POST", "/me/delete"),
    ("GET", "/manifest.webmanifest"),
    ("GET", "/worker.js"),
)
"""Whoever is shut out may still sign out, choose a language, and take along or delete what is kept about them."""


class BanMiddleware:
    """Looks who asks, once that is known. The live connection and the JSON API look for themselves: there a link or a key counts."""

    def __init__(
        self,
        app: ASGIApp,
        is_banned: Callable[[Request], bool],
        refuse: Callable[[Request], Awaitable[Response]],
    ) -> None:
        self.app = app
        self.is_banned = is_banned
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(NOT_ASKED):
            request = Request(scope, receive)
            if (scope["method"], scope["path"]) not in STILL_ALLOWED and self.is_banned(request):
                response = await self.refuse(request)
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)
