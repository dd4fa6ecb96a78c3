"""The move table: everything that a seat or chance can do."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Moves

from .components.boards import CELLS, SYMBOLS
from .components.tiles import ITEM_NAMES, KINDS, SHOPS, TILE_NAMES

MOVES: Final = Moves()

#: Bonus actions; the bit is set in `used` once the bonus has been used in a turn.
BONUSES: Final = ("double", "extra_turn")
DOUBLE: Final = 0
EXTRA: Final = 1

BUILD: Final = MOVES.grid("build", TILE_NAMES, CELLS)
SPRING: Final = MOVES.each("spring", BONUSES)
FLOWER: Final = MOVES.each("flower", BONUSES)
FLOWER_RESCORE: Final = MOVES.each("flower_rescore", KINDS)
TAKE: Final = MOVES.each("take", SYMBOLS)
DONE: Final = MOVES.one("done")
KEEP: Final = MOVES.each("keep", TILE_NAMES)

FIRST: Final = MOVES.each("first", range(4))
REMOVE: Final = MOVES.each("remove", [TILE_NAMES[t] for t in SHOPS])
DEAL: Final = MOVES.each("deal", TILE_NAMES)
LEFT_OVER: Final = MOVES.each("left_over", (*ITEM_NAMES, "unseen"))
UNSEEN_TILE: Final = LEFT_OVER[-1]
TURN_OVER: Final = MOVES.grid("turn_over", SYMBOLS, ITEM_NAMES)
BLIND: Final = MOVES.grid("draw", SYMBOLS, ITEM_NAMES)
