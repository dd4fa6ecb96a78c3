"""What a stored position must obey."""

from __future__ import annotations

from igroteka.core.errors import bad_data
from igroteka.core.text import phrase

from .components.cards import CARDS, NAMES
from .state import StubState


def check_cards(s: StubState) -> None:
    """Every card is there, and only once."""
    for card, number in zip(CARDS, inventory(s).values(), strict=True):
        if number != card.copies:
            raise bad_data(card.name, phrase("{n} in all places together", n=number), str(card.copies))


def inventory(s: StubState) -> dict[str, int]:
    """How many cards of each kind there are, wherever they lie: this never changes."""
    places = [s.deck, s.sold, *s.hands, *s.stalls]
    return {name: sum([place[i] for place in places]) for i, name in enumerate(NAMES)}
