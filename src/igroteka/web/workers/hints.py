"""Hints: one at a time for a guest and a table, and the same position always gets the same answer."""

from __future__ import annotations

import hashlib
from typing import Final

from ...core import Seat
from ..errors import Refused
from .cache import SharedCache
from .pool import WorkerPool
from .queue import Place, Rank
from .tasks import Rated

KEPT: Final = 500
"""Answers that are kept."""
GUESS: Final = 1
"""The guess on which hints rest: always the same one, so that a position is known again by what its seat knows."""


class HintService:
    """The hints of all tables of this process."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self.worker_pool = worker_pool
        self._shelf: SharedCache[list[Rated]] = SharedCache(KEPT, lambda _: 1)
        self._asked: dict[tuple[str, str], list[str]] = {}
        """What each guest waits for at each table: the same position, from one page or several."""

    def require_free(self, who: str, table: str, position: str) -> None:
        """Refuse a second question while the first one is being thought about."""
        if any(other != position for other in self._asked.get((who, table), [])):
            said = "the last hint is still being thought out; allowed: one at a time"
            raise Refused("hints", said)

    async def advise(self, key: str, position: str, seat: Seat, who: str, table: str) -> list[Rated]:
        """The best moves of a seat in a position as it knows it."""
        digest = hashlib.sha256(f"{key}\n{seat}\n{position}".encode()).hexdigest()
        asked = self._asked.setdefault((who, table), [])
        asked.append(position)
        try:
            return await self._shelf.get(
                digest,
                lambda: self.worker_pool.rate(
                    key, position, seat, int(digest[:15], 16), Place(Rank.HINT, table)
                ),
            )
        finally:
            asked.remove(position)
            if not asked:
                self._asked.pop((who, table), None)
