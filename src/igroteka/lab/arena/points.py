"""Points: means with intervals, differences on the same deals, and what a side is worth.

A game for one knows no opponents to be stronger than, so its bots are ranked by their mean points. Games on one deal share
their chance: intervals take the average of a deal as one observation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...core import Json
from ...core.shares import Share
from .play import GameResult
from .rating import Z, contrasts, games_per_term, inverse, terms_of, terms_of_seat, variance

#: Sides and seats are pulled towards zero as one more game without any effect would; bots hardly at all.
PULL: Final = {"bot": 1e-6, "seat": 1.0, "side": 1.0}


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and the number of games behind it. One observation has no interval."""

    name: str
    mean: float
    low: float | None
    high: float | None
    games: int

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return dict(vars(self))


@dataclass(frozen=True)
class Difference:
    """How many points one bot made more than another on the same deals, and how often it was ahead."""

    bot: str
    against: str
    by: Mean
    ahead: Share

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        by = self.by
        spans = {"mean": by.mean, "low": by.low, "high": by.high, "deals": by.games}
        return {"bot": self.bot, "against": self.against, **spans, "ahead": self.ahead.to_data()}


def mean_of(name: str, values: Sequence[float], games: int) -> Mean:
    """The mean of independent observations, by Student's distribution."""
    n = len(values)
    mean = math.fsum(values) / n
    if n < 2:
        return Mean(name, mean, None, None, games)
    half = student(n - 1) * math.sqrt(math.fsum([(v - mean) ** 2 for v in values]) / (n - 1) / n)
    return Mean(name, mean, mean - half, mean + half, games)


#: Two-sided 95 % bounds for few degrees of freedom, where the series below is too far off.
_FEW: Final = (12.706, 4.303, 3.182, 2.776)


def student(freedom: int) -> float:
    """The two-sided 95 % bound of Student's distribution, by its expansion around the normal one."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, v = Z, freedom
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    return z + first + second + third


def by_deal(results: list[GameResult], bot: str) -> dict[int, list[int]]:
    """The totals of a bot, deal by deal."""
    totals: dict[int, list[int]] = {}
    for one in results:
        for name, total in zip(one.bots, one.totals, strict=True):
            if name == bot:
                totals.setdefault(one.deal, []).append(total)
    return totals


def means(results: list[GameResult], bots: Sequence[str]) -> list[Mean]:
    """The mean points of every bot that has played, the best first."""
    means: list[Mean] = []
    for bot in bots:
        deals = by_deal(results, bot)
        if deals:
            averages = [math.fsum(totals) / len(totals) for totals in deals.values()]
            means.append(mean_of(bot, averages, sum([len(totals) for totals in deals.values()])))
    return sorted(means, key=lambda one: -one.mean)


def differences(results: list[GameResult], bots: Sequence[str]) -> list[Difference]:
    """Every two bots on the deals that both have played, the better of the two first."""
    best_first = [one.name for one in means(results, bots)]
    differences: list[Difference] = []
    for i, bot in enumerate(best_first):
        mine = by_deal(results, bot)
        for other in best_first[i + 1 :]:
            theirs = by_deal(results, other)
            apart = [
                math.fsum(mine[deal]) / len(mine[deal]) - math.fsum(theirs[deal]) / len(theirs[deal])
                for deal in sorted(mine.keys() & theirs.keys())
            ]
            if apart:
                won = math.fsum([1.0 if d > 0 else 0.5 if d == 0 else 0.0 for d in apart])
                by = mean_of(bot, apart, len(apart))
                differences.append(Difference(bot, other, by, Share(won, len(apart))))
    return differences


def side_points(results: list[GameResult]) -> list[Mean]:
    """What each side made more than the average side, the bot and the seat being equal: linear least squares."""
    index = terms_of(results)
    size = len(index)
    rows = [
        (terms_of_seat(one, seat, index), float(one.totals[seat]))
        for one in results
        for seat in range(len(one.bots))
    ]
    centre = math.fsum([total for _, total in rows]) / len(rows) if rows else 0.0
    pull = [PULL[kind] for kind, _ in index]
    bend = [[pull[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
    slope = [0.0] * size
    for terms, total in rows:
        for i in terms:
            slope[i] += total - centre
            for j in terms:
                bend[i][j] += 1.0
    spread = inverse(bend)
    worth = [math.fsum([spread[i][j] * slope[j] for j in range(size)]) for i in range(size)]
    left = math.fsum([(total - centre - math.fsum([worth[i] for i in terms])) ** 2 for terms, total in rows])
    freedom = max(1, len(rows) - size)
    counts = games_per_term(results, index)
    means: list[Mean] = []
    for name, i, row in contrasts(index, "side"):
        mean = math.fsum([w * worth[j] for j, w in row.items()])
        half = student(freedom) * math.sqrt(max(0.0, variance(row, spread) * left / freedom))
        means.append(Mean(name, mean, mean - half, mean + half, counts[i]))
    return sorted(means, key=lambda one: -one.mean)
