"""Hints: one at a time for a guest and a table, and the same position always gets the same answer."""

from __future__ import annotations

import hashlib
from typing import Final

from ...core import Seat
from ..errors import Refused
from .cache import SharedCache
from .pool import WorkerPool
from .queue import Priority, Rank
from .tasks import RatedMove

KEPT: Final = 500
"""Answers that are kept."""
GUESS: Final = 1
"""The seed of the guess that hints are computed from: always the same, so that a position gets the same key in the cache."""


class HintService:
    """The hints of all tables of this process."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self.worker_pool = worker_pool
        self._cache: SharedCache[list[RatedMove]] = SharedCache(KEPT, lambda _: 1)
        self._pending: dict[tuple[str, str], list[str]] = {}
        """What each guest waits for at each table: the same position, from one page or several."""

    def require_free(self, who: str, table: str, position: str) -> None:
        """Refuse a second question while the first one is being thought about."""
        if any(other != position for other in self._pending.get((who, table), [])):
            raise Refused("hints", "the last hint is still being thought out; allowed: one at a time")

    async def advise(self, key: str, position: str, seat: Seat, who: str, table: str) -> list[RatedMove]:
        """The best moves of a seat in a position as it knows it."""
        digest = hashlib.sha256(f"{key}\n{seat}\n{position}".encode()).hexdigest()
        pending = self._pending.setdefault((who, table), [])
        pending.append(position)
        try:
            return await self._cache.get(
                digest,
                lambda: self.worker_pool.rate_moves(key, position, seat, Priority(Rank.HINT, table)),
            )
        finally:
            pending.remove(position)
            if not pending:
                self._pending.pop((who, table), None)
