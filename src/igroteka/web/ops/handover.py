"""Connections that another worker of the same server hands over; they are served like those that come from outside."""

from __future__ import annotations

import asyncio
import socket
from email.utils import formatdate

from uvicorn.server import ServerState

from ..security.connections import HttpConnection, ServerConfig


class _HandedOverState(ServerState):
    """What uvicorn knows of its own connections, kept for these in the same way."""

    @property
    def default_headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of every answer; uvicorn keeps its own up to date by a clock."""
        return [(b"date", formatdate(usegmt=True).encode())]

    @default_headers.setter
    def default_headers(self, value: list[tuple[bytes, bytes]]) -> None:
        """There is nothing to set: the date is made for every answer."""


class HandedOverConnections:
    """Serves the connections that other workers hand over (a `siblings.ConnectionReceiver`)."""

    def __init__(self, config: ServerConfig) -> None:
        self._config = config
        self.state = _HandedOverState()

    async def receive(self, file: int, data: bytes) -> None:
        """Serve an open connection of which this has been read so far."""
        loop = asyncio.get_running_loop()
        sock = socket.socket(fileno=file)
        sock.setblocking(False)

        def make_connection() -> HttpConnection:
            return HttpConnection(self._config, self.state, {}, loop, received=data)

        try:
            await loop.connect_accepted_socket(make_connection, sock)
        except BaseException:
            sock.close()
            raise

    async def close(self) -> None:
        """Shut down all of them, as uvicorn does with its own, and cancel what takes too long."""
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            _, unfinished = await asyncio.wait(
                self.state.tasks, timeout=self._config.timeout_graceful_shutdown
            )
            for task in unfinished:
                task.cancel()
