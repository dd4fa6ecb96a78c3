"""Tournaments, the same on both databases. Every store has one of these. All steps can be repeated, and by several processes at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from sqlalchemy.exc import IntegrityError

from . import tournament_operations as do
from . import tournament_results as results
from .database import Database, Work
from .rows import Hint, StoreError, clean_id, clean_line, is_id
from .tournament_rows import EntrantRow, Joining, ListedTournament, MeetingRow, TournamentRow, WholeTournament

TOURNAMENT: Final = "tournament"
"""What a hint says whose `table` is a tournament: something about it may have changed."""
T = TypeVar("T")


class TournamentStore:
    """Tournaments, who takes part, and who has met whom."""

    def __init__(self, database: Database, publish: Callable[[Hint], None]) -> None:
        self._database = database
        self._publish = publish

    async def _change(self, id: str, work: Work[T]) -> T:
        """Write something about a tournament, and tell whoever shows it."""
        result = await self._database.write(work)
        self._publish(Hint(id, 0, TOURNAMENT))
        return result

    async def create(self, row: TournamentRow, entrants: Sequence[EntrantRow] = ()) -> None:
        """Write a new tournament."""
        clean_id(row.id)
        clean_line("name", row.name)
        try:
            await self._database.write(partial(do.create, row=row, entrants=entrants))
        except IntegrityError:
            raise StoreError(f"there is a tournament {row.id} already; allowed: a fresh id") from None

    async def whole(self, id: str) -> WholeTournament | None:
        """A tournament with everything that belongs to it, or None."""
        return await self._database.read_all(partial(do.whole, id=id)) if is_id(id) else None

    async def listed(self, person: str = "", limit: int = 50) -> list[ListedTournament]:
        """The newest tournaments that everybody may find, and those of a person; the ones that are not over first."""
        return await self._database.read(partial(do.listed, person=person, limit=limit))

    async def running(self) -> list[str]:
        """The tournaments that are being played, the oldest first."""
        return await self._database.read(do.running)

    async def count_alive(self, organiser: str) -> int:
        """How many tournaments of somebody are not over."""
        return await self._database.read(partial(do.count_alive, organiser=organiser))

    async def join(self, id: str, player: str, name: str, most: int) -> Joining:
        """Let somebody take part: "joined", "there" already, "full" or "begun"; and how many take part then."""
        clean_line("name", name)
        return await self._change(id, partial(do.join, id=id, player=player, name=name, most=most))

    async def fill(self, id: str, bot: str, most: int) -> None:
        """Give the places that are left before the beginning to bots, such as "bot:easy"."""
        await self._change(id, partial(do.fill, id=id, bot=bot, most=most))

    async def leave(self, id: str, who: EntrantRow) -> None:
        """Let somebody take part no more, whatever their number is by now: taken out before the beginning, withdrawn after it."""
        await self._change(id, partial(do.leave, id=id, who=who))

    async def begin_round(self, expected: WholeTournament, meetings: Sequence[MeetingRow]) -> bool:
        """Begin the round that follows; False if the tournament is not as expected any more: read it again and decide again."""
        id = expected.row.id
        return await self._change(id, partial(do.begin_round, id=id, expected=expected, meetings=meetings))

    async def note_made(self, id: str, meeting: MeetingRow) -> None:
        """The table of a meeting has been made."""
        await self._change(id, partial(do.note_made, id=id, meeting=meeting))

    async def note_result(self, id: str, meeting: MeetingRow, now: float) -> None:
        """A meeting has ended so. What was written first stays. Whoever was absent is told, and after two meetings in a row taken out."""
        await self._change(id, partial(results.note_result, id=id, meeting=meeting, now=now))

    async def let_in_again(self, id: str, number: int) -> bool:
        """Let somebody take part again who was taken out for not coming; False if they were not."""
        return await self._change(id, partial(do.let_in_again, id=id, number=number))

    async def has_decided(self, table: str, seat: int) -> bool:
        """Whether anything has been decided at a seat of a table, even if it was taken back."""
        return await self._database.read(partial(results.has_decided, table=table, seat=seat))

    async def absent_at(self, table: str, seats: int) -> list[int]:
        """The seats to which nobody came, of a table with so many."""
        return await self._database.read(partial(results.absent_at, table=table, seats=seats))

    async def end(self, id: str, status: str = "over") -> None:
        """End a tournament that is not over; "closed" if it has not begun."""
        await self._change(id, partial(do.end, id=id, status=status))

    async def places_at(self, table: str) -> list[tuple[int, int]]:
        """Rank and points of all seats of a finished game, in the order of seats; nothing if it has no result."""
        return await self._database.read(partial(results.places_at, table=table))

    async def taken_part(self, person: str) -> list[tuple[str, str]]:
        """Id and name of the tournaments that somebody takes part in or has organised."""
        return await self._database.read(partial(do.taken_part, person=person))
