"""WebSockets from handshake to end, with one page each."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core import Seat, Text
from ...store import COMPARE_ALL, SIGNED_OUT, SITE, Announcement, StoreError
from ...texts import speaker
from ..errors import Broken, NoSuch, Refused
from ..pages.queries import LiveQuery
from ..pages.routing import read_address
from ..security import guests
from ..security.addresses import client_address, is_same_origin
from ..security.budget import BUDGET_USER, charge_processor_time
from ..tables import agreeing, seats
from ..tables.registry import TableRegistry
from ..tables.seats import Access
from . import messages
from .answers import answer_messages
from .chat_answers import tell_marks
from .messages import encode
from .page import FORBIDDEN, NO_HELLO, NO_TABLE, RESTART, CloseConnection, Page, receive
from .rendering import Role
from .tournament_feed import TournamentFeed


class LiveServer:
    """All sockets of this process."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tournaments = TournamentFeed(registry)
        self.open: set[WebSocket] = set()
        self._counts: Counter[str] = Counter()
        self._signed_in: set[Page] = set()
        """Pages of people who are signed in."""
        self._announced: Announcement | None = None
        """What the pages of tables have been told last."""

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
            await self._serve_open(socket, partial(self._serve_page, id=table, cookies=own is True))

    async def serve_tournament(self, socket: WebSocket) -> None:
        """A page that shows a tournament. Of one address there may be more of them than at a table: a whole club may sit in one room."""
        guest = self.registry.guest_cookies.guest(socket)
        if is_same_origin(socket.headers) is False or self.registry.site.is_banned(guest.id):
            await socket.close(FORBIDDEN)
            return
        with self._count_socket(socket) as fits:
            if not fits:
                await socket.close(FORBIDDEN)
                return
            await self._serve_open(socket, self.tournaments.serve)

    async def _serve_open(self, socket: WebSocket, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Accept a connection and serve it, until it ends or the server does."""
        await socket.accept()
        self.open.add(socket)
        self.registry.metrics.sockets.inc()
        try:
            await serve(socket)
        except CloseConnection as closing:
            await self._close(socket, closing.code)
        except (NoSuch, Broken):
            await self._close(socket, NO_TABLE)
        except Exception as error:
            if not _is_disconnect(error):
                raise
        finally:
            self.open.discard(socket)
            self.registry.metrics.sockets.dec()

    @contextlib.contextmanager
    def _count_socket(self, socket: WebSocket, table: str = "") -> Iterator[bool]:
        """Count a socket for its address, also at its table if it has one; False if there are too many already."""
        limits, where = self.registry.settings.limits, client_address(socket)
        most = {"": limits.most_sockets, where: limits.most_sockets_of_one}
        if table:
            most[f"{where} {table}"] = limits.most_sockets_at_table
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
        if self.registry.site.is_banned(access.guest, "" if guest is None else guest.id):
            await socket.send_text(encode(ban_message(role.lang)).text)
            raise CloseConnection(FORBIDDEN)
        await self.registry.game_preloader.preload(table.row.game, role.lang)
        page = Page(socket, self.registry, table, access, role)
        page.token, page.can_unpack = hello.token, hello.pack
        if guest is not None and guest.session and hello.link is None:
            page.session = guest.session
            self._signed_in.add(page)
        BUDGET_USER.set(self.registry.budget.user(page.where, access.guest))
        writer = asyncio.ensure_future(charge_processor_time(page.send_messages))
        reader = asyncio.ensure_future(charge_processor_time(partial(self._answer_page, page, hello)))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            page.is_closed = True
            self._signed_in.discard(page)
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
        await page.show(hello.mark, heard=hello.heard_lines)
        await tell_marks(page)
        host = page.table.row.config.get("host", "")
        if page.access.seats and host not in page.table.audience.guests:
            # A host who lets a bot play and looks no more may have gone for good: whoever comes to play is the next.
            await page.table.act(partial(agreeing.follow_host, page.table))
        await answer_messages(page)

    async def _receive_hello(self, socket: WebSocket) -> messages.Hello:
        try:
            async with asyncio.timeout(self.registry.settings.hello_patience):
                message = messages.read_message(await receive(socket))
        except (TimeoutError, Refused):
            raise CloseConnection(NO_HELLO) from None
        if not isinstance(message, messages.Hello):
            raise CloseConnection(NO_HELLO)
        return message

    async def follow_sign_outs(self) -> None:
        """Let pages connect again whose sessions have been ended, here or in another process: then nobody is signed in there."""
        with self.registry.store.listen() as hints:
            async for hint in hints:
                pages = [
                    page
                    for page in self._signed_in
                    if hint == COMPARE_ALL or (hint.what == SIGNED_OUT and page.access.guest == hint.table)
                ]
                if pages:
                    with contextlib.suppress(StoreError):
                        await self._part_with_signed_out(pages)

    async def _part_with_signed_out(self, pages: list[Page]) -> None:
        still_open = await self.registry.store.people.open_sessions(sorted({page.session for page in pages}))
        for page in pages:
            if page.session not in still_open:
                page.ask_to_reconnect()

    async def follow_site(self) -> None:
        """Know what the operator has decided, here or in another process, and part with people who are shut out by it."""
        site = self.registry.site
        self._announced = site.announcement
        with self.registry.store.listen() as hints:
            async for hint in hints:
                if hint == COMPARE_ALL or hint.what == SITE:
                    with contextlib.suppress(StoreError):
                        await site.load()
                        self._part_with_banned()
                        self._announce()

    def _part_with_banned(self) -> None:
        for table in self.registry.tables.values():
            for page in list(table.clients):
                if self.registry.site.is_banned(page.access.guest, page.access.visitor):
                    page.shut_out(ban_message(page.role.lang))

    def _announce(self) -> None:
        """Tell the pages of tables what the operator announces: who plays loads no page for hours."""
        site = self.registry.site
        if site.announcement == self._announced:
            return
        self._announced = site.announcement
        for table in self.registry.tables.values():
            for page in table.clients:
                say = site.announced(page.role.lang, self.registry.store.wall)
                page.push(encode({"t": "announcement", "say": say}))

    async def close(self) -> None:
        """Tell all pages to come back in a moment."""
        await asyncio.gather(*[self._close(socket, RESTART) for socket in list(self.open)])


def ban_message(lang: str) -> dict[str, object]:
    """What somebody is told who is shut out of the site."""
    say = speaker(None, lang)(Text("websay-banned"))
    return {"t": "refused", "code": "banned", "say": say, "rule": "", "text": "", "href": "", "seq": 0}


def _is_disconnect(error: Exception) -> bool:
    """Whether an error only means that the other side has gone."""
    return isinstance(error, WebSocketDisconnect | OSError | asyncio.CancelledError) or (
        isinstance(error, RuntimeError) and "close" in str(error).lower()
    )


def first_role(socket: WebSocket, access: Access, hello: messages.Hello) -> Role:
    """How a page wants to see the table: as it says, else as its cookies say."""
    seat: Seat | None = access.seats[0] if access.seats else None
    if hello.seat in access.seats:
        seat = hello.seat
    return Role(
        seat,
        hello.lang or guests.language(socket),
        guests.prefers_dark(socket) if hello.dark is None else hello.dark,
    )
