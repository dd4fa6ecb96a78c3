"""Boxes made of boxes, for the plans of drawings."""

from __future__ import annotations

from functools import lru_cache

from .svg import CACHE_SIZE, Box


def enclose(one: Box, other: Box) -> Box:
    """The smallest box that holds two."""
    x, y = min(one.x, other.x), min(one.y, other.y)
    right, low = max(one.x + one.w, other.x + other.w), max(one.y + one.h, other.y + other.h)
    return Box(x, y, right - x, low - y)


@lru_cache(CACHE_SIZE)
def grid(box: Box, count: int, across: int, gap: float, most: float = 0) -> tuple[Box, ...]:
    """Boxes row by row inside a box, as many as are wanted; `most` limits their width."""
    rows = -(-count // across)
    w, h = (box.w - gap * (across - 1)) / across, (box.h - gap * (rows - 1)) / max(rows, 1)
    w = min(w, most) if most else w
    return tuple(
        [
            Box(
                round(box.x + i % across * (w + gap), 1),
                round(box.y + i // across * (h + gap), 1),
                round(w, 1),
                round(h, 1),
            )
            for i in range(count)
        ]
    )
