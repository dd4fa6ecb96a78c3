"""Which moments count for a clock: not the days off of its table, and not while the game is paused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from .clock_rules import ClockRule

SATURDAY: Final = 5
LONGEST_SEARCH: Final = 3 * 366
"""Days after which time that still has not run out counts as endless."""


class Pause(NamedTuple):
    """Times of day between which nothing counts."""

    begin: float
    end: float


class Calendar:
    """Belongs to one clock. Times are times of day, in seconds."""

    def __init__(self, rule: ClockRule) -> None:
        self.pauses: list[Pause] = []
        self._weekends = rule.weekends
        self._holidays = frozenset(date.fromisoformat(day) for day in rule.holidays)
        self._zone = ZoneInfo(rule.zone or "UTC")

    @property
    def counts_always(self) -> bool:
        """Whether no moment is free."""
        return not (self.pauses or self._weekends or self._holidays)

    def counted(self, begin: float, end: float) -> float:
        """How many of the seconds between two moments count."""
        if self.counts_always or end <= begin:
            return max(0.0, end - begin)
        total = 0.0
        for low, high in self._pieces(begin):
            if low >= end:
                break
            total += min(high, end) - low
        return total

    def after(self, begin: float, seconds: float) -> float:
        """When so many seconds that count will have passed."""
        if self.counts_always or seconds <= 0:
            return begin + max(0.0, seconds)
        for low, high in self._pieces(begin):
            if high - low >= seconds:
                return low + seconds
            seconds -= high - low
        return begin + LONGEST_SEARCH * 86_400.0

    def next_change(self, at: float) -> float | None:
        """When it must be looked again whether time counts: at the next midnight, or where a pause begins or ends; None if it always does."""
        if self.counts_always:
            return None
        midnight = self._midnight(datetime.fromtimestamp(at, self._zone).date() + timedelta(1))
        return min([midnight, *[edge for pause in self.pauses for edge in pause if edge > at]])

    def is_paused(self, at: float) -> bool:
        """Whether the game is paused at a moment."""
        return any(pause.begin <= at < pause.end for pause in self.pauses)

    def _pieces(self, begin: float) -> Iterator[tuple[float, float]]:
        """The times that count from a moment on, in order, each within one day."""
        first = datetime.fromtimestamp(begin, self._zone).date()
        for number in count():
            if number > LONGEST_SEARCH:
                return
            day = first + timedelta(number)
            if (self._weekends and day.weekday() >= SATURDAY) or day in self._holidays:
                continue
            # A day has 23 or 25 hours where clocks are changed: its end is the beginning of the next one.
            low, high = max(begin, self._midnight(day)), self._midnight(day + timedelta(1))
            yield from _without(low, high, self.pauses)

    def _midnight(self, day: date) -> float:
        return datetime.combine(day, time(), self._zone).timestamp()


def _without(low: float, high: float, pauses: list[Pause]) -> Iterator[tuple[float, float]]:
    """A stretch of time without pauses."""
    for pause in sorted(pauses):
        if pause.end <= low or pause.begin >= high:
            continue
        if pause.begin > low:
            yield low, pause.begin
        low = max(low, pause.end)
    if low < high:
        yield low, high
