"""What is weighed when a position is judged, in points: the present weights, and those of earlier versions.

Found by trial matches. A term that a version did not know has no weight in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """One way to judge, as numbers: those of version 0.1 unless others are given."""

    #: How much the best rival counts.
    others: float = 0.25
    #: Means while there is time to use them.
    coin: float = 0.28
    tool: float = 0.8
    scholar: float = 1.9
    book: float = 1.2
    bowl_3: float = 0.36
    bowl_2: float = 0.2
    earned_power: float = 0.3
    level: float = 0.35
    key: float = 1.5
    #: What five books are worth beyond themselves: an innovation is near.
    saved_books: float = 2.0
    #: Land that has just been dug where a workshop can follow at once.
    site: float = 0.0
    #: Which part counts of the coins and tools beyond these that somebody has passed with: they should have become something.
    idle: float = 1.0
    idle_coins: int = 6
    idle_tools: int = 3
    #: An income to come, by what the same means are worth now.
    income: float = 0.8
    #: Each kind of building for itself.
    building: tuple[float, ...] = (1.6, 2.4, 3.4, 7.0, 6.5, 2.4, 5.0)
    near_city: float = 8.0
    #: An empty hex within reach, for each income to come.
    land: float = 0.06
    #: Places in area and disciplines as they stand: early, and in the last two rounds.
    area: tuple[float, float] = (0.45, 0.9)
    science: tuple[float, float] = (0.6, 0.9)
    #: What the levels bring in a science bonus to come, where every level counts and where several make one.
    bonus: tuple[float, float] = (0.35, 1.0)


FIRST: Final = Weights()
#: Nobody should pass with a full purse, stop after the spade, or build beside a city that could be.
PRESENT: Final = Weights(idle=0.5, site=2.5, near_city=11.0, building=(2.1, 3.0, 4.2, 8.0, 7.5, 2.4, 5.0))
