"""Numbers with their 95 % intervals, from sums that grow game by game."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...core import BadData, Json
from ...core.errors import brief
from ...core.shares import Share
from ..arena.points import student
from .record import SeatRecord


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval; one observation has no interval."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def is_apart_from_zero(self) -> bool:
        """Whether zero is outside of the interval."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two independent values. Its interval joins how far each may be off, in the manner of Newcombe."""
        apart = self.value - other.value
        if self.low is None or self.high is None or other.low is None or other.high is None:
            return Estimate(apart)
        below = math.hypot(self.value - self.low, other.high - other.value)
        above = math.hypot(self.high - self.value, other.value - other.low)
        return Estimate(apart, apart - below, apart + above)

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return dict(vars(self))


def read_estimate(data: Json, where: str) -> Estimate | None:
    """An estimate out of JSON data, or None; anything else raises `BadData`."""
    if data is None:
        return None
    if isinstance(data, dict):
        numbers = [data.get(key) for key in ("value", "low", "high")]
        value, low, high = [float(one) if isinstance(one, int | float) else None for one in numbers]
        if value is not None and (low is None) == (high is None):
            return Estimate(value, low, high)
    raise BadData(f"{where}: found {brief(data)}; allowed: null, or an object with value, low and high")


@dataclass
class Sums:
    """What the seats of one kind have made of their games so far."""

    seats: int = 0
    contests: int = 0
    won: float = 0.0
    total: int = 0
    squares: int = 0

    def add(self, seat: SeatRecord) -> None:
        """One more seat."""
        self.seats += 1
        self.total += seat.points
        self.squares += seat.points * seat.points
        if seat.won is not None:
            self.contests += 1
            self.won += seat.won

    def join(self, other: Sums) -> None:
        """All seats of another sum as well."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def share(self) -> Estimate | None:
        """The share of wins, with the interval after Wilson; None where nobody can lose."""
        if not self.contests:
            return None
        share = Share(self.won, self.contests)
        return Estimate(share.rate, *share.interval)

    @property
    def points(self) -> Estimate:
        """The mean points, with the interval of Student's distribution; of at least one seat."""
        n, mean = self.seats, self.total / self.seats
        if n < 2:
            return Estimate(mean)
        # Whole numbers of any size: nothing is lost in this difference.
        variance = (self.squares * n - self.total * self.total) / (n * (n - 1))
        half = student(n - 1) * math.sqrt(variance / n)
        return Estimate(mean, mean - half, mean + half)
