"""Connections that send half a request, too many of them, or never read: others are served all the same."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from igroteka.web.ops.settings import Settings
from igroteka.web.security.addresses import counted_address
from igroteka.web.security.connections import LARGEST_HEAD, ConnectionLimits

from ..store.leaping import DAY, HOUR, leap, until
from .raw_connections import RawConnection, handshake, head
from .support import MANY, QUICK, Person, Site, site

ELSEWHERE = "127.0.0.2"
"""An address that is not believed to be a proxy."""


def settings(head: float = DAY, body: float = DAY, write: float = DAY, **limits: Any) -> Settings:
    """Settings in which one thing may last an hour and all others a day."""
    return replace(
        QUICK,
        head_patience=head,
        body_patience=body,
        write_patience=write,
        limits=replace(QUICK.limits, **limits),
    )


def connection_limits(there: Site) -> ConnectionLimits:
    """The connections as the server counts them."""
    limits: ConnectionLimits = there.server.config.connection_limits  # type: ignore[attr-defined]
    return limits


async def the_line(there: Site) -> Any:
    """The only connection, as the server has it."""
    connections = there.server.server_state.connections
    await until(lambda: len(connections) == 1)
    return next(iter(connections))


async def has_come(line: Any, size: int) -> None:
    """Wait until so many bytes of a head have come."""
    await until(lambda: line._head == size)


async def is_served(there: Site) -> bool:
    """Whether somebody with a new connection gets a page."""
    async with httpx.AsyncClient(base_url=there.base, trust_env=False, timeout=None, verify=False) as client:
        return (await client.get("/healthz")).status_code == 200


HALF = {
    "nothing": b"",
    "a word": b"GET",
    "a head without its end": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-more: ",
}


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF.keys())
async def test_a_head_must_come_in_time(url: str, sent: bytes) -> None:
    async with site(url, settings(head=HOUR)) as there, RawConnection(there.port) as half:
        await half.send(sent)
        assert await is_served(there)
        await until(lambda: len(connection_limits(there)) == 1)
        leap(HOUR)
        await half.rest()
        await until(lambda: len(connection_limits(there)) == 0)


async def test_the_head_of_a_second_request_must_come_in_time(url: str) -> None:
    async with site(url, settings(head=HOUR)) as there, RawConnection(there.port) as half:
        await half.send(head("/healthz"))
        assert b" 200 " in await half.receive()
        leap(HOUR)  # between two requests it may be silent for longer
        line = await the_line(there)
        await half.send(b"GET / HTTP/1.1\r\nhost: 127")
        await until(lambda: line._deadline is not None)
        leap(HOUR)
        assert b"HTTP" not in await half.rest()


async def test_a_head_that_comes_byte_by_byte_has_no_more_time(url: str) -> None:
    async with site(url, settings(head=HOUR)) as there, RawConnection(there.port) as half:
        begun, more = head("/healthz")[:-2], b"x: y\r\n"
        await half.send(begun)
        ended, line = asyncio.ensure_future(half.rest()), await the_line(there)
        for number in range(1, 5):
            await half.send(more)
            await has_come(line, len(begun) + number * len(more))
            assert not ended.done()
            leap(HOUR / 4)
        assert await ended == b""


@pytest.mark.parametrize("path", ["/me", "/api/tables", "/replay"])
async def test_a_body_must_come_in_time_and_a_lost_one_is_no_fault_of_ours(
    url: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(url, settings(body=HOUR)) as there, RawConnection(there.port) as half:
        kind = b"application/json" if path.startswith("/api") else b"application/x-www-form-urlencoded"
        await half.send(
            head(path, b"content-length: 100", b"content-type: " + kind, method="POST") + b"half of"
        )
        assert await is_served(there)
        line = await the_line(there)
        await until(lambda: not line._in_head)
        leap(HOUR)
        assert b" 200 " not in await half.rest()
        await until(lambda: not there.server.server_state.tasks)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


async def test_an_idle_connection_is_not_kept_for_good(url: str) -> None:
    short = replace(settings(), idle_patience=int(HOUR))
    async with site(url, short) as there, RawConnection(there.port) as idle:
        await idle.send(head("/healthz"))
        assert b" 200 " in await idle.receive()
        leap(HOUR)
        assert await idle.rest() == b""


async def test_whoever_does_not_read_the_answer_is_let_go_of(url: str) -> None:
    async with site(url, settings(write=HOUR)) as there, RawConnection(there.port) as deaf:
        line = await the_line(there)
        asking = asyncio.ensure_future(deaf.send(head("/static/table.js") * 2_000))
        # Answers pile up until the server waits for its reader, and then for no longer than it may.
        await until(lambda: line._abort_timer is not None)
        assert len(connection_limits(there)) == 1
        leap(HOUR)
        await until(lambda: len(connection_limits(there)) == 0)
        await asyncio.gather(asking, return_exceptions=True)
        assert await is_served(there)


async def test_half_sent_requests_make_way(url: str) -> None:
    async with site(url, settings(most_connections=20)) as there, contextlib.AsyncExitStack() as stack:
        halves = []
        for i in range(60):
            half = await stack.enter_async_context(RawConnection(there.port))
            await half.send(b"GET / HTTP/1.1\r\n")
            halves.append(half)
            if i % 10 == 9:
                assert await is_served(there)
        for half in halves[:39]:
            assert await half.rest() == b""
        assert len(connection_limits(there)) <= 20


async def test_connections_that_are_answered_do_not_make_way(url: str) -> None:
    async with site(url, settings(most_connections=3)) as there, contextlib.AsyncExitStack() as stack:
        async with httpx.AsyncClient(
            base_url=f"{there.base}/api", trust_env=False, timeout=None, verify=False
        ) as api:
            body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
            table = (await api.post("/tables", json=body)).json()["table"]
        await until(lambda: len(connection_limits(there)) == 0)
        waiting = [await stack.enter_async_context(RawConnection(there.port)) for _ in range(3)]
        for one in waiting:
            await one.send(head(f"/api/tables/{table}/wait?timeout=30"))
        await until(lambda: not connection_limits(there)._waiting and len(connection_limits(there)) == 3)
        async with RawConnection(there.port) as more:
            assert (await more.rest()).startswith(b"HTTP/1.1 503 ")
        assert len(connection_limits(there)) == 3


async def test_one_address_has_so_many_connections(url: str) -> None:
    few = settings(most_connections_of_one=5)
    async with site(url, few) as there, contextlib.AsyncExitStack() as stack:
        mine = [await stack.enter_async_context(RawConnection(there.port, ELSEWHERE)) for _ in range(5)]
        await until(lambda: len(connection_limits(there)) == 5)
        async with RawConnection(there.port, ELSEWHERE) as more:
            assert b"Too many connections" in await more.rest()
        assert await is_served(there)
        mine[0].sock.close()
        await until(lambda: len(connection_limits(there)) <= 4)
        async with RawConnection(there.port, ELSEWHERE) as again:
            assert b" 200 " in await again.answer(head("/healthz", b"connection: close"))


async def test_a_proxy_brings_many(url: str) -> None:
    few = replace(settings(most_connections_of_one=2), proxies="127.0.0.1")
    async with site(url, few) as there, contextlib.AsyncExitStack() as stack:
        for _ in range(10):
            line = await stack.enter_async_context(RawConnection(there.port))
            await line.send(head("/healthz"))
            assert b" 200 " in await line.receive()


async def test_a_huge_head_is_refused(url: str) -> None:
    async with site(url) as there, RawConnection(there.port) as large:
        sending = asyncio.ensure_future(
            large.send(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n" + b"x: " + b"y" * 20 * LARGEST_HEAD)
        )
        assert (await large.rest()).startswith(b"HTTP/1.1 400 ")
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


def test_a_network_counts_as_one_address() -> None:
    assert counted_address("192.0.2.7") == "192.0.2.7"
    assert counted_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert (
        counted_address("2001:db8:1:2::1") == counted_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    )
    assert counted_address("2001:db8:1:3::1") != counted_address("2001:db8:1:2::1")
    assert counted_address("fe80::1%eth0") == "fe80::/64"
    assert counted_address("testclient") == "testclient"


# ---------------------------------------------------------------- sockets


@contextlib.asynccontextmanager
async def listening(there: Site, person: Person, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that is accepted."""
    address = f"ws://127.0.0.1:{there.port}/live/{table}"
    async with connect(
        address,
        origin=websockets.Origin(there.base),
        proxy=None,
        additional_headers={"cookie": person.cookie()},
    ) as line:
        yield line


async def refusal(there: Site, person: Person, table: str) -> int:
    """The HTTP status with which a socket is refused."""
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with listening(there, person, table):
            pass
    return refused.value.response.status_code


async def test_one_address_has_so_many_sockets_at_a_table_and_in_all(url: str) -> None:
    few = settings(most_sockets_at_table=2, most_sockets_of_one=3)
    async with site(url, few) as there, there.person("Ann") as ann, contextlib.AsyncExitStack() as stack:
        one, two = [await ann.new_table(seats=2, seat__0="me", seat__1="local") for _ in range(2)]
        first = [await stack.enter_async_context(listening(there, ann, one)) for _ in range(2)]
        assert await refusal(there, ann, one) == 403
        await stack.enter_async_context(listening(there, ann, two))
        assert await refusal(there, ann, two) == 403
        await first[0].close()
        await until(lambda: len(there.app.state.hub.open) <= 2)
        async with listening(there, ann, one):
            pass
    assert not there.app.state.hub._counts


async def test_handshakes_and_files_are_counted(url: str) -> None:
    few = settings(requests="10 per hour", files="3 per hour", tables=MANY)
    async with site(url, few) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        for _ in range(8):
            async with RawConnection(there.port) as line:
                await line.send(handshake(table, there.port))
                assert (await line.receive()).startswith(b"HTTP/1.1 101 ")
        assert await refusal(there, ann, table) == 403
        assert (await ann.http.get("/healthz")).status_code == 429
        files = [(await ann.http.get("/static/look.css")).status_code for _ in range(4)]
        assert files == [200, 200, 200, 429]


async def test_only_a_proxy_that_the_operator_has_named_tells_where_a_visitor_comes_from(url: str) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, requests="5 per hour"))
    for proxies, answers in (("", [200] * 5 + [429] * 3), ("127.0.0.1", [200] * 8)):
        async with site(f"{url}-{len(proxies)}", replace(few, proxies=proxies)) as there:
            async with httpx.AsyncClient(
                base_url=there.base, trust_env=False, timeout=None, verify=False
            ) as http:
                given = [
                    (await http.get("/api/games", headers={"x-forwarded-for": f"10.0.0.{i}"})).status_code
                    for i in range(8)
                ]
            assert given == answers
