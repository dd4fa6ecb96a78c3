"""Who sits where: one link for the whole table, passwords, seats that are freed, swapped and given to somebody else."""

from __future__ import annotations

import asyncio
import random
import re
from functools import partial
from typing import Any

import httpx
import pytest

from igroteka.web.tables import seats

from ..store.leaping import DAY, until
from .fake_time import FakeTime
from .support import Person, Site, catch_up, site
from .test_days import MINUTES, guest_of, sit
from .test_joining import kinds

THREE: dict[str, Any] = {"seats": 3, "seat__0": "me", "seat__1": "open", "seat__2": "open"}


async def link_of(host: Person, table: str) -> str:
    """The one link for everybody, as the room shows it."""
    found = re.search(r'id="invite" value="[^"]*(/join/[^"]+)"', (await host.http.get(f"/t/{table}")).text)
    assert found
    return found[1]


def owners(there: Site, table: str) -> list[str]:
    return [seat.get("name", "") for seat in there.registry.tables[table].row.config["seats"]]


async def test_one_link_shows_what_is_played_and_lets_everybody_choose_a_seat(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(
            **THREE, clock="each-1440", out="vote", weekends="on", holidays="2036-12-25", zone="Europe/Kyiv",
            option__side="B",
        )  # fmt: skip
        link = await link_of(ann, table)
        page = (await ben.http.get(link)).text
        for shown in ("1 day for each turn", "2036-12-25", "Europe/Kyiv", "other players vote", "Side B"):
            assert shown in page, shown
        assert (await ben.post(link, name="Ben", seat=0)).status_code == 409, "a seat that is taken"
        assert (await ben.post(link, name="Ben", seat=2)).status_code == 303
        assert owners(there, table) == ["Ann", "", "Ben"]
        assert (await ben.post(link, name="Ben", seat=1)).status_code == 409, "one seat for each"
        async with there.person("Cat") as cat:
            assert (await cat.post(link, name="Cat")).status_code == 303
            assert (await cat.http.get(link)).headers["location"] == f"/t/{table}"
        async with there.person("Dan") as dan:
            assert (await dan.http.get(link)).status_code == 410
        assert there.registry.tables[table].match.decisions == [], "nobody has taken over anything"


async def test_the_lot_decides_when_the_last_seat_is_taken(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        seen = []
        for seed in range(4):
            monkeypatch.setattr(
                "igroteka.web.tables.new_tables.random.SystemRandom", partial(random.Random, seed)
            )
            table = await ann.new_table(seats=2, seat__0="me", seat__1="open", seating="lot")
            assert owners(there, table)[0] == "Ann", "before that everybody sits where they came"
            assert (await ben.post(await link_of(ann, table), name="Ben")).status_code == 303
            seen.append(owners(there, table))
            row, me = there.registry.tables[table].row, await guest_of(there, ann)
            assert owners(there, table)[seats.seats_of(row, me.id)[0]] == "Ann"
        assert seen == [random.Random(seed).sample(["Ann", "Ben"], 2) for seed in range(4)]
        assert ["Ben", "Ann"] in seen


async def test_a_password_is_asked_of_everybody_and_cannot_be_tried_out(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        assert (await ann.post("/new/dream_city", **THREE, password="abc")).status_code == 422
        table = await ann.new_table(**THREE, password="open sesame", public="on")
        row = there.registry.tables[table].row
        assert row.config["password"].startswith("$argon2")
        assert "sesame" not in (await ann.http.get(f"/t/{table}")).text
        link = await link_of(ann, table)
        seat = f"/join/{seats.token(row, row.config['seats'][1]['token'])}"
        assert 'type="password"' in (await ben.http.get(link)).text
        for path in (link, seat):
            wrong = await ben.post(path, name="Ben", password="open barley")
            assert (wrong.status_code, "password of the table is wrong" in wrong.text) == (403, True)
        async with httpx.AsyncClient(base_url=there.base, trust_env=False) as program:
            body = {"invitation": seat.removeprefix("/join/"), "password": "guess"}
            answers = await asyncio.gather(*[program.post("/api/join", json=body) for _ in range(20)])
            codes = {answer.json()["error"]["code"] for answer in answers}
            assert codes <= {"table-password", "locked"}
            assert "locked" in codes
            # While it is locked not even the right one opens, from wherever it comes.
            body["password"] = "open sesame"
            assert (await program.post("/api/join", json=body)).json()["error"]["code"] == "locked"
            assert (await ben.post(link, name="Ben", password="open sesame")).status_code == 429
            time.passes(DAY)
        async with there.person("Ben") as again:
            assert (await again.post(link, name="Ben", password="open sesame")).status_code == 303
        assert owners(there, table)[1] == "Ben"


async def test_a_host_frees_and_swaps_seats_and_shuts_somebody_out(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(**THREE, public="on")
        link = await link_of(ann, table)
        assert (await ben.post(link, name="Ben")).status_code == 303
        assert (await ann.post(f"/t/{table}/swap", seat=2)).status_code == 303
        assert owners(there, table) == ["Ann", "", "Ben"]
        for form, code in (({"seat": 0}, 422), ({"seat": 3}, 422), ({"seat": "x"}, 422)):
            assert (await ann.post(f"/t/{table}/swap", **form)).status_code == code
        assert (await ann.post(f"/t/{table}/free", seat=0)).headers["x-refusal"] == "others-seat"
        assert (await ann.post(f"/t/{table}/free", seat=9)).headers["x-refusal"] == "others-seat"
        assert (await ann.post(f"/t/{table}/free", seat=2)).status_code == 303
        assert kinds(there, table) == ["guest", "open", "open"]
        assert (await ben.http.get(link)).status_code == 410, "the old link is void"
        fresh = await link_of(ann, table)
        assert (await ben.post(fresh, name="Ben")).status_code == 303
        assert (await ann.post(f"/t/{table}/free", seat=1, block="on")).status_code == 303
        for path in (fresh, await link_of(ann, table)):
            answer = await ben.post(path, name="Ben")
            assert answer.status_code in (403, 404, 410), path
        assert (await ben.http.get(f"/t/{table}")).status_code == 404, "not even to watch"
        assert kinds(there, table) == ["guest", "open", "open"]


async def test_somebody_else_takes_over_a_seat_of_a_running_game(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await sit(there, MINUTES, ann, ben)
        assert (await ann.post(f"/t/{table}/free", seat=1)).headers["x-refusal"] == "plays"
        async with ben.page(table) as page:
            assert (await page.ask(t="resign", seat=1))["t"] == "done"
            assert (await ann.post(f"/t/{table}/free", seat=1)).status_code == 303
            assert await page.ending() == 1012
        assert (await ben.http.get(f"/t/{table}")).status_code == 404
        row = there.registry.tables[table].row
        token = seats.token(row, row.config["seats"][1]["token"])
        assert (await cat.http.get(f"/seat/{token}")).status_code == 404, (
            "an invitation does not show the hand"
        )
        assert (await cat.http.get(f"/join/{token}")).status_code == 200
        assert (await cat.post(f"/join/{token}", name="Cat")).status_code == 303
        assert (await ben.post(f"/join/{token}", name="Ben")).status_code == 410
        async with cat.page(table) as page:
            assert (page.state["role"]["seats"], page.state["players"][1]["name"]) == ([1], "Cat")
            assert (page.state["players"][1]["bot"], page.state["players"][1]["resigned"]) == ("", False)
        there.registry.tables.clear()
        assert (await there.registry.table(table)).bot_of(1) == ""


async def test_who_is_muted_is_silent_until_the_host_says_otherwise(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, None, ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await two.ask(t="chat", text="hi"))["t"] == "done"
            assert (await ann.post(f"/t/{table}/mute", seat=1)).status_code == 303
            assert (await two.ask(t="chat", text="ho"))["code"] == "muted"
            assert (await one.ask(t="chat", text="quiet"))["t"] == "done"
            assert (await ann.post(f"/t/{table}/mute", seat=1, muted=0)).status_code == 303
            assert (await two.ask(t="chat", text="again"))["t"] == "done"
            await catch_up(one)
            await until(lambda: there.registry.tables[table].chat.seq == 3)
