"""Pages that do not read what they are sent: they cost little, hold nobody up, and are let go of."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from igroteka.web.live.messages import encode
from igroteka.web.live.outbox import Outbox
from igroteka.web.live.page import RESTART, TOO_SLOW

from ..store.leaping import HOUR, PAUSE, leap, until
from .raw_connections import DeafPage, frame
from .support import QUICK, Page, catch_up, site

LOOKS = (b'{"t":"look","dark":true}', b'{"t":"look","dark":false}')


async def block(deaf: DeafPage) -> None:
    """Ask for pictures until the writer of the page waits for its reader."""
    count = 0
    while deaf.line.writable.is_set():
        await deaf.send(frame(LOOKS[count % 2]))
        count += 1
        await asyncio.sleep(PAUSE)


async def heard(deaf: DeafPage, good: Page, word: str) -> None:
    """Wait until the server has read everything that the page has said so far."""
    await deaf.send(frame(f'{{"t":"chat","text":"{word}"}}'.encode()))
    await good.until(lambda m: m["t"] == "chat" and m["lines"][-1]["text"] == word)


async def test_pictures_for_a_page_that_does_not_read_do_not_pile_up(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good, DeafPage(there, ann, table) as deaf:
            await block(deaf)
            for i in range(200):
                await deaf.send(frame(LOOKS[i % 2]))
            await heard(deaf, good, "all")
            outbox = deaf.client.outbox
            one = len(good.heard[0])
            assert outbox.size <= 2 * one
            assert len(outbox) <= 3
            # Nothing grows below, either: a message at most beyond what the system takes.
            assert deaf.line.transport.get_write_buffer_size() <= 2 * one + 2**16


async def test_answers_for_a_page_that_does_not_read_are_limited(url: str) -> None:
    small = replace(QUICK, most_waiting_bytes=10_000)
    async with site(url, small) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good, DeafPage(there, ann, table) as deaf:
            await block(deaf)
            asking = asyncio.ensure_future(deaf.send(frame(b'{"t":"describe","n":1}') * 50_000))
            outbox = deaf.client.outbox
            await until(lambda: not outbox._room.is_set())
            # From now on the page is not read any more, so its further questions wait with itself.
            for _ in range(20):
                await catch_up(good)
            answer = len((await good.ask(t="describe"))["text"])
            # One of the pictures from before may still wait among them.
            answers = [one for one in outbox._waiting if one.kind != "full"]
            assert len(answers) >= len(outbox) - 1
            assert sum(one.size for one in answers) <= 10_000 + 2 * answer + 1_000
            asking.cancel()


async def test_pings_of_a_page_that_does_not_read_fill_no_memory(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good, DeafPage(there, ann, table) as deaf:
            await block(deaf)
            before = deaf.line.transport.get_write_buffer_size()
            for _ in range(50):
                await deaf.send(frame(b"x" * 125, kind=9) * 100)
            await heard(deaf, good, "all")
            assert deaf.line.transport.get_write_buffer_size() <= before + 1_000


async def test_a_message_in_endless_parts_ends_the_line(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good, DeafPage(there, ann, table) as deaf:
            whole = frame(b'{"t":"chat",', last=False) + frame(b'"text":"in two parts"}', kind=0)
            await deaf.send(whole)
            await good.until(lambda m: m["t"] == "chat")
            await deaf.send(frame(b"", last=False) + frame(b"", kind=0, last=False) * 2_000)
            assert b"\x03\xf1at most" in await deaf.rest()  # the code 1009 and its reason
            await catch_up(good)


async def test_a_page_that_takes_nothing_is_cut_off(url: str) -> None:
    hasty = replace(QUICK, write_patience=HOUR)
    async with site(url, hasty) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        codes: list[int] = []
        hub: Any = there.app.state.hub
        true = hub._close

        async def close(socket: Any, code: int) -> None:
            codes.append(code)
            await true(socket, code)

        hub._close = close
        async with ann.page(table, seat=0) as good, DeafPage(there, ann, table) as deaf:
            line = deaf.line
            await block(deaf)
            if line.transport.get_write_buffer_size():
                await deaf.send(frame(LOOKS[0]) + frame(LOOKS[1]))
            await heard(deaf, good, "all")
            # An hour from the moment at which the writer begins to wait, and one for the last word.
            while deaf.client is not None or not line.disconnected:
                leap(HOUR)
                await asyncio.sleep(PAUSE)
            assert codes == [TOO_SLOW]
            await deaf.rest()
            assert (await good.play(good.state["ask"]["moves"][0]["id"]))["t"] == "done"
            assert there.server.config.connection_limits.websockets == 1  # type: ignore[attr-defined]


async def test_a_page_that_is_let_go_of_while_a_picture_is_on_its_way_does_not_ask_to_reconnect(
    url: str,
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        found: Any = there.registry.tables[table]
        async with ann.page(table) as page:
            [client] = found.clients
            async with found.lock:
                await page.send('{"t":"look","dark":true}')
                await until(lambda: there.registry._tasks)  # the picture waits for the lock
                client.ask_to_reconnect()
                assert await page.ending() == RESTART
                await until(lambda: not there.app.state.hub.open)
            await until(lambda: not there.registry._tasks)
            assert not found.clients


async def test_a_page_that_is_let_go_of_while_its_picture_is_drawn_does_not_ask_to_reconnect(
    url: str,
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        found: Any = there.registry.tables[table]
        async with ann.page(table) as page:
            [client] = found.clients
            async with there.registry.slicer._turn:
                await page.send('{"t":"look","dark":true}')
                await until(found.lock.locked)  # the picture waits for a slice of the loop
                client.ask_to_reconnect()
                assert await page.ending() == RESTART
                await until(lambda: not there.app.state.hub.open)
            await until(lambda: not there.registry._tasks)
            assert not found.clients


async def test_what_waits_for_a_page() -> None:
    box = Outbox(4, 1_000)
    full = {"t": "full", "x": "x" * 300}
    for message in ({"t": "patch"}, full, {"t": "done", "n": 1}, {"t": "patch"}, {"t": "chat"}):
        assert box.put(encode(message))
    assert [one.kind for one in box._waiting] == ["full", "done", "patch", "chat"]
    # A new picture takes the place of all that it shows; answers stay, in order, before it.
    assert box.put(encode(full))
    assert [one.kind for one in box._waiting] == ["done", "full"]
    assert box.size == sum(one.size for one in box._waiting)
    # Too many bytes, then too many messages: the page gets one picture later.
    assert not box.put(encode({"t": "patch", "x": "x" * 900}))
    assert box.is_behind
    assert [one.kind for one in box._waiting] == ["done"]
    assert box.put(encode({"t": "patch"}))
    assert len(box) == 1
    box.put(encode(full))
    assert not box.is_behind
    assert [box.put(encode({"t": "here"})) for _ in range(3)] == [True, True, False]
    # One picture alone may be larger than the limit: there is no other way to show it.
    box.put(encode({"t": "full", "x": "x" * 5_000}))
    assert box.holds_full
    kinds = []
    while (one := box.take()) is not None:
        kinds.append(one.kind)
    assert kinds == ["done", "full"]
    assert box.size == 0
    # Room for answers ends with their number or their bytes, and begins again.
    for number, size in ((4, 0), (1, 1_000)):
        for _ in range(number):
            assert box._room.is_set()
            box.put(encode({"t": "why", "text": "x" * size}))
        assert not box._room.is_set()
        while box.take() is not None:
            pass
        assert box._room.is_set()
