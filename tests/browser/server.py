"""A real server process with a database of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path

from igroteka.store import Store, open_store

from . import program

#: The compiled build where there is one: the page is what is tested here, and it waits less.
PYTHON = os.environ.get("IGROTEKA_COMPILED_PYTHON") or sys.executable

LUCK = "luck"


class Server:
    """One server on one port; after a kill it comes back on the same port with the same database."""

    def __init__(self, folder: Path, more: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = {**os.environ, **(more or {})}
        # Held until the end, but never listening: nobody else gets the port while the server is down.
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        self._held.bind(("127.0.0.1", 0))
        self.port = self._held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.process: subprocess.Popen[bytes] | None = None
        self._luck = folder / "luck"
        self._luck.write_text(LUCK, encoding="utf-8")
        self._waits = folder / "waits"
        self._waits.write_text(str(program.HOUR), encoding="utf-8")

    def start(self) -> None:
        """Start, and wait until it says that it takes visitors."""
        ready, line = os.pipe()
        words = [str(self.port), self.database, str(self._luck), str(self._waits), str(line)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [PYTHON, "-P", program.__file__, *words],
                stdout=log,
                stderr=log,
                pass_fds=[line],
                env=self.environment,
            )
        os.close(line)
        with open(ready, encoding="utf-8") as said:
            if said.read() != "ready":  # it has ended: nobody holds the other end of the pipe any more
                raise RuntimeError(f"the server does not start: {(self.folder / 'server.log').read_text()}")

    @contextlib.contextmanager
    def deals(self, luck: str) -> Iterator[None]:
        """All tables that are made meanwhile have this seed: nobody may choose one where two people sit."""
        self._luck.write_text(luck, encoding="utf-8")
        try:
            yield
        finally:
            self._luck.write_text(LUCK, encoding="utf-8")

    @contextlib.contextmanager
    def hurries(self) -> Iterator[None]:
        """Meanwhile a host may hand over a seat as soon as it has been asked."""
        self._waits.write_text("0.001", encoding="utf-8")
        try:
            yield
        finally:
            self._waits.write_text(str(program.HOUR), encoding="utf-8")

    def rows(self, table: str) -> list[str]:
        """What stands in the store about the game at a table."""
        with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as database:
            found = database.execute("SELECT line FROM events WHERE table_id = ? ORDER BY seq", (table,))
            return [str(line) for (line,) in found]

    def waiting_notices(self) -> int:
        """How many notices wait to be sent, to anybody."""
        with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as database:
            (count,) = database.execute("SELECT count(*) FROM outbox").fetchone()
            return int(count)

    def append(self, table: str, rows: list[str], later: float = 0.0) -> None:
        """Write rows to the log of a table as another process would, so many seconds later than now."""

        async def write(store: Store) -> None:
            while True:
                row = await store.table(table)
                assert row is not None
                if await store.append(table, row.seq, rows, None, store.wall() + later):
                    return

        self.change(write)

    def change(self, work: Callable[[Store], Awaitable[None]]) -> None:
        """Do something in the store as another process would."""

        async def run() -> None:
            async with await open_store(self.database) as store:
                await work(store)

        thread = threading.Thread(
            target=lambda: asyncio.run(run())
        )  # a browser that is driven has a loop here
        thread.start()
        thread.join()

    def moves(self, table: str, seat: int) -> list[str]:
        """What a seat has decided, as it stands in the store."""
        return [row.split(" ", 2)[2] for row in self.rows(table) if row.startswith(f"M {seat} ")]

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
            self.process.wait()
        self.process = None
        self._held.close()
