"""The pictures of this game by their names, and small drawings that are made of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.pen import Icon
from igroteka.drawing.svg import circle, group, measure, text

from ...components.names import TERRAINS
from .plan import LEAST

#: All ids of the drawing begin with it.
ROOT: Final = "ai"
icon: Final = Icon(ROOT)


@cache
def piece(kind: str, colour: str, x: float, y: float, size: float) -> str:
    """A building around a point: of a colour, or white if it is neutral."""
    x, y = round(x - size / 2, 1), round(y - size / 2, 1)
    if colour == "neutral":
        return icon(f"neutral-{kind}", x, y, size)
    return group(f"b-{colour}", icon(f"body-{kind}", x, y, size)) + group(
        f"d-{colour}", icon(f"detail-{kind}", x, y, size)
    )


@cache
def marker(colour: str, x: float, y: float, r: float) -> str:
    """The disc of a party, with the symbol of its terrain."""
    body = circle(round(x, 1), round(y, 1), r, f"m-{colour}")
    if colour in TERRAINS:
        size = round(r * 1.3, 1)
        body += icon.mark(
            f"terrain-{colour}", round(x - size / 2, 1), round(y - size / 2, 1), size, f"d-{colour}"
        )
    return body


def emblem(faction: str, colour: str, x: float, y: float, size: float) -> str:
    """The badge of a faction on the colour of its party."""
    body = circle(x + size / 2, y + size / 2, size / 2, f"m-{colour}")
    if faction:
        inner = size * 0.68
        body += icon.mark(
            f"faction-{faction}", x + (size - inner) / 2, y + (size - inner) / 2, inner, f"d-{colour}"
        )
    return body


def terrain_disc(terrain: str, x: float, y: float, size: float) -> str:
    """The symbol of a terrain on the colour of its pieces."""
    inner = size * 0.6
    at = x + (size - inner) / 2, y + (size - inner) / 2
    disc = circle(x + size / 2, y + size / 2, size / 2, f"m-{terrain}")
    return disc + icon.mark(f"terrain-{terrain}", *at, inner, f"d-{terrain}")


def amount(
    pic: str, number: int | str, x: float, y: float, size: float, letters: float, css: str = ""
) -> tuple[str, float]:
    """A picture with a number behind it, in a row; also where the next one begins."""
    words = str(number)
    said = text(round(x + size + 2, 1), round(y + size / 2 + letters * 0.36, 1), words, letters, css)
    return icon(pic, x, y, size) + said, x + size + 4 + measure(words, letters)


def points(number: int | str, x: float, y: float, size: float) -> str:
    """Victory points: the number on its seal, in letters that can be read."""
    letters = max(round(size * (0.5 if len(str(number)) < 3 else 0.4), 1), LEAST)
    return icon("points", x, y, size) + text(
        x + size / 2, y + size / 2 + letters * 0.36, str(number), letters, "seal", anchor="middle"
    )
