"""Where the games of a study come from: bots that play them now, or log files. A store is read by the command."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from ...bots import bot
from ...core import BadOption, Game, IgrotekaError, Rng
from ...core.registry import find
from ...match import Match
from ...match.logfile import MAGIC
from ..executor import executor
from ..loop import play_game
from ..simulate import CHUNKS_PER_JOB, SimulationPlan
from .record import MOST_OPENING, OPENING, GameRecord, Recorder, WatchedPlayer, record_match

#: Games of one piece of work at most, so that few records wait for their turn.
MOST_IN_CHUNK: Final = 200


@dataclass(frozen=True)
class PassedOver:
    """A game that a study leaves out: where it was, and why."""

    where: str
    why: str


def require_opening(opening: int) -> int:
    """A number of decisions that may be called an opening."""
    if not 1 <= opening <= MOST_OPENING:
        raise BadOption(f"opening: found {opening}; allowed: 1 to {MOST_OPENING}")
    return opening


# ---------------------------------------------------------------- games that bots play now


def simulated_games(
    p: SimulationPlan,
    games: int,
    jobs: int = 1,
    opening: int = OPENING,
    done: Callable[[int], None] | None = None,
) -> Iterator[GameRecord]:
    """The games of a plan in their order, the very ones that `simulate` plays, one after another; few are kept at a time."""
    if games < 1:
        raise BadOption(f"games: found {games}; allowed: 1 or more")
    if jobs < 1:
        raise BadOption(f"jobs: found {jobs}; allowed: 1 or more")
    require_opening(opening)
    size = min(MOST_IN_CHUNK, max(1, math.ceil(games / (jobs * CHUNKS_PER_JOB)))) if jobs > 1 else 1
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    waiting: dict[int, list[GameRecord]] = {}
    following = 0
    for position, part in executor("processes", jobs).run(partial(record_some, p, opening), chunks):
        waiting[position] = part
        if done is not None:
            done(len(part))
        while following in waiting:
            yield from waiting.pop(following)
            following += 1


def record_some(p: SimulationPlan, opening: int, numbers: range) -> list[GameRecord]:
    """Some games in order; the unit of work of a process."""
    return [record_one(p, opening, number) for number in numbers]


def record_one(p: SimulationPlan, opening: int, number: int) -> GameRecord:
    """Play the game with this number; it is the same whenever and wherever it is played."""
    g = find(p.game)
    names = [p.bot_at(seat, number) for seat in range(p.seats)]
    recorder = Recorder(g, p.seats, opening)
    players = [WatchedPlayer(bot(name), recorder) for name in names]
    player_rngs = [Rng(f"{p.seed}/{number}/{seat}") for seat in range(p.seats)]
    chance_rng = Rng(f"{p.seed}/{number}")
    s, _ = play_game(g, p.seats, p.options, players, chance_rng, player_rngs, with_events=True)
    return recorder.end(s, names)


# ---------------------------------------------------------------- log files


def logged_games(path: Path, game: Game, opening: int = OPENING) -> Iterator[GameRecord | PassedOver]:
    """The finished games in a log file, or in all log files of a folder and those below it, in the order of their names.

    Players are known by the names in the file. Files that are no logs are left out without a word.
    """
    require_opening(opening)
    for file in log_files(path):
        yield read_game(file, game, opening)


def log_files(path: Path) -> list[Path]:
    """The files that begin like a log; a path that is not there, or a single file that is none, raises `BadOption`."""
    if not path.exists():
        raise BadOption(f"logs: found {path}, which is not there; allowed: a log file or a folder of them")
    files = [path] if path.is_file() else sorted([file for file in path.rglob("*") if file.is_file()])
    logs = [file for file in files if _begins_like_a_log(file)]
    if not logs:
        raise BadOption(f"logs: found no log in {path}; allowed: a log file or a folder of them")
    return logs


def _begins_like_a_log(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(MAGIC)) == MAGIC.encode()
    except OSError:
        return False


def read_game(file: Path, game: Game, opening: int) -> GameRecord | PassedOver:
    """The game of one log file, or why it is passed over."""
    try:
        match = Match.parse(file.read_text(encoding="utf-8"))
    except IgrotekaError as error:
        return PassedOver(str(file), str(error))
    except (OSError, UnicodeDecodeError):
        return PassedOver(str(file), "it cannot be read as text")
    why = why_not(match, game)
    names = match.names or [f"seat {seat}" for seat in range(match.count)]
    return PassedOver(str(file), why) if why else record_match(match, names, opening)


def why_not(match: Match, game: Game) -> str:
    """Why a match tells nothing about a game, or nothing."""
    if match.game.key != game.key:
        return f"it is a game of {match.game.key}"
    if match.position is not None:
        return "it began with a position"
    return "" if match.over else "it is not finished"
