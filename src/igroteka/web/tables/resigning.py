"""Seats that their owners have given up for good."""

from __future__ import annotations

from ...core import Seat
from ...store import LoggedMatch


def resigned_seats(match: LoggedMatch) -> list[Seat]:
    """The seats that have been given up, as the log tells."""
    given_up: set[Seat] = set()
    for _, decision in match.decisions:
        what, _, rest = decision.partition(" ")
        if what == "resign":
            given_up.add(int(rest))
        elif what == "join":  # somebody else has taken it over
            given_up.discard(int(rest))
    return sorted(given_up)
