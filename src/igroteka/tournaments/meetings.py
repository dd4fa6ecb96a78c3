"""What a tournament is made of: players by number, and the meetings of its rounds."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final, Literal, get_args

Kind = Literal["round-robin", "swiss", "ladder"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOST_PLAYERS: Final = 64
LARGEST_TABLE: Final = 6


@dataclass(frozen=True)
class Meeting:
    """Players at one table in a round, in the order of their seats; one player alone has a bye.

    `ranks` are their places when the game has ended, 1 is the best and equal ones are tied; `scores` are the points of the game, where there are any.
    `absent` are those who did not come: they get nothing, also where nobody came.
    """

    players: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether nobody is met."""
        return len(self.players) == 1

    @property
    def has_ended(self) -> bool:
        """Whether it is known how it has ended."""
        return self.is_bye or bool(self.ranks)


@dataclass(frozen=True)
class Field:
    """A tournament so far: its kind, the seats of a table, everybody by number, those who have not withdrawn, and all meetings by round."""

    kind: Kind
    seats: int
    count: int
    seed: str
    active: frozenset[int]
    history: tuple[tuple[Meeting, ...], ...] = ()

    @cached_property
    def meetings(self) -> tuple[Meeting, ...]:
        """All meetings of all rounds."""
        return tuple(meeting for one in self.history for meeting in one)

    @cached_property
    def met(self) -> Counter[frozenset[int]]:
        """How often every two have been at one table."""
        return Counter(frozenset(pair) for one in self.meetings for pair in combinations(one.players, 2))

    @cached_property
    def byes(self) -> Counter[int]:
        """How many byes everybody has had."""
        return Counter(one.players[0] for one in self.meetings if one.is_bye)

    @cached_property
    def sat(self) -> Counter[tuple[int, int]]:
        """How often somebody has had a seat, by player and seat."""
        return Counter(
            (player, seat)
            for one in self.meetings
            if not one.is_bye
            for seat, player in enumerate(one.players)
        )

    def lot(self, what: str, player: int) -> bytes:
        """What decides between equals; nobody can choose it who does not know the seed."""
        return hashlib.sha256(f"{self.seed} {what} {player}".encode()).digest()

    def by_lot(self, what: str, players: Iterable[int]) -> list[int]:
        """Players in an order that the seed decides."""
        return sorted(players, key=lambda player: self.lot(what, player))


def half_points(meeting: Meeting, seats: int) -> tuple[int, ...]:
    """Twice the points of everybody at a table: one for each player behind, half for each on the same place.

    A bye counts as a win at tables of two, and as the place in the middle at larger ones.
    """
    if meeting.is_bye:
        return (2 if seats == 2 else seats - 1,)
    return tuple(
        [
            0
            if player in meeting.absent
            else sum(2 * (mine < other) + (mine == other) for other in meeting.ranks) - 1
            for player, mine in zip(meeting.players, meeting.ranks, strict=True)
        ]
    )


def pairs_of(groups: Iterable[Sequence[int]]) -> Iterable[frozenset[int]]:
    """Every two that share a group."""
    return (frozenset(pair) for group in groups for pair in combinations(group, 2))
