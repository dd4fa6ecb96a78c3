"""Faces of worker cards, made from their rows: nothing about a single card is drawn by hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.labels import cut_line
from igroteka.drawing.svg import path, rect, wrap_lines

from ...components.deck import CARD_NAMES, CARDS, Card
from ...components.vocabulary import MARKS, SWEETS
from .glyphs import Word, cost_words, letters, pic, words_of
from .icons import icon
from .plan import ICON, LEAST
from .typeset import fit_words

#: The number of each card.
NUMBER: Final = {name: i for i, name in enumerate(CARD_NAMES)}


def card_of(name: str) -> Card:
    """The card with this id."""
    return CARDS[NUMBER[name]]


def band(card: Card) -> str:
    """The colour of its head: that of its mark, or of the end of the round."""
    return "band-end" if card.round_end else f"band-{MARKS[card.mark]}"


def price_words(card: Card, price: dict[str, int] | None) -> list[Word]:
    """What it costs, for the viewer if that is known; who collects brownies pays less."""
    cost = card.cost if price is None else price
    words = cost_words(cost) or [(letters("0"), pic("gold"))]
    return [*words, (letters("\u2212"), pic("brownie"))] if card.brownie else words


def face(card: Card, name: str, price: dict[str, int] | None, w: float, h: float) -> str:
    """The whole card: price and sweets, name, ability, and below the line what its work brings."""
    return _face(card.id, name, tuple(price.items()) if price is not None else None, w, h)


@cache
def _face(card_id: str, name: str, price: tuple[tuple[str, int], ...] | None, w: float, h: float) -> str:
    card = card_of(card_id)
    head = LEAST * 2.05
    low = LEAST * 2.2 if card.labour else 0.0
    body = rect(0, 0, w, h, 10, "card")
    body += path(f"M0 10q0-10 10-10h{w - 20:g}q10 0 10 10v{head - 10:g}h{-w:g}z", band(card))
    size = ICON
    right = w - 6 - size * (len(card.sweets) + 1)
    words = price_words(card, dict(price) if price is not None else None)
    body += rect(4, round(head * 0.08, 1), right - 8, round(head * 0.84, 1), 7, "price")
    body += fit_words(words, right - 10, head * 0.84, LEAST * 1.5, ICON, 6, head * 0.08, middle=False)
    for i, sweet in enumerate(card.sweets):
        body += icon(SWEETS[sweet], round(right + i * size, 1), round((head - size) / 2, 1), size)
    body += icon(
        "moon" if card.round_end else "now", round(w - 4 - size, 1), round((head - size) / 2, 1), size
    )
    top = head + LEAST * 0.3
    for line in wrap_lines(name, w - 10, LEAST, 3):
        top = round(top + LEAST * 1.05, 1)
        body += cut_line(w / 2, top, line, LEAST, w - 8, "soft", "middle")
    top += LEAST * 0.3
    body += fit_words(words_of(card.effect), w - 14, h - top - low - 4, LEAST * 2.4, ICON, 7, top + 1)
    if low:
        y = h - low
        body += path(f"M5 {y:g}h{w - 10:g}", "rule")
        mark = low * 0.82
        body += icon(f"mark-{MARKS[card.mark]}", 5, round(y + low * 0.09, 1), round(mark, 1))
        body += fit_words(words_of(card.labour), w - mark - 18, low - 2, LEAST * 1.6, ICON, mark + 12, y + 1)
    return body


def small_face(card: Card, w: float, h: float) -> str:
    """A worker in an industry column: mark and labour ability only."""
    body = rect(0, 0, w, h, 7, f"worker {band(card)}")
    body += fit_words(words_of(card.labour), w - 8, h - 2, max(min(h * 0.8, LEAST * 1.6), ICON), ICON, 4, 1)
    return body
