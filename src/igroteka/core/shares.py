"""How often something happens, and how sure that is."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .json_types import Json

Z: Final = 1.959964  # two-sided 95 %


def wilson(p: float, n: float, z: float = Z) -> tuple[float, float]:
    """The interval after Wilson around a share that was seen in so many games."""
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


class Share(NamedTuple):
    """A share of wins with its 95 % interval after Wilson; shared wins count in parts."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """The share itself."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times of 100."""
        return wilson(self.rate, self.games)

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        low, high = self.interval
        return {"wins": self.wins, "games": self.games, "rate": self.rate, "low": low, "high": high}
