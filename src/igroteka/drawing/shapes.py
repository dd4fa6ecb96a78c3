"""Shapes with colours of their own, for symbols, and outlines for any path.

No style sheet reaches into a symbol (see `svg.symbols`), so these shapes carry their colours as attributes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ..core.hexes import Point, corners


class Hue(NamedTuple):
    """The colours of one kind of thing, from light to dark."""

    pale: str
    face: str
    deep: str
    dark: str


# ---------------------------------------------------------------- filled shapes


def box(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, stroke: str = "", width: float = 0
) -> str:
    """A filled rectangle, with an edge if a stroke is given."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{_edge(stroke, width)}/>'


def disc(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0) -> str:
    """A filled disc, with an edge if a stroke is given."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{_edge(stroke, width)}/>'


def _edge(stroke: str, width: float) -> str:
    return f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""


def fill(d: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str, width: float) -> str:
    """A path that is only a line, with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def outline(d: str, fill: str, stroke: str, width: float) -> str:
    """A filled path with an edge."""
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def scale(x: float, y: float, factor: float, body: str) -> str:
    """A picture in another size somewhere inside another one."""
    return f'<g transform="translate({x:g} {y:g}) scale({factor:g})">{body}</g>'


# ---------------------------------------------------------------- paths


def closed_path(points: Iterable[Point]) -> str:
    """The path through some points and back to the first."""
    return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in points]) + "Z"


@cache
def hexagon(size: float, x: float = 0, y: float = 0, *, flat: bool = False) -> str:
    """The path around a hex, `size` from its middle to a corner; `flat` ones have corners at their sides."""
    return closed_path([(x + px, y + py) for px, py in corners((0, 0), size, flat)])


def polygon(sides: int, r: float, x: float = 12, y: float = 12, turn: float = 0) -> str:
    """The path around a regular polygon, in the middle of a symbol of 24 by 24; `turn` is counted in sides."""
    angles = [2 * math.pi * (i + turn) / sides for i in range(sides)]
    return closed_path([(x + r * math.sin(a), y - r * math.cos(a)) for a in angles])


def star(points: int, far: float, near: float, x: float = 12, y: float = 12) -> str:
    """The path around a star: its points lie `far` from its middle, the corners between them `near`."""
    reach = (far, near)
    angles = [math.pi * i / points for i in range(points * 2)]
    return closed_path(
        [(x + reach[i % 2] * math.sin(a), y - reach[i % 2] * math.cos(a)) for i, a in enumerate(angles)]
    )
