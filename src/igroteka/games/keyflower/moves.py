"""The table of all moves. What seats play comes first, so that it is a closed range of ids from 0; chance comes last.

A move that names a tile holds the tile's number in `index`, and the lists here are by tile number too.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Move, Moves

from .components.goods import COLOURS, IRON, RESOURCES, SKILLS
from .components.setups import MOST_PLAYERS
from .components.tiles import (
    BOATS,
    DIRECTIONS,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    SEASON_TILES,
    SIDES,
    TILE_NAMES,
    TILES,
    USABLE,
)

#: More workers of one colour than this are never behind a screen.
MOST_WORKERS: Final = 40
#: A village of 47 tiles has at most so many empty cells around it.
MOST_CELLS: Final = 98
#: The subsets of three winter tiles, without the empty one.
SUBSETS: Final = 7

MOVES: Final = Moves()
NO_MOVE: Final = Move(-1, "none", (), ())


def by_tile(kind: str, tiles: list[int]) -> list[Move]:
    """One move for each of some tiles, as a list by tile number."""
    moves = [NO_MOVE] * TILES
    for t in tiles:
        moves[t] = MOVES.add(kind, (TILE_NAMES[t],), (t,))
    return moves


BIDDABLE: Final = list(range(FIRST_BUILDING, FIRST_BOAT))

PASS: Final = MOVES.one("pass")
BID: Final = by_tile("bid", BIDDABLE)
USE: Final = by_tile("use", list(USABLE))
PAY_SKILL: Final = MOVES.each("pay_skill", SKILLS)
PAY_WORKER: Final = MOVES.each("pay_worker", COLOURS)
PAY_GROUP: Final = by_tile("pay_group", BIDDABLE)
COLOUR: Final = MOVES.each("colour", COLOURS)
GROUP: Final = by_tile("group", BIDDABLE)
GROUPS_DONE: Final = MOVES.one("groups_done")
COUNT: Final = MOVES.each("count", range(MOST_WORKERS + 1))
TAKE: Final = MOVES.each("take", RESOURCES[: IRON + 1])
#: From a tile in a direction, one piece of a type: STEP[tile][direction][type].
STEP: Final = [
    [
        [MOVES.add("step", (TILE_NAMES[t], way, what), (t, d, r)) for r, what in enumerate(RESOURCES)]
        for d, way in enumerate(DIRECTIONS)
    ]
    for t in range(FIRST_WINTER)
]
UPGRADE: Final = by_tile("upgrade", list(range(FIRST_SUMMER_BOAT)))
TRANSPORT_DONE: Final = MOVES.one("transport_done")
SPEND_RESOURCE: Final = MOVES.each("spend_resource", RESOURCES)
SPEND_SKILL: Final = MOVES.each("spend_skill", SKILLS)
CHOOSE_BOAT: Final = MOVES.each("choose_boat", BOATS)
#: Bit i of the number stands for the i-th winter tile of the hand: CHOOSE_WINTER[number - 1].
CHOOSE_WINTER: Final = [MOVES.add("choose_winter", (n,), (n,)) for n in range(1, SUBSETS + 1)]
PLACE_TILE: Final = by_tile("place_tile", list(range(FIRST_BUILDING, TILES)))
PLACE_CELL: Final = MOVES.each("place_cell", range(MOST_CELLS))
PLACE_ROTATION: Final = MOVES.each("place_rotation", range(6))
#: What learning agents can play: the ids below this one.
SEAT_MOVES: Final = len(MOVES.all)

DEAL_HOME: Final = by_tile("deal_home", list(range(MOST_PLAYERS)))
DRAW_WORKER: Final = MOVES.each("draw_worker", COLOURS)
DRAW_SKILL: Final = MOVES.each("draw_skill", SKILLS)
LOAD_WORKER: Final = MOVES.each("load_worker", COLOURS)
LOAD_SKILL: Final = MOVES.each("load_skill", SKILLS)
SHOW_TILE: Final = by_tile("show_tile", [t for season in SEASON_TILES for t in season])
SHOW_SIDE: Final = MOVES.each("show_side", SIDES)
DEAL_WINTER: Final = by_tile("deal_winter", list(range(FIRST_WINTER, FIRST_ORDER)))
