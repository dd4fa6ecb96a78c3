"""Connections below HTTP and WebSocket: how many there may be, and how long they may take.

uvicorn waits without end for the rest of a request, and for whoever does not read its answer. Here everything
that the other side has to do has a time limit, and connections that do nothing make way for new ones.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import uvicorn
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN

from ..ops.settings import Settings
from ..ops.siblings import Siblings, table_in_request
from .addresses import counted_address

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of the first line and the headers of a request."""
SPARE_FILES: Final = 200
"""Open files that are no connections: the store, static files, pipes to bots."""
BAD_TEXT: Final = 1007
TOO_LARGE: Final = 1009
MOST_PARTS: Final = 1_000
"""Parts into which a message may be divided."""
REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 45\r\n"
    b"retry-after: 10\r\nconnection: close\r\n\r\nToo many connections; try again in a moment.\n"
)
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration together with our settings, which its connections need; it is sent to worker processes."""

    def __init__(self, app: Any, settings: Settings, siblings: Siblings | None = None, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **more)
        self.settings = settings
        self.siblings = siblings
        limits = settings.limits
        files = allowed_files(limits.most_connections + limits.most_sockets + SPARE_FILES)
        self.connection_limits = ConnectionLimits(
            limits.most_connections, limits.most_connections_of_one, files - SPARE_FILES
        )

    def leave_siblings(self) -> None:
        """Give up the place among the workers; connections are the first to be told that their server stops."""
        if self.siblings is not None:
            self.siblings.release_place()


def allowed_files(wanted: int) -> int:
    """How many files this process may have open, after asking the system for as many as are wanted."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed


class ConnectionLimits:
    """Counts the open connections of one process, and refuses those that are too many."""

    def __init__(self, most: int, most_of_one: int, most_together: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._most_together = most_together
        self._open: set[HttpConnection] = set()
        self._waiting: dict[HttpConnection, None] = {}
        """Those that have asked for nothing yet, the longest waiting first."""
        self._open_by_address: Counter[str] = Counter()
        self.websockets = 0
        """Connections that have become WebSockets."""

    def add(self, connection: HttpConnection) -> bool:
        """Count a new connection; False if there are too many. One that only waits makes way for it."""
        if connection.address and self._open_by_address[connection.address] >= self._most_of_one:
            return False
        if len(self._open) >= self._most or len(self._open) + self.websockets >= self._most_together:
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                return False
            self.remove(oldest)
            oldest.transport.abort()
        self._open.add(connection)
        self._open_by_address[connection.address] += 1
        self._waiting[connection] = None
        return True

    def remove(self, connection: HttpConnection) -> None:
        """Forget a connection."""
        if connection in self._open:
            self._open.discard(connection)
            self._waiting.pop(connection, None)
            self._open_by_address[connection.address] -= 1
            if not self._open_by_address[connection.address]:
                del self._open_by_address[connection.address]

    def set_waiting(self, connection: HttpConnection, is_waiting: bool) -> None:
        """Note whether a connection waits for a request, or one is being answered."""
        self._waiting.pop(connection, None)
        if is_waiting and connection in self._open:
            self._waiting[connection] = None

    def __len__(self) -> int:
        return len(self._open)


class HttpConnection(HttpToolsProtocol):
    """A connection whose client must send its requests, and take the answers, within time limits."""

    config: ServerConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        received: bytes = b"",
    ) -> None:
        """A connection; `received` is what another worker has read of it before it was handed over."""
        super().__init__(config, server_state, app_state, _loop)
        self.limits = self.config.connection_limits
        self.settings = self.config.settings
        self.address = ""
        """The address that is counted; empty for a proxy."""
        self._head = 0
        """Bytes of a head that is still incomplete."""
        self._in_head = True
        self._in_request = False
        self._received = received
        self._deadline: asyncio.TimerHandle | None = None
        self._abort_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it; read on where another worker has begun."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        proxied = isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts
        self.address = "" if proxied else counted_address(host)
        if not self.limits.add(self):
            transport.write(REFUSAL)
            self._close()
            return
        self._set_deadline(self.settings.head_patience)
        if self._received:
            self.data_received(self._received)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer, and stop its timers."""
        self.limits.remove(self)
        for timer in (self._deadline, self._abort_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    # ------------------------------------------------------------ requests come

    def data_received(self, data: bytes) -> None:
        """Hand the connection over if its request belongs to another worker; else read, but no endless head."""
        if self._is_handed_over(data):
            self.transport.close()  # the other worker has its own descriptor of the same connection, which stays open
            return
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response(f"At most {LARGEST_HEAD} bytes of headers are allowed.")

    def on_message_begin(self) -> None:
        """A request begins: its head must come in time."""
        super().on_message_begin()
        self._in_head = self._in_request = True
        self._set_deadline(self.settings.head_patience)

    def on_headers_complete(self) -> None:
        """The head is there: the body must come in time."""
        super().on_headers_complete()
        self._in_head, self._head = False, 0
        self.limits.set_waiting(self, False)
        self._set_deadline(self.settings.body_patience)

    def on_message_complete(self) -> None:
        """The whole request is there, and nothing more is expected in time."""
        super().on_message_complete()
        self._in_request = False
        self._set_deadline(None)

    def _is_handed_over(self, data: bytes) -> bool:
        """Hand the connection over to the worker of the table that a new request names; False if it stays here.

        Only the beginning of a request names the table, and only a connection on which nothing else is under way can
        be handed over: whoever sends in another way, as hardly anybody does, is served here.
        """
        siblings = self.config.siblings
        table = table_in_request(data) if siblings is not None else ""
        if siblings is None or not table or siblings.is_home(table) or self._is_busy():
            return False
        return siblings.hand_over_connection(table, self.transport.get_extra_info("socket").fileno(), data)

    def _is_busy(self) -> bool:
        """Whether a request is still being read or answered, or an answer is not sent yet."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return self._in_request or answering or self.transport.get_write_buffer_size() > 0

    def shutdown(self) -> None:
        """The server stops: other workers send nothing here any more."""
        self.config.leave_siblings()
        super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket follows, which has limits of its own."""
        self._set_deadline(None)
        self.limits.remove(self)
        super().handle_websocket_upgrade()

    def _set_deadline(self, patience: float | None) -> None:
        """Within this time the next part of a request must have come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = (
            None if patience is None else self.loop.call_later(patience, self._on_deadline, patience)
        )

    def _on_deadline(self, patience: float) -> None:
        if self.flow.read_paused:  # we do not read at the moment: that is no fault of the other side
            self._set_deadline(patience)
        else:
            self.transport.abort()

    # ------------------------------------------------------------ answers go

    def on_response_complete(self) -> None:
        """An answer is sent: the connection waits again, or closes."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()
        elif not self.pipeline:
            self.limits.set_waiting(self, True)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, and close even if the other side does not read."""
        super().send_400_response(msg)
        self._close()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come for long: close."""
        self._close()

    def pause_writing(self) -> None:
        """The other side does not read: it gets some time, then the connection is cut."""
        super().pause_writing()
        self._abort_later()

    def resume_writing(self) -> None:
        """The other side reads again: the connection is not cut, unless it is being closed."""
        super().resume_writing()
        if self._abort_timer is not None and not self.transport.is_closing():
            self._abort_timer.cancel()
            self._abort_timer = None

    def _close(self) -> None:
        """Close when everything is sent, or when that takes too long."""
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        if self._abort_timer is None:
            self._abort_timer = self.loop.call_later(self.settings.write_patience, self.transport.abort)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that can always be closed, whether or not the other side reads."""

    config: ServerConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._abort_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection among those of the server."""
        super().connection_made(transport)
        self.config.connection_limits.websockets += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer, and stop its timer."""
        self.config.connection_limits.websockets -= 1
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, and answer also a handshake that cannot be read."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            # websockets cannot read this handshake, and uvicorn ignores that: it would never be answered.
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_HANDSHAKE)
            self.transport.close()
            self._abort_later()

    def shutdown(self) -> None:
        """The server stops: other workers send nothing here any more."""
        self.config.leave_siblings()
        super().shutdown()

    def handle_ping(self) -> None:
        """Answer a ping, if the other side reads."""
        # Whoever pings and does not read would fill the memory with pongs.
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take another part of a message, of which only so many are allowed."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS and not self.close_sent:
            # Empty parts count for nothing in the size of a message, so that there could be millions of them.
            self.conn.fail(TOO_LARGE, f"at most {MOST_PARTS} parts are allowed")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over, or refuse one that is no text."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            # The same as uvicorn does, but without a stack of calls in the log for every such message.
            if self.conn.state is OPEN:
                self.conn.send_close(BAD_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """No pong has come in time: close, or else cut the connection."""
        super().keepalive_timeout()
        self._abort_later()

    async def send(self, message: Any) -> None:
        """Send what the application says; a close does not wait for anything."""
        if message["type"] == "websocket.close":
            self.writable.set()  # closing does not wait until the other side reads
        await super().send(message)

    async def run_asgi(self) -> None:
        """Run the application, then see to it that the connection ends."""
        await super().run_asgi()
        self._abort_later()

    def _abort_later(self) -> None:
        """Cut off the connection if the other side does not take in time what it is sent."""
        if self._abort_timer is None and not self.disconnected:
            patience = self.config.settings.write_patience
            self._abort_timer = self.loop.call_later(patience, self.transport.abort)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
