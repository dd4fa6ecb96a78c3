"""The pictures of this game by their names, and small drawings that are made of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.labels import BASELINE
from igroteka.drawing.pen import Icon
from igroteka.drawing.svg import group, text

from .plan import LEAST

ROOT: Final = "gn"
icon: Final = Icon(ROOT)


@cache
def ground(kind: str, x: float, y: float, size: float) -> str:
    """The ground of a zone around a point; `size` reaches from there to a corner."""
    return group(f"g-{kind}", icon(f"ground-{kind}", x - size, y - size, size * 2))


@cache
def glyph(kind: str, x: float, y: float, size: float, number: int | str = "") -> str:
    """The symbol of a type around a point, with a number on it that can be read however small the symbol is."""
    body = group(f"k-{kind}", icon(kind, x - size / 2, y - size / 2, size))
    if number != "":
        low = {"yellow": 0.145, "red": 0.24}.get(kind, 0.185)
        letters = max(round(size * 0.52, 1), LEAST)
        low += (letters / size - 0.52) * BASELINE
        body += text(x, y + size * low, str(number), letters, f"n-{kind}", anchor="middle")
    return body


@cache
def tower(floor: str, floors: int, x: float, y: float, w: float, most: float, roof: bool = False) -> str:
    """A building that stands on a point: every floor is drawn; very high ones have lower floors."""
    h = w * 0.36
    step = min(h * 0.84, (most - h) / max(floors - 1, 1))
    body = "".join([icon(floor, x - w / 2, y - h - i * step, w, h) for i in range(floors)])
    if roof:
        wide = w * 1.14
        body += icon(
            "roof-piece", x - wide / 2, y - h - (floors - 1) * step - wide * 0.37, wide, wide * 30 / 64
        )
    return body
