"""Pictures and lines of text as this game's drawings have them."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.pen import Icon
from igroteka.drawing.svg import fit, text

ROOT: Final = "sl"
icon: Final = Icon(ROOT)


def cut(
    x: float, y: float, words: str, size: float, width: float, css: str = "", anchor: str = "start"
) -> str:
    """A line of text that is cut short rather than made too small to read."""
    words, size = fit(words, width, size, least=1)
    return text(x, y, words, size, css, anchor=anchor)
