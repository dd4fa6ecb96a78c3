"""A sequential test: play only until it is clear enough whether a bot is stronger.

Compares two hypotheses on the share of wins. The unit is a whole deal, played by every line-up in every rotation of the
seats: games on one deal are not independent of each other, deals are. Deals are looked at in the order of their
numbers, whoever finished first, so that the verdict does not depend on who plays.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from ..core import BadOption
from .play import Result


@dataclass(frozen=True)
class Verdict:
    """The log-likelihood ratio so far, its bounds, and the hypothesis that is accepted (-1: none yet)."""

    ratio: float
    low: float
    high: float
    deals: int
    accepted: int

    @property
    def decided(self) -> bool:
        """Whether the test is over."""
        return self.accepted >= 0


@dataclass(frozen=True)
class Sprt:
    """Hypothesis 0: the bot wins a share `low` of its games; hypothesis 1: a share `high`."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption(
                f"sprt: found {self.low:g},{self.high:g}; allowed: two shares, 0 < low < high < 1"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption(
                f"sprt: found errors {self.alpha:g}, {self.beta:g}; allowed: above 0 and below 0.5"
            )

    def begin(self, bot: str, per_deal: int, results: Iterable[Result] = ()) -> Sequential:
        """The test of a bot in a tournament where each deal makes so many games, with the results so far."""
        test = Sequential(self, bot, per_deal)
        for one in results:
            test.add(one)
        return test

    def judge(self, results: list[Result], bot: str, per_deal: int = 0) -> Verdict:
        """What the results say of a bot. Unless told otherwise a deal is one line-up in all its rotations."""
        return self.begin(bot, per_deal or _rotations(results), results).verdict


class Sequential:
    """A test in progress."""

    def __init__(self, test: Sprt, bot: str, per_deal: int) -> None:
        self._test = test
        self._bot = bot
        self._per_deal = per_deal
        self._waiting: dict[int, Result] = {}
        self._next = 0
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self.verdict = self._judge()

    def add(self, one: Result) -> Verdict:
        """One more result, in any order."""
        self._waiting[one.number] = one
        while not self.verdict.decided:
            block = range(self._next, self._next + self._per_deal)
            if not all(number in self._waiting for number in block):
                break
            self._next = block.stop
            share = deal_share([self._waiting.pop(number) for number in block], self._bot)
            self._deals += 1
            self._sum += share
            self._squares += share * share
            self.verdict = self._judge()
        return self.verdict

    def _judge(self) -> Verdict:
        t, n = self._test, self._deals
        low, high = math.log(t.beta / (1 - t.alpha)), math.log((1 - t.beta) / t.alpha)
        if n < 2:
            return Verdict(0.0, low, high, n, -1)
        mean = self._sum / n
        # One imagined deal at each end keeps the variance honest while all deals are alike.
        spread = (max(0.0, self._squares - n * mean**2) + mean**2 + (1 - mean) ** 2) / (n + 2)
        ratio = n * (t.high - t.low) * (2 * mean - t.low - t.high) / (2 * spread)
        accepted = 1 if ratio >= high else 0 if ratio <= low else -1
        return Verdict(ratio, low, high, n, accepted)


def _rotations(results: list[Result]) -> int:
    return len(results[0].bots) if results else 1


def deal_shares(results: list[Result], bot: str, per_deal: int = 0) -> list[float]:
    """For every deal that was played whole, in order: the share of wins of a bot."""
    size = per_deal or _rotations(results)
    by_number = {one.number: one for one in results}
    found: list[float] = []
    while all(number in by_number for number in range(len(found) * size, (len(found) + 1) * size)):
        start = len(found) * size
        found.append(deal_share([by_number[start + i] for i in range(size)], bot))
    return found


def deal_share(games: list[Result], bot: str) -> float:
    """The share of wins of a bot on one deal, scaled so that an even match gives one half.

    In games for one the bots meet on the deal: who made more points is ahead.
    """
    if len(games[0].bots) == 1:
        return _alone(games, bot)
    shares: list[float] = []
    by_lineup: dict[tuple[str, ...], list[Result]] = {}
    for one in games:
        if bot in one.bots:
            by_lineup.setdefault(tuple(sorted(one.bots)), []).append(one)
    for bots, played in by_lineup.items():
        won = math.fsum([w for g in played for name, w in zip(g.bots, g.wins(), strict=True) if name == bot])
        share = won / len(played)
        mine = bots.count(bot)
        theirs = len(bots) - mine
        shares.append(share if not theirs or mine == theirs else _even(share, mine / len(bots)))
    return math.fsum(shares) / len(shares)


def _alone(games: list[Result], bot: str) -> float:
    totals = {one.bots[0]: one.totals[0] for one in games}
    mine = totals.pop(bot)
    ahead = [1.0 if mine > other else 0.5 if mine == other else 0.0 for other in totals.values()]
    return math.fsum(ahead) / len(ahead) if ahead else 0.5


def _even(share: float, fair: float) -> float:
    """A share of wins as if an even match gave one half: the odds are divided by the fair odds."""
    won, lost = share * (1 - fair), (1 - share) * fair
    return won / (won + lost)
