"""The answer to a monitor: the store is asked for real, soon, and not more often than is useful."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.store import open_store
from igroteka.web.health import FRESH, PATIENCE, Health

from ..store.server import Server, running
from .support import Person, site


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A PostgreSQL server that a test may stop."""
    with running() as found:
        yield found


async def status(person: Person, wanted: int) -> float:
    """Ask until the answer is this one; how long the last question took."""
    until = time.monotonic() + 60
    while True:
        began = time.monotonic()
        answer = await person.http.get("/healthz")
        took = time.monotonic() - began
        assert answer.json()["ok"] is (answer.status_code == 200)
        if answer.status_code == wanted:
            return took
        assert time.monotonic() < until, f"the answer stays {answer.status_code}"


async def test_a_postgresql_that_is_down_is_told_at_once_and_so_is_its_return(own_server: Server) -> None:
    async with site(own_server.database()) as there, there.person() as monitor:
        await status(monitor, 200)
        own_server.stop()
        assert await status(monitor, 503) < PATIENCE + 1.0
        own_server.start()
        await status(monitor, 200)


async def test_a_postgresql_that_only_reads_is_not_well(own_server: Server) -> None:
    async with site(own_server.database()) as there, there.person() as monitor:
        await status(monitor, 200)
        for words, wanted in (("on", 503), ("off", 200)):
            own_server.sql(f"ALTER SYSTEM SET default_transaction_read_only = {words}")
            own_server.sql("SELECT pg_reload_conf()")
            await status(monitor, wanted)


async def test_a_locked_file_is_not_well_until_it_is_free(url: str) -> None:
    async with site(url) as there, there.person() as monitor:
        await status(monitor, 200)
        lock = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        try:
            await status(monitor, 503)
            # Whoever asks while the first question hangs waits no longer than it may.
            assert await status(monitor, 503) < PATIENCE
        finally:
            lock.execute("ROLLBACK")
            lock.close()
        await status(monitor, 200)


async def test_a_file_that_is_gone_is_not_well(url: str) -> None:
    file = Path(url.removeprefix("sqlite:///"))
    async with site(url) as there, there.person() as monitor:
        await status(monitor, 200)
        file.rename(file.with_suffix(".away"))
        await status(monitor, 503)
        file.with_suffix(".away").rename(file)
        await status(monitor, 200)


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
