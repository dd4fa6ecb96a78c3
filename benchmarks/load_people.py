"""The people of `load.py`: tables, pages that listen, and companies that play game after game."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import time
import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from igroteka.core import Json, Rng, State, apply, chance, game, moves, waiting

LATE_POSITIONS = 12
"""Among so many late positions of a game tables are shared out."""


@dataclass
class Table:
    """A table and what is known of its moves."""

    id: str
    keys: list[str]
    watch: str
    pages: list[Page] = field(default_factory=list)
    sent: dict[int, tuple[float, Page | None]] = field(default_factory=dict)
    """When the move was sent that led to a number, and the page that sees it if it is sealed."""


@dataclass
class Page:
    """A socket that listens."""

    line: ClientConnection
    table: Table
    seat: int | None
    state: dict[str, Any] = field(default_factory=dict)
    times: dict[int, float] = field(default_factory=dict)
    sizes: list[int] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    ear: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Take in messages until the line ends."""
        with contextlib.suppress(Exception):
            async for text in self.line:
                now = time.perf_counter()
                size = len(text)
                message = json.loads(zlib.decompress(text, -15) if isinstance(text, bytes) else text)
                if message["t"] in ("full", "patch"):
                    self.times.setdefault(message["seq"], now)
                    if message["t"] == "patch" and self.seat is None:
                        self.sizes.append(size)
                    self.state.update(message)
                    self.news.set()
                elif message["t"] == "refused":
                    self.state["refused"] = message
                    self.news.set()


@cache
def late_position(key: str, seats: int, number: int) -> Json:
    """Where a game by chance has come to after two thirds of its decisions."""
    s = game(key).new(seats)
    decisions = play_by_chance(s.clone(), Rng(number))
    play_by_chance(s, Rng(number), decisions * 2 // 3)
    return s.to_data()


def play_by_chance(s: State, rng: Rng, most: int = 10_000) -> int:
    """Play any moves, so many at most, up to the next question; how many."""
    count = 0
    while True:
        chance(s, rng)
        if count == most or not waiting(s):
            return count
        seat = waiting(s)[0]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
        count += 1


class Company:
    """The people of one table, who play game after game."""

    numbers = itertools.count(1)

    def __init__(
        self, base: str, http: httpx.AsyncClient, options: argparse.Namespace, spectators: int
    ) -> None:
        self.base = base
        self.http = http
        self.options = options
        self.spectators = spectators
        self.tables: list[Table] = []

    async def sit_down(self) -> None:
        """Make a table with names of its own, and let everybody open its page."""
        number = next(self.numbers)
        seats = [{"kind": "me"}] * self.options.seats
        body: dict[str, Any] = {"game": self.options.game, "seats": seats, "name": f"Player {number}"}
        if self.options.late:
            body["position"] = late_position(self.options.game, self.options.seats, number % LATE_POSITIONS)
        answer = (await self.http.post("/api/tables", json=body)).json()
        table = Table(answer["table"], [seat["token"] for seat in answer["seats"]], answer["watch_token"])
        self.tables.append(table)
        for seat in [*range(self.options.seats), *[None] * self.spectators]:
            await self._open(table, seat)
        while not all(page.state for page in table.pages):
            await asyncio.sleep(0.01)

    async def _open(self, table: Table, seat: int | None) -> None:
        line = await connect(
            self.base.replace("http", "ws") + f"/live/{table.id}", proxy=None, max_size=2**22
        )
        token = table.watch if seat is None else table.keys[seat]
        await line.send(json.dumps({"t": "hello", "token": token, "pack": True}))
        page = Page(line, table, seat)
        page.ear = asyncio.ensure_future(page.listen())
        table.pages.append(page)

    async def get_up(self) -> None:
        """Close all pages of the last table."""
        for page in self.tables[-1].pages:
            await page.line.close()
            if page.ear is not None:
                page.ear.cancel()

    async def play(self, until: float, rng: random.Random) -> int:
        """Play any moves, one after a pause each; how many."""
        count = 0
        await asyncio.sleep(rng.random() * self.options.pause)
        while time.perf_counter() < until:
            players = [page for page in self.tables[-1].pages if page.seat is not None]
            if players[0].state["turn"]["over"]:
                await asyncio.sleep(1)
                await self.get_up()
                await self.sit_down()
                continue
            mover = next((p for p in players if (p.state.get("ask") or {}).get("moves")), None)
            if mover is None:
                await asyncio.sleep(0.01)
                continue
            began = time.perf_counter()
            await self._move(mover, began, rng)
            count += 1
            pause = self.options.pause * (0.5 + rng.random())
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))
        return count

    async def _move(self, mover: Page, began: float, rng: random.Random) -> None:
        """Send any move, and wait until its player sees it."""
        move = rng.choice(mover.state["ask"]["moves"])["id"]
        before = mover.state["seq"]
        sealed = len(mover.state["turn"]["seats"]) > 1
        mover.news.clear()
        await mover.line.send(json.dumps({"t": "play", "seq": before, "seat": mover.seat, "move": move}))
        while mover.state["seq"] == before and time.perf_counter() < began + 10:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(mover.news.wait(), 1)
            mover.news.clear()
        mover.table.sent[mover.state["seq"]] = (began, mover if sealed else None)


def arrival(table: Table, seq: int) -> float | None:
    """Seconds from sending a move until the last page that may see it has it; None if one never got it."""
    began, only = table.sent[seq]
    times = [page.times.get(seq) for page in ([only] if only is not None else table.pages)]
    got = [at for at in times if at is not None]
    return max(got) - began if len(got) == len(times) else None
