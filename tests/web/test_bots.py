"""Bots: outside the loop, never with the truth, and never in anybody's way."""

from __future__ import annotations

import asyncio
import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import anyio.to_process
import anyio.to_thread
import pytest

import igroteka
from igroteka.core import Rng
from igroteka.web.tables.clocks import Watch
from igroteka.web.workers.pool import WorkerPool
from igroteka.web.workers.queue import Priority
from igroteka.web.workers.tasks import choose_move

from ..store.leaping import HOUR, leap, until
from .fake_time import ManualClock
from .support import QUICK, Page, catch_up, finish, play_out, site


async def choose_here(key: str, position: str, seat: int, bot: str, priority: Priority, spent: float) -> str:
    """A bot that thinks in this process."""
    return choose_move(key, position, seat, bot, 1)


async def test_a_slow_bot_blocks_neither_its_table_nor_others(url: str, tmp_path: Path) -> None:
    began: list[int] = []
    thinks = asyncio.Event()
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def slow(key: str, position: str, seat: int, bot: str, priority: Priority, spent: float) -> str:
        began.append(seat)
        thinks.set()
        # Nobody reads from the gate until somebody writes to it.
        await anyio.to_process.run_sync(os.open, str(gate), os.O_RDONLY, cancellable=True)
        return await anyio.to_process.run_sync(choose_move, key, position, seat, bot, 1)

    async with site(url, think=slow) as there, there.person("Ann") as ann:
        slow_table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:greedy", option__first="1")
        other = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(slow_table) as waiting, ann.page(other, seat=0) as page:
            await thinks.wait()
            for _ in range(5):
                assert (await waiting.ask(t="describe"))["text"]
                assert (await waiting.ask(t="chat", text="hurry up"))["t"] == "done"
                assert (await waiting.ask(t="order", seat=0, key="flower", value="keep"))["t"] == "done"
                assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
                if page.state["ask"]["can_undo"]:
                    await page.ask(t="undo", seq=page.state["seq"], seat=0)
                if not page.state["ask"]["moves"]:
                    break
            assert len(began) == 1
            there.registry.think = choose_here
            # In a thread: until the worker reads, it needs this event loop to get its work.
            os.close(await anyio.to_thread.run_sync(os.open, str(gate), os.O_WRONLY))
            moved = await waiting.until(lambda m: m["t"] == "patch" and bool(m.get("events")))
            assert moved["events"][0]["seat"] == 1


async def test_a_bot_that_fails_or_never_answers_plays_some_legal_move(url: str) -> None:
    async def broken(key: str, position: str, seat: int, bot: str, priority: Priority, spent: float) -> str:
        if bot == "greedy":
            raise RuntimeError("out of order")
        return "a move that does not exist"

    async with site(url, think=broken) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=3, seat__0="me", seat__1="bot:greedy", seat__2="bot:random")
        async with ann.page(table) as page:
            await page_until_over(page)
            assert there.registry.metrics.bot_failures._value.get() > 10


async def page_until_over(page: Page) -> None:
    """Play any moves until the end, whoever else plays."""
    await finish([page], Rng(1))


async def test_a_worker_that_thinks_too_long_is_stopped(tmp_path: Path) -> None:
    worker_pool, gate = WorkerPool(1, HOUR), tmp_path / "gate"
    os.mkfifo(gate)
    # Nobody ever writes to the gate, so the worker reads until it is stopped.
    thinking = asyncio.ensure_future(worker_pool._run(gate.read_text))
    await until(lambda: has_reader(gate))
    leap(HOUR)
    with pytest.raises(TimeoutError):
        await thinking
    await until(lambda: not has_reader(gate))
    assert await worker_pool._run(max, 1, 2) == 2


def has_reader(gate: Path) -> bool:
    """Whether a process waits for what is written to a pipe."""
    try:
        os.close(os.open(gate, os.O_WRONLY | os.O_NONBLOCK))
    except OSError as error:
        if error.errno != errno.ENXIO:
            raise
        return False
    return True


async def test_a_bot_never_gets_the_true_position(url: str) -> None:
    told: list[tuple[int, str]] = []
    true: list[str] = []

    async def listening(
        key: str, position: str, seat: int, bot: str, priority: Priority, spent: float
    ) -> str:
        told.append((seat, position))
        state = next(iter(there.registry.tables.values())).match.state
        true.append(json.dumps(state.to_data()["hidden"]))
        return choose_move(key, position, seat, "random", 3)

    async with site(url, think=listening) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=3, seat__0="me", seat__1="bot:greedy", seat__2="bot:greedy")
        async with ann.page(table) as page:
            await page_until_over(page)
    game = igroteka.game("dream_city")
    # Others' hidden tiles are drawn again for every question, so they agree with the truth only now and then.
    secret = wrong = 0
    for (seat, position), truth in zip(told, true, strict=True):
        others = [hand for i, hand in enumerate(json.loads(truth)) if i != seat]
        if any(others):
            secret += 1
            wrong += [hand for i, hand in enumerate(json.loads(position)["hidden"]) if i != seat] != others
    assert secret > 3
    assert wrong > secret / 3
    for (seat, position), truth in zip(told, true, strict=True):
        data = json.loads(position)
        assert data["hidden"][seat] == json.loads(truth)[seat]
        assert game.load(data)


async def test_a_table_of_bots_plays_by_itself(url: str) -> None:
    async with site(url, replace(QUICK, bot_processes=1), workers=True) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="bot:random", seat__1="bot:random", public="on")
        async with ann.page(table) as page:
            assert page.state["role"]["seats"] == []
            assert page.state["role"]["host"]
            while not page.state["turn"]["over"]:
                await page.next()


async def test_a_player_lets_a_bot_play_and_comes_back(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open", option__first="0")
        link = (await ann.http.get(f"/t/{table}")).text.split("/join/")[1].split('"')[0]
        await ben.post(f"/join/{link}", name="Ben")
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await one.ask(t="bot", seat=0, bot="deep"))["code"] == "unknown-bot"
            assert (await one.ask(t="back", seat=0))["code"] == "no-bot-plays"
            assert (await two.ask(t="bot", seat=0))["code"] == "seat"
            assert (await one.ask(t="bot", seat=0, bot="random"))["t"] == "done"
            await two.until(lambda m: m["t"] == "patch" and two.state["turn"]["mine"])
            assert two.state["players"][0]["bot"] == "random"
            assert not one.state["ask"]["asked"]
            await catch_up(one)
            assert (await one.ask(t="back", seat=0))["t"] == "done"
            await catch_up(two)
            assert two.state["players"][0]["bot"] == ""
        await play_out(there, table, Rng(5))
        # The log tells who played, and is replayed with it.
        there.registry.tables.clear()
        state = await ann.state(f"/t/{table}")
        assert state["status"] == "over"


class Glances(ManualClock):
    """A clock that stands still and counts who looks at it."""

    count = 0

    def __call__(self) -> float:
        self.count += 1
        return super().__call__()


async def glanced(clock: Glances) -> None:
    """Wait until somebody who sleeps for a second has looked at a clock again."""
    before = clock.count
    leap(1)
    await until(lambda: clock.count > before)


async def test_a_bot_that_leaves_its_move_to_another_process_does_not_sleep_over_an_own_move(
    url: str,
) -> None:
    clock = Glances()
    settings = replace(QUICK, workers=2)
    async with site(url, settings, watch=Watch(steady=clock)) as there, there.person("Ann") as ann:
        table_id = await ann.new_table(seats=2, seat__0="me", seat__1="bot:greedy", option__first="0")
        table = there.registry.tables[table_id]
        match = table.match

        async def unseen() -> None:
            """Moves of the player that somebody else seems to have made: this process only hears of them."""
            while match.seats == [0]:
                match.play(match.moves_of(0)[-1], 0)
                await table.append_rows()
            table.scheduler.schedule(own=False)

        await table.act(unseen)
        before = len(match.entries)
        # It looks whether its time has come once in a second, and that never comes by a clock that stands still.
        for _ in range(3):
            await glanced(clock)
        assert table.scheduler.is_busy
        assert len(match.entries) == before
        table.scheduler.schedule(own=True)
        await until(lambda: len(match.entries) > before)
