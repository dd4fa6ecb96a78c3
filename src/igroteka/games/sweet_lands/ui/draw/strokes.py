"""The edge that most pictures of the game have."""

from __future__ import annotations

from typing import Final

from igroteka.drawing import shapes

INK: Final = "#3b2418"
CREAM: Final = "#fff6e3"


def outline(d: str, fill: str, stroke: str = INK, width: float = 1.6) -> str:
    """A filled path with an edge, in the colour of ink unless another is given."""
    return shapes.outline(d, fill, stroke, width)
