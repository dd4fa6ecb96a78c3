"""Where everything lies on the parts of the drawing. All parts are equally wide; each has its own coordinates."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Hex, Point, centre
from igroteka.drawing.drawing import LEAST_TARGET, LEAST_TEXT, NARROWEST
from igroteka.drawing.svg import Box

from .hexes import HIGH

WIDTH: Final = 600.0
#: No letters are smaller, and nothing that can be clicked: all can be read and hit where the parts are narrowest.
LEAST: Final = LEAST_TEXT * WIDTH / NARROWEST
TARGET: Final = LEAST_TARGET * WIDTH / NARROWEST
#: A line of the smallest letters.
LINE: Final = 22.0
MARGIN: Final = 8.0
ACROSS: Final = 3

# The market: season and turn, then the tiles at auction in rows.
SEASON_BOX: Final = Box(14, 8, 572, 50)
TILES_TOP: Final = 62.0
#: The height of the name above a tile, of a bid next to it, and of the viewer's own one below it.
CAPTION: Final = 2 * LINE
#: How wide a line of a name may be above a tile at auction, and below one of three cards in hand: by the measure of the
#: widest fonts the longest word is as wide as a card with its gaps.
CAPTION_ROOM: Final = WIDTH / ACROSS - 2
CARD_OVERHANG: Final = 6.0
BID: Final = 26.0
SLOT: Final = 46.0
#: Tiles at auction are never larger than this.
MOST_MARKET: Final = 80.0
#: Where a bid in a free corner of a tile begins, in sizes of the tile; and how wide such a bid is.
CORNER: Final = 0.58
CORNER_BID: Final = BID * 2.1

# The table of points at the end of the game.
SCORE_ROW: Final = 60.0

# What the viewer alone sees.
SCREEN_BOX: Final = Box(8, 8, 584, 66)
CARD: Final = 156.0
KEEP: Final = 50.0

# The boats in two columns; the supplies below them.
BOAT: Final = Box(8, 8, 288, 132)
SUPPLIES: Final = 54.0

# A village: the plate, the tiles that are not placed, the map.
PLATE: Final = Box(8, 8, 584, 46)
#: Tiles that wait are never larger than this, and tiles of a village never than that.
MOST_TRAY: Final = 66.0
MOST_VILLAGE: Final = 84.0
#: A tile that is turned is at least so large: each of its sides can be hit.
TURNING: Final = 60.0


class Grid(NamedTuple):
    """Tiles side by side: the size of a tile, where their middles lie, and how high the part is."""

    size: float
    middles: tuple[Point, ...]
    height: float


@cache
def grid(cells: int, seats: int) -> Grid:
    """The places of the tiles at auction. Two players need no corners for bids, three and five nothing above a tile."""
    wide = (WIDTH - 2 * MARGIN) / ACROSS
    corner = CORNER_BID if seats > 2 else 0
    size = float(math.floor(min((wide - 12) / 2, (wide / 2 - corner) / CORNER, MOST_MARKET)))
    above = CAPTION + (BID + 2 if seats in (2, 4, 6) else 0)
    high = above + size * HIGH + SLOT + 16
    middles = []
    for i in range(cells):
        line = i // ACROSS
        full = min(ACROSS, cells - line * ACROSS)
        left = (WIDTH - full * wide) / 2
        y = TILES_TOP + 1 + line * high + above + size * HIGH / 2
        middles.append((round(left + (i % ACROSS + 0.5) * wide, 1), round(y, 1)))
    return Grid(size, tuple(middles), TILES_TOP + max(math.ceil(cells / ACROSS), 1) * high + MARGIN)


def boat_box(i: int) -> Box:
    """The place of a boat in the row."""
    return Box(BOAT.x + i % 2 * (BOAT.w + MARGIN), BOAT.y + i // 2 * (BOAT.h + MARGIN), BOAT.w, BOAT.h)


def boats_height(boats: int) -> float:
    """How high the boats are together."""
    return BOAT.y + math.ceil(boats / 2) * (BOAT.h + MARGIN)


class Map(NamedTuple):
    """A village on its part: the size of a tile, where (0, 0) lies, and how high the map is."""

    size: float
    x: float
    y: float
    height: float

    def at(self, cell: Hex) -> Point:
        """The middle of a cell."""
        x, y = centre(cell, self.size, True)
        return (round(self.x + x, 1), round(self.y + y, 1))


def village_size(villages: Iterable[frozenset[Hex]]) -> float:
    """One size for the tiles of all villages: the largest with which each is as wide as a part."""
    room = WIDTH - 2 * MARGIN
    return math.floor(min([MOST_VILLAGE, *[room / _span(cells)[1] for cells in villages]]) * 2) / 2


@cache
def _span(cells: frozenset[Hex]) -> tuple[float, float]:
    """The left end and the width of some cells, in sizes of a tile."""
    xs = [centre(cell, 1, True)[0] for cell in cells] or [0.0]
    return min(xs) - 1, max(xs) - min(xs) + 2


@cache
def village_map(cells: frozenset[Hex], size: float, top: float) -> Map:
    """The map of some cells below a line, in the middle of a part."""
    left, wide = _span(cells)
    ys = [centre(cell, 1, True)[1] for cell in cells] or [0.0]
    high = (max(ys) - min(ys) + HIGH) * size
    x = WIDTH / 2 - (left + wide / 2) * size
    return Map(size, x, top + (HIGH / 2 - min(ys)) * size, high)
