"""Addresses and files: what a store says about those that it cannot use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from igroteka.store import (
    CannotOpen,
    StoreDown,
    StoreError,
    check,
    default_file,
    fresh_id,
    open_store,
    sqlite,
)
from igroteka.store.address import read_address
from igroteka.store.database import Work
from igroteka.store.opening import file_of

from .examples import table, whole_game


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://x/y", "found 'mysql'; allowed: sqlite:///FILE, or postgresql://"),
        ("store.db", "allowed: sqlite:///FILE"),
        ("sqlite://", "the name of a file"),
        ("sqlite:///:memory:", "the name of a file"),
        ("sqlite:///x.db?mode=ro", "the name of a file"),
        ("sqlite://host/x.db", "the name of a file"),
        ("sqlite:x", "allowed: sqlite:///FILE"),
    ],
)
async def test_bad_addresses(url: str, says: str) -> None:
    with pytest.raises(CannotOpen, match=says):
        await open_store(url)


def test_files_of_addresses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of("sqlite:///a/b c.db") == tmp_path / "a" / "b c.db"
    assert file_of("sqlite:////a/b.db") == Path("/a/b.db")
    assert file_of("sqlite:///~/b.db") == Path.home() / "b.db"


def test_a_file_with_an_address_is_read_only_if_nobody_else_can(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://a:b@c/d\n")
    for mode in (0o640, 0o604, 0o620, 0o601):
        file.chmod(mode)
        with pytest.raises(CannotOpen, match=r"allowed: a file that only you may read \(chmod 600\)"):
            read_address(file)
    file.chmod(0o600)
    assert read_address(file) == "postgresql://a:b@c/d"


async def test_without_an_address_the_users_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    path = default_file()
    assert path == tmp_path / "data" / "igroteka" / "igroteka.db"
    async with await open_store() as store:
        await store.create(table())
    # It holds the seeds of running games.
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    async with await open_store() as store:
        assert len(await store.tables()) == 1


async def refused(path: Path, says: str) -> None:
    """A file that is refused and not changed."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(CannotOpen, match=says) as caught:
        await open_store(f"sqlite:///{path}")
    assert str(path) in str(caught.value)
    assert (path.read_bytes() if path.is_file() else None) == before


async def test_files_that_are_no_store(file: Path) -> None:
    file.write_text("Dear diary, this is no database. " * 100)
    await refused(file, "file is not a database")
    file.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    await refused(file, "cannot be opened as a store")
    file.unlink()
    file.mkdir()
    await refused(file, "is a folder")
    file.rmdir()
    file.write_text("")
    with pytest.raises(CannotOpen, match="cannot be opened as a store"):
        await open_store(f"sqlite:///{file}/inside.db")


async def test_a_database_of_another_program(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.execute("CREATE TABLE events (name TEXT)")
    other.close()
    await refused(file, "belongs to another program: found tables events, recipes")
    file.unlink()
    other = sqlite3.connect(file)
    other.execute("PRAGMA application_id = 1196444487")
    other.execute("VACUUM")
    other.close()
    await refused(file, "belongs to another program: found the mark 0x47504b47")


async def test_an_empty_file_becomes_a_store(file: Path) -> None:
    file.touch()
    async with await open_store(f"sqlite:///{file}") as store:
        await store.create(table())


async def test_a_cut_file(file: Path) -> None:
    url = f"sqlite:///{file}"
    async with await open_store(url) as store:
        await whole_game(store, table())
    size = file.stat().st_size
    os.truncate(file, size // 2 // 4096 * 4096)
    with pytest.raises(CannotOpen, match="malformed"):
        await open_store(url)


async def test_damage_inside_a_file_is_reported(file: Path) -> None:
    url = f"sqlite:///{file}"
    async with await open_store(url) as store:
        await whole_game(store, table())
        assert await store.inspect() == []
    data = bytearray(file.read_bytes())
    at = data.index(b"M 0 build")
    page = at // 4096 * 4096
    data[page : page + 64] = b"\xa5" * 64
    file.write_bytes(data)
    async with await open_store(url) as store:
        assert await store.inspect()
        with pytest.raises(StoreError, match="malformed"):
            await store.events("t1")
        report = await check(store)
        assert not report.ok
        assert "malformed" in str(report.damaged)


async def test_a_full_disk_acknowledges_nothing(file: Path) -> None:
    """SQLite's own limit of pages gives the same answer as a disk without room."""
    url = f"sqlite:///{file}"
    async with await open_store(url) as store:
        ids = [fresh_id() for _ in range(4)]
        for id in ids:
            await store.create(table(id))
        pages = await store.database.write(
            lambda conn: int(conn.exec_driver_sql("PRAGMA max_page_count = 1").scalar_one())
        )
        assert pages > 1
        done = dict.fromkeys(ids, 0)
        full = 0
        for n in range(200):
            tries = [store.append(id, done[id], [f"X {n} " + "x" * 3000]) for id in ids]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            for id, answer in zip(ids, answers, strict=True):
                if answer is True:
                    done[id] += 1
                else:
                    assert isinstance(answer, StoreError)
                    assert "full" in str(answer)
                    full += 1
            if full:
                break
        assert full
        assert {id: mark.seq for id, mark in (await store.marks(ids)).items()} == done
        await store.database.write(lambda conn: conn.exec_driver_sql("PRAGMA max_page_count = 100000"))
        for id in ids:
            assert await store.append(id, done[id], ["X room again"])


async def test_a_file_that_another_process_holds(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.3)
    url = f"sqlite:///{file}"
    async with await open_store(url) as store:
        await store.create(table())
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        second = sqlite3.connect(f"{file}2", isolation_level=None)
        second.execute("PRAGMA journal_mode = wal")
        second.execute("BEGIN IMMEDIATE")
        tries = [store.append("t1", 0, [f"X {i}"]) for i in range(3)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(answer, StoreDown) for answer in answers)
        assert "locked by another process" in str(answers[0])
        assert await store.events("t1") == []  # readers do not wait
        async with await open_store(url) as reader:  # it is up to date, so opening writes nothing
            assert await reader.table("t1") is not None
        with pytest.raises(CannotOpen, match="locked"):
            await open_store(f"{url}2")
        other.execute("COMMIT")
        other.close()
        second.close()
        assert await store.append("t1", 0, ["X now"])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_without_the_right_to_write(file: Path) -> None:
    async with await open_store(f"sqlite:///{file}"):
        pass
    file.chmod(0o400)
    with pytest.raises(CannotOpen, match="cannot be opened as a store"):
        await open_store(f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql://ann:pass-word@127.0.0.1:1/games", "ann@127.0.0.1:1/games does not answer"),
        ("postgresql://ann:pass-word@/games?host=/nonexistent", "ann@/games does not answer"),
    ],
)
async def test_no_server_there(address: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.store.postgres.PATIENCE", 0.3)
    with pytest.raises(CannotOpen, match=says) as caught:
        await open_store(address)
    assert "pass-word" not in str(caught.value)


async def test_no_such_database(postgres: str) -> None:
    address = postgres.replace("/postgres?", "/nothing?")
    with pytest.raises(CannotOpen, match='database "nothing" does not exist'):
        await open_store(address)


async def test_commits_wait_for_the_disk(url: str) -> None:
    sqlite_file = url.startswith("sqlite")
    async with await open_store(url if sqlite_file else f"{url}&synchronous_commit=off") as store:

        def setting(name: str) -> Work[str]:
            asked = f"PRAGMA {name}" if sqlite_file else f"SHOW {name}"
            return lambda conn: str(conn.exec_driver_sql(asked).scalar_one())

        if sqlite_file:
            assert await store.database.write(setting("journal_mode")) == "wal"
            assert await store.database.write(setting("synchronous")) == "2"
            assert await store.database.write(setting("foreign_keys")) == "1"
            assert await store.database.read(setting("query_only")) == "1"
        else:
            assert await store.database.write(setting("synchronous_commit")) == "on"
