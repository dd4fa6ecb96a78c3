"""The fields of a position: constructors that also copy.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State


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
