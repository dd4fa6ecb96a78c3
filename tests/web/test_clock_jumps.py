"""The time of day jumps: nobody at a table with a clock gains or loses by it."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.match.stops import run_at_once
from igroteka.store import EventRow, TableRow
from igroteka.web.security.guests import Guest
from igroteka.web.tables import seats
from igroteka.web.tables.loading import NOTICED_WITHIN, follow_log, load_match, start_match
from igroteka.web.tables.timing import MatchTiming

from ..store.leaping import HOUR, until
from .fake_time import FakeTime
from .support import Person, Site, site
from .test_clocks import timed


class Machine(FakeTime):
    """Two clocks and a log that a test moves, writes and reads."""

    def __init__(self, seconds: int = 100, bonus: int = 10) -> None:
        super().__init__()
        me = Guest("g", "Ann")
        config = {
            "host": "g",
            "seats": [seats.make("me", me), seats.make("local", me)],
            "clock": {"seconds": seconds, "bonus": bonus, "then": "bot"},
        }
        self.row = TableRow("t", "dream_city", 2, {"first": "0"}, "7", config=config, version=self.version())
        self.log: list[EventRow] = []
        self.match, self.timing = start_match(self.row, self.watch)
        self.write()

    @staticmethod
    def version() -> int:
        from igroteka.core import game

        return game("dream_city").version

    def write(self) -> None:
        """Write down what the match has just done, as a table and its store do."""
        self.timing.stamp()
        first = len(self.log) + 1
        self.log += [EventRow(first + i, line, self.wall.time) for i, line in enumerate(self.match.pending)]
        self.match.confirm()

    def move(self) -> None:
        """The seat to move plays something."""
        seat = self.match.seats[0]
        self.match.play(self.match.moves_of(seat)[0], seat)
        self.write()

    def left(self) -> list[float]:
        """What the clock shows now."""
        assert self.timing.clock is not None
        return self.timing.clock.left_at(self.steady.time)

    async def loaded(self) -> MatchTiming:
        """The match and its time as another process reads them from the log."""
        return run_at_once(load_match(self.row, self.log, self.watch))[1]


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30.0, -30.0, 1.0, -1.0])
async def test_a_jump_between_two_rows_costs_and_gives_nothing(jump: float) -> None:
    still, jumpy = Machine(), Machine()
    for number in range(6):
        for machine in (still, jumpy):
            machine.passes(7.0, jump if machine is jumpy and number in (1, 4) else 0.0)
        assert jumpy.left() == pytest.approx(still.left())
        assert jumpy.timing.clock is not None
        assert jumpy.timing.clock.seats_out_of_time(jumpy.steady.time) == []
        for machine in (still, jumpy):
            machine.move()
        assert jumpy.left() == pytest.approx(still.left(), abs=0.001)
    assert sum(e.line.startswith("X passed") for e in jumpy.log) == 2
    # Whoever reads the log counts the same, although the times in it tell something else.
    for machine in (still, jumpy):
        again = await machine.loaded()
        assert again.clock is not None
        assert again.clock.left == pytest.approx(still.left(), abs=0.001)


async def test_times_that_agree_need_no_row() -> None:
    machine = Machine()
    for _ in range(8):
        machine.passes(3.0, 0.2)
        machine.move()
    assert not any(e.line.startswith("X") for e in machine.log)
    again = await machine.loaded()
    assert again.clock is not None
    assert again.clock.left == pytest.approx(machine.left())


async def test_another_process_that_hears_of_rows_counts_the_same() -> None:
    one = Machine()
    other = await one.loaded()
    for number in range(6):
        one.passes(5.0, HOUR if number % 2 else -HOUR)
        before = len(one.log)
        one.move()
        run_at_once(follow_log(other, one.log[before:]))
        assert other.clock is not None
        assert other.clock.left == pytest.approx(one.left(), abs=0.001)
        assert other.clock.left_at(one.steady.time) == pytest.approx(one.left(), abs=0.001)


async def test_a_row_that_seems_hours_old_was_heard_a_moment_ago() -> None:
    one = Machine()
    other = await one.loaded()
    before = len(one.log)
    one.passes(5.0)
    one.move()
    one.wall.time += HOUR
    run_at_once(follow_log(other, one.log[before:]))
    assert other.clock is not None
    shown = other.clock.left_at(one.steady.time)
    assert all(mine - NOTICED_WITHIN <= his <= mine for mine, his in zip(one.left(), shown, strict=True))


async def test_a_gift_and_a_jump_together() -> None:
    machine = Machine(seconds=10, bonus=0)
    machine.passes(12.0, HOUR)
    assert machine.left()[0] == 0.0
    machine.match.decide("time 0 60")
    machine.write()
    assert machine.left() == [60.0, 10.0]
    machine.passes(20.0, -HOUR)
    machine.move()
    again = await machine.loaded()
    assert again.clock is not None
    assert machine.left()[0] == pytest.approx(40.0)
    assert again.clock.left == pytest.approx(machine.timing.clock.left if machine.timing.clock else [])


async def test_silence_is_measured_by_the_steady_clock() -> None:
    machine = Machine()
    machine.timing.clock = None
    machine.passes(10.0, 30 * HOUR)
    assert machine.timing.late_seats(300.0) == []
    machine.passes(295.0, -90 * HOUR)
    assert machine.timing.late_seats(300.0) == machine.timing.people_to_move() != []


# ---------------------------------------------------------------- on a running server


def clock_of(there: Site, table: str) -> Any:
    return there.registry.tables[table].timing.clock


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_jump_ends_nobodys_time_on_a_server(url: str, jump: float) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, 600, "bot", bonus=0)
        async with ann.page(table, seat=0) as page:
            time.passes(5, jump)
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
            await page.ask(t="order", seat=0, key="flower", value="keep")
            time.passes(7, jump)
            await page.ask(t="order", seat=0, key="flower", value="ask")
            assert page.state["players"][0]["bot"] == ""
            assert page.state["clock"]["out"] == []
            assert sum(page.state["clock"]["left"]) == pytest.approx(2 * 600 - 5 - 7)
        lines = [e.line for e in await there.registry.store.events(table)]
        assert sum(line.startswith("X passed") for line in lines) == 2
        kept = clock_of(there, table).left
        there.registry.tables.clear()
        await there.registry.table(table)
        assert clock_of(there, table).left == pytest.approx(kept)


async def test_an_alarm_rings_by_the_steady_clock(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann:
        table = await timed(there, ann, HOUR, "host")
        async with ann.page(table, seat=0) as page:
            time.passes(HOUR, jump=-2 * HOUR)
            await page.until(lambda m: m["t"] == "patch" and page.state["clock"]["out"] == [0])
            assert (await page.ask(t="host", do="bot", seat=0, bot="random"))["t"] == "done"


async def test_two_processes_agree_although_the_time_of_day_jumps(postgres: str) -> None:
    time = FakeTime()
    both = (site(postgres, watch=time.watch), site(postgres, watch=time.watch))
    async with both[0] as there, both[1] as other, there.person("Ann") as ann:
        table = await timed(there, ann, 600, "bot", bonus=0)
        again = Person(other.base)
        again.http.cookies = ann.http.cookies
        async with ann.page(table, seat=0) as one, again.page(table, seat=0) as two:
            for page, jump, value in (
                (one, HOUR, "keep"),
                (two, -HOUR, "build"),
                (one, HOUR, "keep"),
                (two, HOUR, "build"),
            ):
                time.passes(2, jump)
                answer = await page.ask(t="order", seat=0, key="flower", value=value)
                assert answer["t"] == "done", answer
                await heard(there, other, table)
            for process in (there, other):
                assert clock_of(process, table).left == pytest.approx([600 - 4 * 2, 600])


async def heard(one: Site, two: Site, table: str) -> None:
    """Wait until two processes know the same."""
    await until(lambda: one.registry.tables[table].match.seq == two.registry.tables[table].match.seq)
