"""§KF-3.8.2, §KF-3.9.1, §KF-4.2.5 What a number of players takes out of the box, and what boats carry in each season."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .goods import Numbers

MOST_PLAYERS: Final = 6


@dataclass(frozen=True)
class SetUpRow:
    """Turn order tiles, tiles at market in spring, summer and autumn, winter tiles for each player."""

    order_tiles: int
    market: int
    winter: int


#: By number of players. There are as many homes and boats as players.
SETUPS: Final[dict[int, SetUpRow]] = {
    2: SetUpRow(1, 6, 3),
    3: SetUpRow(2, 7, 3),
    4: SetUpRow(3, 8, 3),
    5: SetUpRow(4, 9, 2),
    6: SetUpRow(4, 10, 2),
}


@dataclass(frozen=True)
class Boat:
    """A boat: workers and skill tokens on board in spring, summer and autumn, the seasons of its first side,
    and fixed points at the end."""

    workers: Numbers
    skills: Numbers
    first_side: int
    points: int


#: In row order, which is the order of their tiles.
BOAT_ROWS: Final[tuple[Boat, ...]] = (
    Boat((7, 7, 3), (1, 1, 2), 2, 0),
    Boat((6, 6, 6), (2, 2, 2), 3, 0),
    Boat((6, 4, 4), (1, 1, 1), 1, 0),
    Boat((5, 5, 2), (2, 2, 2), 2, 2),
    Boat((5, 5, 3), (1, 1, 1), 2, 5),
    Boat((4, 4, 4), (2, 2, 1), 2, 0),
)
KEYFLOWER: Final = 0
SEA_BASTION: Final = 1
SEA_BREESE: Final = 2
FLIPPER: Final = 3
IANVINCIBLE: Final = 4
WHITE_WIND: Final = 5

#: Points of Sea Breese by the number of boats on the river.
RIVER: Final[Numbers] = (0, 2, 4, 8, 16, 32)
