"""Taking back: to which steps a seat may go back, and going there.

Chance, a revealed secret and another seat's move are barriers. In an open simultaneous decision a seat takes back
its own last answer.

Whoever plays alone against bots may go back across these barriers, too (`across`): nobody else has seen anything, and a draw
follows from the seed and its number, so that the same draw comes again however often it is taken back.

A recorded match has no barriers at all: whoever writes down what happens at a table has seen everything and may have mistaken something.
"""

from __future__ import annotations

from ..core import CHANCE, IllegalMove, Seat, State, Text, apply, retract, scene
from ..core.errors import some
from .entry import Entry
from .record import MatchRecord


def undo_points(m: MatchRecord, seat: Seat) -> list[int]:
    """The steps to which a seat may go back, latest last: its own decisions behind no barrier; in a recorded match all decisions and draws."""
    if m.is_recorded:
        return [step for step, e in enumerate(m.entries) if not e.auto]
    if m.open_group() >= 0:
        return []
    if not m.undo_positions or m.entries[-1].seat != seat:
        return []
    return [step for step in sorted(m.undo_positions) if not m.entries[step].auto]


def points_across(m: MatchRecord, seat: Seat) -> list[int]:
    """The steps to which a seat that plays alone against bots may go back, latest last: all its own decisions.

    Where all decided at once the step is that before the first answer: the answers of the bots are taken back, too.
    """
    steps = [e.group if e.group >= 0 else i for i, e in enumerate(m.entries) if _is_own(e, seat)]
    return list(dict.fromkeys(steps))


def _is_own(e: Entry, seat: Seat) -> bool:
    """Whether a seat decided this itself."""
    return e.seat == seat and not e.auto


def can_undo(m: MatchRecord, seat: Seat) -> bool:
    """Whether a seat may take something back."""
    if m.is_recorded:
        return bool(undo_points(m, seat))
    group = m.open_group()
    if group >= 0:
        return any(e.seat == seat for e in m.entries[group:])
    return bool(undo_points(m, seat))


def undo_label(m: MatchRecord, step: int) -> Text:
    """What the move says that would be taken back first on the way to this step."""
    e = m.entries[step]
    if e.label is None:
        before = m.undo_positions.get(step) or position_at(m, step)
        e.label = m.game.show(scene(before, e.seat), e.move).label
    return e.label


def require_entries(m: MatchRecord) -> None:
    """Refuse to take back before anything has been played."""
    if not m.entries:
        raise IllegalMove("nothing has been played yet")


def last_mover(m: MatchRecord) -> Seat:
    """The seat that takes back where none is named."""
    require_entries(m)
    last = m.entries[-1].seat
    return last if last != CHANCE or m.is_recorded else 0


def undo(m: MatchRecord, seat: Seat, to: int | None) -> None:
    """Take back the last decision of a seat, or all back to a step."""
    require_entries(m)
    group = m.open_group()
    if group >= 0 and not m.is_recorded:
        _retract_answer(m, seat, group)
        return
    points = undo_points(m, seat)
    step = to if to is not None else (points[-1] if points else -1)
    if step not in points:
        raise IllegalMove(f"seat {seat} cannot go back {_barrier(m, seat, to)}")
    if m.is_recorded:
        _go_back(m, step)
        return
    m.state = m.undo_positions[step]
    m.state.events = []
    del m.entries[step:]
    for later in [i for i in m.undo_positions if i >= step]:
        del m.undo_positions[later]


def undo_across(m: MatchRecord, seat: Seat, to: int | None) -> None:
    """Take back the last decision of a seat, or all back to a step, with all that bots and chance have done since."""
    require_entries(m)
    points = points_across(m, seat)
    step = to if to is not None else (points[-1] if points else -1)
    if step not in points:
        allowed = some([str(point) for point in points]) or "none: it has decided nothing"
        raise IllegalMove(f"seat {seat} cannot go back to step {step}; allowed: {allowed}")
    _go_back(m, step)


def _go_back(m: MatchRecord, step: int) -> None:
    """Forget all from a step on, whatever it was."""
    m.state = position_at(m, step)
    del m.entries[step:]
    m.undo_positions.clear()
    m.draws = sum(1 for e in m.entries if e.seat == CHANCE)


def position_at(m: MatchRecord, step: int) -> State:
    """The position before a step, played again from the beginning."""
    s = m.start.clone()
    for e in m.entries[:step]:
        apply(s, e.seat, e.move)
    s.events = []
    return s


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
