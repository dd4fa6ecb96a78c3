"""The budget of processor time: measured step by step, charged to guest and address, and moves are never refused for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial

import pytest

from igroteka.web.errors import Refused
from igroteka.web.ops.settings import Limits
from igroteka.web.security.budget import (
    BUDGET_USER,
    DEEPEST,
    PATIENCE,
    BudgetUser,
    ProcessorBudget,
    charge_processor_time,
    free_of_charge,
)
from igroteka.web.workers.queue import Priority

from ..store.leaping import HOUR, PAUSE, leap
from .fake_time import ManualClock
from .support import MANY, QUICK, site

LIMITS = Limits(processor="2 per 10 second", processor_of_address="4 per 10 second")


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """The processor time that has been used; nothing uses any but what a test says."""
    clock = ManualClock()
    monkeypatch.setattr("igroteka.web.security.budget.thread_time", clock)
    return clock


def used(budget: ProcessorBudget, where: str) -> float:
    """What an address has been charged."""
    return 100_000 - budget.bucket(("from", where)).left


async def test_a_debt_is_paid_by_waiting_and_an_address_has_room_for_two() -> None:
    clock = ManualClock()
    budget = ProcessorBudget(LIMITS, clock)
    ann, ben, alone = (
        budget.user("1.2.3.4", "ann"),
        budget.user("1.2.3.4", "ben"),
        budget.user("1.2.3.4"),
    )
    other = budget.user("5.6.7.8", "ann")
    ann.charge(3)
    assert ann.seconds_in_debt() == pytest.approx(5)
    assert other.seconds_in_debt() == pytest.approx(5), "the same guest from elsewhere"
    assert (ben.seconds_in_debt(), alone.seconds_in_debt()) == (0, 0)
    with pytest.raises(Refused, match="wait 5 s, moves are still taken") as refused:
        await ann.require_budget()
    assert refused.value.code == "processor"
    ben.charge(2)
    assert ben.seconds_in_debt() == alone.seconds_in_debt() == pytest.approx(2.5)
    clock.time += 5
    assert (ann.seconds_in_debt(), ben.seconds_in_debt(), alone.seconds_in_debt()) == (0, 0, 0)
    await ann.require_budget()
    ann.charge(1_000)
    assert ann.seconds_in_debt() == pytest.approx(DEEPEST * 10), "a debt has an end"


async def test_only_the_own_steps_are_paid_not_the_waiting_nor_the_others(processor: ManualClock) -> None:
    budget = ProcessorBudget(Limits(processor=MANY, processor_of_address=MANY), ManualClock())
    busy, idle = budget.user("busy"), budget.user("idle")

    async def work(seconds: float) -> None:
        for _ in range(5):
            processor.time += seconds / 5
            await asyncio.sleep(0)

    async def paid_by(user: BudgetUser, seconds: float) -> None:
        BUDGET_USER.set(user)
        await charge_processor_time(partial(work, seconds))

    await asyncio.gather(paid_by(busy, 5.0), paid_by(idle, 0.0))
    assert used(budget, "busy") == pytest.approx(5.0)
    assert used(budget, "idle") == 0


async def test_what_is_done_once_for_everybody_is_paid_by_nobody(processor: ManualClock) -> None:
    budget = ProcessorBudget(Limits(processor=MANY, processor_of_address=MANY), ManualClock())

    async def work() -> None:
        with free_of_charge():
            processor.time += 5
        processor.time += 1

    BUDGET_USER.set(budget.user("first"))
    await charge_processor_time(work)
    assert used(budget, "first") == pytest.approx(1)


async def test_errors_and_cancellation_pass_through_what_is_measured() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("inside")

    with pytest.raises(KeyError, match="inside"):
        await charge_processor_time(fails)
    seen: list[str] = []

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    task = asyncio.ensure_future(charge_processor_time(waits))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["cancelled"]


async def test_work_that_is_cancelled_before_it_begins_leaves_nothing_behind() -> None:
    made: list[str] = []

    async def work() -> None:
        raise AssertionError("it was cancelled before")

    def make() -> Coroutine[object, object, None]:
        made.append("work")
        return work()

    task = asyncio.ensure_future(charge_processor_time(make))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert made == [], "a coroutine that nobody awaits is a fault that Python warns of"


async def test_who_is_over_the_budget_is_refused_pages_and_looks_but_never_moves(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        # Nothing is charged for the time that passes, however slow the machine is.
        there.registry.budget.clock = ManualClock()
        there.registry.budget._buckets.clear()
        address = there.registry.budget.bucket(("from", "127.0.0.1"))
        async with ann.page(table, seat=0) as page:
            address.rate, address.left = 0.01, -0.595
            lobby = await ann.http.get(f"/t/{table}")
            assert lobby.status_code == 429
            assert int(lobby.headers["retry-after"]) > PATIENCE
            assert "Try again in 60 s" in lobby.text
            call = await ann.http.get(f"/api/tables/{table}/view")
            assert call.json()["error"]["code"] == "processor"
            assert (await ann.http.get("/healthz")).status_code == 200
            assert (await ann.http.get("/static/table.js")).status_code == 200
            for message in ({"t": "describe"}, {"t": "why", "el": "x"}, {"t": "look", "dark": True}):
                answer = await page.ask(**message)
                assert (answer["t"], answer["code"]) == ("refused", "processor"), message
            assert (await page.ask(t="ping"))["t"] == "pong"
            # A debt that is over in an hour: reading is refused, a move only waits for so long.
            monkeypatch.setattr("igroteka.web.security.budget.PATIENCE", 0.0)
            address.rate, address.left = 1.0, -HOUR
            assert (await page.ask(t="describe"))["code"] == "processor"
            moved, leapt = asyncio.ensure_future(page.play(page.state["ask"]["moves"][0]["id"])), 0.0
            while not moved.done():
                leap(60)
                leapt += 60
                await asyncio.sleep(PAUSE)
            assert moved.result()["t"] == "done"
            assert leapt >= HOUR - 60


async def test_pages_messages_and_the_work_that_they_cause_are_paid(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", option__first="0")
        address = there.registry.budget.bucket(("from", "127.0.0.1"))
        address.rate = 1e-9  # nothing is forgotten
        address.left -= 1

        async def cost(path: str) -> float:
            before = address.left
            assert (await ann.http.get(path)).status_code == 200
            return before - address.left

        assert await cost(f"/t/{table}") > 0
        assert await cost("/healthz") == 0
        async with ann.page(table, seat=0) as page:
            for message in (
                {"t": "describe"},
                {"t": "why", "el": "x"},
                {"t": "play", "seq": 0, "seat": 0, "move": "?"},
            ):
                before = address.left
                await page.ask(**message)
                assert address.left < before, message


async def test_guests_of_one_address_share_and_other_addresses_are_free(url: str) -> None:
    settings = replace(QUICK, limits=replace(QUICK.limits, processor_of_address="1 per 1 hour"))
    async with site(url, settings) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        there.registry.budget.user("127.0.0.1").charge(2)
        for one in (ann, ben):
            assert (await one.http.get("/")).status_code == 429
        there.registry.budget.bucket(("from", "127.0.0.1")).left = 1
        there.registry.budget.user("10.0.0.1").charge(2)
        assert (await ann.http.get("/")).status_code == 200


async def test_what_is_done_under_the_lock_of_a_table_is_paid(url: str, processor: ManualClock) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        budget = there.registry.budget

        budget.clock = ManualClock()
        budget._buckets.clear()

        async def work() -> None:
            processor.time += 3

        BUDGET_USER.set(budget.user("elsewhere"))
        await there.registry.tables[table].act(work)
        assert used(budget, "elsewhere") == pytest.approx(3)


async def test_what_bots_think_is_not_paid_by_whoever_moved_before_them(url: str) -> None:
    charged: list[BudgetUser | None] = []

    async def think(key: str, position: str, seat: int, bot: str, priority: Priority, spent: float) -> str:
        charged.append(BUDGET_USER.get())
        return "none"

    async with site(url, think=think) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", option__first="0")
        async with ann.page(table) as page:
            while not charged:
                if page.state["turn"]["mine"]:
                    await page.play(page.state["ask"]["moves"][0]["id"])
                else:
                    await page.ask(t="ping")
        assert set(charged) == {None}
