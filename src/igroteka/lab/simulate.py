"""Play many games between bots and sum up what happened.

Every game has its own seed, made of the seed of the run and its number, so the results do not depend on
how many processes share the work. Bots change seats from game to game, so that no bot owns a good seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from ..bots import bot
from ..bots.valued import check_bot
from ..core import BadOption, Game, Json, Rng, State, clean_options
from ..core.optional import Findings, Measured
from ..core.registry import find
from ..core.shares import Share
from .executor import executor
from .loop import play_game

QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)
BARS: Final = 10
CHUNKS_PER_JOB: Final = 16


@dataclass(frozen=True)
class SimulationPlan:
    """What to play. `game` is a key or the folder of a game; `bots` has one name for each seat."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)
    rotate: bool = True

    def bot_at(self, seat: int, number: int) -> str:
        """Which bot sits on a seat in the game with this number."""
        return self.bots[(seat + number) % self.seats if self.rotate else seat]


@dataclass(frozen=True)
class SimulatedGame:
    """One game: totals and shares of the win by seat, decisions, and rounds (-1 if the game tells none).

    `tally` is what a game that measures more than that has noted.
    """

    totals: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int
    rounds: int
    tally: Json = None


def plan_simulation(
    game: str,
    seats: int,
    bots: list[str],
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    rotate: bool = True,
) -> SimulationPlan:
    """A checked plan of many games. Bots are given by name; fewer than seats are repeated.

    `game` is a key or the folder of a game. With `rotate` bots change seats from game to game. What cannot be raises `BadOption`
    or `UnknownGame`.
    """
    g = find(game)
    clean = clean_options(g, seats, options)
    if not bots or len(bots) > seats:
        raise BadOption(f"bots: found {len(bots)}; allowed: 1 to {seats}, one for each seat or fewer")
    for name in bots:
        check_bot(bot(name), g, seats)
    return SimulationPlan(
        game, seats, tuple([bots[i % len(bots)] for i in range(seats)]), str(seed), clean, rotate
    )


def play_one(p: SimulationPlan, number: int) -> SimulatedGame:
    """Play the game with this number; it is the same whenever and wherever it is played."""
    g = find(p.game)
    players = [bot(p.bot_at(seat, number)) for seat in range(p.seats)]
    player_rngs = [Rng(f"{p.seed}/{number}/{seat}") for seat in range(p.seats)]
    tally = g.tally() if isinstance(g, Measured) else None
    observer = tally.look if tally is not None else None
    s, decisions = play_game(
        g, p.seats, p.options, players, Rng(f"{p.seed}/{number}"), player_rngs, observer, with_events=True
    )
    scores = g.scores(s)
    winners = [score.seat for score in scores if score.rank == 1]
    totals = {score.seat: score.total for score in scores}
    return SimulatedGame(
        tuple([totals[seat] for seat in range(p.seats)]),
        tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(p.seats)]),
        sum(decisions),
        count_rounds(g, s),
        tally.end(s) if tally is not None else None,
    )


def count_rounds(g: Game, s: State) -> int:
    """How many rounds a finished game had that has collected its events; -1 if the game tells none."""
    unit = next((kind for kind in ("round", "turn") if kind in g.events), "")
    units = sum([e.kind == unit for e in s.events or ()])
    return -1 if not unit else units if unit == "round" else math.ceil(units / s.seats)


def play_some(p: SimulationPlan, numbers: range) -> list[SimulatedGame]:
    """Some games in order; the unit of work of a process."""
    return [play_one(p, number) for number in numbers]


def simulate(
    p: SimulationPlan, games: int, jobs: int = 1, done: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play the games 0 to `games` - 1 in so many processes (`jobs`) and sum up. `done` is called with how many more games are finished.

    The results do not depend on the number of jobs. More than one needs a game that another process can find: an installed one,
    or a folder.
    """
    if games < 1:
        raise BadOption(f"games: found {games}; allowed: 1 or more")
    if jobs < 1:
        raise BadOption(f"jobs: found {jobs}; allowed: 1 or more")
    tell = done or (lambda _: None)
    began = time.perf_counter()
    played: list[SimulatedGame] = []
    if jobs == 1:
        for number in range(games):
            played.append(play_one(p, number))
            tell(1)
    else:
        for part in _play_in_processes(p, games, min(jobs, games), tell):
            played += part
    return SimulationReport(p, played, time.perf_counter() - began)


def _play_in_processes(
    p: SimulationPlan, games: int, jobs: int, tell: Callable[[int], None]
) -> Iterator[list[SimulatedGame]]:
    """The results of chunks in order, whichever process finished first."""
    size = max(1, math.ceil(games / (jobs * CHUNKS_PER_JOB)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    parts: dict[int, list[SimulatedGame]] = {}
    for position, part in executor("processes", jobs).run(partial(play_some, p), chunks):
        parts[position] = part
        tell(len(part))
    yield from [parts[position] for position in range(len(chunks))]


# ---------------------------------------------------------------- statistics


@dataclass(frozen=True)
class Spread:
    """How a number is spread over many games."""

    count: int
    mean: float
    sd: float
    quantiles: dict[int, float]
    histogram: list[tuple[float, float, int]]

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return {
            "count": self.count,
            "mean": self.mean,
            "sd": self.sd,
            "quantiles": {str(q): v for q, v in self.quantiles.items()},
            "histogram": [{"from": low, "to": high, "count": n} for low, high, n in self.histogram],
        }


def spread(values: list[int]) -> Spread:
    """Mean, standard deviation, quantiles and a histogram of whole numbers, at least one."""
    ordered = sorted(values)
    n = len(ordered)
    mean = math.fsum(ordered) / n
    sd = math.sqrt(math.fsum((v - mean) ** 2 for v in ordered) / (n - 1)) if n > 1 else 0.0
    low, high = ordered[0], ordered[-1]
    width = max(1, math.ceil((high - low + 1) / BARS))
    start = low - low % width
    bars = [0] * ((high - start) // width + 1)
    for v in ordered:
        bars[(v - start) // width] += 1
    histogram = [
        (float(start + i * width), float(start + (i + 1) * width - 1), count) for i, count in enumerate(bars)
    ]
    return Spread(n, mean, sd, {q: quantile(ordered, q) for q in QUANTILES}, histogram)


def quantile(ordered: list[int], percent: int) -> float:
    """A quantile of sorted numbers, with straight lines between them."""
    at = (len(ordered) - 1) * percent / 100
    below = math.floor(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


class SimulationReport:
    """All games of a run and what they tell."""

    def __init__(self, p: SimulationPlan, played: list[SimulatedGame], seconds: float) -> None:
        self.plan = p
        self.played = played
        self.seconds = seconds

    @property
    def decisions(self) -> int:
        """All decisions of all games."""
        return sum([one.decisions for one in self.played])

    def seat_scores(self) -> list[Spread]:
        """The spread of totals for each seat."""
        return [spread([one.totals[seat] for one in self.played]) for seat in range(self.plan.seats)]

    def seat_wins(self) -> list[Share]:
        """The share of wins of each seat."""
        return [
            Share(math.fsum([one.wins[seat] for one in self.played]), len(self.played))
            for seat in range(self.plan.seats)
        ]

    def bot_scores(self) -> dict[str, Spread]:
        """The spread of totals for each bot, over all seats that it had."""
        return {name: spread([one.totals[seat] for one, seat in self._of(name)]) for name in self.names()}

    def bot_wins(self) -> dict[str, Share]:
        """The share of wins for each bot, per seat that it had."""
        shares: dict[str, Share] = {}
        for name in self.names():
            wins = [one.wins[seat] for one, seat in self._of(name)]
            shares[name] = Share(math.fsum(wins), len(wins))
        return shares

    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.plan.bots))

    def _of(self, name: str) -> list[tuple[SimulatedGame, int]]:
        return [
            (one, seat)
            for number, one in enumerate(self.played)
            for seat in range(self.plan.seats)
            if self.plan.bot_at(seat, number) == name
        ]

    def scores(self) -> Spread:
        """The spread of all totals."""
        return spread([total for one in self.played for total in one.totals])

    def lengths(self) -> Spread:
        """The spread of the number of decisions."""
        return spread([one.decisions for one in self.played])

    def rounds(self) -> Spread | None:
        """The spread of the number of rounds, if the game tells them."""
        rounds = [one.rounds for one in self.played if one.rounds >= 0]
        return spread(rounds) if rounds else None

    def bots_of_game(self, number: int) -> list[str]:
        """The bots of a game by seat."""
        return [self.plan.bot_at(seat, number) for seat in range(self.plan.seats)]

    def findings(self) -> Findings | None:
        """What the game itself makes of the games, if it measures any."""
        g = find(self.plan.game)
        if not isinstance(g, Measured):
            return None
        return g.findings([(self.bots_of_game(number), one.tally) for number, one in enumerate(self.played)])

    def to_data(self) -> dict[str, Json]:
        """As JSON data. Everything but `speed` is the same for the same plan."""
        p, rounds, findings = self.plan, self.rounds(), self.findings()
        return {
            "game": find(p.game).key,
            "seats": p.seats,
            "options": dict(p.options),
            "bots": list(p.bots),
            "rotate": p.rotate,
            "seed": p.seed,
            "games": len(self.played),
            "scores": self.scores().to_data(),
            "scores_by_seat": [one.to_data() for one in self.seat_scores()],
            "scores_by_bot": {name: one.to_data() for name, one in self.bot_scores().items()},
            "wins_by_seat": [one.to_data() for one in self.seat_wins()],
            "wins_by_bot": {name: one.to_data() for name, one in self.bot_wins().items()},
            "decisions": self.lengths().to_data(),
            "rounds": rounds.to_data() if rounds else None,
            **({"findings": {"title": findings.title, "rows": findings.rows}} if findings else {}),
            "speed": {
                "seconds": self.seconds,
                "games_per_second": len(self.played) / self.seconds,
                "decisions_per_second": self.decisions / self.seconds,
            },
        }
