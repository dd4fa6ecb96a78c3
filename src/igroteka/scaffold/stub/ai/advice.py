"""What a position is worth to a seat, for bots and hints."""

from __future__ import annotations

from typing import Final

from ..components.cards import CARDS
from ..state import StubState

COIN: Final = 0.6
"""What a coin is worth in points while there are cards to pay for."""
HELD: Final = 0.4
"""The share of its points that a card of the hand is worth."""
OTHERS: Final = 0.3
"""How much the best of the others counts."""


def evaluate(s: StubState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    rivals = [prospects(s, i) for i in range(s.seats) if i != seat]
    return prospects(s, seat) - OTHERS * max(rivals)


def prospects(s: StubState, seat: int) -> float:
    """Points, and while the game lasts coins and cards."""
    hand = sum([card.points * n for card, n in zip(CARDS, s.hands[seat], strict=True)])
    return s.points(seat) + (COIN * s.coins[seat] + HELD * hand if s.agenda else 0.0)
