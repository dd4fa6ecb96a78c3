"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Tensor

from ..components.cards import NAMES
from ..view import NUMBERS, StubView

MOST_SEATS: Final = 4


def encode(v: StubView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    out = [float(v.left), *_counts(v.hand), *_counts(v.unseen), *_counts(v.sold)]
    for i in range(MOST_SEATS):
        seat = ((v.seat or 0) + i) % v.seats
        there = i < v.seats
        facts = [v.held[seat], v.points[seat], *[getattr(v, name)[seat] for name in NUMBERS]]
        out += [float(n) if there else 0.0 for n in (*facts, *_counts(v.stalls[seat]))]
    return out


def _counts(cards: dict[str, int]) -> list[float]:
    return [float(cards.get(name, 0)) for name in NAMES]
