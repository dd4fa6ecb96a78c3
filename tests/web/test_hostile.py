"""Hostile input: huge, broken, forged, foreign and too much of it. The table goes on, and says what was wrong."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from igroteka.web.ops.logs import Log
from igroteka.web.ops.settings import Limits
from igroteka.web.security.guests import Guest, GuestCookies

from ..store.leaping import HOUR, leap, until
from .hands import Hand
from .support import FREE, QUICK, Site, catch_up, csrf_of, site


async def test_bad_messages_are_refused_one_by_one(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            seq = page.state["seq"]
            bad: list[str] = [
                "",
                "{",
                "null",
                "[]",
                '"play"',
                "\x00",
                '{"t":"fly"}',
                '{"t":"play"}',
                '{"t":"play","seq":"1","seat":0,"move":"x"}',
                '{"t":"play","seq":1e400,"seat":0,"move":"x"}',
                '{"t":"play","seq":1,"seat":0,"move":"x","more":1}',
                '{"t":"undo","seq":1,"seat":null}',
                '{"t":"chat","text":7}',
                '{"t":"play","seq":1.0,"seat":0,"move":"x"}',
                '{"t":"play","seq":1,"seat":0e0,"move":"x"}',
                '{"t":"play","seq":1,"seat":false,"move":"x"}',
                '{"t":"play","seq":1,"seat":-1,"move":"x"}',
                '{"t":"play","seq":1000000000,"seat":0,"move":"x"}',
                json.dumps({"t": "play", "seq": 1, "seat": 0, "move": ""}),
                json.dumps({"t": "play", "seq": 1, "seat": 0, "move": "x" * 4_000}),
                "[" * 5_000,
            ]
            for text in bad:
                await page.send(text)
                answer = await page.until(lambda m: m["t"] == "refused")
                assert answer["code"] == "message", (text[:50], answer)
                assert answer["detail"]
            # Whatever is wrong with a message, its answer carries its number.
            assert (await page.ask(t="play", seq=0.5, seat=0, move="x"))["code"] == "message"
            long = await page.ask(t="chat", text="x" * 5_000)
            assert (long["t"], long["code"]) == ("refused", "chat")
            for move, code in (
                ("build park r9c9", "unknown-move"),
                ("build", "unknown-move"),
                ("x" * 200, "unknown-move"),
                ("'; DROP TABLE events; --", "unknown-move"),
                ("deal park", "illegal"),
                ("first 1", "illegal"),
            ):
                answer = await page.play(move)
                assert (answer["t"], answer["code"]) == ("refused", code), move
            first = page.state["ask"]["moves"][0]["id"]
            for number in (-1, 2**40, 10**300):
                assert (await page.play(first, seq=number))["code"] == "message"
            for number in (seq + 1, 999_999_999):
                assert (await page.play(first, seq=number))["code"] == "stale"
                await page.until(lambda m: m["t"] == "full")
            for seat in (-1, -2):
                assert (await page.play("done", seat=seat))["code"] == "message"
            for seat in (1_000_000, 7):
                assert (await page.play("done", seat=seat))["code"] == "seat"
            assert (await page.ask(t="undo", seq=seq, seat=0, to=-5))["code"] == "message"
            assert (await page.ask(t="undo", seq=seq, seat=0, to=99))["code"] == "undo"
            assert (await page.ask(t="why", el="x" * 3_000))["code"] == "message"
            assert (await page.ask(t="why", el="x" * 200))["t"] == "why"
            assert page.state["seq"] == seq
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"


async def test_a_huge_message_ends_the_line_and_nothing_else(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as good, ann.page(table) as bad:
            await bad.send(json.dumps({"t": "chat", "text": "x" * 100_000}))
            assert await bad.ending() == 1009
            await catch_up(good)


async def refused(site_: Site, path: str, **options: Any) -> int:
    """The close code or HTTP status of a connection that is not wanted."""
    hello = options.pop("hello", '{"t":"hello"}')
    try:
        async with connect(site_.base.replace("http", "ws") + path, proxy=None, **options) as line:
            await line.send(hello)
            while True:
                await line.recv()
    except websockets.InvalidStatus as error:
        return error.response.status_code
    except websockets.ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


async def test_foreign_sites_and_strangers_cannot_listen(url: str) -> None:
    quick = replace(QUICK, hello_patience=HOUR)
    async with site(url, quick) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        cookie = {"cookie": ann.cookie()}
        path = f"/live/{table}"
        origin = websockets.Origin
        assert (
            await refused(there, path, additional_headers=cookie, origin=origin("http://evil.example")) == 403
        )
        assert await refused(there, path, additional_headers=cookie, origin=origin("null")) == 403
        other = origin("http://127.0.0.1:1")
        assert await refused(there, path, additional_headers=cookie, origin=other) == 403
        # Without an origin it is no browser, and a cookie alone counts for nothing.
        assert await refused(there, path, additional_headers=cookie) == 1008
        own = origin(there.base)
        assert await refused(there, path, origin=own) == 1008
        assert await refused(there, path, hello='{"t":"hello","token":"' + table + '.aaaa"}') == 1008
        assert await refused(there, path, hello='{"t":"hello","token":"."}') == 1008
        assert await refused(there, "/live/nosuchtable", origin=own) == 4004
        assert await refused(there, "/live/..%2f..%2fetc", origin=own) in (403, 404, 4004)
        assert await refused(there, path, origin=own, hello='{"t":"ping"}') == 4000
        assert await refused(there, path, origin=own, hello="garbage") == 4000
        async with connect(there.base.replace("http", "ws") + path, origin=own, proxy=None) as line:
            await until(lambda: len(there.app.state.hub.open) == 1)
            leap(HOUR)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000


async def test_forged_cookies_count_for_nothing(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        genuine = ann.http.cookies["igroteka"]
        me = there.registry.guest_cookies.read(genuine)
        assert me is not None
        said, _, signature = genuine.rpartition(".")
        forged = [
            GuestCookies("another key").sign(me),
            # The last letter would not do: two of its bits stand for nothing.
            f"{said}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
            genuine.split(".")[0],
            "." + genuine.split(".", 1)[1],
            "x" * 5_000,
            '{"id":"' + me.id + '"}',
        ]
        for cookie in forged:
            async with httpx.AsyncClient(
                base_url=there.base, cookies={"igroteka": cookie}, trust_env=False, timeout=None
            ) as eve:
                page = await eve.get(f"/t/{table}")
                assert page.status_code == 404, cookie[:60]
        async with httpx.AsyncClient(
            base_url=there.base, cookies={"igroteka": genuine}, trust_env=False, timeout=None
        ) as ann2:
            assert (await ann2.get(f"/t/{table}")).status_code == 200


async def test_forms_of_other_sites_and_people_are_refused(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        data = {"seats": "2", "seat-0": "me", "seat-1": "bot:random"}
        path = "/new/dream_city"
        good = {"origin": there.base}
        no = [
            await ann.http.post(path, data=data, headers=good),
            await ann.http.post(path, data={**data, "csrf": "x"}, headers=good),
            await ann.http.post(path, data={**data, "csrf": eve.csrf}, headers=good),
            await ann.http.post(
                path, data={**data, "csrf": ann.csrf}, headers={"origin": "http://evil.example"}
            ),
            await ann.http.post(path, data={**data, "csrf": ann.csrf}, headers={"origin": "null"}),
            await ann.http.post(
                path, data={**data, "csrf": ann.csrf}, headers={"sec-fetch-site": "cross-site"}
            ),
        ]
        assert [answer.status_code for answer in no] == [403] * 6
        assert there.registry.tables == {}
        yes = await ann.http.post(path, data={**data, "csrf": ann.csrf}, headers=good)
        assert yes.status_code == 303
        # Nobody is sent to another site after a form.
        elsewhere = ("//evil.example/x", "http://evil.example/", "\\\\evil.example", "/\\evil.example", "/\t/evil.example",
                     "javascript:alert(1)", "///evil.example", "/\r\nset-cookie:x=y")  # fmt: skip
        for where in elsewhere:
            answer = await ann.post("/me", lang="ru", next=where)
            assert answer.status_code == 303
            target = answer.headers["location"]
            assert target.startswith("/")
            assert not target.startswith("//")
            assert "\\" not in target


async def test_bad_set_ups_come_back_with_a_reason(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for fields in (
            {"seats": "9"},
            {"seats": "-1"},
            {"seats": "2", "seat-0": "king"},
            {"seats": "2", "seat-0": "bot:deepblue"},
            {"seats": "2", "seat-0": "me", "seat-1": "me"},
            {"seats": "2", "option-mode": "training", "option-side": "B"},
            {"seats": "2", "option-first": "3"},
            {"seats": "2", "clock": "1000000+1"},
            {"seats": "2", "seed": "x" * 500},
        ):
            answer = await ann.post("/new/dream_city", **fields)
            assert answer.status_code == 422, fields
            assert 'role="alert"' in answer.text
        assert (await ann.post("/new/chess", seats="2")).status_code == 404
        assert there.registry.tables == {}
        # A name is cleaned, not trusted.
        table = await ann.new_table(seats=1, seat__0="me", name="<script>|\u202e\x07" + "y" * 90)
        page = await ann.http.get(f"/t/{table}")
        assert "<script>|" not in page.text
        assert there.registry.tables[table].row.names[0].startswith("<script>yyy")
        assert len(there.registry.tables[table].row.names[0]) <= 40


async def test_floods_of_tables_and_chat_are_stopped(url: str) -> None:
    tight = replace(QUICK, limits=replace(FREE, tables="3 per hour", chat="4 per hour"))
    async with site(url, tight) as there, there.person("Ann") as ann:
        ids = [await ann.new_table(seats=2, seat__0="me", seat__1="local") for _ in range(3)]
        assert (await ann.post("/new/dream_city", seats="2")).status_code == 429
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        api = await ann.http.post("/api/tables", json=body)
        assert api.status_code == 429
        assert api.json()["error"]["code"] == "many-tables"
        # Another guest from the same address is stopped as well.
        async with there.person("Eve") as eve:
            assert (await eve.post("/new/dream_city", seats="2")).status_code == 429
        async with ann.page(ids[0]) as page:
            answers = [await page.ask(t="chat", text=f"hello {i}") for i in range(7)]
            assert [a["t"] for a in answers] == ["done"] * 4 + ["refused"] * 3
            assert answers[-1]["code"] == "many-chat"
            assert (await page.ask(t="ping"))["t"] == "pong"


async def test_a_flood_of_messages_ends_the_line_but_not_the_table(url: str) -> None:
    usual = replace(QUICK, limits=replace(QUICK.limits, messages=Limits().messages))
    async with site(url, usual) as there, there.person("Ann") as ann:
        there.registry.gate._clock = Hand()  # so that it is a flood on a slow machine, too
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as good, ann.page(table, seat=0) as bad:
            for _ in range(61):
                await bad.send('{"t":"ping"}')
            late = await bad.ask(t="ping")
            assert (late["t"], late["code"]) == ("refused", "many-messages")
            for _ in range(400):
                await bad.send('{"t":"describe"}')
            assert await bad.ending() == 4029
            assert (await good.play(good.state["ask"]["moves"][0]["id"]))["t"] == "done"


async def test_a_slow_page_gets_one_whole_picture_and_holds_nobody_up(url: str) -> None:
    async with site(url, replace(QUICK, most_waiting=5)) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as quick, ann.page(table, seat=0) as slow:
            held = asyncio.Event()
            port = slow.line.local_address[1]
            clients: list[Any] = list(there.registry.tables[table].clients)
            lazy = next(client for client in clients if client.socket.client.port == port)
            true = lazy.socket.send_text

            async def wait_first(text: str) -> None:
                await held.wait()
                await true(text)

            lazy.socket.send_text = wait_first
            for _ in range(8):
                build = next(m["id"] for m in quick.state["ask"]["moves"])
                assert (await quick.play(build))["t"] == "done"  # it waits for nobody who reads later
                if quick.state["ask"]["can_undo"]:
                    await quick.ask(t="undo", seq=quick.state["seq"], seat=0)
                if not quick.state["ask"]["moves"]:
                    break
            for _ in range(8):
                await quick.ask(t="order", seat=0, key="flower", value="build")
                await quick.ask(t="order", seat=0, key="flower", value="ask")
            held.set()
            await slow.until(lambda m: m["t"] == "full")
            await catch_up(slow)
            assert slow.state["seq"] == quick.state["seq"]
            assert slow.drawn() == quick.drawn()
            assert there.registry.metrics.overflows._value.get() >= 1


async def test_unknown_names_and_large_bodies_are_refused(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        foreign = await ann.http.get("/", headers={"host": "evil.example"})
        assert foreign.status_code == 421
        assert "IGROTEKA_HOSTS" in foreign.text
        large = await ann.http.post("/replay", content=b"x" * 2_000_000, headers={"origin": there.base})
        assert large.status_code == 413

        async def endless() -> Any:
            for _ in range(40):
                yield b"x" * 65_536

        streamed = await ann.http.post("/api/tables", content=endless())
        assert streamed.status_code in (400, 413)
        for path in (
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/static/..%5capp.py",
            "/t/%00",
            "/t/a/b/c",
        ):
            answer = await ann.http.get(path)
            assert answer.status_code in (404, 400), path


async def test_every_page_has_a_strict_policy(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        nonces = set()
        for path in ("/", "/new/dream_city", f"/t/{table}", "/rules/dream_city", "/replay", "/nothing"):
            page = await ann.http.get(path)
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["cache-control"] == "no-store"
            nonces.add(policy.split("nonce-")[1].split("'")[0])
            # Nothing in the page needs more than the policy allows.
            assert " style=" not in page.text
            for script in page.text.split("<script")[1:]:
                head, body = script.split(">", 1)
                assert "src=" in head or 'type="application/json"' in head, head
                assert "src=" not in head or body.startswith("</script>")
            assert not [
                tag for tag in page.text.split("<")[1:] if " on" in tag.split(">")[0] and "onclick" in tag
            ]
        assert len(nonces) == 6
        assert csrf_of((await ann.http.get("/")).text) != ""
        cookie = (await there.person().http.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_a_signed_cookie_is_read_only_with_its_key() -> None:
    guest_cookies = GuestCookies("key")
    assert guest_cookies.read(guest_cookies.sign(Guest("g", "Ann"))) == Guest("g", "Ann")
    assert GuestCookies("other").read(guest_cookies.sign(Guest("g", "Ann"))) is None


async def test_strangers_cannot_do_what_only_hosts_and_players_may(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        assert (await eve.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 403
        assert (await eve.post(f"/t/{table}/close")).status_code == 403
        assert (await ann.post(f"/t/{table}/seat", seat="0", kind="bot:random")).status_code == 409
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="king")).status_code == 422
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 303
        assert there.registry.tables[table].row.status == "running"
        assert (await eve.post(f"/t/{table}/close")).status_code == 403
        assert (await ann.post(f"/t/{table}/close")).status_code == 409
        async with eve.page(table) as page:
            assert page.state["role"]["seats"] == []
            assert (await page.play("done", seat=0))["code"] == "watch"


class Ears(Log):
    """A log that remembers errors."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger("nobody"))
        self.errors: list[str] = []

    def error(self, event: str, **words: Any) -> None:
        self.errors.append(f"{event} {words}")


async def test_random_messages_never_fail_the_server(url: str) -> None:
    rng = random.Random(8)
    numbers: list[Any] = [-1, 0, 1, 2, 7, 13, 14, 40, 10**9, -(10**9), 1.5, True, None, "0", [], {}]
    words: list[Any] = ["", "flower", "keep", "greedy", "bot", "time", "city:0:r1c1", "hand:park", "\ud83c\udfb2", "ru",
                        "build park r1c1", "take seed", "done", "?", "x" * 300, None, 3, [], {"a": 1}]  # fmt: skip
    kinds = ["hello", "play", "undo", "order", "why", "peek", "sit", "look", "chat", "log", "describe", "host", "bot",
             "back", "ping", "hint"]  # fmt: skip
    fields = {
        "n": numbers, "seq": numbers, "seat": numbers, "to": numbers, "before": numbers, "seconds": numbers,
        "move": words, "key": words, "value": words, "el": words, "text": words, "do": words, "bot": words,
        "lang": words, "mark": words, "token": words, "portrait": [True, False, None, 1], "dark": [True, False, "x"],
    }  # fmt: skip
    wanted = {
        "play": ["seq", "seat", "move"], "undo": ["seq", "seat"], "order": ["seat", "key", "value"], "why": ["el"],
        "peek": ["seq", "seat", "move"], "sit": ["seat"], "chat": ["text"], "log": ["before"], "hint": ["seat"],
        "host": ["do", "seat"], "bot": ["seat"], "back": ["seat"],
    }  # fmt: skip
    async with site(url) as there, there.person("Ann") as ann:
        ears = there.registry.log = Ears()
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", clock="60+5", out="host")
        async with ann.page(table, seat=0) as page:
            for i in range(600):
                kind = rng.choice(kinds)
                message: dict[str, Any] = {"t": kind}
                for field in wanted.get(kind, []):
                    message[field] = rng.choice(fields[field][:6] if rng.random() < 0.8 else fields[field])
                for field in rng.sample(list(fields), rng.randrange(3)):
                    message[field] = rng.choice(fields[field])
                if rng.random() < 0.2 and page.state["ask"] and page.state["ask"]["moves"]:
                    move = rng.choice(page.state["ask"]["moves"])["id"]
                    message = {
                        "t": "play",
                        "seq": page.state["seq"],
                        "seat": page.state["role"]["seat"],
                        "move": move,
                    }
                await page.send(message)
                if i % 20 == 19:
                    await catch_up(page)
            assert (await page.ask(t="describe"))["text"]
        assert ears.errors == []
