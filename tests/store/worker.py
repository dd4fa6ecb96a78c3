"""What processes do that write to a store until somebody kills them, or race with others.

Every acknowledged append is told over the line to the test as one line of JSON: table, expected number, rows.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection

from sqlalchemy import Connection as Transaction

from igroteka.store import RatedSeat, Skill, Store, Turns, open_store, rating, standing_operations
from igroteka.store.turns import append


def acknowledge(line: Connection, table: str, expected: int, rows: list[str]) -> None:
    """One call of the system, so that a kill cannot tear a line."""
    os.write(line.fileno(), (json.dumps([table, expected, rows]) + "\n").encode())


def load(line: Connection, url: str, tables: list[str]) -> None:
    """Append to all tables at once, for ever."""

    async def work() -> None:
        async with await open_store(url) as store:
            await asyncio.gather(*[_fill(line, store, table) for table in tables])

    asyncio.run(work())


async def _fill(line: Connection, store: Store, table: str) -> None:
    """Append one to three rows at a time, as fast as the store takes them."""
    seq = (await store.marks([table]))[table].seq
    while True:
        rows = [f"X {os.getpid()} {seq + i}" for i in range(1 + seq % 3)]
        if await store.append(table, seq, rows):
            acknowledge(line, table, seq, rows)
            seq += len(rows)
        else:  # a transaction of a process that is dead by now was still on its way
            seq = (await store.marks([table]))[table].seq


def race(line: Connection, url: str, table: str, name: str, count: int) -> None:
    """Append so many times to a table that other processes want too. Each begins when the test lets it."""

    async def work() -> None:
        async with await open_store(url) as store:
            acknowledge(line, "ready", 0, [])
            assert os.read(line.fileno(), 2) == b"go"
            await _race(line, store, table, name, count)

    asyncio.run(work())


async def _race(line: Connection, store: Store, table: str, name: str, count: int) -> None:
    seq = lost = done = 0
    while done < count:
        rows = [f"X {name} {done} {i}" for i in range(1 + done % 3)]
        if await store.append(table, seq, rows):
            acknowledge(line, table, seq, rows)
            seq += len(rows)
            done += 1
        else:
            lost += 1
            seq = (await store.marks([table]))[table].seq
    acknowledge(line, "lost", lost, [])


def open_only(line: Connection, url: str) -> None:
    """Open the store, when the test says so, and close it again."""

    async def work() -> None:
        acknowledge(line, "ready", 0, [])
        assert os.read(line.fileno(), 2) == b"go"
        await (await open_store(url)).close()

    asyncio.run(work())


def end_game(line: Connection, url: str, table: str, players: list[str], held: str) -> None:
    """End a rated game in which the players came in this order.

    With `held` the transaction stays open until the test lets it go on: where ratings have been "read" and not yet been written, or once the game is "counted".
    """

    def hold(where: str) -> None:
        if where == held:
            acknowledge(line, where, 0, [])
            assert os.read(line.fileno(), 2) == b"go"

    def rate(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
        hold("read")
        return rating.rate(before, ranks)

    def work(conn: Transaction) -> bool:
        rated = tuple([RatedSeat(i, player, i + 1) for i, player in enumerate(players)])
        won = append(conn, table, 0, ["X end"], 5.0, "over", Turns(frozenset(), {}, rated=rated))
        hold("counted")
        return won

    async def end() -> None:
        async with await open_store(url) as store:
            acknowledge(line, "ready", 0, [])
            assert await store.database.write(work)
            acknowledge(line, table, 0, ["X end"])

    vars(standing_operations)["rate"] = rate
    asyncio.run(end())
