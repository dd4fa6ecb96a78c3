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

_CITY: Final = FIELDS.kind_of("city")
_HIDDEN: Final = FIELDS.kind_of("hidden")
_OPEN: Final = FIELDS.kind_of("open")
_POINTS: Final = FIELDS.kind_of("points")
_POOL: Final = FIELDS.kind_of("pool")
_STACKS: Final = FIELDS.kind_of("stacks")
_MARKET: Final = FIELDS.kind_of("market")
_AREA: Final = FIELDS.kind_of("area")
_BLOCKED: Final = FIELDS.kind_of("blocked")
_REMOVED: Final = FIELDS.kind_of("removed")
_DISCARDED: Final = FIELDS.kind_of("discarded")
_WALKER: Final = FIELDS.kind_of("walker")
_COLLECTION: Final = FIELDS.kind_of("collection")
_RIVAL: Final = FIELDS.kind_of("rival")


class DreamCityFields(State):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: DreamCityFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.mode: int = start["mode"]
            self.sides: list[int] = start["sides"]
            self.component: bool = start["component"]
            self.blocks_pair: bool = start["blocks_pair"]
            self.take_scoring: int = start["take_scoring"]
            self.opponent: int = start["opponent"]
            self.first: int = start["first"]
            self.box: int = start["box"]
            self.city: list[list[int]] = start["city"]
            self.hidden: list[list[int]] = start["hidden"]
            self.open: list[list[int]] = start["open"]
            self.points: list[list[int]] = start["points"]
            self.flower: list[int] = start["flower"]
            self.pool: list[int] = start["pool"]
            self.stacks: list[int] = start["stacks"]
            self.market: list[int] = start["market"]
            self.area: list[int] = start["area"]
            self.blocked: list[int] = start["blocked"]
            self.removed: list[int] = start["removed"]
            self.discarded: list[int] = start["discarded"]
            self.walker: int = start["walker"]
            self.collection: list[int] = start["collection"]
            self.rival: list[int] = start["rival"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.mode = other.mode
            self.sides = other.sides
            self.component = other.component
            self.blocks_pair = other.blocks_pair
            self.take_scoring = other.take_scoring
            self.opponent = other.opponent
            self.first = other.first
            self.box = other.box
            self.city = [x.copy() for x in other.city]
            self.hidden = [x.copy() for x in other.hidden]
            self.open = [x.copy() for x in other.open]
            self.points = [x.copy() for x in other.points]
            self.flower = other.flower.copy()
            self.pool = other.pool.copy()
            self.stacks = other.stacks.copy()
            self.market = other.market.copy()
            self.area = other.area.copy()
            self.blocked = other.blocked.copy()
            self.removed = other.removed.copy()
            self.discarded = other.discarded.copy()
            self.walker = other.walker
            self.collection = other.collection.copy()
            self.rival = other.rival.copy()

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "dream_city",
            "seats": self.seats,
            "options": self.options.copy(),
            "first": self.first,
            "box": self.box,
            "city": _CITY.dump(self.city, self),
            "hidden": _HIDDEN.dump(self.hidden, self),
            "open": _OPEN.dump(self.open, self),
            "points": _POINTS.dump(self.points, self),
            "flower": list(self.flower),
            "pool": _POOL.dump(self.pool, self),
            "stacks": _STACKS.dump(self.stacks, self),
            "market": _MARKET.dump(self.market, self),
            "area": _AREA.dump(self.area, self),
            "blocked": _BLOCKED.dump(self.blocked, self),
            "removed": _REMOVED.dump(self.removed, self),
            "discarded": _DISCARDED.dump(self.discarded, self),
            "walker": _WALKER.dump(self.walker, self),
            "collection": _COLLECTION.dump(self.collection, self),
            "rival": _RIVAL.dump(self.rival, self),
            "agenda": [dump(frame) for frame in self.agenda],
        }
