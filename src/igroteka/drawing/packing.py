"""Many sheets on one: where the parts of a drawing lie in a picture that is only looked at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

COLUMN: Final = 600.0
GAP: Final = 8.0
#: Width by height of the picture that is aimed at.
ASPECT: Final = 1.5


class Placed(NamedTuple):
    """The upper left corner of a sheet, and how much it is enlarged."""

    x: float
    y: float
    scale: float


def pack(sizes: Sequence[tuple[float, float]]) -> tuple[float, float, list[Placed]]:
    """Width and height of a picture of all sheets, in columns that make it neither long nor broad, and their places."""
    tries = [_in_columns(sizes, columns) for columns in range(1, len(sizes) + 1)]
    return min(tries, key=lambda one: abs(math.log(one[0] / one[1] / ASPECT)))


def _in_columns(sizes: Sequence[tuple[float, float]], columns: int) -> tuple[float, float, list[Placed]]:
    """Each sheet goes to the column that is shortest so far."""
    ends = [GAP] * columns
    places: list[Placed] = []
    for width, height in sizes:
        at = ends.index(min(ends))
        scale = COLUMN / width
        places.append(Placed(GAP + at * (COLUMN + GAP), round(ends[at], 1), round(scale, 4)))
        ends[at] += height * scale + GAP
    return columns * (COLUMN + GAP) + GAP, round(max(ends), 1), places
