"""A whole store in one file, written while servers play on, and read back into a store of either kind.

The file is a store itself, an SQLite one: it can be checked, looked into and even served. It holds everything as it was at
one moment but the snapshots of matches, which are made anew from their logs.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from . import sqlite
from .rows import BadFile, CannotOpen
from .schema import CODES, ERRORS, FAILURES, KEPT, METADATA, SNAPSHOTS
from .store import Store

#: How many rows are read and written at once.
CHUNK: Final = 1_000
#: What a store may hold before anybody has played or signed up on it: keys of its own, who has guessed wrongly, and what has failed.
OF_NOBODY: Final = (KEPT, FAILURES, CODES, ERRORS)
#: Everything that is copied, in an order in which no row comes before one that it points to.
COPIED: Final = [table for table in METADATA.sorted_tables if table is not SNAPSHOTS]

#: How many rows of each table were copied.
Copied = dict[str, int]


async def back_up(store: Store, file: Path) -> Copied:
    """Write everything into a new file, all of one moment; nobody has to wait for it. The file is there when it is whole."""
    if file.exists():
        raise BadFile(f"{file} is there already; allowed: the name of a new file")
    if not file.parent.is_dir():
        raise BadFile(f"{file.parent} is no folder; allowed: a file in a folder that is there")
    with tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as folder:
        part = Path(folder, "store.db")
        copied = await store.database.read_all(partial(_write_file, part))
        os.replace(part, file)
    return copied


def _write_file(part: Path, conn: Connection) -> Copied:
    """Copy everything into a file; what an attempt before this one has left there is thrown away."""
    for left in part.parent.iterdir():
        left.unlink()
    with sqlite.writing(part) as target:
        copied = _copy(conn, target)
    sqlite.make_single_file(part)
    return copied


async def restore(store: Store, file: Path) -> Copied:
    """Read a backup into a store without tables and people: all of it or, if anything is wrong, nothing."""
    if not file.is_file():
        raise BadFile(f"there is no file {file}; allowed: what `igroteka backup` has written")
    with tempfile.TemporaryDirectory(prefix="igroteka-restore-") as folder:
        own = Path(folder, "store.db")
        await asyncio.to_thread(shutil.copyfile, file, own)
        # A backup of an older program is brought up to date first; the file itself stays as it is.
        await asyncio.to_thread(sqlite.prepare, own)
        return await store.database.write(partial(_fill, own))


def _fill(file: Path, conn: Connection) -> Copied:
    """Put the rows of a file into a store where nobody has been yet."""
    for table in COPIED:
        if table not in OF_NOBODY and conn.execute(select(func.count()).select_from(table)).scalar():
            raise CannotOpen(f"the store is not empty: found rows in {table.name}; allowed: a new store")
    for table in OF_NOBODY:
        conn.execute(delete(table))
    with sqlite.reading(file) as source:
        return _copy(source, conn)


def _copy(source: Connection, target: Connection) -> Copied:
    """Copy all rows from one transaction into another; how many there were."""
    copied: Copied = {}
    for table in COPIED:
        copied[table.name] = 0
        found = source.execute(select(table).execution_options(yield_per=CHUNK))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            copied[table.name] += len(rows)
    return copied
