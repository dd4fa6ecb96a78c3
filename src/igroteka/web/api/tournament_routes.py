"""Tournaments for programs: those that everybody may find, and one with its standings and meetings."""

from __future__ import annotations

from fastapi import FastAPI, Request
from pydantic import BaseModel

from ...store import EntrantRow, TournamentRow
from ...tournaments import standings
from ..errors import NoSuch
from ..tables.outcome import BOT
from ..tournaments.running import field_of
from ..tournaments.terms import rounds_in, terms_of
from .caller import registry_of


class Tournament(BaseModel):
    """A tournament in a list. `rounds` is 0 for a ladder, which ends when its organiser ends it."""

    id: str
    name: str
    kind: str
    game: str
    seats: int
    status: str
    round: int
    rounds: int
    players: int
    size: int
    rated: bool
    created: float


class Placed(BaseModel):
    """How a player stands. Whole points, halves included; `bot` is the level of a bot."""

    place: int
    number: int
    name: str
    bot: str
    withdrawn: bool
    points: float
    games: int
    byes: int
    wins: int
    direct: float
    opponents: float
    share: float


class Met(BaseModel):
    """Players of a round at one table, by number in the order of seats; one alone has a bye. Ranks are there when it has ended; `absent` are those who did not come."""

    round: int
    table: str
    players: list[int]
    ranks: list[int]
    scores: list[int]
    absent: list[int]


class WholeTournament(Tournament):
    """A tournament with its standings, the best first, and all meetings."""

    standings: list[Placed]
    meetings: list[Met]


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.get("/tournaments", response_model=list[Tournament])(list_tournaments)
    api.get("/tournaments/{tournament}", response_model=WholeTournament)(show_tournament)


def _describe(row: TournamentRow, players: int) -> Tournament:
    terms = terms_of(row)
    return Tournament(
        id=row.id,
        name=row.name,
        kind=row.kind,
        game=row.game,
        seats=row.seats,
        status=row.status,
        round=row.round,
        rounds=rounds_in(row, players),
        players=players,
        size=terms.size,
        rated=terms.rated,
        created=row.created,
    )


async def list_tournaments(request: Request) -> list[Tournament]:
    """The tournaments that everybody may find, those that are not over first."""
    return [_describe(one.row, one.players) for one in await registry_of(request).store.tournaments.listed()]


async def show_tournament(request: Request, tournament: str) -> WholeTournament:
    """A tournament, for everybody who has its id."""
    whole = await registry_of(request).store.tournaments.whole(tournament)
    if whole is None:
        raise NoSuch("there is no such tournament")

    def bot_of(one: EntrantRow) -> str:
        return one.player.removeprefix(BOT) if one.player.startswith(BOT) else ""

    placed = [
        Placed(
            place=one.place,
            number=one.player,
            name=whole.entrants[one.player].name,
            bot=bot_of(whole.entrants[one.player]),
            withdrawn=bool(whole.entrants[one.player].withdrawn),
            points=one.points / 2,
            games=one.games,
            byes=one.byes,
            wins=one.wins,
            direct=one.direct / 2,
            opponents=one.opponents / 2,
            share=float(one.share),
        )
        for one in standings(field_of(whole))
    ]
    met = [
        Met(
            round=one.round,
            table=one.table,
            players=list(one.players),
            ranks=list(one.ranks),
            scores=list(one.scores),
            absent=list(one.absent),
        )
        for one in whole.meetings
    ]
    listed = _describe(whole.row, len(whole.entrants))
    return WholeTournament(**dict(listed), standings=placed, meetings=met)
