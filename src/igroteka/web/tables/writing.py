"""How what is kept with a table is written again: its config, with the names, lists and turns that follow from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from ...store import TableRow
from ..errors import NoSuch, Refused
from . import bidding, seats
from .config import TableConfig
from .new_tables import note_when_filled
from .table import Table

TRIES: Final = 8

ChangeConfig = Callable[[TableRow], TableConfig]
"""Makes a config from a row as it is then, or refuses."""


async def write_config(
    table: Table, change: ChangeConfig, check: Callable[[TableConfig], Awaitable[None]] | None = None
) -> None:
    """Write a config again, and let the table go on with it; the lock is held."""
    store, wall = table.services.store, table.services.watch.wall
    for _ in range(TRIES):
        row = await store.table(table.row.id)
        if row is None:
            raise NoSuch("there is no such table")
        table.row = row
        config = change(row)
        if check is not None:
            await check(config)
        if row.status == "open":
            note_when_filled(config, wall())
        # Lists are searched by names: until the game begins they are those of whoever sits there now.
        named = seats.names(config["seats"], config.get("lang", "en"))
        if await store.update(
            row.id,
            config=config,
            names=named if row.status == "open" else row.names,
            guests=seats.guests_of(config),
            expected_rev=row.rev,
            turns=bidding.turns_of(replace(row, config=config)) if row.status == "open" else None,
            here=table.audience.guests,
        ):
            table.row = await store.table(row.id) or row
            table.audience.part_with_others(table.row)
            await table.begin()
            table.broadcast()
            return
    raise too_many_tries()


async def end_bid_time(table: Table) -> None:
    """Do what the clock of a table says about a bid that has not come in time; the lock is held."""
    end, now = bidding.ends_at(table.row), table.services.watch.wall()
    if not table.has_begun and end is not None and end <= now:
        await write_config(table, lambda row: bidding.end_time(row, now))


def too_many_tries() -> Refused:
    """The answer where others write again and again."""
    return Refused("crowded", "the table is changing too fast; try again")
