"""The strokes that all pictures of the game are drawn with."""

from __future__ import annotations

from typing import Final

INK: Final = "#3b2418"
CREAM: Final = "#fff6e3"


def box(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, stroke: str = "", width: float = 0
) -> str:
    """A rectangle, with an edge if a stroke is given."""
    edge = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{edge}/>'


def disc(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0) -> str:
    """A disc, with an edge if a stroke is given."""
    edge = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{edge}/>'


def fill(d: str, fill: str) -> str:
    """A filled outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str, width: float) -> str:
    """A line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def edged(d: str, fill: str, stroke: str = INK, width: float = 1.6) -> str:
    """A filled outline with an edge."""
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def moved(x: float, y: float, scale: float, body: str) -> str:
    """A picture put smaller somewhere inside another one."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'
