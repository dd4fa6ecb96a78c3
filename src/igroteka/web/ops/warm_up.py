"""Games made ready in a thread: imported, with all their words read, and drawn once, before somebody looks.

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
from ...ledger.rules import LANGUAGES
from ...store import TableRow
from ...texts import read_all
from ..live.view import Viewer
from ..pages import lists


class WarmUp:
    """Which games can be drawn at once, in which languages. Belongs to one process."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], asyncio.Future[None]] = {}

    async def ready(self, key: str, lang: str) -> None:
        """Wait until a game can be drawn in a language; not at all if there is no such game or language."""
        made = self._made.get((key, lang))
        if made is None:
            if key not in list_games() or lang not in LANGUAGES:
                return
            made = self._made[key, lang] = asyncio.ensure_future(asyncio.to_thread(_prepare, key, lang))
        await asyncio.shield(made)

    async def ready_for(self, rows: Iterable[TableRow]) -> None:
        """Make ready what the hosts of these tables will ask for, one after the other."""
        for key, lang in dict.fromkeys([(row.game, language_of(row)) for row in rows]):
            await self.ready(key, lang)


def language_of(row: TableRow) -> str:
    """The language of a table's host, which most of those who look at it speak."""
    return str(row.config.get("lang", "en")) if isinstance(row.config, dict) else "en"


@cache
def _prepare(key: str, lang: str) -> None:
    """Read all words and draw a game in full swing; runs in a thread. What goes wrong will show where it is wanted."""
    with contextlib.suppress(Exception):
        match = lists.sample(key)
        lists.game_card(match.game, lang)
        read_all(None, lang)
        read_all(key, lang)
        for seat in (None, 0):
            viewer = Viewer(match, seat, lang)
            viewer.game.drawing(viewer.game.view(viewer.world(), seat), viewer.look())
    gc.freeze()  # all this stays: to look for garbage in it would hold up everybody
