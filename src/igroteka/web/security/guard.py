"""What stands before every request: whose site this is, who may ask, how often, and what a page may load."""

from __future__ import annotations

import ipaddress
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refused
from ..ops.logs import logger
from ..ops.metrics import Metrics
from ..ops.settings import HOSTS_VARIABLE, Limits, Settings, is_address, own_names
from .inputs import host_name, whole_number

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY: Final = 1024 * 1024
SWEEP: Final = 60.0
NO_ANSWER: Final = 499
"""How a request is noted whose sender has gone before there was an answer."""
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


class Gate:
    """Counts what one guest or address does, in moving windows. Each process counts for itself."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._hits: dict[tuple[str, str], deque[float]] = {}
        self._sweep_at = 0.0
        items: dict[str, RateLimitItem] = {
            "tables": parse(limits.tables),
            "uploads": parse(limits.uploads),
            "chat": parse(limits.chat),
            "messages": parse(limits.messages),
            "joins": parse(limits.joins),
            "orders": parse(limits.orders),
            "undone": parse(limits.undone),
            "hands": parse(limits.hands),
            "changes": parse(limits.changes),
            "requests": parse(limits.requests),
            "files": parse(limits.files),
        }
        self._limits = {what: (item.amount, float(item.get_expiry())) for what, item in items.items()}
        self._written = {what: str(item) for what, item in items.items()}

    def passes(self, what: str, *who: str, times: int = 1) -> bool:
        """Count one more, or several at once; False if that is too many for any of these."""
        now = self._clock()
        if now > self._sweep_at:
            self._sweep(now)
        return all(self._hit(what, one, now, times) for one in who)

    def require(self, what: str, *who: str, times: int = 1) -> None:
        """Count one more, or several at once; Refused if that is too many for any of these."""
        if not self.passes(what, *who, times=times):
            raise Refused(f"many-{what}", f"{what}: allowed: {self._written[what]}; wait a while")

    def _hit(self, what: str, who: str, now: float, times: int) -> bool:
        most, window = self._limits[what]
        times = min(times, most)  # what is more than a whole window needs an empty one
        hits = self._hits.setdefault((what, who), deque())
        while hits and hits[0] <= now - window:
            hits.popleft()
        if len(hits) + times > most:
            return False
        hits.extend([now] * times)
        return True

    def _sweep(self, now: float) -> None:
        """Now and then forget who has done nothing lately."""
        self._sweep_at = now + SWEEP
        for key, hits in list(self._hits.items()):
            if not hits or hits[-1] <= now - self._limits[key[0]][1]:
                del self._hits[key]


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return source(connection.client.host) if connection.client else "nowhere"


@lru_cache(maxsize=10_000)
def source(host: str) -> str:
    """What is counted as one address. Whoever has one number of IPv6 has a whole network of them."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))


class Names:
    """The names under which this server may be called. Others are refused: a foreign site could point there."""

    def __init__(self, more: tuple[str, ...]) -> None:
        self._any = "*" in more
        self._known = own_names() | set(more)

    def knows(self, host: str) -> bool:
        """Whether a Host header is one of ours."""
        name = host_name(host)
        return name is not None and (self._any or name in self._known or is_address(name))


def same_origin(headers: Mapping[str, str]) -> bool | None:
    """Whether a request comes from our own pages; None if it does not say, as programs do."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() and origin != "null"
        except ValueError:
            return False
    site = headers.get("sec-fetch-site")
    return None if site is None else site in ("same-origin", "none")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, gate: Gate) -> None:
        self.app = app
        self.names = Names(settings.hosts)
        self.metrics = metrics
        self.gate = gate
        self.log = logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # The rest of the handshake is looked at where sockets are accepted.
            if not self.names.knows(Headers(scope=scope).get("host", "")) or not self._passes(scope):
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

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(message, scope)
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await refusal(scope, receive, watched)
            else:
                await self.app(scope, _bounded(receive), watched)
        except Exception:
            status = 500
            raise
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope) -> PlainTextResponse | None:
        headers = Headers(scope=scope)
        if not self.names.knows(headers.get("host", "")):
            said = f"This server does not know that name. Its operator can allow it with {HOSTS_VARIABLE}.\n"
            return PlainTextResponse(said, 421)
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > LARGEST_BODY:
            return PlainTextResponse(f"At most {LARGEST_BODY} bytes are allowed.\n", 413)
        # The JSON API knows nobody by cookie, so foreign pages can do nothing there in a guest's name.
        path = scope["path"]
        if scope["method"] not in SAFE and not path.startswith("/api/") and same_origin(headers) is False:
            return PlainTextResponse("This form belongs to another site.\n", 403)
        if not self._passes(scope):
            return PlainTextResponse("Too many requests; wait a minute.\n", 429, {"retry-after": "60"})
        return None

    def _passes(self, scope: Scope) -> bool:
        """Whether an address may ask once more; handshakes count like pages, files have a limit of their own."""
        what = "files" if scope["path"].startswith("/static/") else "requests"
        return self.gate.passes(what, address(HTTPConnection(scope)))

    def _add_headers(self, message: Message, scope: Scope) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("content-security-policy", POLICY.format(nonce=scope["state"]["nonce"]))
        if scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = pattern(scope)
        self.metrics.requests.labels(route, str(status)).inc()
        self.metrics.request_time.labels(route).observe(seconds)
        if status >= 500:
            self.log.error("request", method=scope["method"], route=route, status=status)
        else:
            ms = round(seconds * 1000, 1)
            self.log.debug("request", method=scope["method"], route=route, status=status, ms=ms)


def pattern(scope: Scope) -> str:
    """The pattern of an address, since the address itself may hold a secret."""
    route = scope.get("route")
    found = getattr(route, "path", None)
    if found is None:
        found = scope.get("state", {}).get("pattern", "(other)")
    return str(scope.get("root_path", "")) + str(found)


def _bounded(receive: Receive) -> Receive:
    """Bodies without an announced length are counted while they come."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise TooLarge
        return message

    return counted


class TooLarge(Exception):
    """A body above the limit."""


def state(connection: HTTPConnection) -> Any:
    """What the guard has put beside a request."""
    return connection.scope["state"]
