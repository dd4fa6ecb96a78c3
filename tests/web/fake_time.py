"""Clocks that a test moves, and luck that it chooses."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Iterator
from unittest import mock

from igroteka.web.tables.clocks import Watch

from ..store.leaping import leap


class ManualClock:
    """A clock that a test moves."""

    def __init__(self, time: float = 1_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


class FakeTime:
    """The clocks of a machine. They stand still until a test lets time pass, for them and for all timers of the loop."""

    def __init__(self) -> None:
        self.wall, self.steady = ManualClock(1_700_000_000.0), ManualClock(50.0)
        self.watch = Watch(self.wall, self.steady)

    def passes(self, seconds: float, jump: float = 0.0) -> None:
        """Time passes; meanwhile somebody may set the time of day wrong."""
        self.steady.time += seconds
        self.wall.time += seconds + jump
        leap(seconds)


class Luck(random.Random):
    """Stands for the module `secrets` where bots are given their luck, so that a game is the same every time."""

    def randbits(self, count: int) -> int:
        """A number of so many bits."""
        return self.getrandbits(count)


@contextlib.contextmanager
def lucky(luck: str) -> Iterator[None]:
    """Let all that is drawn at tables follow from a word; without one each table has a number for its seed."""
    numbers = itertools.count()

    def seed(_: object) -> str:
        return luck or f"table {next(numbers)}"

    with (
        mock.patch("igroteka.web.tables.fairness.clean_seed", seed),
        mock.patch("igroteka.web.workers.pool.secrets", Luck(luck)),
        mock.patch("igroteka.web.tables.scheduler.secrets", Luck(luck)),
    ):
        yield
