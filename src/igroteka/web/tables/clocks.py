"""A clock per seat, counted from the log, so that every process tells the same time, and not misled by the time of day.

A machine has two clocks (`Watch`). The time of day stands in the rows for the record and may jump when somebody sets
it; the steady one only runs, but means something in one process alone. So:

- What is shown, and when an alarm rings, follows the steady clock from the moment at which this process has written
  the last row or has heard of it.
- What a turn has cost is the difference of the times of two rows. Whoever writes a row compares it with what has
  passed by the steady clock. If the two differ, the time of day has jumped, and a row `X passed MS` goes along with
  the move: so many milliseconds have really passed. Every process and every later replay then counts these.
- Time while nobody could play does not count: after a start the only process writes `X resume`. Where several
  processes share a store, one that loads a table again knows only the time of day at which its last row was written; a
  jump since then shows on its pages until the next row, and has no consequences for the first seconds after loading.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from ...core import Seat
from .seats import ClockRule

TOLERANCE: Final = 0.25
"""Seconds by which the two clocks may differ between two rows before a row says so."""


@dataclass(frozen=True)
class Watch:
    """The time of day, which may jump, and a clock that only runs."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic

    def steady_at(self, at: float, most: float) -> float:
        """What the steady clock showed at a time of day, at most so many seconds ago."""
        return self.steady() - min(max(0.0, self.wall() - at), most)


class ClockSnapshot(NamedTuple):
    """What a clock has counted, as plain values from which it can go on; its last turn, since that may be corrected."""

    left: list[float]
    running: list[Seat]
    left_before: list[float]
    thought: list[Seat]
    gift: tuple[Seat, float] | None


@dataclass(frozen=True)
class _Turn:
    """All that a turn of the clock has followed from, to count it again."""

    left: list[float]
    thought: list[Seat]
    gift: tuple[Seat, float] | None


class Clock:
    """How much time each seat has left. It runs for the seats that are asked and that no bot plays."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.running: list[Seat] = []
        self.since = 0.0
        """When the last row was written, by the steady clock of this process."""
        self._last = _Turn(list(self.left), [], None)
        self._silenced: set[Seat] = set()
        """The seats whose end of time has had its consequences."""

    def take_snapshot(self) -> ClockSnapshot:
        """What has been counted so far."""
        last = self._last
        return ClockSnapshot(
            list(self.left), list(self.running), list(last.left), list(last.thought), last.gift
        )

    def restore(self, snapshot: ClockSnapshot, now: float) -> None:
        """Go on from there; the last row was written at this moment of the steady clock."""
        self.left, self.running, self.since = list(snapshot.left), list(snapshot.running), now
        self._last = _Turn(list(snapshot.left_before), list(snapshot.thought), snapshot.gift)

    def turn(
        self, passed: float, now: float, running: list[Seat], gift: tuple[Seat, float] | None = None
    ) -> None:
        """Something happened after so many seconds: these seats think from now on. A seat may be given time."""
        self._last = _Turn(self.left, self.running, gift)
        self.running = list(running)
        self.since = now
        self._silenced = set()
        self._count(passed)

    def correct(self, passed: float) -> None:
        """The last turn has really cost so many seconds, whatever the times of its rows say."""
        self._count(passed)

    def _count(self, passed: float) -> None:
        """Take the time of those who thought; who has finished a turn gets the bonus."""
        last = self._last
        self.left = list(last.left)
        for seat in last.thought:
            bonus = self.rule.bonus if seat not in self.running else 0
            self.left[seat] = max(0.0, self.left[seat] - passed) + bonus
        if last.gift is not None:
            self.left[last.gift[0]] += last.gift[1]

    def left_at(self, at: float) -> list[float]:
        """What is left at a moment of the steady clock."""
        passed = max(0.0, at - self.since)
        return [
            max(0.0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def seats_out_of_time(self, at: float) -> list[Seat]:
        """The seats that think without time."""
        left = self.left_at(at)
        return [seat for seat in self.running if left[seat] <= 0]

    def silence_alarm(self, seats: list[Seat]) -> None:
        """The end of the time of these seats has had its consequences: no alarm rings for them any more."""
        self._silenced |= set(seats)

    def next_alarm(self) -> float | None:
        """When, by the steady clock, the time of a running seat ends, if that has not had its consequences."""
        ends = [self.since + self.left[seat] for seat in self.running if seat not in self._silenced]
        return min(ends) if ends else None
