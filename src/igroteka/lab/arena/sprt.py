"""A sequential test: play only until it is clear enough whether a bot is stronger.

Compares two hypotheses on the share of wins of a bot. They are told on the scale of two bots that meet: one half is an even
match. Where an even match gives a bot another share, such as a third at a table of three, the hypotheses are moved
there: their odds are multiplied by the odds of an even match. The results stay as they are, so that bots of equal strength
are exactly even at every table.

The unit is a whole deal, played by every line-up in every rotation of the
seats: games on one deal are not independent of each other, deals are. Deals are looked at in the order of their
numbers, whoever finished first, so that the verdict does not depend on who plays.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from ...core import BadOption
from .play import GameResult


@dataclass(frozen=True)
class Verdict:
    """The log-likelihood ratio so far, its bounds, and the hypothesis that is accepted (-1: none yet)."""

    ratio: float
    low: float
    high: float
    deals: int
    accepted: int

    @property
    def is_decided(self) -> bool:
        """Whether the test is over."""
        return self.accepted >= 0


@dataclass(frozen=True)
class Sprt:
    """Hypothesis 0: the bot wins a share `low` of its games; hypothesis 1: a share `high`.

    Where two bots share a table with equally many seats, they mean just that, and in a game for one the share of the deals on
    which the bot makes more points. At other tables one half stands for an even match, and other shares for the
    same odds as compared with it: 0.6 are odds of 3 to 2, with three bots at a table 43 % of the wins.
    """

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

    def begin(self, bot: str, per_deal: int, results: Iterable[GameResult] = ()) -> Sequential:
        """The test of a bot in a tournament where each deal makes so many games, with the results so far."""
        test = Sequential(self, bot, per_deal)
        for one in results:
            test.add(one)
        return test

    def judge(self, results: list[GameResult], bot: str, per_deal: int = 0) -> Verdict:
        """What the results say of a bot. Unless told otherwise a deal is one line-up in all its rotations."""
        return self.begin(bot, per_deal or _rotations(results), results).verdict


class Sequential:
    """A test in progress."""

    def __init__(self, test: Sprt, bot: str, per_deal: int) -> None:
        self._test = test
        self._bot = bot
        self._per_deal = per_deal
        self._waiting: dict[int, GameResult] = {}
        self._next = 0
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self._even = 0.0
        self.verdict = self._judge()

    def add(self, one: GameResult) -> Verdict:
        """One more result, in any order."""
        self._waiting[one.number] = one
        while not self.verdict.is_decided:
            block = range(self._next, self._next + self._per_deal)
            if not all(number in self._waiting for number in block):
                break
            self._next = block.stop
            games = [self._waiting.pop(number) for number in block]
            share = deal_share(games, self._bot)
            self._deals += 1
            self._even += even_share(games, self._bot)
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
        even = self._even / n
        lower, higher = _rescale_share(t.low, even), _rescale_share(t.high, even)
        ratio = n * (higher - lower) * (2 * mean - lower - higher) / (2 * spread)
        accepted = 1 if ratio >= high else 0 if ratio <= low else -1
        return Verdict(ratio, low, high, n, accepted)


def _rotations(results: list[GameResult]) -> int:
    return len(results[0].bots) if results else 1


def deal_shares(results: list[GameResult], bot: str, per_deal: int = 0) -> list[float]:
    """For every deal that was played whole, in order: the share of wins of a bot."""
    size = per_deal or _rotations(results)
    by_number = {one.number: one for one in results}
    shares: list[float] = []
    while all(number in by_number for number in range(len(shares) * size, (len(shares) + 1) * size)):
        start = len(shares) * size
        shares.append(deal_share([by_number[start + i] for i in range(size)], bot))
    return shares


def deal_share(games: list[GameResult], bot: str) -> float:
    """The share of wins of a bot on one deal, of the games that it has played.

    In games for one the bots meet on the deal: who made more points is ahead.
    """
    if len(games[0].bots) == 1:
        return _solo_share(games, bot)
    own = [one for one in games if bot in one.bots]
    won = [w for one in own for name, w in zip(one.bots, one.wins(), strict=True) if name == bot]
    return math.fsum(won) / len(own)


def even_share(games: list[GameResult], bot: str) -> float:
    """The share that a bot would have on such a deal if all were equally strong: its part of the seats."""
    if len(games[0].bots) == 1:
        return 0.5
    own = [one for one in games if bot in one.bots]
    return sum([one.bots.count(bot) for one in own]) / sum([len(one.bots) for one in own])


def _solo_share(games: list[GameResult], bot: str) -> float:
    totals = {one.bots[0]: one.totals[0] for one in games}
    mine = totals.pop(bot)
    ahead = [1.0 if mine > other else 0.5 if mine == other else 0.0 for other in totals.values()]
    return math.fsum(ahead) / len(ahead) if ahead else 0.5


def _rescale_share(share: float, even: float) -> float:
    """What a share between two stands for at a table where an even match gives another share than one half."""
    if even == 0.5:
        return share
    won, lost = share * even, (1 - share) * (1 - even)
    return won / (won + lost)
