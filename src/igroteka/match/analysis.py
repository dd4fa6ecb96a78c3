"""A finished game looked at again: the chances to win at every step, and the moves that turned them.

A turn is a chain of small choices, and in the middle of it a position looks worse or better than it is: what was
paid is gone and what it buys is not there yet. So the chances are judged where a chain ends, and stay as they were
within it. Of a long game only some positions are judged, more of them where the chances change much.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import pairwise
from statistics import median
from typing import Final

from ..bots.odds import Odds
from ..core import CHANCE, Seat, State, Text, apply, scene, waiting
from . import Match
from .hints import find_better_move
from .lines import LineMove
from .reasons import Reason
from .thinking import adviser

#: A turning point changes the chance of its seat by at least this much more or less than its turns usually do.
TURN: Final = 0.08
MOST_TURNS: Final = 6
#: Positions of a game that are judged for a picture of it, the first of them spread evenly.
MOST_POINTS: Final = 150
SPREAD: Final = 100
NOBODY: Final = -2
#: What a move is called that lost so much of the chance to win, the worst first.
FAULTS: Final = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.0))


@dataclass(frozen=True)
class Point:
    """The chance to win of every seat after a step, and who had decided (chance: -1, the beginning: -2)."""

    step: int
    seat: Seat
    chances: tuple[float, ...]


@dataclass(frozen=True)
class BetterMove:
    """What a seat would have done better to play: the move, its words, its chance to win with it, and why.

    `lost` is how much of the chance to win the move cost that was played instead.
    """

    move: str
    label: Text
    chance: float
    lost: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[LineMove, ...] = ()

    @property
    def fault(self) -> str:
        """What the move that was played is called: "blunder", "mistake" or "slip"."""
        return next(name for name, least in FAULTS if self.lost >= least)


@dataclass(frozen=True)
class TurningPoint:
    """A chain of choices that changed the chances of a seat by much. It began at the step `first` and ended at `step`.

    `why` is "move", "luck" (a draw), "together" (several seats decided at once) or "end" (the final scoring). A turn
    of one's own nearly always brings something: `gain` is what this one brought beyond that.
    """

    step: int
    seat: Seat
    move: str
    before: float
    after: float
    first: int = 0
    why: str = "move"
    gain: float = 0.0
    better: BetterMove | None = None


@dataclass(frozen=True)
class Analysis:
    """All that a page shows of a finished game."""

    steps: int
    points: list[Point]
    turns: list[TurningPoint]


# ---------------------------------------------------------------- the curve


def chances(match: Match) -> list[Point]:
    """The chances after every step. They tell everything that is in the position: look only at finished games."""
    judged = {point.step: point.chances for point in sample_points(match, most=0)}
    now = judged[min(judged)]  # before the first question nobody has done anything yet
    points = []
    for step in range(len(match.entries) + 1):
        now = judged.get(step, now)
        points.append(Point(step, match.entries[step - 1].seat if step else NOBODY, now))
    return points


def chances_at(match: Match, step: int) -> tuple[float, ...]:
    """The chances in the position after a step, the same every time; a set-up that is not finished counts as finished.

    Within a turn a position looks worse or better than it is: the curve leaves such steps out.
    """
    judge = _Judge(match)
    judge.walk([step])
    return judge.judged[max(judge.judged)]


def sample_points(match: Match, most: int = MOST_POINTS, seconds: float = 0.0) -> list[Point]:
    """The chances at the ends of chains, of at most so many (0: all); begun and ended games have at least one.

    With `seconds` no new position is judged after that time.
    """
    deadline = time.monotonic() + seconds if seconds else 0.0
    judge = _Judge(match)
    ends = [last for _, last in chains(match)]
    if not most or len(ends) <= most:
        judge.walk(ends)
        return judge.points()
    first = min(SPREAD, most)
    judge.walk(sorted({ends[i * (len(ends) - 1) // (first - 1)] for i in range(first)}))
    gaps = [judge.gap(a, b, ends) for a, b in pairwise(sorted(judge.judged))]
    heapify(gaps)
    while gaps and len(judge.judged) < most and not (deadline and time.monotonic() > deadline):
        _, inside, a, b = heappop(gaps)
        if not inside:
            continue
        middle = inside[len(inside) // 2]
        judge.judge_from(a, middle)
        if middle in judge.judged:
            heappush(gaps, judge.gap(a, middle, ends))
            heappush(gaps, judge.gap(middle, b, ends))
    return judge.points()


def chains(match: Match) -> list[tuple[int, int]]:
    """The chains of a match, as steps before and after: choices of one seat, draws, one simultaneous decision."""
    steps: list[tuple[int, int]] = []
    entries = match.entries
    first = 0
    for step in range(1, len(entries) + 1):
        if step < len(entries):
            one, two = entries[step - 1], entries[step]
            if one.group == two.group and (one.group >= 0 or one.seat == two.seat):
                continue
        steps.append((first, step))
        first = step
    return steps or [(0, 0)]


Gap = tuple[float, list[int], int, int]


class _Judge:
    """Walks through a match and judges positions of it. What it has judged it can go on from."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.count
        self.curve = adviser(match.game.key, match.count)
        self.judged: dict[int, tuple[float, ...]] = {}
        self._at: dict[int, State] = {}
        self._asked = self._first_question()

    def _first_question(self) -> int:
        """The step at which a seat is asked for the first time: a set-up that is not finished cannot be judged."""
        s = self._start()
        for step, e in enumerate(self.match.entries):
            if any(seat != CHANCE for seat in waiting(s)):
                return step
            apply(s, e.seat, e.move)
        return len(self.match.entries)

    def _start(self) -> State:
        s = self.match.start.clone()
        s.events = None
        return s

    def walk(self, steps: list[int]) -> None:
        """Judge these steps, and the first question, in order."""
        s, here = self._start(), 0
        for step in sorted({self._asked, *steps}):
            here = self._go(s, here, step)
            self._judge(s, step)

    def judge_from(self, known: int, step: int) -> None:
        """Judge a step after one that has been judged."""
        s = self._at[known].clone()
        s.events = None
        self._go(s, known, step)
        self._judge(s, step)

    def _go(self, s: State, here: int, to: int) -> int:
        for e in self.match.entries[here:to]:
            apply(s, e.seat, e.move)
        return to

    def _judge(self, s: State, step: int) -> None:
        if step < self._asked:
            return
        self.judged[step] = _shares(_worth(self.match, self.curve, s), self.seats)
        self._at[step] = s.clone()

    def gap(self, a: int, b: int, ends: list[int]) -> Gap:
        """What lies between two judged steps; those with the greatest change come first."""
        swing = max([abs(x - y) for x, y in zip(self.judged[a], self.judged[b], strict=True)])
        return -swing, [end for end in ends if a < end < b], a, b

    def points(self) -> list[Point]:
        """All judged positions in order."""
        entries = self.match.entries
        return [
            Point(step, entries[step - 1].seat if step else NOBODY, self.judged[step])
            for step in sorted(self.judged)
        ]


def _worth(match: Match, curve: Odds, s: State) -> list[float]:
    """The chance of every seat: by the evaluation while the game runs, by the result at its end."""
    if waiting(s):
        return curve.chances_after_bids(match.game, s, match.bids)
    scores = match.scores_of(s)
    if len(scores) == 1:
        return curve.chances(match.game, s)
    first = [score.seat for score in scores if score.rank == 1]
    return [1 / len(first) if seat in first else 0.0 for seat in range(match.count)]


def _shares(worth: list[float], seats: int) -> tuple[float, ...]:
    whole = sum(worth) if seats > 1 else 1.0
    return tuple([round(one / whole, 4) if whole else 0.0 for one in worth])


# ---------------------------------------------------------------- turning points


def turning_points(match: Match, points: list[Point]) -> list[TurningPoint]:
    """The greatest changes that a decision brought to the seat that made it, and strokes of luck, in order."""
    judged = {point.step: point.chances for point in points}
    all_turns = [
        _turn(match, first, step, judged[first], judged[step])
        for first, step in chains(match)
        if first != step and first in judged and step in judged
    ]
    usual = {
        seat: median([turn.gain for turn in all_turns if turn.why == "move" and turn.seat == seat] or [0.0])
        for seat in range(match.count)
    }
    turns = [replace(t, gain=t.gain - usual[t.seat]) if t.why == "move" else t for t in all_turns]
    turns = [turn for turn in turns if abs(turn.gain) >= TURN]
    turns.sort(key=lambda turn: -abs(turn.gain))
    return sorted(turns[:MOST_TURNS], key=lambda turn: turn.step)


def _turn(
    match: Match, first: int, step: int, old: tuple[float, ...], new: tuple[float, ...]
) -> TurningPoint:
    """A chain with what it brought to the seat that made it, or to the one for which it meant most."""
    entry = match.entries[step - 1]
    why = "together" if entry.group >= 0 else "luck" if entry.seat < 0 else "move"
    if step == len(match.entries) and match.over:
        why = "end"
    whom = [entry.seat] if why == "move" else range(len(new))
    seat = max(whom, key=lambda i: abs(new[i] - old[i]))
    return TurningPoint(step, seat, str(entry.move), old[seat], new[seat], first, why, new[seat] - old[seat])


def add_better_move(match: Match, turn: TurningPoint, iterations: int = 0) -> TurningPoint:
    """The turning point with the better move, if a search finds one for a turn that brought too little.

    It sees only what the seat could see, so it never advises by hindsight.
    """
    if turn.why != "move" or turn.gain > 0:
        return turn
    s = match.start.clone()
    s.events = None
    for e in match.entries[: turn.first]:
        apply(s, e.seat, e.move)
    played = match.entries[turn.first].move
    better = find_better_move(match.game, s, turn.seat, played, iterations)
    if better is None:
        return turn
    hint = better.hint
    label = match.game.show(scene(s, turn.seat), hint.move).label
    found = BetterMove(str(hint.move), label, hint.chance, better.lost, hint.reasons, hint.line)
    return replace(turn, better=found)
