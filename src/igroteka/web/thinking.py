"""Bots, hints and looks back, thought out in processes of their own.

A worker gets a guess of the position that the seat cannot tell from the true one, so a bot has nothing to
cheat with; whole logs go there only when a game is over. Workers can be killed, run at low priority, and never
hold up the loop.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import anyio
import anyio.to_process

from ..analysis import Analysis, Turn, corrected, sampled, turning_points
from ..bots import bot as find_bot
from ..core import Rng, Seat, game
from ..core.data import canonical
from ..hints import hints
from ..match import Match
from .setting_up import Looked, Wish, look_at

Think = Callable[[str, str, Seat, str], Awaitable[str]]
"""(game, position as JSON, seat, bot) -> the move's notation."""


class Rated(NamedTuple):
    """A move as a hint tells it: with numbers that are worth telling, and names of items of the score."""

    move: str
    chance: float
    score: float
    points: float
    items: list[tuple[str, float]]
    prospects: float


HINT_SECONDS: Final = 2.0
CURVE_SECONDS: Final = 2.0
TURN_SECONDS: Final = 0.5
LOOK_SECONDS: Final = 10.0


def choose(key: str, position: str, seat: Seat, bot: str, seed: int) -> str:
    """A bot's move; runs in a worker."""
    _be_modest()
    g = game(key)
    return str(find_bot(bot, limited=True).choose(g, g.load(json.loads(position)), seat, Rng(seed)))


def rate(key: str, position: str, seat: Seat, seed: int, most: int) -> list[Rated]:
    """The best moves; runs in a worker."""
    _be_modest()
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
    _be_modest()
    match = Match.parse(log)
    points = sampled(match, seconds=CURVE_SECONDS)
    return Analysis(len(match.entries), points, turning_points(match, points))


def correct(log: str, turn: Turn, seed: int) -> Turn:
    """A turning point with what would have been better; runs in a worker."""
    _be_modest()
    return corrected(Match.parse(log), turn, Rng(seed), TURN_SECONDS)


def look_position(wish: Wish) -> Looked:
    """A position that somebody brings; runs in a worker, since nobody knows what is in it."""
    _be_modest()
    return look_at(wish)


def warm(keys: list[str]) -> int:
    """Import the games, so that the first move of a bot comes at once."""
    _be_modest()
    return sum(len(game(key).moves) for key in keys)


_modest = False


def _be_modest() -> None:
    """Let the server go first, once per worker."""
    global _modest
    if not _modest:
        _modest = True
        with contextlib.suppress(OSError, AttributeError):
            os.nice(10)


class Thinker:
    """A small number of worker processes for all tables."""

    def __init__(self, processes: int, patience: float) -> None:
        self.limiter = anyio.CapacityLimiter(processes)
        self.patience = patience

    async def choose(self, key: str, position: str, seat: Seat, bot: str) -> str:
        """A bot's move. Too long a thought raises TimeoutError, and its process is killed."""
        found: str = await self._run(choose, key, position, seat, bot, secrets.randbits(60))
        return found

    async def rate(self, key: str, position: str, seat: Seat, most: int = 3) -> list[Rated]:
        """The best moves of a seat."""
        found: list[Rated] = await self._run(rate, key, position, seat, secrets.randbits(60), most)
        return found

    async def look_back(self, log: str) -> Analysis:
        """The chances and turning points of a finished game."""
        found: Analysis = await self._run(look_back, log)
        return found

    async def correct(self, log: str, turn: Turn) -> Turn:
        """A turning point with what would have been better."""
        found: Turn = await self._run(correct, log, turn, secrets.randbits(60))
        return found

    async def look_position(self, wish: Wish) -> Looked:
        """A position that somebody brings, or what is wrong with it."""
        try:
            found: Looked = await self._run(look_position, wish, patience=LOOK_SECONDS)
        except TimeoutError:
            said = f"found nothing that could be drawn within {LOOK_SECONDS:.0f} s"
            return Looked(problem=f"{said}; allowed: a position that the game can reach")
        return found

    async def warm(self, keys: list[str]) -> None:
        """Start a worker before anybody waits for it."""
        await self._run(warm, keys)

    async def _run(self, work: Callable[..., Any], *args: Any, patience: float = 0.0) -> Any:
        # Waiting for a free worker is no thinking, so it is outside of the time limit.
        async with self.limiter:
            own = anyio.CapacityLimiter(1)
            with anyio.fail_after(patience or self.patience):
                return await anyio.to_process.run_sync(work, *args, cancellable=True, limiter=own)


def position_for(g: Any, state: Any, seat: Seat) -> str:
    """What a bot on this seat is told: a guess, never the truth."""
    return canonical(g.guess(state, seat, Rng(secrets.randbits(60))).to_data())
