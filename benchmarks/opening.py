#!/usr/bin/env python3
"""How long somebody waits for a table of a long game after a restart, and how long everybody else does meanwhile.

    python benchmarks/opening.py [--decisions 900] [--rounds 3] [--games sweet_lands keyflower] [--json]

For each game with its most seats a log is written in which so many decisions were made: a game by chance, and where that
is shorter, moves that were taken back and made again. Then fresh processes open the page of a player, without a snapshot
(the whole log is played again) and with one. Told for each, as the median over the rounds:

    ms     from the request to the whole page with its picture
    used   the same in processor time, which a busy machine does not change
    again  milliseconds once more in the same process, which has all words and parts of pictures by then
    held   milliseconds of processor time for which the event loop was held at the longest, for the first page
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from sqlalchemy import text

from igroteka import Match
from igroteka.core import Rng, game, list_games
from igroteka.store import LoggedMatch, Store, TableRow, open_store
from igroteka.web.app import preload
from igroteka.web.ops.serve import AppFactory
from igroteka.web.ops.settings import Limits, Settings

MANY = "100000 per 1 minute"
FREE = Limits(requests=MANY, processor=MANY, processor_of_address=MANY)


@dataclass(frozen=True)
class Result:
    """The openings of one game; times in milliseconds."""

    game: str
    seats: int
    decisions: int
    rows: int
    snapshot: bool
    ms: float
    used: float
    again: float
    held: float


# ---------------------------------------------------------------- a long game


def line(key: str, seats: int) -> list[tuple[int, str]]:
    """The decisions of a game by chance."""
    m, rng, decisions = Match.new(key, seats, seed="opening"), Rng("opening"), []
    while not m.over:
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        decisions.append((seat, str(legal[rng.below(len(legal))])))
        m.play(decisions[-1][1], seat)
    return decisions


def log_of(row: TableRow, decisions: int) -> Iterator[list[str]]:
    """The rows of a log with so many decisions, batch by batch; its game is not over."""
    match = LoggedMatch.begin_log(row)
    yield match.pending
    match.confirm()
    made = line(row.game, row.seats)[:decisions]
    made = made[: len(made) - 3]
    twice = decisions - len(made)
    for i, (seat, move) in enumerate(made):
        match.play(move, seat)
        share = -(-twice // (len(made) - i))
        while share and match.can_undo(seat):
            match.undo(seat)
            match.play(move, seat)
            share -= 1
            twice -= 1
        yield match.pending
        match.confirm()


async def write_table(store: Store, key: str, decisions: int) -> TableRow:
    """A table with the most seats and a long log."""
    seats = game(key).seats.stop - 1
    places = [{"kind": "guest", "guest": f"g{i}", "name": "", "token": f"secret{i:02}"} for i in range(seats)]
    config: dict[str, Any] = {"host": "g0", "seats": places, "lang": "en", "clock": None}
    row = TableRow(key, key, seats, {}, "opening", config=config, version=game(key).version)
    await store.create(row)
    seq = 0
    for rows in log_of(row, decisions):
        await store.append(row.id, seq, rows, "running" if seq == 0 else None)
        seq += len(rows)
    return row


# ---------------------------------------------------------------- one process


class Meter:
    """How long the loop is held at the longest: the processor time of each thing that it calls."""

    def __init__(self) -> None:
        self.worst = 0.0

    def __enter__(self) -> Meter:
        true = self._true = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            true(handle)
            self.worst = max(self.worst, time.thread_time() - began)

        asyncio.Handle._run = run  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.Handle._run = self._true  # type: ignore[method-assign]


async def time_opening(app: Any, key: str) -> tuple[float, float, float]:
    """Open the page of a seat: milliseconds until it is there, of processor time, and for which the loop was held."""
    here = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=here, base_url="http://localhost", trust_env=False) as client:
        await asyncio.sleep(0.01)
        with Meter() as meter:
            began, used = time.perf_counter(), time.process_time()
            answer = await client.get(f"/seat/{key}.secret00")
            took, used = time.perf_counter() - began, time.process_time() - used
    if answer.status_code != 200 or "<svg" not in answer.text:
        sys.exit(f"{key}: found {answer.status_code} instead of a picture")
    return 1000 * took, 1000 * used, 1000 * meter.worst


async def open_in_this_process(url: str, key: str) -> list[float]:
    """A server that has just been started; the first page, and the same page when its table was put away."""
    app = AppFactory(Settings(database=url, limits=FREE, host_waits=1e9))()
    async with app.router.lifespan_context(app):
        registry = app.state.registry
        await preload(registry)  # what a start does meanwhile is over by then
        first, used, held = await time_opening(app, key)
        registry.tables.pop(key).close()
        again, *_ = await time_opening(app, key)
    return [first, used, again, held]


# ---------------------------------------------------------------- all of them


def open_in_fresh_process(url: str, key: str) -> list[float]:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--open", url, key], capture_output=True, text=True, timeout=120
    )
    if done.returncode:
        sys.exit(f"{key}: the process that opens it has failed:\n{done.stdout}{done.stderr}")
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


async def forget(url: str) -> None:
    """Take all snapshots out of a store."""
    async with await open_store(url) as store:
        await store.database.write(lambda conn: conn.execute(text("DELETE FROM snapshots")))


def measure(url: str, key: str, decisions: int, rounds: int) -> Iterator[Result]:
    """One game without and with a snapshot. Both take turns, so that a busy moment hits both alike."""

    async def write() -> TableRow:
        async with await open_store(url) as store:
            await write_table(store, key, decisions)
            row = await store.table(key)
            assert row is not None
            return row

    row = asyncio.run(write())
    times_by_start: dict[bool, list[list[float]]] = {False: [], True: []}
    for _ in range(rounds):
        asyncio.run(forget(url))
        times_by_start[False].append(open_in_fresh_process(url, key))  # its end leaves a snapshot behind
        times_by_start[True].append(open_in_fresh_process(url, key))
    for snapshot, times in times_by_start.items():
        columns = [median(column) for column in zip(*times, strict=True)]
        yield Result(key, row.seats, decisions, row.seq, snapshot, *columns)


def main() -> None:
    """Measure and print."""
    if sys.argv[1:2] == ["--open"]:
        print(json.dumps(asyncio.run(open_in_this_process(*sys.argv[2:4]))))
        return
    parser = argparse.ArgumentParser(description="How long a table of a long game takes to open.")
    parser.add_argument("--decisions", type=int, default=900)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="+", default=list_games())
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    results: list[Result] = []
    if not chosen.json:
        print(
            "game               seats  decisions   rows  snapshot      ms    used   again    held", flush=True
        )
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as home:
        url = f"sqlite:///{Path(home) / 'store.db'}"
        for key in chosen.games:
            for r in measure(url, key, chosen.decisions, chosen.rounds):
                results.append(r)
                if not chosen.json:
                    said = f"{r.game:<18} {r.seats:>5} {r.decisions:>10} {r.rows:>6}"
                    times = " ".join([f"{x:>7.1f}" for x in (r.ms, r.used, r.again, r.held)])
                    print(f"{said}  {'yes' if r.snapshot else 'no':<8} {times}", flush=True)
    if chosen.json:
        print(json.dumps([asdict(result) for result in results], indent=2))


if __name__ == "__main__":
    main()
