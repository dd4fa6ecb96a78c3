"""How meetings of a tournament end, as functions of an open transaction: their results, and what becomes of those who did not come."""

from __future__ import annotations

import contextlib
from typing import Final

from sqlalchemy import Connection, or_, select, update

from . import tournament_operations as do
from .decisions import read_decision
from .outbox import call
from .rows import StoreError
from .schema import ENTRANTS, EVENTS, MEETINGS, OUTCOMES
from .tournament_rows import MOST_ABSENCES, STAYED_AWAY, MeetingRow, absences_in_a_row, write_numbers

DECIDED: Final = "MUOS"
"""The kinds of rows that tell of something which was decided at a seat."""


def note_result(conn: Connection, id: str, meeting: MeetingRow, now: float) -> None:
    """Write down how a meeting has ended, once. Whoever did not come is told so, and taken out if that was not the first time in a row."""
    do.hold(conn, id)
    result = {
        "ranks": write_numbers(meeting.ranks),
        "scores": write_numbers(meeting.scores),
        "absent": write_numbers(meeting.absent),
    }
    noted = update(MEETINGS).where(*do.row_of(id, meeting), MEETINGS.c.ranks == "").values(result)
    if conn.execute(noted).rowcount == 0 or not meeting.absent:
        return
    entrants, meetings = do.entrants_of(conn, id), do.meetings_of(conn, id)
    kinds: dict[str, str] = {}
    for one in [entrants[number] for number in meeting.absent]:
        is_out = not one.withdrawn and absences_in_a_row(one, meetings) >= MOST_ABSENCES
        if is_out:
            mine = (ENTRANTS.c.tournament_id == id, ENTRANTS.c.number == one.number)
            conn.execute(update(ENTRANTS).where(*mine).values(withdrawn=STAYED_AWAY))
        kinds[one.player] = "out" if is_out else "absent"
    call(conn, meeting.table, kinds, now, frozenset())


def places_at(conn: Connection, table: str) -> list[tuple[int, int]]:
    """Rank and points of all seats of a finished game, in the order of seats; nothing if it has no result."""
    wanted = select(OUTCOMES.c.rank, OUTCOMES.c.points).where(OUTCOMES.c.table_id == table)
    return [(row.rank, row.points or 0) for row in conn.execute(wanted.order_by(OUTCOMES.c.seat))]


def has_decided(conn: Connection, table: str, seat: int) -> bool:
    """Whether the log tells of anything that was decided at a seat: a move, also one taken back, an order, or that its owner has come back."""
    lines = [EVENTS.c.line.startswith(f"{kind} {seat} ") for kind in DECIDED]
    told = select(EVENTS.c.seq).where(EVENTS.c.table_id == table, or_(*lines)).limit(1)
    return conn.execute(told).first() is not None


def absent_at(conn: Connection, table: str, seats: int) -> list[int]:
    """The seats to which nobody came, as the log of a table with so many tells; a damaged row tells nothing, and holds up no tournament."""
    told = select(EVENTS.c.line).where(EVENTS.c.table_id == table, EVENTS.c.line.startswith("X absent "))
    absent: set[int] = set()
    for line in conn.execute(told).scalars():
        with contextlib.suppress(StoreError):
            absent.update(read_decision(line.removeprefix("X "), seats).seats)
    return sorted(absent)
