"""How a game has ended for each of its seats, for profiles, statistics and ratings: written with the row that ends it."""

from __future__ import annotations

from typing import Final

from ...bots.ratings import start_ratings
from ...core import Seat
from ...core.outcome import parts_of, side_of
from ...store import NEWCOMER, LoggedMatch, RatedSeat, SeatOutcome, Skill, TableRow
from . import seats
from .resigning import resigned_seats
from .seats import is_contest, is_rated

BOT: Final = "bot:"
"""What the name of a player begins with that is a bot."""


def has_result(row: TableRow, match: LoggedMatch) -> bool:
    """Whether a game is over by its rules, or has ended because it was decided; not if its people have agreed to end it."""
    return is_contest(row) and is_decided(row, match) if match.is_ended else match.over


def is_decided(row: TableRow, match: LoggedMatch) -> bool:
    """Whether so many have given up that the rest need not be played: at most one seat is left, or no person."""
    gone, places = resigned_seats(match), row.config["seats"]
    left = [place for seat, place in enumerate(places) if seat not in gone]
    return len(left) < 2 or all(place["kind"] == "bot" for place in left)


def outcome_of(row: TableRow, match: LoggedMatch) -> tuple[SeatOutcome, ...]:
    """How a game that has a result ended for every seat.

    Lessons, imported logs and games from a position tell nothing about anybody; what is recorded of a real table nobody can check.
    """
    is_special = row.config.get("lesson") or row.config.get("log") or seats.is_recorded(row)
    if is_special or row.position is not None:
        return ()
    ranks, scores = ranks_of(row, match), {score.seat: score for score in match.scores}
    best = [seat for seat, rank in ranks.items() if rank == 1]
    is_contest = len(scores) > 1
    return tuple(
        [
            SeatOutcome(
                seat,
                player_of(row, seat),
                rank,
                1 / len(best) if is_contest and rank == 1 else 0.0,
                None if match.is_ended else scores[seat].total,
                side_of(match.game, match.state, seat),
                () if match.is_ended else parts_of(match.game, match.state, seat),
            )
            for seat, rank in ranks.items()
        ]
    )


def ranks_of(row: TableRow, match: LoggedMatch) -> dict[Seat, int]:
    """The place of every seat. Whoever has given up comes after all others, whatever the bot has made of it."""
    places = {score.seat: 1 if match.is_ended else score.rank for score in match.scores}
    if row.seats == 1:
        return {0: places[0]}  # a solo opponent may stand before it
    gone = given_up_seats(row, match)
    left = [seat for seat in range(row.seats) if seat not in gone]
    return {
        seat: len(left) + 1 if seat in gone else 1 + sum(places[other] < places[seat] for other in left)
        for seat in range(row.seats)
    }


def given_up_seats(row: TableRow, match: LoggedMatch) -> set[Seat]:
    """The seats whose people have given up; in a contest also those where a bot plays because their time was over."""
    gone, places = set(resigned_seats(match)), row.config["seats"]
    if is_contest(row):
        gone |= {i for i, one in enumerate(places) if one["kind"] != "bot" and seats.bot_of(places, match, i)}
    return gone


def player_of(row: TableRow, seat: Seat) -> str:
    """Who has played a seat, by the name that the store knows; nobody for those who have left and those at the screen of another."""
    place = row.config["seats"][seat]
    if place["kind"] == "bot":
        return f"{BOT}{place['bot']}"
    return str(place.get("guest", "")) if place["kind"] == "guest" else ""


# ---------------------------------------------------------------- for ratings


def rated_seats(row: TableRow, outcome: tuple[SeatOutcome, ...]) -> tuple[RatedSeat, ...]:
    """How a game that has a result counts for ratings; nothing if it is not rated."""
    if not is_rated(row):
        return ()
    return tuple([RatedSeat(one.seat, one.player, one.rank, start_of(one.player)) for one in outcome])


def start_of(player: str) -> Skill:
    """What a player without a rating begins with."""
    start = start_ratings().get(player.removeprefix(BOT)) if player.startswith(BOT) else None
    return NEWCOMER if start is None else Skill(*start)
