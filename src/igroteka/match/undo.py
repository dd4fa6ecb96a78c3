"""Taking back: to which steps a seat may go back, and going there.

Chance, a revealed secret and another seat's move are barriers. In an open simultaneous decision a seat takes back
its own last answer.
"""

from __future__ import annotations

from ..core import CHANCE, IllegalMove, Seat, Text, retract
from ..core.errors import some
from .record import MatchRecord


def undo_points(m: MatchRecord, seat: Seat) -> list[int]:
    """The steps to which a seat may go back, latest last: its own decisions behind no barrier."""
    if m.open_group() >= 0:
        return []
    if not m.undo_positions or m.entries[-1].seat != seat:
        return []
    return [step for step in sorted(m.undo_positions) if not m.entries[step].auto]


def can_undo(m: MatchRecord, seat: Seat) -> bool:
    """Whether a seat may take something back."""
    group = m.open_group()
    if group >= 0:
        return any(e.seat == seat for e in m.entries[group:])
    return bool(undo_points(m, seat))


def undo_label(m: MatchRecord, step: int) -> Text:
    """What the move says that would be taken back first on the way to this step."""
    return m.game.show(m.undo_positions[step], m.entries[step].move).label


def require_entries(m: MatchRecord) -> None:
    """Refuse to take back before anything has been played."""
    if not m.entries:
        raise IllegalMove("nothing has been played yet")


def last_mover(m: MatchRecord) -> Seat:
    """The seat that takes back where none is named."""
    require_entries(m)
    last = m.entries[-1].seat
    return last if last != CHANCE else 0


def undo(m: MatchRecord, seat: Seat, to: int | None) -> None:
    """Take back the last decision of a seat, or all back to a step."""
    require_entries(m)
    group = m.open_group()
    if group >= 0:
        _retract_answer(m, seat, group)
        return
    points = undo_points(m, seat)
    step = to if to is not None else (points[-1] if points else -1)
    if step not in points:
        raise IllegalMove(f"seat {seat} cannot go back {_barrier(m, seat, to)}")
    m.state = m.undo_positions[step]
    m.state.events = []
    del m.entries[step:]
    for later in [i for i in m.undo_positions if i >= step]:
        del m.undo_positions[later]


def _retract_answer(m: MatchRecord, seat: Seat, group: int) -> None:
    """Take back the last answer of a seat in the open simultaneous decision."""
    if not can_undo(m, seat):
        raise IllegalMove(f"seat {seat} has no sealed answer to take back")
    retract(m.state, seat)
    last = max(i for i, e in enumerate(m.entries) if e.group == group and e.seat == seat)
    del m.entries[last]


def _barrier(m: MatchRecord, seat: Seat, to: int | None) -> str:
    """Why a seat cannot go back, as the end of a sentence."""
    points = undo_points(m, seat)
    if to is not None and points:
        return f"to step {to}; allowed: {some([str(p) for p in points])}"
    last = m.entries[-1]
    if last.seat == CHANCE:
        return "behind chance"
    if last.seat != seat:
        return f"because seat {last.seat} has moved since"
    return "behind a secret that has come out"
