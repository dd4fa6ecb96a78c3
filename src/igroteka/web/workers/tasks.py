"""What worker processes do. They import little more than this module, so that a new one is soon ready."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...bots import bot as find_bot
from ...core import IgrotekaError, Rng, Seat, game
from ...match import Match
from ...match.analysis import Analysis, TurningPoint, add_better_move, sample_points, turning_points
from ...match.hints import hints
from ..pages.positions import Looked, Wish, look_at

HINT_SECONDS: Final = 2.0
CURVE_SECONDS: Final = 2.0
TURN_SECONDS: Final = 0.5


class Rated(NamedTuple):
    """A move as a hint tells it: with numbers that are worth telling, and names of items of the score."""

    move: str
    chance: float
    score: float
    points: float
    items: list[tuple[str, float]]
    prospects: float


class Brought(NamedTuple):
    """What a log file that somebody brings holds; or the sentence that says why it cannot be read."""

    problem: str = ""
    game: str = ""
    version: int = 0
    seats: int = 0
    seed: str = ""
    options: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()


def choose(key: str, position: str, seat: Seat, bot: str, seed: int) -> str:
    """A bot's move; runs in a worker."""
    g = game(key)
    return str(find_bot(bot, limited=True).choose(g, g.load(json.loads(position)), seat, Rng(seed)))


def rate(key: str, position: str, seat: Seat, seed: int, most: int) -> list[Rated]:
    """The best moves; runs in a worker."""
    g = game(key)
    found = hints(g, g.load(json.loads(position)), seat, Rng(seed), seconds=HINT_SECONDS, most=most)
    return [
        Rated(
            str(hint.move),
            hint.chance,
            round(hint.score, 1),
            round(hint.points, 1),
            [(key, round(points, 1)) for key, points in hint.items],
            round(hint.prospects, 1),
        )
        for hint in found
    ]


def look_back(log: str) -> Analysis:
    """The chances and turning points of a finished game; runs in a worker."""
    match = Match.parse(log)
    points = sample_points(match, seconds=CURVE_SECONDS)
    return Analysis(len(match.entries), points, turning_points(match, points))


def correct(log: str, turn: TurningPoint, seed: int) -> TurningPoint:
    """A turning point with what would have been better; runs in a worker."""
    return add_better_move(Match.parse(log), turn, Rng(seed), TURN_SECONDS)


def look_position(wish: Wish) -> Looked:
    """A position that somebody brings; runs in a worker, since nobody knows what is in it."""
    return look_at(wish)


def warm(keys: list[str]) -> int:
    """Import the games, so that the first move of a bot comes at once."""
    return sum(len(game(key).moves) for key in keys)


_modest = False


def _be_modest() -> None:
    """Let the server go first, once per worker."""
    global _modest
    if not _modest:
        _modest = True
        with contextlib.suppress(OSError, AttributeError):
            os.nice(10)


def timed(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
    """Some work, and the seconds of processor time that it took; runs in a worker."""
    _be_modest()
    began = time.process_time()
    return work(*args), time.process_time() - began


def read_log(text: str) -> Brought:
    """A log file that somebody brings; runs in a worker, since nobody knows how long it takes."""
    try:
        m = Match.parse(text)
    except IgrotekaError as error:
        return Brought(problem=str(error))
    return Brought("", m.game.key, m.game.version, m.count, m.seed, tuple(m.options.items()), tuple(m.names))
