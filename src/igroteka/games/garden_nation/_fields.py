"""The fields of a position: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State
from igroteka.core.json_types import JsonDraft

from .components.layout import Layout
from .fields import FIELDS

_TERRITORIES: Final = FIELDS.kind_of("territories")
_TURNS: Final = FIELDS.kind_of("turns")
_BRAMBLES: Final = FIELDS.kind_of("brambles")
_OWNER: Final = FIELDS.kind_of("owner")
_FLOORS: Final = FIELDS.kind_of("floors")
_ROOFS: Final = FIELDS.kind_of("roofs")
_CRANE: Final = FIELDS.kind_of("crane")
_LAST: Final = FIELDS.kind_of("last")
_PLOYS: Final = FIELDS.kind_of("ploys")
_POINTS: Final = FIELDS.kind_of("points")
_OPEN: Final = FIELDS.kind_of("open")
_CLAIMED: Final = FIELDS.kind_of("claimed")
_HAND: Final = FIELDS.kind_of("hand")
_KEPT: Final = FIELDS.kind_of("kept")
_REJECTED: Final = FIELDS.kind_of("rejected")


class GardenNationFields(State):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: GardenNationFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.first: int = start["first"]
            self.layout: Layout = start["layout"]
            self.kind: list[int] = start["kind"]
            self.owner: list[int] = start["owner"]
            self.floors: list[int] = start["floors"]
            self.roof: list[int] = start["roof"]
            self.crane: int = start["crane"]
            self.round: int = start["round"]
            self.last: bool = start["last"]
            self.population: list[int] = start["population"]
            self.ploys: list[int] = start["ploys"]
            self.space: list[int] = start["space"]
            self.points: list[int] = start["points"]
            self.open: list[int] = start["open"]
            self.project: list[int] = start["project"]
            self.hand: list[tuple[int, ...]] = start["hand"]
            self.kept: list[tuple[int, ...]] = start["kept"]
            self.rejected: list[tuple[int, ...]] = start["rejected"]
            self.roofs: int = start["roofs"]
            self.brambles: list[int] = start["brambles"]
            self.supply: list[int] = start["supply"]
            self.pool: list[int] = start["pool"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.first = other.first
            self.layout = other.layout
            self.kind = other.kind.copy()
            self.owner = other.owner.copy()
            self.floors = other.floors.copy()
            self.roof = other.roof.copy()
            self.crane = other.crane
            self.round = other.round
            self.last = other.last
            self.population = other.population.copy()
            self.ploys = other.ploys.copy()
            self.space = other.space.copy()
            self.points = other.points.copy()
            self.open = other.open.copy()
            self.project = other.project.copy()
            self.hand = other.hand.copy()
            self.kept = other.kept.copy()
            self.rejected = other.rejected.copy()
            self.roofs = other.roofs
            self.brambles = other.brambles.copy()
            self.supply = other.supply.copy()
            self.pool = other.pool.copy()

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "garden_nation",
            "seats": self.seats,
            "options": self.options.copy(),
            "first": self.first,
            "territories": _TERRITORIES.dump(self.layout, self),
            "turns": _TURNS.dump(self.layout, self),
            "brambles": _BRAMBLES.dump(self.kind, self),
            "owner": _OWNER.dump(self.owner, self),
            "floors": _FLOORS.dump(self.floors, self),
            "roofs": _ROOFS.dump(self.roof, self),
            "crane": _CRANE.dump(self.crane, self),
            "round": self.round,
            "last": _LAST.dump(self.last, self),
            "population": list(self.population),
            "ploys": _PLOYS.dump(self.ploys, self),
            "space": list(self.space),
            "points": _POINTS.dump(self.points, self),
            "open": _OPEN.dump(self.open, self),
            "claimed": _CLAIMED.dump(self.project, self),
            "hand": _HAND.dump(self.hand, self),
            "kept": _KEPT.dump(self.kept, self),
            "rejected": _REJECTED.dump(self.rejected, self),
            "agenda": [dump(frame) for frame in self.agenda],
        }
