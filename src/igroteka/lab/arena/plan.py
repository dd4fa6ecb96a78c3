"""Who meets whom: line-ups of bots, mirrored deals, rotated seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations

from ...bots import bot
from ...bots.valued import check_bot
from ...core import BadOption, Json, clean_options
from ...core.registry import find


@dataclass(frozen=True)
class Pairing:
    """One game to play: a line-up, one bot for each seat, on the deal with this number."""

    number: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament. `games` is the number of games of each line-up.

    Where bots are named several times, they are one table, seat by seat.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def lineups(self) -> list[tuple[str, ...]]:
        """The bots that sit at a table together. With fewer bots than seats, they take the seats in turn.

        Where that gives some bots a seat more than others, everybody begins once: all bots have equally many seats.
        """
        n = len(self.bots)
        if n > len(self.names):
            return [self.bots]
        if n > self.seats:
            return list(combinations(self.bots, self.seats))
        starts = range(n if self.seats % n else 1)
        return [tuple([self.bots[(start + i) % n] for i in range(self.seats)]) for start in starts]

    @property
    def per_deal(self) -> int:
        """How many games one deal makes: every line-up in every rotation of the seats."""
        return len(self.lineups()) * self.seats

    def pairings(self) -> list[Pairing]:
        """All games: the same deal is played by every line-up in each rotation of the seats, so that luck evens out.

        Deal after deal, so that a run that stops early has let all bots play equally often.
        """
        pairings: list[Pairing] = []
        lineups = self.lineups()
        for start in range(0, self.games, self.seats):
            for lineup in lineups:
                for turn in range(min(self.seats, self.games - start)):
                    bots = lineup[turn:] + lineup[:turn]
                    pairings.append(Pairing(len(pairings), start // self.seats, bots))
        return pairings

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        data = asdict(self)
        return {**data, "bots": list(self.bots), "options": dict(self.options)}


def plan_tournament(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str = 1,
    options: Mapping[str, object] | None = None,
) -> TournamentPlan:
    """A checked plan of a tournament between bots, given by name: different ones, or one for each seat of a table.

    `game` is a key or the folder of a game, `games` how many each line-up plays. What cannot be raises `BadOption` or
    `UnknownGame`.
    """
    g = find(game)
    clean = clean_options(g, seats, options)
    different = len(set(bots))
    if different < min(seats, 2) or (different < len(bots) and len(bots) != seats):
        least = "1" if seats == 1 else "2"
        table = f", or {seats} for one table" if seats > 2 else ""
        raise BadOption(
            f"bots: found {', '.join(bots) or 'none'}; allowed: {least} or more different ones{table}"
        )
    for name in bots:
        check_bot(bot(name), g, seats)
    if games < 1:
        raise BadOption(f"games: found {games}; allowed: 1 or more")
    return TournamentPlan(game, seats, tuple(bots), games, str(seed), clean)
