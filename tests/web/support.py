"""A server in this process, people with browsers, and pages that listen."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import zlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from igroteka.core import Rng
from igroteka.store import open_store
from igroteka.web.app import make_app
from igroteka.web.ops.logs import JsonFormatter
from igroteka.web.ops.serve import make_config
from igroteka.web.ops.settings import Limits, Settings, with_own_address
from igroteka.web.ops.siblings import Siblings
from igroteka.web.tables.registry import TableRegistry
from igroteka.web.workers import tasks

from ..store.leaping import DAY
from .fake_time import lucky
from .markup import SVG, Fragment, block_of, csrf_of, fragment_of, patch_board

if TYPE_CHECKING:
    import pytest

MANY = "100000 per minute"
FREE = Limits(
    tables=MANY,
    requests=MANY,
    messages=MANY,
    joins=MANY,
    orders=MANY,
    undone=MANY,
    accounts=MANY,
    signing=MANY,
    hands=MANY,
    changes=MANY,
    processor=MANY,
    processor_of_address=MANY,
    most_open=100_000,
    bot_tables=1_000,
)
QUICK = Settings(
    bot_pause=0.0,
    bot_patience=DAY,
    host_waits=DAY,
    hello_patience=DAY,
    share_patience=DAY,
    write_patience=DAY,
    head_patience=DAY,
    body_patience=DAY,
    idle_patience=int(DAY),
    tidy_every=7 * DAY,
    password_memory=64,
    limits=FREE,
)
"""Bots do not pause, nobody is hurried and nothing is too much: a test makes an hour of what it is about, and leaps over it."""
ANALYSE_ONCE = cache(tasks.analyse)


class Site:
    """A running server."""

    def __init__(self, app: Any, server: uvicorn.Server, port: int) -> None:
        self.app = app
        self.server = server
        self.port = port

    @property
    def registry(self) -> TableRegistry:
        found: TableRegistry = self.app.state.registry
        return found

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, name: str = "", lang: str = "en") -> Person:
        """Somebody with a fresh browser."""
        return Person(self.base, name, lang)


def think_here(registry: TableRegistry) -> None:
    """Let the work of workers be done in this process: to start one takes longer than most tests."""

    async def run(work: Callable[..., Any], *args: Any, **how: Any) -> Any:
        await asyncio.sleep(0)
        return (ANALYSE_ONCE if work is tasks.analyse else work)(*args)

    registry.worker_pool._run = run  # type: ignore[method-assign, assignment]


@contextlib.asynccontextmanager
async def site(
    url: str,
    settings: Settings = QUICK,
    luck: str = "",
    workers: bool = False,
    siblings: Siblings | None = None,
    **more: Any,
) -> AsyncIterator[Site]:
    """A server in this event loop, over real sockets.

    With `luck` all its tables have this seed; with `workers` bots, replays and hints are made in processes of their own.
    With `siblings` it is one of several workers, all of which may run in this event loop.
    """
    with lucky(luck):
        async with _site(url, settings, siblings, **more) as there:
            if not workers:
                think_here(there.registry)
            yield there


@contextlib.asynccontextmanager
async def _site(url: str, settings: Settings, siblings: Siblings | None, **more: Any) -> AsyncIterator[Site]:
    store = await open_store(url)
    listening = socket.create_server(("127.0.0.1", 0))
    settings = with_own_address(settings, *listening.getsockname())
    app = make_app(replace(settings, database=url), store, siblings=siblings, **more)
    config = make_config(app, settings, siblings)
    config.timeout_graceful_shutdown = 2
    config.ws_ping_interval = None  # a leap must not look like a silent page
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup(sockets=[listening])
    assert server.started, "the log tells why the server has not started"
    await server.on_tick(0)
    try:
        yield Site(app, server, listening.getsockname()[1])
    finally:
        await server.shutdown(sockets=[listening])
        await store.close()


class Person:
    """A browser: cookies, forms and pages that listen."""

    def __init__(self, base: str, name: str = "", lang: str = "en") -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=base, cookies={"lang": lang}, timeout=None, trust_env=False, verify=False
        )
        self.csrf = ""

    async def __aenter__(self) -> Person:
        page = await self.http.get("/replay")  # every page has a form; this one costs least
        assert page.status_code == 200, page.text
        self.csrf = csrf_of(page.text)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, **fields: Any) -> httpx.Response:
        """Send a form as our own page would."""
        data = {"csrf": self.csrf, **{key.replace("__", "-"): value for key, value in fields.items()}}
        return await self.http.post(path, data=data, headers={"origin": self.base})

    async def new_table(self, game: str = "dream_city", **fields: Any) -> str:
        """Make a table, against the greedy bot unless others are named; its id."""
        bots = {f"seat__{seat}": "bot:greedy" for seat in range(1, 6) if f"seat-{seat}" not in fields}
        answer = await self.post(f"/new/{game}", **{"name": self.name, **bots, **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    async def state(self, path: str) -> dict[str, Any]:
        """The JSON block of a page."""
        page = await self.http.get(path)
        assert page.status_code == 200, (page.status_code, page.headers, page.text[:2000])
        return block_of(page.text)

    def cookie(self) -> str:
        """The Cookie header."""
        held = {cookie.name: cookie.value for cookie in self.http.cookies.jar}
        return "; ".join(f"{name}={value}" for name, value in held.items())

    def page(self, table: str, **hello: Any) -> Page:
        """Open a page that listens to a table."""
        headers = {"cookie": self.cookie(), "origin": self.base}
        return Page(self.base, table, headers, hello)


class Page:
    """A page that listens; it keeps everything it was sent, and a board that it patches as a browser would."""

    def __init__(self, base: str, table: str, headers: dict[str, str], hello: dict[str, Any]) -> None:
        self.base = base
        self.table = table
        self.headers = headers
        self.hello = hello
        self.heard: list[str] = []
        self.wire: list[int] = []
        """The bytes of each message as it came."""
        self.state: dict[str, Any] = {}
        self.board: ElementTree.Element | None = None
        self.others: list[dict[str, Any]] = []
        self.line: ClientConnection
        self._n = 0

    async def __aenter__(self) -> Page:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def open(self) -> None:
        """Connect and say hello."""
        origin = self.headers.get("origin")
        rest = {key: value for key, value in self.headers.items() if key != "origin"}
        self.line = await connect(
            self.base.replace("http", "ws") + f"/live/{self.table}",
            additional_headers=rest,
            origin=websockets.Origin(origin) if origin else None,
            max_size=2**22,
            proxy=None,
            ping_interval=None,
        )
        mark = self.state.get("mark", "")
        await self.send({"t": "hello", "mark": mark, **self.hello})
        await self.until(lambda m: m["t"] in ("full", "same"))

    @property
    def port(self) -> int:
        """The page's own end of its line."""
        return int(self.line.local_address[1])

    async def send(self, message: dict[str, Any] | str) -> None:
        """Say something."""
        await self.line.send(message if isinstance(message, str) else json.dumps(message))

    async def ending(self) -> int:
        """Listen until the server ends the line; its code."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = await self.line.recv()
        self.wire.append(len(text) if isinstance(text, bytes) else len(text.encode()))
        text = zlib.decompress(text, -zlib.MAX_WBITS).decode() if isinstance(text, bytes) else text
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take(message)
        return message

    async def until(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message is the right one."""
        while True:
            message = await self.next()
            if right(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for the answer to exactly that."""
        self._n += 1
        n = self._n
        await self.send({**message, "n": n})
        return await self.until(lambda m: m.get("n") == n and m["t"] != "chat")

    async def play(self, move: str, seat: int | None = None, seq: int | None = None) -> dict[str, Any]:
        """Play a move."""
        return await self.ask(
            t="play",
            seq=self.state["seq"] if seq is None else seq,
            seat=self.state["role"]["seat"] if seat is None else seat,
            move=move,
        )

    # ------------------------------------------------------------ what a browser does with messages

    def take(self, message: dict[str, Any]) -> None:
        """Keep up."""
        if message["t"] == "full":
            self.state = message
            if "svg" in message:
                self.board = ElementTree.fromstring(message["svg"])
        elif message["t"] == "patch":
            assert message["from"] == self.state["mark"], "a patch does not fit"
            self.patch(message)
        else:
            self.others.append(message)

    def patch(self, message: dict[str, Any]) -> None:
        """Change the board and the rest."""
        assert self.board is not None
        patch_board(self.board, message)
        log = self.state["log"]
        if "cut" in message:
            log = [entry for entry in log if entry["step"] < message["cut"]]
        self.state["log"] = [*log, *message.get("events", [])]
        rows = {row["seat"]: row for row in self.state["scores"]}
        rows |= {row["seat"]: row for row in message.get("scores", [])}
        self.state["scores"] = list(rows.values())
        special = {"t", "from", "set", "gone", "order", "events", "cut", "scores"}
        self.state |= {key: value for key, value in message.items() if key not in special}

    def drawn(self) -> dict[str, list[Fragment]]:
        """The board as layers of fragments in order."""
        assert self.board is not None
        return {
            layer.get("data-layer", ""): [fragment_of(child) for child in layer]
            for layer in self.board.iter(f"{SVG}g")
            if layer.get("data-layer")
        }


async def finish(pages: list[Page], rng: Rng, most: int = 2_000) -> int:
    """Let the pages of all seats play any moves to the end of the game; the number of moves.

    Each choice is made when all pages know the same, so the same moves are chosen every time.
    """
    count = 0
    while not pages[0].state["turn"]["over"]:
        assert count < most, "the game does not end"
        mover = next((p for p in pages if p.state["ask"] and p.state["ask"]["moves"]), None)
        if mover is None:
            await pages[0].next()  # somebody else is to move, whom every page is told of
        else:
            moves = mover.state["ask"]["moves"]
            answer = await mover.play(moves[rng.below(len(moves))]["id"])
            assert answer["t"] == "done", answer
            count += 1
        await catch_up(*pages)
    return count


async def catch_up(*pages: Page) -> None:
    """Take in everything that was sent so far."""
    await asyncio.gather(*[page.ask(t="ping") for page in pages])


async def ended(there: Site, *tables: str) -> None:
    """Wait until the games of these tables are over."""
    for id in tables:
        table = there.registry.tables[id]
        while table.row.status != "over":
            await table.changed.wait()


async def play_out(there: Site, id: str, rng: Rng) -> None:
    """Play any moves to the end of the game behind the pages, which are told of the end only."""
    table = there.registry.tables[id]

    async def work() -> None:
        match = table.match
        while not match.over:
            seat = match.seats[0]
            legal = match.moves_of(seat)
            match.play(legal[rng.below(len(legal))], seat)
            await table.append_rows()
        table.broadcast()

    await table.act(work)


def written_log(caplog: pytest.LogCaptureFixture) -> str:
    """The lines that the operator would read."""
    return "\n".join([JsonFormatter().format(record) for record in caplog.records])
