"""Stores as programs of earlier steps have left them, with rows in them.

A new step needs a file of its name in the folder `steps`: rows of each table that it makes and of each column that it adds, as a program
of that step writes them, and below `now` what today's rows say differently. `read_back.py` has a line for each table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, inspect

from igroteka.store import migrate
from igroteka.store.schema import METADATA

FOLDER: Final = Path(__file__).with_name("steps")
Row = dict[str, Any]


@cache
def all_steps() -> list[str]:
    """The names of all steps, the first first."""
    return [step.revision for step in ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions()][::-1]


@cache
def _data(step: str) -> dict[str, Any]:
    file = FOLDER / f"{step}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def written_by(step: str) -> Iterator[tuple[str, Row]]:
    """The rows that a program of a step has written, each with its table."""
    for name, rows in _data(step).items():
        if name != "now":
            yield from [(name, row) for row in rows]


def expected_of(step: str) -> Iterator[tuple[Table, Row]]:
    """The same as today's tables hold them."""
    for name, row in written_by(step):
        table = METADATA.tables[name]
        key = [column.name for column in table.primary_key]
        changes = _data(step).get("now", {}).get(name, [])
        changed = [one for one in changes if all(one[part] == row[part] for part in key)]
        kept = {column: value for column, value in row.items() if column in table.c}
        yield table, _typed(table, {**kept, **(changed[0] if changed else {})})


def take_steps(conn: Connection) -> Iterator[str]:
    """Take all steps from an empty database on, and write the rows of each as soon as it is taken."""
    before: set[str] = set()
    for step in all_steps():
        migrate.upgrade(conn, step)
        columns = _columns(conn)
        require_rows(step, columns - before)
        before = columns
        for name, row in written_by(step):
            table = Table(name, MetaData(), autoload_with=conn, resolve_fks=False)
            conn.execute(insert(table).values(_typed(table, row)))
        yield step


def require_rows(step: str, new: set[str]) -> None:
    """Fail for a step of which nobody has said what it writes, into each of its new columns."""
    file = f"tests/store/steps/{step}.toml"
    told = {f"{name}.{column}" for name, row in written_by(step) for column in row}
    assert told, f"{file} must hold rows as a program of this step writes them"
    assert new <= told, f"{file} must hold rows with {', '.join(sorted(new - told))}"


def _columns(conn: Connection) -> set[str]:
    """All columns of all our tables, as `table.column`."""
    found = inspect(conn).get_multi_columns()
    return {
        f"{name}.{column['name']}"
        for (_, name), columns in found.items()
        for column in columns
        if name != migrate.VERSIONS
    }


def _typed(table: Table, row: Row) -> Row:
    """Values as the database takes them: bytes are written in hexadecimal digits."""
    return {
        name: bytes.fromhex(value) if isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }
