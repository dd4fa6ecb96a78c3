"""Pages that show a tournament and are told when it has changed, over a WebSocket each.

They are told no more than a mark of how the tournament is now. A page that shows another one asks for itself again, as
any visitor would, so that whatever it may show is decided in one place.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

from starlette.websockets import WebSocket

from ...store import COMPARE_ALL, SIGNED_OUT, TOURNAMENT, StoreError
from ..errors import Refused
from ..pages.routing import read_address
from ..pages.tournament_forms import TournamentQuery
from ..tables.registry import TableRegistry
from .messages import Ping, encode, read_message
from .page import NO_TABLE, RESTART, TOO_FAST, TOO_SLOW, CloseConnection, receive

PAUSE: Final = 1.0
"""Seconds between two marks that a page is sent: when many people come at once, it asks once for all of them."""


class TournamentPage:
    """A page that shows a tournament: the mark that it is to know, and whether that is news."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.mark = ""
        self.news = asyncio.Event()

    def tell(self, mark: str) -> None:
        """Let the page know how the tournament is now."""
        if mark != self.mark:
            self.mark = mark
            self.news.set()


class TournamentFeed:
    """All pages of this process that show a tournament."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._pages: dict[str, set[TournamentPage]] = {}

    async def follow(self) -> None:
        """Tell pages what has changed, here or in another process."""
        with self._registry.store.listen() as hints:
            async for hint in hints:
                if hint.what == TOURNAMENT:
                    ids = [hint.table]
                elif (
                    hint == COMPARE_ALL or hint.what == SIGNED_OUT
                ):  # whoever deletes an account leaves tournaments
                    ids = list(self._pages)
                else:
                    continue
                for id in ids:
                    if id in self._pages:
                        with contextlib.suppress(StoreError):
                            await self._tell(id)

    async def _tell(self, id: str) -> None:
        whole = await self._registry.store.tournaments.whole(id)
        if whole is not None:
            for page in self._pages.get(id, ()):
                page.tell(whole.mark)

    async def serve(self, socket: WebSocket) -> None:
        """One accepted connection to its end."""
        page = TournamentPage(read_address(socket, TournamentQuery).tournament)
        self._pages.setdefault(page.id, set()).add(page)
        tasks: list[asyncio.Future[None]] = []
        try:
            try:
                await self._tell(page.id)
            except StoreError:
                raise CloseConnection(RESTART) from None
            if not page.mark:
                raise CloseConnection(NO_TABLE)
            tasks = [asyncio.ensure_future(work) for work in (self._send(socket, page), self._answer(socket))]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._pages[page.id].discard(page)
            if not self._pages[page.id]:
                del self._pages[page.id]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, socket: WebSocket, page: TournamentPage) -> None:
        while True:
            await page.news.wait()
            page.news.clear()
            await self._send_text(socket, {"t": "tournament", "mark": page.mark})
            await asyncio.sleep(PAUSE)

    async def _send_text(self, socket: WebSocket, message: Mapping[str, object]) -> None:
        try:
            async with asyncio.timeout(self._registry.settings.write_patience):
                await socket.send_text(encode(message).text)
        except TimeoutError:
            raise CloseConnection(TOO_SLOW) from None

    async def _answer(self, socket: WebSocket) -> None:
        """Answer the pings of a page; there is nothing else to answer."""
        who = f"tournament-{id(socket)}"
        while True:
            text = await receive(socket)
            try:
                self._registry.rate_limiter.require("messages", who)
                message = read_message(text)
            except Refused:
                raise CloseConnection(TOO_FAST) from None
            if isinstance(message, Ping):
                await self._send_text(socket, {"t": "pong", "n": message.n})
