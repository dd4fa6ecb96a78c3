"""Tables that nobody comes back to: how they are found, and how a table leaves the store."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text

from igroteka.store import EventRow, Hint, NoTable, SnapshotRow, Store, check, open_store
from igroteka.store.rows import ChatRow
from igroteka.store.schema import CHAT, EVENTS, GUESTS, SNAPSHOTS, TABLES

from .examples import table, whole_game
from .made import empty_file as empty_file
from .made import made_url as made_url


async def old(store: Store, id: str, created: float, status: str, *at: float, said: float = 0.0) -> None:
    """A table whose rows were written at these times."""
    row = table(id, created=created, status=status)
    row.guests = ["g1", "g2"]
    log = [EventRow(i, "X a", time) for i, time in enumerate(at, 1)]
    await store.restore(row, log, [ChatRow(1, "g", "N", "hello", said)] if said else [])


def left(conn: Connection) -> dict[str, list[str]]:
    """The tables that still have something in each part of the database."""
    parts = {"tables": TABLES.c.id, "events": EVENTS.c.table_id, "chat": CHAT.c.table_id}
    parts |= {"guests": GUESTS.c.table_id, "snapshots": SNAPSHOTS.c.table_id}
    return {name: sorted(set(conn.execute(select(column)).scalars())) for name, column in parts.items()}


async def test_a_table_leaves_with_all_that_belongs_to_it(url: str) -> None:
    async with await open_store(url) as store:
        for id in ("gone", "stays"):
            row = table(id, created=5.0)
            row.guests = ["g1", "g2"]
            await whole_game(store, row)
            await store.add_chat(id, "g1", "Ann", "hello")
            assert await store.keep_snapshot(id, SnapshotRow(3, "0" * 64, b"packed"))
        with store.listen() as hints:
            assert await store.delete("gone")
            assert await anext(hints) == Hint("gone", 0, "gone")
        assert await store.database.read(left) == {
            part: ["stays"] for part in ("tables", "events", "chat", "guests", "snapshots")
        }
        assert await store.table("gone") is None
        assert (await store.events("gone"), await store.chat("gone")) == ([], [])
        assert not await store.delete("gone")
        assert not await store.delete("no such id!")
        with pytest.raises(NoTable):
            await store.append("gone", 0, ["X a"])
        with pytest.raises(NoTable):
            await store.add_chat("gone", "g", "N", "anybody?")
        with pytest.raises(NoTable):
            await store.update("gone", expected_rev=0, status="open")
        assert (await check(store)).ok
        await store.create(table("gone", created=6.0))  # the id is free again


async def test_a_table_that_has_gone_on_is_not_deleted(url: str) -> None:
    async with await open_store(url) as store:
        await old(store, "t1", 5.0, "running", 6.0)
        assert await store.append("t1", 1, ["X b"])
        assert not await store.delete("t1", expected_rev=0, expected_seq=1)
        assert await store.update("t1", expected_rev=0, config={"a": 1})
        assert not await store.delete("t1", expected_rev=0, expected_seq=2)
        assert await store.table("t1") is not None
        assert await store.delete("t1", expected_rev=1, expected_seq=2)


async def test_what_fails_on_the_way_deletes_nothing(url: str) -> None:
    async with await open_store(url) as store:
        await old(store, "t1", 5.0, "over", 6.0, said=7.0)
        assert await store.keep_snapshot("t1", SnapshotRow(1, "0" * 64, b"packed"))

        def broken(conn: Connection) -> None:
            from igroteka.store.removal import remove

            assert remove(conn, "t1", None, None)
            raise RuntimeError("the lights go out")

        with pytest.raises(RuntimeError, match="lights"):
            await store.database.write(broken)
        assert await store.database.read(left) == {
            part: ["t1"] for part in ("tables", "events", "chat", "guests", "snapshots")
        }


async def test_a_log_that_grows_while_its_table_goes_is_all_there_or_all_gone(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        for i in range(20):
            await old(one, f"t{i}", 5.0, "running", 6.0)

        async def add(id: str) -> None:
            with contextlib.suppress(NoTable):
                await two.append(id, 1, ["X b"])

        await asyncio.gather(*[one.delete(f"t{i}") for i in range(20)], *[add(f"t{i}") for i in range(20)])
        found = await one.database.read(left)
        assert found["events"] == found["tables"] == []
        assert await one.inspect() == []


async def test_abandoned_tables_are_those_at_which_nothing_has_happened(url: str) -> None:
    async with await open_store(url) as store:
        await old(store, "b", 10.0, "open")
        await old(store, "a", 11.0, "open")
        await old(store, "young", 150.0, "open")
        await old(store, "talked", 12.0, "open", said=140.0)
        await old(store, "moved", 13.0, "open", 14.0, 120.0)
        await old(store, "still", 13.0, "open", 14.0, 90.0, said=95.0)
        await old(store, "other", 1.0, "running", 2.0)
        found = await store.idle_tables("open", 100.0)
        assert [(one.row.id, one.last) for one in found] == [("b", 10.0), ("a", 11.0), ("still", 95.0)]
        assert found[0].row.guests == ["g1", "g2"]
        assert (found[2].row.seq, found[2].row.rev) == (2, 0)
        page = await store.idle_tables("open", 100.0, limit=2)
        assert [one.row.id for one in page] == ["b", "a"]
        page = await store.idle_tables("open", 100.0, limit=2, after="a")
        assert [one.row.id for one in page] == ["still"]
        assert [one.row.id for one in await store.idle_tables("running", 2.5)] == ["other"]


async def test_no_log_is_searched_for_its_newest_row(file: Path) -> None:
    async with await open_store(f"sqlite:///{file}") as store:
        await old(store, "t1", 1.0, "open", 2.0)
        asked: list[tuple[str, Any]] = []
        engine = store.database._read_engine  # type: ignore[attr-defined]

        @event.listens_for(engine, "before_cursor_execute")
        def note(conn: object, cursor: object, statement: str, given: object, *rest: object) -> None:
            asked.append((statement, given))

        await store.idle_tables("open", 100.0, after="t1")
        event.remove(engine, "before_cursor_execute", note)
        statement, given = next(one for one in asked if "events" in one[0])

        def plan(conn: Connection) -> list[str]:
            found = conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
            return [str(row[3]) for row in found]

        steps = await store.database.read(plan)
        assert any("SEARCH" in step and "PRIMARY KEY" in step for step in steps)
        assert not any(step.startswith(("SCAN events", "SCAN chat", "SCAN tables")) for step in steps), steps


def keep(conn: Connection, value: str) -> None:
    conn.execute(text("UPDATE kept SET value = :value WHERE name = 'tidy'"), {"value": value})


async def test_work_that_is_due_is_done_by_one_process(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        won = await asyncio.gather(*[store.take_turn("tidy", 3600.0) for store in (one, two) * 5])
        assert sum(won) == 1
        assert not await two.take_turn("tidy", 3600.0)
        assert await two.take_turn("other", 3600.0)
        for written in ("99999999999", "not a time"):
            await one.database.write(partial(keep, value=written))
            assert await one.take_turn("tidy", 3600.0)
            assert not await one.take_turn("tidy", 3600.0)
        assert await one.take_turn("tidy", 0.0)
