"""How a page is made: templates, and what every one of them is given."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import jinja2
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ... import __version__
from ...core import Text
from ...ledger.rules import LANGUAGES
from ...texts import speaker
from ..security.guard import address, state
from ..security.guests import Guest, chosen_language, chosen_theme, language, screen, write_lang
from ..security.inputs import Link
from ..tables.registry import TableRegistry
from ..tables.seats import Access, access
from ..tables.table import Table
from ..workers.library import unless_gone

HERE: Final = Path(__file__).parents[1]
STATIC: Final = HERE / "static"
T = TypeVar("T")


@cache
def environment() -> jinja2.Environment:
    """The templates of all pages; a process translates each of them once."""
    found = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["asset"] = asset
    return found


class Templates:
    """Makes pages of templates."""

    def render(self, name: str, context: dict[str, Any]) -> str:
        """A page as HTML."""
        return environment().get_template(name).render(context)


@cache
def asset(name: str) -> str:
    """The address of a static file with its version, so that browsers may keep it."""
    path = STATIC / name
    if not path.is_file():
        raise FileNotFoundError(f"no static file is called {name}")
    return f"/static/{name}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"


def block(data: object) -> Markup:
    """Data for a JSON block inside a page: nothing in it can end the block."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    escaped = text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    return Markup(escaped.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


class Visit:
    """A request for a page: who asks, in which language, on which screen."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self.registry: TableRegistry = request.app.state.registry
        self.guest: Guest = self.registry.guest_cookies.guest(request)
        self.chosen = chosen_language(request)
        """The language that a link asks for; it is kept."""
        self.lang = self.chosen or language(request)
        self.screen = screen(request)
        self.takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        self.where = address(request)

    def form(self, most: int, largest: int) -> AbstractAsyncContextManager[FormData]:
        """The form that was sent, with at most so many fields of this size and one file."""
        return self._request.form(max_files=1, max_fields=most, max_part_size=largest)

    def holds(self, tag: str) -> bool:
        """Whether the visitor's browser has kept what this tag names."""
        return self._request.headers.get("if-none-match") == tag

    def require(self, what: str) -> None:
        """Count something that this visitor does; Refused if it is too often."""
        self.registry.gate.require(what, f"guest-{self.guest.id}", f"from-{self.where}")

    async def unless_gone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work as long as the visitor waits for it."""
        return await unless_gone(self._request, work)

    def say(self, text: Text) -> str:
        """A shared text in the visitor's language."""
        return speaker(None, self.lang)(text)

    def access(self, table: Table, link: Link | None = None) -> Access | None:
        """What the visitor may do at a table."""
        return access(table.row, self.guest, link)

    def url(self, path: str) -> str:
        """A whole address, to be sent to somebody."""
        return str(self._request.base_url).rstrip("/") + path

    def page(self, template: str, code: int = 200, **data: Any) -> Response:
        """Render a template."""
        request = self._request
        query = request.url.query
        context = {
            "t": self._said,
            "lang": self.lang,
            "langs": [
                {"code": code, "name": self._said(f"language-{code}"), "on": code == self.lang}
                for code in LANGUAGES
            ],
            "guest": {"name": self.guest.name},
            "csrf": self.registry.guest_cookies.form_token(self.guest),
            "nonce": state(request)["nonce"],
            "here": request.url.path + (f"?{query}" if query else ""),
            "problem": "",
            "view": {"portrait": self.screen.portrait, "dark": self.screen.dark},
            "theme": chosen_theme(request),
            "version": __version__,
            **data,
        }
        templates: Templates = request.app.state.templates
        return self.keep(HTMLResponse(templates.render(template, context), code))

    def _said(self, key: str, **args: Any) -> str:
        return self.say(Text(key, **args))

    def keep(self, response: Response) -> Response:
        """Give a new guest the cookie that makes them known, and remember a chosen language."""
        if self.guest.fresh:
            self._introduce(response)
        if self.chosen:
            write_lang(response, self.chosen)
        return response

    def rename(self, name: str, response: Response) -> None:
        """Remember the name that somebody gave."""
        if name and name != self.guest.name:
            self.guest = Guest(self.guest.id, name)
            self._introduce(response)

    def _introduce(self, response: Response) -> None:
        self.registry.guest_cookies.write(response, self.guest, self._request.url.scheme == "https")
