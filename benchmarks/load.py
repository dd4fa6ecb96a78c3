#!/usr/bin/env python3
"""How quickly a move reaches everybody: many tables with scripted players, and spectators, on one server process.

    python benchmarks/load.py [--tables 50] [--spectators 200] [--seconds 20] [--pause 1.0] [--crowd]

Starts a server of its own on the loopback with an SQLite file in a temporary folder, plays for a bounded
time and stops by itself. Where a game ends, the next one begins at a new table with the same company.
Measured: from the moment a player sends a move until the last page of that table (both players and all its
spectators) has received the change; only a sealed answer is for nobody but its player. `--crowd` puts all
spectators on one table. Told as well: how long the server was ready to run but had no processor, and how
late the clients themselves were, since neither is the server's doing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

START = """
import sys, threading
from igroteka.web.serve import announce, bound, run, url
from igroteka.web.settings import Limits, Settings
many = "1000000 per minute"
limits = Limits(
    tables=many, requests=many, messages=many, joins=many, processor=many, processor_of_address=many,
    most_sockets_of_one=100000, most_sockets_at_table=100000
)
settings = Settings(database=sys.argv[1], limits=limits)
with bound("127.0.0.1", 0) as sock:
    address = url("127.0.0.1", sock.getsockname()[1])
    threading.Thread(target=announce, args=(address, False), daemon=True).start()
    run(settings, sock)
"""
AIM_SECONDS = 0.250
AIM_MEMORY = 400.0
AIM_BYTES = 2_048


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


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server process; its address and its number."""
    log = folder / "server.log"
    with log.open("wb") as out:
        child = subprocess.Popen(
            [sys.executable, "-c", START, f"sqlite:///{folder / 'load.db'}"],
            stdout=out,
            stderr=subprocess.STDOUT,
            process_group=0,  # not a session of its own: it shares the priority of this one
        )
    try:
        for _ in range(600):
            found = re.search(r"Igroteka is at (http://\S+)/", log.read_text())
            if found:
                yield found[1], child.pid
                return
            if child.poll() is not None:
                sys.exit(f"The server did not start:\n{log.read_text()}")
            time.sleep(0.1)
        sys.exit("The server does not answer.")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGTERM)
        child.wait(20)


def memory(pid: int) -> tuple[float, float]:
    """Megabytes that a process holds now, and the most it has held."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = {key: int(value) / 1024 for key, value in re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", text)}
    return found["VmRSS"], found["VmHWM"]


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def waited(pid: int) -> float:
    """Seconds for which the first thread of a process could have run but others had the processors."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


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
        seats = [{"kind": "me"}] * self.options.seats
        body = {"game": self.options.game, "seats": seats, "name": f"Player {next(self.numbers)}"}
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


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def lateness(found: list[float], step: float = 0.02) -> None:
    """Note how much later than asked for this process is woken."""
    while True:
        asked = time.perf_counter() + step
        await asyncio.sleep(step)
        found.append(time.perf_counter() - asked)


async def measure(options: argparse.Namespace, base: str, pid: int) -> bool:
    """Run the load and print what came out; whether all aims were reached."""
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=30) as http:
        share = [0] * options.tables
        for i in range(options.spectators):
            share[0 if options.crowd else i % options.tables] += 1
        companies = [Company(base, http, options, count) for count in share]
        for company in companies:
            await company.sit_down()
        late: list[float] = []
        watch = asyncio.ensure_future(lateness(late))
        used, idle, own, began = processor(pid), waited(pid), time.process_time(), time.perf_counter()
        until = began + options.seconds
        counts = await asyncio.gather(*[company.play(until, rng) for company in companies])
        took = time.perf_counter() - began
        used, idle, own = processor(pid) - used, waited(pid) - idle, time.process_time() - own
        watch.cancel()
        await asyncio.sleep(1)
        now, most = memory(pid)
        for company in companies:
            await company.get_up()
    tables = [table for company in companies for table in company.tables]
    moves, last = sum(counts), [arrival(table, seq) for table in tables for seq in table.sent]
    seen = [seconds * 1000 for seconds in last if seconds is not None]
    sizes = [float(size) for table in tables for page in table.pages for size in page.sizes]
    p50, p95, p99 = (percentile(seen, share) for share in (0.5, 0.95, 0.99))
    crowd = " on one table" if options.crowd else ""
    sockets = options.tables * options.seats + options.spectators
    for line in (
        f"{options.tables} tables of {options.game}, {sockets} sockets, {options.spectators} spectators{crowd}; "
        f"{took:.0f} s, {len(tables) - options.tables} games ended",
        f"moves                    {moves}, {moves / took:.1f} a second; not seen by all: {len(last) - len(seen)}",
        f"move to last recipient   p50 {p50:.0f} ms, p95 {p95:.0f} ms (aim {AIM_SECONDS * 1000:.0f}), "
        f"p99 {p99:.0f} ms, worst {max(seen):.0f} ms",
        f"update to a spectator    median {percentile(sizes, 0.5):.0f} bytes, largest {max(sizes):.0f}"
        if sizes
        else "no spectators",
        f"server process           {now:.0f} MB, at most {most:.0f} MB (aim {AIM_MEMORY:.0f}); "
        f"{100 * used / took:.0f} % of one processor, {1000 * used / max(1, moves):.1f} ms a move; "
        f"waited {idle:.1f} s for a processor",
        f"clients                  {100 * own / took:.0f} % of one processor; late by "
        f"p95 {percentile(late, 0.95) * 1000:.0f} ms",
    ):
        print(line)
    if idle > used:
        print(
            "Other programs had the processors most of the time that the server wanted one: the delays are theirs."
        )
    return p95 < AIM_SECONDS * 1000 and most < AIM_MEMORY and len(seen) == len(last)


def arrival(table: Table, seq: int) -> float | None:
    """Seconds from sending a move until the last page that may see it has it; None if one never got it."""
    began, only = table.sent[seq]
    times = [page.times.get(seq) for page in ([only] if only is not None else table.pages)]
    got = [at for at in times if at is not None]
    return max(got) - began if len(got) == len(times) else None


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="at most 300")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="dream_city")
    parser.add_argument("--crowd", action="store_true", help="all spectators on one table")
    options = parser.parse_args()
    options.seconds = min(options.seconds, 300.0)
    with tempfile.TemporaryDirectory(prefix="igroteka-load-") as folder, server(Path(folder)) as (base, pid):
        reached = asyncio.run(measure(options, base, pid))
    if not reached:
        sys.exit("An aim was missed.")


if __name__ == "__main__":
    main()
