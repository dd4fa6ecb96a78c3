"""What players ask of a position of Keyflower."""

from __future__ import annotations

from igroteka.core.errors import some
from igroteka.core.hexes import unpack
from igroteka.core.json_types import JsonObject
from igroteka.core.kinds import refuse
from igroteka.core.links import groups
from igroteka.core.questions import Questions

from .components.tiles import COSTS, DIRECTIONS, FIRST_BUILDING, ICONS, NUMBER, TILE_NAMES
from .rules.expansion import cells, rotations
from .rules.loops import best_loop, links
from .rules.scoring import count
from .rules.transport import fronts
from .rules.workers import least
from .state import NOBODY, KeyflowerState


class KeyflowerQuestions(Questions[KeyflowerState]):
    """Workers for bids and uses, upgrades, roads of the village, and where a tile fits."""

    def prices(self) -> JsonObject:
        """§KF-4.5.4, §KF-4.6.4, §KF-4.7.4 The fewest workers for a bid and for a use of each tile, and the icons of the own upgrades."""
        s, me = self.s, self.seat
        return {
            "bid": {TILE_NAMES[t]: least(s, me, t, False) for t in s.auction},
            "use": {TILE_NAMES[t]: least(s, me, t, True) for t in s.usable},
            "upgrade": {TILE_NAMES[t]: [ICONS[icon] for icon in COSTS[t]] for t in fronts(s, me)},
        }

    def reach(self) -> list[str]:
        """§KF-4.7.2, §KF-4.7.3 The own tiles to which a resource can be carried from the home, the nearest first."""
        if not self.s.village[self.seat]:
            return []
        joined = [self.s.home(self.seat)]
        for tile in joined:  # it grows while it is walked
            ways = self.s.ways[tile * len(DIRECTIONS) : (tile + 1) * len(DIRECTIONS)]
            joined += [other for other in ways if other != NOBODY and other not in joined]
        return [TILE_NAMES[tile] for tile in joined]

    def groups(self) -> list[list[str]]:
        """§KF-4.12.5 The tiles of the village that roads join, the largest group first."""
        village = self.s.village[self.seat]
        near: list[list[int]] = [[] for _ in village]
        for one, other in links(self.s, self.seat):
            near[one].append(other)
            near[other].append(one)
        table = tuple([tuple(row) for row in near])
        found = sorted(groups([0] * len(village), table, (0,)), key=len, reverse=True)
        return [[TILE_NAMES[village[i]] for i in sorted(part)] for part in found]

    def placements(self, what: str) -> JsonObject:
        """§KF-4.11.2, §KF-4.11.3 The cells of the village where a tile fits, won or not, as "q,r" with its rotations."""
        tile = NUMBER.get(what, NOBODY) if isinstance(what, str) else NOBODY
        if tile < FIRST_BUILDING:
            raise refuse("tile", what, some(list(TILE_NAMES[FIRST_BUILDING:])))
        fitting = {cell: rotations(self.s, self.seat, tile, cell) for cell in cells(self.s, self.seat)}
        return {"{},{}".format(*unpack(cell)): list(turns) for cell, turns in fitting.items() if turns}

    def sizes(self) -> JsonObject:
        """§KF-4.12.5 Tiles of the village, the best closed loop of roads, and the points of a count now."""
        village = self.s.village[self.seat]
        loop = best_loop(len(village), links(self.s, self.seat))
        return {"village": len(village), "loop": loop, "points": count(self.s, self.seat).total()}
