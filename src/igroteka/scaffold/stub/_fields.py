"""The fields of a position: constructors that also copy.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State


class StubFields(State):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: StubFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.deck: list[int] = start["deck"]
            self.hands: list[list[int]] = start["hands"]
            self.stalls: list[list[int]] = start["stalls"]
            self.sold: list[int] = start["sold"]
            self.coins: list[int] = start["coins"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.deck = other.deck.copy()
            self.hands = [x.copy() for x in other.hands]
            self.stalls = [x.copy() for x in other.stalls]
            self.sold = other.sold.copy()
            self.coins = other.coins.copy()
