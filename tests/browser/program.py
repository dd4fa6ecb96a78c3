"""The server of these tests, run as a program: what would be chance is fixed, bots move at once and without long thought, and no patience ends.

Deals and thoughts are the same every time: a test that fails by luck tells nothing. Whatever the server would do
because somebody was slow is put off for an hour: a busy machine is slow, not wrong.
"""

from __future__ import annotations

import os
import socket
import sys
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import uvicorn

from igroteka import cli
from igroteka.core import Seat
from igroteka.web.calls import sender
from igroteka.web.ops import serve
from igroteka.web.ops.settings import Limits, Settings, calls_from_environment, with_own_address
from igroteka.web.tables import fairness
from igroteka.web.workers import pool
from igroteka.web.workers.queue import Priority

MANY = "100000 per minute"
HOUR = 3600.0


def settings(database: str) -> Settings:
    """Nothing waits, nothing is counted, nobody is too slow. Whom mail is handed to stands in the environment."""
    rates = {one.name: MANY for one in fields(Limits) if isinstance(one.default, str)}
    patience = {one.name: HOUR for one in fields(Settings) if one.name.endswith("_patience")}
    return Settings(
        database=database,
        bot_pause=0.0,
        **calls_from_environment(),
        limits=Limits(**{**rates, "most_open": 10_000}),  # type: ignore[arg-type]
        **{**patience, "idle_patience": 60},  # type: ignore[arg-type]
    )


def fix_chance(stack: ExitStack, luck: Path) -> None:
    """Let every seed be the words in a file, and let bots draw the same every time."""

    def seed(*_: Any) -> str:
        return luck.read_text(encoding="utf-8")

    def derive(_: Any, what: str, id: str) -> str:
        return seed() if what == "seed" else "0" * 32

    stack.enter_context(mock.patch("igroteka.match.seed.fresh_seed", seed))
    stack.enter_context(mock.patch.object(fairness.Dealer, "_derive", derive))
    bits = SimpleNamespace(randbits=lambda size: 7)
    stack.enter_context(mock.patch.object(pool, "secrets", bits))


def wait_patiently(stack: ExitStack) -> None:
    """Put off what the server would give up: a page that comes late is not one that fails."""
    for name in ("POSITION_SECONDS", "LOG_SECONDS", "REPLAY_SECONDS"):
        stack.enter_context(mock.patch.object(pool, name, HOUR))


def call_at_once(stack: ExitStack, wanted: Settings) -> None:
    """Look all the time whether somebody is to be called, where there is a mail server that waits for it."""
    if wanted.smtp:
        stack.enter_context(mock.patch.object(sender, "LOOK_EVERY", 0.05))


def think_one_ply(stack: ExitStack) -> None:
    """Let bots of every level look one ply ahead: what they choose then does not depend on how quick the machine is.

    How well the levels play is shown in tests/bots; here they only have to move.
    """
    choose = pool.WorkerPool.choose_move

    async def choose_move(
        self: pool.WorkerPool,
        key: str,
        position: str,
        seat: Seat,
        bot: str,
        priority: Priority = pool.NOBODYS,
        spent: float = 0.0,
    ) -> str:
        quick = bot if bot == "random" else "greedy"
        return await choose(self, key, position, seat, quick, priority)

    stack.enter_context(mock.patch.object(pool.WorkerPool, "choose_move", choose_move))


class WrittenNumber:
    """A setting that stands in a file, and is read whenever it is asked for."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __get__(self, settings: Settings | None, owner: type[Settings]) -> float:
        return float(self.file.read_text(encoding="utf-8"))

    def __set__(self, settings: Settings, value: float) -> None:
        """Whatever a program sets, the file tells."""


def tell_when_ready(stack: ExitStack, line: int) -> None:
    """Write to a pipe as soon as the server takes visitors, and close it."""
    startup = uvicorn.Server.startup

    async def started(self: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(self, sockets)
        os.write(line, b"ready")
        os.close(line)

    stack.enter_context(mock.patch.object(uvicorn.Server, "startup", started))


def main(port: str, database: str, luck: str, waits: str, line: str) -> None:
    """Serve on a port that the test holds for this server, so that it can come back there after a kill."""
    with ExitStack() as stack, socket.socket() as sock:
        fix_chance(stack, Path(luck))
        wait_patiently(stack)
        think_one_ply(stack)
        tell_when_ready(stack, int(line))
        stack.enter_context(mock.patch.object(Settings, "host_waits", WrittenNumber(Path(waits))))
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind(("127.0.0.1", int(port)))
        wanted = with_own_address(settings(database), "127.0.0.1", int(port))
        call_at_once(stack, wanted)
        serve.run(wanted, sock)


def run_command(words: list[str]) -> None:
    """The command `igroteka` with everything as it really is, but for its patience and for what bots think."""
    with ExitStack() as stack:
        wait_patiently(stack)
        think_one_ply(stack)
        stack.enter_context(mock.patch.object(sys, "argv", ["igroteka", *words]))
        cli.main()


if __name__ == "__main__":
    if sys.argv[1] == "igroteka":
        run_command(sys.argv[2:])
    else:
        main(*sys.argv[1:])
