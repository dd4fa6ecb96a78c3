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

VISIT: Final = 60.0
"""Seconds after which a table that lives elsewhere leaves the memory if nobody looks at it here."""


class TablePlacement:
    """Belongs to one house."""

    def __init__(self, registry: TableRegistry, siblings: Siblings | None) -> None:
        self.registry = registry
        self._neighbours = siblings
        self._asked: WeakSet[Table] = WeakSet()
        """The tables whose pages have been asked to come again."""

    def is_here(self, id: str) -> bool:
        """Whether a table lives in this process, so that nobody else plays for its bots or knows more of its pages."""
        if self._neighbours is None:
            return self.registry.settings.workers == 1
        return self._neighbours.is_home(id)

    def idle(self, id: str) -> float:
        """Seconds for which a table is kept in memory although nobody looks at it."""
        return self.registry.settings.idle if self.is_here(id) else min(VISIT, self.registry.settings.idle)

    def take_in(self, id: str) -> None:
        """Load a table that another worker has made or changed, and go on with it."""
        # In a context of its own: what the server does by itself is paid by nobody.
        context = contextvars.Context()
        self.registry.track_task(asyncio.get_running_loop().create_task(self._load(id), context=context))

    async def _load(self, id: str) -> None:
        await self.registry.table(id)

    def send(self, table: Table) -> None:
        """Let a table that was made or changed here go to its home, unless pages are open here or nobody is at home."""
        id, siblings = table.row.id, self._neighbours
        if siblings is None or siblings.is_home(id) or table.clients:
            return
        if siblings.entrust(id):
            self.registry.put_away(table)

    def send_pages(self, table: Table) -> None:
        """Let pages that were served here because nobody was at home come again, now that somebody is.

        Once is enough: a page that still comes here cannot be handed over, and is left in peace.
        """
        id, siblings = table.row.id, self._neighbours
        if siblings is None or siblings.is_home(id) or not table.clients or table in self._asked:
            return
        if siblings.reaches(id):
            self._asked.add(table)
            for client in table.clients:
                client.ask_to_reconnect()
