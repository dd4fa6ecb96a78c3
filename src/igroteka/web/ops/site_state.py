"""What the operator has decided for everybody, as a process knows it: who is shut out, who may make an account, what is announced.

Every page needs it, so it is read from the store when it changes, and kept in memory.
"""

from __future__ import annotations

from collections.abc import Callable

from ...store import REGISTRATIONS, Announcement, Store
from ..errors import Refused


class SiteState:
    """Read at the start, and again whenever a hint tells that something has changed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.banned: frozenset[str] = frozenset()
        self.registration = REGISTRATIONS[0]
        self.announcement: Announcement | None = None

    async def load(self) -> None:
        """Read all of it."""
        admin = self._store.admin
        self.banned = frozenset([one.guest for one in await admin.bans()])
        self.registration = await admin.registration()
        self.announcement = await admin.announcement()

    def is_banned(self, *guests: str) -> bool:
        """Whether one of these people or guests is shut out."""
        return not self.banned.isdisjoint(guests)

    def require_let_in(self, *guests: str) -> None:
        """Refuse people and guests who are shut out."""
        if self.is_banned(*guests):
            raise Refused("banned", "the operator of this server has shut this guest out")

    def announced(self, lang: str, wall: Callable[[], float]) -> str:
        """What everybody is told now in a language, or in the first one that it was written in; nothing if there is nothing."""
        told = self.announcement
        if told is None or told.ends <= wall():
            return ""
        return told.texts.get(lang) or next(iter(told.texts.values()), "")
