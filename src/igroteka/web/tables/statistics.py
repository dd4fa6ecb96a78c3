"""What the finished games of a store tell about a game: how often seats, sides and parts have won, with intervals.

The store counts; nothing is played again. What it has counted is kept for a minute, and in a large store for longer, so that counting takes a
hundredth of the time at most however many people look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...core.shares import Share
from ...store import ShareRow, Store

KEPT: Final = 60.0
"""Seconds for which a count is good."""
REST: Final = 100.0
"""How many times as long as it has taken it is good at least."""
LEAST_GAMES: Final = 5
"""Games behind a side or a part that is told: of fewer nothing can be said."""
MOST_PARTS: Final = 80


@dataclass(frozen=True)
class ShareOf:
    """How often a seat, a side or a part has won, and its mean points."""

    key: str
    share: Share
    points: float | None


@dataclass(frozen=True)
class SeatCount:
    """What the games with so many seats tell."""

    seats: int
    games: int
    by_seat: list[ShareOf]
    by_side: list[ShareOf]
    by_part: list[ShareOf]


class Statistics:
    """Counts of finished games, by game."""

    def __init__(self, store: Store, steady: Callable[[], float]) -> None:
        self._store = store
        self._steady = steady
        self._lock = asyncio.Lock()
        self._counted: dict[str, tuple[float, list[SeatCount]]] = {}

    async def of_game(self, game: str) -> list[SeatCount]:
        """What is told about a game, by number of seats. Whoever asks while it is being counted waits for the same count."""
        async with self._lock:
            until, counts = self._counted.get(game, (float("-inf"), []))
            began = self._steady()
            if began >= until:
                counts = arrange(await self._store.standing.shares(game))
                now = self._steady()
                self._counted[game] = (now + max(KEPT, REST * (now - began)), counts)
            return counts


def arrange(rows: list[ShareRow]) -> list[SeatCount]:
    """Counts by number of seats: seats in their order, sides and parts by how often they have won."""
    return [
        _count(seats, [row for row in rows if row.seats == seats])
        for seats in sorted({row.seats for row in rows})
    ]


def _count(seats: int, rows: list[ShareRow]) -> SeatCount:
    by_kind = {kind: [_share(row) for row in rows if row.kind == kind] for kind in ("seat", "side", "part")}
    by_seat = sorted(by_kind["seat"], key=lambda one: int(one.key))
    often = {
        kind: sorted(
            [one for one in by_kind[kind] if one.share.games >= LEAST_GAMES],
            key=lambda one: (-one.share.rate, -one.share.games, one.key),
        )
        for kind in ("side", "part")
    }
    games = max((one.share.games for one in by_seat), default=0)
    return SeatCount(seats, games, by_seat, often["side"], often["part"][:MOST_PARTS])


def _share(row: ShareRow) -> ShareOf:
    return ShareOf(row.key, Share(row.won, row.games), row.points)
