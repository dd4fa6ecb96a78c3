"""What is weighed when a position is judged, in points: the present weights, and those of earlier versions.

Found by trial matches. A term that a version did not know has no weight in it.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """One way to judge, as numbers."""

    def __init__(
        self,
        *,
        others: float = 0.25,
        coin: float = 0.28,
        tool: float = 0.8,
        scholar: float = 1.9,
        book: float = 1.2,
        bowl_3: float = 0.36,
        bowl_2: float = 0.2,
        earned_power: float = 0.3,
        level: float = 0.35,
        key: float = 1.5,
        saved_books: float = 2.0,
        idle: float = 1.0,
        idle_coins: int = 6,
        idle_tools: int = 3,
        income: float = 0.8,
        building: tuple[float, ...] = (1.6, 2.4, 3.4, 7.0, 6.5, 2.4, 5.0),
        near_city: float = 8.0,
        land: float = 0.06,
        area: tuple[float, float] = (0.45, 0.9),
        science: tuple[float, float] = (0.6, 0.9),
        bonus: tuple[float, float] = (0.35, 1.0),
    ) -> None:
        #: How much the best rival counts.
        self.others = others
        #: Means while there is time to use them.
        self.coin = coin
        self.tool = tool
        self.scholar = scholar
        self.book = book
        self.bowl_3 = bowl_3
        self.bowl_2 = bowl_2
        self.earned_power = earned_power
        self.level = level
        self.key = key
        #: What five books are worth beyond themselves: an innovation is near.
        self.saved_books = saved_books
        #: Which part counts of the coins and tools beyond these that somebody has passed with: they should have become something.
        self.idle = idle
        self.idle_coins = idle_coins
        self.idle_tools = idle_tools
        #: An income to come, by what the same means are worth now.
        self.income = income
        #: Each kind of building for itself.
        self.building = building
        self.near_city = near_city
        #: An empty hex within reach, for each income to come.
        self.land = land
        #: Places in area and disciplines as they stand: early, and in the last two rounds.
        self.area = area
        self.science = science
        #: What the levels bring in a science bonus to come, where every level counts and where several make one.
        self.bonus = bonus


FIRST: Final = Weights()
#: Nobody should pass with a full purse.
PRESENT: Final = Weights(idle=0.5)
