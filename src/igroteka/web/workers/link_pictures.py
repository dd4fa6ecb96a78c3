"""Pictures that go with links which people share; they are made by workers, each once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from .pool import WorkerPool

MOST_KEPT: Final = 48
"""Pictures that a process keeps, of about a hundred kilobytes each."""


class LinkPictures:
    """Makes pictures, and keeps those that were asked for last: whoever shares a link makes many programs ask at once."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self._worker_pool = worker_pool
        self._kept: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def picture(self, of: Hashable, draw: Callable[[], str]) -> bytes:
        """The picture of what `of` names, as PNG; `draw` gives the drawing if there is none yet."""
        task = self._kept.get(of)
        if task is None:
            task = asyncio.create_task(self._worker_pool.draw_card(draw()))
            self._kept[of] = task
        self._kept.move_to_end(of)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        try:
            # Whoever goes away does not take the picture from the others.
            return await asyncio.shield(task)
        except Exception:
            if self._kept.get(of) is task:
                del self._kept[of]
            raise
