"""How people stand: ratings, finished games and what they tell, the same on both databases. Every store has one of these."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from . import standing_operations as do
from .database import Database
from .standing_rows import (
    KnownPerson,
    Meeting,
    PlayedGame,
    PublicGame,
    RankedPerson,
    RatingChange,
    RatingRow,
    ShareRow,
)


class StandingStore:
    """What finished games tell. Nothing is written here: it comes into the store with the end of each game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ratings_of(self, player: str) -> list[RatingRow]:
        """All ratings of a player, the one that changed last first."""
        return await self._database.read(partial(do.ratings_of, player=player))

    async def bot_ratings(self, game: str, seats: int) -> list[RatingRow]:
        """The ratings of the bots that have played rated games of a kind with so many seats."""
        return await self._database.read(partial(do.bot_ratings, game=game, seats=seats))

    async def ranked_people(self, game: str, seats: int) -> list[RankedPerson]:
        """All people with a rating in games of a kind with so many seats; who may be shown is for the caller to say."""
        return await self._database.read(partial(do.ranked_people, game=game, seats=seats))

    async def rated_pools(self) -> list[tuple[str, int]]:
        """The games and numbers of seats in which anybody has a rating."""
        return await self._database.read(do.rated_pools)

    async def changes_of(self, player: str) -> list[RatingChange]:
        """What rated games have made of the ratings of a player, the first first."""
        return await self._database.read(partial(do.changes_of, player=player))

    async def changes_at(self, table: str) -> list[RatingChange]:
        """What the game of a table has made of ratings; nothing if it has not been counted."""
        return await self._database.read(partial(do.changes_at, table=table))

    async def games_of(self, player: str) -> list[PlayedGame]:
        """The finished games of a player, the last first."""
        return await self._database.read(partial(do.games_of, player=player))

    async def public_games(self, player: str, limit: int) -> list[PublicGame]:
        """The last finished games of a player at public tables, the last first; of several seats at one the best first."""
        return await self._database.read(partial(do.public_games, player=player, limit=limit))

    async def meetings(self, player: str) -> list[Meeting]:
        """How a player has fared against each other one, by game."""
        return await self._database.read(partial(do.meetings, player=player))

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two people have been at a table together whose game has begun."""
        return await self._database.read(partial(do.have_met, one=one, other=other))

    async def people_by_id(self, ids: Sequence[str]) -> list[KnownPerson]:
        """Those among some players who have accounts, in any order."""
        return await self._database.read(partial(do.people_by_id, ids=ids))

    async def shares(self, game: str) -> list[ShareRow]:
        """How often seats, sides and parts have won in the finished games of a kind."""
        return await self._database.read(partial(do.shares, game=game))
