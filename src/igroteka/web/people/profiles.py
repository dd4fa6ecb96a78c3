"""What people see of each other: ratings, finished games, favourite sides, head to head; and the rankings of those who want to be in them.

Who sees a profile is for its owner to say: nobody else, people with whom they have played (the default), or everybody.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ...core import list_games
from ...store import (
    KnownPerson,
    Meeting,
    PersonRow,
    PlayedGame,
    PublicGame,
    RatingChange,
    RatingRow,
    Skill,
    Store,
    TableRow,
)
from ..security.guests import Guest
from ..tables import seats
from ..tables.outcome import BOT

SEEN_BY: Final = ("table", "me", "all")
"""Who sees a profile: people with whom its owner has played, nobody else, or everybody. The first is the default."""
MOST_RIVALS: Final = 30
MOST_GAMES: Final = 10
"""The last public games that are told."""
MOST_SIDES: Final = 5
"""Favourite sides of one game that are told."""
LONGEST_RANKING: Final = 100


@dataclass(frozen=True)
class Record:
    """How somebody has fared in games of a kind with so many seats. Alone there may be nobody to win against."""

    game: str
    seats: int
    games: int
    won: float
    points: float | None


@dataclass(frozen=True)
class SideRecord:
    """How often somebody has played a side of a game, and won with it."""

    game: str
    side: str
    games: int
    won: float


@dataclass(frozen=True)
class Rival:
    """How often somebody has met another player, and ended before them; a tie is half. `person` is empty for a bot."""

    person: str
    bot: str
    name: str
    games: int
    ahead: float


@dataclass(frozen=True)
class LastGame:
    """A finished game at a public table. `named` are its people whose profiles the reader may see, by seat; `unnamed` are the seats of all others with an account."""

    played: PlayedGame
    result: str
    row: TableRow
    named: Mapping[int, str]
    unnamed: frozenset[int]


@dataclass(frozen=True)
class Profile:
    """What is told about somebody."""

    person: str
    name: str
    ratings: list[RatingRow]
    changes: list[RatingChange]
    records: list[Record]
    sides: list[SideRecord]
    rivals: list[Rival]

    def curve(self, rating: RatingRow) -> list[Skill]:
        """A rating after each game, from its beginning on."""
        mine = [one for one in self.changes if (one.game, one.seats) == (rating.game, rating.seats)]
        return [mine[0].before, *[one.after for one in mine]] if mine else []


@dataclass(frozen=True)
class Ranked:
    """A place in a ranking: a person who wants to be there, or a bot. `is_open` tells whether everybody may see the profile."""

    person: str
    bot: str
    name: str
    skill: Skill
    games: int
    is_open: bool = False


def seen_by(settings: Mapping[str, object]) -> str:
    """Who sees the profile of somebody who has chosen this."""
    chosen = settings.get("profile")
    return chosen if isinstance(chosen, str) and chosen in SEEN_BY else SEEN_BY[0]


def is_ranked(settings: Mapping[str, object]) -> bool:
    """Whether somebody has chosen to be in rankings."""
    return settings.get("ranked") is True


async def may_see(store: Store, viewer: str, person: PersonRow | KnownPerson) -> bool:
    """Whether a profile is told to a person, or with no name to somebody without an account."""
    who = seen_by(person.settings)
    if who == "all" or viewer == person.id:
        return True
    return who == "table" and bool(viewer) and await store.standing.have_met(viewer, person.id)


async def profile_of(store: Store, viewer: str, person: PersonRow) -> Profile:
    """What is told about somebody. Others are named in it only to themselves, to its owner, or if everybody may see their profiles."""
    standing, known = store.standing, set(list_games())
    games = [one for one in await standing.games_of(person.id) if one.game in known]
    return Profile(
        person.id,
        person.name,
        [one for one in await standing.ratings_of(person.id) if one.game in known],
        [one for one in await standing.changes_of(person.id) if one.game in known],
        _records(games),
        _sides(games),
        await _rivals(store, viewer, person, await standing.meetings(person.id)),
    )


async def last_games(
    store: Store, viewer: Guest, person: PersonRow, readable: Callable[[list[TableRow]], list[TableRow]]
) -> list[LastGame]:
    """The last games of somebody that everybody may look at, and the reader, too.

    Others are named in them if the reader may see their profiles, since it is their games, too. Guests have none, and are called as at the table.
    """
    known, found = set(list_games()), dict[str, PublicGame]()
    for one in await store.standing.public_games(person.id, MOST_GAMES):
        if one.played.game in known:
            found.setdefault(one.played.table, one)  # of several seats at a table the best
    rows = {row.id: row for row in readable(await store.lists.rows(list(found)))}
    shown = {id: row for id, row in rows.items() if seats.access(row, viewer) is not None}
    held = {id: dict(_people_at(row)) for id, row in shown.items()}
    others = await store.standing.people_by_id(
        sorted({guest for seat_of in held.values() for guest in seat_of.values()})
    )
    reader = viewer.id if viewer.session else ""
    seen = {one.id: await may_see(store, reader, one) for one in others if reader != person.id}
    open_to = {one.id for one in others if seen.get(one.id, True)} | {person.id}
    accounts = {one.id for one in others} | {person.id}
    return [
        LastGame(
            *one,
            shown[id],
            {seat: guest for seat, guest in held[id].items() if guest in open_to},
            frozenset(seat for seat, guest in held[id].items() if guest in accounts - open_to),
        )
        for id, one in found.items()
        if id in shown
    ]


def _people_at(row: TableRow) -> Iterator[tuple[int, str]]:
    """The seats of a table that somebody has, with who has them."""
    for seat, place in enumerate(row.config["seats"]):
        if place.get("guest"):
            yield seat, place["guest"]


def _records(games: Iterable[PlayedGame]) -> list[Record]:
    by_kind: defaultdict[tuple[str, int], list[PlayedGame]] = defaultdict(list)
    for one in games:
        by_kind[one.game, one.seats].append(one)
    records = [
        Record(game, seats, len(played), sum(one.won for one in played), _mean(played))
        for (game, seats), played in by_kind.items()
    ]
    return sorted(records, key=lambda one: (-one.games, one.game, one.seats))


def _mean(played: list[PlayedGame]) -> float | None:
    points = [one.points for one in played if one.points is not None]
    return sum(points) / len(points) if points else None


def _sides(games: Iterable[PlayedGame]) -> list[SideRecord]:
    by_side: defaultdict[tuple[str, str], list[PlayedGame]] = defaultdict(list)
    for one in games:
        if one.side:
            by_side[one.game, one.side].append(one)
    found = [
        SideRecord(game, side, len(played), sum(one.won for one in played))
        for (game, side), played in by_side.items()
    ]
    found.sort(key=lambda one: (one.game, -one.games, -one.won, one.side))
    return [one for i, one in enumerate(found) if i < MOST_SIDES or found[i - MOST_SIDES].game != one.game]


async def _rivals(store: Store, viewer: str, person: PersonRow, meetings: list[Meeting]) -> list[Rival]:
    counts: dict[str, tuple[int, float]] = {}
    for one in meetings:
        games, ahead = counts.get(one.player, (0, 0.0))
        counts[one.player] = (games + one.games, ahead + one.ahead)
    people = await store.standing.people_by_id([one for one in counts if not one.startswith(BOT)])
    rivals = [
        Rival("", player.removeprefix(BOT), "", games, ahead)
        for player, (games, ahead) in counts.items()
        if player.startswith(BOT)
    ]
    rivals += [
        Rival(other.id, "", other.name, *counts[other.id])
        for other in people
        if viewer in (person.id, other.id) or seen_by(other.settings) == "all"
    ]
    return sorted(rivals, key=lambda one: (-one.games, one.name, one.bot))[:MOST_RIVALS]


async def ranking_of(store: Store, game: str, seats: int) -> list[Ranked]:
    """Those who play a game best: people who want to be in rankings, and bots to compare with. A rating that is not sure yet counts for less."""
    people = [
        Ranked(
            one.person.id,
            "",
            one.person.name,
            one.rating.skill,
            one.rating.games,
            seen_by(one.person.settings) == "all",
        )
        for one in await store.standing.ranked_people(game, seats)
        if is_ranked(one.person.settings)
    ]
    bots = [
        Ranked("", one.player.removeprefix(BOT), "", one.skill, one.games)
        for one in await store.standing.bot_ratings(game, seats)
    ]
    order = sorted(people, key=lambda one: (-one.skill.certain, one.name, one.person))[:LONGEST_RANKING]
    return sorted([*order, *bots], key=lambda one: (-one.skill.certain, one.name, one.bot, one.person))
