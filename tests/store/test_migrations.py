"""The tables of the database: made from nothing, brought up from an older state, and refused if newer or foreign."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from igroteka.store import CallRow, CannotOpen, check, migrate, open_store
from igroteka.store.schema import METADATA
from igroteka.store.sqlite import APPLICATION

from .examples import table
from .server import Server

OLDER = Path(__file__).with_name("older.sql")
NEWER = (
    "rates",
    "errors",
    "bans",
    "admins",
    "meetings",
    "entrants",
    "tournaments",
    "rating_changes",
    "rated_games",
    "ratings",
    "outcome_parts",
    "outcomes",
    "outbox",
    "channels",
    "calls",
    "codes",
    "failures",
    "passkeys",
    "sessions",
    "people",
    "snapshots",
    "chat",
    "guests",
    "kept",
)
"""The tables that later steps have made, in an order in which they can be dropped."""


def compared(conn: Connection) -> list[object]:
    """What differs between the database and the schema."""
    options = {"version_table": migrate.VERSIONS, "compare_type": True}
    return list(compare_metadata(MigrationContext.configure(conn, opts=options), METADATA))


def test_the_last_step_has_the_name_that_the_program_expects() -> None:
    assert ScriptDirectory(str(migrate.SCRIPTS)).get_heads() == [migrate.HEAD]


async def test_a_new_store_has_the_schema(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.database.write(compared) == []
        assert await store.database.read(migrate.revision) == migrate.HEAD


def described(file: Path) -> dict[str, object]:
    """Tables and indices of an SQLite file: columns with types, defaults and keys, and the conditions of each table."""
    with contextlib.closing(sqlite3.connect(file)) as conn:
        found: dict[str, object] = {}
        for kind, name, sql in conn.execute("SELECT type, name, sql FROM sqlite_master").fetchall():
            asked = "table_xinfo" if kind == "table" else "index_xinfo"
            rows = conn.execute(f"SELECT * FROM pragma_{asked}('{name}')").fetchall()
            conditions = sorted(
                re.findall(r"CONSTRAINT \w+ (?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)", sql or "")
            )
            found[name] = (kind, sorted(str(row[1:]) for row in rows), conditions)
        return found


async def test_all_steps_together_give_what_a_new_store_has(file: Path, tmp_path: Path) -> None:
    make_older(tmp_path / "first.db", earlier_steps()[0])
    for path in (file, tmp_path / "first.db"):
        await (await open_store(f"sqlite:///{path}")).close()
    assert described(file) == described(tmp_path / "first.db")


def earlier_steps() -> list[str]:
    """The names of all steps but the last."""
    return [step.revision for step in ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions()][:0:-1]


def make_older(file: Path, step: str, *statements: str) -> None:
    """An SQLite store as a program of this step has made it, with these rows."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as conn:
        conn.execute(text(f"PRAGMA application_id = {APPLICATION}"))
        migrate.upgrade(conn, step)
        for statement in statements:
            conn.execute(text(statement))
    engine.dispose()


async def test_a_store_of_every_earlier_step_is_brought_up_to_date(tmp_path: Path) -> None:
    assert len(earlier_steps()) == int(migrate.HEAD) - 1
    for step in earlier_steps():
        make_older(tmp_path / f"{step}.db", step)
        async with await open_store(f"sqlite:///{tmp_path / step}.db") as store:
            assert await store.database.write(compared) == [], step


async def test_what_people_wish_is_kept_without_the_address_that_they_came_by(file: Path) -> None:
    make_older(
        file,
        "0007",
        "INSERT INTO people VALUES ('p1', 'Ann', 'ann', NULL, NULL, '', '{}', 1.0)",
        "INSERT INTO calls VALUES ('p1', 'all', 'daily', 7, 0, 0, 'UTC', 'http://evil.example')",
    )
    async with await open_store(f"sqlite:///{file}") as store:
        assert await store.calls.call("p1") == CallRow("p1", "all", "daily", 7, 0, 0, "UTC")


async def test_what_was_said_before_there_were_rooms_was_said_by_players(file: Path) -> None:
    make_older(
        file,
        "0015",
        "INSERT INTO tables (id, game, seats, options, seed, names, config, status, created, version, rev, people, followed, public)"
        " VALUES ('t1', 'dream_city', 2, '{}', 's', '[]', '{}', 'open', 1.0, 1, 0, '', 0, 0)",
        "INSERT INTO chat VALUES ('t1', 1, 'g', 'Ann', 'hello', 1.0)",
    )
    async with await open_store(f"sqlite:///{file}") as store:
        await store.add_chat("t1", "c", "Cat", "psst", room="watchers")
        assert [(line.text, line.room) for line in await store.chat("t1")] == [
            ("hello", "players"),
            ("psst", "watchers"),
        ]


async def test_a_schema_that_nobody_wrote_a_step_for_is_found(url: str) -> None:
    async with await open_store(url) as store:
        await store.database.write(lambda conn: conn.execute(text("ALTER TABLE kept ADD COLUMN more TEXT")))
        assert await store.database.write(compared) != []


async def test_an_older_file_is_brought_up_to_date(file: Path) -> None:
    """The file was made by the first step and holds a game to its end."""
    old = sqlite3.connect(file)
    old.executescript(OLDER.read_text(encoding="utf-8"))
    old.close()
    async with await open_store(f"sqlite:///{file}") as store:
        found = await store.table("old-1")
        assert found is not None
        assert (found.game, found.seed, found.names) == ("dream_city", "42", ["Ann", "Їжак"])
        assert (found.status, found.rev, found.position, found.guests) == ("over", 3, None, [])
        assert found.seq == len(await store.events("old-1")) > 50
        assert await store.add_chat("old-1", "g", "N", "that was long ago") == 1
        assert await store.update("old-1", expected_rev=3, guests=["g"])
        assert (await store.table("old-2")) is not None
        report = await check(store)
        assert report.ok, report.differences
        assert report.tables == 2


async def test_an_older_postgresql_is_brought_up_to_date(server: Server, postgres: str) -> None:
    store = await open_store(postgres)
    await store.create(table())
    await store.append("t1", 0, ["X a"])

    def back(conn: Connection) -> None:
        for name in NEWER:
            conn.execute(text(f"DROP TABLE {name}"))
        for column in ("position", "people", "followed", "public", "deadline"):
            conn.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        conn.execute(text(f"UPDATE {migrate.VERSIONS} SET version_num = '0001'"))

    await store.database.write(back)
    await store.close()
    async with await open_store(postgres) as store:
        assert await store.database.write(compared) == []
        assert [e.line for e in await store.events("t1")] == ["X a"]
        assert await store.add_chat("t1", "g", "N", "hello") == 1


async def test_a_store_of_a_newer_program_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        await store.database.write(
            lambda conn: conn.execute(text(f"UPDATE {migrate.VERSIONS} SET version_num = '9999'"))
        )
    with pytest.raises(CannotOpen, match="newer Igroteka: found step 9999; allowed: up to"):
        await open_store(url)


async def test_tables_of_another_program_are_left_alone(server: Server, postgres: str) -> None:
    schema = postgres.rpartition("=")[2]
    server.sql(f"CREATE TABLE {schema}.events (name TEXT)")
    with pytest.raises(CannotOpen, match="another program: found the tables events"):
        await open_store(postgres)
