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
    pen.draw(_market)
    me = front_seat(v)
    for i in range(v.seats):
        pen.draw(_player, (me + i) % v.seats, i == 0)
    pen.draw(_rest)
    return pen.drawing


def _market(pen: Pen) -> None:
    """What lies in the middle."""
    pen.begin("market", WIDTH, MARKET_HEIGHT, css="board")
    for draw in (header, market, area):
        pen.lay(draw)


def _player(pen: Pen, seat: int, own: bool) -> None:
    """The part of a player."""
    spot = OWN if own else OTHER
    told = pen.work_out(chips, seat, seat == pen.v.seat)
    pen.begin_player(seat, WIDTH, spot.height, seat in pen.v.waiting, own=own, chips=told)
    player(pen, seat, spot)


def _rest(pen: Pen) -> None:
    """The opponent of a solo game, and how buildings score."""
    rivalry = pen.v.opponent
    if rivalry is not None:
        pen.begin("rival", WIDTH, RIVAL_HEIGHT, pen.word(f"opponent-{rivalry.name}"))
        rival(pen, rivalry)
    pen.begin("guide", WIDTH, GUIDE_HEIGHT, folds=True)
    pen.copy(guide)
