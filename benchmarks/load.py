#!/usr/bin/env python3
"""How quickly a move reaches everybody: many tables with scripted players, and spectators, on one server process.

    python benchmarks/load.py [--tables 50] [--spectators 200] [--seconds 20] [--pause 1.0] [--crowd]

Starts a server of its own on the loopback with an SQLite file in a temporary folder, plays for a bounded
time and stops by itself. Measured: from the moment a player sends a move until the last page of that table
(both players and all its spectators) has received the change. `--crowd` puts all spectators on one table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
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
limits = Limits(tables=many, requests=many, messages=many, most_sockets_of_one=100000)
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
    sent: dict[int, float] = field(default_factory=dict)
    """When the move was sent that led to a number."""


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
            start_new_session=True,
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


async def make_tables(base: str, count: int, game: str, seats: int) -> list[Table]:
    """Tables on which every seat has a key."""
    found = []
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=30) as http:
        for _ in range(count):
            body = {"game": game, "seats": [{"kind": "me"}] * seats}
            answer = (await http.post("/api/tables", json=body)).json()
            keys = [seat["token"] for seat in answer["seats"]]
            found.append(Table(answer["table"], keys, answer["watch_token"]))
    return found


async def join(base: str, table: Table, seat: int | None) -> Page:
    """Open a page."""
    line = await connect(base.replace("http", "ws") + f"/live/{table.id}", proxy=None, max_size=2**22)
    token = table.watch if seat is None else table.keys[seat]
    await line.send(json.dumps({"t": "hello", "token": token, "pack": True}))
    page = Page(line, table, seat)
    table.pages.append(page)
    return page


async def play(table: Table, pause: float, until: float, rng: random.Random) -> int:
    """Play any moves at a table, one after a pause each; how many."""
    players = [page for page in table.pages if page.seat is not None]
    count = 0
    await asyncio.sleep(rng.random() * pause)
    while time.perf_counter() < until:
        mover = next((p for p in players if (p.state.get("ask") or {}).get("moves")), None)
        if mover is None or mover.state["turn"]["over"]:
            if players[0].state.get("turn", {}).get("over"):
                return count
            await asyncio.sleep(0.01)
            continue
        move = rng.choice(mover.state["ask"]["moves"])["id"]
        before = mover.state["seq"]
        mover.news.clear()
        began = time.perf_counter()
        message = {"t": "play", "seq": before, "seat": mover.seat, "move": move}
        await mover.line.send(json.dumps(message))
        while mover.state["seq"] == before and time.perf_counter() < began + 10:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(mover.news.wait(), 1)
            mover.news.clear()
        table.sent[mover.state["seq"]] = began
        count += 1
        await asyncio.sleep(max(0.0, pause * (0.5 + rng.random()) - (time.perf_counter() - began)))
    return count


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(options: argparse.Namespace, base: str, pid: int) -> bool:
    """Run the load and print what came out; whether all aims were reached."""
    rng = random.Random(1)
    tables = await make_tables(base, options.tables, options.game, options.seats)
    pages = [await join(base, table, seat) for table in tables for seat in range(options.seats)]
    for i in range(options.spectators):
        pages.append(await join(base, tables[0 if options.crowd else i % len(tables)], None))
    listening = [asyncio.ensure_future(page.listen()) for page in pages]
    while not all(page.state for page in pages):
        await asyncio.sleep(0.05)
    used, began = processor(pid), time.perf_counter()
    counts = await asyncio.gather(
        *[play(table, options.pause, began + options.seconds, rng) for table in tables]
    )
    took = time.perf_counter() - began
    share = (processor(pid) - used) / took
    await asyncio.sleep(1)
    now, most = memory(pid)
    for page in pages:
        await page.line.close()
    for task in listening:
        task.cancel()
    last: list[float] = []
    missing = 0
    for table in tables:
        for seq, sent in table.sent.items():
            got = [page.times.get(seq) for page in table.pages]
            if None in got:
                missing += 1
            else:
                last.append(max(at for at in got if at is not None) - sent)
    sizes = [size for page in pages for size in page.sizes]
    print(f"{options.tables} tables of {options.game}, {len(pages)} sockets, {options.spectators} spectators"
          f"{' on one table' if options.crowd else ''}; {took:.0f} s")  # fmt: skip
    print(
        f"moves                    {sum(counts)}, {sum(counts) / took:.1f} a second; not seen by all: {missing}"
    )
    p50, p95, p99 = (percentile(last, share) * 1000 for share in (0.5, 0.95, 0.99))
    print(f"move to last recipient   p50 {p50:.0f} ms, p95 {p95:.0f} ms (aim {AIM_SECONDS * 1000:.0f}), "
          f"p99 {p99:.0f} ms, worst {max(last) * 1000:.0f} ms")  # fmt: skip
    if sizes:
        print(
            f"update to a spectator    median {percentile(list(map(float, sizes)), 0.5):.0f} bytes, largest {max(sizes)}"
        )
    print(f"server process           {now:.0f} MB, at most {most:.0f} MB (aim {AIM_MEMORY:.0f}); "
          f"{100 * share:.0f} % of one processor, {1000 * share * took / max(1, sum(counts)):.1f} ms a move")  # fmt: skip
    return p95 < AIM_SECONDS * 1000 and most < AIM_MEMORY and not missing


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
