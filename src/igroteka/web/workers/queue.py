"""Who gets the next free worker process: by rank, in turn between owners, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, NamedTuple

OLDEST_EVERY: Final = 4
"""One slot in so many goes to whoever has waited longest, whatever the rank: nothing starves, and nobody who floods
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
    """Positions, logs, replays and analyses."""
    UNATTENDED = 3
    """A bot at a table that nobody watches."""


class Priority(NamedTuple):
    """How urgent some work is, and whose it is. Owners of one rank take turns."""

    rank: Rank
    owner: str = ""


@dataclass(eq=False)
class _Waiter:
    """Somebody in the queue; `granted` is done when a slot is theirs."""

    priority: Priority
    number: int
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class WorkerQueue:
    """A number of slots, and everybody who waits for one.

    `acquire` waits for a slot; whoever is cancelled meanwhile has never been there. `release` gives a slot back.
    """

    def __init__(self, slots: int) -> None:
        self.free = slots
        self._waiting: list[_Waiter] = []
        self._numbers = itertools.count()
        self._last_grant: dict[str, int] = {}
        """At which count an owner was given a slot last."""
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def acquire(self, priority: Priority) -> None:
        """Wait for a slot."""
        if self.free:
            self._grant(priority)
            return
        waiter = _Waiter(priority, next(self._numbers))
        self._waiting.append(waiter)
        try:
            await waiter.granted
        except asyncio.CancelledError:
            if waiter.granted.done() and not waiter.granted.cancelled():
                self.release()  # the slot was granted in the same moment: the next one gets it
            else:
                self._waiting = [one for one in self._waiting if one is not waiter]
            raise

    def release(self) -> None:
        """Give a slot back; the next in the queue gets it."""
        self.free += 1
        # Whoever was cancelled a moment ago is still in the list, but wants nothing any more.
        self._waiting = [waiter for waiter in self._waiting if not waiter.granted.done()]
        while self.free and self._waiting:
            chosen = self._choose_next()
            self._waiting.remove(chosen)
            self._grant(chosen.priority)
            chosen.granted.set_result(None)

    def _grant(self, priority: Priority) -> None:
        self.free -= 1
        self._count += 1
        self._last_grant[priority.owner] = self._count
        if len(self._last_grant) > 2 * len(self._waiting) + 2 * REMEMBERED:
            self._forget()

    def _choose_next(self) -> _Waiter:
        if self._count % OLDEST_EVERY == OLDEST_EVERY - 1:
            return min(self._waiting, key=lambda one: one.number)
        last = self._last_grant
        return min(
            self._waiting,
            key=lambda one: (one.priority.rank, last.get(one.priority.owner, 0), one.number),
        )

    def _forget(self) -> None:
        """Keep the counts of those who wait, and of the latest who were given a slot."""
        waiting, recent = {one.priority.owner for one in self._waiting}, self._count - REMEMBERED
        self._last_grant = {who: at for who, at in self._last_grant.items() if at > recent or who in waiting}
