"""What players ask of a position of Dream City."""

from __future__ import annotations

from igroteka.core.errors import some
from igroteka.core.json_types import JsonObject
from igroteka.core.kinds import number_names, refuse
from igroteka.core.links import groups
from igroteka.core.questions import Questions

from .components.boards import CELLS, NEIGHBOURS
from .components.tiles import KIND_OF, KINDS, TILE_NAMES
from .rules.points import rescoring_values, tile_points
from .state import EMPTY, DreamCityState


class DreamCityQuestions(Questions[DreamCityState]):
    """Cells of the own city, what a tile would score on each, and what kinds would score again."""

    def reach(self) -> list[str]:
        """The empty cells of the city."""
        city = self.s.city[self.seat]
        return [name for cell, name in enumerate(CELLS) if city[cell] == EMPTY]

    def groups(self) -> list[list[str]]:
        """Buildings of one kind that touch each other, the largest first."""
        kinds = [KIND_OF[tile] if tile != EMPTY else EMPTY for tile in self.s.city[self.seat]]
        found = [cells for kind in range(len(KINDS)) for cells in groups(kinds, NEIGHBOURS, (kind,))]
        return [[CELLS[cell] for cell in sorted(cells)] for cells in sorted(found, key=len, reverse=True)]

    def placements(self, what: str) -> JsonObject:
        """§DC-4.4.1 The points that a tile would score on each empty cell, in hand or not."""
        tile = number_names(TILE_NAMES).get(what) if isinstance(what, str) else None
        if tile is None:
            raise refuse("tile", what, some(list(TILE_NAMES)))
        city = self.s.city[self.seat].copy()
        points: JsonObject = {}
        for cell, name in enumerate(CELLS):
            if city[cell] == EMPTY:
                city[cell] = tile
                points[name] = tile_points(city, cell, self.s.component)
                city[cell] = EMPTY
        return points

    def sizes(self) -> JsonObject:
        """§DC-4.7.4, §DC-4.7.5 What each kind would score again."""
        return dict(zip(KINDS, rescoring_values(self.s.city[self.seat]), strict=True))
