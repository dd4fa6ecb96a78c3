"""The end of somebody's time has its consequences although nobody looks: tables that are put away are woken up.

The store knows when the time of each table ends (`store/turns.py`). Every process looks now and then which of its tables are overdue
and loads them; what follows then is as with any table in memory. So it makes no difference which process has written the last row, and
what fell into a time without a server happens after the next start.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from ...core import IgrotekaError
from ...store import Store, StoreError
from .calendar import Pause
from .registry import TableRegistry
from .table import Table

LOOK_EVERY: Final = 15.0
"""Seconds between two looks for overdue tables."""
ALIVE: Final = "alive-at"
"""The name under which the store keeps when there was a server last."""
ALIVE_EVERY: Final = 60.0
NOTICED: Final = 300.0
"""Seconds without a server that are left out of clocks of days; less is not worth a row in every log."""


async def time_away(store: Store) -> Pause | None:
    """Between which times of day there was no server, if that was long enough to matter."""
    last, now = (await store.kept_values()).get(ALIVE, ""), store.wall()
    return Pause(float(last), now) if last.isdecimal() and now - int(last) > NOTICED else None


async def keep_deadlines(registry: TableRegistry) -> None:
    """Wake up tables at which somebody's time has ended, for as long as the server runs."""
    while True:
        try:
            await registry.store.take_turn(ALIVE, ALIVE_EVERY)
            await wake_overdue(registry)
        except StoreError as error:
            registry.log.warning("deadlines wait for the store", error=type(error).__name__)
        await asyncio.sleep(LOOK_EVERY)


async def wake_overdue(registry: TableRegistry) -> int:
    """Load the overdue tables whose home is here; how many there were."""
    overdue = await registry.store.lists.overdue_tables(registry.watch.wall())
    here = [id for id in overdue if registry.placement.is_here(id)]
    for id in here:
        try:
            table = await registry.table(id)
        except IgrotekaError:  # one that cannot be opened now must not hold up the others
            continue
        if table.has_begun:
            await table.act(partial(_correct, table))
    return len(here)


async def _correct(table: Table) -> None:
    """Write the deadline anew where the time without a server has moved it and nobody has said so."""
    services = table.services
    ends = table.timing.ends(table.row.config["seats"]) or {}
    if not ends or min(ends.values()) > services.watch.wall():
        await services.store.lists.note_deadline(table.row.id, ends)
