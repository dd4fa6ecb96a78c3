"""Seats that their owners have given up for good."""

from __future__ import annotations

from ...core import Seat
from ...store import LoggedMatch


def resigned_seats(match: LoggedMatch) -> list[Seat]:
    """The seats that have been given up, as the log tells."""
    given_up: set[Seat] = set()
    for _, decision in match.decisions:
        if decision.word == "resign":
            given_up.update(decision.seats)
        elif decision.word == "join":  # somebody else has taken it over
            given_up.difference_update(decision.seats)
    return sorted(given_up)
