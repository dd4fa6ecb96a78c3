"""The whole position of a game."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Frame

from ._fields import GardenNationFields
from .components.players import PLOY_TOKENS, PLOYS
from .fields import FIELDS, ITEMS

#: An open place without a card.
NO_CARD: Final = -1
#: An action that no roof transfer ties to a territory.
ANYWHERE: Final = -1

#: Places among the points of a seat.
PROJECTS: Final = 0
OBJECTIVES: Final = 1
POPULATION: Final = 3


class GardenNationState(GardenNationFields):
    """A position of Garden Nation. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> GardenNationState:
        """An independent quiet copy; the layout is shared."""
        return GardenNationState(self)

    # ------------------------------------------------------------ queries

    def tokens(self, seat: int) -> int:
        """§GN-4.8.2 The ploy tokens that a seat has left; `ploys` counts the used ones by seat and ploy."""
        used = self.ploys
        at = seat * len(PLOYS)
        return PLOY_TOKENS - used[at] - used[at + 1] - used[at + 2]

    def total(self, seat: int) -> int:
        """The points of a seat, without an upper limit."""
        at = seat * len(ITEMS)
        return sum(self.points[at : at + len(ITEMS)])

    def number(self, slot: int) -> int:
        """The number on the territory in a slot."""
        return self.layout.territory[slot] + 1


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> GardenNationState:
    """§GN-4.2.4, §GN-4.2.5, §GN-4.2.9 A position before anything has happened, with options already checked."""
    return GardenNationState(None, FIELDS.start(seats, options, agenda))
