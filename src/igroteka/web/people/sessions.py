"""Who is signed in on which device: a cookie holds a secret, the store its digest, so that a session can be ended."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ...store import PersonRow, SessionRow, Store, StoreError
from .passwords import digest

COOKIE: Final = "igroteka_session"
YEAR: Final = 365 * 24 * 3600
KEEP: Final = 180 * 24 * 3600.0
"""Seconds after which a session that nobody uses ends."""
TOUCH_EVERY: Final = 3600.0
"""Seconds between two notes that a session is in use."""
STATE: Final = "signed_in"
NOT_ASKED: Final = ("/static/", "/api/", "/picture/", "/icon/", "/healthz", "/metrics")
"""Addresses at which nobody is known by a cookie."""
AGAIN: Final = 1012
KEY: Final = "key-"
"""What the keys of people for programs begin with. None of them is the secret of a cookie, so a key signs nobody in on a page."""
KEY_DEVICE: Final = "API"
"""What a key is called in the list of devices of its owner, where it can be taken back."""
_SECRET: Final = re.compile(r"[0-9A-Za-z_-]{43}")
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True)
class SignedIn:
    """Somebody who is signed in, and on which device."""

    person: PersonRow
    session: SessionRow


def signed_in(connection: HTTPConnection) -> SignedIn | None:
    """Who is signed in on the device that asks."""
    found = connection.scope.get("state", {}).get(STATE)
    return found if isinstance(found, SignedIn) else None


def device_name(agent: str) -> str:
    """What a device is called in the list of its owner: the browser and the system."""
    browser = next((name for word, name in _BROWSERS if word in agent), "?")
    system = next((name for word, name in _SYSTEMS if word in agent), "?")
    return f"{browser}, {system}"


async def open_session(store: Store, person: str, device: str, now: float) -> tuple[SessionRow, str]:
    """Sign somebody in on a device; the session and the secret for its cookie."""
    secret = secrets.token_urlsafe(32)
    row = SessionRow(digest(secret), person, device, now, now)
    await store.people.add_session(row)
    return row, secret


async def open_key(store: Store, person: str, now: float) -> str:
    """A key by which programs act for somebody at the JSON API; it is told only here."""
    secret = KEY + secrets.token_urlsafe(32)
    await store.people.add_session(SessionRow(digest(secret), person, KEY_DEVICE, now, now))
    return secret


async def find_key_owner(store: Store, key: str, now: float) -> PersonRow | None:
    """Whose key this is; None if it is nobody's, or has been taken back."""
    if not key.startswith(KEY) or not _SECRET.fullmatch(key.removeprefix(KEY)):
        return None
    found = await _find(store, key, now)
    return None if found is None else found.person


def set_session_cookie(response: Response, secret: str, secure: bool) -> None:
    """Give a browser the secret of its session."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def drop_session_cookie(response: Response, secure: bool) -> None:
    """Take the secret of an ended session away."""
    response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="lax")


async def find_session(store: Store, secret: str, now: float) -> SignedIn | None:
    """Who is signed in by a cookie; nobody if it is forged or if the session has ended."""
    return await _find(store, secret, now) if _SECRET.fullmatch(secret) else None


async def _find(store: Store, secret: str, now: float) -> SignedIn | None:
    found = await store.people.signed_in(digest(secret))
    if found is None or found[1].seen < now - KEEP:
        return None
    if found[1].seen < now - TOUCH_EVERY:
        await store.people.touch_session(found[1].id, now)
    return SignedIn(*found)


class SessionMiddleware:
    """Finds out who is signed in before anything else looks at a request: one read by a primary key."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith(NOT_ASKED):
            secret = HTTPConnection(scope).cookies.get(COOKIE, "")
            if secret:
                try:
                    store: Store = scope["app"].state.registry.store
                    found = await find_session(store, secret, store.wall())
                except StoreError:
                    await _answer_later(scope, receive, send)
                    return
                scope.setdefault("state", {})[STATE] = found
        await self.app(scope, receive, send)


async def _answer_later(scope: Scope, receive: Receive, send: Send) -> None:
    """The store does not answer, so nobody can be known."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": AGAIN})
        return
    await PlainTextResponse("The store does not answer. Try again.\n", 503)(scope, receive, send)
