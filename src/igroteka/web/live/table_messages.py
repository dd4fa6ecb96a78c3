"""What pages are told of a table besides its match: who sits there, its clock, its chat, and the whole message for a page."""

from __future__ import annotations

from typing import Protocol

from ...core import Seat, Text
from ...store import LoggedMatch, TableRow
from ...texts import speaker
from ..tables import arranging, bidding, fairness, motions, seats
from ..tables.conversation import Conversation
from ..tables.lessons import Lesson
from ..tables.outcome import has_result
from ..tables.protocols import TimedTable
from ..tables.resigning import resigned_seats
from ..tables.seats import Access
from .chat_messages import describe_chat
from .payloads import ConnectedPlayer, MotionFields, Player, TableFields
from .rendering import RenderedTable, Role, RoleRendering
from .view import Viewer


class DescribedTable(RenderedTable, TimedTable, Protocol):
    """What these messages need to know of a table."""

    chat: Conversation

    @property
    def lesson(self) -> Lesson | None:
        """The script of a training table."""
        ...

    def late_seats(self) -> list[Seat]:
        """The seats about which the host may decide."""
        ...

    def connected_seats(self) -> set[Seat] | None:
        """The seats whose pages are connected; None where other processes may know more."""
        ...

    def rendering_of(self, role: Role) -> RoleRendering:
        """The rendering of a role, up to date."""
        ...


def describe_people(table: DescribedTable, lang: str) -> list[Player]:
    """Who sits at the table, named in a language; every move asks this anew."""
    row = table.row
    names = seats.names(row.config["seats"], lang)
    resigned = resigned_seats(table.match) if table.has_begun else []
    return [
        {
            "seat": i,
            "name": names[i] if seat["kind"] != "open" else "",
            "kind": seat["kind"],
            "bot": table.bot_of(i) if table.has_begun else seat.get("bot", ""),
            "host": bool(seat.get("guest")) and seat.get("guest") == row.config.get("host"),
            "resigned": i in resigned,
        }
        for i, seat in enumerate(row.config["seats"])
    ]


def describe_players(table: DescribedTable, lang: str = "") -> list[ConnectedPlayer]:
    """The same with who is connected, and what they have arranged before the game; by default in the language of the host."""
    row, connected = table.row, table.connected_seats()
    return [
        {
            **player,
            "here": None if connected is None else player["kind"] == "bot" or player["seat"] in connected,
            "options": arranging.options_of_seat(row, player["seat"]),
            "asks": arranging.asked_seat(row, player["seat"]),
        }
        for player in describe_people(table, lang or row.config.get("lang", "en"))
    ]


def describe_table(table: DescribedTable, viewer: Viewer) -> TableFields:
    """What a rendering tells besides the match."""
    match, row = table.match, table.row
    late = [] if match.over else table.late_seats()
    lesson = table.lesson
    return {
        "status": row.status,
        "players": describe_people(table, viewer.lang),
        "clock": table.timing.describe_clock(late, viewer.say),
        "late": late,
        "decide": ("vote" if motions.is_by_vote(table) else "host") if late else "",
        "motion": _describe_motion(table, viewer),
        "paused": table.timing.paused_until,
        "ended": viewer.say(_end_words(row, match)) if match.is_ended else "",
        "lesson": None if lesson is None else lesson.describe(match.moves_played, viewer.seat, viewer.say),
        "next": seats.next_address(row, viewer.seat is not None),
        "recorded": match.is_recorded,
        "locked": _lock_words(row, viewer.lang),
        "result": {"say": viewer.result(), "end": f"/t/{row.id}/end", "rematch": f"/t/{row.id}/rematch"}
        if match.over
        else None,
    }


def _lock_words(row: TableRow, lang: str) -> str:
    """What the people at a table read that the operator has locked; nothing at any other."""
    return speaker(None, lang)(Text("websay-table-locked")) if row.config.get("locked") else ""


def _end_words(row: TableRow, match: LoggedMatch) -> Text:
    """Why a game has ended before its end."""
    return Text("websay-decided" if has_result(row, match) else "websay-ended")


def _describe_motion(table: DescribedTable, viewer: Viewer) -> MotionFields | None:
    """The open motion as a viewer reads it; None if there is none."""
    motion = motions.open_motion(table)
    if motion is None:
        return None
    own = motions.owner_of(table, viewer.seat) if viewer.seat is not None else ""
    voted = {motions.owner_of(table, seat) for seat in motion.votes}
    about = {"late_seat": motion.number} if motion.kind in motions.ABOUT_SEAT else {"count": motion.number}
    return {
        "kind": motion.kind,
        "by": motion.by,
        "agreed": sorted(seat for seat, agrees in motion.votes.items() if agrees),
        "open": own in motions.voters(table, motion) and own not in voted,
        "say": viewer.say(Text(f"websay-motion-{motion.kind}", seat=motion.by, **about)),
    }


def full_message(
    table: DescribedTable, role: Role, access: Access, *, picture: bool = True, token: str = ""
) -> dict[str, object]:
    """The whole message for one page."""
    row = table.row
    of_page = {
        "table": row.id,
        "game": row.game,
        "role": {
            "seat": role.seat,
            "seats": list(access.seats),
            "host": access.host,
            "lang": role.lang,
            "dark": role.dark,
        },
        "token": token,
        **describe_chat(table, access),
        "fair": fairness.describe(row),
        "players": describe_players(table, role.lang),
    }
    if not table.has_begun:
        waiting = {
            "status": row.status,
            "mark": "",
            "locked": _lock_words(row, role.lang),
            "auction": bidding.describe(row),
        }
        return {"t": "full", **waiting, **of_page}
    return {**table.rendering_of(role).full_state(table.match, picture), **of_page}
