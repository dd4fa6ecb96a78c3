"""How fast a store acknowledges appends, as a ratio to a loop that writes one line and waits for the disk.

    python -m benchmarks.store                          SQLite, and PostgreSQL if its server is installed
    python -m benchmarks.store --seconds 5 --json
    python -m benchmarks.store --database postgresql://…

Loop and store take turns in short slices on the same disk, and the ratio is the median over the slices, so
that a busy moment hits both alike. Above 1, one wait for the disk has served several appends.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from igroteka.store import Store, TableRow, fresh_id, open_store

TABLES = (1, 4, 16, 64)
SLICES = 5
ROWS = ["M 0 build shop_park_office r3c3", "C turn_over leaf rescore_metro"]


@dataclass(frozen=True)
class Result:
    """One measurement; times in milliseconds from the call to the acknowledgement."""

    store: str
    tables: int
    appends: int
    per_second: float
    p50: float
    p95: float
    p99: float
    worst: float
    lines_per_second: float
    """Of the loop that waits for the disk after each line."""
    ratio: float


def one_by_one(folder: Path, seconds: float) -> float:
    """Lines per second of a loop that writes a line and waits for the disk."""
    line = ("\n".join(ROWS) + "\n").encode()
    path = folder / "loop"
    count, began = 0, time.perf_counter()
    with path.open("ab", buffering=0) as out:
        while time.perf_counter() - began < seconds:
            out.write(line)
            os.fsync(out.fileno())
            count += 1
    path.unlink()
    return count / (time.perf_counter() - began)


async def appends(store: Store, tables: int, seconds: float) -> list[float]:
    """The time of every append while so many tables are played at once, each as fast as it can."""
    ids = [fresh_id() for _ in range(tables)]
    for id in ids:
        await store.create(TableRow(id, "dream_city", 2, {}, "benchmark"))
    times: list[float] = []
    until = time.perf_counter() + seconds

    async def fill(id: str) -> None:
        seq = 0
        while (began := time.perf_counter()) < until:
            if not await store.append(id, seq, ROWS):
                raise RuntimeError(f"table {id}: nobody else writes here, and yet row {seq} was not the last")
            times.append(time.perf_counter() - began)
            seq += len(ROWS)

    await asyncio.gather(*[fill(id) for id in ids])
    return times


async def measure(url: str, name: str, folder: Path, seconds: float) -> list[Result]:
    """All numbers of tables on one store."""
    results = []
    async with await open_store(url) as store:
        await appends(store, 4, seconds / SLICES)
        for tables in TABLES:
            times: list[float] = []
            rates: list[float] = []
            loops: list[float] = []
            for _ in range(SLICES):
                loops.append(await asyncio.to_thread(one_by_one, folder, seconds / SLICES / 2))
                began = time.perf_counter()
                found = await appends(store, tables, seconds / SLICES)
                rates.append(len(found) / (time.perf_counter() - began))
                times += found
            times.sort()
            p50, p95, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
            ratio = median([rate / loop for rate, loop in zip(rates, loops, strict=True)])
            rate, loop = median(rates), median(loops)
            results.append(
                Result(name, tables, len(times), rate, p50, p95, p99, 1000 * times[-1], loop, ratio)
            )
    return results


@contextlib.contextmanager
def own_server() -> Iterator[str | None]:
    """A PostgreSQL server for this run, if one is installed."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tests.store.server import programs, running

    if programs() is None:
        yield None
        return
    with running() as server:
        yield server.database()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast a store acknowledges appends.")
    parser.add_argument("--seconds", type=float, default=2.5, help="for each number of tables")
    parser.add_argument("--database", help="measure only this store, which gets new tables")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as home:
        folder = Path(home)
        if chosen.database:
            name = chosen.database.partition(":")[0]
            results += asyncio.run(measure(chosen.database, name, folder, chosen.seconds))
        else:
            url = f"sqlite:///{folder / 'store.db'}"
            results += asyncio.run(measure(url, "sqlite", folder, chosen.seconds))
            with own_server() as address:
                if address is not None:
                    results += asyncio.run(measure(address, "postgresql", folder, chosen.seconds))
    if chosen.json:
        print(json.dumps([asdict(result) for result in results], indent=2))
        return
    print("store       tables  appends/s   p50 ms   p95 ms   p99 ms   worst   loop/s   ratio")
    for r in results:
        print(
            f"{r.store:<11} {r.tables:>6} {r.per_second:>10.0f} {r.p50:>8.2f} {r.p95:>8.2f} {r.p99:>8.2f}"
            f" {r.worst:>7.1f} {r.lines_per_second:>8.0f} {r.ratio:>7.2f}"
        )


if __name__ == "__main__":
    main()
