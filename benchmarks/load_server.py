"""A server process for `load.py` and `fairness.py`: where it is, and what its processes use."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

START = """
import json, sys
from igroteka.web.ops.serve import serve_locally
from igroteka.web.ops.settings import Limits, Settings
settings, limits = json.loads(sys.argv[1])
serve_locally(Settings(**settings, limits=Limits(**limits)))
"""
MANY = "1000000 per minute"
NO_LIMITS: dict[str, Any] = {
    **dict.fromkeys(("tables", "requests", "messages", "joins", "processor", "processor_of_address"), MANY),
    "most_sockets_of_one": 100_000,
    "most_sockets_at_table": 100_000,
}


@dataclass(frozen=True)
class Use:
    """What the processes of a server have used so far, or between two moments."""

    processor: float
    """Seconds of processor time."""
    waited: float
    """Seconds for which they could have run but others had the processors."""

    def __sub__(self, before: Use) -> Use:
        return Use(self.processor - before.processor, self.waited - before.waited)


class Server:
    """A running server: one process, or one that keeps several workers."""

    def __init__(self, base: str, pid: int, workers: int) -> None:
        self.base = base
        self.workers = workers
        self.pids = [pid] if workers == 1 else [pid, *_children(pid)]

    def use(self) -> Use:
        """What all processes have used so far. Those of bots do not count: nobody plays against them here."""
        return Use(sum(_processor(pid) for pid in self.pids), sum(_waiting_time(pid) for pid in self.pids))

    def memory(self) -> tuple[float, float]:
        """Megabytes that all processes hold now, and the sum of the most that each has held."""
        memories = [_memory(pid) for pid in self.pids]
        return sum(now for now, _ in memories), sum(most for _, most in memories)


@contextlib.contextmanager
def server(folder: Path, database: str, workers: int) -> Iterator[Server]:
    """A server without limits until the end of the `with`; it has begun once all its workers have."""
    with server_process(folder, {"database": database, "workers": workers}, NO_LIMITS) as (base, pid):
        yield Server(base, pid, workers)


@contextlib.contextmanager
def server_process(
    folder: Path, settings: dict[str, Any], limits: dict[str, Any]
) -> Iterator[tuple[str, int]]:
    """A process that serves with these `Settings` and `Limits` until the end of the `with`; its address and its id."""
    log, workers = folder / "server.log", settings.get("workers", 1)
    with log.open("wb") as out:
        child = subprocess.Popen(
            [sys.executable, "-c", START, json.dumps([settings, limits])],
            stdout=out,
            stderr=subprocess.STDOUT,
            process_group=0,  # not a session of its own: it shares the priority of this one
        )
    try:
        for _ in range(600):
            text = log.read_text()
            address = re.search(r"Igroteka is at (http://\S+)/", text)
            if address and (workers == 1 or text.count("taken its place") >= workers):
                yield address[1], child.pid
                return
            if child.poll() is not None:
                sys.exit(f"The server did not start:\n{text}")
            time.sleep(0.1)
        sys.exit("The server does not answer.")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child.pid, signal.SIGTERM)
        child.wait(30)


@contextlib.contextmanager
def database(folder: Path, wanted: str, workers: int) -> Iterator[str]:
    """The address of the store: the one that is wanted, else SQLite, or PostgreSQL of its own for several workers."""
    if wanted and wanted != "postgresql":
        yield wanted
    elif workers == 1 and not wanted:
        yield f"sqlite:///{folder / 'load.db'}"
    else:
        with own_postgres() as address:
            yield address


@contextlib.contextmanager
def own_postgres() -> Iterator[str]:
    """A PostgreSQL server for this run; it needs the programs of one."""
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from tests.store.server import lacking, running

    if lacking():
        sys.exit(f"{lacking()}; or name a database with --database")
    with running() as postgres:
        yield postgres.database()


def _children(pid: int) -> list[int]:
    words = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(word) for word in words]


def _memory(pid: int) -> tuple[float, float]:
    text = Path(f"/proc/{pid}/status").read_text()
    megabytes = {key: int(value) / 1024 for key, value in re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", text)}
    return megabytes["VmRSS"], megabytes["VmHWM"]


def _processor(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _waiting_time(pid: int) -> float:
    """Of the first thread of a process."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
