"""What a store holds about tournaments, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
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


class EntrantRow(NamedTuple):
    """Somebody who takes part: a person or `bot:LEVEL`; nobody if their account has been deleted."""

    number: int
    player: str
    name: str
    withdrawn: bool = False


class MeetingRow(NamedTuple):
    """Players of a round at one table, by number in the order of seats; one alone has a bye and no table."""

    round: int
    number: int
    table: str
    players: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    made: bool = False

    @property
    def has_ended(self) -> bool:
        """Whether it is known how it has ended."""
        return not self.table or bool(self.ranks)


class WholeTournament(NamedTuple):
    """A tournament with everything that belongs to it, as it was at one moment."""

    row: TournamentRow
    entrants: list[EntrantRow]
    meetings: list[MeetingRow]

    def number_of(self, player: str) -> int | None:
        """The number of somebody who takes part."""
        return next((one.number for one in self.entrants if player and one.player == player), None)


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
