"""WebSockets: one page each, with a bounded queue, and answers to the messages of pages."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core import Seat
from ...store import StoreError
from ...texts import speaker
from ..errors import Broken, NoSuch, Refused
from ..pages.queries import LiveQuery
from ..pages.routing import read_address
from ..security import guests
from ..security.addresses import client_address, is_same_origin
from ..security.budget import BUDGET_USER, charge_processor_time
from ..security.rate_limiter import RateLimiter
from ..tables import seats
from ..tables.registry import TableRegistry
from ..tables.seats import Access
from ..tables.table import Table
from . import messages
from .answers import answer
from .messages import EncodedMessage, encode
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
WARNINGS: Final = 20
"""Messages above the rate that are refused before the connection is closed."""
FORGIVEN: Final = 0.2
"""How much of a warning each message at a decent pace makes good."""
_numbers = itertools.count()


class Page:
    """A page that listens to a table."""

    def __init__(
        self, socket: WebSocket, server: LiveServer, table: Table, access: Access, role: Role
    ) -> None:
        self.socket = socket
        self.server = server
        self.registry = server.registry
        self.table = table
        self.access = access
        self.role = role
        self.token = ""
        self.can_unpack = False
        """Whether the page can unpack."""
        self.where = client_address(socket)
        self.id = f"page-{next(_numbers)}"
        self.hint_task: asyncio.Task[None] | None = None
        settings = server.registry.settings
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

    def push(self, message: EncodedMessage) -> None:
        """Send soon. A page that is too slow gets one full picture later instead of all the patches."""
        if not self.outbox.put(message):
            self.registry.metrics.overflows.inc()

    def tell(self, message: dict[str, Any], n: int | None = None) -> None:
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
        packed = message.packed if self.can_unpack else None
        if packed is None:
            await self.socket.send_text(message.text)
        else:
            await self.socket.send_bytes(packed)

    async def show(self, mark: str = "", role: Role | None = None) -> None:
        """Show the table as it is now, perhaps to other eyes, unless the page has exactly that."""

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
        answer: dict[str, Any] = {"t": "refused", "code": refused.code}
        if self.table.has_begun:
            viewer = self.viewer
            answer |= {"say": viewer.say(refused.text), **viewer.rule(refused.rule)}
            answer["seq"] = self.table.match.number_for(self.role.seat)
        else:
            answer |= {"say": speaker(None, self.role.lang)(refused.text), "rule": "", "text": "", "href": ""}
            answer["seq"] = 0
        self.tell({**answer, "detail": refused.detail}, n)

    async def answer_messages(self) -> None:
        """Answer messages until the page goes."""
        warned = 0.0
        while True:
            await self.outbox.wait_for_room()
            text = await receive(self.socket)
            try:
                self.server.rate_limiter.require("messages", self.id)
            except Refused as refused:
                warned += 1
                self.refuse(refused, messages.read_number(text))
                if warned > WARNINGS:
                    raise CloseConnection(TOO_FAST) from None
                continue
            warned = max(0.0, warned - FORGIVEN)
            began = time.perf_counter()
            n: int | None = None
            try:
                message = messages.read_message(text)
                n = message.n
                await answer(self, message)
            except Refused as refused:
                self.refuse(refused, messages.read_number(text) if n is None else n)
                if refused.is_outdated:
                    await self.show()
            except Broken as broken:
                self.refuse(broken.refused, n)
            except StoreError as error:
                self.registry.log.warning("the store has failed", error=type(error).__name__)
                self.refuse(Refused("store", "the store does not answer"), n)
            else:
                if isinstance(message, messages.PlayMove):
                    self.registry.metrics.move_time.observe(time.perf_counter() - began)


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
    if len(text) > messages.LARGEST:
        raise CloseConnection(TOO_LARGE)
    return text


class LiveServer:
    """All sockets of this process."""

    def __init__(self, registry: TableRegistry, rate_limiter: RateLimiter) -> None:
        self.registry = registry
        self.rate_limiter = rate_limiter
        self.open: set[WebSocket] = set()
        self._counts: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """One connection from handshake to end."""
        own = is_same_origin(socket.headers)
        if own is False:
            await socket.close(FORBIDDEN)
            return
        try:
            table = read_address(socket, LiveQuery).table
        except NoSuch:
            await socket.accept()  # only then a reason can be told
            await socket.close(NO_TABLE)
            return
        with self._count_socket(socket, table) as fits:
            if not fits:
                await socket.close(FORBIDDEN)
                return
            await self._serve_table(socket, table, cookies=own is True)

    async def _serve_table(self, socket: WebSocket, id: str, cookies: bool) -> None:
        await socket.accept()
        self.open.add(socket)
        self.registry.metrics.sockets.inc()
        try:
            await self._serve_page(socket, id, cookies)
        except CloseConnection as closing:
            await self._close(socket, closing.code)
        except (NoSuch, Broken):
            await self._close(socket, NO_TABLE)
        except WebSocketDisconnect:
            pass
        finally:
            self.open.discard(socket)
            self.registry.metrics.sockets.dec()

    @contextlib.contextmanager
    def _count_socket(self, socket: WebSocket, table: str) -> Iterator[bool]:
        """Count a socket for its address, also at this table; False if there are too many already."""
        limits, where = self.registry.settings.limits, client_address(socket)
        most = {
            "": limits.most_sockets,
            where: limits.most_sockets_of_one,
            f"{where} {table}": limits.most_sockets_at_table,
        }
        if any(self._counts[key] >= limit for key, limit in most.items()):
            yield False
            return
        self._counts.update(most.keys())
        try:
            yield True
        finally:
            self._counts.subtract(most.keys())
            for key in most:
                if not self._counts[key]:
                    del self._counts[key]

    async def _close(self, socket: WebSocket, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close(code)

    async def _serve_page(self, socket: WebSocket, id: str, cookies: bool) -> None:
        hello = await self._receive_hello(socket)
        table = await self.registry.table(id)
        # Without an Origin it is no browser: then only a link counts, never a cookie.
        guest = self.registry.guest_cookies.guest(socket) if cookies else None
        try:
            access = seats.access(table.row, guest, hello.link)
        except ValueError:
            raise CloseConnection(FORBIDDEN) from None
        if access is None:
            raise CloseConnection(FORBIDDEN)
        role = first_role(socket, access, hello)
        await self.registry.game_preloader.preload(table.row.game, role.lang)
        page = Page(socket, self, table, access, role)
        page.token, page.can_unpack = hello.token, hello.pack
        BUDGET_USER.set(self.registry.budget.user(page.where, access.guest))
        writer = asyncio.ensure_future(charge_processor_time(page.send_messages()))
        reader = asyncio.ensure_future(charge_processor_time(self._answer_page(page, hello)))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            page.is_closed = True
            table.disconnect(page)
            for task in (writer, reader, page.hint_task):
                if task is not None:
                    task.cancel()
            outcomes = await asyncio.gather(writer, reader, return_exceptions=True)
        for error in outcomes:
            if isinstance(error, CloseConnection | NoSuch | Broken):
                raise error
            if isinstance(error, Exception) and not _is_disconnect(error):
                self.registry.log.error("a socket has failed", error=type(error).__name__, exc_info=error)

    async def _answer_page(self, page: Page, hello: messages.Hello) -> None:
        await page.show(hello.mark)
        await page.answer_messages()

    async def _receive_hello(self, socket: WebSocket) -> messages.Hello:
        try:
            async with asyncio.timeout(self.registry.settings.hello_patience):
                message = messages.read_message(await receive(socket))
        except (TimeoutError, Refused):
            raise CloseConnection(NO_HELLO) from None
        if not isinstance(message, messages.Hello):
            raise CloseConnection(NO_HELLO)
        return message

    async def close(self) -> None:
        """Tell all pages to come back in a moment."""
        await asyncio.gather(*[self._close(socket, RESTART) for socket in list(self.open)])


def _is_disconnect(error: Exception) -> bool:
    """Whether an error only means that the other side has gone."""
    return isinstance(error, WebSocketDisconnect | OSError | asyncio.CancelledError) or (
        isinstance(error, RuntimeError) and "close" in str(error).lower()
    )


def first_role(socket: WebSocket, access: Access, hello: messages.Hello) -> Role:
    """How a page wants to see the table: as it says, else as its cookies say."""
    screen = guests.screen(socket)
    seat: Seat | None = access.seats[0] if access.seats else None
    if hello.seat in access.seats:
        seat = hello.seat
    return Role(
        seat,
        hello.lang or guests.language(socket),
        screen.portrait if hello.portrait is None else hello.portrait,
        screen.dark if hello.dark is None else hello.dark,
    )
