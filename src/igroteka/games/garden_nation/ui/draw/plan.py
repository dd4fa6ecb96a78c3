"""Where everything lies on the parts of the drawing. All parts are equally wide; each has its own coordinates."""

from __future__ import annotations

import math
from typing import Final

from igroteka.core.hexes import Point, centre
from igroteka.drawing.drawing import LEAST_TEXT, NARROWEST
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box

from ...components.board import AXIAL, SIZE, ZONES

WIDTH: Final = 600.0
#: No letters are smaller: they can be read where the parts are narrowest.
LEAST: Final = round(LEAST_TEXT * WIDTH / NARROWEST, 1)

# ---------------------------------------------------------------- the map

#: Territories lie a little apart: the size of their hexes in sizes of a zone; 3 would make zones touch.
APART: Final = 3.09
#: How far the garden reaches from its middle, in sizes of a zone: up and down.
UP: Final = 2.5 * APART + 1.02
DOWN: Final = 2.5 * APART + 0.64
#: The size of a zone from its middle to a corner, and the radius of the circle inside it.
ZONE: Final = 36.6
INNER: Final = round(ZONE * math.sqrt(3) / 2, 2)

HEADER: Final = Box(14, 8, 572, 40)
TOP: Final = HEADER.y + HEADER.h
MAP_HEIGHT: Final = round(TOP + ZONE * (UP + DOWN) + 6)
MIDDLE: Final[Point] = (WIDTH / 2, TOP + ZONE * UP)


def _garden() -> tuple[list[Point], list[Point]]:
    """The middles of the territories and of their zones."""
    slots = [(MIDDLE[0] + x, MIDDLE[1] + y) for x, y in [centre(a, ZONE * APART, False) for a in AXIAL]]
    places = [centre(a, ZONE, False) for a in AXIAL]
    zones = [
        (slots[i // SIZE][0] + places[i % SIZE][0], slots[i // SIZE][1] + places[i % SIZE][1])
        for i in range(ZONES)
    ]
    return slots, zones


_SLOTS, _ZONES = _garden()
#: The middles of the zones; the gaps above the territories for their numbers, and those below for who leads there.
ZONES_AT: Final[tuple[Point, ...]] = tuple(_ZONES)
NUMBERS: Final[tuple[Point, ...]] = tuple([(x, y - ZONE * APART) for x, y in _SLOTS])
BANNERS: Final[tuple[Point, ...]] = tuple([(x, y + ZONE * APART) for x, y in _SLOTS])

# The outline of the garden leaves the corners free.
ORDER: Final = Box(8, TOP + 8, 90, 160)
SUPPLIES: Final = Box(WIDTH - 98, TOP + 4, 90, 164)
DEMOLISH: Final = Box(8, MAP_HEIGHT - 94, 116, 84)
DECK: Final = Box(WIDTH - 100, MAP_HEIGHT - 106, 90, 98)
ROOFS: Final = Box(WIDTH - 98, DECK.y - 54, 90, 46)

# ---------------------------------------------------------------- cards

GAP: Final = 8.0
EDGE: Final = 10.0
PROJECT_HEIGHT: Final = 124.0
SECRET_HEIGHT: Final = 98.0


def cards(count: int, height: float, top: float = EDGE) -> tuple[Box, ...]:
    """Places for cards, two in a row."""
    rows = -(-count // 2)
    return grid(Box(EDGE, top, WIDTH - 2 * EDGE, rows * (height + GAP) - GAP), count, 2, GAP)


OPEN: Final = cards(4, PROJECT_HEIGHT)
PROJECTS_HEIGHT: Final = OPEN[-1].y + PROJECT_HEIGHT + EDGE

# ---------------------------------------------------------------- players

#: Name and inhabitants, then a row of ploys and cards; below it lie the viewer's secrets.
PLATE: Final = Box(6, 6, WIDTH - 12, 100)
ROW: Final = Box(8, 110, WIDTH - 16, 64)
PLAYER_HEIGHT: Final = 182.0


def player_height(secrets: int) -> float:
    """How high the part of a player is who looks at so many secrets."""
    return PLAYER_HEIGHT + -(-secrets // 2) * (SECRET_HEIGHT + GAP)
