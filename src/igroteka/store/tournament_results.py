"""How meetings of a tournament end, as functions of an open transaction: their results, and what becomes of those who did not come."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from . import tournament_operations as do
from .outbox import call
from .schema import ENTRANTS, EVENTS, MEETINGS, OUTCOMES
from .tournament_rows import MOST_ABSENCES, STAYED_AWAY, MeetingRow, absences_in_a_row, write_numbers


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


def absent_at(conn: Connection, table: str) -> list[int]:
    """The seats to which nobody came, as the log of a table tells."""
    told = select(EVENTS.c.line).where(EVENTS.c.table_id == table, EVENTS.c.line.startswith("X absent "))
    return sorted({int(line.split()[2]) for line in conn.execute(told).scalars()})
