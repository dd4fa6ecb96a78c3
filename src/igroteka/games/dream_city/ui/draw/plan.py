"""Where everything lies on the parts of the drawing. All parts are equally wide; each has its own coordinates."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.drawing.drawing import LEAST_TEXT, NARROWEST
from igroteka.drawing.svg import Box

from ...components.boards import COLUMNS


class Grid(NamedTuple):
    """A city: its upper left corner, the distance from cell to cell, and the height of the heads of its columns."""

    x: float
    y: float
    pitch: float
    heads: float


class Spot(NamedTuple):
    """Where one player is drawn: how high the part is, the city, the name plate, the hand and the tally."""

    height: float
    city: Grid
    plate: Box
    hand: Box
    tally: Box
    across: int


WIDTH: Final = 600.0
#: No letters are smaller: they can be read where the parts are narrowest.
LEAST: Final = LEAST_TEXT * WIDTH / NARROWEST

# The market; its columns are as wide as those of the viewer's city.
MARKET_HEIGHT: Final = 398.0
NEWS: Final = Box(14, 8, 572, 48)
AREA: Final = Box(20, 64, 560, 56)
STACKS: Final = Box(20, 124, 560, 98)
SYMBOL_ROW: Final = Box(20, 224, 560, 48)
TILES: Final = Box(20, 274, 560, 112)

RIVAL_HEIGHT: Final = 500.0
GUIDE_HEIGHT: Final = 510.0

OWN: Final = Spot(
    height=800,
    city=Grid(20, 44, 112, 36),
    plate=Box(20, 618, 320, 126),
    hand=Box(362, 620, 216, 104),
    tally=Box(20, 748, 560, 44),
    across=8,
)


def _other() -> Spot:
    """Somebody else: the city on the left and everything else on the right."""
    height, pitch, heads = 344.0, 58.0, 30.0
    city = Grid(26, heads + 12, pitch, heads)
    left = city.x + pitch * COLUMNS + 16
    plate = Box(left, 10, WIDTH - 14 - left, 124)
    hand = Box(left, 140, 136, 64)
    tally = Box(left, 216, plate.w, height - 10 - 216)
    return Spot(height, city, plate, hand, tally, 4)


OTHER: Final = _other()
