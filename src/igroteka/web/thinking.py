"""Bots and hints, thought out in processes of their own.

A worker gets a guess of the position that the seat cannot tell from the true one, so a bot has nothing to
cheat with. Workers can be killed, run at low priority, and never hold up the loop.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import anyio
import anyio.to_process

from ..bots import bot as find_bot
from ..core import Rng, Seat, game
from ..core.data import canonical
from ..hints import hints

Think = Callable[[str, str, Seat, str], Awaitable[str]]
"""(game, position as JSON, seat, bot) -> the move's notation."""
Rated = tuple[str, float, float, list[tuple[str, float]]]
"""A move, the chance to win with it, the points that it brings, and the items of the score behind them."""
HINT_SECONDS: Final = 2.0


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
        (str(hint.move), hint.chance, round(hint.points, 1), [(k, round(v, 1)) for k, v in hint.items])
        for hint in found
    ]


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

    async def warm(self, keys: list[str]) -> None:
        """Start a worker before anybody waits for it."""
        await self._run(warm, keys)

    async def _run(self, work: Callable[..., Any], *args: Any) -> Any:
        # Waiting for a free worker is no thinking, so it is outside of the time limit.
        async with self.limiter:
            own = anyio.CapacityLimiter(1)
            with anyio.fail_after(self.patience):
                return await anyio.to_process.run_sync(work, *args, cancellable=True, limiter=own)


def position_for(g: Any, state: Any, seat: Seat) -> str:
    """What a bot on this seat is told: a guess, never the truth."""
    return canonical(g.guess(state, seat, Rng(secrets.randbits(60))).to_data())
