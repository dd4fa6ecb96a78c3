"""Games that an earlier program has left in the store: their turns and results are found out once, after a start."""

from __future__ import annotations

import asyncio
from typing import Final

from ...core import IgrotekaError
from ...store import StoreError, TableRow, Turns
from .registry import TableRegistry
from .turns import turns_of

FOLLOW_TURN: Final = "turns-followed-at"
FOLLOW_EVERY: Final = 60.0
PAUSE: Final = 0.05
"""Seconds between two games, in which the moves of others are written."""


async def follow_older_games(registry: TableRegistry) -> None:
    """Write down turns and results of games that an earlier program has left, one after the other; usually there are none.

    Of several processes one does it; should it stop, another one goes on after a while.
    """
    lists = registry.store.lists
    while True:
        try:
            rows = await lists.unfollowed_tables()
            if not rows:
                return
            if registry.settings.workers == 1 or await registry.store.take_turn(FOLLOW_TURN, FOLLOW_EVERY):
                while rows:
                    for row in rows:
                        await follow_older_game(registry, row)
                        await asyncio.sleep(PAUSE)
                    rows = await lists.unfollowed_tables()
                return
        except StoreError as error:
            registry.log.warning("older games wait for the store", error=type(error).__name__)
        await asyncio.sleep(FOLLOW_EVERY)


async def follow_older_game(registry: TableRegistry, row: TableRow) -> None:
    """Write down the turns of one game; it leaves the memory again. One that cannot be opened has none."""
    known: Turns | None = None
    seq, was_open = row.seq, row.id in registry.tables
    try:
        table = await registry.table(row.id)
        if table.has_begun:
            known = turns_of(table.row, table.match)
            seq = table.row.seq if table.row.config.get("log") else table.match.seq
        if not was_open and not table.clients and not table.scheduler.is_busy:
            registry.put_away(table)
    except IgrotekaError:
        pass
    events = await registry.store.events(row.id, max(0, seq - 1))
    at = events[-1].at if events else row.created
    await registry.store.lists.follow(row.id, seq, known, at)
