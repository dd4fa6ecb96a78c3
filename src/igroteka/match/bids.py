"""What players have bid for their seats before a match: it is subtracted from their points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core import Seat
from ..core.errors import bad_option
from ..core.text import phrase

MOST_BID: Final = 100
"""The points that can be bid for a seat."""


def clean_bids(bids: Mapping[Seat, int] | None, seats: int) -> dict[Seat, int]:
    """The bids by seat; a seat that costs nothing is not among them."""
    by_seat = dict(sorted((bids or {}).items()))
    if by_seat and seats < 2:
        raise bad_option("bid", phrase("{n} seats", n=seats), phrase("none where one plays alone"))
    for seat, points in by_seat.items():
        if seat not in range(seats):
            raise bad_option(
                "bid", phrase("seat {n}", n=seat), phrase("{low} to {high}", low=0, high=seats - 1)
            )
        if type(points) is not int or not 0 <= points <= MOST_BID:
            allowed = phrase("{low} to {high}", low=0, high=MOST_BID)
            raise bad_option(phrase("bid for seat {n}", n=seat), repr(points)[:80], allowed)
    return {seat: points for seat, points in by_seat.items() if points}
