"""How often somebody has done something lately, counted once for all processes, the same on both databases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, delete, select, update

from .database import Database
from .schema import RATES
from .standing_operations import add_unless_there


class RateStore:
    """Moving windows, each with a name that tells nothing about anybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, names: Sequence[str], most: int, window: float, now: float) -> bool:
        """Count one more under all of these names, if each has had fewer than `most` in the last seconds; else under none of them."""
        return await self._database.write(
            partial(_count, names=sorted(set(names)), most=most, window=window, now=now)
        )

    async def forget(self, before: float) -> int:
        """Take out what has not been counted since a time; how many names."""
        return await self._database.write(partial(_forget, before=before))


def _count(conn: Connection, names: Sequence[str], most: int, window: float, now: float) -> bool:
    """The rows are held in the order of their names, so that nobody waits for somebody who waits."""
    kept: dict[str, list[float]] = {}
    for name in names:
        add_unless_there(conn, RATES, [{"name": name, "times": "", "last": now}])
        written = conn.execute(
            select(RATES.c.times).where(RATES.c.name == name).with_for_update()
        ).scalar_one()
        # A time ahead of now was written by a machine whose clock is ahead, or before ours was put back; it counts for no longer than any other.
        kept[name] = [at for at in map(float, written.split()) if now - window < at < now + window]
    if any(len(times) >= most for times in kept.values()):
        return False
    for name, times in kept.items():
        words = " ".join([f"{at:.3f}" for at in (*times, now)])
        conn.execute(update(RATES).where(RATES.c.name == name).values(times=words, last=now))
    return True


def _forget(conn: Connection, before: float) -> int:
    return conn.execute(delete(RATES).where(RATES.c.last < before)).rowcount
