"""Pages of a tournament that follow it: what they are told, across processes, and when they are told nothing more."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import websockets
from starlette.websockets import WebSocketState
from websockets.asyncio.client import ClientConnection, connect

from igroteka.web.live.connection import LiveServer
from igroteka.web.live.page import NO_TABLE, RESTART, TOO_FAST

from ..store.leaping import until
from .support import FREE, QUICK, Person, Site, site
from .test_people import keep
from .test_tournaments import do, make, whole_of


@asynccontextmanager
async def listening(there: Site, id: str, person: Person | None = None) -> AsyncIterator[ClientConnection]:
    """A page of a tournament; without a person that of somebody who only looks on."""
    async with connect(
        there.base.replace("http", "ws") + f"/tournaments/{id}/live",
        additional_headers={"cookie": person.cookie()} if person else {},
        origin=websockets.Origin(there.base),
        proxy=None,
        ping_interval=None,
    ) as line:
        yield line


async def next_mark(line: ClientConnection) -> str:
    """The next mark that a page is told."""
    message = json.loads(await line.recv())
    assert message.keys() == {"t", "mark"}
    assert message["t"] == "tournament"
    return str(message["mark"])


async def shown_mark(person: Person, id: str) -> str:
    """The mark of what the page of somebody shows."""
    found = re.search(r'data-mark="(\w+)"', (await person.http.get(f"/tournaments/{id}")).text)
    assert found
    return found[1]


async def ending(line: ClientConnection) -> int:
    """The code with which the server ends a connection, whatever it says before."""
    try:
        while True:
            await line.recv()
    except websockets.ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


async def test_every_change_is_told_to_players_and_to_whoever_looks_on(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4, bot="random")
        async with listening(there, id, ann) as own, listening(there, id) as other:
            first = await next_mark(own)
            assert first == await next_mark(other) == await shown_mark(ann, id)
            assert await do(ann, id, "join") == 303
            joined = (await whole_of(there, id)).mark
            assert await next_mark(own) == await next_mark(other) == joined != first
            assert await do(ann, id, "start") == 303
            begun = await next_mark(own)
            while begun != (await whole_of(there, id)).mark:
                begun = await next_mark(own)
            assert begun == await shown_mark(ann, id)


async def test_another_process_tells_it_too(postgres: str) -> None:
    async with site(postgres) as one, site(postgres) as two, one.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4)
        async with listening(two, id) as line:
            before = await next_mark(line)
            assert await do(ann, id, "join") == 303
            after = await next_mark(line)
            assert after == (await whole_of(one, id)).mark != before


async def test_pages_are_answered_and_those_that_talk_too_much_are_left(url: str) -> None:
    settings = replace(QUICK, limits=replace(FREE, messages="3 per 10 minute"))
    async with site(url, settings) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4)
        async with listening(there, id) as line:
            await next_mark(line)
            await line.send(json.dumps({"t": "hello"}))
            await line.send(json.dumps({"t": "ping", "n": 0}))
            assert json.loads(await line.recv()) == {"t": "pong", "n": 0}
            await line.send(json.dumps({"t": "ping", "n": 1}))
            await line.send(json.dumps({"t": "ping", "n": 2}))
            assert await ending(line) == TOO_FAST


async def test_who_may_not_listen(url: str) -> None:
    settings = replace(QUICK, limits=replace(FREE, most_sockets_of_one=2))
    async with site(url, settings) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        id = await make(ann, size=4)
        async with listening(there, "nothing") as line:
            assert await ending(line) == NO_TABLE
        with pytest.raises(websockets.InvalidStatus):
            await connect(
                there.base.replace("http", "ws") + f"/tournaments/{id}/live",
                origin=websockets.Origin("https://elsewhere.example"),
                proxy=None,
            )
        async with listening(there, id) as one, listening(there, id) as two:
            await next_mark(one)
            await next_mark(two)
            with pytest.raises(websockets.InvalidStatus):
                async with listening(there, id):
                    pass
        person = await there.registry.store.people.person_by_login("ben")
        assert person is not None
        there.registry.site.banned = frozenset({person.id})
        with pytest.raises(websockets.InvalidStatus):
            async with listening(there, id, ben):
                pass


async def test_a_server_that_stops_asks_its_pages_to_come_back(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4)
        async with listening(there, id) as line:
            await next_mark(line)
            await there.app.state.hub.close()
            assert await ending(line) == RESTART


async def test_what_comes_up_while_a_page_is_parted_with_is_no_failure(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("igroteka.web.live.tournament_feed.PAUSE", 0)
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        id = await make(ann, size=4)
        async with listening(there, id) as line:
            await next_mark(line)
            hub: LiveServer = there.app.state.hub
            closing = asyncio.ensure_future(hub.close())
            (socket,) = hub.open
            while socket.application_state is not WebSocketState.DISCONNECTED:
                await asyncio.sleep(0)
            for page in hub.tournaments._pages[id]:
                page.tell("something else")
            await closing
            assert await ending(line) == RESTART
            await until(lambda: not hub.open)
    assert [one.getMessage() for one in caplog.records if one.exc_info] == []
