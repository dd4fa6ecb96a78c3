"""Who is there at a running table, and how the role of the host goes on to somebody who is."""

from __future__ import annotations

from typing import Final, Protocol

from ...core import Seat
from ...store import LoggedMatch
from ..errors import Refused
from . import seats
from .protocols import TimedTable


class JudgedTable(TimedTable, Protocol):
    """What must be known of a table to tell who is there."""

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        ...

    def late_seats(self) -> list[Seat]:
        """The seats about which others may decide."""
        ...


BOT: Final = "bot greedy"
"""Who plays on for somebody who is out of time, or has given up."""


def require_live(match: LoggedMatch) -> None:
    """Refuse at a recorded table what only concerns people who play with the server."""
    if match.is_recorded:
        raise Refused("recorded", "found a recorded table; allowed: what has happened at the real one")


def present_seats(table: JudgedTable) -> list[Seat]:
    """The seats that people play themselves and that are not late."""
    late = table.late_seats()
    return [
        seat
        for seat, place in enumerate(table.row.config["seats"])
        if place.get("guest") and not table.bot_of(seat) and seat not in late
    ]


def present_guests(table: JudgedTable) -> frozenset[str]:
    """The people who play themselves and are not late."""
    places = table.row.config["seats"]
    return frozenset(places[seat]["guest"] for seat in present_seats(table))


def is_host_away(table: JudgedTable) -> bool:
    """Whether the host has no seat of their own at which they play in time."""
    return table.row.config.get("host", "") not in present_guests(table)


def is_host_replaced(table: JudgedTable) -> bool:
    """Whether bots play all seats of the host, of which there are some."""
    own = seats.seats_of(table.row, table.row.config.get("host", ""))
    return bool(own) and all(table.bot_of(seat) for seat in own)


def deciders(table: JudgedTable) -> frozenset[str]:
    """Those who must decide about a seat whose time has ended; nobody while there is none."""
    clock = table.timing.clock
    if clock is None or clock.rule.then == "bot" or not clock.silenced:
        return frozenset()
    if clock.rule.then == "host" and not is_host_away(table):
        return frozenset({table.row.config["host"]})
    return present_guests(table)


def heir_of(table: JudgedTable) -> str | None:
    """The person on the next seat after the host's who is there; None if the host is, or nobody."""
    if not is_host_away(table):
        return None
    places, old = table.row.config["seats"], seats.seats_of(table.row, table.row.config.get("host", ""))
    first, count = (old[0] if old else -1), len(places)
    order = sorted(present_seats(table), key=lambda seat: (seat - first - 1) % count)
    return places[order[0]]["guest"] if order else None
