"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.pen import front_seat
from igroteka.drawing.svg import Drawing

from ...view import DreamCityView
from .board import area, header, market
from .panels import guide, rival
from .pen import Pen
from .players import player
from .sketch import sketch

__all__ = ["drawing", "sketch"]


def drawing(v: DreamCityView, look: Look) -> Drawing:
    """The picture as layers of fragments. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    header(pen)
    market(pen)
    area(pen)
    me = front_seat(v)
    for i, spot in enumerate(pen.plan.spots):
        player(pen, v.players[(me + i) % v.seats], spot)
    if v.opponent is not None and pen.plan.rival is not None:
        rival(pen, v.opponent, pen.plan.rival)
    if pen.plan.guide is not None:
        pen.part(guide, pen.plan.guide)
    return pen.d
