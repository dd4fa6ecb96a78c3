"""What a tournament tells: shares of wins, points, strengths."""

from __future__ import annotations

import math
from typing import Any

from ..simulate import Share, Spread, spread
from .plan import Plan
from .play import Result
from .rating import Ratings, Term, rate
from .sprt import Sprt, Verdict


class Report:
    """The results of a plan, summed up."""

    def __init__(self, p: Plan, played: list[Result], sprt: Sprt | None = None) -> None:
        self.plan = p
        self.played = played
        self.ratings: Ratings = rate(played)
        self.verdict: Verdict | None = sprt.judge(played, p.bots[0]) if sprt else None

    def wins(self) -> dict[str, Share]:
        """The share of wins of every bot, per seat that it had; a shared win is split."""
        found: dict[str, list[float]] = {name: [] for name in self.plan.bots}
        for one in self.played:
            for name, won in zip(one.bots, one.wins(), strict=True):
                found[name].append(won)
        return {name: Share(math.fsum(won), len(won)) for name, won in found.items() if won}

    def meetings(self) -> dict[tuple[str, str], Share]:
        """For each two bots: how often the first ended before the second; a tie is half."""
        found: dict[tuple[str, str], list[float]] = {}
        for one in self.played:
            for a in range(len(one.bots)):
                for b in range(len(one.bots)):
                    if one.bots[a] != one.bots[b]:
                        mine, other = one.ranks[a], one.ranks[b]
                        won = 1.0 if mine < other else 0.5 if mine == other else 0.0
                        found.setdefault((one.bots[a], one.bots[b]), []).append(won)
        return {pair: Share(math.fsum(won), len(won)) for pair, won in found.items()}

    def points(self) -> dict[str, Spread]:
        """The spread of totals of every bot."""
        return {name: spread(totals) for name, totals in self.totals().items()}

    def totals(self) -> dict[str, list[int]]:
        """All totals of every bot."""
        found: dict[str, list[int]] = {name: [] for name in self.plan.bots}
        for one in self.played:
            for name, total in zip(one.bots, one.totals, strict=True):
                found[name].append(total)
        return {name: totals for name, totals in found.items() if totals}

    def thinking(self) -> dict[str, float]:
        """Seconds for each decision of every bot, on average."""
        spent: dict[str, float] = {}
        made: dict[str, int] = {}
        for one in self.played:
            for name, seconds, number in zip(one.bots, one.seconds, one.decisions, strict=True):
                spent[name] = spent.get(name, 0.0) + seconds
                made[name] = made.get(name, 0) + number
        return {name: spent[name] / max(1, made[name]) for name in spent}

    def to_data(self) -> dict[str, Any]:
        """As JSON data. Everything but `seconds_per_decision` is the same for the same plan."""
        v = self.verdict
        return {
            **self.plan.to_data(),
            "played": len(self.played),
            "wins": {name: share.to_data() for name, share in self.wins().items()},
            "meetings": [
                {"bot": a, "against": b, **share.to_data()} for (a, b), share in self.meetings().items()
            ],
            "points": {name: one.to_data() for name, one in self.points().items()},
            "elo": [_term(term) for term in self.ratings.bots],
            "seats_elo": [_term(term) for term in self.ratings.seats],
            "sides_elo": [_term(term) for term in self.ratings.sides],
            "sprt": None
            if v is None
            else {"ratio": v.ratio, "low": v.low, "high": v.high, "deals": v.deals, "accepted": v.accepted},
            "seconds_per_decision": self.thinking(),
        }


def _term(term: Term) -> dict[str, Any]:
    return {"name": term.name, "elo": term.elo, "low": term.low, "high": term.high, "games": term.games}
