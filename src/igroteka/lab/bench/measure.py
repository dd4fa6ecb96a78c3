"""One measurement: a slice of calibration, then a slice of play, both in processor time of this process."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from ...core import Json, Rng, apply, chance, fingerprint, moves, over, playout, waiting
from ...core.registry import find

#: One beat is one run of `_beat`. Ratios are per beat: do not change the loop, or old figures lose their scale.
LOOPS: Final = 1000
POSITIONS: Final = 64


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and default options."""

    game: str
    seats: int


@dataclass(frozen=True)
class Slice:
    """What one slice did: how many of each thing, and the seconds that went into it."""

    decisions: int
    games: int
    play_seconds: float
    clones: int
    clone_seconds: float
    beats: int
    beat_seconds: float

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return dict(vars(self))


def cases(games: list[str], seats: list[int] | None = None) -> list[Case]:
    """Every seat count of these games, or only some."""
    return [Case(g, n) for g in games for n in find(g).seats if seats is None or n in seats]


class _Counter:
    """Something to call in the calibration loop."""

    def __init__(self) -> None:
        self.total = 0

    def add(self, n: int) -> int:
        self.total += n
        return self.total


def _beat() -> int:
    """A fixed amount of ordinary Python: calls, attributes, lists, dictionaries and small numbers."""
    cells = list(range(64))
    names = {i: i & 7 for i in range(64)}
    counter = _Counter()
    for i in range(LOOPS):
        j = (i * 40014 + 7) % 64
        if cells[j] > names[j]:
            cells[j] = counter.add(j) & 63
        else:
            cells[j] += names[i & 63] + 1
    return counter.total + sum(cells)


def calibrate(seconds: float) -> tuple[int, float]:
    """Beats, and the processor time that they took, at least this much."""
    beats, began = 0, time.process_time()
    while True:
        _beat()
        beats += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return beats, spent


def measure(case: Case, seconds: float, first: int) -> Slice:
    """Random games from seed `first` on, with all legal moves at every decision; clones; calibration around both."""
    beats, beat_seconds = calibrate(seconds / 4)
    decisions = games = 0
    spent, began = 0.0, time.process_time()
    g = find(case.game)
    while spent < seconds:
        rng = Rng(first + games)
        decisions += playout(g.new(case.seats), rng)
        games += 1
        spent = time.process_time() - began
    clones, clone_seconds = _clones(case, seconds / 2)
    more, more_seconds = calibrate(seconds / 4)
    return Slice(decisions, games, spent, clones, clone_seconds, beats + more, beat_seconds + more_seconds)


def _clones(case: Case, seconds: float) -> tuple[int, float]:
    """Clone positions from all over a game, in turn."""
    g = find(case.game)
    s, rng = g.new(case.seats), Rng(0)
    s.events = None
    positions = []
    while not over(s):
        chance(s, rng)
        positions.append(s.clone())
        turn = waiting(s)
        if turn:
            legal = moves(s, turn[0])
            apply(s, turn[0], legal[rng.below(len(legal))])
    some = [positions[i * len(positions) // POSITIONS] for i in range(POSITIONS)]
    clones, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        for one in some:
            one.clone()
        clones += POSITIONS
        spent = time.process_time() - began
    return clones, spent


def trace(case: Case) -> str:
    """The outcome of one game: two builds of the same sources agree on it."""
    g = find(case.game)
    s = g.new(case.seats)
    decisions = playout(s, Rng(0))
    return f"{decisions} {fingerprint(s)}"
