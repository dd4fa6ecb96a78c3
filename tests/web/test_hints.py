"""Hints: one at a time for a guest and a table, kept by position, behind the bots that people wait for."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

from igroteka import Match
from igroteka.core import Rng, Text, Together
from igroteka.match import pretty
from igroteka.match.lines import LineMove, describe_line
from igroteka.match.reasons import Reason
from igroteka.texts import speaker
from igroteka.web.live.hint_words import describe_reason
from igroteka.web.workers.pool import NOBODYS
from igroteka.web.workers.queue import Priority, Rank
from igroteka.web.workers.tasks import RatedMove

from ..store.leaping import until
from .support import FREE, QUICK, Site, site


class Slow:
    """Hints that are thought out only when a gate opens; what was asked for."""

    def __init__(self, there: Site) -> None:
        self.gate = asyncio.Event()
        self.asked: list[tuple[int, str, Priority]] = []

        async def rate(
            key: str, position: str, seat: int, priority: Priority = NOBODYS, most: int = 3
        ) -> list[RatedMove]:
            self.asked.append((seat, position, priority))
            await self.gate.wait()
            return []

        there.registry.worker_pool.rate_moves = rate  # type: ignore[method-assign]

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
        assert [(seat, priority) for seat, _, priority in slow.asked] == [(0, Priority(Rank.HINT, table))]
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
            await queue.acquire(Priority(Rank.BOT))
        page = await ann.page(table, seat=0).__aenter__()
        await page.send({"t": "hint", "seat": 0, "n": 1})
        await until(lambda: len(queue))
        await page.line.close()
        await until(lambda: not len(queue))


async def test_the_same_knowledge_is_always_thought_about_as_the_same_position(url: str) -> None:
    """What is thought about follows from what the seat knows, so that an answer that was forgotten comes again."""
    positions: list[Any] = []
    for secret in ("one", "two"):
        async with site(f"{url}-{secret}", luck=secret) as there, there.person("Ann") as ann:
            table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
            slow = Slow(there)
            slow.gate.set()
            async with ann.page(table, seat=0) as page, ann.page(table, seat=0) as other:
                for one in (page, other):
                    assert (await one.ask(t="hint", seat=0))["t"] == "hint"
                assert len(slow.asked) == 1
                there.registry.hint_service._cache._values.clear()
                assert (await page.ask(t="hint", seat=0))["t"] == "hint"
            positions.append([position for _, position, _ in slow.asked])
    assert all(first == again for first, again in positions)


async def test_a_hint_tells_chance_score_and_reason_to_a_seat_that_decides_with_others(url: str) -> None:
    m, rng = Match.new("keyflower", seats=2, seed=5), Rng(2)
    while not isinstance(m.state.agenda[-1], Together) or len(m.moves_of(m.seats[-1])) < 2:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    seat = m.seats[-1]
    async with site(url) as there, there.person("Ann") as ann:
        seats = {f"seat__{i}": "me" if i == seat else "local" for i in range(2)}
        made = await ann.post("/position/keyflower", text=pretty(m.state.to_data()), do="start", **seats)
        async with ann.page(made.headers["location"].removeprefix("/t/"), seat=seat) as page:
            advice = (await page.ask(t="hint", seat=seat))["moves"]
            legal_ids = {move["id"] for move in page.state["ask"]["moves"]}
    assert 1 <= len(advice) <= 3
    for hint in advice:
        assert hint["id"] in legal_ids
        assert 0 < hint["chance"] < 1
        assert re.match(r"(about an? [a-z-]+|hardly any) chance of winning, the score becomes ", hint["why"])
        assert hint["line"]


def test_the_reason_of_a_hint_in_three_languages() -> None:
    reasons = (Reason("flower", "more", 1, 0, 4.0), Reason("threat_tile", "denied", 5, 1, 1.5))
    told = {
        lang: describe_reason(
            speaker("dream_city", lang),
            lang,
            False,
            RatedMove("done", 0.584, 21.5, 4.5, [("shop", 3), ("park", 1.5)], 6, reasons),
            "Ann {}".format,
        )
        for lang in ("en", "ru", "uk")
    }
    assert (
        told["en"]
        == "about an even chance of winning, the score becomes 21.5 (+4.5); gets the flower token; "
        "takes away a tile that Ann 1 could use, points: 5; Shops +3, Parks +1.5"
    )
    assert "счёт станет 21,5 (+4,5)" in told["ru"]
    assert "рахунок стане 21,5 (+4,5)" in told["uk"]
    empty = RatedMove("done", 0.001, -3, 0, [], -2)
    assert describe_reason(speaker("dream_city", "en"), "en", True, empty, str) == (
        "hardly any chance of beating the usual result, the score becomes \u22123 (+0); prospects \u22122"
    )


def test_what_may_follow_is_told_seat_by_seat() -> None:
    label = Text("ui-hint")
    line = [
        LineMove(0, "a", label),
        LineMove(0, "b", label),
        LineMove(1, "c", label),
        LineMove(0, "d", label),
    ]
    told = describe_line(speaker("dream_city", "en"), line, lambda seat: ("Ann", "Ben")[seat])
    assert told == ["Ann: Hint, Hint", "Ben: Hint", "Ann: Hint"]
