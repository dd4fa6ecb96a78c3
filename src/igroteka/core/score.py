"""Scores: a total with the items behind it, tie-breaks and the rank that follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

AUTOMA = -2
BID = "bid"
"""The item under which a score has what was bid for the seat."""


@dataclass
class Score:
    """The score of one seat, or of a solo opponent (`seat` is AUTOMA)."""

    seat: int
    items: tuple[tuple[str, int], ...]
    total: int
    tie: tuple[int, ...] = ()
    rank: int = 0

    def item(self, key: str) -> int:
        """The points of one item, by the key under which the game lists it."""
        return dict(self.items)[key]


def rank_scores(scores: list[Score]) -> list[Score]:
    """Give ranks: higher total first, then the higher tie-break; equals share a rank."""
    for mine in scores:
        mine.rank = 1 + sum((o.total, o.tie) > (mine.total, mine.tie) for o in scores)
    return scores


def rank_items(items: tuple[str, ...], points: list[int], seats: int) -> list[Score]:
    """The ranked scores of all seats, whose points stand one after the other by item; equals share a rank."""
    width = len(items)
    rows = [points[seat * width : (seat + 1) * width] for seat in range(seats)]
    return rank_scores(
        [Score(seat, tuple(zip(items, row, strict=True)), sum(row)) for seat, row in enumerate(rows)]
    )


def after_bids(scores: list[Score], bids: Mapping[int, int]) -> list[Score]:
    """The scores after what players have bid for their seats is subtracted, in the same order, with ranks anew.

    Equal totals are told apart by the tie-breaks of the game, as without bids.
    """
    if not bids:
        return scores
    paid = [
        Score(
            one.seat, (*one.items, (BID, -bids.get(one.seat, 0))), one.total - bids.get(one.seat, 0), one.tie
        )
        for one in scores
    ]
    return rank_scores(paid)
