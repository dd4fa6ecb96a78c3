"""Is a notice ever lost, or sent twice? python -m scripts.call_kills [--kills 500] [--store sqlite] [--store postgresql]

Processes that make moves and call people over real HTTP are killed (SIGKILL) while they do so; with PostgreSQL two at a time, which share
the outbox. Every move that is in a log must have been told of, in exactly one message. A message that was taken just before its sender
died comes once more, under the same name; how often is counted. The status is 1 if anything is lost or told in two messages.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.web.call_kills import Tally, kill_again_and_again

from scripts.common import say
from scripts.kills import kill_on_stores, make_store

EVERY = 50
"""Kills after which a line is told."""


async def run(store: str, kills: int) -> list[str]:
    """Kill on one store so many times; what went wrong."""
    began = time.monotonic()

    def progress(tally: Tally) -> None:
        if tally.kills % EVERY == 0:
            say(f"  {tally.kills} kills, {time.monotonic() - began:.0f} s")

    with tempfile.TemporaryDirectory(prefix="kills-") as name, make_store(store, Path(name)) as (url, _):
        processes = 1 if store == "sqlite" else 2
        tally = await kill_again_and_again(url, Path(name), kills, processes, progress)
    for words, count in (
        ("kills", tally.kills),
        ("moves in the logs", tally.moves),
        ("messages", tally.messages),
        ("repeated under the same name", tally.repeated),
        ("moves not told of", len(tally.lost)),
        ("moves told of twice", len(tally.twice)),
    ):
        say(f"{store:<12}{words:<32}{count:>10,}")
    say(f"{store:<12}{'seconds for each kill':<32}{(time.monotonic() - began) / max(1, kills):>10.2f}")
    wrong = [f"{store}: nobody was told of {table}" for table in tally.lost]
    return wrong + [f"{store}: two messages tell of {table}" for table in tally.twice]


def main(words: list[str]) -> int:
    """Kill and tell; 1 if something is lost or told twice."""
    verdict = "Nothing was lost, and nothing was told twice."
    return kill_on_stores("call_kills", __doc__, words, run, verdict, kills=500)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
