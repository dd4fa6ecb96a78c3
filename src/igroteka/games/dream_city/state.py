"""The whole position of a game."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Frame

from ._fields import DreamCityFields
from .components.setups import SETUPS, TRAINING, Setup
from .components.springs import IS_SPRING
from .components.tiles import KIND_OF, KINDS
from .fields import FIELDS

#: Places of items among the points of a seat, after one for each kind of building.
DOUBLING: Final = 5
RESCORING: Final = 6
FINAL: Final = 7

#: Places of items among the points of the solo opponent.
TAKEN: Final = 0
LAPS: Final = 1
RIVAL_RESCORING: Final = 2
RIVAL_FINAL: Final = 3

EMPTY: Final = -1


class DreamCityState(DreamCityFields):
    """A position of Dream City. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> DreamCityState:
        """An independent quiet copy."""
        return DreamCityState(self)

    # ------------------------------------------------------------ queries

    def setup(self) -> Setup:
        """The row of the set-up table in force."""
        return SETUPS[self.mode, self.seats]

    def hand(self, seat: int) -> list[int]:
        """All tiles of a hand, those taken openly first."""
        return self.open[seat] + self.hidden[seat]

    def can_build(self, seat: int) -> bool:
        """§DC-4.13.1 Whether a seat has a tile and an empty cell for it."""
        return bool(self.open[seat] or self.hidden[seat]) and EMPTY in self.city[seat]

    def is_spring(self, seat: int, cell: int) -> bool:
        """Whether this cell of the seat's board is a spring cell; in the training game none is."""
        return self.mode != TRAINING and IS_SPRING[self.sides[seat]][cell]

    def finished_stacks(self) -> int:
        """§DC-4.9.1 How many stacks have no face-down tile left."""
        return self.stacks.count(0)

    def ends(self) -> bool:
        """§DC-4.9.2, §DC-4.9.3, §DC-4.9.4 Whether the current round is the last one. Stacks never grow, so this never turns back."""
        if not any(self.stacks) and sum(self.pool) > self.box:
            return False  # the stacks have not been made yet
        return self.finished_stacks() >= self.setup().finished_stacks_to_end

    def total(self, seat: int) -> int:
        """§DC-3.5.1 The points of a seat, without an upper limit."""
        return sum(self.points[seat])


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> DreamCityState:
    """A position before anything has happened, with options already checked."""
    return DreamCityState(None, FIELDS.start(seats, options, agenda))


def kind_counts(tiles: list[int]) -> list[int]:
    """How many of each kind, from numbers by tile."""
    count = [0] * len(KINDS)
    for t, n in enumerate(tiles):
        count[KIND_OF[t]] += n
    return count
