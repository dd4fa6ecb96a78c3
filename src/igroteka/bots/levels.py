"""The bots by name: two simple ones, four levels, levels of earlier versions, and a search with any number of iterations."""

from __future__ import annotations

import json
import re
import time
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ..core import BadOption, Game, Move, Rng, Seat, State, moves
from .network import Network, network
from .odds import PRESENT
from .search import Search
from .simple import Bot, GreedyBot, RandomBot
from .valued import NetworkBot

MOST_ITERATIONS: Final = 1_000_000
#: A decision may take this part of the time that is left for a turn: the first ones of a chain decide most.
PART_OF_TURN: Final = 0.5
#: The time of a turn that has none left; 0 would be no limit.
NO_TIME: Final = 1e-6

#: How a search thinks: iterations, turns of everybody, breadth.
SearchSettings = tuple[int, int, float]


@dataclass(frozen=True)
class LevelRow:
    """One table of `levels.toml`.

    `random`: how many decisions of a hundred are left to luck. `seconds`: the thinking time for a whole turn when people wait.
    `learned`: whether networks judge where a game brings them. `judgement`: the version by whose evaluations it judges, where
    it is not the present one. `searches`: how to think in which game.
    """

    random: int
    seconds: float
    learned: bool
    judgement: str
    searches: Mapping[str, SearchSettings]


@cache
def _level_rows() -> dict[str, LevelRow]:
    data = tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))
    return {
        name: LevelRow(
            row.pop("random", 0),
            float(row.pop("seconds", 0.0)),
            row.pop("learned", False),
            row.pop("judgement", PRESENT),
            {game: (iterations, rounds, breadth) for game, (iterations, rounds, breadth) in row.items()},
        )
        for name, row in data.items()
    }


def search_settings(name: str, game: str, seats: int) -> SearchSettings:
    """How a level thinks at a table. A row may be for one number of seats only."""
    searches = _level_rows()[name].searches
    return searches.get(f"{game}-{seats}", searches.get(game, searches["default"]))


class Easy:
    """Looks one ply ahead, and sometimes plays a random move instead."""

    name = "easy"

    def __init__(self) -> None:
        self._careless = _level_rows()["easy"].random
        self._greedy = GreedyBot()

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The move of a greedy bot; in some decisions, as `levels.toml` says how many of a hundred, any legal one."""
        if rng.below(100) < self._careless:
            legal = moves(s, seat)
            return legal[rng.below(len(legal))]
        return self._greedy.choose(game, s, seat, rng)


class Level:
    """A search whose length depends on the game.

    A time limit is for people who wait. It is for a whole turn, of which `spent` seconds may be gone, and it cuts only what goes
    beyond the medium level.
    """

    def __init__(self, name: str, limited: bool = False, spent: float = 0.0) -> None:
        self.name = name
        self._seconds = _level_rows()[name].seconds if limited else 0.0
        self._spent = spent
        self._turn: int | None = None
        self._search: Search | None = None

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The move that a search finds, with the settings of this level for the game and its number of seats."""
        if self._search is None:
            self._search = _new_search(self.name, game.key, game.view(s, None).seats)
        if not self._seconds:
            return self._search.choose(game, s, seat, rng)
        if self._turn not in (None, s.turns):
            self._spent = 0.0
        self._turn = s.turns
        self._search.seconds = max(NO_TIME, PART_OF_TURN * (self._seconds - self._spent))
        began = time.perf_counter()
        move = self._search.choose(game, s, seat, rng)
        self._spent += time.perf_counter() - began
        return move


def _new_search(name: str, game: str, seats: int) -> Search:
    level = _level_rows()[name]
    iterations, rounds, breadth = search_settings(name, game, seats)
    # On a busy machine the clock must not leave less than the medium level thinks: that would be no opponent.
    least, _, _ = search_settings("medium", game, seats)
    return Search(name, iterations, 0.0, level.learned, rounds, breadth, least, level.judgement)


_SIMPLE: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "easy": Easy}
SEARCHING: Final = ("medium", "hard", "expert")
"""The levels that search, weakest first."""
LEVELS: Final = ("easy", *SEARCHING)
"""The bots that are levels of play, weakest first."""
DEFAULT_LEVEL: Final = "medium"
"""Whom people play against unless they choose somebody else."""
#: Between the name of a level and the version in which it played so.
EARLIER: Final = "@"
_SEARCH: Final = re.compile(r"search:([1-9][0-9]{0,6})")


class UnknownBot(BadOption):
    """No bot has this name; the sentence ends in those that there are."""


def bots() -> list[str]:
    """The names of all bots, weakest first.

    Besides them there are `earlier_levels()`, `search:N`, which thinks for N iterations, and `value:FILE`, which judges by a network.
    """
    return [*_SIMPLE, *SEARCHING]


def earlier_levels() -> list[str]:
    """Bots as they played in earlier versions: tournaments tell by them whether the present ones play better."""
    return [name for name in _level_rows() if EARLIER in name]


def thinking_time(name: str) -> float:
    """The most seconds that a level thinks about a whole turn when people wait; 0 for bots that answer at once."""
    row = _level_rows().get(name)
    return row.seconds if row is not None else 0.0


def read_network(path: str) -> Network:
    """A network in a file; read again each time, since training replaces the file. What cannot be read raises `BadOption`."""
    try:
        return network(json.loads(Path(path).read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise BadOption(f"value: {path} cannot be read: {error}") from None


def bot(name: str, limited: bool = False, spent: float = 0.0) -> Bot:
    """A bot by name: one of `bots()` or `earlier_levels()`, `search:N` or `value:FILE`; any other name raises `BadOption`.

    With `limited` it keeps to its thinking time, of which `spent` seconds of the turn are gone, and then its moves depend on the
    machine; without, only on the generator it is given. A bot may keep what it has thought of for its next decision, so every seat
    of a game needs one of its own.
    """
    search = _SEARCH.fullmatch(name)
    if search and int(search[1]) <= MOST_ITERATIONS:
        return Search(name, int(search[1]))
    if name.startswith("value:"):
        return NetworkBot(name, read_network(name.removeprefix("value:")))
    if name in _SIMPLE:
        return _SIMPLE[name]()
    if name in SEARCHING or name in earlier_levels():
        row = _level_rows()[name]
        return Level(name, limited, spent) if row.searches else GreedyBot(1, name, row.judgement)
    allowed = [*bots(), *earlier_levels(), "search:N", "value:FILE"]
    raise UnknownBot(f"no bot is called {name!r}; allowed: {', '.join(allowed)}")
