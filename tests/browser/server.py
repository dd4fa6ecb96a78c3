"""A real server process with a database of its own, which can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE = 60.0

#: The compiled build where there is one: the page is what is tested here, and it waits less.
PYTHON = os.environ.get("IGROTEKA_COMPILED_PYTHON") or sys.executable

#: Bots answer at once, so that whole games take seconds, and a host need not wait for minutes.
#: Deals and thoughts are the same every time: a test that fails by luck tells nothing.
PROGRAM = """
import sys
from types import SimpleNamespace
from igroteka.web import fairness, serve, thinking
from igroteka.web.settings import Limits, Settings

sys.modules["igroteka.match.match"].secrets = SimpleNamespace(token_hex=lambda size: sys.argv[3])
fairness.Dealer._derived = lambda self, what, id: sys.argv[3] if what == "seed" else "0" * 32
thinking.secrets = SimpleNamespace(randbits=lambda size: 7)
many = "100000 per minute"
settings = Settings(database=sys.argv[2], bot_pause=0.0, host_waits=4.0, limits=Limits(tables=many, requests=many, joins=many, files=many, processor=many, processor_of_address=many))
with serve.bound("127.0.0.1", int(sys.argv[1])) as sock:
    serve.run(settings, sock)
"""


def free_port() -> int:
    """A port below those that the system gives to clients: none of them may take it while the server is down."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """One server on one port; after a kill it comes back on the same port with the same database."""

    def __init__(self, folder: Path, luck: str = "luck") -> None:
        self.folder = folder
        self.luck = luck
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [PYTHON, "-c", PROGRAM, str(self.port), self.database, self.luck],
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {(self.folder / 'server.log').read_text()}")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """End it in order."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        self.process = None
