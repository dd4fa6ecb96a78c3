"""Processes that tests start, kill and wait for. They fork from one that has imported what most of them need.

A new interpreter spends more time with importing than these processes live. Whether the command itself starts is shown by
tests that run it as people do.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        "igroteka.web.api.routes",
        "igroteka.web.ops.serve",
        "igroteka.store.sqlite",
        "igroteka.store.postgres",
        "igroteka.games.dream_city",
        "alembic.command",
        "tests.store.worker",
        "tests.web.process",
    ]
)


def _begin(work: Callable[..., None], args: tuple[Any, ...], log: Path) -> None:
    """Be the head of a group of processes that write to a file, and do some work."""
    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for standard, given in ((0, os.open(os.devnull, os.O_RDONLY)), (1, file), (2, file)):
        os.dup2(given, standard)
    sys.stdin = os.fdopen(0)  # what is forked has none, but a server hands it on to its workers
    work(*args)


class Child:
    """A process with everything that it starts. `log` is what they have written."""

    def __init__(self, log: Path, work: Callable[..., None], *args: Any) -> None:
        self.path = log
        self._process = CONTEXT.Process(target=_begin, args=(work, args, log))
        self._process.start()

    @property
    def pid(self) -> int:
        """Its number, which is that of its group, too."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written so far."""
        return self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""

    @property
    def lives(self) -> bool:
        """Whether it has not ended."""
        return self._process.is_alive()

    def wait(self) -> int:
        """Its status, once it has ended."""
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def kill(self) -> None:
        """End it at once, as a power cut would; whatever it has started ends with it."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.kill()  # it may not be the head of its group yet
        self._process.join()

    def ask_to_end(self) -> None:
        """Ask it to end, as an operator does."""
        os.kill(self.pid, signal.SIGTERM)


def line() -> tuple[socket.socket, Connection]:
    """A line to a process: the end of a test, and the other one, which goes to the process and is closed here then."""
    ours, theirs = CONTEXT.Pipe()
    with ours:
        return socket.socket(fileno=os.dup(ours.fileno())), theirs
