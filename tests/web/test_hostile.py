"""Hostile input: huge, broken, forged, foreign and too much of it. The table goes on, and says what was wrong."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

from igroteka.web.ops.settings import Limits

from .fake_time import ManualClock
from .hostile import ErrorLog
from .support import FREE, QUICK, catch_up, site

UNREADABLE_MESSAGES = [
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


async def test_bad_messages_are_refused_one_by_one(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            seq = page.state["seq"]
            for text in UNREADABLE_MESSAGES:
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
        there.registry.rate_limiter._clock = ManualClock()  # so that it is a flood on a slow machine, too
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


async def test_random_messages_never_fail_the_server(url: str) -> None:
    rng = random.Random(8)
    numbers: list[Any] = [-1, 0, 1, 2, 7, 13, 14, 40, 10**9, -(10**9), 1.5, True, None, "0", [], {}]
    words: list[Any] = ["", "flower", "keep", "greedy", "bot", "time", "city:0:r1c1", "hand:park", "\ud83c\udfb2", "ru",
                        "build park r1c1", "take seed", "done", "?", "x" * 300, None, 3, [], {"a": 1}]  # fmt: skip
    kinds = ["hello", "play", "undo", "order", "why", "card", "plan", "chain", "peek", "sit", "look", "chat", "log", "describe", "host", "bot",
             "back", "ping", "hint"]  # fmt: skip
    fields = {
        "n": numbers, "seq": numbers, "seat": numbers, "to": numbers, "before": numbers, "seconds": numbers,
        "move": words, "key": words, "value": words, "el": words, "text": words, "do": words, "bot": words,
        "lang": words, "mark": words, "token": words, "dark": [True, False, "x"],
        "moves": [[], ["build park r1c1"], ["?"] * 4, ["?"] * 5, "?", None, [1], {}],
    }  # fmt: skip
    wanted = {
        "play": ["seq", "seat", "move"], "undo": ["seq", "seat"], "order": ["seat", "key", "value"], "why": ["el"],
        "card": ["el", "moves"], "plan": ["seat", "moves"],
        "chain": ["seq", "seat", "moves"],
        "peek": ["seq", "seat", "move"], "sit": ["seat"], "chat": ["text"], "log": ["before"], "hint": ["seat"],
        "host": ["do", "seat"], "bot": ["seat"], "back": ["seat"],
    }  # fmt: skip
    async with site(url) as there, there.person("Ann") as ann:
        ears = there.registry.log = ErrorLog()
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
