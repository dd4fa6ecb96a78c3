"""Backups: one file, made while others write, and read back into a store of the other kind."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from igroteka.store import BadFile, CannotOpen, Store, back_up, check, open_store, restore
from igroteka.store.backup import COPIED
from igroteka.store.schema import METADATA, SNAPSHOTS

from ..cli.tool import refused, run
from .examples import table
from .server import Server
from .stepped import all_steps
from .test_folder import fill
from .test_migrations import make_older


def everything(conn: Connection) -> dict[str, list[str]]:
    """All rows of a store but the snapshots, in any order."""
    found = {one.name: conn.execute(select(one)).mappings().all() for one in COPIED}
    return {name: sorted(repr(sorted(row.items())) for row in rows) for name, rows in found.items()}


async def rows_of(store: Store) -> dict[str, list[str]]:
    """The same of an open store."""
    return await store.database.read(everything)


@pytest.fixture
def other(url: str, server: Server, tmp_path: Path) -> str:
    """The address of a store of the other kind, which does not exist yet."""
    return server.database() if url.startswith("sqlite") else f"sqlite:///{tmp_path / 'other.db'}"


def test_everything_but_the_snapshots_is_copied() -> None:
    assert set(METADATA.tables.values()) - set(COPIED) == {SNAPSHOTS}


async def test_a_backup_is_restored_on_the_other_kind_of_store(url: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "all.db"
    async with await open_store(url) as store:
        await fill(store)
        before = await rows_of(store)
        copied = await back_up(store, file)
    assert copied == {name: len(rows) for name, rows in before.items()}
    assert copied["tables"] == 5
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith((".all", "all"))] == ["all.db"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with await open_store(other) as store:
        assert await restore(store, file) == copied
        assert await rows_of(store) == before
        assert (await check(store)).ok
        with pytest.raises(CannotOpen, match="not empty"):
            await restore(store, file)
        assert await rows_of(store) == before


async def test_a_backup_holds_one_moment_while_others_write(url: str, tmp_path: Path) -> None:
    """Each write adds a table and a row of its log; a backup between the two would tell them apart."""
    async with await open_store(url) as store, await open_store(url) as writer:
        enough = asyncio.Event()

        async def write() -> int:
            made = 0
            while not enough.is_set():
                await writer.create(table(f"t{made}"))
                await writer.append(f"t{made}", 0, ["X a"])
                made += 1
            return made

        writing = asyncio.create_task(write())
        files = [tmp_path / f"{number}.db" for number in range(5)]
        try:
            for file in files:
                await back_up(store, file)
        finally:
            enough.set()
        made = await writing
    assert made > 0
    for file in files:
        async with await open_store(f"sqlite:///{file}") as copy:
            rows = await rows_of(copy)
            assert 0 <= len(rows["tables"]) - len(rows["events"]) <= 1
            assert len(rows["guests"]) <= len(rows["tables"]) <= made


async def test_what_is_no_backup_is_refused_and_nothing_is_lost(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        there = tmp_path / "there.db"
        there.write_text("mine")
        with pytest.raises(BadFile, match="already"):
            await back_up(store, there)
        assert there.read_text() == "mine"
        with pytest.raises(BadFile, match="no folder"):
            await back_up(store, tmp_path / "nowhere" / "all.db")
    async with await open_store(f"sqlite:///{tmp_path / 'new.db'}") as empty:
        with pytest.raises(BadFile, match="no file"):
            await restore(empty, tmp_path / "nothing.db")
        with pytest.raises(CannotOpen, match=r"store\.db"):
            await restore(empty, there)
        assert (await rows_of(empty))["tables"] == []


async def test_a_backup_of_an_older_program_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    make_older(old, all_steps()[0])
    kept = shutil.copyfile(old, tmp_path / "kept.db")
    async with await open_store(f"sqlite:///{tmp_path / 'new.db'}") as store:
        await restore(store, old)
    assert old.read_bytes() == kept.read_bytes()


def test_the_commands(url: str, other: str, tmp_path: Path) -> None:
    async def make() -> None:
        async with await open_store(url) as store:
            await fill(store)

    asyncio.run(make())
    file = tmp_path / "all.db"
    assert "5 tables" in run("backup", str(file), "--database", url).stdout
    assert "all is well" in run("store", "check", "--database", f"sqlite:///{file}").stdout
    assert "already" in refused("backup", str(file), "--database", url)
    assert "5 tables" in run("restore", str(file), "--database", other).stdout
    assert "not empty" in refused("restore", str(file), "--database", other)
    assert "there is no store" in refused(
        "backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{tmp_path}/no.db"
    )
    assert os.listdir(tmp_path).count("b.db") == 0
