"""A clock per seat, counted from the log, so that every process tells the same time, and not misled by the time of day.

A machine has two clocks (`Watch`). The time of day stands in the rows for the record and may jump when somebody sets
it; the steady one only runs, but means something in one process alone. So:

- What is shown, and when an alarm rings, follows the steady clock from the moment at which this process has written
  the last row or has heard of it.
- Days off and pauses belong to the time of day (`calendar.py`). How long something took is known from the steady clock or
  from two rows, and when it ended by the time of day; the free time between is left out.
- What a turn has cost is the difference of the times of two rows. Whoever writes a row compares it with what has
  passed by the steady clock. If the two differ, the time of day has jumped, and a row `X passed MS` goes along with
  the move: so many milliseconds have really passed. Every process and every later replay then counts these.
- Time while nobody could play does not count: after a start the only process writes `X resume`, or where people play for
  days `X pause FROM UNTIL` with the times between which there was no server. Where several
  processes share a store, one that loads a table again knows only the time of day at which its last row was written; a
  jump since then shows on its pages until the next row, and has no consequences for the first seconds after loading.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ...core import Seat
from .calendar import Calendar
from .clock_rules import ClockRule

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
    unrewarded: list[float]
    unrewarded_before: list[float]
    returned: list[Seat]
    silenced: list[Seat]


@dataclass(frozen=True)
class _Turn:
    """All that a turn of the clock has followed from, to count it again."""

    left: list[float]
    thought: list[Seat]
    gift: tuple[Seat, float] | None
    unrewarded: list[float]
    """What each seat had left at the end of its last turn, before it got anything for having finished it."""
    returned: list[Seat]
    """The seats that have taken back the end of their turn."""


class Clock:
    """How much time each seat has left. It runs for the seats that are asked and that no bot plays."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.running: list[Seat] = []
        self.since = 0.0
        """When the last row was written, by the steady clock of this process."""
        self.calendar = Calendar(rule)
        self._unrewarded = list(self.left)
        self._last = _Turn(list(self.left), [], None, list(self.left), [])
        self._silenced: set[Seat] = set()
        """The seats whose end of time has had its consequences."""

    def take_snapshot(self) -> ClockSnapshot:
        """What has been counted so far."""
        last = self._last
        return ClockSnapshot(
            list(self.left),
            list(self.running),
            list(last.left),
            list(last.thought),
            last.gift,
            list(self._unrewarded),
            list(last.unrewarded),
            list(last.returned),
            sorted(self._silenced),
        )

    def restore(self, snapshot: ClockSnapshot, now: float) -> None:
        """Go on from there; the last row was written at this moment of the steady clock."""
        self.left, self.running, self.since = list(snapshot.left), list(snapshot.running), now
        self._last = _Turn(
            list(snapshot.left_before),
            list(snapshot.thought),
            snapshot.gift,
            list(snapshot.unrewarded_before),
            list(snapshot.returned),
        )
        self._unrewarded = list(snapshot.unrewarded)
        self._silenced = set(snapshot.silenced)

    def turn(
        self,
        passed: float,
        now: float,
        running: list[Seat],
        gift: tuple[Seat, float] | None = None,
        returned: Sequence[Seat] = (),
    ) -> None:
        """Something that took so many seconds has happened: these seats think from now on. A seat may be given time.

        Seats that have taken back the end of their turn have what they had then: nobody gains time by going to and fro.
        """
        self._last = _Turn(self.left, self.running, gift, self._unrewarded, list(returned))
        self.running = list(running)
        self.since = now
        self._silenced = set()
        self._count(passed)

    def correct(self, passed: float) -> None:
        """The last turn has really cost so many seconds, whatever the times of its rows say."""
        self._count(passed)

    def _count(self, passed: float) -> None:
        """Take the time of those who thought; who has finished a turn gets the bonus, or all time anew."""
        last, rule = self._last, self.rule
        left, unrewarded = list(last.left), list(last.unrewarded)
        for seat in last.thought:
            left[seat] = max(0.0, left[seat] - passed)
            if seat not in self.running:
                unrewarded[seat] = left[seat]
                left[seat] = float(rule.seconds) if rule.each else left[seat] + rule.bonus
        for seat in last.returned:
            if seat in self.running and seat not in last.thought:
                left[seat] = min(left[seat], unrewarded[seat])
        if last.gift is not None:
            left[last.gift[0]] += last.gift[1]
        self.left, self._unrewarded = left, unrewarded

    def left_at(self, at: float, wall: float = 0.0) -> list[float]:
        """What is left at a moment of the steady clock, when the time of day is `wall`."""
        passed = max(0.0, at - self.since)
        passed = self.calendar.counted(wall - passed, wall)
        return [
            max(0.0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def seats_out_of_time(self, at: float, wall: float = 0.0) -> list[Seat]:
        """The seats that think without time."""
        left = self.left_at(at, wall)
        return [seat for seat in self.running if left[seat] <= 0]

    def ends_at(self, at: float, wall: float) -> dict[Seat, float]:
        """At which time of day the time of each running seat ends, if that has not had its consequences."""
        begin = wall - max(0.0, at - self.since)
        return {
            seat: self.calendar.after(begin, self.left[seat])
            for seat in self.running
            if seat not in self._silenced
        }

    @property
    def silenced(self) -> list[Seat]:
        """The seats whose end of time has been noticed, and about which nobody has decided yet."""
        return sorted(self._silenced & set(self.running))

    def silence_alarm(self, seats: list[Seat]) -> None:
        """The end of the time of these seats has had its consequences: no alarm rings for them any more."""
        self._silenced |= set(seats)

    def next_alarm(self, at: float = 0.0, wall: float = 0.0) -> float | None:
        """When, by the steady clock, the time of a running seat ends, if that has not had its consequences."""
        ends = self.ends_at(at, wall).values()
        return min(ends) - (wall - max(0.0, at - self.since)) + self.since if ends else None
