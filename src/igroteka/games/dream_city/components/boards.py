"""§DC-3.3.1, §DC-3.4.1, §DC-3.4.2, §DC-3.4.3 The market board and the two sides of the city board."""

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
SPRINGS: Final = (
    ("r3c1", "r2c2", "r3c3", "r4c4", "r3c5"),
    ("r2c1", "r5c2", "r3c3", "r1c4", "r4c5"),
)
#: For each side, whether each cell is a spring cell.
IS_SPRING: Final = tuple([tuple([cell in side for cell in CELLS]) for side in SPRINGS])
#: For each side, the spring cells.
SPRING_CELLS: Final = tuple([tuple([CELLS.index(cell) for cell in side]) for side in SPRINGS])
