"""The move table: everything that a seat or chance can do."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Moves

from .components import SIZES

MOVES: Final = Moves()

LAY: Final = MOVES.each("lay", SIZES)
START: Final = MOVES.each("start", SIZES)
DRAW: Final = MOVES.each("draw", SIZES)
