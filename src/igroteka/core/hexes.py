"""Hexes in axial coordinates (q, r), with the screen's y growing downwards.

The six neighbours lie at the same offsets whichever way the hexes stand; only their names differ:
`FLAT` hexes have neighbours n and s, `POINTY` ones w and e. A game lists its directions in the order
that it likes best and indexes everything by that order:

    DIRECTIONS: Final = compass(FLAT, "s sw nw n ne se")
"""

from __future__ import annotations

import math
from typing import Final, TypeVar

from .links import Links

Hex = tuple[int, int]
Point = tuple[float, float]
T = TypeVar("T")

FLAT: Final[dict[str, Hex]] = {
    "s": (0, 1),
    "sw": (-1, 1),
    "nw": (-1, 0),
    "n": (0, -1),
    "ne": (1, -1),
    "se": (1, 0),
}
POINTY: Final[dict[str, Hex]] = {
    "se": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
}
RING: Final[tuple[Hex, ...]] = tuple(FLAT.values())
"""The six offsets clockwise; neighbour (i + 3) % 6 lies opposite neighbour i."""

NONE: Final = -1
"""Stands in a table where a hex has no neighbour."""


def compass(names: dict[str, Hex], order: str) -> tuple[Hex, ...]:
    """The offsets of named directions, in the order of a game."""
    offsets: list[Hex] = []
    for word in order.split():
        if word not in names:
            raise ValueError(f"found direction {word!r}; allowed: {', '.join(names)}")
        offsets.append(names[word])
    return tuple(offsets)


def add(a: Hex, b: Hex) -> Hex:
    """The hex at offset b from a."""
    return (a[0] + b[0], a[1] + b[1])


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes on an open plane."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def rotate(a: Hex, k: int) -> Hex:
    """The hex after k turns of 60 degrees clockwise about (0, 0)."""
    q, r = a
    for _ in range(k % 6):
        q, r = -r, q + r
    return (q, r)


def rotate_sides(sides: tuple[T, ...], k: int) -> tuple[T, ...]:
    """What a tile shows in each direction after k clockwise turns; sides are listed clockwise."""
    cut = -k % len(sides)
    return sides[cut:] + sides[:cut]


def disc(radius: int) -> list[Hex]:
    """All hexes within a distance of (0, 0), row by row."""
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


# ---------------------------------------------------------------- rows of pointy hexes


def odd_r(row: int, column: int) -> Hex:
    """The hex in a row and column, both from 0, where odd rows are shifted half a hex to the right."""
    return (column - (row - row % 2) // 2, row)


def row_column(a: Hex) -> tuple[int, int]:
    """Row and column of a hex in that layout."""
    q, r = a
    return (r, q + (r - r % 2) // 2)


def row_name(a: Hex) -> str:
    """A hex named by the letter of its row and the number of its column: ``E5``."""
    row, column = row_column(a)
    if not 0 <= row < 26 or column < 0:
        raise ValueError(f"found row {row}, column {column}; allowed: rows 0 to 25, columns from 0")
    return chr(ord("A") + row) + str(column + 1)


# ---------------------------------------------------------------- tables of a fixed map


def beside(cells: list[Hex], directions: tuple[Hex, ...] = RING) -> Links:
    """For each cell its neighbour in each direction by number, NONE where the map ends."""
    number = {a: i for i, a in enumerate(cells)}
    return tuple([tuple([number.get(add(a, d), NONE) for d in directions]) for a in cells])


def neighbours(cells: list[Hex], directions: tuple[Hex, ...] = RING) -> Links:
    """For each cell the neighbours that exist, in the order of the directions."""
    return tuple([tuple([i for i in row if i != NONE]) for row in beside(cells, directions)])


# ---------------------------------------------------------------- maps that grow

WIDTH: Final = 256
REACH: Final = 127
"""A packed hex may lie up to 127 steps from (0, 0)."""


def pack(a: Hex) -> int:
    """A hex as one number, so that a growing map is a dict of ints. They sort by r, then q."""
    return (a[1] + REACH) * WIDTH + a[0] + REACH


def unpack(key: int) -> Hex:
    """The hex behind a packed number."""
    return (key % WIDTH - REACH, key // WIDTH - REACH)


def steps(directions: tuple[Hex, ...]) -> tuple[int, ...]:
    """What to add to a packed hex to go in each direction."""
    return tuple([r * WIDTH + q for q, r in directions])


# ---------------------------------------------------------------- drawing


def centre(a: Hex, size: float, flat: bool) -> Point:
    """Where the middle of a hex is drawn; `size` is the distance from the middle to a corner."""
    q, r = a
    if flat:
        return (1.5 * q * size, math.sqrt(3) * (r + q / 2) * size)
    return (math.sqrt(3) * (q + r / 2) * size, 1.5 * r * size)


def corners(a: Hex, size: float, flat: bool) -> list[Point]:
    """The six corners clockwise; the side from corner i to corner i + 1 faces neighbour `RING[i]`."""
    x, y = centre(a, size, flat)
    first = 60 if flat else 30
    angles = [math.radians(first + 60 * i) for i in range(6)]
    return [(x + size * math.cos(t), y + size * math.sin(t)) for t in angles]
