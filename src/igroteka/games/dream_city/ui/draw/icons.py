"""The pictures of this game by their names."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.pen import Icon

ROOT: Final = "dc"
icon: Final = Icon(ROOT)


def plant(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol of the market."""
    return icon.mark(symbol, x, y, size, "plant")
