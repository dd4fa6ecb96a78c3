"""§DC-3.4.2 The spring cells of both sides of the city board, as the edition in play has them."""

from __future__ import annotations

from typing import Final

from .boards import CELLS
from .edition import SPRINGS

#: For each side, whether each cell is a spring cell.
IS_SPRING: Final = tuple([tuple([cell in side for cell in CELLS]) for side in SPRINGS])
#: For each side, the spring cells.
SPRING_CELLS: Final = tuple([tuple([CELLS.index(cell) for cell in side]) for side in SPRINGS])
