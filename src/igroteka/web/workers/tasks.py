"""What worker processes do. They import little more than this module, so that a new one is soon ready."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Self, TypeVar, TypeVarTuple

from ...bots import bot as find_bot
from ...core import IgrotekaError, Rng, Seat, Text, game
from ...drawing.raster import to_card
from ...match import Match
from ...match.analysis import Analysis, TurningPoint, add_better_move, sample_points, turning_points
from ...match.hints import hints
from ...match.lines import LineMove
from ...match.logfile import named_game
from ...match.reasons import Reason
from ...texts import error_words

T = TypeVar("T")
Args = TypeVarTuple("Args")
CURVE_SECONDS: Final = 2.0


class RatedMove(NamedTuple):
    """A move as a hint tells it: with numbers that are worth telling, and names of items of the score."""

    move: str
    chance: float
    score: float
    points: float
    items: list[tuple[str, float]]
    prospects: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[LineMove, ...] = ()


class UploadedLog(NamedTuple):
    """What a log file that somebody uploads holds; or the sentence that says why it cannot be read.

    The seed is "none" if the file does not tell it, and empty if the game has none since it was recorded at a real table.
    """

    problem: str = ""
    game: str = ""
    version: int = 0
    seats: int = 0
    seed: str = ""
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    words: Text | None = None

    @classmethod
    def refused(cls, error: IgrotekaError, game: str = "") -> Self:
        """A log with which something is wrong, of the game that it names."""
        return cls(problem=str(error), game=game, words=error_words(error))


def draw_card(draw: Callable[[*Args], str], args: tuple[*Args]) -> bytes:
    """What is drawn as the picture that goes with a shared link; runs in a worker."""
    return to_card(draw(*args))


def choose_move(key: str, position: str, seat: Seat, bot: str, seed: int, spent: float = 0.0) -> str:
    """A bot's move, when so many seconds of its turn are spent; runs in a worker."""
    g = game(key)
    return str(
        find_bot(bot, limited=True, spent=spent).choose(g, g.load(json.loads(position)), seat, Rng(seed))
    )


def rate_moves(key: str, position: str, seat: Seat, most: int) -> list[RatedMove]:
    """The best moves; runs in a worker. It thinks for a number of lines, not for a time: the same position, the same answer."""
    g = game(key)
    best = hints(g, g.load(json.loads(position)), seat, most=most)
    return [
        RatedMove(
            str(hint.move),
            hint.chance,
            round(hint.score, 1),
            round(hint.points, 1),
            [(key, round(points, 1)) for key, points in hint.items],
            round(hint.prospects, 1),
            hint.reasons,
            hint.line,
        )
        for hint in best
    ]


def analyse(log: str) -> Analysis:
    """The chances and turning points of a finished game; runs in a worker."""
    match = Match.parse(log)
    points = sample_points(match, seconds=CURVE_SECONDS)
    return Analysis(len(match.entries), points, turning_points(match, points))


def find_better_move(log: str, turn: TurningPoint) -> TurningPoint:
    """A turning point with what would have been better; runs in a worker."""
    return add_better_move(Match.parse(log), turn)


def preload_games(keys: list[str]) -> int:
    """Import the games, so that the first move of a bot comes at once."""
    return sum(len(game(key).moves) for key in keys)


_has_low_priority = False


def _lower_priority() -> None:
    """Let the server go first, once per worker."""
    global _has_low_priority
    if not _has_low_priority:
        _has_low_priority = True
        with contextlib.suppress(OSError, AttributeError):
            os.nice(10)


def run_timed(work: Callable[[*Args], T], args: tuple[*Args]) -> tuple[T, float]:
    """Some work, and the seconds of processor time that it took; runs in a worker."""
    _lower_priority()
    began = time.process_time()
    return work(*args), time.process_time() - began


def read_log(text: str) -> UploadedLog:
    """A log file that somebody uploads; runs in a worker, since nobody knows how long it takes."""
    try:
        m = Match.parse(text)
    except IgrotekaError as error:
        return UploadedLog.refused(error, named_game(text))
    seed = m.seed or ("" if m.is_recorded else "none")
    return UploadedLog(
        "", m.game.key, m.game.version, m.count, seed, tuple(m.options.items()), tuple(m.names)
    )
