"""A position, with the questions that rules ask about it."""

from __future__ import annotations

from igroteka.core.frames import Frame

from ._fields import StubFields
from .components.cards import CARDS
from .fields import FIELDS


class StubState(StubFields):
    """A position. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> StubState:
        """An independent quiet copy."""
        return StubState(self)

    def points(self, seat: int) -> int:
        """§ST-3.2 The points of a seat: those of the cards on its stall."""
        return sum([card.points * n for card, n in zip(CARDS, self.stalls[seat], strict=True)])


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> StubState:
    """§ST-1.1 A position before anything has happened: all cards are in the deck."""
    return StubState(None, FIELDS.start(seats, options, agenda))
