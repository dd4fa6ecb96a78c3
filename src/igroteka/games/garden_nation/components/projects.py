"""§GN-3.6.1 The 21 common projects: what to build, and what it is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from .board import GREEN, RED, YELLOW

#: What a project wants: a building beside an unoccupied zone, in an outer territory, a pair of neighbours,
#: a building in the central territory, or three neighbours of different types.
PATTERNS: Final = ("beside", "outer", "pair", "central", "trio")
BESIDE: Final = 0
OUTER: Final = 1
PAIR: Final = 2
CENTRAL: Final = 3
TRIO: Final = 4


class Project(NamedTuple):
    """A common project: the type and height of its main building; `other` is the type of the unoccupied zone."""

    name: str
    pattern: int
    kind: int
    floors: int
    points: int
    other: int = -1


PROJECTS: Final = (
    Project("sacred_place_yellow", BESIDE, GREEN, 2, 4, YELLOW),
    Project("sacred_place_red", BESIDE, GREEN, 2, 4, RED),
    Project("infirmary_green", BESIDE, YELLOW, 2, 4, GREEN),
    Project("infirmary_red", BESIDE, YELLOW, 2, 4, RED),
    Project("fortress_yellow", BESIDE, RED, 2, 4, YELLOW),
    Project("fortress_green", BESIDE, RED, 2, 4, GREEN),
    Project("house", OUTER, GREEN, 2, 3),
    Project("herbalist", OUTER, YELLOW, 2, 3),
    Project("prison", OUTER, RED, 2, 3),
    Project("terraced_houses", PAIR, GREEN, 1, 3),
    Project("forge", PAIR, YELLOW, 1, 3),
    Project("outpost", PAIR, RED, 1, 3),
    Project("sanctuary", PAIR, GREEN, 2, 5),
    Project("windmill", PAIR, YELLOW, 2, 5),
    Project("bunker", PAIR, RED, 2, 5),
    Project("apartments", CENTRAL, GREEN, 3, 7),
    Project("power_station", CENTRAL, YELLOW, 3, 7),
    Project("radio_tower", CENTRAL, RED, 3, 7),
    Project("temple", TRIO, GREEN, 2, 11),
    Project("water_reservoir", TRIO, YELLOW, 2, 11),
    Project("air_base", TRIO, RED, 2, 11),
)
PROJECT_NAMES: Final = tuple([p.name for p in PROJECTS])
OPEN_PLACES: Final = 4

# The columns of the table, for the rules' inner loop.
PATTERN: Final = tuple([p.pattern for p in PROJECTS])
MAIN: Final = tuple([p.kind for p in PROJECTS])
TALL: Final = tuple([p.floors for p in PROJECTS])
VALUE: Final = tuple([p.points for p in PROJECTS])
BARE: Final = tuple([p.other for p in PROJECTS])
