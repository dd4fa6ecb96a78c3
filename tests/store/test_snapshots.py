"""Snapshots in the store: the newest one of each table, and nothing without its table."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.store import NoTable, SnapshotRow, StoreError, open_store
from igroteka.store.rows import LARGEST_SNAPSHOT

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url

BYTES = bytes(range(256)) * 40


def made(seq: int, body: bytes = BYTES) -> SnapshotRow:
    """A snapshot of so many rows."""
    return SnapshotRow(seq, f"{seq:064x}", body)


async def test_the_newest_snapshot_takes_the_place_of_older_ones(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table("t1"))
        await store.create(table("t2"))
        assert await store.snapshot("t1") is None
        assert await store.keep_snapshot("t1", made(10))
        assert await store.snapshot("t1") == made(10)
        assert await store.keep_snapshot("t1", made(20))
        assert await store.keep_snapshot("t1", made(20, b"again"))
        assert not await store.keep_snapshot("t1", made(19))
        assert await store.keep_snapshot("t2", made(1))
        assert await store.snapshot("t1") == made(20, b"again")
    async with await open_store(url) as store:
        assert await store.snapshot("t1") == made(20, b"again")
        assert await store.snapshot("t2") == made(1)


async def test_several_processes_leave_the_newest_one(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.create(table("t1"))
        order = [7, 3, 12, 5, 1, 11, 12, 9]
        won = await asyncio.gather(
            *[(one, two)[i % 2].keep_snapshot("t1", made(seq)) for i, seq in enumerate(order)]
        )
        assert any(won)
        assert await one.keep_snapshot("t1", made(12))
        assert await two.snapshot("t1") == made(12)


async def test_there_is_no_snapshot_without_a_table_and_none_that_is_too_large(url: str) -> None:
    async with await open_store(url) as store:
        assert not await store.keep_snapshot("nobody", made(1))
        assert await store.snapshot("nobody") is None
        assert await store.snapshot("no id!") is None
        with pytest.raises(NoTable):
            await store.keep_snapshot("no id!", made(1))
        await store.create(table("t1"))
        for bad in (made(-1), SnapshotRow(1, "no proof", b""), made(1, bytes(LARGEST_SNAPSHOT + 1))):
            with pytest.raises(StoreError, match="allowed"):
                await store.keep_snapshot("t1", bad)
        assert await store.snapshot("t1") is None
