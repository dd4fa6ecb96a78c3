"""The workers of one server: in which of them a table lives, and how connections get there.

A connection comes to any worker. Where its request names a table that lives in another one, the connection itself is
handed over, together with what it has said so far: the system passes the open socket on (`socket.send_fds`). From then
on the first worker has nothing to do with it: nothing is read, counted or kept back twice, and whatever holds for a
connection (its address, its time limits, how much may wait for it) holds as if it had come to the other worker at once.
A worker that cannot be reached is no hindrance: then the table is served where the connection is, as the store allows.

Every worker listens on a Unix socket in a folder that only the user of the server may open. It trusts whoever comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import struct
import sys
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

from .logs import logger

NAMES_TABLE: Final = re.compile(
    rb"[A-Z]+ /(?:t|live|seat|join|watch|api/tables)/([A-Za-z0-9_-]{1,64})(?=[ /.?])"
)
HEAD: Final = struct.Struct("!cI")
"""What a message begins with: its kind and the length of the rest."""
LINE: Final = b"L"
TABLE: Final = b"T"
LARGEST: Final = 256 * 1024
"""Bytes of a message. What the system does not take at once is not handed over."""
LONGEST_PATH: Final = 80
"""Bytes of the name of a folder for Unix sockets, whose whole names have little more than 100."""
BACKLOG: Final = 4_096
LOOK: Final = 0.1
"""Seconds between two looks for a free place while an older worker still has the last one."""
REST: Final = 1.0
"""Seconds to wait when no connection can be taken, because too many files are open, or for the last to come in."""


@contextlib.contextmanager
def neighbourhood(count: int) -> Iterator[Siblings | None]:
    """A place for so many workers to meet; None where a process cannot hand an open connection to another one."""
    with tempfile.TemporaryDirectory(prefix="igroteka-") as folder:  # only this user may open it
        if sys.platform == "win32" or len(os.fsencode(folder)) > LONGEST_PATH:
            yield None
            return
        import fcntl

        file = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
        try:
            # Whoever cleans the folder for temporary files, such as systemd, leaves out what is locked, however old it is.
            fcntl.flock(file, fcntl.LOCK_SH)
            yield Siblings(folder, count)
        finally:
            os.close(file)


def table_named(request: bytes) -> str:
    """The table that the first bytes of a request name; empty if they name none."""
    found = NAMES_TABLE.match(request)
    return found[1].decode() if found else ""


class Door(Protocol):
    """Where connections come in that other workers hand over."""

    async def take(self, file: int, data: bytes) -> None:
        """Serve an open connection that has said this so far."""
        ...

    async def close(self) -> None:
        """Let all that have come this way end in good order."""
        ...


class Siblings:
    """All workers of one server, as one of them sees them. Made before the workers are, and sent to each."""

    def __init__(self, folder: str, count: int) -> None:
        self.count = count
        self.number: int | None = None
        """The place of this worker. While an older worker still has the last one it has none, and no table lives here."""
        self.door: Door | None = None
        self.folder = Path(folder)
        self._place: int | None = None
        self._is_leaving = False
        self._listener: socket.socket | None = None
        self._arriving: set[asyncio.Task[None]] = set()

    def home(self, table: str) -> int:
        """The number of the worker in which a table lives."""
        return zlib.crc32(table.encode()) % self.count

    def is_home(self, table: str) -> bool:
        """Whether a table lives in this worker."""
        return self.home(table) == self.number

    # ------------------------------------------------------------ to others

    def hand_over(self, table: str, file: int, data: bytes) -> bool:
        """Hand an open connection to the home of a table; False if it cannot be reached."""
        return self._send(table, LINE, data, [file])

    def entrust(self, table: str) -> bool:
        """Let the home of a table load it and go on with it; False if it cannot be reached."""
        return self._send(table, TABLE, table.encode(), [])

    def reaches(self, table: str) -> bool:
        """Whether the home of a table can be reached."""
        with socket.socket(socket.AF_UNIX) as line:
            return self._connect(line, table)

    def _connect(self, line: socket.socket, table: str) -> bool:
        line.setblocking(False)
        try:
            line.connect(str(self._path(self.home(table))))
        except OSError:
            return False
        return True

    def _send(self, table: str, kind: bytes, data: bytes, files: list[int]) -> bool:
        """Send a message without waiting; False if it did not get there whole."""
        message = HEAD.pack(kind, len(data)) + data
        with socket.socket(socket.AF_UNIX) as line:
            if not self._connect(line, table):
                return False
            try:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
                sent = socket.send_fds(line, [message], files) if files else line.send(message)
            except OSError:
                return False
            return sent == len(message)

    # ------------------------------------------------------------ from others

    @contextlib.asynccontextmanager
    async def live(self, take_in: Callable[[str], None]) -> AsyncIterator[None]:
        """Have a place among the workers, and take what the others bring: connections, and tables that live here."""
        self._is_leaving = False
        if self._take_place():
            self._listen()
        task = asyncio.ensure_future(self._serve(take_in))
        try:
            yield
        finally:
            self.leave()
            task.cancel()
            await asyncio.wait([task, *self._arriving], timeout=REST)
            if self._listener is not None:
                self._listener.close()
            if self.door is not None:
                await self.door.close()

    def leave(self) -> None:
        """Give up the place, before all pages are told to come again: from now on others serve what lives here."""
        self._is_leaving = True
        if self.number is not None and self._place is not None:
            self._path(self.number).unlink(missing_ok=True)
            os.close(self._place)
        self.number = self._place = None

    def _path(self, number: int) -> Path:
        return self.folder / f"worker-{number}"

    def _take_place(self) -> bool:
        """Take the first free place. It is this worker's until it ends, in whatever way."""
        import fcntl  # not on Windows, where there are no neighbours

        for number in range(self.count):
            file = os.open(f"{self._path(number)}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(file)
                continue
            self.number, self._place = number, file
            return True
        return False

    def _listen(self) -> None:
        assert self.number is not None
        path = self._path(self.number)
        path.unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.setblocking(False)
        self._listener.bind(str(path))
        self._listener.listen(BACKLOG)
        logger().info("a worker has taken its place", number=self.number, of=self.count)

    async def _serve(self, take_in: Callable[[str], None]) -> None:
        while self._listener is None:
            await asyncio.sleep(LOOK)
            if not self._is_leaving and self._take_place():
                self._listen()
        loop = asyncio.get_running_loop()
        while True:
            try:
                line, _ = await loop.sock_accept(self._listener)
            except OSError:
                await asyncio.sleep(REST)
                continue
            task = asyncio.ensure_future(self._receive(line, take_in))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _receive(self, line: socket.socket, take_in: Callable[[str], None]) -> None:
        """Take one message. What is not whole counts as never sent: its sender does the work itself."""
        files: list[int] = []
        try:
            message = await _read(line, files)
            kind, length = HEAD.unpack_from(message) if len(message) >= HEAD.size else (b"", 0)
            data = message[HEAD.size :]
            if len(data) != length:
                return
            if kind == TABLE:
                take_in(data.decode())
            elif kind == LINE and files and self.door is not None:
                await self.door.take(files.pop(), data)
        finally:
            for file in files:
                os.close(file)


async def _read(line: socket.socket, files: list[int]) -> bytes:
    """All that comes over a Unix socket until its end, and the open files that come with it."""
    parts: list[bytes] = []
    with line:
        line.setblocking(False)
        while True:
            try:
                data, found, _, _ = socket.recv_fds(line, LARGEST, 1)
            except BlockingIOError:
                await _readable(line)
                continue
            files += found
            for file in found:
                os.set_inheritable(file, False)
            if not data:
                return b"".join(parts)
            parts.append(data)


async def _readable(line: socket.socket) -> None:
    """Wait until there is something to read, or the end."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(line, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line)
