"""The fields of a position: constructors that also copy.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State

from .components.layout import Layout


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
