"""What a store holds about how games have ended and how people stand, as plain values."""

from __future__ import annotations

from typing import Any, NamedTuple

from .rating import NEWCOMER, Skill


class SeatOutcome(NamedTuple):
    """How a game has ended for a seat.

    `player` is a guest or a person, `bot:LEVEL`, or nothing for whoever has no name of their own in the store. `won` is 1 for a
    win, a part of it for a shared one. `side` is the message key of what the seat has played, `parts` are messages, as text, of what brought it points.
    """

    seat: int
    player: str
    rank: int
    won: float
    points: int | None
    side: str = ""
    parts: tuple[str, ...] = ()


class RatedSeat(NamedTuple):
    """A seat of a rated game that has ended: who played there, how it ended, and what a player without a rating begins with."""

    seat: int
    player: str
    rank: int
    start: Skill = NEWCOMER


class RatingRow(NamedTuple):
    """The rating of a player in games of a kind with so many seats."""

    game: str
    seats: int
    player: str
    skill: Skill
    games: int
    changed: float


class RatingChange(NamedTuple):
    """What a rated game has made of the rating of a player."""

    table: str
    seat: int
    player: str
    game: str
    seats: int
    rank: int
    before: Skill
    after: Skill
    at: float


class KnownPerson(NamedTuple):
    """Somebody with an account: how they are called, and what they have chosen."""

    id: str
    name: str
    settings: dict[str, Any]


class RankedPerson(NamedTuple):
    """Somebody with a rating."""

    rating: RatingRow
    person: KnownPerson


class PlayedGame(NamedTuple):
    """A finished game of a player."""

    table: str
    game: str
    seats: int
    seat: int
    rank: int
    won: float
    points: int | None
    side: str
    ended: float


class PublicGame(NamedTuple):
    """A finished game of a player at a public table, and how it has ended for them in one word."""

    played: PlayedGame
    result: str


class Meeting(NamedTuple):
    """How somebody has fared against one other player in games of a kind; a tie is half."""

    player: str
    game: str
    games: int
    ahead: float


class ShareRow(NamedTuple):
    """How often a kind of seat has won: `kind` is "seat", "side" or "part", `key` which one."""

    seats: int
    kind: str
    key: str
    games: int
    won: float
    points: float | None
