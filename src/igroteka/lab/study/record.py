"""What a study keeps of one finished game, wherever it comes from: a few names and numbers for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ...bots import Bot
from ...core import CHANCE, Game, Json, Move, Rng, Seat, State, apply, scene, waiting
from ...core.optional import Measured
from ...core.outcome import parts_of, side_of
from ...match import Match
from ...texts import speaker
from ..simulate import count_rounds

#: How many of its first decisions make the opening of a seat.
OPENING: Final = 1
MOST_OPENING: Final = 20


@dataclass(frozen=True)
class SeatRecord:
    """One seat of a finished game.

    `won` is its share of the win, None in a game that nobody can lose. `side` is a message key, `parts` are written messages
    (`core/outcome.py`), `opening` is the notation of the first decisions, and `order` tells as which of the seats it first decided, from 1.
    """

    player: str
    points: int
    won: float | None
    side: str
    parts: tuple[str, ...]
    opening: tuple[str, ...]
    order: int


@dataclass(frozen=True)
class GameRecord:
    """One finished game. `rounds` is -1 if the game tells none; `words` says the moves of the openings in English."""

    seats: tuple[SeatRecord, ...]
    options: dict[str, str]
    decisions: int
    rounds: int
    words: dict[str, str] = field(default_factory=dict)
    tally: Json = None


class Recorder:
    """Watches one game, decision by decision, and tells in the end what is to be kept of it."""

    def __init__(self, game: Game, seats: int, opening: int = OPENING) -> None:
        self._game = game
        self._depth = opening
        self._openings: list[list[str]] = [[] for _ in range(seats)]
        self._words: dict[str, str] = {}
        self._order: list[Seat] = []
        self._decisions = 0
        self._tally = game.tally() if isinstance(game, Measured) else None
        self._say = speaker(game.key, "en")

    def decide(self, s: State, seat: Seat, m: Move) -> None:
        """A seat is about to play this move."""
        self._decisions += 1
        if self._tally is not None:
            self._tally.look(s, seat)
        opening = self._openings[seat]
        if len(opening) < self._depth:
            name = str(m)
            opening.append(name)
            self._words.setdefault(name, self._say(self._game.show(scene(s, seat), m).label))
        # Where several decide at once nobody is the first.
        if len(self._order) < s.seats and seat not in self._order and len(waiting(s)) == 1:
            self._order.append(seat)

    def end(self, s: State, players: Sequence[str], wins: Sequence[float] | None = None) -> GameRecord:
        """The record of the game that has ended so, between these players; `wins` are theirs if the points do not tell them."""
        scores = self._game.scores(s)
        totals = {score.seat: score.total for score in scores}
        best = [score.seat for score in scores if score.rank == 1]
        order = [*self._order, *[seat for seat in range(s.seats) if seat not in self._order]]

        def won(seat: Seat) -> float | None:
            if len(scores) == 1:
                return None
            return wins[seat] if wins is not None else 1 / len(best) if seat in best else 0.0

        seats = [
            SeatRecord(
                players[seat],
                totals[seat],
                won(seat),
                side_of(self._game, s, seat),
                parts_of(self._game, s, seat),
                tuple(self._openings[seat]),
                order.index(seat) + 1,
            )
            for seat in range(s.seats)
        ]
        tally = self._tally.end(s) if self._tally is not None else None
        rounds = count_rounds(self._game, s)
        return GameRecord(tuple(seats), dict(s.options), self._decisions, rounds, self._words, tally)


class WatchedPlayer:
    """A bot whose decisions are told to a recorder."""

    def __init__(self, bot: Bot, recorder: Recorder) -> None:
        self.bot = bot
        self.recorder = recorder

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The bot's move."""
        m = self.bot.choose(game, s, seat, rng)
        self.recorder.decide(s, seat, m)
        return m


def record_match(
    match: Match, players: Sequence[str], opening: int = OPENING, wins: Sequence[float] | None = None
) -> GameRecord:
    """The record of a finished match; it is played through once more, as the positions on the way are looked at."""
    recorder = Recorder(match.game, match.count, opening)
    s = match.start.clone()
    s.events = []
    for entry in match.entries:
        if entry.seat != CHANCE:
            recorder.decide(s, entry.seat, entry.move)
        apply(s, entry.seat, entry.move)
    return recorder.end(s, players, wins)
