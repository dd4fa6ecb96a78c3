"""What a city offers to tiles that may come: one walk over its empty cells, shared by all the numbers made of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.core.links import group

from ..components.boards import COLUMNS, NEIGHBOURS
from ..components.springs import IS_SPRING
from ..components.tiles import HOME, KIND_OF, KINDS, METRO, OFFICE, PARK, SHOP, TILES
from ..rules.points import (
    RESCORE_PER_TILE,
    home_points,
    metro_points,
    office_points,
    park_points,
    shop_points,
)
from ..state import EMPTY

TILE_KINDS: Final = len(TILES)
#: So many cities are remembered: a move changes one city at most, and those of the rivals are the same after all moves.
REMEMBERED: Final = 1_000
#: The shops with the two kinds on their roofs.
_ROOFS: Final = tuple([(i, t.roof[0], t.roof[1]) for i, t in enumerate(TILES) if t.kind == SHOP])
#: From how many points on a place is a good one, by kind.
_GOOD: Final[tuple[int, ...]] = (3, 3, 4, 4, 4)
_ORDINARY: Final = min(_GOOD) - 1
_PARKS: Final[tuple[int, ...]] = (PARK,)
#: The points of every tile on a cell with nothing around it.
_PLAIN: Final[list[int]] = [1] * TILE_KINDS
#: Neighbours are counted in one number with a digit for each kind, at most four of a kind.
_BASE: Final = 5
_ONE_OF: Final[tuple[int, ...]] = tuple([_BASE**kind for kind in KIND_OF])


def _around(near: int) -> list[int]:
    """The points of every tile between such neighbours; offices and parks with a neighbour of their kind only say so by a two."""
    count = [near // _BASE**kind % _BASE for kind in range(len(KINDS))]
    row = [1] * TILE_KINDS
    row[OFFICE] += min(count[OFFICE], 1)
    row[PARK] += min(count[PARK], 1)
    row[HOME] += len(KINDS) - count.count(0)
    for shop, one, two in _ROOFS:
        row[shop] += count[one] + count[two]
    return row


#: By such a number, the points that follow from the neighbours alone.
_AROUND: Final[list[list[int]]] = [_around(near) for near in range(_BASE ** len(KINDS))]


class CityLook:
    """The empty cells of a city with the points of every tile on them, and the best of them by tile."""

    def __init__(self, city: list[int], side: int, springs: bool, component: bool) -> None:
        #: The empty cells, and for each whether it is a spring and the points of every tile.
        self.cells: list[int] = []
        self.is_spring: list[bool] = []
        self.plain: int = 0
        self.stations: bool = METRO in city
        self.points: list[list[int]] = []
        #: By tile: the best and the second-best points, the cell of the best, the best on a spring.
        self.best: list[int] = [0] * TILE_KINDS
        self.second: list[int] = [0] * TILE_KINDS
        self.place: list[int] = [EMPTY] * TILE_KINDS
        self.on_spring: list[int] = [0] * TILE_KINDS
        #: By kind: the number of good places, of tiles laid, and what a rescoring would bring now.
        self.good: list[int] = [0] * len(KINDS)
        self.laid: list[int] = [0] * len(KINDS)
        self.again: list[int] = [0] * len(KINDS)
        #: Empty springs, the sum of the best points on each, empty cells hemmed in, in the open, and by column.
        self.springs: int = 0
        self.spring_points: int = 0
        self.holes: int = 0
        self.wide: int = 0
        self.columns: list[int] = [0] * COLUMNS
        #: Groups of parks with one, two, and more parks.
        self.parks: list[int] = [0, 0, 0]
        is_spring = IS_SPRING[side]
        for cell in range(len(city)):
            if city[cell] == EMPTY:
                self._see(city, cell, springs and is_spring[cell], component)
            else:
                self._count(city, cell)
        self._group_parks(city)

    def _see(self, city: list[int], cell: int, spring: bool, component: bool) -> None:
        """Take in an empty cell."""
        near = 0
        open_sides = 0
        for other in NEIGHBOURS[cell]:
            tile = city[other]
            if tile == EMPTY:
                open_sides += 1
            else:
                near += _ONE_OF[tile]
        metro = metro_points(city, cell, component) if self.stations else 1
        self.cells.append(cell)
        self.is_spring.append(spring)
        self.columns[cell % COLUMNS] += 1
        if near == 0:
            self.wide += 1
            if metro == 1:
                self._see_plain(cell, spring)
                return
        elif open_sides == 0:
            self.holes += 1
        row = _AROUND[near].copy()
        row[METRO] = metro
        if row[OFFICE] > 1:
            row[OFFICE] = office_points(city, cell, component)
        if row[PARK] > 1:
            row[PARK] = park_points(city, cell)
        self.points.append(row)
        self._rank(row, cell, spring)

    def _see_plain(self, cell: int, spring: bool) -> None:
        """Take in a cell that brings every tile one point: the third of them makes no difference to the best places."""
        self.points.append(_PLAIN)
        self.plain += 1
        if self.plain <= 2:
            self._rank(_PLAIN, cell, spring)
        elif spring:
            self._rank_spring(_PLAIN)

    def _rank(self, row: list[int], cell: int, spring: bool) -> None:
        """Put the points of an empty cell among the best of each tile."""
        best = self.best
        second = self.second
        good_shop = False
        for tile in range(TILE_KINDS):
            points = row[tile]
            if points > second[tile]:
                if points > best[tile]:
                    second[tile] = best[tile]
                    best[tile] = points
                    self.place[tile] = cell
                else:
                    second[tile] = points
            if points > _ORDINARY:
                kind = KIND_OF[tile]
                if points >= _GOOD[kind]:
                    if kind == SHOP:
                        good_shop = True
                    else:
                        self.good[kind] += 1
        if good_shop:
            self.good[SHOP] += 1
        if spring:
            self._rank_spring(row)

    def _rank_spring(self, row: list[int]) -> None:
        """Put the points of an empty spring among the best on springs."""
        self.springs += 1
        self.spring_points += max(row)
        for tile in range(TILE_KINDS):
            if row[tile] > self.on_spring[tile]:
                self.on_spring[tile] = row[tile]

    def _count(self, city: list[int], cell: int) -> None:
        """Take in a tile that is laid: what it would score again."""
        kind = KIND_OF[city[cell]]
        self.laid[kind] += 1
        if kind == HOME:
            self.again[kind] += home_points(city, cell)
        elif kind == SHOP:
            self.again[kind] += shop_points(city, cell)
        else:
            self.again[kind] += RESCORE_PER_TILE

    def _group_parks(self, city: list[int]) -> None:
        """Count the groups of parks by size."""
        if not self.laid[PARK]:
            return
        seen: list[int] = []
        for cell in range(len(city)):
            if city[cell] == PARK and cell not in seen:
                joined = group(city, NEIGHBOURS, cell, _PARKS)
                seen += joined
                self.parks[min(len(joined), 3) - 1] += 1

    def pair(self, one: int, two: int) -> int:
        """The points of two tiles on two different cells, as the city is now."""
        if self.place[one] != self.place[two]:
            return self.best[one] + self.best[two]
        return max(self.best[one] + self.second[two], self.second[one] + self.best[two])


@lru_cache(maxsize=REMEMBERED)
def look_at(city: tuple[int, ...], side: int, springs: bool, component: bool) -> CityLook:
    """What a city offers; looked at once and only read from then on."""
    return CityLook(list(city), side, springs, component)
