"""Messages and bodies that cannot be read: each is refused by itself, and none fills the log."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from .hostile import ErrorLog, refusal_code
from .raw_connections import DeafPage, frame
from .support import catch_up, site

DEEP = 5_000
NESTED = [
    "[" * DEEP,
    '{"x":' + "[" * DEEP,
    '{"x":' * (DEEP // 2),
    '{"x":' + "[" * DEEP + "]" * DEEP + ',"t":"hello"}',
    '{"t":"hello","mark":' + "[" * DEEP + "]" * DEEP + "}",
    '{"n":' + "[" * DEEP + "]" * DEEP + ',"t":"ping"}',
]
ODD = [
    "",
    "NaN",
    '{"t":"hello","seat":NaN}',
    '{"t":"hello","seat":1e999}',
    '{"t":"hello","seat":' + "9" * 6_000 + "}",
    '{"t":"hello","mark":"\\ud800"}',
    '{"t":"hello","mark":"\\udc00\\ud800"}',
    '{"t":"hello","t":"hello","mark":7}',
    '\ufeff{"t":"hello"}',
]
BYTES = [b"\xff\xfe\x00", b'{"t":"hello","mark":"\xff"}', b'{"t":"hello","mark":"\xed\xa0\x80"}', b'"\xc3']


@pytest.mark.parametrize("hello", [*NESTED, *ODD, *BYTES], ids=lambda one: repr(one[:24]))
async def test_a_hello_that_cannot_be_read_ends_the_line(
    url: str, hello: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(url) as there:
        ears = there.registry.log = ErrorLog()
        assert await refusal_code(there, "/live/sometable", hello=hello) == 4000
    assert ears.errors == []
    assert not caplog.records


async def test_messages_that_cannot_be_read_are_refused(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        ears = there.registry.log = ErrorLog()
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as page:
            unreadable: list[str | bytes] = [*NESTED, *ODD, *BYTES]
            for text in unreadable:
                await page.line.send(text)
                answer = await page.until(lambda m: m["t"] == "refused")
                assert answer["code"] == "message", (text[:50], answer)
                assert answer["detail"]
            # A question gets its answer, whatever else is wrong with it.
            assert (await page.ask(t="fly"))["code"] == "message"
            for number in (2**31, 2**63, 10**30, 10**300, -1):
                for message in (
                    {"t": "log", "before": number},
                    {"t": "host", "do": "time", "seat": 0, "seconds": number},
                    {"t": "undo", "seq": page.state["seq"], "seat": 0, "to": number},
                    {"t": "why", "el": "x", "seat": number},
                    {"t": "bot", "seat": number},
                ):
                    assert (await page.ask(**message))["t"] in ("refused", "log", "why")
            await catch_up(page)
    assert ears.errors == []
    assert not caplog.records


async def test_text_that_is_no_text_ends_the_line_without_a_word_in_the_log(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good:
            async with DeafPage(there, ann, table) as broken:
                await broken.send(frame(b"\xff\xfe"))
                assert b"\x88\x02\x03\xef" in await broken.rest()  # a closing frame with the code 1007
            await catch_up(good)
    assert not caplog.records


async def test_no_text_after_no_text_ends_the_line_no_worse(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What came with the message that has ended the line is not looked at any more."""
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with DeafPage(there, ann, table) as broken:
            await broken.send(frame(b"\xff\xfe") * 3)
            assert b"\x88\x02\x03\xef" in await broken.rest()
    assert not caplog.records


# ---------------------------------------------------------------- bodies

BODIES = [
    b"[" * 100_000,
    b"[" * 100_000 + b"]" * 100_000,
    b'{"game":' * 50_000 + b"1" + b"}" * 50_000,
    b"\xff\xfe",
    b'"\xff"',
    b"\x00",
    b"",
    b"null",
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"9" * 5_000,
    b"{",
    b'{"\\ud800":1}',
    b'\xef\xbb\xbf{"game":"\\ud800"}',
    '{"game":1}'.encode("utf-16"),
    '{"game":1}'.encode("utf-32"),
]
VALUES = [
    b'"\\ud800"',
    b'"\\udc00x"',
    b'"a\\u0000b"',
    b'"\xff"',
    b"NaN",
    b"Infinity",
    b"1e999",
    b"9" * 5_000,
    b"9" * 400,
    b"9223372036854775808",
    b"-1",
    b"1.5",
    b"true",
    b"null",
    b"[]",
    b'{"\\ud800":"\\ud800"}',
    b'{"a":NaN}',
    b"[" * 800 + b"]" * 800,
    b'{"x":' * 800 + b"1" + b"}" * 800,
    b'"' + b"x" * 100_000 + b'"',
]


def spoilt(good: dict[str, Any]) -> list[bytes]:
    """A good body with one field after the other, or one more, spoilt in all ways."""
    bodies = []
    for key in [*good, "more"]:
        for value in VALUES:
            fields = {name: json.dumps(one).encode() for name, one in good.items()} | {key: value}
            bodies.append(
                b"{" + b",".join(b'"' + name.encode() + b'":' + one for name, one in fields.items()) + b"}"
            )
    return bodies


CALLS: dict[str, dict[str, Any]] = {
    "/tables": {"game": "dream_city", "seats": [{"kind": "me"}], "options": {}, "name": "A", "seed": "s", "clock": "none"},
    "/join": {"invitation": "a.b", "name": "B"},
    "/tables/{table}/play": {"move": "x", "seq": 1, "seat": 0},
    "/tables/{table}/undo": {"seq": 1, "seat": 0, "to": 0},
    "/tables/{table}/order": {"key": "flower", "value": "keep", "seat": 0},
}  # fmt: skip


@pytest.mark.parametrize("path", CALLS)
async def test_no_body_makes_the_api_fail(url: str, path: str, caplog: pytest.LogCaptureFixture) -> None:
    async with (
        site(url) as there,
        httpx.AsyncClient(base_url=f"{there.base}/api", trust_env=False, timeout=None, verify=False) as api,
    ):
        made = (await api.post("/tables", json={"game": "dream_city", "seats": [{"kind": "me"}]})).json()
        headers = {
            "authorization": f"Bearer {made['seats'][0]['token']}",
            "content-type": "application/json",
        }
        for body in [*BODIES, *spoilt(CALLS[path])]:
            where = path.replace("{table}", made["table"])
            answer = await api.post(where, content=body, headers=headers)
            assert answer.status_code < 500, (body[:80], answer.status_code, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]["message"]
        unreadable = await api.post(where, content=BODIES[0], headers=headers)
        assert (unreadable.status_code, unreadable.json()["error"]["code"]) == (400, "invalid")
        assert "allowed: JSON" in unreadable.json()["error"]["message"]
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
