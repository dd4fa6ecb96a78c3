"""The numbers by which seats name the question that they answer.

A number is that of the newest row, as far as a seat may know of it. While a simultaneous decision is open, a seat's
number counts only its own answers: how often others have answered is theirs to know.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import Seat, State, Together
from .log_rows import MOVING, RECORDER


class QuestionSnapshot(NamedTuple):
    """The numbers of all questions, as plain values."""

    opened_at: int
    own: dict[Seat, int]
    asked_at: dict[Seat, int]


class QuestionNumbers:
    """Belongs to one match."""

    def __init__(self, seats: int) -> None:
        self.asked_at: dict[Seat, int] = {}
        """The number at which each seat was put its present question."""
        self.asked_all_at = 0
        """The newest row with which all seats were put a new question."""
        self._seats = seats
        self._lanes: object = None
        """The lanes of the simultaneous decision that is open now."""
        self._opened_at = 0
        self._own: dict[Seat, int] = {}
        """How many rows each seat has added to the open simultaneous decision."""

    def number(self, seat: Seat | None, seq: int) -> int:
        """The number that a seat may know, when the newest row of the log is `seq`."""
        if self._lanes is None:
            return seq
        return self._opened_at + (self._own.get(seat, 0) if seat is not None else 0)

    def is_current(self, seat: Seat, number: int, seq: int) -> bool:
        """Whether the question to this seat is still the one that was put at this number."""
        return self.asked_at.get(seat, 0) <= number <= self.number(seat, seq)

    def note(self, rows: list[str], seq: int, state: State) -> None:
        """Count a decision with all that follows from it; `seq` is the number of its last row."""
        kind, who = rows[0].split()[:2]
        moved = any(row[0] in MOVING for row in rows)
        lanes = _open_lanes(state)
        if lanes is None or lanes is not self._lanes or who == RECORDER:
            self._lanes, self._opened_at, self._own = lanes, seq, {}
            if moved:
                self.asked_at = dict.fromkeys(range(self._seats), seq)
                self.asked_all_at = seq
        elif kind in "MUO":
            seat = int(who)
            self._own[seat] = self._own.get(seat, 0) + len(rows)
            if moved:
                self.asked_at[seat] = self.number(seat, seq)

    def take_snapshot(self) -> QuestionSnapshot:
        """All numbers as they are now."""
        return QuestionSnapshot(self._opened_at, dict(self._own), dict(self.asked_at))

    def restore(self, snapshot: QuestionSnapshot, state: State) -> None:
        """Go on from a snapshot that was taken at this position."""
        self._lanes = _open_lanes(state)
        self._opened_at = snapshot.opened_at
        self._own, self.asked_at = dict(snapshot.own), dict(snapshot.asked_at)


def _open_lanes(state: State) -> object:
    """What tells the simultaneous decision that is open now from any other; None if none is."""
    top = state.agenda[-1] if state.agenda else None
    return top.lanes if isinstance(top, Together) else None
