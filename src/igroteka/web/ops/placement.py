"""Which tables live in this process and which in other workers: each lives in one, where its pages are and its bots play."""

from __future__ import annotations

from typing import Final

from .settings import Settings
from .siblings import Siblings

IDLE_ELSEWHERE: Final = 60.0
"""Seconds after which a table that lives elsewhere leaves the memory if nobody looks at it here."""


class TablePlacement:
    """Knows the homes of tables by their ids."""

    def __init__(self, settings: Settings, siblings: Siblings | None) -> None:
        self._settings = settings
        self._siblings = siblings

    def is_here(self, id: str) -> bool:
        """Whether a table lives in this process, so that nobody else plays for its bots or knows more of its pages."""
        if self._siblings is None:
            return self._settings.workers == 1
        return self._siblings.is_home(id)

    def idle_seconds(self, id: str) -> float:
        """Seconds for which a table is kept in memory although nobody looks at it."""
        idle = self._settings.idle
        return idle if self.is_here(id) else min(IDLE_ELSEWHERE, idle)

    def hand_over(self, id: str) -> bool:
        """Hand a table over to its home; False if it lives here or its home cannot be reached."""
        siblings = self._siblings
        return siblings is not None and not siblings.is_home(id) and siblings.hand_over_table(id)

    def can_reach_home(self, id: str) -> bool:
        """Whether a table lives in another worker that can be reached."""
        siblings = self._siblings
        return siblings is not None and not siblings.is_home(id) and siblings.can_reach(id)
