"""The tables of this process and those of other workers: each lives in one, where its pages are and its bots play."""

from __future__ import annotations

import asyncio
import contextvars
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

if TYPE_CHECKING:
    from ..tables.registry import TableRegistry
    from ..tables.table import Table
    from .siblings import Siblings

IDLE_ELSEWHERE: Final = 60.0
"""Seconds after which a table that lives elsewhere leaves the memory if nobody looks at it here."""


class TablePlacement:
    """Decides which tables live in this process. Belongs to one registry."""

    def __init__(self, registry: TableRegistry, siblings: Siblings | None) -> None:
        self.registry = registry
        self._siblings = siblings
        self._sent_home: WeakSet[Table] = WeakSet()
        """The tables whose pages have been asked to connect again."""

    def is_here(self, id: str) -> bool:
        """Whether a table lives in this process, so that nobody else plays for its bots or knows more of its pages."""
        if self._siblings is None:
            return self.registry.settings.workers == 1
        return self._siblings.is_home(id)

    def idle_seconds(self, id: str) -> float:
        """Seconds for which a table is kept in memory although nobody looks at it."""
        idle = self.registry.settings.idle
        return idle if self.is_here(id) else min(IDLE_ELSEWHERE, idle)

    def load_here(self, id: str) -> None:
        """Load a table that another worker has made or changed, and go on with it."""
        # In a context of its own: what the server does by itself is charged to nobody.
        context = contextvars.Context()
        self.registry.track_task(asyncio.get_running_loop().create_task(self._load(id), context=context))

    async def _load(self, id: str) -> None:
        await self.registry.table(id)

    def send_home(self, table: Table) -> None:
        """Hand a table that was made or changed here over to its home, unless pages are open here or it cannot be reached."""
        id, siblings = table.row.id, self._siblings
        if siblings is None or siblings.is_home(id) or table.clients:
            return
        if siblings.hand_over_table(id):
            self.registry.put_away(table)

    def send_pages_home(self, table: Table) -> None:
        """Let pages that were served here because their worker could not be reached connect again, now that it can.

        Once is enough: a page that still comes here cannot be handed over, and is left in peace.
        """
        id, siblings = table.row.id, self._siblings
        if siblings is None or siblings.is_home(id) or not table.clients or table in self._sent_home:
            return
        if siblings.can_reach(id):
            self._sent_home.add(table)
            for client in table.clients:
                client.ask_to_reconnect()
