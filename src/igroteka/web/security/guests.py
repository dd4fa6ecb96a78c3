"""Guests: a signed cookie says who somebody is, a link says what somebody may. Who is signed in counts as that person."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...core.languages import LANGUAGES
from ...store import Store, fresh_id
from ..people.sessions import signed_in
from ..tables.fairness import Dealer

COOKIE: Final = "igroteka"
KEY: Final = "cookie-key"
YEAR: Final = 365 * 24 * 3600
CSRF_AGE: Final = 7 * 24 * 3600
LONGEST_NAME: Final = 40
MOST_MARKS: Final = 4
"""Accents that a letter may carry: no script needs more, and a tower of them would cover its neighbours."""
UNSEEN: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody sees."""
THEMES: Final = ("auto", "light", "dark")


@dataclass(frozen=True)
class Guest:
    """Somebody with a browser. `fresh` guests have no cookie yet; `session` tells how somebody with an account is signed in."""

    id: str
    name: str
    fresh: bool = False
    session: str = ""


class GuestCookies:
    """Makes and reads signed cookies and form tokens; all processes on one store share the key."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.dealer = Dealer(key)
        self._cookies = URLSafeSerializer(key, "guest")
        self._forms = URLSafeTimedSerializer(key, "form")

    @classmethod
    async def open(cls, store: Store) -> GuestCookies:
        """Cookies that are signed with the key in the store, which is made if there is none."""
        return cls(await store.keep_value(KEY, secrets.token_hex(32)))

    def guest(self, connection: HTTPConnection) -> Guest:
        """Who is asking. A forged or damaged cookie counts as none."""
        known = signed_in(connection)
        if known is not None:
            return Guest(known.person.id, known.person.name, session=known.session.id)
        return self.device_guest(connection) or Guest(fresh_id(), "", fresh=True)

    def device_guest(self, connection: HTTPConnection) -> Guest | None:
        """The guest whom a device is known by, whoever is signed in on it."""
        return self.read_cookie(connection.cookies.get(COOKIE, ""))

    def read_cookie(self, cookie: str) -> Guest | None:
        """The guest of a cookie, or None."""
        if not cookie or len(cookie) > 1_000:
            return None
        try:
            data = self._cookies.loads(cookie)
        except BadData:
            return None
        match data:
            case {"id": str(id), "name": str(name)}:
                return Guest(id, name)
        return None

    def set_cookie(self, response: Response, guest: Guest, secure: bool) -> None:
        """Set the cookie; a secure one is sent by https only."""
        response.set_cookie(
            COOKIE, self.sign(guest), max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
        )

    def drop_cookie(self, response: Response, secure: bool) -> None:
        """Take the cookie away: whoever comes next is somebody new."""
        response.delete_cookie(COOKIE, path="/", secure=secure, samesite="lax")

    def sign(self, guest: Guest) -> str:
        """The value of the cookie."""
        signed = self._cookies.dumps({"id": guest.id, "name": guest.name})
        return signed if isinstance(signed, str) else signed.decode()

    def form_token(self, guest: Guest) -> str:
        """What a form of this guest must send back."""
        token = self._forms.dumps(guest.id)
        return token if isinstance(token, str) else token.decode()

    def is_form_of(self, guest: Guest, token: object) -> bool:
        """Whether a form was made for this guest, and not too long ago."""
        if not isinstance(token, str) or len(token) > 500:
            return False
        try:
            return bool(self._forms.loads(token, max_age=CSRF_AGE) == guest.id)
        except BadData:
            return False


def set_language_cookie(response: Response, lang: str) -> None:
    """Remember the language."""
    response.set_cookie("lang", lang, max_age=YEAR, path="/", samesite="lax")


def clean_name(name: object) -> str:
    """A name as it can stand on a table: seen, short, without the sign that divides names in logs."""
    text = unicodedata.normalize("NFC", name) if isinstance(name, str) else ""
    kept, marks, is_seen = "", 0, False
    for c in " ".join("".join(c for c in text if c not in UNSEEN).split()):
        marks = marks + 1 if unicodedata.category(c).startswith("M") else 0
        if c.isprintable() and c != "|" and marks <= MOST_MARKS:
            kept += c
            is_seen |= c != " " and not marks
    return kept[:LONGEST_NAME].strip() if is_seen else ""


def chosen_language(request: Request) -> str:
    """The language that an address asks for by `lang`; nothing if it asks for none that there is."""
    wanted = request.query_params.get("lang", "") if request.method == "GET" else ""
    return wanted if wanted in LANGUAGES else ""


def chosen_theme(connection: HTTPConnection) -> str:
    """The colours that somebody has chosen for all their devices, or that the page has written into a cookie."""
    known = signed_in(connection)
    wanted = str(known.person.settings.get("theme", "")) if known is not None else ""
    wanted = wanted or connection.cookies.get("theme", "")
    return wanted if wanted in THEMES else THEMES[0]


def language(connection: HTTPConnection) -> str:
    """The language of a visitor: the chosen one, or the first of the browser's that there is."""
    known = signed_in(connection)
    chosen = str(known.person.settings.get("lang", "")) if known is not None else ""
    chosen = chosen or connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:500].split(","):
        tag, _, rest = part.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            continue
        if tag[:2].lower() in LANGUAGES:
            wanted.append((-weight, tag[:2].lower()))
    return min(wanted, key=lambda one: one[0])[1] if wanted else "en"


def prefers_dark(connection: HTTPConnection) -> bool:
    """Whether pictures are drawn for the night: what the page has written into a cookie."""
    return connection.cookies.get("dark", "") == "1"
