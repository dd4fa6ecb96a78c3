"""What is left of a supply, and what must not be there twice: questions to the stored positions of many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .kinds import NONE


def totals(kinds: int, *tables: Sequence[int]) -> list[int]:
    """How many there are of each kind; the tables are flat, and each of their rows has a number for every kind."""
    return [sum([sum(table[kind::kinds]) for table in tables]) for kind in range(kinds)]


def left_of(stock: Sequence[int], *tables: Sequence[int]) -> list[int]:
    """How many of each kind lie on none of these tables; less than nothing where there are more than the stock has."""
    return [n - there for n, there in zip(stock, totals(len(stock), *tables), strict=True)]


def first_twice(values: Iterable[int]) -> int:
    """The first value that has been there before, or -1; there may be many that are -1, nothing."""
    seen: set[int] = set()
    for value in values:
        if value in seen:
            return value
        if value != NONE:
            seen.add(value)
    return NONE
