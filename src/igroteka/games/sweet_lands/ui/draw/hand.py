"""The viewer's hand, and cards that are to be chosen from: a packet of the draft, found cards, the searched deck."""

from __future__ import annotations

from igroteka.drawing.layout import grid
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, rect

from ..words import card_words
from .cards import card_of, face
from .pen import Pen, visible_cards
from .side import Side


def hand(pen: Pen, side: Side) -> None:
    """The cards of the viewer, then those to choose from, which are framed."""
    box = pen.plan.hand
    pen.d.add("boards", "hand", panel(box, "panel"))
    cards = visible_cards(pen.v)
    across = max(-(-len(cards) // pen.plan.rows), 3 if pen.plan.narrow else 8)
    inner = Box(box.x + 8, box.y + 8, box.w - 16, box.h - 16)
    boxes = grid(inner, across * pen.plan.rows, across, 8, 230 * pen.big)
    for name, at in zip(cards, boxes, strict=False):
        card = card_of(name)
        body = face(card, pen.word(f"card-{name}"), side.card_price(name), at.w, at.h, pen.least)
        if name not in side.p.hand:
            body += rect(3, 3, at.w - 6, at.h - 6, 8, "slot")
        pen.d.element("panels", f"card:{name}", body, at, card_words(pen, card), r=10)
