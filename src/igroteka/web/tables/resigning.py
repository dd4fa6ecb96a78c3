"""Seats that their owners have given up for good."""

from __future__ import annotations

from ...core import Seat
from ...store import LoggedMatch


def resigned_seats(match: LoggedMatch) -> list[Seat]:
    """The seats that have been given up, as the log tells."""
    given_up = [decision.split()[1] for _, decision in match.decisions if decision.startswith("resign ")]
    return sorted({int(seat) for seat in given_up})
