"""Hints: one at a time for a guest and a table, kept by position, behind the bots that people wait for."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from igroteka.web.workers.pool import ANYBODY
from igroteka.web.workers.queue import Place, Rank
from igroteka.web.workers.tasks import Rated

from ..store.leaping import until
from .support import FREE, QUICK, Site, site


class Slow:
    """Hints that are thought out only when a gate opens; what was asked for."""

    def __init__(self, there: Site) -> None:
        self.gate = asyncio.Event()
        self.asked: list[tuple[int, int, Place]] = []

        async def rate(
            key: str, position: str, seat: int, seed: int, place: Place = ANYBODY, most: int = 3
        ) -> list[Rated]:
            self.asked.append((seat, seed, place))
            await self.gate.wait()
            return []

        there.registry.worker_pool.rate = rate  # type: ignore[method-assign]

    async def until_asked(self, many: int) -> None:
        """Wait until so many were asked for."""
        await until(lambda: len(self.asked) >= many)


async def test_twenty_sockets_of_a_guest_share_one_thought_and_later_ones_its_answer(url: str) -> None:
    many = replace(QUICK, limits=replace(FREE, most_sockets_at_table=20))
    async with site(url, many) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        slow = Slow(there)
        pages = [await ann.page(table, seat=0).__aenter__() for _ in range(20)]
        waiting = [asyncio.ensure_future(page.ask(t="hint", seat=0)) for page in pages]
        await slow.until_asked(1)
        slow.gate.set()
        answers = await asyncio.gather(*waiting)
        assert {answer["t"] for answer in answers} == {"hint"}
        assert (await pages[0].ask(t="hint", seat=0))["t"] == "hint"
        assert [(seat, place) for seat, _, place in slow.asked] == [(0, Place(Rank.HINT, table))]
        for page in pages:
            await page.line.close()


async def test_one_question_of_a_guest_at_a_time_whatever_the_socket(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        slow = Slow(there)
        async with ann.page(table, seat=0) as one, ann.page(table, seat=0) as two:
            first = asyncio.ensure_future(one.ask(t="hint", seat=0))
            await slow.until_asked(1)
            # The position changes, so that the second question is another one.
            assert (await two.play(two.state["ask"]["moves"][0]["id"]))["t"] == "done"
            seat = two.state["turn"]["seats"][0]
            await two.send({"t": "sit", "seat": seat})
            await two.until(lambda m: m["t"] == "full")
            answer = await two.ask(t="hint", seat=seat)
            assert (answer["t"], answer["code"]) == ("refused", "hints")
            slow.gate.set()
            assert (await first)["t"] == "hint"
            assert (await two.ask(t="hint", seat=seat))["t"] == "hint"
            assert len(slow.asked) == 2


async def test_a_hint_that_nobody_waits_for_leaves_the_queue(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        queue = there.registry.worker_pool.thinking
        for _ in range(queue.free):
            await queue.enter(Place(Rank.BOT))
        page = await ann.page(table, seat=0).__aenter__()
        await page.send({"t": "hint", "seat": 0, "n": 1})
        await until(lambda: len(queue))
        await page.line.close()
        await until(lambda: not len(queue))


async def test_the_same_position_is_always_thought_about_with_the_same_seed(url: str) -> None:
    """The seed follows from what the seat knows, so that an answer that was forgotten comes again."""
    seeds: list[Any] = []
    for secret in ("one", "two"):
        async with site(f"{url}-{secret}", luck=secret) as there, there.person("Ann") as ann:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
            slow = Slow(there)
            slow.gate.set()
            async with ann.page(table, seat=0) as page, ann.page(table, seat=0) as other:
                for one in (page, other):
                    assert (await one.ask(t="hint", seat=0))["t"] == "hint"
                assert len(slow.asked) == 1
                there.registry.hint_service._shelf._kept.clear()
                assert (await page.ask(t="hint", seat=0))["t"] == "hint"
            seeds.append([seed for _, seed, _ in slow.asked])
    assert all(first == again for first, again in seeds)
