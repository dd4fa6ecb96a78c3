"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.svg import Box

from ...view import KeyflowerView
from .market import boats, market
from .panels import hand, header, screen
from .pen import Pen
from .sketch import sketch
from .village import village

__all__ = ["drawing", "sketch"]


def drawing(v: KeyflowerView, look: Look) -> Drawing:
    """The picture as layers of fragments. The viewer's village comes first, the others follow clockwise."""
    pen = Pen(v, look)
    header(pen)
    market(pen)
    boats(pen)
    screen(pen)
    hand(pen)
    pen.d.region("market", pen.say(Text("draw-market")), _auction(pen))
    for i, box in enumerate(pen.plan.villages):
        village(pen, v.players[(pen.me + i) % v.seats], box)
    return pen.drawing


def _auction(pen: Pen) -> Box:
    """Whoever bids wants to see the tiles and the own workers together."""
    market, screen = pen.plan.market, pen.plan.screen
    high = screen.y + screen.h - market.y if pen.v.seat is not None else market.h
    return Box(market.x, market.y, market.w, high)
