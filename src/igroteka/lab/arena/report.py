"""What a tournament tells: shares of wins, points, strengths."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from ...core import Json, Text
from ...core.registry import find
from ...core.shares import Share
from ...texts import speaker
from ..simulate import Spread, spread
from .plan import TournamentPlan
from .play import GameResult
from .points import Difference, Mean, differences, means, side_points
from .rating import Ratings, Term, rate
from .shares import DealShare, meetings
from .sprt import Sprt, Verdict


@dataclass(frozen=True)
class Thinking:
    """Seconds of processor time: for a decision and a whole turn on average, and for the longest turn."""

    decision: float
    turn: float
    longest: float


class TournamentReport:
    """The results of a plan, summed up.

    Once a sequential test has decided, only the games up to its decision count: which others were played
    meanwhile is a matter of who was quick.
    """

    def __init__(self, p: TournamentPlan, played: list[GameResult], sprt: Sprt | None = None) -> None:
        self.plan = p
        self.verdict: Verdict | None = sprt.judge(played, p.bots[0], p.per_deal) if sprt else None
        v = self.verdict
        decided = v is not None and v.is_decided
        self.played = [one for one in played if v is None or not decided or one.deal < v.deals]
        self.ratings: Ratings = rate(self.played)

    @property
    def notes(self) -> list[str]:
        """What a reader of the tables must know: deals that were not played in all rotations."""
        games = Counter([one.deal for one in self.played])
        cut = [deal for deal, number in sorted(games.items()) if number < self.plan.per_deal]
        if not cut or self.solo:
            return []
        which = f"deal {cut[0]} was" if len(cut) == 1 else f"{len(cut)} deals were"
        return [
            f"{which} not played in all rotations, so luck and seats do not even out there; "
            f"a number of games that {self.plan.seats} divides leaves none"
        ]

    @property
    def solo(self) -> bool:
        """Whether it was a game for one: bots are ranked by their points then."""
        return self.plan.seats == 1

    @property
    def rivals(self) -> bool:
        """Whether a game for one has an opponent of its own that can be beaten."""
        g = find(self.plan.game)
        return self.solo and len(g.scores(g.new(1, self.plan.options))) > 1

    def label(self, side: str, lang: str = "en") -> str:
        """The name of a side in the game's own words."""
        return speaker(find(self.plan.game).key, lang)(Text(side))

    def wins(self) -> dict[str, Share]:
        """The share of wins of every bot, per seat that it had; a shared win is split."""
        wins: dict[str, list[float]] = {name: [] for name in self.plan.names}
        for one in self.played:
            for name, won in zip(one.bots, one.wins(), strict=True):
                wins[name].append(won)
        return {name: Share(math.fsum(won), len(won)) for name, won in wins.items() if won}

    def meetings(self) -> dict[tuple[str, str], DealShare]:
        """For each two bots: how often the first ended before the second; a tie is half."""
        return meetings(self.played)

    def means(self) -> list[Mean]:
        """The mean points of every bot, the best first."""
        return means(self.played, self.plan.names)

    def differences(self) -> list[Difference]:
        """The points of every two bots on the same deals."""
        return differences(self.played, self.plan.names)

    def side_points(self) -> list[Mean]:
        """What each side made more than the average side, the bot and the seat being equal."""
        return side_points(self.played)

    def points(self) -> dict[str, Spread]:
        """The spread of totals of every bot."""
        return {name: spread(totals) for name, totals in self.totals().items()}

    def totals(self) -> dict[str, list[int]]:
        """All totals of every bot."""
        by_bot: dict[str, list[int]] = {name: [] for name in self.plan.names}
        for one in self.played:
            for name, total in zip(one.bots, one.totals, strict=True):
                by_bot[name].append(total)
        return {name: totals for name, totals in by_bot.items() if totals}

    def thinking(self) -> dict[str, Thinking]:
        """How long every bot has thought."""
        return {name: _thinking(self.played, name) for name in self.totals()}

    def to_data(self) -> dict[str, Json]:
        """As JSON data. Everything but `thinking` is the same for the same plan."""
        v = self.verdict
        return {
            **self.plan.to_data(),
            "played": len(self.played),
            "notes": self.notes,
            "wins": {name: share.to_data() for name, share in self.wins().items()},
            "meetings": [
                {"bot": a, "against": b, **share.to_data()} for (a, b), share in self.meetings().items()
            ],
            "points": {name: one.to_data() for name, one in self.points().items()},
            "means": [one.to_data() for one in self.means()],
            "differences": [one.to_data() for one in self.differences()],
            "elo": [] if self.solo else [_term(term) for term in self.ratings.bots],
            "seats_elo": [_term(term) for term in self.ratings.seats],
            "sides_elo": []
            if self.solo
            else [self._with_label(term.name, _term(term)) for term in self.ratings.sides],
            "sides_points": [self._with_label(one.name, one.to_data()) for one in self.side_points()],
            "sprt": None
            if v is None
            else {"ratio": v.ratio, "low": v.low, "high": v.high, "deals": v.deals, "accepted": v.accepted},
            "thinking": {name: dict(vars(one)) for name, one in self.thinking().items()},
        }

    def _with_label(self, side: str, data: dict[str, Json]) -> dict[str, Json]:
        return {**data, "label": self.label(side)}


def _thinking(played: list[GameResult], name: str) -> Thinking:
    """How long a bot has thought in some games."""
    seats = [(one, seat) for one in played for seat, bot in enumerate(one.bots) if bot == name]
    spent = math.fsum([one.seconds[seat] for one, seat in seats])
    decisions = sum([one.decisions[seat] for one, seat in seats])
    turns = sum([one.turns[seat] for one, seat in seats])
    longest = max([one.longest[seat] for one, seat in seats])
    return Thinking(spent / max(1, decisions), spent / max(1, turns), longest)


def _term(term: Term) -> dict[str, Json]:
    return {"name": term.name, "elo": term.elo, "low": term.low, "high": term.high, "games": term.games}
