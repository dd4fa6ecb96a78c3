"""Servers in processes of their own, which tests may kill."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx

from igroteka.web import app
from igroteka.web.ops.metrics import SHARED_FOLDER_VARIABLE
from igroteka.web.ops.serve import serve_locally
from igroteka.web.ops.settings import Limits, Settings

from ..store.processes import Child

METRICS_KEY: Final = "key of the metrics"
PATIENCE: Final = 600.0
"""Seconds after which a server that does not answer counts as one that does not start."""
_numbers = itertools.count()


async def _preload_nothing(_: object) -> None:
    """Start no worker before a bot needs it: that takes longer than most of these servers live."""


MANY: Final = "100000 per minute"
PATIENT: Final = Limits(
    messages=MANY, joins=MANY, orders=MANY, undone=MANY, hands=MANY, changes=MANY,
    processor=MANY, processor_of_address=MANY,
)  # fmt: skip
"""Limits that nobody comes near who plays, however quickly."""


def serve_quickly(
    port: int, database: str, workers: int, preload: bool, metrics: Path, limits: Limits
) -> None:
    """Serve with bots that answer at once, so that whole games take seconds; runs in the process of the server."""
    if not preload:
        vars(app)["preload"] = _preload_nothing
    if workers > 1:
        metrics.mkdir(exist_ok=True)
        os.environ[SHARED_FOLDER_VARIABLE] = str(metrics)
    settings = Settings(
        database,
        workers=workers,
        bot_pause=0.0,
        bot_patience=PATIENCE,
        metrics_token=METRICS_KEY,
        limits=limits,
    )
    serve_locally(settings, port)


class Process(Child):
    """A server process. `log` is everything that it has written."""

    def __init__(
        self,
        database: str,
        folder: Path,
        port: int = 0,
        workers: int = 1,
        preload: bool = False,
        limits: Limits = PATIENT,
    ) -> None:
        self.database = database
        log = folder / f"server-{next(_numbers)}.log"
        super().__init__(log, serve_quickly, port, database, workers, preload, folder / "metrics", limits)
        try:
            self.port = self._wait()
        except BaseException:
            self.kill()  # nobody else knows of it
            raise

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> int:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            match = re.search(r"Igroteka is at http://127\.0\.0\.1:(\d+)/", self.log)
            if match:
                return int(match[1])
            assert self.lives, f"the server ended with {self.wait()}:\n{self.log}"
            time.sleep(0.02)
        raise AssertionError(f"the server does not start:\n{self.log}")

    def stop(self) -> int:
        """Ask it to end; its status."""
        self.ask_to_end()
        return self.wait()

    @property
    def workers_begun(self) -> int:
        """How many workers have begun to take connections so far, where there are several."""
        return self.log.count("a worker has taken its place")

    def holder(self, port: int) -> int:
        """The number of the worker that holds the connection from a port."""
        pattern = rf"0100007F:{self.port:04X} 0100007F:{port:04X} 01 (?:\S+ +){{5}}(\d+)"
        inode = re.search(pattern, Path("/proc/net/tcp").read_text())
        assert inode, "there is no such connection"
        for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            for file in Path(f"/proc/{pid}/fd").iterdir():
                with contextlib.suppress(OSError):
                    if os.readlink(file) == f"socket:[{inode[1]}]":
                        return int(pid)
        raise AssertionError("no worker holds this connection")

    async def metrics(self) -> str:
        """The numbers for the operator."""
        async with self.http(METRICS_KEY, api=False) as http:
            answer = await http.get("/metrics")
            assert answer.status_code == 200, answer.text
            return answer.text

    def http(self, key: str = "", api: bool = True) -> httpx.AsyncClient:
        """A client."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        base = f"{self.base}/api" if api else self.base
        return httpx.AsyncClient(base_url=base, headers=headers, timeout=None, trust_env=False, verify=False)


def is_gone(pid: int) -> bool:
    """Whether a process has ended with all its threads, the last of which closes its connections."""
    try:
        threads = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/stat")]
    except (FileNotFoundError, ProcessLookupError):
        return is_gone(pid) if Path(f"/proc/{pid}").exists() else True
    return all(text.rpartition(")")[2].split()[0] in "ZX" for text in threads)


@contextlib.contextmanager
def process(
    database: str,
    folder: Path,
    port: int = 0,
    workers: int = 1,
    preload: bool = False,
    limits: Limits = PATIENT,
) -> Iterator[Process]:
    """A server that is gone afterwards. A preloaded one has a worker for bots from the beginning, as real ones have."""
    server = Process(database, folder, port, workers, preload, limits)
    try:
        yield server
    finally:
        server.kill()
