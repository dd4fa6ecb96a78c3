"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from igroteka.core.rng import Rng

from .components.cards import CARDS
from .state import StubState


def guess(s: StubState, seat: int | None, rng: Rng) -> StubState:
    """First everything hidden goes back to the deck, then it is drawn again."""
    g = s.clone()
    others = [hand for i, hand in enumerate(g.hands) if i != seat]
    sizes = [sum(hand) for hand in others]
    for hand in others:
        for card in range(len(CARDS)):
            g.deck[card] += hand[card]
            hand[card] = 0
    for hand, size in zip(others, sizes, strict=True):
        for _ in range(size):
            card = rng.pick(g.deck)
            g.deck[card] -= 1
            hand[card] += 1
    return g
