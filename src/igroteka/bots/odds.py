"""What a difference in worth means: the chance to win.

The evaluation of a game tells points and prospects. Its difference between a seat and its best rival, the lead,
divided by a scale, gives the chance to win by the logistic curve. The scales are fitted on recorded games between bots.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ..core import Game, Seat, State, outlooks, waiting
from ..core.optional import Opposed
from ..core.score import AUTOMA

#: By how many points an evaluation may be off, where nothing else is known.
GRAIN: Final = 4.0
#: The version of an evaluation that is the present one.
PRESENT: Final = ""
#: What it is worth to win, in scales of the curve.
STAKE: Final = 3.0


def logistic(x: float) -> float:
    """The curve from a lead in scales to a chance."""
    if x < -30:
        return 0.0
    return 1 / (1 + math.exp(-x)) if x < 30 else 1.0


class Opponent:
    """Somebody whom a single player meets: what the game comes to, by the own worth and how the opponent stands.

    The opponent has no position that could be judged, but what it has also tells how far the game has come.
    """

    def __init__(self, rest: list[float], spread: list[float]) -> None:
        self.rest = rest
        self.spread = spread

    def chance(self, worth: float, points: float) -> float:
        """The chance to beat it."""
        lead = worth + self.rest[0] + self.rest[1] * points + self.rest[2] * points * points
        return logistic(lead / max(1.0, self.spread[0] + self.spread[1] * points))


class Odds:
    """The logistic curve of one game and number of seats.

    Alone, a score is measured against a usual one; in a crowd nobody's chance is even before a certain lead.
    """

    def __init__(
        self,
        seats: int,
        scale: float,
        usual: float,
        tempo: float = 0.0,
        grain: float = GRAIN,
        judgement: str = PRESENT,
    ) -> None:
        self.seats = seats
        self.scale = scale
        self.usual = usual
        self.tempo = tempo
        self.grain = grain
        self.judgement = judgement

    def worth(self, game: Game, s: State) -> list[float]:
        """What a position is worth to each seat, by the evaluation of the version that is to judge."""
        return outlooks(game, s, self.seats, self.judgement)

    def curve(self, lead: float) -> float:
        """The chance to win with a lead."""
        return logistic(lead / self.scale)

    def chance_of_lead(self, game: Game, s: State, lead: float) -> float:
        """The chance to win with a lead in a position; alone it matters whom one plays against."""
        if self.seats == 1:
            rival = opponent(game.key, s)
            if rival is not None:
                return rival.chance(lead + self.usual, opponent_worth(game, s))
        return self.curve(lead)

    def chance(self, game: Game, s: State, seat: Seat) -> float:
        """The chance of one seat."""
        return self.chance_of_lead(game, s, self.lead(self.worth(game, s), seat))

    def chances(self, game: Game, s: State) -> list[float]:
        """The chance of every seat."""
        worth = self.worth(game, s)
        return [self.chance_of_lead(game, s, self.lead(worth, seat)) for seat in range(self.seats)]

    def chances_after_bids(self, game: Game, s: State, bids: Mapping[Seat, int]) -> list[float]:
        """The chance of every seat where points that were bid for seats are subtracted in the end."""
        if not bids:
            return self.chances(game, s)
        worth = [one - bids.get(seat, 0) for seat, one in enumerate(self.worth(game, s))]
        return [self.chance_of_lead(game, s, self.lead(worth, seat)) for seat in range(self.seats)]

    def leads(self, game: Game, s: State) -> list[float]:
        """The lead of every seat between two turns: whoever is about to play is better off than it looks."""
        worth = self.worth(game, s)
        if self.tempo:
            for seat in waiting(s):
                worth[seat] += self.tempo
        return [self.lead(worth, seat) for seat in range(self.seats)]

    def compare(self, game: Game, worlds: list[State], seat: Seat) -> list[float]:
        """The lead of one seat in each of several positions."""
        return [self.lead(self.worth(game, world), seat) for world in worlds]

    def final_leads(self, game: Game, s: State) -> list[float]:
        """The lead of every seat in an ended game; to have won or lost counts for more than any points."""
        values = self.leads(game, s)
        scores = game.scores(s)
        if len(scores) > 1:
            won = len([score for score in scores if score.rank == 1])
            for score in scores:
                if score.seat >= 0 and (score.rank != 1 or won == 1):
                    values[score.seat] += STAKE * self.scale * (1 if score.rank == 1 else -1)
        return values

    def lead(self, worth: list[float], seat: Seat) -> float:
        """How far a seat is ahead of its best rival, or of a usual result."""
        if self.seats == 1:
            return worth[0] - self.usual
        return worth[seat] - max([worth[i] for i in range(self.seats) if i != seat]) - self.usual

    def final(self, game: Game, s: State) -> list[float]:
        """What an ended game was worth to each seat, as a chance: near one or zero, and a little by how much."""
        return [self.curve(lead) for lead in self.final_leads(game, s)]


@dataclass(frozen=True)
class OddsRow:
    """One table of `odds.toml`.

    `curves` has scale, usual result and worth of a turn by the number of seats. `opponents` are those of a single player, by the
    values of the options that `opponent_options` names, joined by dashes.
    """

    grain: float
    curves: Mapping[str, tuple[float, float, float]]
    opponent_options: tuple[str, ...]
    opponents: Mapping[str, Opponent]


NEVER_MEASURED: Final = OddsRow(GRAIN, {}, (), {})


@cache
def _odds_rows() -> dict[str, OddsRow]:
    rows: dict[str, OddsRow] = {}
    for game, row in tomllib.loads(
        files(__package__).joinpath("odds.toml").read_text(encoding="utf-8")
    ).items():
        grain = row.pop("grain", GRAIN)
        against = row.pop("against", {})
        by = tuple(against.pop("by", ()))
        opponents = {who: Opponent(one["rest"], one["spread"]) for who, one in against.items()}
        curves = {seats: (scale, usual, tempo) for seats, (scale, usual, tempo) in row.items()}
        rows[game] = OddsRow(grain, curves, by, opponents)
    return rows


def opponents_of(game: str) -> list[str]:
    """The opponents of a single player that were measured, by the options that choose them."""
    return list(_odds_rows().get(game, NEVER_MEASURED).opponents)


def opponent(game: str, s: State) -> Opponent | None:
    """Whom a single player meets in a position, if it is somebody who was measured."""
    row = _odds_rows().get(game, NEVER_MEASURED)
    if not row.opponents:
        return None
    options: dict[str, str] = getattr(s, "options", {})
    return row.opponents.get("-".join([options.get(key, "") for key in row.opponent_options]))


def opponent_worth(game: Game, s: State) -> float:
    """How the opponent of a single player stands: by what the game says, or by its points so far."""
    if isinstance(game, Opposed):
        return game.opponent_worth(s)
    return float(next(score.total for score in game.scores(s) if score.seat == AUTOMA))


@cache
def odds(game: str, seats: int, judgement: str = PRESENT) -> Odds:
    """The curve of a game; one that was never measured gets a usual one. `judgement` is the version of the evaluation."""
    row = _odds_rows().get(game, NEVER_MEASURED)
    scale, usual, tempo = row.curves.get(str(seats), (12.0, 0.0, 0.0))
    return Odds(seats, scale, usual, tempo, row.grain, judgement)
