"""How values become numbers for learning agents."""

from __future__ import annotations


def one_hot(index: int, size: int) -> list[float]:
    """One of some things as a list of zeros with a single one; nothing but zeros for none of them (-1)."""
    hot = [0.0] * size
    if index >= 0:
        hot[index] = 1.0
    return hot
