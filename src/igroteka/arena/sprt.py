"""A sequential test: play only until it is clear enough whether a bot is stronger.

Compares two hypotheses on the share of wins. The unit is a whole deal, played in every rotation of the seats: games
on one deal are not independent of each other, deals are.
"""

from __future__ import annotations

import math
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

    def judge(self, results: list[Result], bot: str) -> Verdict:
        """What the results say of a bot."""
        shares = deal_shares(results, bot)
        low, high = math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)
        n = len(shares)
        if n < 2:
            return Verdict(0.0, low, high, n, -1)
        mean = math.fsum(shares) / n
        # One imagined deal at each end keeps the variance honest while all deals are alike.
        spread = (math.fsum([(x - mean) ** 2 for x in shares]) + mean**2 + (1 - mean) ** 2) / (n + 2)
        ratio = n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)
        accepted = 1 if ratio >= high else 0 if ratio <= low else -1
        return Verdict(ratio, low, high, n, accepted)


def deal_shares(results: list[Result], bot: str) -> list[float]:
    """For every deal that was played in all rotations: the share of wins of a bot, per seat that it had.

    With more than two seats a fair share is one of the seats; it is scaled so that an even match gives one half.
    """
    deals: dict[tuple[int, tuple[str, ...]], list[Result]] = {}
    for one in results:
        if bot in one.bots:
            deals.setdefault((one.deal, tuple(sorted(one.bots))), []).append(one)
    found: list[float] = []
    for (_, bots), games in deals.items():
        if len(games) == len(bots):
            won = math.fsum(
                [w for g in games for name, w in zip(g.bots, g.wins(), strict=True) if name == bot]
            )
            mine = bots.count(bot)
            theirs = len(bots) - mine
            share = won / len(games)
            fair = mine / len(bots)
            found.append(share if not theirs or mine == theirs else _even(share, fair))
    return found


def _even(share: float, fair: float) -> float:
    """A share of wins as if an even match gave one half: the odds are divided by the fair odds."""
    won, lost = share * (1 - fair), (1 - share) * fair
    return won / (won + lost)
