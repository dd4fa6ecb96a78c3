"""Bots at tables that nobody watches: few tables at a time, last in the queue, and few begun by the same people."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from igroteka.web.workers.queue import Priority, Rank

from ..store.leaping import until
from .support import QUICK, Person, ended, site


class Bots:
    """Bots that think only when a gate opens, and where they stood in the queue."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.priorities: list[Priority] = []
        self.thinking: set[str] = set()

    async def think(
        self, key: str, position: str, seat: int, bot: str, priority: Priority, spent: float
    ) -> str:
        """Any move will do: what is not legal is replaced by a legal one."""
        self.priorities.append(priority)
        self.thinking.add(priority.owner)
        await self.gate.wait()
        self.thinking.discard(priority.owner)
        return "none"

    async def until_thinking(self, *tables: str) -> None:
        """Wait until bots of these tables think."""
        await until(lambda: set(tables) <= self.thinking)


async def bots_only(person: Person, **more: str) -> str:
    """A table between bots."""
    return await person.new_table(
        seats=2, seat__0="bot:random", seat__1="bot:random", option__first="0", **more
    )


async def test_few_tables_play_without_anybody_and_the_next_begins_when_one_ends(url: str) -> None:
    bots, settings = Bots(), replace(QUICK, unattended_tables=2)
    async with site(url, settings, think=bots.think) as there, there.person("Ann") as ann:
        tables = [await bots_only(ann) for _ in range(5)]
        await bots.until_thinking(*tables[:2])
        await until(lambda: len(there.registry.unattended._waiting) == 3)
        assert bots.thinking == set(tables[:2])
        assert {place.rank for place in bots.priorities} == {Rank.UNATTENDED}
        bots.gate.set()
        await ended(there, *tables)
        assert not there.registry.unattended._waiting


async def test_a_table_that_waits_goes_on_when_somebody_looks(url: str) -> None:
    bots, settings = Bots(), replace(QUICK, unattended_tables=1)
    async with site(url, settings, think=bots.think) as there, there.person("Ann") as ann:
        first, second = await bots_only(ann), await bots_only(ann)
        await bots.until_thinking(first)
        await until(lambda: second in there.registry.unattended._waiting)
        assert bots.thinking == {first}
        async with ann.page(second):
            await bots.until_thinking(second)
            assert bots.priorities[-1] == Priority(Rank.BOT, second)


async def test_bots_that_people_wait_for_need_no_room(url: str) -> None:
    bots, settings = Bots(), replace(QUICK, unattended_tables=0)
    async with site(url, settings, think=bots.think) as there, there.person("Ann") as ann:
        await bots_only(ann)
        own = await ann.new_table(seats=2, seat__0="bot:random", seat__1="me", option__first="0")
        await bots.until_thinking(own)
        assert [one for one in bots.priorities if one.owner == own] == [Priority(Rank.BOT, own)]
        assert bots.thinking == {own}
        # Nobody has a line to it and nobody has asked for a long while: now it is nobody's table.
        there.registry.tables[own].last_used -= 1_000
        assert there.registry.unattended.queue_place(there.registry.tables[own]).rank == Rank.UNATTENDED


async def test_a_stranger_begins_few_games_between_bots(url: str) -> None:
    bots = Bots()
    settings = replace(QUICK, limits=replace(QUICK.limits, bot_tables=2))
    async with (
        site(url, settings, think=bots.think) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        tables = [await bots_only(ann), await bots_only(ann)]
        seats = {"seats": 2, "seat__0": "bot:random", "seat__1": "bot:random"}
        for one in (ann, ben):  # Ben comes from the same address
            answer = await one.post("/new/dream_city", **seats)
            assert answer.status_code == 429, answer.text
            assert "2 games between bots" in answer.text
        body = {"game": "dream_city", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        call = await ann.http.post("/api/tables", json=body)
        assert (call.status_code, call.json()["error"]["code"]) == (429, "bots")
        # Neither can it be done by filling open seats one by one.
        open_table = await ann.new_table(seats=2, seat__0="bot:random", seat__1="open")
        filled = await ann.post(f"/t/{open_table}/seat", seat="1", kind="bot:random")
        assert filled.status_code == 429
        assert await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        bots.gate.set()
        await ended(there, *tables)
        assert await bots_only(ann)
