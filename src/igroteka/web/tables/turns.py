"""Whom a game waits for and how it ended, as lists of tables tell it: written with every row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...store import LoggedMatch, TableRow, Turns
from . import seats
from .outcome import has_result, outcome_of, ranks_of, rated_seats
from .resigning import resigned_seats
from .seats import is_rated

RESULTS: Final = ("won", "tied", "lost", "played")
"""How a game can end for somebody; alone, without an opponent, it was only played."""

LISTS: Final = ("waiting", "running", "open")
"""The lists of somebody's tables that are not over: those that wait for them, those that run, those that have not begun."""


def turns_of(
    row: TableRow,
    match: LoggedMatch,
    ends: Mapping[str, float] | None = None,
    deciders: frozenset[str] = frozenset(),
) -> Turns:
    """For whom a game waits now, with a clock until when, and if it is over, how it ended for everybody."""
    places = row.config["seats"]
    if match.is_ended or match.over:
        return _last_turns(row, match, None if ends is None else {})
    if match.is_recorded:
        return Turns(frozenset(), {})  # people wait for each other at their table, not here
    waiting = [places[seat].get("guest", "") for seat in match.seats if not seats.bot_of(places, match, seat)]
    return Turns(frozenset(guest for guest in waiting if guest), {}, {}, ends, deciders)


def _last_turns(row: TableRow, match: LoggedMatch, ends: Mapping[str, float] | None) -> Turns:
    """Nobody is waited for any more; how a game ended for everybody, and what follows from it for ratings."""
    if not has_result(row, match):
        return Turns(frozenset(), dict.fromkeys(row.guests, "played"), {}, ends)
    outcome, points = outcome_of(row, match), {} if match.is_ended else points_of(row, match)
    rated = rated_seats(row, outcome)
    return Turns(frozenset(), results_of(row, match), points, ends, outcome=outcome, rated=rated)


def results_of(row: TableRow, match: LoggedMatch) -> dict[str, str]:
    """How a finished game ended for its people; whoever has several seats counts by the best of them."""
    scores = match.scores
    best = [score.seat for score in scores if score.rank == 1]
    results: dict[str, str] = {}
    given_up = set(resigned_seats(match))
    if is_rated(row):
        best = [seat for seat, rank in ranks_of(row, match).items() if rank == 1]
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
