"""Clocks: counted from the log, with the consequence that the table has chosen."""

from __future__ import annotations

from dataclasses import replace

from igroteka.web.security.guests import Guest
from igroteka.web.tables import seats
from igroteka.web.tables.clock_rules import ClockRule
from igroteka.web.tables.clocks import Clock

from ..store.leaping import HOUR
from .fake_time import FakeTime
from .support import QUICK, Person, Site, catch_up, site


async def timed(there: Site, person: Person, seconds: float, then: str, bonus: int = 0) -> str:
    """A table of two people at one screen with a clock."""
    me = there.registry.guest_cookies.read_cookie(person.http.cookies["igroteka"])
    assert me is not None
    places = [seats.make("me", me), seats.make("local", me)]
    rule = ClockRule(int(seconds), bonus, then)
    table = await there.registry.create(
        "dream_city", Guest(me.id, "Ann"), places, options={"first": "0"}, clock=rule
    )
    return table.row.id


async def test_a_bot_takes_over_when_time_is_up(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, HOUR, "bot")
        async with ann.page(table, seat=0) as page:
            assert page.state["clock"]["running"] == [0]
            assert page.state["clock"]["then"] == "bot"
            assert page.state["clock"]["say"]
            assert page.state["clock"]["left"] == [HOUR, HOUR]
            time.passes(HOUR)
            await page.until(lambda m: m["t"] == "patch" and page.state["players"][0]["bot"] == "greedy")
            await page.until(lambda m: m["t"] == "patch" and bool(m.get("events")))
            while page.state["turn"]["seats"] != [1]:
                await page.next()
            # The other seat loses its time as well, and both bots finish the game.
            time.passes(HOUR)
            await page.until(lambda m: m["t"] == "patch" and page.state["turn"]["over"])


async def test_the_host_decides_when_time_is_up(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, HOUR, "host")
        async with ann.page(table, seat=0) as page:
            early = await page.ask(t="host", do="bot", seat=0)
            assert early["code"] == "late"
            time.passes(HOUR)
            await page.until(lambda m: m["t"] == "patch" and page.state["clock"]["out"] == [0])
            assert page.state["late"] == [0]
            assert page.state["players"][0]["bot"] == ""
            odd = await page.ask(t="host", do="burn", seat=0)
            assert odd["code"] == "message"
            wrong = await page.ask(t="host", do="bot", seat=1)
            assert "allowed: 0" in wrong["detail"]
            given = await page.ask(t="host", do="time", seat=0, seconds=300)
            assert given["t"] == "done"
            assert page.state["clock"]["out"] == []
            assert page.state["clock"]["left"][0] == 300
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"


async def test_time_while_the_server_was_away_does_not_count(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, 60, "bot", bonus=2)
        async with ann.page(table, seat=0) as page:
            time.passes(5)
            await page.play(page.state["ask"]["moves"][0]["id"])
            before = page.state["clock"]["left"]
            assert sorted(before) == [55, 60]
            time.passes(7)
    time.passes(HOUR)
    async with site(url, watch=time.watch) as there:
        again = Person(there.base)
        again.http.cookies = ann.http.cookies
        time.passes(3)
        async with again.page(table, seat=0) as page:
            clock = page.state["clock"]
            (seat,) = clock["running"]
            # The seconds between the last row and the end of the server do not count either.
            assert clock["left"][seat] == before[seat] - 3
            assert clock["left"][1 - seat] == before[1 - seat]


async def test_a_host_may_hand_over_a_silent_seat_without_a_clock(url: str) -> None:
    time = FakeTime()
    settings = replace(QUICK, host_waits=HOUR)
    async with site(url, settings, watch=time.watch) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            assert page.state["late"] == []
            assert (await page.ask(t="host", do="bot", seat=0))["code"] == "late"
            # Everybody is told by itself when somebody has been silent for too long.
            time.passes(HOUR)
            await page.until(lambda m: m["t"] == "patch" and m.get("late") == [0])
            assert (await page.ask(t="host", do="time", seat=0, seconds=5))["code"] == "decision"
            assert (await page.ask(t="host", do="bot", seat=0, bot="random"))["t"] == "done"
            assert page.state["late"] == []


def test_a_clock_counts_only_who_thinks_and_gives_the_bonus_once() -> None:
    clock = Clock(ClockRule(100, 10, "bot"), 2)
    clock.turn(0.0, 1000.0, [0])
    assert clock.left_at(1030.0) == [70.0, 100.0]
    clock.turn(30.0, 1030.0, [0])
    assert clock.left == [70.0, 100.0]
    clock.turn(10.0, 1040.0, [1])
    assert clock.left == [70.0, 100.0]
    assert clock.seats_out_of_time(1139.0) == []
    assert clock.seats_out_of_time(1140.5) == [1]
    assert clock.next_alarm() == 1140.0
    # The server was away: nothing of it counts.
    clock.turn(0.0, 1200.0, [1])
    assert clock.seats_out_of_time(1201.0) == []
    clock.turn(10.0, 1210.0, [0, 1])
    assert clock.left[1] == 90.0
    clock.turn(90.0, 1300.0, [])
    assert clock.left == [10.0, 10.0]
    assert clock.next_alarm() is None


def test_a_turn_is_counted_anew_with_its_bonus_and_its_gift() -> None:
    clock = Clock(ClockRule(100, 10, "host"), 2)
    clock.turn(0.0, 1000.0, [0])
    clock.turn(3600.0, 1020.0, [1])
    assert clock.left == [10.0, 100.0]
    clock.correct(20.0)
    assert clock.left == [90.0, 100.0]
    clock.turn(5000.0, 1120.0, [1], (1, 60.0))
    assert clock.left == [90.0, 60.0]
    clock.correct(99.0)
    assert clock.left == [90.0, 61.0]
    assert clock.next_alarm() == 1181.0


def test_an_end_that_has_been_told_rings_no_more() -> None:
    clock = Clock(ClockRule(10, 0, "host"), 2)
    clock.turn(0.0, 1000.0, [0, 1])
    assert clock.next_alarm() == 1010.0
    clock.silence_alarm([0, 1])
    assert clock.next_alarm() is None
    clock.turn(15.0, 1015.0, [0, 1], (0, 5.0))
    assert clock.left == [5.0, 0.0]
    assert clock.next_alarm() == 1015.0


async def test_the_clock_is_the_same_after_loading_the_log(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, 60, "host", bonus=3)
        async with ann.page(table, seat=0) as one, ann.page(table, seat=1) as two:
            for _ in range(5):
                time.passes(7)
                page = one if one.state["ask"]["moves"] else two
                assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
                await catch_up(one, two)
        before = there.registry.tables[table].timing.clock
        assert before is not None
        there.registry.tables.clear()
        after = (await there.registry.table(table)).timing.clock
        assert after is not None
        assert after.left == before.left != [60, 60]
        assert after.running == before.running
        assert after.since == before.since == time.steady.time
