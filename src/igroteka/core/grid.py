"""Square grids as tables: cells are numbered row by row, the tables are made once at import.

LINKS: Final = orthogonal(5, 5)
LINES: Final = rays(5, 5, ORTHOGONAL)
points = 1 + sum(run(city, ray, (OFFICE,)) for ray in LINES[cell])
"""

from __future__ import annotations

from typing import Final

from .links import Links

Direction = tuple[int, int]
"""Rows down and columns to the right."""

Rays = tuple[tuple[tuple[int, ...], ...], ...]
"""Per cell, per direction: the cells outward to the border, nearest first."""

ORTHOGONAL: Final[tuple[Direction, ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIAGONAL: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
AROUND: Final[tuple[Direction, ...]] = (*ORTHOGONAL, *DIAGONAL)


def at(row: int, column: int, columns: int) -> int:
    """The number of the cell in this row and column, both counted from 0."""
    return row * columns + column


def name(cell: int, columns: int) -> str:
    """The name of a cell, rows and columns counted from 1: ``r2c5``."""
    return f"r{cell // columns + 1}c{cell % columns + 1}"


def names(rows: int, columns: int) -> tuple[str, ...]:
    """The names of all cells."""
    return tuple([name(i, columns) for i in range(rows * columns)])


def rays(rows: int, columns: int, directions: tuple[Direction, ...]) -> Rays:
    """For each cell and each direction the cells outward to the border, nearest first."""
    return tuple(
        [
            tuple([_ray(rows, columns, i // columns, i % columns, d) for d in directions])
            for i in range(rows * columns)
        ]
    )


def _ray(rows: int, columns: int, row: int, column: int, direction: Direction) -> tuple[int, ...]:
    down, right = direction
    if not down and not right:
        raise ValueError("a direction of (0, 0) leads nowhere; allowed: at least one step")
    cells: list[int] = []
    row, column = row + down, column + right
    while 0 <= row < rows and 0 <= column < columns:
        cells.append(at(row, column, columns))
        row, column = row + down, column + right
    return tuple(cells)


def neighbours(rows: int, columns: int, directions: tuple[Direction, ...]) -> Links:
    """For each cell the cells one step away, in the order of the directions; the border has fewer."""
    return tuple([tuple([ray[0] for ray in cell if ray]) for cell in rays(rows, columns, directions)])


def orthogonal(rows: int, columns: int) -> Links:
    """Neighbours that share an edge: up, right, down, left."""
    return neighbours(rows, columns, ORTHOGONAL)


def diagonal(rows: int, columns: int) -> Links:
    """Neighbours that share only a corner, clockwise from the upper right."""
    return neighbours(rows, columns, DIAGONAL)


def around(rows: int, columns: int) -> Links:
    """All neighbours: those at the edges, then those at the corners."""
    return neighbours(rows, columns, AROUND)
