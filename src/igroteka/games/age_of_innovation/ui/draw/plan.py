"""Where everything lies on the parts of the drawing. All parts are equally wide; each has its own coordinates."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Point
from igroteka.drawing.drawing import LEAST_TEXT, NARROWEST
from igroteka.drawing.svg import Box

from ...components import maps
from ...components.maps import SIDES, SIZE, TERRAIN
from ...components.names import CELLS, OFF

WIDTH: Final = 600.0
#: No letters are smaller: they can be read where the parts are narrowest.
LEAST: Final = round(LEAST_TEXT * WIDTH / NARROWEST, 1) + 0.1
#: What lies within a part keeps this far from its edges.
EDGE: Final = 8.0
INNER: Final = WIDTH - 2 * EDGE

ROOT3: Final = math.sqrt(3)

# ---------------------------------------------------------------- the map, with a header above it

HEADER: Final = Box(12, 6, WIDTH - 24, 80)
#: At its right end, how large the territory of the unowned faction is.
TERRITORY: Final = 74.0
#: Where the letters of the rows and the numbers of the columns stand.
ROW_LETTERS: Final = 5.0
COLUMN_NUMBERS: Final = 106.0
MAP_LEFT: Final = 21.0
MAP_RIGHT: Final = 4.0
MAP_TOP: Final = 112.0
#: Rows of hexes, and how high they are together in sizes of a hex.
MAP_ROWS: Final = SIZE // maps.WIDTH
MAP_HIGH: Final = 1.5 * MAP_ROWS + 0.5


class World(NamedTuple):
    """A side of the map: the height of its part, the size of a hex from its middle to a corner, all middles."""

    height: float
    hex: float
    centres: tuple[Point, ...]


@cache
def world_plan(side: str) -> World:
    """The hexes of a side, as large as the width allows."""
    terrain = TERRAIN[SIDES.index(side)]
    across = maps.WIDTH
    halves = [2 * (i % across) + i // across % 2 for i in range(SIZE) if terrain[i] != OFF]
    low, high = min(halves), max(halves) + 2
    size = (WIDTH - MAP_LEFT - MAP_RIGHT) / ((high - low) * ROOT3 / 2)
    centres = [
        (
            MAP_LEFT + (2 * (i % across) + i // across % 2 - low + 1) * ROOT3 / 2 * size,
            MAP_TOP + (1.5 * (i // across) + 1) * size,
        )
        for i in range(SIZE)
    ]
    return World(math.ceil(MAP_TOP + MAP_HIGH * size + EDGE), size, tuple(centres))


# ---------------------------------------------------------------- what everybody shares

#: Actions of the board: so many in a row, and how high a row is.
ACTIONS_ACROSS: Final = 5
ACTION_ROW: Final = 112.0
#: Buttons of the exchange below them.
BUTTONS_ACROSS: Final = 6
BUTTON_ROW: Final = 52.0

ROUNDS_ACROSS: Final = 3
ROUND_ROW: Final = 160.0

#: A discipline: the scholars above, the track below.
SCHOLARS: Final = 54.0
TRACK: Final = 92.0
DISCIPLINE: Final = SCHOLARS + TRACK + 8

#: Shelves of the innovation board.
SHELF: Final = 102.0
PRICES: Final = 42.0
STACK: Final = 100.0

#: Tiles are three wide and two high.
RATIO: Final = 2 / 3


def tile_rows(count: int, across: int) -> int:
    """Rows of some tiles."""
    return -(-count // across)


def shelves(seats: int) -> int:
    """Rows of innovations."""
    return tile_rows(len(CELLS[seats]), 4)


# ---------------------------------------------------------------- a planning board

HEAD: Final = 64.0
COUNTERS: Final = 50.0
BUILDINGS: Final = 72.0
TRACKS: Final = 50.0
TILES_ACROSS: Final = 4
#: Beside palace and university there is room from here on.
FREE: Final = 274.0
#: The cards of the Automa.
CARDS: Final = 50.0
