"""Clients that do what no library lets them do: bytes over a plain socket, read only when a test wants to."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from typing import Any

from ..store.leaping import until
from .support import Person, Site

SMALL = 4_096


class RawConnection:
    """A connection. It reads nothing unless it is told to."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.sock = socket.socket()
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.sock.setblocking(False)
        self.sock.bind((source, 0))

    async def __aenter__(self) -> RawConnection:
        await asyncio.get_running_loop().sock_connect(self.sock, ("127.0.0.1", self.port))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.sock.close()

    async def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        await asyncio.get_running_loop().sock_sendall(self.sock, data)

    async def receive(self) -> bytes:
        """What there is to read, at least a byte of it; nothing at the end, however it came."""
        try:
            return await asyncio.get_running_loop().sock_recv(self.sock, 65_536)
        except ConnectionError:
            return b""

    async def rest(self) -> bytes:
        """Everything until the other side ends."""
        parts = []
        while part := await self.receive():
            parts.append(part)
        return b"".join(parts)

    async def answer(self, request: bytes) -> bytes:
        """The answer to a request after which the server closes the connection."""
        await self.send(request)
        return await self.rest()


def head(path: str, *headers: bytes, method: str = "GET", port: int = 0) -> bytes:
    """The head of a request, with exactly these headers after the host."""
    lines = [f"{method} {path} HTTP/1.1".encode(), f"host: 127.0.0.1:{port}".encode(), *headers]
    return b"\r\n".join([*lines, b"", b""])


def handshake(table: str, port: int, *more: bytes) -> bytes:
    """The head of a request for a WebSocket."""
    key = base64.b64encode(os.urandom(16))
    return head(
        f"/live/{table}",
        b"upgrade: websocket",
        b"connection: Upgrade",
        b"sec-websocket-key: " + key,
        b"sec-websocket-version: 13",
        *more,
        port=port,
    )


def frame(data: bytes, kind: int = 1, last: bool = True) -> bytes:
    """A masked frame: 0 more of the same message, 1 text, 2 binary, 9 ping."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([0x80 * last | kind]) + size + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(data))


class DeafPage(RawConnection):
    """A page that talks over its WebSocket and never reads."""

    def __init__(self, there: Site, person: Person, table: str) -> None:
        super().__init__(there.port)
        self.there = there
        self.person = person
        self.table = table

    async def __aenter__(self) -> DeafPage:
        await super().__aenter__()
        own = (f"origin: {self.there.base}".encode(), f"cookie: {self.person.cookie()}".encode())
        await self.send(handshake(self.table, self.port, *own))
        first = await asyncio.get_running_loop().sock_recv(self.sock, 12)
        assert first == b"HTTP/1.1 101", first
        await self.send(frame(b'{"t":"hello"}'))
        await until(lambda: self.client is not None)
        return self

    @property
    def client(self) -> Any:
        """The server's side of this page; None if it is not there (any more)."""
        port = self.sock.getsockname()[1]
        table: Any = self.there.registry.tables[self.table]
        return next((one for one in table.clients if one.socket.client.port == port), None)

    @property
    def line(self) -> Any:
        """The connection below it, as the server has it."""
        port = self.sock.getsockname()[1]
        lines: set[Any] = self.there.server.server_state.connections
        return next((line for line in lines if line.client[1] == port), None)
