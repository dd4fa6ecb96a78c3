"""A clock per seat, computed from the times of the log's rows, so that every process tells the same time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..core import Seat
from .seats import ClockRule

if TYPE_CHECKING:
    from .record import Record


class Clock:
    """How much time each seat has left. It runs for the seats that are asked and that no bot plays."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.running: list[Seat] = []
        self.since = 0.0

    def turn(self, at: float, running: list[Seat]) -> None:
        """Something happened: these seats think from now on. Who has finished a turn gets the bonus."""
        self.stop(at)
        for seat in self.running:
            if seat not in running:
                self.left[seat] += self.rule.bonus
        self.running = list(running)

    def stop(self, at: float) -> None:
        """Count the time until now."""
        passed = max(0.0, at - self.since) if self.since else 0.0
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = max(at, self.since)

    def pardon(self, at: float) -> None:
        """Forget the time since the last row: nobody could play."""
        self.since = max(at, self.since)

    def give(self, seat: Seat, seconds: float) -> None:
        """More time for a seat."""
        self.left[seat] += seconds

    def now(self, at: float) -> list[float]:
        """What is left at a moment."""
        passed = max(0.0, at - self.since) if self.since else 0.0
        return [
            max(0.0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def out(self, at: float) -> list[Seat]:
        """The seats that think without time."""
        left = self.now(at)
        return [seat for seat in self.running if left[seat] <= 0]

    def next_end(self) -> float | None:
        """When the time of a running seat ends, if one still has some."""
        ends = [self.since + self.left[seat] for seat in self.running if self.left[seat] > 0]
        return min(ends) if ends else None


def late_seats(record: Record, waits: float) -> list[Seat]:
    """The seats about which the host may decide: without time, or, without a clock, silent for so long."""
    now = time.time()
    if record.clock is not None:
        return record.clock.out(now)
    return record.thinking() if record.open_since and now >= record.open_since + waits else []
