"""What a store holds about tournaments, as plain values."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, NamedTuple

from .rows import StoreError

STATUSES: Final = ("open", "running", "over", "closed")
"""A tournament waits for players, is played, has ended, or was given up before it began."""
ALIVE: Final = ("open", "running")


@dataclass(frozen=True)
class TournamentRow:
    """A tournament as its organiser has set it up, and how far it has come."""

    id: str
    kind: str
    game: str
    seats: int
    name: str
    organiser: str
    seed: str
    terms: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    status: str = "open"
    round: int = 0
    created: float = 0.0


LEFT: Final = 1
"""Somebody has withdrawn, or the organiser has taken them out."""
STAYED_AWAY: Final = 2
"""Somebody was taken out because they did not come to several meetings in a row."""
MOST_ABSENCES: Final = 2
"""Meetings in a row to which somebody does not come before they are taken out. Texts say this number, too."""


class EntrantRow(NamedTuple):
    """Somebody who takes part: a person or `bot:LEVEL`; nobody if their account has been deleted.

    `withdrawn` is 0, or why they take part no more. Absences count in rounds after `counted`: whoever is let in again begins anew.
    """

    number: int
    player: str
    name: str
    withdrawn: int = 0
    counted: int = 0


class MeetingRow(NamedTuple):
    """Players of a round at one table, by number in the order of seats; one alone has a bye and no table."""

    round: int
    number: int
    table: str
    players: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    made: bool = False
    absent: tuple[int, ...] = ()
    """Those of the players who did not come."""

    @property
    def has_ended(self) -> bool:
        """Whether it is known how it has ended."""
        return not self.table or bool(self.ranks)


class WholeTournament(NamedTuple):
    """A tournament with everything that belongs to it, as it was at one moment."""

    row: TournamentRow
    entrants: list[EntrantRow]
    meetings: list[MeetingRow]

    @property
    def mark(self) -> str:
        """What differs whenever something else has become of the tournament. It tells nothing of the seed."""
        shown = (self.row.status, self.row.round, self.entrants, self.meetings)
        return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]

    def number_of(self, player: str) -> int | None:
        """The number of somebody who takes part."""
        return next((one.number for one in self.entrants if player and one.player == player), None)


def absences_in_a_row(one: EntrantRow, meetings: Sequence[MeetingRow]) -> int:
    """To how many of their last meetings somebody did not come."""
    mine = [
        meeting
        for meeting in meetings
        if one.number in meeting.players and meeting.ranks and meeting.round > one.counted
    ]
    return len(list(takewhile(lambda meeting: one.number in meeting.absent, reversed(mine))))


class Joining(NamedTuple):
    """What has become of somebody's wish to take part, and how many take part from then on, counted at the same moment."""

    became: str
    players: int


class ListedTournament(NamedTuple):
    """A tournament in a list, and how many take part."""

    row: TournamentRow
    players: int


def write_numbers(numbers: tuple[int, ...]) -> str:
    """Numbers as a column holds them."""
    return " ".join(map(str, numbers))


def read_numbers(written: str) -> tuple[int, ...]:
    """Numbers of a column."""
    try:
        return tuple([int(one) for one in written.split()])
    except ValueError:
        raise StoreError(f"found {written[:40]!r}; allowed: whole numbers") from None
