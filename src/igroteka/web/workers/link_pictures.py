"""Pictures that go with links to games and positions which people share. Workers draw them, each once; those of tables are in the library of replays."""

from __future__ import annotations

import hashlib
from typing import Final

from ...core import Game
from ...match.seed import clean_seed
from .cache import SharedCache
from .card_drawings import draw_position, draw_sample
from .pool import WorkerPool
from .positions import PositionRequest

KEPT_BYTES: Final = 8 * 1024 * 1024
"""Bytes of pictures that a process keeps; each has a few hundred kilobytes."""


class LinkPictures:
    """Makes pictures, and keeps those that were asked for last: whoever shares a link makes many programs ask at once."""

    def __init__(self, worker_pool: WorkerPool, capacity: int = KEPT_BYTES) -> None:
        self._worker_pool = worker_pool
        self._kept: SharedCache[bytes] = SharedCache(capacity, len)

    async def of_game(self, key: str, lang: str) -> bytes:
        """A running game of a kind, always the same one."""

        async def make() -> bytes:
            return await self._worker_pool.draw_card(draw_sample, key, lang)

        return await self._kept.get(("game", key, lang), make)

    async def of_position(self, g: Game, text: str, lang: str) -> bytes:
        """A position that somebody has written, as everybody sees it; BadData if it cannot be played."""
        pool = self._worker_pool

        async def make() -> bytes:
            checked = await pool.check_position(PositionRequest(g.key, text, clean_seed(None), lang))
            if checked.problem:
                raise checked.error
            return await pool.draw_card(draw_position, g.key, checked.position, lang)

        digest = hashlib.sha256(text.encode()).digest()
        return await self._kept.get(("position", g.key, digest, lang), make)
