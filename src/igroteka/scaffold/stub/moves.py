"""The move table: everything that a seat or chance can do."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Moves

from .components.cards import NAMES

MOVES: Final = Moves()

PLAY: Final = MOVES.each("play", NAMES)
SELL: Final = MOVES.each("sell", NAMES)
DRAW: Final = MOVES.each("draw", NAMES)
