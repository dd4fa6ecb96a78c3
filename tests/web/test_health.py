"""The answer to a monitor: the store is asked for real, soon, and not more often than is useful."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from igroteka.store import open_store, postgres, sqlite
from igroteka.web.ops.health import FRESH, Health

from ..store.leaping import DAY, HOUR, PAUSE, until
from ..store.server import Server
from .fake_time import FakeTime
from .support import Person, site


async def status(time: FakeTime, person: Person) -> int:
    """The answer to a fresh question."""
    time.passes(FRESH)
    answer = await person.http.get("/healthz")
    assert answer.json()["ok"] is (answer.status_code == 200)
    return answer.status_code


async def becomes(time: FakeTime, person: Person, wanted: int) -> None:
    """Ask until the answer is this one: PostgreSQL takes its time for new settings and new lines."""
    while await status(time, person) != wanted:
        await asyncio.sleep(PAUSE)


async def test_a_postgresql_that_is_down_is_told_at_once_and_so_is_its_return(
    mortal: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whoever asked with the patience of a move would wait for ever here.
    time = FakeTime()
    async with site(mortal.database(), watch=time.watch) as there, there.person() as monitor:
        monkeypatch.setattr(postgres, "PATIENCE", DAY)
        assert await status(time, monitor) == 200
        mortal.stop()
        assert await status(time, monitor) == 503
        mortal.start()
        await becomes(time, monitor, 200)


async def test_a_postgresql_that_only_reads_is_not_well(mortal: Server) -> None:
    time = FakeTime()
    async with site(mortal.database(), watch=time.watch) as there, there.person() as monitor:
        assert await status(time, monitor) == 200
        for words, wanted in (("on", 503), ("off", 200)):
            mortal.sql(f"ALTER SYSTEM SET default_transaction_read_only = {words}")
            mortal.sql("SELECT pg_reload_conf()")
            await becomes(time, monitor, wanted)


async def test_a_locked_file_is_not_well_until_it_is_free(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime()
    # The writer waits for the lock for longer than whoever asks.
    monkeypatch.setattr(sqlite, "PATIENCE", DAY)
    async with site(url, watch=time.watch) as there, there.person() as monitor:
        assert await status(time, monitor) == 200
        lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        try:
            health = there.app.state.health
            before, asked = health._asking, asyncio.ensure_future(status(time, monitor))
            await until(lambda: health._asking is not before)
            time.passes(HOUR)
            assert await asked == 503
            # Whoever asks while the first question hangs waits no longer than it may: not at all by now.
            assert await status(time, monitor) == 503
        finally:
            lock.execute("ROLLBACK")
            lock.close()
        await until(lambda: health._asking.done())
        assert await status(time, monitor) == 200


async def test_a_file_that_is_gone_is_not_well(url: str) -> None:
    file = Path(url.removeprefix("sqlite:///"))
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person() as monitor:
        assert await status(time, monitor) == 200
        file.rename(file.with_suffix(".away"))
        assert await status(time, monitor) == 503
        file.with_suffix(".away").rename(file)
        assert await status(time, monitor) == 200


async def test_many_questions_are_one_for_the_store(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await open_store(url) as store:
        asked, time_now = 0, 100.0
        true = store.require_writable

        async def counted() -> None:
            nonlocal asked
            asked += 1
            await true()

        monkeypatch.setattr(store, "require_writable", counted)
        health = Health(store, lambda: time_now)
        assert all(await asyncio.gather(*[health.can_write() for _ in range(50)]))
        assert await health.can_write()
        assert asked == 1
        time_now += FRESH
        assert all([await health.can_write() for _ in range(50)])
        assert asked == 2
        await health.close()
