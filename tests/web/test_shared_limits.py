"""Limits that hold for several servers on one store together, and those that each counts for itself."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from igroteka.web.errors import Refused
from igroteka.web.ops.settings import Limits

from .process import PATIENT, Process
from .support import FREE, QUICK, site
from .test_api import program
from .test_people import keep

ALONE: dict[str, Any] = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
FEW: Limits = replace(PATIENT, tables="3 per 10 minute")


async def make_table(server: Process) -> str:
    """Ask a server for a table; the code of its refusal, or nothing."""
    async with server.http() as api:
        answer = await api.post("/tables", json=ALONE)
        return "" if answer.status_code == 201 else str(answer.json()["error"]["code"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_two_server_processes_allow_no_more_than_one(
    kind: str, url: str, tmp_path: Path, request: Any
) -> None:
    database = url if kind == "sqlite" else request.getfixturevalue("postgres")
    one, two = Process(database, tmp_path, limits=FEW), Process(database, tmp_path, limits=FEW)
    try:
        assert [await make_table(at) for at in (one, two, one)] == ["", "", ""]
        assert [await make_table(at) for at in (two, one)] == ["many-tables"] * 2
    finally:
        one.kill()
        two.kill()
    again = Process(database, tmp_path, limits=FEW)
    try:
        assert await make_table(again) == "many-tables", "a new process knows what was before it"
    finally:
        again.kill()


async def test_tries_to_sign_in_are_counted_together(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, signing="4 per 10 minute"))
    async with (
        site(url, few) as one,
        site(url, few) as two,
        one.person("Ann") as ann,
        two.person("Ben") as ben,
    ):
        codes = [
            (await at.post("/sign-in", login=f"name {i}", password="never the right one")).status_code
            for i, at in enumerate((ann, ben, ann, ben, ann, ben))
        ]
        assert 429 not in codes[:4]
        assert codes[4:] == [429, 429]


async def test_seats_of_one_address_are_counted_together(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, joins="1 per 10 minute"))
    async with site(url, few) as one, site(url, few) as two:
        codes: list[int] = []
        for there in (one, two):
            async with program(there) as api:
                table = await api.post(
                    "/tables", json={"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}]}
                )
                invitation = table.json()["seats"][1]["invitation"]
                codes.append((await api.post("/join", json={"invitation": invitation})).status_code)
        assert codes == [200, 429]


async def test_words_and_files_of_one_address_are_counted_together(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, chat="1 per 10 minute", uploads="1 per 10 minute"))
    async with (
        site(url, few) as one,
        site(url, few) as two,
        one.person("Ann") as ann,
        two.person("Ben") as ben,
    ):
        said: list[str] = []
        sent: list[int] = []
        for somebody in (ann, ben):
            async with somebody.page(await somebody.new_table()) as page:
                said.append((await page.ask(t="chat", text="Hello")).get("code", ""))
            sent.append((await somebody.post("/replay", text="no log")).status_code)
        assert (said, sent) == (["", "many-chat"], [422, 429])


async def test_a_person_is_counted_wherever_they_come_from(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, tables="2 per 10 minute"))
    async with site(url, few) as one, site(url, few) as two, two.person("Ann") as ann:
        await keep(ann, "ann")
        person = (await one.registry.store.people.everybody())[0].id
        for address in ("10.0.0.1", "10.0.0.2"):
            await one.registry.shared_limits.require("tables", f"guest-{person}", f"from-{address}")
        assert (await ann.post("/new/dream_city", seat__1="bot:random")).status_code == 429


async def test_what_comes_with_every_message_is_counted_here_alone(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, edits="1 per 10 minute"))
    async with site(url, few) as one, site(url, few) as two:
        for there in (one, two):
            await there.registry.shared_limits.require("edits", "guest-ann")
            with pytest.raises(Refused):
                await there.registry.shared_limits.require("edits", "guest-ann")
        assert await one.registry.store.rates.forget(math.inf) == 0
