"""The move table: everything that a seat or chance can do."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Moves

from .components.board import KINDS, NUMBERS, PLACES, TURNS, ZONE_NAMES
from .components.players import MOST_PLAYERS
from .components.projects import PROJECT_NAMES
from .components.secrets import SECRET_NAMES

MOVES: Final = Moves()

# Zones are named by territory and place, so these lists are indexed by territory * SIZE + place.
BUILD: Final = MOVES.each("build", ZONE_NAMES)
#: The first floor in a bramble zone names the type that it gets.
BUILD_BRAMBLE: Final = MOVES.grid("build", ZONE_NAMES, KINDS)
DEMOLISH: Final = MOVES.each("demolish", ZONE_NAMES)
INVADE: Final = MOVES.each("invade", ZONE_NAMES)
STRATEGIC_MOVE: Final = MOVES.each("strategic", NUMBERS)
#: A roof transfer is two moves: lift the roof here, lay it there.
LIFT: Final = MOVES.each("lift", ZONE_NAMES)
COVER: Final = MOVES.each("cover", ZONE_NAMES)
PASS: Final = MOVES.one("pass")
CLAIM: Final = MOVES.each("claim", PROJECT_NAMES)
DECLINE: Final = MOVES.one("decline")
NEXT: Final = MOVES.each("next", range(MOST_PLAYERS))
#: Two different secret objectives i < j: KEEP[i][j - i - 1].
KEEP: Final = [
    [MOVES.add("keep", (SECRET_NAMES[i], SECRET_NAMES[j]), (i, j)) for j in range(i + 1, len(SECRET_NAMES))]
    for i in range(len(SECRET_NAMES))
]

FIRST: Final = MOVES.each("first", range(MOST_PLAYERS))
LAY: Final = MOVES.cube("lay", PLACES, NUMBERS, range(TURNS))
OPEN: Final = MOVES.each("open", PROJECT_NAMES)
DEAL: Final = MOVES.each("deal", SECRET_NAMES)
