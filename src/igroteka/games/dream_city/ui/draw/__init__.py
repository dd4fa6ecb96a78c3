"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.pen import front_seat

from ...view import DreamCityView
from .board import area, header, market
from .panels import guide, rival
from .pen import Pen
from .plan import GUIDE_HEIGHT, MARKET_HEIGHT, OTHER, OWN, RIVAL_HEIGHT, WIDTH
from .players import chips, player
from .sketch import sketch

__all__ = ["drawing", "sketch"]


def drawing(v: DreamCityView, look: Look) -> Drawing:
    """The parts of the table. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    pen.begin("market", WIDTH, MARKET_HEIGHT, css="board")
    header(pen)
    market(pen)
    area(pen)
    me = front_seat(v)
    for i in range(v.seats):
        p = v.players[(me + i) % v.seats]
        own = p.seat == me
        spot = OWN if own else OTHER
        on_turn = p.seat in v.waiting
        pen.begin_player(p.seat, WIDTH, spot.height, on_turn, own=own, chips=chips(pen, p))
        player(pen, p, spot)
    if v.opponent is not None:
        pen.begin("rival", WIDTH, RIVAL_HEIGHT, pen.word(f"opponent-{v.opponent.name}"))
        rival(pen, v.opponent)
    pen.begin("guide", WIDTH, GUIDE_HEIGHT, folds=True)
    pen.copy(guide)
    return pen.drawing
