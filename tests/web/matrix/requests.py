"""How each thing of the table is asked for, and what the answer says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote, unquote, urlencode

import websockets

from igroteka.match.analysis import Analysis, Point
from igroteka.store import TableRow
from igroteka.web.live.messages import AnyMessage
from igroteka.web.workers.tasks import RatedMove

from ..support import Page, Site
from .people import KEYS, PERSONS, cookie, form_token, link
from .rows import Row
from .stages import Stages

SHOWING: Final = ("hello", "look", "sit")
"""Messages whose answer is the table as a whole, which has no number."""
_WORD: Final = re.compile(r"\{(\w+)\}")
_UNSTEADY: Final = re.compile(r'(name="csrf" value="|nonce="|"mark": ?"|"n": )[^"}]+')
"""What differs from answer to answer and tells nothing: tokens of forms, nonces, names of renderings, numbers of questions."""


@dataclass(frozen=True)
class Answer:
    """What came back: the status or the code, with the reason of a refusal, and everything that was sent."""

    what: str
    body: str

    @property
    def steady(self) -> str:
        """The body without what differs every time."""
        return _UNSTEADY.sub(r"\1", self.body)


class MatrixClient:
    """Everybody's way to the server, for as long as a game is tried."""

    def __init__(self, there: Site, stages: Stages) -> None:
        self.there = there
        self.stages = stages
        self.pages: dict[tuple[str, str], Listener] = {}
        self.thought: list[str] = []
        """The positions that somebody asked for a hint about, as the bot was told them."""
        think_little(there, self.thought)

    async def close(self) -> None:
        """Let go of everything."""
        for page in self.pages.values():
            await page.line.close()

    async def ask(self, row: Row, person: str, at: TableRow, words: dict[str, Any], fresh: bool) -> Answer:
        """Do what a row says as a person at a table; on a copy of a table with a page of its own."""
        path, fields = filled(row.path, words), filled(dict(row.fields), words)
        if row.channel == "message":
            return await self.say(row, person, at, path, fields, fresh=fresh)
        return await self.send(row, person, at, path, fields)

    async def send(
        self, row: Row, person: str, at: TableRow, path: str, fields: dict[str, Any], key: str | None = None
    ) -> Answer:
        """Ask for a page, or call as a program does; with another link or key than the person's own if one is given."""
        return await (self.call if row.channel == "call" else self.visit)(row, person, at, path, fields, key)

    # ------------------------------------------------------------ pages

    async def visit(
        self, row: Row, person: str, at: TableRow, path: str, form: dict[str, Any], key: str | None = None
    ) -> Answer:
        """Open a page or send a form; the link goes along in the query unless the path holds it."""
        who, guest_cookies = PERSONS[person], self.there.registry.guest_cookies
        known = link(at, who.link) if key is None else key
        if known and "/t/" in path:
            path += ("&" if "?" in path else "?") + "k=" + quote(known, safe="")
        method, headers = row.route.partition(" ")[0], cookie(guest_cookies, who.guest)
        body = b""
        if method == "POST":
            body = urlencode({"csrf": form_token(guest_cookies, who.guest), **form}).encode()
            headers |= {"origin": self.there.base, "content-type": "application/x-www-form-urlencoded"}
        status, reason, said = await request(self.there, method, path, headers, body)
        return Answer(":".join([str(status), *([reason] if reason else [])]), said)

    # ------------------------------------------------------------ programs

    async def call(
        self, row: Row, person: str, at: TableRow, path: str, body: dict[str, Any], key: str | None = None
    ) -> Answer:
        """Call the JSON API with the key of a person."""
        method = row.route.partition(" ")[0]
        known = self._key(person, at) if key is None else key
        headers = {
            "content-type": "application/json",
            **({"authorization": f"Bearer {known}"} if known else {}),
        }
        data = json.dumps(body).encode() if method == "POST" else b""
        status, _, said = await request(self.there, method, f"/api{path}", headers, data)
        code = [json.loads(said)["error"]["code"]] if status >= 400 else []
        return Answer(":".join([str(status), *code]), said)

    def _key(self, person: str, at: TableRow) -> str:
        if person == "stranger":
            return link(self.stages.rows["sharing", "seated"], "seat")
        return link(at, KEYS.get(person, ""))

    # ------------------------------------------------------------ pages that listen

    async def say(
        self,
        row: Row,
        person: str,
        at: TableRow,
        path: str,
        says: dict[str, Any],
        key: str | None = None,
        fresh: bool = False,
    ) -> Answer:
        """Send a message over the page of a person, or over a fresh one."""
        try:
            page = await self.listen(person, at, path, fresh, key)
            answer = await put(page, row.route, says)
        except websockets.ConnectionClosed as error:
            return Answer(f"closed:{error.rcvd.code if error.rcvd else 0}", "")
        except websockets.InvalidStatus as error:
            return Answer(f"closed:{error.response.status_code}", "")
        body = json.dumps(answer, ensure_ascii=False)
        if answer["t"] == "hint":
            body += self.thought[-1]
        if fresh:
            await page.line.close()
        return Answer(answer["code"] if answer["t"] == "refused" else answer["t"], body)

    async def listen_all(self, stages: Iterable[str]) -> None:
        """Let everybody who may listen do so: who is there is told to all, so nobody must come between two questions."""
        for stage in stages:
            for name, person in PERSONS.items():
                with contextlib.suppress(websockets.ConnectionClosed):
                    await self.listen(name, self.stages.rows[stage, person.at])

    async def listen(
        self, person: str, at: TableRow, path: str = "", fresh: bool = False, key: str | None = None
    ) -> Listener:
        """A page of a person that listens to a table; one for each unless a fresh one is wanted."""
        kept = self.pages.get((person, at.id))
        if kept is not None and not fresh:
            return kept
        who = PERSONS[person]
        known = link(at, who.link) if key is None else key
        headers = {"origin": self.there.base, **cookie(self.there.registry.guest_cookies, who.guest)}
        hello = {"token": known} if known else {}
        page = Listener(self.there.base, path.removeprefix("/live/") or at.id, headers, hello)
        await page.open()
        if not fresh:
            self.pages[person, at.id] = page
        return page


class Listener(Page):
    """A page that only reads what it is sent, without the work of a browser."""

    def take(self, message: dict[str, Any]) -> None:
        """Draw nothing."""


async def request(
    there: Site, method: str, path: str, headers: dict[str, str], body: bytes = b""
) -> tuple[int, str, str]:
    """Ask the application without a socket between: the status, why it refuses, and the body with the place it leads to.

    There are thousands of cells, and a client for sockets needs more time for each than the server does.
    """
    where, _, query = path.partition("?")
    host = there.base.partition("//")[2]
    known = {"host": host, "accept-language": "en", "content-length": str(len(body)), **headers}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(where),
        "raw_path": where.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in known.items()],
        "client": ("127.0.0.1", 1),
        "server": (host.partition(":")[0], there.port),
        "state": {},
    }
    sent: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]
    heard: list[Any] = []

    async def receive() -> Any:
        return sent.pop() if sent else await asyncio.get_running_loop().create_future()

    async def send(message: Any) -> None:
        heard.append(message)

    await there.app(scope, receive, send)
    start, *rest = heard
    told = dict(start["headers"])
    body = b"".join([*[part.get("body", b"") for part in rest], told.get(b"location", b"")])
    return start["status"], told.get(b"x-refusal", b"").decode(), body.decode(errors="replace")


async def put(page: Page, kind: str, says: dict[str, Any]) -> dict[str, Any]:
    """Say something and wait for the answer to exactly that."""
    page._n += 1
    n = page._n
    await page.send({"t": kind, **says, "n": n})
    shown = ("full", "same") if kind in SHOWING else ()
    return await page.until(lambda m: (m.get("n") == n and m["t"] != "chat") or m["t"] in shown)


def filled(value: Any, words: dict[str, Any]) -> Any:
    """A value with what its words in braces stand for; a single word keeps its type."""
    if isinstance(value, str):
        whole = _WORD.fullmatch(value)
        if whole is not None:
            return words[whole[1]]
        return _WORD.sub(lambda found: str(words[found[1]]), value)
    if isinstance(value, dict):
        return {key: filled(one, words) for key, one in value.items()}
    if isinstance(value, list):
        return [filled(one, words) for one in value]
    return value


def think_little(there: Site, thought: list[str]) -> None:
    """Let bots advise nothing and look back at nothing, since that takes seconds; what they are told is kept.

    A picture that goes with a link is sent as it is drawn, so that its words are looked through with all others.
    """

    async def advise(key: str, position: str, *rest: object) -> list[RatedMove]:
        thought.append(position)
        return []

    async def analyse(log: str) -> Analysis:
        return Analysis(1, [Point(step, -1, (0.5, 0.5)) for step in (0, 1)], [])

    async def draw_card(draw: Callable[..., str], *args: Any) -> bytes:
        return draw(*args).encode()

    there.registry.worker_pool.draw_card = draw_card  # type: ignore[method-assign, assignment]
    there.registry.hint_service.advise = advise  # type: ignore[method-assign, assignment]
    there.registry.worker_pool.analyse = analyse  # type: ignore[method-assign]


def message_names() -> set[str]:
    """The names of all messages that a page may send."""
    return {str(one.__struct_config__.tag) for one in AnyMessage.__args__}
