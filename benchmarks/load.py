#!/usr/bin/env python3
"""How quickly a move reaches everybody: many tables with scripted players, and spectators, on one server.

    python benchmarks/load.py [--tables 50] [--spectators 200] [--seconds 20] [--pause 1.0] [--crowd] [--late] [--workers 1]
    python benchmarks/load.py --all [--minutes 14] [--workers 1]

Starts a server of its own on the loopback with an SQLite file in a temporary folder, plays for a bounded
time and stops by itself. Where a game ends, the next one begins at a new table with the same company.
Measured: from the moment a player sends a move until the last page of that table (both players and all its
spectators) has received the change; only a sealed answer is for nobody but its player. `--crowd` puts all
spectators on one table, `--late` begins all games after two thirds of their decisions. Told as well: how long the server was
ready to run but had no processor, and how late the clients themselves were, since neither is the server's doing.

Several workers share a PostgreSQL server, which is started for the run unless `--database` names one. What they cost is
their processor time for each move, all added up: it hardly grows with their number if a table lives in one of them.

`--all` finds for every game how many tables of two players and four spectators, one move a second each, a server holds:
the number is doubled until the p95 is above the aim, then narrowed down to an eighth. It ends within `--minutes`.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from load_people import Company, arrival
from load_server import Server, Use, database, server

from igroteka.core import list_games

AIM_SECONDS = 0.250
AIM_MEMORY = 400.0
FIRST_TABLES = 4
"""With so many tables of a game the search for the most begins."""
SPECTATORS = 4
"""Of each table in that search."""


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def lateness(delays: list[float], step: float = 0.02) -> None:
    """Note how much later than asked for this process is woken."""
    while True:
        asked = time.perf_counter() + step
        await asyncio.sleep(step)
        delays.append(time.perf_counter() - asked)


@dataclass(frozen=True)
class Outcome:
    """What came out of a load; times in milliseconds."""

    tables: int
    sockets: int
    seconds: float
    games_ended: int
    moves: int
    lost: int
    """Moves that not everybody has seen."""
    times: list[float]
    """From sending a move until the last page has it."""
    sizes: list[float]
    """Bytes of what a spectator is sent."""
    used: Use
    memory: tuple[float, float]
    own: float
    """Seconds of processor time of the clients."""
    late: float

    @property
    def p95(self) -> float:
        """The milliseconds within which 95 of 100 moves were everywhere."""
        return percentile(self.times, 0.95)

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time for each move."""
        return 1000 * self.used.processor / max(1, self.moves)

    @property
    def is_held_up(self) -> bool:
        """Whether others had the processors most of the time that the server wanted one."""
        return self.used.waited > self.used.processor

    @property
    def is_quick(self) -> bool:
        """Whether the aim is reached and no move was lost."""
        return self.p95 < AIM_SECONDS * 1000 and not self.lost


async def measure(options: argparse.Namespace, there: Server) -> Outcome:
    """Run the load."""
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=there.base, trust_env=False, timeout=30) as http:
        share = [0] * options.tables
        for i in range(options.spectators):
            share[0 if options.crowd else i % options.tables] += 1
        companies = [Company(there.base, http, options, count) for count in share]
        for company in companies:
            await company.sit_down()
        late: list[float] = []
        watch = asyncio.ensure_future(lateness(late))
        used, own, began = there.use(), time.process_time(), time.perf_counter()
        until = began + options.seconds
        counts = await asyncio.gather(*[company.play(until, rng) for company in companies])
        took = time.perf_counter() - began
        used, own = there.use() - used, time.process_time() - own
        watch.cancel()
        await asyncio.sleep(1)
        memory = there.memory()
        for company in companies:
            await company.get_up()
    tables = [table for company in companies for table in company.tables]
    last = [arrival(table, seq) for table in tables for seq in table.sent]
    seen = [seconds * 1000 for seconds in last if seconds is not None]
    return Outcome(
        tables=options.tables,
        sockets=options.tables * options.seats + options.spectators,
        seconds=took,
        games_ended=len(tables) - options.tables,
        moves=sum(counts),
        lost=len(last) - len(seen),
        times=seen or [math.inf],
        sizes=[float(size) for table in tables for page in table.pages for size in page.sizes],
        used=used,
        memory=memory,
        own=own,
        late=percentile(late, 0.95) * 1000,
    )


def tell(options: argparse.Namespace, outcome: Outcome) -> bool:
    """Print what came out; whether all aims were reached."""
    now, most = outcome.memory
    aim = AIM_MEMORY * options.workers
    crowd = " on one table" if options.crowd else ""
    workers = f" {options.workers} workers;" if options.workers > 1 else ""
    p50, p99 = percentile(outcome.times, 0.5), percentile(outcome.times, 0.99)
    sizes, took = outcome.sizes, outcome.seconds
    for line in (
        f"{outcome.tables} tables of {options.game}, {outcome.sockets} sockets, {options.spectators} spectators{crowd};"
        f"{workers} {took:.0f} s, {outcome.games_ended} games ended",
        f"moves                    {outcome.moves}, {outcome.moves / took:.1f} a second; not seen by all: {outcome.lost}",
        f"move to last recipient   p50 {p50:.0f} ms, p95 {outcome.p95:.0f} ms (aim {AIM_SECONDS * 1000:.0f}), "
        f"p99 {p99:.0f} ms, worst {max(outcome.times):.0f} ms",
        f"update to a spectator    median {percentile(sizes, 0.5):.0f} bytes, largest {max(sizes):.0f}"
        if sizes
        else "no spectators",
        f"server                   {now:.0f} MB, at most {most:.0f} MB (aim {aim:.0f}); "
        f"{100 * outcome.used.processor / took:.0f} % of one processor, {outcome.cost:.1f} ms a move; "
        f"waited {outcome.used.waited:.1f} s for a processor",
        f"clients                  {100 * outcome.own / took:.0f} % of one processor; late by "
        f"p95 {outcome.late:.0f} ms",
    ):
        print(line)
    if outcome.is_held_up:
        print(
            "Other programs had the processors most of the time that the server wanted one: the delays are theirs."
        )
    return outcome.is_quick and most < aim


async def most_tables(
    options: argparse.Namespace, there: Server, until: float
) -> tuple[Outcome | None, bool]:
    """The largest load under which moves are quick, and whether there was time to find it out.

    It is found by doubling and halving; None if the smallest is too much. What is too slow while other programs have the
    processors is measured a second time.
    """
    best: Outcome | None = None
    few, many, step = 0, 0, FIRST_TABLES
    while step > max(1, few // 8) or not many:
        tables = few + step
        if time.perf_counter() + options.seconds + 0.1 * tables > until:
            return best, False
        trial = argparse.Namespace(**{**vars(options), "tables": tables, "spectators": SPECTATORS * tables})
        outcome = await measure(trial, there)
        if not outcome.is_quick and outcome.is_held_up:
            outcome = min(outcome, await measure(trial, there), key=lambda one: (one.lost > 0, one.p95))
        print(
            f"  {options.game}: {tables} tables, p95 {outcome.p95:.0f} ms, {outcome.cost:.1f} ms a move",
            file=sys.stderr,
        )
        if outcome.is_quick:
            few, best = tables, outcome
            step = step // 2 if many else tables
        else:
            many = tables
            step = step // 2 if few else 0
        if not step:
            break
    return best, True


def measure_all(options: argparse.Namespace, folder: Path, address: str) -> None:
    """Print, for every game, the largest load under which moves are quick."""
    began, wanted = time.perf_counter(), options.games or list_games()
    rows: list[str] = []
    for i, game in enumerate(wanted):
        # What one game leaves of its time is for the others.
        left = 60 * options.minutes - (time.perf_counter() - began)
        until = time.perf_counter() + left / (len(wanted) - i)
        one = argparse.Namespace(**{**vars(options), "game": game, "crowd": False})
        with server(folder, address, options.workers) as there:
            found = asyncio.run(most_tables(one, there, until))
        rows.append(row(game, *found))
    workers = f"{options.workers} workers" if options.workers > 1 else "one process"
    print(
        f"The most tables of {options.seats} players and {SPECTATORS} spectators, about one move a second each, for which the "
        f"p95 from a move to its last reader stays below {AIM_SECONDS * 1000:.0f} ms; {workers}, "
        f"{os.cpu_count()} processors that the clients share.\n"
    )
    print(
        "| game | tables | sockets | moves/s | p50 ms | p95 ms | processor ms a move | MB | clients late by p95 ms |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for line in rows:
        print(line)


def row(game: str, outcome: Outcome | None, is_sure: bool) -> str:
    """A row of the table for all games."""
    if outcome is None:
        return f"| {game} | fewer than {FIRST_TABLES} | | | | | | | |"
    figures = (
        f"{outcome.tables}" if is_sure else f"{outcome.tables} or more",
        f"{outcome.sockets}",
        f"{outcome.moves / outcome.seconds:.0f}",
        f"{percentile(outcome.times, 0.5):.0f}",
        f"{outcome.p95:.0f}",
        f"{outcome.cost:.1f}",
        f"{outcome.memory[0]:.0f}",
        f"{outcome.late:.0f}",
    )
    return f"| {game} | {' | '.join(figures)} |"


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, help="of each measurement: 20, or 8 with --all; at most 300")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="dream_city")
    parser.add_argument("--crowd", action="store_true", help="all spectators on one table")
    parser.add_argument("--late", action="store_true", help="begin after two thirds of a game")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several use PostgreSQL")
    parser.add_argument(
        "--database", default="", help="a store of yours; or postgresql, to start one for this run"
    )
    parser.add_argument("--all", action="store_true", help="how many tables of each game a server holds")
    parser.add_argument("--games", nargs="*", help="with --all: only these")
    parser.add_argument("--minutes", type=float, default=14.0, help="with --all: for all games together")
    options = parser.parse_args()
    options.seconds = min(options.seconds or (8.0 if options.all else 20.0), 300.0)
    with (
        tempfile.TemporaryDirectory(prefix="igroteka-load-") as name,
        database(Path(name), options.database, options.workers) as address,
    ):
        if options.all:
            measure_all(options, Path(name), address)
            return
        with server(Path(name), address, options.workers) as there:
            reached = tell(options, asyncio.run(measure(options, there)))
    if not reached:
        sys.exit("An aim was missed.")


if __name__ == "__main__":
    main()
