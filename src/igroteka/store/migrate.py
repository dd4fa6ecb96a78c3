"""Brings the tables of a database up to date, inside a transaction that its caller holds.

The steps are the files in `migrations/versions`. After a change of `schema.py` add one there and name it
here; a test compares the result of all steps with the schema, on both databases, and asks for rows as a program of
that step writes them (`tests/store/stepped.py`). A new database gets the tables of the schema at once: that takes a
tenth of the time of all steps.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, text

from .rows import CannotOpen
from .schema import METADATA

HEAD: Final = "0017"
VERSIONS: Final = "igroteka_version"
"""The table that holds the name of the last step, apart from those of other programs in the same database."""
SCRIPTS: Final = Path(__file__).parent / "migrations"


def upgrade(conn: Connection, to: str = HEAD) -> None:
    """Take all steps that are missing, from none at all on."""
    current = revision(conn)
    if current == to:
        return
    if current is None and to == HEAD:
        _make(conn)
        return
    # Only now, since importing it takes longer than opening a store that is up to date.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = conn
    known = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    if current is not None and current not in known:
        raise CannotOpen(
            f"the store was made by a newer Igroteka: found step {current}; "
            f"allowed: up to {HEAD}. Bring the program up to date"
        )
    command.upgrade(config, to)


def _make(conn: Connection) -> None:
    """All tables in a database that has none, and the mark that no step is missing."""
    METADATA.create_all(conn, checkfirst=False)
    key = PrimaryKeyConstraint("version_num", name=f"{VERSIONS}_pkc")
    mark = Table(VERSIONS, MetaData(), Column("version_num", String(32), nullable=False), key)
    mark.create(conn)
    conn.execute(mark.insert().values(version_num=HEAD))


def revision(conn: Connection) -> str | None:
    """The last step that was taken; None for a database without our tables."""
    there = set(inspect(conn).get_table_names())
    if VERSIONS in there:
        steps = list(conn.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars())
        return str(steps[0]) if steps else None
    foreign = sorted(there & set(METADATA.tables))
    if foreign:
        raise CannotOpen(
            f"the database belongs to another program: found the tables {', '.join(foreign)} "
            f"without {VERSIONS}; allowed: a database of its own"
        )
    return None
