"""Hints: what is new, in this process and from others, also after lost connections."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from igroteka.store import COMPARE_ALL, Hint, Store, StoreDown, open_store, operations, postgres, sqlite
from igroteka.store.hub import Hub, Listener

from .examples import table
from .leaping import DAY, HOUR, PAUSE, leap, until
from .made import empty_file as empty_file
from .made import made_url as made_url
from .server import Server


@pytest.fixture
def without_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by itself whether something is new, so that whatever is heard was told."""
    monkeypatch.setattr(postgres, "POLL", DAY)


async def heard(listener: Listener, wanted: Hint) -> list[Hint]:
    """All hints up to the wanted one."""
    found: list[Hint] = []
    async for hint in listener:
        found.append(hint)
        if hint == wanted:
            return found
    raise AssertionError(f"the stream has ended with {found}")


async def behind_the_back(store: Store, id: str, expected: int) -> None:
    """Write as a process does that is killed between its commit and its hint."""
    work = partial(operations.append, table=id, expected=expected, rows=["X a"], at=1.0, status=None)
    assert await store.database.write(work)


async def test_every_change_gives_a_hint_in_the_same_process(url: str) -> None:
    async with await open_store(url) as store:
        with store.listen() as one, store.listen() as two:
            await store.create(table())
            await store.append("t1", 0, ["X a", "X b"])
            await store.add_chat("t1", "g", "N", "hello")
            await store.update("t1", expected_rev=0, config={})
            for listener in (one, two):
                found = await heard(listener, Hint("t1", 2, "events"))
                found += await heard(listener, Hint("t1", 1, "chat"))
                assert Hint("t1", 1, "table") in found


async def test_a_refused_append_gives_no_hint(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        with store.listen() as listener:
            assert not await store.append("t1", 5, ["X a"])
            await store.add_chat("t1", "g", "N", "hello")
            found = await heard(listener, Hint("t1", 1, "chat"))
            assert [hint for hint in found if hint != COMPARE_ALL] == [Hint("t1", 1, "chat")]


async def test_hints_that_wait_are_joined_and_streams_end() -> None:
    hub = Hub()
    listener = hub.listen()
    for seq in range(1, 1000):
        hub.publish(Hint("t1", seq, "events"))
    hub.publish(Hint("t2", 1, "events"))
    hub.publish(Hint("t1", 5, "events"))
    hub.close()
    assert [hint async for hint in listener] == [Hint("t1", 999, "events"), Hint("t2", 1, "events")]
    assert [hint async for hint in hub.listen()] == []


async def test_the_end_of_a_store_ends_its_streams(url: str) -> None:
    store = await open_store(url)

    async def wait(listener: Listener) -> int:
        return len([hint async for hint in listener if hint != COMPARE_ALL])

    listener = store.listen()
    waiting = asyncio.create_task(wait(listener))
    await until(lambda: listener._news._waiters)
    await store.close()
    assert await waiting == 0


async def test_another_process_on_the_same_file_is_noticed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "POLL", 0.05)
    monkeypatch.setattr(postgres, "POLL", 0.05)
    async with await open_store(url) as one, await open_store(url) as two:
        await one.create(table())
        await two.create(table("own"))  # whoever writes has seen all that was there before
        with two.listen() as listener:
            # A look may come by itself, but then another one follows from the row.
            await behind_the_back(one, "t1", 0)
            await heard(listener, COMPARE_ALL)
            while (await two.marks(["t1"]))["t1"].seq == 0:
                await heard(listener, COMPARE_ALL)


async def test_hints_go_from_process_to_process(postgres: str, without_looking: None) -> None:
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        with two.listen() as listener, one.listen() as own:
            await heard(listener, COMPARE_ALL)
            await one.create(table())
            await one.append("t1", 0, ["X a"])
            await heard(listener, Hint("t1", 1, "events"))
            await one.add_chat("t1", "g", "N", "hello")
            await heard(listener, Hint("t1", 1, "chat"))
            await one.update("t1", expected_rev=0, config={})
            await heard(listener, Hint("t1", 1, "table"))
            mine = [hint for hint in await heard(own, Hint("t1", 1, "chat")) if hint.what == "events"]
            assert mine == [Hint("t1", 1, "events")]


async def test_more_hints_than_one_message_holds(postgres: str) -> None:
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        with two.listen() as listener:
            await heard(listener, COMPARE_ALL)
            wanted = {Hint("x" * 60 + f"{i:04}", i, "events") for i in range(1000)}
            for hint in wanted:
                one.database.send_hint(hint)
            found: set[Hint] = set()
            while not wanted <= found:
                found.add(await listener.__anext__())


async def test_a_lost_connection_is_made_again_and_everything_looked_at(
    server: Server, postgres: str, without_looking: None
) -> None:
    async with await open_store(postgres) as one, await open_store(postgres) as two:
        with two.listen() as listener:  # at once: nobody is told a second time that the line stands
            await heard(listener, COMPARE_ALL)
            await one.create(table())
            await asyncio.to_thread(
                server.sql,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'igroteka'",
            )
            await heard(listener, COMPARE_ALL)
            assert await one.append("t1", 0, ["X a"])
            await heard(listener, Hint("t1", 1, "events"))
            assert [e.line for e in await two.events("t1")] == ["X a"]


async def test_a_restarted_server_is_waited_for(mortal: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", DAY)
    async with await open_store(mortal.database()) as store:
        await store.create(table())
        assert await store.append("t1", 0, ["X before"])
        await asyncio.to_thread(mortal.kill)
        tries, connect = 0, asyncpg.connect

        async def counted(*args: Any, **more: Any) -> Any:
            nonlocal tries
            tries += 1
            return await connect(*args, **more)

        monkeypatch.setattr(asyncpg, "connect", counted)
        late = [asyncio.create_task(store.append("t1", 1, [f"X late {i}"])) for i in range(3)]
        said = asyncio.create_task(store.add_chat("t1", "g", "N", "still here?"))
        await until(lambda: tries > 10)
        assert not any(task.done() for task in [*late, said])
        await asyncio.to_thread(mortal.start)
        assert sorted(await asyncio.gather(*late)) == [False, False, True]
        assert await said == 1
        lines = [e.line for e in await store.events("t1")]
        assert lines[0] == "X before"
        assert len(lines) == 2
        with store.listen() as listener:
            await store.append("t1", 2, ["X after"])
            await heard(listener, Hint("t1", 3, "events"))


async def test_a_server_that_stays_away_is_reported(mortal: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(mortal.database())
    await store.create(table())
    await asyncio.to_thread(mortal.kill)
    monkeypatch.setattr(postgres, "PATIENCE", HOUR)
    for call in (store.append("t1", 0, ["X a"]), store.events("t1")):
        asked = asyncio.ensure_future(call)
        while not asked.done():
            leap(HOUR / 10)
            await asyncio.sleep(PAUSE)
        with pytest.raises(StoreDown, match="does not answer"):
            await asked
    await store.close()
