"""The fields of a position: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State
from igroteka.core.json_types import JsonDraft

from .fields import FIELDS

_DECK: Final = FIELDS.kind_of("deck")
_HANDS: Final = FIELDS.kind_of("hands")
_STALLS: Final = FIELDS.kind_of("stalls")
_SOLD: Final = FIELDS.kind_of("sold")


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

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "stub",
            "seats": self.seats,
            "options": self.options.copy(),
            "deck": _DECK.dump(self.deck, self),
            "hands": _HANDS.dump(self.hands, self),
            "stalls": _STALLS.dump(self.stalls, self),
            "sold": _SOLD.dump(self.sold, self),
            "coins": list(self.coins),
            "agenda": [dump(frame) for frame in self.agenda],
        }
