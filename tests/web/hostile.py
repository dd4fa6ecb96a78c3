"""What tests of hostile input share: a log that remembers errors, and connections that are refused."""

from __future__ import annotations

import logging
from typing import Any

import websockets
from websockets.asyncio.client import connect

from igroteka.web.ops.logs import Log

from .support import Site


class ErrorLog(Log):
    """A log that remembers errors."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger("nobody"))
        self.errors: list[str] = []

    def error(self, event: str, exc_info: BaseException | None = None, **words: object) -> None:
        self.errors.append(f"{event} {words} {exc_info!r}")


async def refusal_code(site_: Site, path: str, **options: Any) -> int:
    """The close code or HTTP status of a connection that is not wanted."""
    hello = options.pop("hello", '{"t":"hello"}')
    try:
        async with connect(site_.base.replace("http", "ws") + path, proxy=None, **options) as line:
            await line.send(hello)
            while '"t":"refused"' in (said := str(await line.recv())):
                pass
            raise AssertionError(f"the connection was not refused: {said[:200]}")
    except websockets.InvalidStatus as error:
        return error.response.status_code
    except websockets.ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0
