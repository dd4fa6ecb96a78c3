"""Shares of wins whose observations are whole deals.

Games on one deal share their chance, and the seats of one game share their table: only deals are independent of each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ...core import Json
from ...core.shares import wilson
from .play import GameResult
from .points import student


@dataclass(frozen=True)
class DealShare:
    """A share with its 95 % interval, and the number of deals behind it."""

    rate: float
    low: float
    high: float
    deals: int

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return dict(vars(self))


def over_deals(shares: Sequence[float]) -> DealShare:
    """The mean of the shares of deals, at least one.

    The interval is that of Wilson for as many independent games as would make the mean as sure as it is: deals that agree
    better than single games count for more of them. One imagined game keeps deals that all agree from making it
    certain; Student's bounds take into account that the spread is an estimate.
    """
    n = len(shares)
    rate = math.fsum(shares) / n
    single = rate * (1 - rate)
    if n == 1 or single < 1e-12:
        return DealShare(rate, *wilson(rate, n), n)
    spread = (math.fsum([(one - rate) ** 2 for one in shares]) + single) / n
    return DealShare(rate, *wilson(rate, n * single / spread, student(n - 1)), n)


def meetings(results: list[GameResult]) -> dict[tuple[str, str], DealShare]:
    """For each two bots: how often the first ended before the second; a tie is half."""
    by_pair: dict[tuple[str, str], dict[int, list[float]]] = {}
    for one in results:
        for a, mine in zip(one.bots, one.ranks, strict=True):
            for b, other in zip(one.bots, one.ranks, strict=True):
                if a != b:
                    ahead = 1.0 if mine < other else 0.5 if mine == other else 0.0
                    by_pair.setdefault((a, b), {}).setdefault(one.deal, []).append(ahead)
    return {
        pair: over_deals([math.fsum(ahead) / len(ahead) for ahead in deals.values()])
        for pair, deals in by_pair.items()
    }
