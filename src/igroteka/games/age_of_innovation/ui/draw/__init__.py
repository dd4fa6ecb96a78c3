"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.layout import enclose

from ...view import AgeOfInnovationView
from .board import world
from .exchange import exchange
from .header import header
from .pen import Pen
from .players import player
from .science import actions, rounds, science
from .sketch import sketch
from .supplies import innovations, offers, supplies

__all__ = ["drawing", "sketch"]


def drawing(v: AgeOfInnovationView, look: Look) -> Drawing:
    """The picture as layers of fragments. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    header(pen)
    world(pen)
    actions(pen)
    exchange(pen)
    rounds(pen)
    science(pen)
    innovations(pen)
    supplies(pen)
    offers(pen)
    me = pen.me
    order = [*range(me, v.seats), *range(me), *range(v.seats, v.parties)]
    for party, box in zip(order, pen.plan.players, strict=True):
        player(pen, v.players[party], box)
    _regions(pen, order)
    return pen.drawing


def _regions(pen: Pen, order: list[int]) -> None:
    """The parts of the table that a page may bring near; what is chosen before the game comes first."""
    p = pen.plan
    parts = [
        *([("offers", p.offers)] if pen.offered else []),
        ("map", enclose(p.map, p.exchange)),
        ("science", enclose(p.rounds, p.innovations)),
        ("tiles", enclose(p.palaces, p.bonuses)),
    ]
    pen.regions(parts, zip(order, p.players, strict=True))
