"""The tables of the database: made from nothing, brought up from an older state, and refused if newer or foreign."""

from __future__ import annotations

import contextlib
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from igroteka.store import CannotOpen, check, migrate, open_store
from igroteka.store.schema import METADATA
from igroteka.store.sqlite import APPLICATION

from .read_back import READERS, losses
from .server import Server
from .stepped import all_steps, require_rows, take_steps

OLDER = Path(__file__).with_name("older.sql")


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
    make_older(tmp_path / "first.db", all_steps()[0])
    for path in (file, tmp_path / "first.db"):
        await (await open_store(f"sqlite:///{path}")).close()
    assert described(file) == described(tmp_path / "first.db")


def make_older(file: Path, step: str) -> None:
    """An SQLite store as a program of this step has made it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as conn:
        conn.execute(text(f"PRAGMA application_id = {APPLICATION}"))
        migrate.upgrade(conn, step)
    engine.dispose()


async def test_a_store_of_every_step_with_rows_is_brought_up_to_date_at_once(
    file: Path, tmp_path: Path
) -> None:
    """Each is opened as a whole store by the program of today, and all that its program has written can be read."""
    for steps in rows_taken(file, tmp_path):
        async with await open_store(f"sqlite:///{tmp_path / steps[-1]}.db") as store:
            assert [lost for step in steps for lost in await losses(store, step)] == [], steps[-1]


def rows_taken(file: Path, tmp_path: Path) -> Iterator[list[str]]:
    """The steps up to each, whose store is in a file of its name."""
    engine = create_engine(f"sqlite:///{file}")
    taken: list[str] = []
    with engine.connect() as conn:
        conn.execute(text(f"PRAGMA application_id = {APPLICATION}"))
        for step in take_steps(conn):
            conn.commit()
            taken.append(step)
            shutil.copyfile(file, tmp_path / f"{step}.db")
            yield taken
    engine.dispose()


async def test_rows_of_all_steps_come_through_all_later_ones(postgres: str) -> None:
    """One transaction, as an upgrade is: each step is taken with the rows of all steps before it in the database."""

    def work(conn: Connection) -> None:
        METADATA.drop_all(conn)
        conn.execute(text(f"DROP TABLE {migrate.VERSIONS}"))
        assert list(take_steps(conn)) == all_steps()
        assert compared(conn) == []

    async with await open_store(postgres) as store:
        await store.database.write(work)
    async with await open_store(postgres) as store:
        assert [lost for step in all_steps() for lost in await losses(store, step)] == []
        # The comparison would see it if a step had lost or changed anything.
        await store.database.write(lambda conn: conn.execute(text("DELETE FROM bans")))
        await store.database.write(lambda conn: conn.execute(text("UPDATE chat SET room = 'watchers'")))
        assert await losses(store, "0013") == [
            "step 0013, bans ['g9'] is not there",
            "step 0013, bans ['g9'] as it is read is not there",
        ]
        [stored, read] = await losses(store, "0002")
        assert stored == "step 0002, chat ['s1-running', 1]: room: found 'watchers'; expected 'players'"
        assert "as it is read: room" in read


def test_a_step_must_say_what_its_program_writes() -> None:
    with pytest.raises(AssertionError, match=r"steps/0099\.toml must hold rows as"):
        require_rows("0099", set())
    with pytest.raises(AssertionError, match=r"steps/0016\.toml must hold rows with chat\.mood"):
        require_rows("0016", {"chat.room", "chat.mood"})


def test_every_table_of_today_can_be_read_back() -> None:
    assert READERS.keys() == METADATA.tables.keys()


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
