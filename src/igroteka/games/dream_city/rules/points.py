"""Points of a tile and the rescoring value of a kind: pure functions of one city."""

from __future__ import annotations

from typing import Final

from igroteka.core.links import group, run

from ..components.boards import CORNERS, NEIGHBOURS, STREETS, TUNNELS
from ..components.tiles import HOME, KIND_BIT, KIND_OF, KINDS, MATCHES, METRO, OFFICE, PARK, SHOP
from ..state import EMPTY

#: Points of a park by the size of its group; larger groups give nothing.
PARK_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 4)
RESCORE_PER_TILE: Final = 2

_OFFICES: Final[tuple[int, ...]] = (OFFICE,)
_STATIONS: Final[tuple[int, ...]] = (METRO,)
_PARKS: Final[tuple[int, ...]] = (PARK,)
#: How many kinds are in a set of kinds.
_DIFFERENT: Final = tuple([kinds.bit_count() for kinds in range(1 << len(KINDS))])


def tile_points(city: list[int], cell: int, component: bool = False) -> int:
    """§DC-4.4.1 Only the tile on this cell scores, by its kind."""
    kind = KIND_OF[city[cell]]
    if kind == OFFICE:
        return office_points(city, cell, component)
    if kind == METRO:
        return metro_points(city, cell, component)
    if kind == PARK:
        return park_points(city, cell)
    if kind == HOME:
        return home_points(city, cell)
    return shop_points(city, cell)


def office_points(city: list[int], cell: int, component: bool) -> int:
    """§DC-4.4.2, §DC-4.4.3, §DC-4.1.5 One point for each office in line without a gap, itself included."""
    if is_alone(city, NEIGHBOURS[cell], OFFICE):
        return 1
    if component:
        return len(group(city, NEIGHBOURS, cell, _OFFICES))
    points = 1
    for street in STREETS[cell]:
        points += run(city, street, _OFFICES)
    return points


def metro_points(city: list[int], cell: int, component: bool) -> int:
    """§DC-4.4.4, §DC-4.4.5, §DC-4.1.5 As offices, but along the two diagonals."""
    if is_alone(city, CORNERS[cell], METRO):
        return 1
    if component:
        return len(group(city, CORNERS, cell, _STATIONS))
    points = 1
    for tunnel in TUNNELS[cell]:
        points += run(city, tunnel, _STATIONS)
    return points


def park_points(city: list[int], cell: int) -> int:
    """§DC-4.4.6, §DC-4.4.7, §DC-4.4.8 By the size of the park's group: 1, 3, 4, then nothing."""
    if is_alone(city, NEIGHBOURS[cell], PARK):
        return PARK_POINTS[1]
    size = len(group(city, NEIGHBOURS, cell, _PARKS))
    return PARK_POINTS[size] if size < len(PARK_POINTS) else 0


def is_alone(city: list[int], near: tuple[int, ...], tile: int) -> bool:
    """Whether no neighbour is such a tile: most places are answered by that, without a walk."""
    touches = False
    for other in near:
        if city[other] == tile:
            touches = True
            break
    return not touches


def home_points(city: list[int], cell: int) -> int:
    """§DC-4.4.9, §DC-4.4.10 One point, and one for each different kind next to it."""
    kinds = 0
    for near in NEIGHBOURS[cell]:
        if city[near] != EMPTY:
            kinds |= KIND_BIT[city[near]]
    return 1 + _DIFFERENT[kinds]


def shop_points(city: list[int], cell: int) -> int:
    """§DC-4.4.11, §DC-4.4.12, §DC-3.2.1 One point, and one for each neighbour of a kind on its roof."""
    roof = MATCHES[city[cell]]
    points = 1
    for near in NEIGHBOURS[cell]:
        if city[near] != EMPTY and roof[KIND_OF[city[near]]]:
            points += 1
    return points


def rescoring_value(city: list[int], kind: int) -> int:
    """§DC-4.7.4, §DC-4.7.5 What a city scores again for one kind."""
    return rescoring_values(city)[kind]


def rescoring_values(city: list[int]) -> list[int]:
    """§DC-4.7.4, §DC-4.7.5 For each kind two points a tile, but homes and shops score again as they lie now."""
    points = [0] * len(KINDS)
    for cell in range(len(city)):
        if city[cell] != EMPTY:
            kind = KIND_OF[city[cell]]
            if kind == HOME:
                points[kind] += home_points(city, cell)
            elif kind == SHOP:
                points[kind] += shop_points(city, cell)
            else:
                points[kind] += RESCORE_PER_TILE
    return points
