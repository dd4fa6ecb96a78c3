"""Attack a server of our own: python -m scripts.attack [--messages 1000000] [--seconds 3600] [--connections 16] [--seed 1]

The server is started here and reached over 127.0.0.1 only; there is no way to name another one. Strangers, spectators,
players and hosts send right, spoilt and senseless things to it by page, socket and call, made from the table of tests/web/matrix, first
with the usual limits and then, for a fifth of the messages, without any. Meanwhile somebody plays from an address of their
own. The end tells what was answered. The status is 1 if the server has failed (a 500, or a traceback in its log), if
somebody was sent a secret of others, or if with the usual limits one of a hundred moves or pages took longer than --p99.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.store.processes import CONTEXT
from tests.web.process import Process, process
from tests.web.support import FREE

from igroteka.web.ops.settings import Limits
from scripts.common import clean_up_when_terminated, say

from .playing import Player, share
from .sending import Findings, attack
from .targets import World, finished_tables, prepare

LIFTED: Final = 0.2
"""The share of the messages that is sent to a server without limits."""
BURST: Final = {"usual limits": 50, "no limits": 300}
"""Messages of one page at once: below the limit at first, most of the time."""


@dataclass
class Part:
    """How one part of the attack has ended."""

    title: str
    found: Findings
    player: Player
    seconds: float
    tracebacks: int
    lives: bool
    leaks: int


async def run_part(
    title: str, limits: Limits, chosen: argparse.Namespace, messages: int, seconds: float
) -> Part:
    """One server, attacked from some processes while somebody plays."""
    with tempfile.TemporaryDirectory(prefix="attack-") as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'web.db'}"
        with process(database, folder, limits=limits) as server:
            world = await prepare(server.base, database)
            found, player, took = await _fight(server, world, title, chosen, messages, seconds)
            over = await finished_tables(database)
            leaks = sum(count for secret, count in found.leaks.items() if world.secrets[secret] not in over)
            found.told = [one for one in found.told if world.secrets[one[0]] not in over]
            lives, log = server.lives, server.log
            if "Traceback" in log or not lives:
                say(log[-5_000:])
            return Part(title, found, player, took, log.count("Traceback (most recent"), lives, leaks)


async def _fight(
    server: Process, world: World, title: str, chosen: argparse.Namespace, messages: int, seconds: float
) -> tuple[Findings, Player, float]:
    stop, player, began = asyncio.Event(), Player(server.base, f"{chosen.seed} player"), time.monotonic()
    playing = asyncio.ensure_future(player.run(stop))
    found = Findings()
    with ProcessPoolExecutor(chosen.processes, CONTEXT) as pool:
        loop = asyncio.get_running_loop()
        share_of_one = -(-messages // chosen.processes)
        tasks = [
            loop.run_in_executor(
                pool, attack, server.port, world, f"{chosen.seed} {title} {number}", BURST[title], share_of_one, seconds,
                chosen.connections,
            )
            for number in range(chosen.processes)
        ]  # fmt: skip
        fighting = asyncio.gather(*tasks)
        try:
            both: set[asyncio.Future[list[Findings]] | asyncio.Future[None]] = {fighting, playing}
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()  # the player has failed: say so now, not in an hour
            for one in await fighting:
                found.add(one)
        except BaseException:
            server.kill()  # which ends the attack, too; otherwise the processes would go on with it
            raise
    took = time.monotonic() - began
    stop.set()
    await playing
    return found, player, took


def tell(part: Part) -> None:
    """A table of what came of a part."""
    found = part.found
    say(
        f"\n{part.title}: {found.sent:,} messages in {part.seconds:.0f} s, {found.sent / part.seconds:.0f} in a second"
    )
    for answer, count in sorted(found.answers.items()):
        say(f"  {answer:<28}{count:>12,}")
    for what, waits in part.player.waits.items():
        say(
            f"  player, {what:<20}{len(waits):>12,}   p50 {share(waits, 50):.0f} ms   p99 {share(waits, 99):.0f} ms"
        )
    say(
        f"  500s {found.answers['500']}, tracebacks {part.tracebacks}, leaks {part.leaks}, server {'lives' if part.lives else 'DIED'}"
    )
    for request in found.failures:
        say(f"  failed: {request!r}")
    for request in found.silent:
        say(f"  no answer: {request!r}")
    for secret, who, answer, sent in found.told:
        say(f"  {who} was sent {secret} with {answer} after {sent!r}")


def problems(parts: list[Part], p99: float) -> list[str]:
    """What makes the attack a success for the attackers."""
    wrong = []
    for part in parts:
        wrong += (
            [f"{part.title}: the server has failed"] if part.found.answers["500"] or part.tracebacks else []
        )
        wrong += [f"{part.title}: the server has died"] if not part.lives else []
        wrong += [f"{part.title}: secrets were sent to others"] if part.leaks else []
    for what, waits in parts[0].player.waits.items():
        if p99 and share(waits, 99) > p99:
            wrong.append(
                f"{parts[0].title}: {what} took {share(waits, 99):.0f} ms at worst; allowed: {p99:.0f}"
            )
    return wrong


def main(words: list[str]) -> int:
    """Attack and tell; 1 if the server did not stand it."""
    options = argparse.ArgumentParser(
        prog="python -m scripts.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument(
        "--seconds", type=float, default=3_600.0, help="the longest time for both parts together"
    )
    options.add_argument("--connections", type=int, default=16, help="of each attacking process at a time")
    options.add_argument("--processes", type=int, default=1, help="that attack at the same time")
    options.add_argument("--seed", default=str(random.randrange(10**6)))
    options.add_argument(
        "--p99", type=float, default=250.0, metavar="MS", help="0: whoever plays may wait as long as it takes"
    )
    chosen = options.parse_args(words)
    clean_up_when_terminated()
    say(f"seed {chosen.seed}")
    parts = []
    for title, limits, part in (("usual limits", Limits(), 1 - LIFTED), ("no limits", FREE, LIFTED)):
        most, seconds = max(1, round(chosen.messages * part)), chosen.seconds * part
        parts.append(asyncio.run(run_part(title, limits, chosen, most, seconds)))
        tell(parts[-1])
    wrong = problems(parts, chosen.p99)
    say("\n" + ("\n".join(wrong) or "The server has stood it."))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
