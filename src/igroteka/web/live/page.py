"""A page that listens to a table over a WebSocket: what it is sent, through a bounded queue."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...texts import speaker
from ..errors import Refused
from ..security.addresses import client_address
from ..tables.registry import TableRegistry
from ..tables.seats import Access
from ..tables.table import Table
from .chat_messages import missed_lines
from .messages import LARGEST, EncodedMessage, encode
from .outbox import Outbox
from .rendering import Role
from .table_messages import full_message
from .view import Viewer

TOO_FAST: Final = 4029
TOO_SLOW: Final = 4008
NO_HELLO: Final = 4000
NO_TABLE: Final = 4004
FORBIDDEN: Final = 1008
TOO_LARGE: Final = 1009
RESTART: Final = 1012
_numbers = itertools.count()


class CloseConnection(Exception):
    """End a connection with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def receive(socket: WebSocket) -> str | bytes:
    """The next message, as it came."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | bytes | None = message.get("text")
    if text is None:
        text = message.get("bytes") or b""
    if len(text) > LARGEST:
        raise CloseConnection(TOO_LARGE)
    return text


class Page:
    """A page that listens to a table."""

    def __init__(
        self, socket: WebSocket, registry: TableRegistry, table: Table, access: Access, role: Role
    ) -> None:
        self.socket = socket
        self.registry = registry
        self.table = table
        self.access = access
        self.role = role
        self.token = ""
        self.session = ""
        """The session by which somebody is signed in on this page."""
        self.can_unpack = False
        """Whether the page can unpack."""
        self.where = client_address(socket)
        self.id = f"page-{next(_numbers)}"
        self.hint_task: asyncio.Task[None] | None = None
        settings = registry.settings
        self.outbox = Outbox(settings.most_waiting, settings.most_waiting_bytes)
        self.is_closed = False
        self._closing_code = NO_TABLE
        """The code with which the connection is closed, once it is."""

    # ------------------------------------------------------------ to the page

    def close_soon(self) -> None:
        """The table is deleted: close the connection, once what waits has been sent."""
        self.outbox.end()

    def ask_to_reconnect(self) -> None:
        """Close the connection in the same way, and let the page come again."""
        self._closing_code = RESTART
        self.outbox.end()

    def shut_out(self, message: Mapping[str, object]) -> None:
        """Tell somebody why they may not be here any more, and close the connection for good."""
        self._closing_code = FORBIDDEN
        self.tell(message)
        self.outbox.end()

    def push(self, message: EncodedMessage) -> None:
        """Send soon. A page that is too slow gets one full picture later instead of all the patches."""
        if not self.outbox.put(message):
            self.registry.metrics.overflows.inc()

    def tell(self, message: Mapping[str, object], n: int | None = None) -> None:
        """Answer this page only."""
        self.push(encode(message if n is None else {**message, "n": n}))

    async def send_messages(self) -> None:
        """Send whatever waits, for as long as the connection holds and the page takes it."""
        while True:
            await self.outbox.wait_for_news()
            if self.outbox.is_behind and not self.outbox.is_ended:
                await self.show()
            while (message := self.outbox.take()) is not None:
                try:
                    async with asyncio.timeout(self.registry.settings.write_patience):
                        await self._send(message)
                except TimeoutError:
                    raise CloseConnection(TOO_SLOW) from None
            if self.outbox.is_ended:
                raise CloseConnection(self._closing_code)

    async def _send(self, message: EncodedMessage) -> None:
        packed = message.deflated_bytes if self.can_unpack else None
        if packed is None:
            await self.socket.send_text(message.text)
        else:
            await self.socket.send_bytes(packed)

    async def show(
        self, mark: str = "", role: Role | None = None, heard: Mapping[str, int] | None = None
    ) -> None:
        """Show the table as it is now, perhaps in another role. A page that has exactly that is told only what it has not `heard`."""

        async def work() -> None:
            await self.table.prepare_rendering(role or self.role)
            # It may have been closed while it waited for its turn or its picture: nobody would ever disconnect it again.
            if self.is_closed:
                return
            if self.table.has_begun:
                # Pages that look like this already are told what they miss before this one joins them.
                self.table.rendering_of(role or self.role)
            self.role = role or self.role
            if self not in self.table.clients:
                self.table.connect(self)
            if self.table.has_begun and mark and self.table.rendering_of(self.role).mark == mark:
                self.tell({"t": "same", "mark": mark})
                for missed in missed_lines(self.table, self.access, heard) if heard is not None else ():
                    self.tell(missed)
            elif self.outbox.holds_full:
                self.outbox.fall_behind()  # nobody has looked at the last picture: drawing on would be idle
            else:
                self.tell(full_message(self.table, self.role, self.access, token=self.token))

        await self.table.act(work)

    # ------------------------------------------------------------ from the page

    @property
    def viewer(self) -> Viewer:
        """This page's view of the match."""
        return Viewer.at(self.table, self.role.seat, self.role.lang)

    def refuse(self, refused: Refused, n: int | None) -> None:
        """Say no, with the rule behind it."""
        self.registry.metrics.refused.labels(refused.code).inc()
        answer: dict[str, object] = {"t": "refused", "code": refused.code}
        if self.table.has_begun:
            viewer = self.viewer
            answer |= {"say": viewer.say(refused.text), **viewer.rule(refused.rule)}
            answer["seq"] = self.table.match.number_for(self.role.seat)
        else:
            answer |= {"say": speaker(None, self.role.lang)(refused.text), "rule": "", "text": "", "href": ""}
            answer["seq"] = 0
        self.tell({**answer, "detail": refused.detail}, n)
