"""One game of a tournament."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Final, TypeVar

from ...bots import Bot, bot
from ...core import BadData, Game, Json, Move, Rng, Seat, State
from ...core.errors import brief
from ...core.outcome import side_of
from ...core.registry import find
from ..loop import play_game
from .plan import Pairing, TournamentPlan

Kind = TypeVar("Kind", str, int, float)
#: Objects made before Python looks for cycles of dead ones.
RARELY: Final = 100_000


@dataclass(frozen=True)
class GameResult:
    """What came of one game, by seat: totals, ranks, side played, decisions, turns, and seconds of thinking: in all and about the longest turn."""

    number: int
    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    sides: tuple[str, ...]
    decisions: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]

    def wins(self) -> tuple[float, ...]:
        """The share of the win of every seat."""
        first = self.ranks.count(1)
        return tuple([1 / first if rank == 1 else 0.0 for rank in self.ranks])

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return {key: list(v) if isinstance(v, tuple) else v for key, v in asdict(self).items()}


def read_result(data: Json) -> GameResult:
    """A stored result, checked; what is none raises `BadData`."""
    names = GameResult.__dataclass_fields__
    if not isinstance(data, dict) or set(data) != set(names):
        raise BadData(f"found {brief(data)}; allowed: a result with {', '.join(names)}")
    fields: dict[str, Json] = data
    bots = fields["bots"]
    seats = len(bots) if isinstance(bots, list) else 0

    def number(key: str) -> int:
        value = fields[key]
        if type(value) is not int or value < 0:
            raise BadData(f"{key}: found {brief(value)}; allowed: a whole number, 0 or more")
        return value

    def row(key: str, kind: type[Kind]) -> tuple[Kind, ...]:
        values = fields[key]
        if not isinstance(values, list) or not all(type(one) is kind for one in values):
            raise BadData(f"{key}: found {brief(values)}; allowed: a list of {kind.__name__}")
        if len(values) != seats:
            raise BadData(f"{key}: found {len(values)} entries; allowed: {seats}, one for each seat")
        return tuple(values)

    return GameResult(
        number("number"),
        number("deal"),
        row("bots", str),
        row("totals", int),
        row("ranks", int),
        row("sides", str),
        row("decisions", int),
        row("turns", int),
        row("seconds", float),
        row("longest", float),
    )


def play_pairing(p: TournamentPlan, one: Pairing) -> GameResult:
    """Play a game. Chance depends on the deal alone, a bot's own luck on the number of the game and its seat."""
    g = find(p.game)
    players = [TimedPlayer(bot(name)) for name in one.bots]
    player_rngs = [Rng(f"{p.seed}/{one.number}/{seat}") for seat in range(p.seats)]
    with rare_collections():
        s, decisions = play_game(g, p.seats, p.options, players, Rng(f"{p.seed}/{one.deal}"), player_rngs)
    scores = {score.seat: score for score in g.scores(s)}
    return GameResult(
        one.number,
        one.deal,
        one.bots,
        tuple([scores[seat].total for seat in range(p.seats)]),
        tuple([scores[seat].rank for seat in range(p.seats)]),
        tuple([side_of(g, s, seat) for seat in range(p.seats)]),
        tuple(decisions),
        tuple([player.turns for player in players]),
        tuple([round(player.seconds, 4) for player in players]),
        tuple([round(player.longest, 4) for player in players]),
    )


class TimedPlayer:
    """A bot, how many turns it has had, and the seconds that it has thought: in all, about this turn, and about the longest.

    They are processor time: on a busy machine the clock tells what else is going on.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.turns = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._turn: int | None = None
        self._spent = 0.0

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The bot's move; the time that it takes is added up."""
        if s.turns != self._turn:
            self._turn = s.turns
            self._spent = 0.0
            self.turns += 1
        began = time.process_time()
        m = self.bot.choose(game, s, seat, rng)
        took = time.process_time() - began
        self.seconds += took
        self._spent += took
        self.longest = max(self.longest, self._spent)
        return m


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let Python look for cycles of dead objects rarely: thinking makes many objects and no cycles, and the search costs a tenth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(RARELY, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
