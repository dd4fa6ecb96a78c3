"""How often somebody has done something lately, counted once for all processes, the same on both databases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from .database import Database
from .schema import RATES


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
        written = _hold(conn, name, now)
        # A time ahead of now was written by a machine whose clock is ahead, or before ours was put back; it counts for no longer than any other.
        kept[name] = [at for at in map(float, written.split()) if now - window < at < now + window]
    if any(len(times) >= most for times in kept.values()):
        return False
    for name, times in kept.items():
        words = " ".join([f"{at:.3f}" for at in (*times, now)])
        conn.execute(update(RATES).where(RATES.c.name == name).values(times=words, last=now))
    return True


def _hold(conn: Connection, name: str, now: float) -> str:
    """The times of a name, in a row that nobody else changes before the end of the transaction. In one step: the row may just be forgotten."""
    make = sqlite.insert if conn.dialect.name == "sqlite" else postgresql.insert
    row = make(RATES).values(name=name, times="", last=now)
    held = row.on_conflict_do_update(index_elements=[RATES.c.name], set_={"last": RATES.c.last})
    return str(conn.execute(held.returning(RATES.c.times)).scalar_one())


def _forget(conn: Connection, before: float) -> int:
    return conn.execute(delete(RATES).where(RATES.c.last < before)).rowcount
