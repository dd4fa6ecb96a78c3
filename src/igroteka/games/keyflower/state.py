"""The whole position of a game."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Frame

from ._fields import KeyflowerFields
from .components.goods import COLOURS, RESOURCES, SKILLS
from .components.setups import SETUPS
from .components.tiles import COUNTERBID, FIRST_ORDER
from .fields import FIELDS, ITEMS

NOBODY: Final = -1
NO_COLOUR: Final = -1
NO_BOAT: Final = -1

C: Final = len(COLOURS)
R: Final = len(RESOURCES)
K: Final = len(SKILLS)

#: Places of items among the points of a seat.
PRINTED_ITEM: Final = 0
ORDER_ITEM: Final = 1
BOAT_ITEM: Final = 2
YARDS_ITEM: Final = 3
WINTER_ITEM: Final = 4
GOLD_ITEM: Final = 5


class KeyflowerState(KeyflowerFields):
    """A position of Keyflower. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> KeyflowerState:
        """An independent quiet copy; options and ground are shared."""
        self.shared = True
        return KeyflowerState(self)

    def break_ground(self) -> None:
        """Make the ground this position's own, so that clones do not see it change."""
        if self.shared:
            self.cell = self.cell.copy()
            self.turn = self.turn.copy()
            self.beside = self.beside.copy()
            self.ways = self.ways.copy()
            self.shared = False

    # ------------------------------------------------------------ queries

    def switch(self, key: str) -> bool:
        """Whether a ruling holds at this table."""
        return self.options[key] == "true"

    def home(self, seat: int) -> int:
        """The home tile of a seat."""
        return self.village[seat][0]

    def purple(self) -> int:
        """§KF-3.9.1 The turn order tile with the purple icon: the highest in use."""
        return FIRST_ORDER + SETUPS[self.seats].order_tiles - 1

    def boats(self) -> range:
        """§KF-3.8.1 The numbers of the boats in play, in row order."""
        return range(self.seats)

    def group_colour(self, seat: int, tile: int) -> int:
        """§KF-5.19, §KF-4.13.9 The colour of a seat's bid: that of the tile, unless it lies there with boat 4a."""
        if self.lying[tile] != NO_COLOUR and self.power[COUNTERBID] == seat:
            return self.lying[tile]
        return self.colour[tile]

    def total(self, seat: int) -> int:
        """The points of a seat."""
        at = seat * len(ITEMS)
        return sum(self.points[at : at + len(ITEMS)])

    def hidden_workers(self) -> list[list[int]]:
        """The workers in hidden places: behind the screen of each seat, and in the bag."""
        return [*[self.workers[i * C : i * C + C] for i in range(self.seats)], self.bag]

    def hidden_skills(self) -> list[list[int]]:
        """The skill tokens in hidden places: behind the screen of each seat, in the pile, and aside."""
        return [*[self.skills[i * K : i * K + K] for i in range(self.seats)], self.pile, self.aside_skills]


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> KeyflowerState:
    """§KF-4.2.1, §KF-3.8.1, §KF-3.9.1 The table before the first draw: boats and turn order tiles in their rows, all
    workers but the green ones in the bag, all skill tokens in the pile."""
    return KeyflowerState(None, FIELDS.start(seats, options, agenda))
