"""Ratings, tournaments, administrators and bans in the folder of an exported store. How games have ended is not in it: that follows from their logs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, DefaultClause, Table, select
from sqlalchemy.exc import SQLAlchemyError

from .rows import BadFolder, StoreError
from .schema import ADMINS, BANS, ENTRANTS, MEETINGS, RATED_GAMES, RATING_CHANGES, RATINGS, TOURNAMENTS
from .standing_operations import add_unless_there
from .store import Store

FILE: Final = "standing.json"
WRITTEN: Final = (RATINGS, RATED_GAMES, RATING_CHANGES, TOURNAMENTS, ENTRANTS, MEETINGS, ADMINS, BANS)
"""In an order in which no row comes before one that it points to."""

Standing = dict[str, list[dict[str, Any]]]


def _rows(conn: Connection) -> Standing:
    return {
        table.name: [
            dict(row) for row in conn.execute(select(table).order_by(*table.primary_key.columns)).mappings()
        ]
        for table in WRITTEN
    }


async def describe(store: Store) -> Standing:
    """All ratings, the games that were counted for them and what these have changed, all tournaments, administrators and bans, as JSON data."""
    return await store.database.read_all(_rows)


def read_standing(folder: Path) -> Standing:
    """The ratings and tournaments in a folder; none in one that was written before there were any."""
    path = folder / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {table.name: [] for table in WRITTEN}
    except (OSError, ValueError, RecursionError) as error:
        raise BadFolder(f"{path} cannot be read: {error}") from None
    names = [table.name for table in WRITTEN]
    if not isinstance(data, dict) or not set(data) <= set(names):
        raise BadFolder(f"{path}: allowed: an object with {', '.join(names)}")
    data = {name: data.get(name, []) for name in names}
    for table in WRITTEN:
        for number, row in enumerate(data[table.name] if isinstance(data[table.name], list) else [None], 1):
            if not _fits(table, _complete(table, row)):
                raise BadFolder(
                    f"{path}, {table.name}, row {number}: found {str(row)[:200]}; allowed: an object with {', '.join(table.columns.keys())}"
                )
    return data


def _complete(table: Table, row: object) -> object:
    """A row of an earlier program with the columns that have been added since, as they are where nobody has written anything."""
    if isinstance(row, dict):
        for column in table.columns:
            default = column.server_default
            if column.name not in row and isinstance(default, DefaultClause):
                row[column.name] = column.type.python_type(str(default.arg))
    return row


def _fits(table: Table, row: object) -> bool:
    """Whether data can be a row of a table."""
    if not isinstance(row, dict) or sorted(row) != sorted(table.columns.keys()):
        return False
    kinds = {column.name: column.type.python_type for column in table.columns}
    return all(
        isinstance(row[name], (int, float) if kind is float else kind) and not isinstance(row[name], bool)
        for name, kind in kinds.items()
    )


async def restore(store: Store, standing: Standing) -> None:
    """Write ratings and tournaments into a store. What it has already stays as it is."""

    def work(conn: Connection) -> None:
        for table in WRITTEN:
            add_unless_there(conn, table, standing[table.name])

    try:
        await store.database.write(work)
    except SQLAlchemyError as error:
        raise StoreError(f"{FILE} does not fit together: {type(error).__name__}") from error
