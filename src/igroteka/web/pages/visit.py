"""How a page is made: templates, and what every one of them is given."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import jinja2
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ... import __version__
from ...core import Text
from ...core.languages import LANGUAGES
from ...core.text import Value
from ...texts import speaker
from ..errors import NoSuch
from ..people.preferences import COOKIE, preferences_of, read_cookie
from ..people.sessions import device_name, drop_session_cookie, set_session_cookie, signed_in
from ..people.site import Site
from ..security.addresses import client_address
from ..security.disconnects import while_connected
from ..security.guests import (
    Guest,
    chosen_language,
    chosen_theme,
    language,
    prefers_dark,
    set_language_cookie,
)
from ..security.inputs import Link
from ..security.middleware import request_state
from ..tables.registry import TableRegistry
from ..tables.seats import Access, access
from ..tables.table import Table
from .queries import TableQuery

WEB_FOLDER: Final = Path(__file__).parents[1]
STATIC_FOLDER: Final = WEB_FOLDER / "static"
T = TypeVar("T")


@cache
def environment() -> jinja2.Environment:
    """The templates of all pages; a process compiles each of them once."""
    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(WEB_FOLDER / "templates"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.globals["asset"] = asset
    templates.globals["icon_address"] = icon_address
    return templates


class Templates:
    """Makes pages of templates."""

    def render(self, name: str, context: Mapping[str, object]) -> str:
        """A page as HTML."""
        return environment().get_template(name).render(context)


@cache
def asset(name: str) -> str:
    """The address of a static file with its version, so that browsers may keep it."""
    if not (STATIC_FOLDER / name).is_file():
        raise FileNotFoundError(f"no static file is called {name}")
    return f"/static/{static_version()}/{name}"


@cache
def static_version() -> str:
    """The version of all static files together: scripts import each other, so that they change together."""
    digest = hashlib.sha256()
    for file in sorted(STATIC_FOLDER.iterdir()):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return f"v-{digest.hexdigest()[:12]}"


def icon_address(name: str) -> str:
    """The address of an icon with its version, so that browsers may keep it."""
    return f"/icon/{name}.png?v={static_version()}"


def is_version(folder: str) -> bool:
    """Whether the first folder of an address of a static file is a version, of this program or another."""
    return folder.startswith("v-")


def json_block(data: object) -> Markup:
    """Data for a JSON block inside a page: nothing in it can end the block."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    escaped = text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    return Markup(escaped.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def _write_settings(settings: Mapping[str, object]) -> str:
    """What a person has set for their pages, as the scripts of a page read it."""
    return json.dumps(preferences_of(settings), separators=(",", ":"))


class Visit:
    """A request for a page: who asks, in which language, by day or by night."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self.registry: TableRegistry = request.app.state.registry
        self.guest: Guest = self.registry.guest_cookies.guest(request)
        self.chosen_language = chosen_language(request)
        """The language that a link asks for; it is kept."""
        self.lang = self.chosen_language or language(request)
        self.signed_in = signed_in(request)
        """The person who is signed in on this device, and how."""
        self.device_guest = self.registry.guest_cookies.device_guest(request)
        """The guest whom the device is known by, also while somebody is signed in."""
        self.device_preferences = read_cookie(request.cookies.get(COOKIE, ""))
        """What the guest of the device has set for their pages."""
        self.device = device_name(request.headers.get("user-agent", ""))
        self.dark = prefers_dark(request)
        self.theme = chosen_theme(request)
        self.takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        self.address = client_address(request)

    def form(self, most: int, largest: int) -> AbstractAsyncContextManager[FormData]:
        """The form that was sent, with at most so many fields of this size and one file."""
        return self._request.form(max_files=1, max_fields=most, max_part_size=largest)

    def has_kept(self, tag: str) -> bool:
        """Whether the visitor's browser has kept what this tag names."""
        return self._request.headers.get("if-none-match") == tag

    async def require_rate(self, what: str) -> None:
        """Count something that this visitor does; Refused if it is too often."""
        await self.registry.shared_limits.require(what, f"guest-{self.guest.id}", f"from-{self.address}")

    async def while_connected(self, work: Coroutine[object, object, T]) -> T:
        """Do some work as long as the visitor waits for it."""
        return await while_connected(self._request, work)

    def say(self, text: Text) -> str:
        """A shared text in the visitor's language."""
        return speaker(None, self.lang)(text)

    def access(self, table: Table, link: Link | None = None) -> Access | None:
        """What the visitor may do at a table. A link of somebody who is shut out of the site opens nothing."""
        found = access(table.row, self.guest, link)
        if found is not None:
            self.registry.site.require_let_in(found.guest)
        return found

    async def find_table(self, query: TableQuery) -> tuple[Table, Access]:
        """The table of an address, and what the visitor may do there; NoSuch if there is nothing for this visitor."""
        table = await self.registry.table(query.table)
        access = self.access(table, query.k)
        if access is None:
            raise NoSuch("there is no such table for you; ask its host for a link")
        return table, access

    async def find_finished_table(self, query: TableQuery) -> tuple[Table, Access]:
        """The same for a table whose game is over; there is no such page before."""
        table, access = await self.find_table(query)
        if not table.has_begun or not table.match.over:
            raise NoSuch("this game is not over yet: its seed and its chances are still secret")
        return table, access

    @property
    def site(self) -> Site:
        """Where a passkey of this visitor is good."""
        return Site(self._request.url.hostname or "", self.url(""))

    @property
    def is_secure(self) -> bool:
        """Whether the visitor comes by https."""
        return self._request.url.scheme == "https"

    def url(self, path: str) -> str:
        """A whole address, to be sent to somebody."""
        return str(self._request.base_url).rstrip("/") + path

    def public_url(self, path: str) -> str:
        """An address that is good everywhere; nothing if the operator has not said where people find the site."""
        return self.registry.settings.public_address + path if self.registry.settings.public_address else ""

    def page(self, template: str, code: int = 200, **data: object) -> Response:
        """Render a template."""
        request = self._request
        query = request.url.query
        context = {
            "t": self._say_key,
            "lang": self.lang,
            "langs": [
                {"code": code, "name": self._say_key(f"language-{code}"), "on": code == self.lang}
                for code in LANGUAGES
            ],
            "guest": {"name": self.guest.name, "signed_in": self.signed_in is not None},
            "settings": "" if self.signed_in is None else _write_settings(self.signed_in.person.settings),
            "csrf": self.registry.guest_cookies.form_token(self.guest),
            "nonce": request_state(request)["nonce"],
            "here": request.url.path + (f"?{query}" if query else ""),
            "problem": "",
            "link_picture": "",
            "theme": self.theme,
            "announcement": self.registry.site.announced(self.lang, self.registry.store.wall),
            "version": __version__,
            **data,
        }
        templates: Templates = request.app.state.templates
        return self.with_cookies(HTMLResponse(templates.render(template, context), code))

    def _say_key(self, key: str, **args: Value) -> str:
        return self.say(Text(key, **args))

    def with_cookies(self, response: Response) -> Response:
        """Give a new guest the cookie that makes them known, and remember a chosen language."""
        if self.guest.fresh:
            self._set_guest_cookie(response)
        if self.chosen_language:
            set_language_cookie(response, self.chosen_language)
        return response

    def rename(self, name: str, response: Response) -> None:
        """Remember the name that a guest gave. A person has a name of their own, whatever they are called at a table."""
        if name and name != self.guest.name and self.signed_in is None:
            self.guest = Guest(self.guest.id, name)
            self._set_guest_cookie(response)

    def _set_guest_cookie(self, response: Response) -> None:
        self.registry.guest_cookies.set_cookie(response, self.guest, self.is_secure)

    def forget_guest(self, response: Response) -> None:
        """Let the browser be known no more."""
        self.registry.guest_cookies.drop_cookie(response, self.is_secure)
        self.forget_device_preferences(response)

    def forget_device_preferences(self, response: Response) -> None:
        """Let the device know no more what its guest has set: it is somebody's who is signed in."""
        self.device_preferences = {}
        response.delete_cookie(COOKIE, path="/", samesite="lax")

    def set_session(self, response: Response, secret: str) -> None:
        """Let the browser be signed in from now on."""
        set_session_cookie(response, secret, self.is_secure)

    def drop_session(self, response: Response) -> None:
        """Let the browser be signed in no more."""
        drop_session_cookie(response, self.is_secure)
