"""The workers of one server: in which of them a table lives, and how connections get there.

A connection comes to any worker. Where its request names a table that lives in another one, the connection itself is
handed over, together with what has been read of it so far: the system passes the open socket on (`socket.send_fds`). From then
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
    rb"[A-Z]+ /(?:t|live|seat|join|watch|api/tables|admin/tables)/([A-Za-z0-9_-]{1,64})(?=[ /.?])"
)
HEAD: Final = struct.Struct("!cI")
"""What a message begins with: its kind and the length of the rest."""
CONNECTION_MESSAGE: Final = b"L"
TABLE_MESSAGE: Final = b"T"
LARGEST: Final = 256 * 1024
"""Bytes of a message. What the system does not take at once is not handed over."""
LONGEST_PATH: Final = 80
"""Bytes of the name of a folder for Unix sockets, whose whole names have little more than 100."""
BACKLOG: Final = 4_096
PLACE_INTERVAL: Final = 0.1
"""Seconds between two attempts to take a place while an older worker still has the last one."""
PAUSE: Final = 1.0
"""Seconds to wait when no connection can be accepted, because too many files are open, or for the last to come in."""


@contextlib.contextmanager
def open_siblings(count: int) -> Iterator[Siblings | None]:
    """A folder where so many workers meet; None where a process cannot hand an open connection to another one."""
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


def table_in_request(request: bytes) -> str:
    """The table that the first bytes of a request name; empty if they name none."""
    match = NAMES_TABLE.match(request)
    return match[1].decode() if match else ""


class ConnectionReceiver(Protocol):
    """Serves connections that other workers hand over."""

    async def receive(self, file: int, data: bytes) -> None:
        """Serve an open connection of which this has been read so far."""
        ...

    async def close(self) -> None:
        """Shut down all connections that were handed over."""
        ...


class Siblings:
    """All workers of one server, as one of them sees them. Made before the workers are, and sent to each."""

    def __init__(self, folder: str, count: int) -> None:
        self.count = count
        self.number: int | None = None
        """The place of this worker. While an older worker still has the last one it has none, and no table lives here."""
        self.receiver: ConnectionReceiver | None = None
        self.folder = Path(folder)
        self._lock_file: int | None = None
        self._is_leaving = False
        self._listener: socket.socket | None = None
        self._receiving: set[asyncio.Task[None]] = set()

    def home_of(self, table: str) -> int:
        """The number of the worker in which a table lives."""
        return zlib.crc32(table.encode()) % self.count

    def is_home(self, table: str) -> bool:
        """Whether a table lives in this worker."""
        return self.home_of(table) == self.number

    # ------------------------------------------------------------ to others

    def hand_over_connection(self, table: str, file: int, data: bytes) -> bool:
        """Hand an open connection to the home of a table; False if it cannot be reached."""
        return self._send(table, CONNECTION_MESSAGE, data, [file])

    def hand_over_table(self, table: str) -> bool:
        """Let the home of a table load it and go on with it; False if it cannot be reached."""
        return self._send(table, TABLE_MESSAGE, table.encode(), [])

    def can_reach(self, table: str) -> bool:
        """Whether the home of a table can be reached."""
        with socket.socket(socket.AF_UNIX) as sock:
            return self._connect(sock, table)

    def _connect(self, sock: socket.socket, table: str) -> bool:
        sock.setblocking(False)
        try:
            sock.connect(str(self._path(self.home_of(table))))
        except OSError:
            return False
        return True

    def _send(self, table: str, kind: bytes, data: bytes, files: list[int]) -> bool:
        """Send a message without waiting; False if it did not get there whole."""
        message = HEAD.pack(kind, len(data)) + data
        with socket.socket(socket.AF_UNIX) as sock:
            if not self._connect(sock, table):
                return False
            try:
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
                sent = socket.send_fds(sock, [message], files) if files else sock.send(message)
            except OSError:
                return False
            return sent == len(message)

    # ------------------------------------------------------------ from others

    @contextlib.asynccontextmanager
    async def join(self, load_table: Callable[[str], None]) -> AsyncIterator[None]:
        """Have a place among the workers, and take what the others hand over: connections, and tables that live here."""
        self._is_leaving = False
        if self._take_place():
            self._listen()
        task = asyncio.ensure_future(self._serve(load_table))
        try:
            yield
        finally:
            self.release_place()
            task.cancel()
            await asyncio.wait([task, *self._receiving], timeout=PAUSE)
            if self._listener is not None:
                self._listener.close()
            if self.receiver is not None:
                await self.receiver.close()

    def release_place(self) -> None:
        """Give up the place, before all pages are told to connect again: from now on others serve what lives here."""
        self._is_leaving = True
        if self.number is not None and self._lock_file is not None:
            self._path(self.number).unlink(missing_ok=True)
            os.close(self._lock_file)
        self.number = self._lock_file = None

    def _path(self, number: int) -> Path:
        return self.folder / f"worker-{number}"

    def _take_place(self) -> bool:
        """Take the first free place. It is this worker's until it ends, in whatever way."""
        import fcntl  # not on Windows, where no connection can be handed over

        for number in range(self.count):
            file = os.open(f"{self._path(number)}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(file)
                continue
            self.number, self._lock_file = number, file
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

    async def _serve(self, load_table: Callable[[str], None]) -> None:
        while self._listener is None:
            await asyncio.sleep(PLACE_INTERVAL)
            if not self._is_leaving and self._take_place():
                self._listen()
        loop = asyncio.get_running_loop()
        while True:
            try:
                sock, _ = await loop.sock_accept(self._listener)
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            task = asyncio.ensure_future(self._receive(sock, load_table))
            self._receiving.add(task)
            task.add_done_callback(self._receiving.discard)

    async def _receive(self, sock: socket.socket, load_table: Callable[[str], None]) -> None:
        """Take one message. What is not whole counts as never sent: its sender does the work itself."""
        files: list[int] = []
        try:
            message = await _read(sock, files)
            kind, length = HEAD.unpack_from(message) if len(message) >= HEAD.size else (b"", 0)
            data = message[HEAD.size :]
            if len(data) != length:
                return
            if kind == TABLE_MESSAGE:
                load_table(data.decode())
            elif kind == CONNECTION_MESSAGE and files and self.receiver is not None:
                await self.receiver.receive(files.pop(), data)
        finally:
            for file in files:
                os.close(file)


async def _read(sock: socket.socket, files: list[int]) -> bytes:
    """All that comes over a Unix socket until its end, and the open files that come with it."""
    parts: list[bytes] = []
    with sock:
        sock.setblocking(False)
        while True:
            try:
                data, received, _, _ = socket.recv_fds(sock, LARGEST, 1)
            except BlockingIOError:
                await _wait_readable(sock)
                continue
            files += received
            for file in received:
                os.set_inheritable(file, False)
            if not data:
                return b"".join(parts)
            parts.append(data)


async def _wait_readable(sock: socket.socket) -> None:
    """Wait until there is something to read, or the end."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(sock, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(sock)
