"""Whom a game waits for and how it ended, as lists of tables tell it: written with every row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...store import LoggedMatch, TableRow, Turns
from . import seats
from .resigning import resigned_seats

RESULTS: Final = ("won", "tied", "lost", "played")
"""How a game can end for somebody; alone, without an opponent, it was only played."""


def turns_of(
    row: TableRow,
    match: LoggedMatch,
    ends: Mapping[str, float] | None = None,
    deciders: frozenset[str] = frozenset(),
) -> Turns:
    """For whom a game waits now, with a clock until when, and if it is over, how it ended for everybody."""
    places = row.config["seats"]
    if match.is_ended:
        return Turns(frozenset(), dict.fromkeys(row.guests, "played"), {}, None if ends is None else {})
    if match.over:
        return Turns(frozenset(), results_of(row, match), points_of(row, match), None if ends is None else {})
    if match.is_recorded:
        return Turns(frozenset(), {})  # people wait for each other at their table, not here
    waiting = [places[seat].get("guest", "") for seat in match.seats if not seats.bot_of(places, match, seat)]
    return Turns(frozenset(guest for guest in waiting if guest), {}, {}, ends, deciders)


def results_of(row: TableRow, match: LoggedMatch) -> dict[str, str]:
    """How a finished game ended for its people; whoever has several seats counts by the best of them."""
    scores = match.scores
    best = [score.seat for score in scores if score.rank == 1]
    results: dict[str, str] = {}
    given_up = set(resigned_seats(match))
    for guest in row.guests:
        mine = seats.seats_of(row, guest)
        if not mine:
            continue  # a host without a seat
        if len(scores) == len(mine):
            results[guest] = "played"
        elif not set(mine) & set(best) or set(mine) <= given_up:
            results[guest] = "lost"
        else:
            results[guest] = "won" if set(best) <= set(mine) else "tied"
    return results


def points_of(row: TableRow, match: LoggedMatch) -> dict[str, int]:
    """The points of everybody at the end of a game, of several seats the most."""
    totals = {score.seat: score.total for score in match.scores}
    mine = {guest: [totals[seat] for seat in seats.seats_of(row, guest)] for guest in row.guests}
    return {guest: max(points) for guest, points in mine.items() if points}


class TurnNotes:
    """What a table has written about its turns last, so that the same is not written with every small step of a turn."""

    def __init__(self) -> None:
        self._written: tuple[int, Turns] | None = None

    def news(self, seq: int, turns: Turns) -> Turns | None:
        """What the rows after this number must tell; nothing if those just before them have told the same."""
        return None if self._written == (seq, turns) else turns

    def wrote(self, seq: int, turns: Turns) -> None:
        """The rows up to this number are there, and what they tell with them."""
        self._written = (seq, turns)
