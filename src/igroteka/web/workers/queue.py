"""Who gets the next free worker process: by rank, in turn between tables, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

OLDEST_EVERY: Final = 4
"""Every so many places go to whoever has waited longest, whatever the rank: nothing starves, and nobody who floods
the lower ranks can hold up the first one for more than this share."""

REMEMBERED: Final = 50
"""Owners whose last turn is remembered although they do not wait."""


class Rank(IntEnum):
    """What comes first while several wait."""

    BOT = 0
    """A bot at a table where people wait for its move."""
    HINT = 1
    """Advice that somebody has asked for."""
    READING = 2
    """Positions, logs, films and analyses."""
    UNATTENDED = 3
    """A bot at a table that nobody watches."""


class Place(NamedTuple):
    """What somebody queues for: how urgent it is, and whose it is. Owners of one rank take turns."""

    rank: Rank
    whose: str = ""


@dataclass(eq=False)
class _Waiter:
    """Somebody in the queue; `turn` is done when the place is theirs."""

    place: Place
    number: int
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Queue:
    """A number of places, and everybody who waits for one.

    `enter` waits for a place; whoever is cancelled meanwhile has never been there. `leave` gives a place back.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: list[_Waiter] = []
        self._numbers = itertools.count()
        self._served: dict[str, int] = {}
        """At which count an owner was served last."""
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def enter(self, place: Place) -> None:
        """Wait for a place."""
        if self.free:
            self._serve(place)
            return
        waiter = _Waiter(place, next(self._numbers))
        self._waiting.append(waiter)
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter.turn.done() and not waiter.turn.cancelled():
                self.leave()  # the place came in the same moment: the next one gets it
            else:
                self._waiting = [one for one in self._waiting if one is not waiter]
            raise

    def leave(self) -> None:
        """Give a place back; the next in the queue gets it."""
        self.free += 1
        # Whoever was cancelled a moment ago is still in the list, but wants nothing any more.
        self._waiting = [waiter for waiter in self._waiting if not waiter.turn.done()]
        while self.free and self._waiting:
            chosen = self._choose()
            self._waiting.remove(chosen)
            self._serve(chosen.place)
            chosen.turn.set_result(None)

    def _serve(self, place: Place) -> None:
        self.free -= 1
        self._count += 1
        self._served[place.whose] = self._count
        if len(self._served) > 2 * len(self._waiting) + 2 * REMEMBERED:
            self._forget()

    def _choose(self) -> _Waiter:
        if self._count % OLDEST_EVERY == OLDEST_EVERY - 1:
            return min(self._waiting, key=lambda one: one.number)
        served = self._served
        return min(
            self._waiting, key=lambda one: (one.place.rank, served.get(one.place.whose, 0), one.number)
        )

    def _forget(self) -> None:
        """Keep the turns of those who wait, and of the latest who were served."""
        waiting, recent = {one.place.whose for one in self._waiting}, self._count - REMEMBERED
        self._served = {who: at for who, at in self._served.items() if at > recent or who in waiting}
