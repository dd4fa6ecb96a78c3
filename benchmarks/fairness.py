#!/usr/bin/env python3
"""How much one hostile visitor can hold up everybody else.

    python benchmarks/fairness.py [--seconds 8] [--only misspelt frames end hints]

Starts a server of its own on the loopback with its usual limits and an SQLite file in a temporary folder, and stops by
itself. Two people play at a table and come from 127.0.0.1; a hostile visitor comes from 127.0.0.2. Measured: from the moment a move is
sent until the server says that it is on the disk, first in peace and then while the visitor

- sends 30 misspelt moves a second on one socket (misspelt),
- asks for the frames of a finished game twelve times at once, again and again (frames),
- asks for the end page of a finished game eight times at once, again and again (end),

and how long a greedy bot lets somebody wait at another table while twenty sockets ask for hints (hints).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from load_server import server_process
from websockets.asyncio.client import ClientConnection, connect

from igroteka import Match
from igroteka.core import Rng

GOOD, BAD = "127.0.0.1", "127.0.0.2"
LONG_GAME = "sweet_lands"
WARM = 2.5
"""Seconds for which the visitor is at work before anything is measured."""


class Page:
    """A socket that listens, and knows its table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self.refused = 0
        self._n = 0

    @classmethod
    async def open(cls, base: str, table: str, token: str, where: str) -> Page:
        """Connect from an address and say hello."""
        address = base.replace("http", "ws") + f"/live/{table}"
        page = cls(await connect(address, proxy=None, max_size=2**22, local_addr=(where, 0)))
        await page.line.send(json.dumps({"t": "hello", "token": token}))
        await page.until(lambda m: m["t"] == "full")
        return page

    async def until(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message is the right one."""
        while True:
            message: dict[str, Any] = json.loads(await self.line.recv())
            if message["t"] in ("full", "patch"):
                self.state.update(message)
            self.refused += message["t"] == "refused"
            if right(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        self._n += 1
        n = self._n
        await self.line.send(json.dumps({**message, "n": n}))
        return await self.until(lambda m: m.get("n") == n)

    async def play(self, move: str) -> dict[str, Any]:
        """Play a move."""
        return await self.ask(t="play", seq=self.state["seq"], seat=self.state["role"]["seat"], move=move)


class Site:
    """A server with people at it."""

    def __init__(self, base: str, seconds: float) -> None:
        self.base = base
        self.seconds = seconds
        self.rng = random.Random(1)

    def http(self, where: str) -> httpx.AsyncClient:
        """A visitor from an address."""
        line = httpx.AsyncHTTPTransport(local_address=where, limits=httpx.Limits(max_connections=50))
        return httpx.AsyncClient(base_url=self.base, transport=line, timeout=120, trust_env=False)

    async def table(self, where: str, game: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
        """A new table and the keys of its seats."""
        async with self.http(where) as http:
            answer = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
        return answer["table"], [seat["token"] for seat in answer["seats"]]

    async def old_game(self) -> str:
        """The table of a finished game that the visitor has brought."""
        m, rng = Match.new(LONG_GAME, seats=2, seed=3), Rng(5)
        while not m.over:
            legal = m.moves
            m.play(legal[rng.below(len(legal))])
        async with self.http(BAD) as http:
            page = await http.get("/replay")
            found = re.search(r'name="csrf" value="([^"]+)"', page.text)
            assert found, page.text
            answer = await http.post(
                "/replay", data={"csrf": found[1], "text": m.export()}, headers={"origin": self.base}
            )
            assert answer.status_code == 303, answer.text
            return str(answer.headers["location"].split("/")[2])

    async def moves(self) -> list[float]:
        """How long the moves of two people take, in milliseconds, for some seconds, or longer until there are ten."""
        times: list[float] = []
        began_all = time.perf_counter()

        def enough() -> bool:
            took = time.perf_counter() - began_all
            return took >= 60 or (took >= self.seconds and len(times) >= 10)

        while not enough():
            table, keys = await self.table(GOOD, "dream_city", [{"kind": "me"}] * 2)
            pages = [await Page.open(self.base, table, key, GOOD) for key in keys]
            while not enough() and not pages[0].state["turn"]["over"]:
                for page in pages:
                    await page.ask(t="ping")
                mover = next((p for p in pages if (p.state.get("ask") or {}).get("moves")), None)
                if mover is None:
                    break
                began = time.perf_counter()
                answer = await mover.play(self.rng.choice(mover.state["ask"]["moves"])["id"])
                assert answer["t"] == "done", answer
                times.append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.15)  # a quick pace, but within all limits
            for page in pages:
                await page.line.close()
        return times

    async def waits(self) -> list[float]:
        """How long a greedy bot lets somebody wait, in milliseconds, for a number of moves."""
        times: list[float] = []
        table, keys = await self.table(GOOD, "dream_city", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        page = await Page.open(self.base, table, keys[0], GOOD)
        until = time.perf_counter() + max(30.0, self.seconds)
        while len(times) < 6 and time.perf_counter() < until and not page.state["turn"]["over"]:
            if not page.state["turn"]["mine"]:
                began = time.perf_counter()
                await page.until(lambda m: page.state["turn"]["mine"] or page.state["turn"]["over"])
                times.append(1000 * (time.perf_counter() - began))
            elif page.state["ask"]["moves"]:
                await page.play(page.state["ask"]["moves"][0]["id"])
            else:
                await page.until(lambda m: m["t"] == "patch")
        await page.line.close()
        return times

    # ------------------------------------------------------------ what the visitor does

    async def misspell(self) -> None:
        """Send misspelt moves."""
        table, keys = await self.table(BAD, LONG_GAME, [{"kind": "me"}] * 2)
        pages = [await Page.open(self.base, table, key, BAD) for key in keys]
        page = next(p for p in pages if p.state["ask"]["moves"])
        ear = asyncio.ensure_future(page.until(lambda m: False))
        wrong = page.state["ask"]["moves"][0]["id"] + "x"
        seat, seq = page.state["role"]["seat"], page.state["seq"]
        try:
            while True:
                await page.line.send(json.dumps({"t": "play", "seq": seq, "seat": seat, "move": wrong}))
                await asyncio.sleep(1 / 30)
        finally:
            ear.cancel()

    async def read(self, path: str, many: int) -> None:
        """Ask for a page many times at once, again and again."""
        async with self.http(BAD) as http:

            async def one() -> None:
                while True:
                    async with http.stream("GET", path) as answer:
                        async for _ in answer.aiter_raw():
                            pass
                    if answer.status_code == 429:
                        await asyncio.sleep(0.05)

            await asyncio.gather(*[one() for _ in range(many)])

    async def beg(self) -> None:
        """Ask for hints on twenty sockets of one seat."""
        table, keys = await self.table(BAD, LONG_GAME, [{"kind": "me"}] * 2)
        pages = [await Page.open(self.base, table, key, BAD) for key in keys for _ in range(20)]
        seat = next(p.state["role"]["seat"] for p in pages if p.state["ask"]["moves"])

        async def one(page: Page) -> None:
            while True:
                answer = await page.ask(t="hint", seat=seat)
                if answer["t"] == "refused":
                    await asyncio.sleep(0.05)

        await asyncio.gather(*[one(page) for page in pages if page.state["role"]["seat"] == seat])


@contextlib.asynccontextmanager
async def meanwhile(name: str, base: str, table: str) -> AsyncIterator[None]:
    """Let the visitor do something, in a process of its own; it must not end by itself."""
    child = subprocess.Popen([sys.executable, __file__, "--hostile", name, base, table])
    await asyncio.sleep(WARM)
    try:
        yield
    finally:
        if child.poll() is not None:
            sys.exit(f"The visitor has given up {name}.")
        child.kill()
        child.wait()


async def disturb(name: str, base: str, table: str) -> None:
    """What the visitor does."""
    site = Site(base, 0)
    await {
        "misspelt": lambda: site.misspell(),
        "frames": lambda: site.read(f"/t/{table}/frames?from=0&to=400", 12),
        "end": lambda: site.read(f"/t/{table}/end", 8),
        "hints": lambda: site.beg(),
    }[name]()


def describe_times(name: str, times: list[float]) -> str:
    """A line of the result."""
    ordered = sorted(times)
    p50, p95 = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95))
    return (
        f"{name:<12} {len(times):4} times, p50 {p50:8.1f} ms, p95 {p95:8.1f} ms, worst {ordered[-1]:8.1f} ms"
    )


async def measure(base: str, options: argparse.Namespace) -> None:
    """Everything, one after the other."""
    site = Site(base, options.seconds)
    await site.waits()  # starts a worker, and loads what is loaded once
    print(describe_times("in peace", await site.moves()), flush=True)
    old = await site.old_game()
    for name in [name for name in options.only if name != "hints"]:
        async with meanwhile(name, base, old):
            print(describe_times(name, await site.moves()), flush=True)
    if "hints" in options.only:
        print(describe_times("bot alone", await site.waits()), flush=True)
        async with meanwhile("hints", base, old):
            print(describe_times("bot, hints", await site.waits()), flush=True)


def main() -> None:
    """Read the options and measure."""
    every = ["misspelt", "frames", "end", "hints"]
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each part, at most 60")
    parser.add_argument("--only", nargs="+", choices=every, default=every)
    parser.add_argument("--hostile", nargs=3, metavar=("WHAT", "BASE", "TABLE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.hostile:
        asyncio.run(disturb(*options.hostile))
        return
    options.seconds = min(options.seconds, 60.0)
    signal.signal(
        signal.SIGTERM, lambda number, frame: sys.exit("Stopped.")
    )  # so that the server is stopped, too
    with tempfile.TemporaryDirectory(prefix="igroteka-fairness-") as name:
        folder = Path(name)
        settings = {"database": f"sqlite:///{folder / 'fairness.db'}", "bot_pause": 0.0}
        with server_process(folder, settings, {}) as (base, _):
            asyncio.run(asyncio.wait_for(measure(base, options), 900))


if __name__ == "__main__":
    main()
