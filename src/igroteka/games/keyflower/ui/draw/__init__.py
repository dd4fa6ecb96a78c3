"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing

from ...view import KeyflowerView
from .art import SEATS
from .market import begin_boats, begin_market
from .panels import begin_screen, supplies
from .pen import Pen
from .plan import village_size
from .sketch import sketch
from .village import begin_village, village_cells, with_room

__all__ = ["drawing", "sketch", "with_room"]


def drawing(v: KeyflowerView, look: Look) -> Drawing:
    """The parts of the table. The viewer's village comes first, the others follow clockwise, all at one scale."""
    pen = Pen(v, look)
    pen.drawing.colours = tuple([SEATS[p.seat].face for p in v.players])
    pen.draw(begin_market)
    pen.draw(begin_screen)
    size = village_size([village_cells(v, p) for p in v.players])
    pen.draw(begin_village, pen.me, size)
    pen.draw(_begin_boats)
    for i in range(1, v.seats):
        pen.draw(begin_village, (pen.me + i) % v.seats, size)
    return pen.drawing


def _begin_boats(pen: Pen) -> None:
    """The boats, and the supplies below them."""
    begin_boats(pen)
    pen.lay(supplies)
