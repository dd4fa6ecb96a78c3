"""The deck of worker cards: that of the edition in play."""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import edition_words, text_of

from .card_form import ANY, NO_MARK, Card, make_card, steps
from .edition import EDITION, read

__all__ = ["ANY", "CARDS", "CARD_NAMES", "NO_MARK", "Card", "steps", "words"]

CARDS: Final = tuple([make_card(row) for row in read("deck.toml")["card"]])
CARD_NAMES: Final = tuple([card.id for card in CARDS])


def words(lang: str) -> dict[str, str]:
    """The messages that name the edition and its cards in a language."""
    names = {f"card-{card.id}": text_of(card.name, lang) for card in CARDS}
    return {**edition_words(EDITION, lang), **names}
