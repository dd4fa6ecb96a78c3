"""The answers of calls about how people stand."""

from __future__ import annotations

from pydantic import BaseModel


class Rating(BaseModel):
    """A rating as people see it, and as the model has it. `margin` is how far the true strength may lie from it, 95 times of 100."""

    game: str
    seats: int
    rating: int
    margin: int
    provisional: bool
    mu: float
    sigma: float
    games: int


class Record(BaseModel):
    """How somebody has fared in games of a kind with so many seats; shared wins count in parts."""

    game: str
    seats: int
    games: int
    won: float
    points: float | None


class SideRecord(BaseModel):
    """How often somebody has played a side of a game, and won with it."""

    game: str
    side: str
    games: int
    won: float


class Rival(BaseModel):
    """How often somebody has met another player, a person or a bot, and ended before them; a tie is half."""

    person: str
    bot: str
    name: str
    games: int
    ahead: float


class Profile(BaseModel):
    """What somebody lets everybody see."""

    person: str
    name: str
    ratings: list[Rating]
    records: list[Record]
    sides: list[SideRecord]
    rivals: list[Rival]


class Ranked(BaseModel):
    """A place in a ranking: a person who wants to be there, or a bot. The id of a person is told if everybody may see the profile."""

    person: str
    bot: str
    name: str
    rating: Rating


class Share(BaseModel):
    """How often a seat, a side or a part has won, with the interval of 95 %. `key` is a number of a seat or a message of the game."""

    key: str
    games: int
    rate: float
    low: float
    high: float
    points: float | None


class SeatCount(BaseModel):
    """What the finished games with so many seats tell."""

    seats: int
    games: int
    by_seat: list[Share]
    by_side: list[Share]
    by_part: list[Share]
