"""WebSockets: one page each, with a bounded queue, and answers to what pages say."""

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
from .messages import Parcel, written
from .outbox import Outbox
from .rendering import Role
from .view import Viewer

TOO_FAST: Final = 4029
TOO_SLOW: Final = 4008
NO_HELLO: Final = 4000
NO_TABLE: Final = 4004
FORBIDDEN: Final = 1008
TOO_LARGE: Final = 1009
RESTART: Final = 1012
WARNINGS: Final = 20
"""Messages above the rate that are refused before the line is cut."""
FORGIVEN: Final = 0.2
"""How much of a warning each message at a decent pace makes good."""
_numbers = itertools.count()


class Page:
    """A page that listens to a table."""

    def __init__(self, socket: WebSocket, hub: Hub, table: Table, access: Access, role: Role) -> None:
        self.socket = socket
        self.hub = hub
        self.registry = hub.registry
        self.table = table
        self.access = access
        self.role = role
        self.token = ""
        self.packs = False
        """Whether the page can unpack."""
        self.where = client_address(socket)
        self.id = f"page-{next(_numbers)}"
        self.hints: asyncio.Task[None] | None = None
        settings = hub.registry.settings
        self.outbox = Outbox(settings.most_waiting, settings.most_waiting_bytes)
        self.is_gone = False
        self._ending = NO_TABLE
        """With which code the line ends, once it does."""

    # ------------------------------------------------------------ to the page

    def end(self) -> None:
        """The table is gone: end the line, once what waits has been sent."""
        self.outbox.end()

    def come_back(self) -> None:
        """End the line in the same way, and let the page come again."""
        self._ending = RESTART
        self.outbox.end()

    def push(self, parcel: Parcel) -> None:
        """Send soon. A page that is too slow gets one full picture later instead of all the patches."""
        if not self.outbox.put(parcel):
            self.registry.metrics.overflows.inc()

    def tell(self, message: dict[str, Any], n: int | None = None) -> None:
        """Answer this page only."""
        self.push(written(message if n is None else {**message, "n": n}))

    async def write(self) -> None:
        """Send whatever waits, for as long as the line holds and the page takes it."""
        while True:
            await self.outbox.news()
            if self.outbox.is_behind and not self.outbox.is_ended:
                await self.show()
            while (parcel := self.outbox.take()) is not None:
                try:
                    async with asyncio.timeout(self.registry.settings.write_patience):
                        await self._send(parcel)
                except TimeoutError:
                    raise Cut(TOO_SLOW) from None
            if self.outbox.is_ended:
                raise Cut(self._ending)

    async def _send(self, parcel: Parcel) -> None:
        packed = parcel.packed if self.packs else None
        if packed is None:
            await self.socket.send_text(parcel.text)
        else:
            await self.socket.send_bytes(packed)

    async def show(self, mark: str = "", role: Role | None = None) -> None:
        """Show the table as it is now, perhaps to other eyes, unless the page has exactly that."""

        async def work() -> None:
            await self.table.draw(role or self.role)
            # It may have gone while it waited for its turn or its picture: nobody would ever let it leave again.
            if self.is_gone:
                return
            if self.table.begun:
                # Pages that look like this already are told what they miss before this one joins them.
                self.table.rendering(role or self.role)
            self.role = role or self.role
            if self not in self.table.clients:
                self.table.come(self)
            if self.table.begun and mark and self.table.rendering(self.role).mark == mark:
                self.tell({"t": "same", "mark": mark})
            elif self.outbox.holds_full:
                self.outbox.fall_behind()  # nobody has looked at the last picture: drawing on would be idle
            else:
                self.tell(self.table.full(self.role, self.access, token=self.token))

        await self.table.act(work)

    # ------------------------------------------------------------ from the page

    @property
    def viewer(self) -> Viewer:
        """This page's view of the match."""
        return Viewer.at(self.table.record, self.role.seat, self.role.lang)

    def refuse(self, refused: Refused, n: int | None) -> None:
        """Say no, with the rule behind it."""
        self.registry.metrics.refused.labels(refused.code).inc()
        found: dict[str, Any] = {"t": "refused", "code": refused.code}
        if self.table.begun:
            viewer = self.viewer
            found |= {"say": viewer.say(refused.text), **viewer.rule(refused.rule)}
            found["seq"] = self.table.record.number(self.role.seat)
        else:
            found |= {"say": speaker(None, self.role.lang)(refused.text), "rule": "", "text": "", "href": ""}
            found["seq"] = 0
        self.tell({**found, "detail": refused.detail}, n)

    async def read(self) -> None:
        """Answer messages until the page goes."""
        warned = 0.0
        while True:
            await self.outbox.room()
            text = await receive(self.socket)
            try:
                self.hub.rate_limiter.require("messages", self.id)
            except Refused as refused:
                warned += 1
                self.refuse(refused, messages.number(text))
                if warned > WARNINGS:
                    raise Cut(TOO_FAST) from None
                continue
            warned = max(0.0, warned - FORGIVEN)
            began = time.perf_counter()
            n: int | None = None
            try:
                message = messages.read(text)
                n = message.n
                await answer(self, message)
            except Refused as refused:
                self.refuse(refused, messages.number(text) if n is None else n)
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


class Cut(Exception):
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
        raise Cut(TOO_LARGE)
    return text


class Hub:
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
        with self._counted(socket, table) as fits:
            if not fits:
                await socket.close(FORBIDDEN)
                return
            await self._serve(socket, table, cookies=own is True)

    async def _serve(self, socket: WebSocket, id: str, cookies: bool) -> None:
        await socket.accept()
        self.open.add(socket)
        self.registry.metrics.sockets.inc()
        try:
            await self._talk(socket, id, cookies)
        except Cut as cut:
            await self._close(socket, cut.code)
        except (NoSuch, Broken):
            await self._close(socket, NO_TABLE)
        except WebSocketDisconnect:
            pass
        finally:
            self.open.discard(socket)
            self.registry.metrics.sockets.dec()

    @contextlib.contextmanager
    def _counted(self, socket: WebSocket, table: str) -> Iterator[bool]:
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

    async def _talk(self, socket: WebSocket, id: str, cookies: bool) -> None:
        hello = await self._hello(socket)
        table = await self.registry.table(id)
        # Without an Origin it is no browser: then only a link counts, never a cookie.
        guest = self.registry.guest_cookies.guest(socket) if cookies else None
        try:
            access = seats.access(table.row, guest, hello.link)
        except ValueError:
            raise Cut(FORBIDDEN) from None
        if access is None:
            raise Cut(FORBIDDEN)
        role = first_role(socket, access, hello)
        await self.registry.game_preloader.preload(table.row.game, role.lang)
        page = Page(socket, self, table, access, role)
        page.token, page.packs = hello.token, hello.pack
        BUDGET_USER.set(self.registry.budget.user(page.where, access.guest))
        writer = asyncio.ensure_future(charge_processor_time(page.write()))
        reader = asyncio.ensure_future(charge_processor_time(self._read(page, hello)))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            page.is_gone = True
            table.leave(page)
            for task in (writer, reader, page.hints):
                if task is not None:
                    task.cancel()
            found = await asyncio.gather(writer, reader, return_exceptions=True)
        for error in found:
            if isinstance(error, Cut | NoSuch | Broken):
                raise error
            if isinstance(error, Exception) and not _is_loss(error):
                self.registry.log.error("a socket has failed", error=type(error).__name__, exc_info=error)

    async def _read(self, page: Page, hello: messages.Hello) -> None:
        await page.show(hello.mark)
        await page.read()

    async def _hello(self, socket: WebSocket) -> messages.Hello:
        try:
            async with asyncio.timeout(self.registry.settings.hello_patience):
                message = messages.read(await receive(socket))
        except (TimeoutError, Refused):
            raise Cut(NO_HELLO) from None
        if not isinstance(message, messages.Hello):
            raise Cut(NO_HELLO)
        return message

    async def close(self) -> None:
        """Tell all pages to come back in a moment."""
        await asyncio.gather(*[self._close(socket, RESTART) for socket in list(self.open)])


def _is_loss(error: Exception) -> bool:
    """Whether an error only means that the other side is gone."""
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
