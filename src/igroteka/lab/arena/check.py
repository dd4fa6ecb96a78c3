"""Whether stored results can have come from a plan: the very games that it names, with outcomes that its game can have."""

from __future__ import annotations

import math

from ...core import BadData, Sided, Text
from ...core.errors import brief
from ...core.registry import find
from ...texts import unsaid
from .plan import TournamentPlan
from .play import GameResult


class ResultChecker:
    """All that a result must keep to; made once for a file."""

    def __init__(self, p: TournamentPlan) -> None:
        self._pairings = p.pairings()
        self._game = find(p.game)
        # Opponents of a game's own have ranks as well, but no seats.
        self._others = len(self._game.scores(self._game.new(p.seats, p.options))) - p.seats
        self._known = {""}

    def check(self, one: GameResult) -> GameResult:
        """The result itself, or what is wrong with it."""
        if one.number >= len(self._pairings):
            raise BadData(f"number: found {one.number}; allowed: 0 to {len(self._pairings) - 1}")
        wanted = self._pairings[one.number]
        if (one.deal, one.bots) != (wanted.deal, wanted.bots):
            raise BadData(
                f"found deal {one.deal} of {', '.join(one.bots)}; "
                f"allowed: deal {wanted.deal} of {', '.join(wanted.bots)}"
            )
        self._check_ranks(one)
        for side in one.sides:
            self._check_side(side)
        for name, numbers in (
            ("decisions", one.decisions),
            ("turns", one.turns),
            ("seconds", one.seconds),
            ("longest", one.longest),
        ):
            if not all(math.isfinite(number) and number >= 0 for number in numbers):
                raise BadData(f"{name}: found {brief(list(numbers))}; allowed: 0 or more")
        return one

    def _check_ranks(self, one: GameResult) -> None:
        for total, rank in zip(one.totals, one.ranks, strict=True):
            ahead = sum([other < rank for other in one.ranks])
            more = max([t for t, r in zip(one.totals, one.ranks, strict=True) if r > rank], default=total)
            if not 0 <= rank - 1 - ahead <= self._others or more > total:
                raise BadData(
                    f"ranks: found {brief(list(one.ranks))} for {brief(list(one.totals))} points; "
                    "allowed: for each seat one more than there are players ahead of it"
                )

    def _check_side(self, side: str) -> None:
        if side in self._known:
            return
        if not isinstance(self._game, Sided):
            raise BadData(f"sides: found {brief(side)}; allowed: '', since {self._game.key} has no sides")
        if unsaid(self._game, Text(side)):
            raise BadData(f"sides: found {brief(side)}; allowed: what {self._game.key} has a name for")
        self._known.add(side)
