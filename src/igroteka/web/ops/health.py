"""Whether this process can do its work: the store is really asked, but not more often than once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ...store import Store, StoreError
from .logs import logger

FRESH: Final = 1.0
"""Seconds for which an answer counts, so that asking again and again costs the store nothing."""
PATIENCE: Final = 2.0
"""Seconds after which a store that has not answered counts as down."""


class Health:
    """Asks whether the store takes rows. Belongs to one process."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self._clock = clock
        self._asked_at = 0.0
        self._asking: asyncio.Task[bool] | None = None

    async def can_write(self) -> bool:
        """Whether the store takes rows. All who ask at the same time share one question, also one that hangs."""
        if self._asking is None or (self._asking.done() and self._clock() >= self._asked_at + FRESH):
            self._asked_at = self._clock()
            self._asking = asyncio.ensure_future(self._ask())
        asking = self._asking
        done, _ = await asyncio.wait([asking], timeout=max(0.0, self._asked_at + PATIENCE - self._clock()))
        return bool(done) and asking.result()

    async def _ask(self) -> bool:
        try:
            await self.store.require_writable()
        except StoreError as error:
            logger().warning("the store takes no rows", error=type(error).__name__)
            return False
        return True

    async def close(self) -> None:
        """Stop asking."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
