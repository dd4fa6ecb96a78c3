"""Tournaments as functions of an open transaction. Whatever changes one holds its row first, so that nothing happens twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from .database import compact, read_json
from .rows import StoreError
from .schema import ENTRANTS, MEETINGS, TOURNAMENTS
from .tournament_rows import (
    ALIVE,
    LEFT,
    STAYED_AWAY,
    EntrantRow,
    Joining,
    ListedTournament,
    MeetingRow,
    TournamentRow,
    WholeTournament,
    read_numbers,
    write_numbers,
)

JOINED: Final = "joined"
THERE: Final = "there"
FULL: Final = "full"
BEGUN: Final = "begun"


def _tournament(row: Mapping[Any, Any]) -> TournamentRow:
    fields: dict[str, Any] = dict(row)
    terms = read_json(fields["terms"])
    if not isinstance(terms, dict):
        raise StoreError(f"tournament {fields['id']}: found terms {str(terms)[:40]!r}; allowed: an object")
    return TournamentRow(**{**fields, "terms": terms, "public": bool(fields["public"])})


def create(conn: Connection, row: TournamentRow, entrants: Sequence[EntrantRow]) -> None:
    """Write a new tournament with those who take part from the beginning."""
    conn.execute(
        insert(TOURNAMENTS).values({**vars(row), "terms": compact(row.terms), "public": int(row.public)})
    )
    _add_entrants(conn, row.id, entrants)


def _add_entrants(conn: Connection, id: str, entrants: Sequence[EntrantRow]) -> None:
    rows = [{"tournament_id": id, **one._asdict()} for one in entrants]
    if rows:
        conn.execute(insert(ENTRANTS), rows)


def whole(conn: Connection, id: str) -> WholeTournament | None:
    """A tournament with all that belongs to it."""
    found = conn.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).mappings().first()
    if found is None:
        return None
    return WholeTournament(_tournament(found), entrants_of(conn, id), meetings_of(conn, id))


def entrants_of(conn: Connection, id: str) -> list[EntrantRow]:
    """Everybody who takes part, by number."""
    c = ENTRANTS.c
    columns = (c.number, c.player, c.name, c.withdrawn, c.counted)
    wanted = select(*columns).where(c.tournament_id == id).order_by(c.number)
    return [EntrantRow(*row) for row in conn.execute(wanted)]


def meetings_of(conn: Connection, id: str) -> list[MeetingRow]:
    """All meetings, round by round."""
    c = MEETINGS.c
    columns = (c.round, c.number, c.table_id, c.players, c.ranks, c.scores, c.made, c.absent)
    wanted = select(*columns).where(c.tournament_id == id).order_by(c.round, c.number)
    return [
        MeetingRow(
            row.round,
            row.number,
            row.table_id,
            read_numbers(row.players),
            read_numbers(row.ranks),
            read_numbers(row.scores),
            bool(row.made),
            read_numbers(row.absent),
        )
        for row in conn.execute(wanted)
    ]


def listed(conn: Connection, person: str, limit: int) -> list[ListedTournament]:
    """The newest tournaments that everybody may find, and those of a person; the ones that are not over first."""
    mine: list[ColumnElement[bool]] = []
    if person:
        takes_part = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.player == person)
        mine = [TOURNAMENTS.c.organiser == person, TOURNAMENTS.c.id.in_(takes_part)]
    count = select(func.count()).where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id).scalar_subquery()
    shown = TOURNAMENTS.c.status != "closed"
    wanted = select(TOURNAMENTS, count.label("players")).where(shown, or_(TOURNAMENTS.c.public == 1, *mine))
    order = (TOURNAMENTS.c.status.not_in(ALIVE), TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id)
    rows = [dict(row) for row in conn.execute(wanted.order_by(*order).limit(limit)).mappings()]
    counts = [row.pop("players") for row in rows]
    return [ListedTournament(_tournament(row), count) for row, count in zip(rows, counts, strict=True)]


def running(conn: Connection) -> list[str]:
    """The tournaments that are being played, the oldest first."""
    wanted = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running")
    return list(conn.execute(wanted.order_by(TOURNAMENTS.c.created, TOURNAMENTS.c.id)).scalars())


def count_alive(conn: Connection, organiser: str) -> int:
    """How many tournaments of somebody are not over."""
    mine = (TOURNAMENTS.c.organiser == organiser, TOURNAMENTS.c.status.in_(ALIVE))
    return int(conn.execute(select(func.count()).select_from(TOURNAMENTS).where(*mine)).scalar_one())


def hold(conn: Connection, id: str) -> tuple[str, int] | None:
    """Status and round of a tournament that nobody else changes before the end of the transaction."""
    held = select(TOURNAMENTS.c.status, TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == id).with_for_update()
    row = conn.execute(held).first()
    return None if row is None else (row.status, row.round)


def join(conn: Connection, id: str, player: str, name: str, most: int) -> Joining:
    """Let somebody take part in a tournament that has not begun; what has become of it, and how many take part then."""
    state = hold(conn, id)
    entrants = entrants_of(conn, id)
    if any(one.player == player for one in entrants):
        return Joining(THERE, len(entrants))
    if state is None or state[0] != "open":
        return Joining(BEGUN, len(entrants))
    if len(entrants) >= most:
        return Joining(FULL, len(entrants))
    _add_entrants(conn, id, [EntrantRow(len(entrants), player, name)])
    return Joining(JOINED, len(entrants) + 1)


def fill(conn: Connection, id: str, bot: str, most: int) -> None:
    """Give the places that are left in a tournament that has not begun to bots."""
    state = hold(conn, id)
    if state is not None and state[0] == "open":
        there = len(entrants_of(conn, id))
        _add_entrants(conn, id, [EntrantRow(number, bot, "") for number in range(there, most)])


def leave(conn: Connection, id: str, who: EntrantRow) -> None:
    """Let somebody take part no more: before the beginning they are taken out, after it they have withdrawn.

    Numbers move up when others leave before the beginning, so people are found by who they are.
    """
    state = hold(conn, id)
    entrants = entrants_of(conn, id)
    same = [one for one in entrants if one.player == who.player]
    number = next((one.number for one in same if one.number == who.number), same[0].number if same else None)
    if state is None or number is None:
        return
    if state[0] == "open":
        left = [one for one in entrants if one.number != number]
        conn.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament_id == id))
        _add_entrants(conn, id, [one._replace(number=i) for i, one in enumerate(left)])
    elif state[0] == "running":
        here = (ENTRANTS.c.tournament_id == id, ENTRANTS.c.number == number)
        conn.execute(update(ENTRANTS).where(*here).values(withdrawn=LEFT))


def let_in_again(conn: Connection, id: str, number: int) -> bool:
    """Let somebody take part again who was taken out for not coming; False if there is nobody like that. Earlier absences count no more."""
    state = hold(conn, id)
    if state is None or state[0] != "running":
        return False
    mine = (ENTRANTS.c.tournament_id == id, ENTRANTS.c.number == number, ENTRANTS.c.withdrawn == STAYED_AWAY)
    again = update(ENTRANTS).where(*mine, ENTRANTS.c.player != "").values(withdrawn=0, counted=state[1])
    return conn.execute(again).rowcount > 0


def begin_round(conn: Connection, id: str, expected: WholeTournament, meetings: Sequence[MeetingRow]) -> bool:
    """Begin the round that follows, unless somebody else has done so, or somebody has come or gone meanwhile."""
    state = hold(conn, id)
    if state != (expected.row.status, expected.row.round) or entrants_of(conn, id) != expected.entrants:
        return False
    rows = [
        {
            "tournament_id": id,
            "round": one.round,
            "number": one.number,
            "table_id": one.table,
            "players": write_numbers(one.players),
            "ranks": "",
            "scores": "",
            "made": 0,
            "absent": "",
        }
        for one in meetings
    ]
    if rows:
        conn.execute(insert(MEETINGS), rows)
    begun = update(TOURNAMENTS).where(TOURNAMENTS.c.id == id)
    conn.execute(begun.values(status="running", round=expected.row.round + 1))
    return True


def note_made(conn: Connection, id: str, meeting: MeetingRow) -> None:
    """Write down that the table of a meeting has been made."""
    conn.execute(update(MEETINGS).where(*row_of(id, meeting)).values(made=1))


def row_of(id: str, meeting: MeetingRow) -> tuple[ColumnElement[bool], ...]:
    """Which row a meeting is."""
    c = MEETINGS.c
    return c.tournament_id == id, c.round == meeting.round, c.number == meeting.number


def end(conn: Connection, id: str, status: str) -> None:
    """End a tournament that is not over."""
    hold(conn, id)
    alive = (TOURNAMENTS.c.id == id, TOURNAMENTS.c.status.in_(ALIVE))
    conn.execute(update(TOURNAMENTS).where(*alive).values(status=status))


def taken_part(conn: Connection, person: str) -> list[tuple[str, str]]:
    """Id and name of the tournaments that somebody takes part in or has organised."""
    part = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.player == person)
    wanted = select(TOURNAMENTS.c.id, TOURNAMENTS.c.name).where(
        or_(TOURNAMENTS.c.organiser == person, TOURNAMENTS.c.id.in_(part))
    )
    return [(row.id, row.name) for row in conn.execute(wanted.order_by(TOURNAMENTS.c.created))]


def forget_entrant(conn: Connection, person: str) -> None:
    """Take somebody's name out of all tournaments. Their results stay, those of a former player, who is paired no more."""
    mine = ENTRANTS.c.player == person
    conn.execute(update(ENTRANTS).where(mine).values(player="", name="", withdrawn=LEFT))
    conn.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.organiser == person).values(organiser=""))
