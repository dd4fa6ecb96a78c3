"""The clock that a table has chosen: how much time, for what, on which days, and what happens without any left."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from ...core import BadOption, Text
from ...core.errors import bad_option, some
from ...core.game import Say
from ...core.text import phrase
from ...store import TableRow
from ...store.call_rows import is_zone
from ..security.inputs import whole_number
from .config import ClockConfig

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
OUTS: Final = ("bot", "host", "vote")
"""What happens to a seat without time: a bot plays on, or the host or the others decide."""
EACH: Final = "each-"
"""How a clock begins whose time is for each turn."""
CLOCKS: Final = (
    *("none", "3+5", "5+10", "10+15", "20+30", "60+60"),
    *("each-5", "each-60", "each-720", "each-1440", "each-2880", "each-4320", "each-10080", "4320+43200"),
)
LONGEST_CLOCK: Final = 30 * DAY
LONGEST_BONUS: Final = 3 * DAY
LONG: Final = HOUR
"""Seconds from which on a clock is for people who do not sit at the table all the time."""
MOST_HOLIDAYS: Final = 60


@dataclass(frozen=True)
class ClockRule:
    """Seconds for each seat, seconds added after each turn, and what happens to a seat without any left.

    With `each` the seconds are for every turn anew. Weekends and holidays, dates such as 2026-12-25, are those of a time zone.
    """

    seconds: int
    bonus: int
    then: str
    each: bool = False
    weekends: bool = False
    holidays: tuple[str, ...] = ()
    zone: str = ""

    @property
    def is_long(self) -> bool:
        """Whether people play for days, and not at one sitting."""
        return self.seconds >= LONG and (self.each or self.seconds >= DAY)

    def to_data(self) -> ClockConfig:
        """As it is kept with the table."""
        data: ClockConfig = {"seconds": self.seconds, "bonus": self.bonus, "then": self.then}
        if self.each:
            data["each"] = True
        if self.weekends or self.holidays:
            data["weekends"], data["holidays"], data["zone"] = self.weekends, list(self.holidays), self.zone
        return data

    def words(self, say: Say) -> str:
        """The clock in one sentence."""
        span = span_words(self.seconds, say)
        if self.each:
            return say(Text("websay-clock-each", span=span))
        if self.seconds % DAY == 0:
            return say(Text("websay-clock-days", span=span, bonus=span_words(self.bonus, say)))
        return say(Text("websay-clock", minutes=self.seconds // MINUTE, seconds=self.bonus))

    def days_words(self, say: Say) -> str:
        """Which days do not count; nothing if all do."""
        if not (self.weekends or self.holidays):
            return ""
        kind = "both" if self.weekends and self.holidays else "weekends" if self.weekends else "holidays"
        return say(Text(f"websay-days-off-{kind}", zone=self.zone, days=", ".join(self.holidays)))


def clock_lines(rule: ClockRule, say: Say) -> list[str]:
    """All that somebody should know of a clock before they sit down."""
    return [
        line
        for line in (rule.words(say), rule.days_words(say), say(Text(f"websay-clock-{rule.then}")))
        if line
    ]


def span_words(seconds: int, say: Say) -> str:
    """A stretch of time in the largest whole unit."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds and seconds % unit == 0:
            return say(Text(f"websay-span-{name}", count=seconds // unit))
    return say(Text("websay-span-seconds", count=seconds))


def clock_rule(
    written: str, then: str, weekends: bool = False, holidays: Sequence[str] = (), zone: str = ""
) -> ClockRule | None:
    """A clock written as minutes and bonus seconds, "10+15", or as minutes for each turn, "each-1440"; None for "none"."""
    if written in ("", "none"):
        return None
    each = written.startswith(EACH)
    minutes, _, seconds = written.removeprefix(EACH).partition("+")
    time, bonus = whole_number(minutes), 0 if each and not seconds else whole_number(seconds)
    if (
        time is not None
        and bonus is not None
        and _is_clock(time, bonus)
        and then in OUTS
        and not (each and bonus)
    ):
        free = bool(weekends or holidays)
        if free and not is_zone(zone):
            raise bad_option("zone", repr(zone[:40]), phrase("a name such as Europe/Kyiv"))
        if not all(map(is_date, holidays)):
            raise bad_option("holidays", repr(list(holidays)[:3]), phrase("dates such as 2026-12-25"))
        return ClockRule(60 * time, bonus, then, each, weekends, tuple(holidays), zone if free else "")
    raise bad_option(
        "clock",
        phrase("{name} and {names}", name=repr(written[:20]), names=repr(then[:20])),
        phrase("none, MINUTES+SECONDS such as 10+15, or each-MINUTES, and {names}", names=some(list(OUTS))),
    )


def clean_clock(written: str) -> str:
    """A clock as it is written, or "none"; ValueError if it is neither."""
    try:
        clock_rule(written, OUTS[0])
    except BadOption:
        raise ValueError from None
    return written


def clean_holidays(written: str) -> tuple[str, ...]:
    """Dates such as 2026-12-25 between commas or blanks, each once and in order; ValueError if one is none, or too many."""
    days = sorted({day for day in re.split(r"[\s,;]+", written) if day})
    if len(days) > MOST_HOLIDAYS or any(not is_date(day) for day in days):
        raise ValueError
    return tuple(days)


def is_date(written: str) -> bool:
    """Whether this is a date with all its digits."""
    try:
        return len(written) == 10 and date.fromisoformat(written).isoformat() == written
    except ValueError:
        return False


def _is_clock(minutes: int, bonus: int) -> bool:
    return 0 < 60 * minutes <= LONGEST_CLOCK and bonus <= LONGEST_BONUS


def clock_of(row: TableRow) -> ClockRule | None:
    """The clock of a table."""
    data = row.config.get("clock")
    return ClockRule(**{**data, "holidays": tuple(data.get("holidays", ()))}) if data else None
