"""The cards, one row for each kind."""

from __future__ import annotations

from typing import Final, NamedTuple


class Card(NamedTuple):
    """What it costs to lay a card out, what it is worth then, and how many of its kind there are."""

    name: str
    cost: int
    points: int
    copies: int


CARDS: Final = (
    Card("bread", cost=0, points=1, copies=6),
    Card("fish", cost=1, points=3, copies=5),
    Card("lamp", cost=2, points=5, copies=4),
    Card("ship", cost=4, points=9, copies=3),
)
NAMES: Final = tuple([card.name for card in CARDS])
