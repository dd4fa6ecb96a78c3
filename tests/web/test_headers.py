"""Headers with anything in them: no value makes the server fail."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from ..store.leaping import HOUR, leap, until
from .raw_connections import RawConnection, handshake, head
from .support import QUICK, Site, site

NAMES = ("host", "origin", "cookie", "accept-language", "user-agent", "authorization", "content-type", "if-none-match",
         "content-length", "range", "x-forwarded-for", "transfer-encoding", "upgrade")  # fmt: skip
VALUES = (
    b"",
    b" ",
    b"\xff\xfe\xe9",
    b"\xd0\x9f\xd1\x80",
    b"a\x00b",
    b"\x01\x1b[31m",
    b"x" * 5_000,
    b"1" * 5_000,
    b"," * 2_000,
    b";" * 2_000,
    b"[" * 5_000,
    b'"',
    b'igroteka="abc\\',
    b"igroteka=\xff; lang=\xff; dark=\xff; theme=\xff",
    b"lang=" + b"%00" * 50,
    b"igroteka=" + b"." * 999,
    b"igroteka=e30.e30",
    b"ru;q=nan, uk;q=inf, en;q=-inf, ru;q=1e999, uk;q=, en;q==1",
    b"bytes=99999999999999999999-",
    b"bytes=-1,0-0,5-1",
    b"Bearer",
    b"Bearer \xff.\xff",
    b"Bearer " + b"." * 500,
    b"http://[::1",
    b"http://[",
    b"[::1]:99999",
    b"127.0.0.1:99999999",
    b"127.0.0.1:-1",
    b"127.0.0.1@evil.example",
    b"nul",
    b"-1",
    b"99999999999999999999999",
    b"0x10",
    b"multipart/form-data",
    b"multipart/form-data; boundary=" + b"x" * 300,
    b"application/json; charset=utf-999",
    b"application/x-www-form-urlencoded; charset=\xff",
    b'W/"',
    b"*",
    b"Thu, 99 Foo 99999 99:99:99 GMT",
    b"chunked",
    b"100-continue",
)
"""What comes in a header of somebody who means no good, or whose program is broken."""


READ_BY_PAGES = ("host", "cookie", "accept-language", "user-agent")
"""The headers that make one page differ from another; the rest is read by the layers below, which are the same for all."""


ALWAYS = [("GET", "/replay"), ("POST", "/api/tables")]
"""A page that is soon drawn and a call of a program: every value comes to both, and to a handshake."""


def requests(name: str, table: str) -> list[tuple[str, str]]:
    """The other routes. Where a header cannot matter to a page, the one that is soon drawn stands for all."""
    pages = ["/", f"/t/{table}", "/nothing"] if name in READ_BY_PAGES else []
    paths = [*pages, f"/api/tables/{table}", "/static/look.css"]
    return [*[("GET", path) for path in paths], ("POST", "/me")]


def status(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0


async def never_send_a_body(there: Site) -> None:
    """Some headers announce a body that never comes: let the hour pass for which the server waits."""
    lines: set[Any] = there.server.server_state.connections

    def waiting() -> set[Any]:
        return {line for line in lines if line._deadline is not None and not line._in_head}

    async def cut_off(late: set[Any]) -> None:
        """Wait for these only: the next one may begin to wait before anybody has seen that they are gone."""
        leap(HOUR)
        await until(lambda: not late & waiting())

    while True:
        await until(waiting)
        await cut_off(waiting())


@pytest.mark.parametrize("name", NAMES)
async def test_no_header_makes_the_server_fail(url: str, name: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every value comes to the routes that stand for all, and to one of the others, which take turns."""
    await send_values(url, name, caplog, everywhere=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
async def test_no_header_makes_any_route_fail(url: str, name: str, caplog: pytest.LogCaptureFixture) -> None:
    await send_values(url, name, caplog, everywhere=True)


async def send_values(url: str, name: str, caplog: pytest.LogCaptureFixture, everywhere: bool) -> None:
    """Send all values of a header.

    One that comes twice is the business of the layers below the pages, which are given the first one.
    """
    async with site(url, replace(QUICK, body_patience=HOUR)) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", public="on")
        leaping = asyncio.ensure_future(never_send_a_body(there))
        others = requests(name, table)
        for number, value in enumerate(VALUES):
            header = name.encode() + b": " + value
            turn = others if everywhere else [others[number % len(others)]]
            await send(there, table, [header], [*ALWAYS, *turn])
            if len(value) <= 20:
                await send(there, table, [header, header], ALWAYS)
        leaping.cancel()
        assert (await ann.http.get("/")).status_code == 200
    loud = [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    assert not loud, [(record.getMessage(), record.exc_info) for record in loud[:3]]


async def send(there: Site, table: str, headers: list[bytes], routes: list[tuple[str, str]]) -> None:
    """Ask for routes, and for a WebSocket, with these headers."""
    for method, path in routes:
        whole = head(path, *headers, b"connection: close", method=method, port=there.port)
        async with RawConnection(there.port) as line:
            code = status(await line.answer(whole))
        assert code < 500 or code == 501, (method, path, headers, code)
    async with RawConnection(there.port) as line:
        await line.send(handshake(table, there.port, *headers))
        code = status(await line.receive())
    assert code < 500, ("handshake", headers, code)
