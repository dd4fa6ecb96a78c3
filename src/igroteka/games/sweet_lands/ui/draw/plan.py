"""Where everything lies on the parts of the drawing. All parts are equally wide; each has its own coordinates."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.core.hexes import Point
from igroteka.drawing.drawing import LEAST_TEXT, NARROWEST
from igroteka.drawing.shapes import closed_path
from igroteka.drawing.svg import Box

from ...components.land import COLUMNS, ROWS

WIDTH: Final = 600.0
#: No letters are smaller: they can be read where the parts are narrowest. No row of icons is smaller either,
#: since the numbers in it are.
LEAST: Final = round(LEAST_TEXT * WIDTH / NARROWEST + 0.05, 1)
ICON: Final = round(LEAST * 1.26, 1)
GAP: Final = 6.0
PAD: Final = 8.0
#: Between the edges of a part.
ROOM: Final = WIDTH - 2 * PAD
#: Room for the name of a row of tokens above it.
CAPTION: Final = 30.0

ROOT3: Final = math.sqrt(3)
#: The domain in sizes of a place (from its middle to a corner): across, down, and room for ports at the
#: sides, above and below.
ACROSS: Final = (COLUMNS + 0.5) * ROOT3
DOWN: Final = 1.5 * (ROWS - 1) + 2
BESIDE: Final = 0.9
AROUND: Final = 0.7

HEADER: Final = Box(PAD, PAD, ROOM, 52)
AREAS_TOP: Final = 66.0
AREA_HEIGHT: Final = 84.0

LAND: Final = Box(0, 4, WIDTH, WIDTH * (DOWN + AROUND) / (ACROSS + BESIDE))
SPECIALS: Final = Box(PAD, LAND.y + LAND.h + GAP, ROOM, 60)
LAND_HEIGHT: Final = SPECIALS.y + SPECIALS.h + PAD

CARD_HEIGHT: Final = 214.0
TRACK_HEIGHT: Final = 108.0
#: Rows of tokens of several kinds.
SKILL_HEIGHT: Final = 132.0
HELP_HEIGHT: Final = 168.0
GOAL_HEIGHT: Final = 96.0
OWN_HEIGHT: Final = 96.0
FREE_HEIGHT: Final = 64.0
CHARACTER_HEIGHT: Final = 196.0
DOMAIN_HEIGHT: Final = 178.0


def rows_height(count: int, across: int, height: float) -> float:
    """How high so many things are, of which so many lie side by side."""
    rows = max(-(-count // across), 1)
    return rows * (height + GAP) - GAP


def rows_box(y: float, count: int, across: int, height: float) -> Box:
    """The box of these things below a line, as wide as a part has room."""
    return Box(PAD, y, ROOM, rows_height(count, across, height))


def size_in(box: Box) -> float:
    """How large a place of a domain can be in a box."""
    return round(min(box.w / (ACROSS + BESIDE), box.h / (DOWN + AROUND)), 2)


def middle_of(box: Box, size: float, place: int) -> Point:
    """The middle of a place of a domain that lies in the middle of a box."""
    r, c = divmod(place, COLUMNS)
    left = box.x + (box.w - ACROSS * size) / 2
    top = box.y + (box.h - DOWN * size) / 2
    return left + (c + 0.5 + 0.5 * (r % 2)) * ROOT3 * size, top + (1.5 * r + 1) * size


@cache
def hexagon(size: float, x: float = 0, y: float = 0) -> str:
    """The outline of a place."""
    a, b = size * ROOT3 / 2, size / 2
    points = ((0, -size), (a, -b), (a, b), (0, size), (-a, b), (-a, -b))
    return closed_path([(x + px, y + py) for px, py in points])
