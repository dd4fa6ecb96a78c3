"""What is checked before every request: the host it names, its size, its origin and its rate; and what a page may load."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..ops.logs import logger
from ..ops.metrics import Metrics
from ..ops.settings import HOSTS_VARIABLE, Settings
from .addresses import AllowedHosts, client_address, is_same_origin
from .inputs import whole_number
from .rate_limiter import RateLimiter

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 1024 * 1024
NO_ANSWER: Final = 499
"""The status that is recorded for a request whose sender has gone before there was an answer."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


class SecurityMiddleware:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, rate_limiter: RateLimiter) -> None:
        self.app = app
        self.allowed_hosts = AllowedHosts(settings.names)
        self.metrics = metrics
        self.rate_limiter = rate_limiter
        self.log = logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # The rest of the handshake is checked where sockets are accepted.
            host = Headers(scope=scope).get("host", "")
            if not self.allowed_hosts.allows(host) or not self._is_within_rate(scope):
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        scope.setdefault("state", {})["nonce"] = secrets.token_urlsafe(16)
        status = NO_ANSWER

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope)
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await refusal(scope, receive, send_with_headers)
            else:
                await self.app(scope, _limit_body(receive), send_with_headers)
        except Exception:
            status = 500
            raise
        finally:
            self._record(scope, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope) -> PlainTextResponse | None:
        headers = Headers(scope=scope)
        if not self.allowed_hosts.allows(headers.get("host", "")):
            text = f"This server does not know that name. Its operator can allow it with {HOSTS_VARIABLE}.\n"
            return PlainTextResponse(text, 421)
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > LARGEST_BODY:
            return PlainTextResponse(f"At most {LARGEST_BODY} bytes are allowed.\n", 413)
        # The JSON API knows nobody by cookie, so foreign pages can do nothing there in a guest's name.
        path = scope["path"]
        if scope["method"] not in SAFE and not path.startswith("/api/") and is_same_origin(headers) is False:
            return PlainTextResponse("This form belongs to another site.\n", 403)
        if not self._is_within_rate(scope):
            return PlainTextResponse("Too many requests; wait a minute.\n", 429, {"retry-after": "60"})
        return None

    def _is_within_rate(self, scope: Scope) -> bool:
        """Whether an address may ask once more; handshakes count like pages, files have a limit of their own."""
        what = "files" if scope["path"].startswith("/static/") else "requests"
        return self.rate_limiter.allows(what, client_address(HTTPConnection(scope)))

    def _add_headers(self, message: Message, scope: Scope) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("content-security-policy", POLICY.format(nonce=scope["state"]["nonce"]))
        if scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_pattern(scope)
        self.metrics.requests.labels(route, str(status)).inc()
        self.metrics.request_time.labels(route).observe(seconds)
        if status >= 500:
            self.log.error("request", method=scope["method"], route=route, status=status)
        else:
            ms = round(seconds * 1000, 1)
            self.log.debug("request", method=scope["method"], route=route, status=status, ms=ms)


def route_pattern(scope: Scope) -> str:
    """The pattern of an address, since the address itself may hold a secret."""
    path = getattr(scope.get("route"), "path", "(other)")
    return f"{scope.get('root_path', '')}{path}"


def _limit_body(receive: Receive) -> Receive:
    """Count the bytes of a body while it comes: its length need not be announced."""
    size = 0

    async def receive_counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise TooLarge
        return message

    return receive_counted


class TooLarge(Exception):
    """A body above the limit."""


def request_state(connection: HTTPConnection) -> Any:
    """What the middleware has stored with a request."""
    return connection.scope["state"]
