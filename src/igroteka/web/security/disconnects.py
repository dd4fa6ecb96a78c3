"""Work that is done only for as long as somebody waits for its result."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from .budget import charge_processor_time

T = TypeVar("T")


async def while_connected(request: Request, work: Coroutine[object, object, T]) -> T:
    """Do some work as long as its reader is there; ClientDisconnect once there is nobody any more."""
    task = asyncio.ensure_future(charge_processor_time(lambda: work))
    disconnect = asyncio.ensure_future(_wait_for_disconnect(request))
    try:
        await asyncio.wait([task, disconnect], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for one in (task, disconnect):
            one.cancel()
        await asyncio.gather(task, disconnect, return_exceptions=True)


async def _wait_for_disconnect(request: Request) -> None:
    """Wait until the reader of an answer is gone; the body of the request must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
