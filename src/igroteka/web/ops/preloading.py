"""Games loaded in a thread before somebody needs them: imported, with all their messages read, and drawn once.

The first picture of a game in a language costs some tenths of a second, most of them for reading messages; whoever comes
first must not hold up everybody else with that.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterable
from functools import cache

from ...core import list_games
from ...core.languages import LANGUAGES
from ...store import TableRow
from ...texts import read_all
from ..live.view import Viewer
from ..pages import cards, samples


class GamePreloader:
    """Knows which games can be drawn at once, in which languages. Belongs to one process."""

    def __init__(self) -> None:
        self._loads: dict[tuple[str, str], asyncio.Future[None]] = {}

    async def preload(self, key: str, lang: str) -> None:
        """Wait until a game can be drawn in a language; not at all if there is no such game or language."""
        load = self._loads.get((key, lang))
        if load is None:
            if key not in list_games() or lang not in LANGUAGES:
                return
            load = self._loads[key, lang] = asyncio.ensure_future(asyncio.to_thread(_load, key, lang))
        await asyncio.shield(load)

    async def preload_for(self, rows: Iterable[TableRow]) -> None:
        """Load what the hosts of these tables will ask for, one after the other."""
        for key, lang in dict.fromkeys([(row.game, language_of(row)) for row in rows]):
            await self.preload(key, lang)


def language_of(row: TableRow) -> str:
    """The language of a table's host, which most of those who look at it speak."""
    return str(row.config.get("lang", "en")) if isinstance(row.config, dict) else "en"


@cache
def _load(key: str, lang: str) -> None:
    """Read all messages and draw a running game; runs in a thread. What goes wrong will show where it is needed."""
    with contextlib.suppress(Exception):
        match = samples.sample_match(key)
        cards.game_card(match.game, lang)
        read_all(None, lang)
        read_all(key, lang)
        for seat in (None, 0):
            viewer = Viewer(match, seat, lang)
            viewer.game.drawing(viewer.game.view(viewer.world(), seat), viewer.look())
    gc.freeze()  # all this stays in memory: to look for garbage in it would hold up everybody
