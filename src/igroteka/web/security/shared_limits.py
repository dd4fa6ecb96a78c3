"""Limits that hold for all processes and machines of a site together: what costs more than a store can tell in a moment.

Whoever signs in, makes an account, a table or a tournament, takes a seat, says something or lets mail be sent does so through the store anyway, so
one more question to it is cheap there. What comes with every request, message or move is counted by each process for itself.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from ...store import Store
from .rate_limiter import RateLimiter

SHARED: Final = frozenset({"tables", "uploads", "joins", "chat", "accounts", "signing", "calls", "mails"})
LONGEST_WINDOW: Final = 24 * 3600.0
"""Seconds of the longest of their windows; what is older need not be kept."""


class SharedLimits:
    """Counts in this process first: most of what is too much is refused without a question to the store."""

    def __init__(self, limiter: RateLimiter, store: Store, key: str) -> None:
        self._limiter = limiter
        self._store = store
        self._key = key.encode()

    async def require(self, what: str, *who: str) -> None:
        """Count one more; Refused if that is too many for any of these."""
        self._limiter.require(what, *who)
        if what in SHARED:
            most, window = self._limiter.limit_of(what)
            names = [self._name(what, one) for one in who]
            if not await self._store.rates.count(names, most, window, self._store.wall()):
                raise self._limiter.refusal(what)

    async def forget_old(self) -> int:
        """Take out of the store what does not count any more; how many names."""
        return await self._store.rates.forget(self._store.wall() - LONGEST_WINDOW)

    def _name(self, what: str, who: str) -> str:
        """A name that all processes know, and from which nobody can tell an address."""
        return hmac.new(self._key, f"{what} {who}".encode(), hashlib.sha256).hexdigest()
