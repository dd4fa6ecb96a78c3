"""Which time counts: not on days off, not in pauses, and right on the days on which clocks are changed."""

from __future__ import annotations

import contextlib
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from igroteka.core import BadOption, IgrotekaError
from igroteka.store.call_rows import CallRow
from igroteka.web.tables.calendar import Calendar, Pause
from igroteka.web.tables.clock_rules import CLOCKS, ClockRule, clean_holidays, clock_rule
from igroteka.web.tables.clocks import Clock

HOUR, DAY = 3600.0, 86_400.0
KYIV = ZoneInfo("Europe/Kyiv")


def at(day: int, hour: int = 0, month: int = 6) -> float:
    """A time of day in Kyiv in 2026, whose 5th of June is a Friday."""
    return datetime(2026, month, day, hour, tzinfo=KYIV).timestamp()


def calendar(weekends: bool = True, *holidays: str) -> Calendar:
    return Calendar(ClockRule(int(DAY), 0, "bot", True, weekends, holidays, "Europe/Kyiv"))


def test_weekends_do_not_count_where_the_table_is() -> None:
    days = calendar()
    assert days.counted(at(5, 20), at(8, 10)) == 4 * HOUR + 10 * HOUR, "Friday night and Monday morning"
    assert days.counted(at(6, 3), at(7, 23)) == 0.0
    assert days.after(at(5, 20), DAY) == at(8, 20)
    assert days.after(at(6, 12), HOUR) == at(8, 1)
    utc = Calendar(ClockRule(int(DAY), 0, "bot", True, True, (), "UTC"))
    assert utc.after(at(5, 20), DAY) == at(8, 20)
    assert utc.counted(at(6), at(6, 3)) == 3 * HOUR, "it is still Friday there"


def test_holidays_do_not_count_and_a_day_of_25_hours_does() -> None:
    assert calendar(False, "2026-06-09").counted(at(8), at(11)) == 2 * DAY
    assert calendar(True, "2026-06-08").after(at(5, 12), DAY) == at(9, 12)
    autumn = calendar(False, "2026-01-01")
    assert autumn.counted(at(25, month=10), at(26, month=10)) == 25 * HOUR
    off = calendar(False, "2026-10-25")
    assert off.counted(at(24, month=10), at(26, month=10)) == DAY


def test_pauses_do_not_count_even_if_they_overlap() -> None:
    days = Calendar(ClockRule(int(DAY), 0, "bot"))
    assert days.counts_always
    days.pauses = [Pause(100.0, 200.0), Pause(150.0, 300.0), Pause(500.0, 500.0)]
    assert days.counted(0.0, 1000.0) == 800.0
    assert days.counted(120.0, 250.0) == 0.0
    assert days.after(50.0, 60.0) == 310.0
    assert (days.is_paused(199.0), days.is_paused(300.0)) == (True, False)


def test_it_is_looked_again_when_a_day_or_a_pause_ends() -> None:
    days = calendar()
    assert days.next_change(at(5, 20)) == at(6)
    days.pauses = [Pause(at(5, 10), at(5, 22))]
    assert days.next_change(at(5, 20)) == at(5, 22)
    assert days.next_change(at(5, 23)) == at(6)
    assert Calendar(ClockRule(60, 0, "bot")).next_change(0.0) is None


def test_time_for_each_turn_is_full_again_after_it_and_not_by_going_to_and_fro() -> None:
    clock = Clock(ClockRule(100, 0, "bot", True), 2)
    clock.turn(0.0, 1000.0, [0])
    clock.turn(90.0, 1090.0, [1])
    assert clock.left == [100.0, 100.0]
    clock.turn(1.0, 1091.0, [0], returned=[0])
    assert clock.left == [10.0, 100.0], "who takes the end of a turn back has what was left then"
    clock.turn(5.0, 1096.0, [1])
    assert clock.left == [100.0, 100.0]
    clock.turn(1.0, 1097.0, [0], returned=[0])
    assert clock.left == [5.0, 100.0]
    again = Clock(clock.rule, 2)
    again.restore(clock.take_snapshot(), 1097.0)
    again.turn(2.0, 1099.0, [1])
    again.turn(1.0, 1100.0, [0], returned=[0])
    assert again.left == [3.0, 100.0], "a snapshot remembers it"


def test_a_bonus_is_not_earned_twice_by_taking_back() -> None:
    clock = Clock(ClockRule(100, 10, "bot"), 2)
    clock.turn(0.0, 0.0, [0])
    clock.turn(20.0, 20.0, [1])
    assert clock.left == [90.0, 100.0]
    clock.turn(1.0, 21.0, [0], returned=[0])
    assert clock.left[0] == 80.0


def test_clocks_are_written_and_read() -> None:
    for written in CLOCKS[1:]:
        rule = clock_rule(written, "vote")
        assert rule is not None
        assert rule.each == written.startswith("each-")
    assert clock_rule("each-1440", "host", True, ("2026-12-25",), "Europe/Kyiv") == ClockRule(
        86_400, 0, "host", True, True, ("2026-12-25",), "Europe/Kyiv"
    )
    for bad in ("each-", "each-0", "each-5+3", "each-99999999", "5", "5+", "+5", "each-x"):
        with pytest.raises(BadOption, match="allowed"):
            clock_rule(bad, "bot")
    with pytest.raises(IgrotekaError, match="allowed"):
        clock_rule("each-60", "bot", True, (), "Atlantis/Capital")
    with pytest.raises(IgrotekaError, match="allowed"):
        clock_rule("each-60", "bot", False, ("25.12.",), "UTC")
    assert clean_holidays(" 2026-12-26, 2026-12-25;2026-12-25\n") == ("2026-12-25", "2026-12-26")
    for wrong in (
        "25.12.2026",
        "2026-13-01",
        "20261225",
        ", ".join(f"2026-01-{n:02}" for n in range(1, 32)) * 3,
    ):
        with contextlib.suppress(ValueError):
            raise AssertionError(clean_holidays(wrong))


def test_a_reminder_comes_with_a_quarter_of_the_time_left_and_not_at_night() -> None:
    awake = CallRow("p", quiet_from=0, quiet_to=0, zone="Europe/Kyiv")
    assert awake.reminder_at(at(8, 10), at(9, 10)) == at(9, 4)
    assert awake.reminder_at(at(8, 10), at(8, 10) + HOUR - 1) is None
    assert awake.reminder_at(at(8, 10), at(28, 10)) == at(27, 10), "a day before at the earliest"
    sleeper = CallRow("p", quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Kyiv")
    assert sleeper.reminder_at(at(8, 10), at(9, 10)) == at(9, 8), (
        "when the quiet hours are over, if that is in time"
    )
    assert sleeper.reminder_at(at(8, 10), at(9, 6)) == at(8, 22) - 60.0, "else before they begin"
