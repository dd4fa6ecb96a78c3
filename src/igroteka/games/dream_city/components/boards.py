"""§DC-3.3.1, §DC-3.4.1, §DC-3.4.3 The market board and the city board; its spring cells are in `springs`."""

from __future__ import annotations

from typing import Final

from igroteka.core.grid import DIAGONAL, ORTHOGONAL, diagonal, names, orthogonal, rays

SYMBOLS: Final = ("seed", "bulb", "sprout", "leaf", "star")
SLOTS: Final = len(SYMBOLS)

ROWS: Final = 5
COLUMNS: Final = 5
CELLS: Final = names(ROWS, COLUMNS)
SYMBOL_OF: Final = tuple([cell % COLUMNS for cell in range(len(CELLS))])

NEIGHBOURS: Final = orthogonal(ROWS, COLUMNS)
CORNERS: Final = diagonal(ROWS, COLUMNS)
STREETS: Final = rays(ROWS, COLUMNS, ORTHOGONAL)
TUNNELS: Final = rays(ROWS, COLUMNS, DIAGONAL)

SIDES: Final = ("A", "B")
