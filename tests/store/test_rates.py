"""What is counted once for all processes: moving windows, all names or none, and nobody in between."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]

from igroteka.store import Store, open_store

from .leaping import until


async def count(store: Store, now: float, *names: str) -> bool:
    """Count one more of three in ten seconds."""
    return await store.rates.count(names or ("one",), 3, 10.0, now)


async def test_a_window_moves(url: str) -> None:
    async with await open_store(url) as store:
        assert [await count(store, now) for now in (1.0, 2.0, 3.0, 4.0, 10.9)] == [True] * 3 + [False] * 2
        assert await count(store, 11.0)
        assert not await count(store, 11.5)
        assert await count(store, 500.0)


async def test_what_is_too_much_for_one_name_counts_for_none(url: str) -> None:
    async with await open_store(url) as store:
        for _ in range(3):
            assert await count(store, 1.0, "one")
        assert not await count(store, 2.0, "one", "two")
        assert [await count(store, 3.0, "two") for _ in range(4)] == [True, True, True, False]


async def test_two_processes_count_together(url: str) -> None:
    """They name the same things in another order, and never wait for each other without end."""
    async with await open_store(url) as one, await open_store(url) as two:
        tries = [
            one.rates.count(["a", "b"], 5, 10.0, 1.0) if i % 2 else two.rates.count(["b", "a"], 5, 10.0, 1.0)
            for i in range(20)
        ]
        assert sum(await asyncio.gather(*tries)) == 5


async def test_a_time_of_day_that_is_put_back_shuts_nobody_out_for_long(url: str) -> None:
    async with await open_store(url) as store:
        for _ in range(3):
            assert await count(store, 1_000.0)
        assert await count(store, 900.0)


async def test_what_does_not_count_any_more_is_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await count(store, 1.0, "old")
        await count(store, 50.0, "new")
        assert await store.rates.forget(20.0) == 1
        assert await store.rates.forget(20.0) == 0


async def test_a_name_that_is_being_forgotten_is_counted_anew(postgres: str) -> None:
    async with await open_store(postgres) as store:
        assert await count(store, 1.0)
        tidier, watcher = await asyncpg.connect(postgres), await asyncpg.connect(postgres)

        async def waits() -> bool:
            return bool(await watcher.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"))

        async with tidier.transaction():
            await tidier.execute("SELECT name FROM rates FOR UPDATE")
            counting = asyncio.ensure_future(count(store, 2.0))
            await until(waits)
            await tidier.execute("DELETE FROM rates")
        assert await counting
        await asyncio.gather(tidier.close(), watcher.close())
        assert [await count(store, 3.0) for _ in range(3)] == [True, True, False]
