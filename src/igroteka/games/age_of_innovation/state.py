"""The whole position of a game."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import Bundle, Units
from igroteka.core.frames import Frame

from ._fields import AgeOfInnovationFields
from .components.names import CITY_TILES, INNOVATIONS
from .fields import FIELDS, ITEMS, NONE

#: What a purse holds: coins, tools, scholars, books by discipline, power in bowl III, annexes, victory points.
UNITS: Final = Units("c t s bb bl be bm pw a vp", book="bb bl be bm")
COINS: Final = 0
TOOLS: Final = 1
AVAILABLE: Final = 2
BOOKS: Final = 3
POWER: Final = 7
ANNEX: Final = 8
VP: Final = 9

#: The phases by number.
SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
SCIENCE: Final = 3
THE_END: Final = 4

#: The places of items among the points of a party.
ITEM: Final = {name: i for i, name in enumerate(ITEMS)}
NEW_TOKENS: Final = 2
NEUTRAL_PALACE: Final = INNOVATIONS.index("neutral_palace")


class AgeOfInnovationState(AgeOfInnovationFields):
    """A position of Age of Innovation. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> AgeOfInnovationState:
        """An independent quiet copy."""
        return AgeOfInnovationState(self)

    # ------------------------------------------------------------ what effects ask

    def affords(self, me: int, what: Bundle) -> bool:
        """Whether a party could pay this now."""
        return UNITS.covers(self.purse[me], what)

    def abilities(self, me: int) -> Abilities:
        """What a party's tiles do again and again."""
        return self.able[me]

    # ------------------------------------------------------------ queries

    @property
    def solo(self) -> bool:
        """Whether the Automa plays."""
        return self.parties > self.seats

    def players(self) -> int:
        """§AI-4.7.1 The number of players for abilities that count them; alone it is two."""
        return self.parties

    def books(self, me: int) -> int:
        """The number of books of a party."""
        p = self.purse[me]
        return p[3] + p[4] + p[5] + p[6]

    def count(self, me: int, kind: int) -> int:
        """§AI-4.1.13 Own buildings of a kind on the map, neutral ones too."""
        building = self.building
        return sum([building[h] == kind for h in self.homes[me]])

    def cities(self, me: int) -> int:
        """The number of city tiles of a party."""
        return sum(self.city_tiles[me * len(CITY_TILES) : (me + 1) * len(CITY_TILES)])


def name(names: tuple[str, ...], i: int) -> str:
    """The name of a number; nothing is the empty text."""
    return names[i] if i != NONE else ""


def names_there(names: tuple[str, ...], flags: list[int]) -> list[str]:
    """The names of what is there."""
    return [n for n, flag in zip(names, flags, strict=True) if flag]


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> AgeOfInnovationState:
    """§AI-2.2, §AI-2.4, §AI-4.1.11 A position before anything has happened, with options already checked."""
    return AgeOfInnovationState(None, FIELDS.start(seats, options, agenda))
