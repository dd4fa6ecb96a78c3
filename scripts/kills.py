"""Is an acknowledged move ever lost? python -m scripts.kills [--kills 1000] [--store sqlite] [--store postgresql] [--players 6]

Real servers are killed (SIGKILL) while people play, started again, and asked: every move that somebody was told of must be
in the log, which must replay. With PostgreSQL the database is killed as well, every other time. At the end the whole store is
replayed. The status is 1 if anything is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

from tests.store.server import Server, running
from tests.web.kills import Tally, kill_again_and_again

from igroteka.store import open_store
from igroteka.store.checking import check
from scripts.common import clean_up_when_terminated, say

STORES = ("sqlite", "postgresql")
EVERY = 50
"""Kills after which a line is told."""


@contextlib.contextmanager
def make_store(store: str, folder: Path) -> Iterator[tuple[str, Server | None]]:
    """An empty store: its address, and the database if it can be killed by itself."""
    if store == "sqlite":
        yield f"sqlite:///{folder / 'web.db'}", None
        return
    with running() as server:
        yield server.database(), server


async def run(store: str, kills: int, players: int) -> list[str]:
    """Kill a server on one store so many times; what went wrong."""
    began = time.monotonic()

    def progress(tally: Tally) -> None:
        if tally.kills and tally.kills % EVERY == 0:
            say(
                f"  {tally.kills} kills, {tally.moves:,} moves acknowledged, {time.monotonic() - began:.0f} s"
            )

    with (
        tempfile.TemporaryDirectory(prefix="kills-") as name,
        make_store(store, Path(name)) as (url, database),
    ):
        try:
            tally = await kill_again_and_again(url, Path(name), kills, players, database, progress)
        except AssertionError as error:
            return [f"{store}: {error}"]
        async with await open_store(url) as opened:
            report = await check(opened)
    seconds = time.monotonic() - began
    say(f"{store:<12}{'kills of the server':<28}{tally.kills:>10,}")
    say(f"{store:<12}{'kills of the database':<28}{tally.database_kills:>10,}")
    say(f"{store:<12}{'moves acknowledged':<28}{tally.moves:>10,}")
    say(f"{store:<12}{'of them lost':<28}{0:>10}")
    say(f"{store:<12}{'games played to their end':<28}{tally.games:>10,}")
    say(f"{store:<12}{'tables replayed':<28}{report.tables:>10,}")
    say(f"{store:<12}{'seconds for each kill':<28}{seconds / max(1, tally.kills):>10.2f}")
    return [f"{store}: {one}" for one in [*report.damaged, *report.differences]]


def kill_on_stores(
    name: str,
    about: str | None,
    words: list[str],
    run: Callable[..., Coroutine[None, None, list[str]]],
    verdict: str,
    **numbers: int,
) -> int:
    """Read the options of a script that kills, run it on each store, and tell what went wrong, or the verdict; 1 if anything did.

    `run` gets the store and each of the numbers, which are options with these defaults.
    """
    options = argparse.ArgumentParser(
        prog=f"python -m scripts.{name}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for number, default in numbers.items():
        options.add_argument(f"--{number}", type=int, default=default, help="on each store")
    options.add_argument("--store", action="append", choices=STORES, help="both if none is named")
    chosen = vars(options.parse_args(words))
    clean_up_when_terminated()
    wrong: list[str] = []
    for store in chosen["store"] or STORES:
        wrong += asyncio.run(run(store, **{number: chosen[number] for number in numbers}))
    say("\n".join(wrong) or verdict)
    return 1 if wrong else 0


def main(words: list[str]) -> int:
    """Kill and tell; 1 if something is lost."""
    return kill_on_stores("kills", __doc__, words, run, "Nothing was lost.", kills=1_000, players=6)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
