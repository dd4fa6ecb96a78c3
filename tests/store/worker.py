"""A process that writes to a store until somebody kills it, or races with another one.

    worker.py load URL TABLE...          append to all tables at once, for ever
    worker.py race URL TABLE NAME COUNT  append COUNT rows to one table beside another process
    worker.py open URL                   open the store and close it again

Every acknowledged append is written out as one line of JSON: table, expected number, rows.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys

from igroteka.store import Store, open_store


def acknowledge(table: str, expected: int, rows: list[str]) -> None:
    """One call of the system, so that a kill cannot tear a line."""
    os.write(1, (json.dumps([table, expected, rows]) + "\n").encode())


async def fill(store: Store, table: str) -> None:
    """Append one to three rows at a time, as fast as the store takes them."""
    seq = (await store.marks([table]))[table].seq
    while True:
        rows = [f"X {os.getpid()} {seq + i}" for i in range(1 + seq % 3)]
        if await store.append(table, seq, rows):
            acknowledge(table, seq, rows)
            seq += len(rows)
        else:  # a transaction of a process that is dead by now was still on its way
            seq = (await store.marks([table]))[table].seq


async def race(store: Store, table: str, name: str, count: int) -> None:
    """Append to a table that another process wants too."""
    seq = lost = done = 0
    while done < count:
        rows = [f"X {name} {done} {i}" for i in range(1 + done % 3)]
        if await store.append(table, seq, rows):
            acknowledge(table, seq, rows)
            seq += len(rows)
            done += 1
        else:
            lost += 1
            seq = (await store.marks([table]))[table].seq
    acknowledge("lost", lost, [])


async def main(what: str, url: str, *words: str) -> None:
    """Do what the first word says."""
    async with await open_store(url) as store:
        if what == "load":
            await asyncio.gather(*[fill(store, table) for table in words])
        elif what == "race":
            sys.stderr.write("ready\n")
            sys.stderr.flush()
            sys.stdin.readline()
            await race(store, words[0], words[1], int(words[2]))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
