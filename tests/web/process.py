"""Servers in processes of their own, which tests may kill."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

COMMAND = """
import sys
from igroteka.web.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), open_browser=False)
"""
#: The same with bots that answer at once, so that whole games take seconds.
QUICKLY = """
import os, sys, threading
from igroteka.web.metrics import SHARED
from igroteka.web.serve import announce, bound, run, url
from igroteka.web.settings import Limits, Settings
many = "100000 per minute"
limits = Limits(
    messages=many, joins=many, orders=many, undone=many, hands=many, changes=many, processor=many, processor_of_address=many
)
token = "key of the metrics"
if int(sys.argv[3]) > 1:
    os.makedirs(sys.argv[4], exist_ok=True)
    os.environ[SHARED] = sys.argv[4]
with bound("127.0.0.1", int(sys.argv[1])) as sock:
    address = url("127.0.0.1", sock.getsockname()[1])
    threading.Thread(target=announce, args=(address, False), daemon=True).start()
    settings = Settings(sys.argv[2], workers=int(sys.argv[3]), bot_pause=0.0, metrics_token=token, limits=limits)
    run(settings, sock)
"""


class Process:
    """A server process. `log` is everything that it has written."""

    def __init__(self, database: str, folder: Path, port: int = 0, workers: int = 1) -> None:
        self.database = database
        self.path = folder / f"server-{time.monotonic_ns()}.log"
        with self.path.open("wb") as out:
            self.child = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    QUICKLY,
                    str(port),
                    database,
                    str(workers),
                    str(folder / "metrics"),
                ],
                stdout=out,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.port = self._wait()

    @property
    def log(self) -> str:
        return self.path.read_text(encoding="utf-8", errors="replace")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> int:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            found = re.search(r"Igroteka is at http://127\.0\.0\.1:(\d+)/", self.log)
            if found:
                return int(found[1])
            if self.child.poll() is not None:
                raise AssertionError(f"the server ended with {self.child.returncode}:\n{self.log}")
            time.sleep(0.02)
        raise AssertionError(f"the server does not start:\n{self.log}")

    def kill(self) -> None:
        """End it at once, as a power cut would; whatever it has started ends with it."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.child.pid, signal.SIGKILL)
        self.child.wait()

    def stop(self) -> int:
        """Ask it to end; its status."""
        self.child.send_signal(signal.SIGTERM)
        return self.child.wait(30)

    async def metrics(self) -> str:
        """The numbers for the operator."""
        async with self.http("key of the metrics", api=False) as http:
            answer = await http.get("/metrics")
            assert answer.status_code == 200, answer.text
            return answer.text

    def http(self, key: str = "", api: bool = True) -> httpx.AsyncClient:
        """A client."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        base = f"{self.base}/api" if api else self.base
        return httpx.AsyncClient(base_url=base, headers=headers, timeout=30, trust_env=False, verify=False)


@contextlib.contextmanager
def process(database: str, folder: Path, port: int = 0, workers: int = 1) -> Iterator[Process]:
    """A server that is gone afterwards."""
    found = Process(database, folder, port, workers)
    try:
        yield found
    finally:
        found.kill()
