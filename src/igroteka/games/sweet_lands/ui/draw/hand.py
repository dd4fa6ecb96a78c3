"""The viewer's hand, and cards that are to be chosen from: a packet of the draft, found cards, the searched deck."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.layout import grid
from igroteka.drawing.svg import rect

from ...view import SweetLandsView
from ..words import card_words
from .cards import card_of, face
from .pen import Pen
from .plan import CARD_HEIGHT, GAP, PAD, rows_box, rows_height
from .side import Side

ACROSS: Final = 3


def visible_cards(v: SweetLandsView) -> list[str]:
    """The viewer's hand, and the cards to choose from now: found ones, a packet, the searched deck."""
    if v.seat is None:
        return []
    p = v.players[v.seat]
    return list(dict.fromkeys((*p.hand, *p.found, *p.packet, *v.search)))


def hand_height(v: SweetLandsView) -> float:
    """The cards lie in as many rows as they need."""
    return rows_height(len(visible_cards(v)), ACROSS, CARD_HEIGHT) + 2 * PAD


def hand(pen: Pen, side: Side) -> None:
    """The cards of the viewer, then those to choose from, which are framed."""
    cards = visible_cards(pen.v)
    boxes = grid(rows_box(PAD, len(cards), ACROSS, CARD_HEIGHT), len(cards), ACROSS, GAP)
    for name, at in zip(cards, boxes, strict=True):
        card = card_of(name)
        body = face(card, pen.word(f"card-{name}"), side.card_price(name), at.w, at.h)
        if name not in side.p.hand:
            body += rect(3, 3, at.w - 6, at.h - 6, 8, "slot")
        pen.d.element("panels", f"card:{name}", body, at, card_words(pen, card), r=10)
