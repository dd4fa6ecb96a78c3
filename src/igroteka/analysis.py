"""A finished game looked at again: the chances to win at every step, and the moves that turned them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from .bots.odds import odds
from .core import Seat, apply, waiting
from .match import Match

#: A turning point changes the chance of its seat by at least this much.
TURN: Final = 0.08
MOST_TURNS: Final = 6


@dataclass(frozen=True)
class Point:
    """The chance to win of every seat after a step, and who had decided (chance: -1, the beginning: -2)."""

    step: int
    seat: Seat
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A step that changed the chances of a seat by much: what was played, chances before and after."""

    step: int
    seat: Seat
    move: str
    before: float
    after: float


def chances(match: Match) -> list[Point]:
    """The chances after every step. They tell everything that is in the position: look only at finished games."""
    g = match.game
    seats = g.view(match.state, None).seats
    curve = odds(g.key, seats)
    found: list[Point] = []
    s = match.start.clone()
    s.events = None
    for step in range(len(match.entries) + 1):
        if step:
            entry = match.entries[step - 1]
            apply(s, entry.seat, entry.move)
        worth = curve.chances(g, s) if waiting(s) else curve.final(g, s)
        whole = sum(worth) if seats > 1 else 1.0
        seat = match.entries[step - 1].seat if step else -2
        found.append(Point(step, seat, tuple([round(one / whole, 4) if whole else 0.0 for one in worth])))
    return found


def turning_points(match: Match, points: list[Point]) -> list[Turn]:
    """The greatest changes that a decision brought to the seat that made it, and strokes of luck, in order."""
    found: list[Turn] = []
    for last, now in pairwise(points):
        whom = [now.seat] if now.seat >= 0 else range(len(now.chances))
        seat = max(whom, key=lambda i: abs(now.chances[i] - last.chances[i]))
        before, after = last.chances[seat], now.chances[seat]
        if abs(after - before) >= TURN:
            found.append(Turn(now.step, seat, str(match.entries[now.step - 1].move), before, after))
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:MOST_TURNS], key=lambda turn: turn.step)
