#!/usr/bin/env python3
"""How long the lobby takes for somebody with many tables.

    python -m benchmarks.lobby [--tables 1000] [--rounds 20] [--database postgresql://…] [--json]

A person is given so many running tables, a third of which wait for them; then a server in this process is asked for pages as a
browser would, without a socket between: the lobby, the first page of their tables, a search among them, and the badge. Told
for SQLite, and for PostgreSQL if its server is installed: milliseconds in the middle and at the worst of the rounds, after one
round that warms up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from benchmarks.store import own_server

from igroteka.core import game
from igroteka.store import Store, TableRow, Turns, fresh_id, open_store
from igroteka.web.app import make_app, preload
from igroteka.web.ops.settings import Limits, Settings
from igroteka.web.security.guests import Guest

MANY: Final = "100000 per 1 minute"
FREE: Final = Limits(requests=MANY, processor=MANY, processor_of_address=MANY)
PERSON: Final = Guest("somebody", "Ann")
KEY: Final = "dream_city"
PAGES: Final = {
    "lobby": "/",
    "tables": "/tables?list=running",
    "search": "/tables?list=running&q=player+33",
    "badge": "/me/waiting",
}


@dataclass(frozen=True)
class Result:
    """The times of one page on one store, in milliseconds."""

    store: str
    tables: int
    page: str
    p50: float
    worst: float


def row_of(number: int) -> TableRow:
    """A running table of the person and one of fifty others."""
    other, name = f"other-{number % 50}", f"Player {number % 50}"
    people = ((PERSON.id, PERSON.name), (other, name))
    places = [{"kind": "guest", "guest": id, "name": name, "token": fresh_id()} for id, name in people]
    config: dict[str, Any] = {"host": PERSON.id, "seats": places}
    return TableRow(
        fresh_id(), KEY, 2, {}, "7", [name for _, name in people], config, 1_000.0 + number, "running",
        [PERSON.id, other], game(KEY).version,
    )  # fmt: skip


async def fill(store: Store, tables: int) -> None:
    """Give the person so many tables; every third waits for them."""
    for number in range(tables):
        row = row_of(number)
        await store.create(row)
        if number % 3 == 0:
            turn = Turns(frozenset([PERSON.id]), {})
            await store.append(row.id, 0, ["X resume"], None, 2_000.0 + number, turn)


async def measure(url: str, name: str, tables: int, rounds: int) -> list[Result]:
    """All pages on one store; they take turns, so that a busy moment hits all alike."""
    times: dict[str, list[float]] = {page: [] for page in PAGES}
    async with await open_store(url) as store:
        await fill(store, tables)
        app = make_app(Settings(database=url, limits=FREE), store)
        async with app.router.lifespan_context(app):
            registry = app.state.registry
            await preload(registry)
            cookies = {"igroteka": registry.guest_cookies.sign(PERSON), "lang": "en"}
            here = httpx.ASGITransport(app)
            async with httpx.AsyncClient(
                transport=here, base_url="http://localhost", cookies=cookies, trust_env=False
            ) as client:
                for number in range(rounds + 1):
                    for page, path in PAGES.items():
                        began = time.perf_counter()
                        answer = await client.get(path)
                        took = 1000 * (time.perf_counter() - began)
                        if answer.status_code != 200 or (page == "lobby" and "more." not in answer.text):
                            sys.exit(f"{path}: found {answer.status_code} instead of a page with many tables")
                        if number:
                            times[page].append(took)
    return [Result(name, tables, page, median(found), max(found)) for page, found in times.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the lobby takes for somebody with many tables.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--database", help="measure only this store, which gets new tables")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as home:
        if chosen.database:
            name = chosen.database.partition(":")[0]
            results += asyncio.run(measure(chosen.database, name, chosen.tables, chosen.rounds))
        else:
            url = f"sqlite:///{Path(home) / 'store.db'}"
            results += asyncio.run(measure(url, "sqlite", chosen.tables, chosen.rounds))
            with own_server() as address:
                if address is not None:
                    results += asyncio.run(measure(address, "postgresql", chosen.tables, chosen.rounds))
    if chosen.json:
        print(json.dumps([asdict(result) for result in results], indent=2))
        return
    print("store       tables  page      p50 ms    worst")
    for r in results:
        print(f"{r.store:<11} {r.tables:>6}  {r.page:<8} {r.p50:>7.1f} {r.worst:>8.1f}")


if __name__ == "__main__":
    main()
