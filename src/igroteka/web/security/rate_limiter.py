"""How often one guest or address may do something, counted in moving windows."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem, parse

from ..errors import Refused
from ..ops.settings import Limits

SWEEP: Final = 60.0
"""Seconds between two rounds in which counts that are no longer needed are dropped."""


class RateLimiter:
    """Counts what one guest or address does, in moving windows. Each process counts for itself."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._hits: dict[tuple[str, str], deque[float]] = {}
        self._sweep_at = 0.0
        items: dict[str, RateLimitItem] = {
            "tables": parse(limits.tables),
            "uploads": parse(limits.uploads),
            "edits": parse(limits.edits),
            "chat": parse(limits.chat),
            "messages": parse(limits.messages),
            "joins": parse(limits.joins),
            "accounts": parse(limits.accounts),
            "signing": parse(limits.signing),
            "calls": parse(limits.calls),
            "mails": parse(limits.mails),
            "orders": parse(limits.orders),
            "undone": parse(limits.undone),
            "hands": parse(limits.hands),
            "changes": parse(limits.changes),
            "requests": parse(limits.requests),
            "files": parse(limits.files),
        }
        self._limits = {what: (item.amount, float(item.get_expiry())) for what, item in items.items()}
        self._descriptions = {what: str(item) for what, item in items.items()}

    def allows(self, what: str, *who: str, times: int = 1) -> bool:
        """Count one more, or several at once; False if that is too many for any of these."""
        now = self._clock()
        if now > self._sweep_at:
            self._sweep(now)
        return all(self._count(what, one, now, times) for one in who)

    def require(self, what: str, *who: str, times: int = 1) -> None:
        """Count one more, or several at once; Refused if that is too many for any of these."""
        if not self.allows(what, *who, times=times):
            raise self.refusal(what)

    def limit_of(self, what: str) -> tuple[int, float]:
        """How many are allowed, in how many seconds."""
        return self._limits[what]

    def refusal(self, what: str) -> Refused:
        """The answer to somebody who has done something too often."""
        return Refused(f"many-{what}", f"{what}: allowed: {self._descriptions[what]}; wait a while")

    def _count(self, what: str, who: str, now: float, times: int) -> bool:
        most, window = self._limits[what]
        times = min(times, most)  # what is more than a whole window needs an empty one
        hits = self._hits.setdefault((what, who), deque())
        while hits and hits[0] <= now - window:
            hits.popleft()
        if len(hits) + times > most:
            return False
        hits.extend([now] * times)
        return True

    def _sweep(self, now: float) -> None:
        """Now and then forget who has done nothing lately."""
        self._sweep_at = now + SWEEP
        for key, hits in list(self._hits.items()):
            if not hits or hits[-1] <= now - self._limits[key[0]][1]:
                del self._hits[key]
