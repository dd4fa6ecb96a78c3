"""What the addresses of pages take: the values in their paths and after the question mark."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from ..security.inputs import (
    Flag,
    GameOf,
    Kind,
    LinkTo,
    Number,
    RuleKind,
    SeatNumber,
    Shared,
    TableId,
    Words,
    one_of,
)
from ..tables.turns import LISTS, RESULTS

Result = Annotated[str, Kind("result", one_of(*RESULTS))]
OwnList = Annotated[str, Kind("own-list", one_of(*LISTS))]


@dataclass(frozen=True)
class NoQuery:
    """An address without values."""


@dataclass(frozen=True)
class GameQuery:
    """An address of a game."""

    game: GameOf


@dataclass(frozen=True)
class LinkQuery:
    """An address that holds a link."""

    token: LinkTo


@dataclass(frozen=True)
class LiveQuery:
    """The address at which a page listens to a table."""

    table: TableId


@dataclass(frozen=True)
class TableQuery(LiveQuery):
    """An address of a table. Whoever comes by a link has it as `k`."""

    k: LinkTo | None = None

    @property
    def key(self) -> str:
        """The link for further addresses, nothing if there is none."""
        return "" if self.k is None else str(self.k)

    def address(self, page: str = "", **values: object) -> str:
        """The address of a page of the same table for the same visitor."""
        query = [f"{name}={value}" for name, value in values.items()]
        query += [f"k={self.k}"] if self.k is not None else []
        return f"/t/{self.table}" + (f"/{page}" if page else "") + ("?" + "&".join(query) if query else "")


@dataclass(frozen=True)
class StepQuery(TableQuery):
    """A step of a game, by default the last one."""

    step: Number | None = None


@dataclass(frozen=True)
class ReplayQuery(StepQuery):
    """A step of a game as a seat sees it."""

    seat: SeatNumber = None


@dataclass(frozen=True)
class FramesQuery(TableQuery):
    """Some steps of a game as a seat sees them."""

    seat: SeatNumber = None
    first: Number = field(default=0, metadata={"name": "from"})
    last: Number | None = field(default=None, metadata={"name": "to"})


@dataclass(frozen=True)
class ChancesQuery(TableQuery):
    """The graph of a game on a screen of some width."""

    wide: Number | None = None


@dataclass(frozen=True)
class PersonQuery:
    """An address of somebody with an account."""

    person: TableId


@dataclass(frozen=True)
class SeatsQuery(GameQuery):
    """A game with a number of seats, by default the one in which most is known."""

    seats: Number | None = None


@dataclass(frozen=True)
class RulesQuery(GameQuery):
    """Some words to look for in the rules of a game, and the kind of rules that is meant."""

    q: Words = ""
    kind: RuleKind = ""


@dataclass(frozen=True)
class GalleryQuery(GameQuery):
    """Some words to look for among the things of a game, and the kind of things that is meant."""

    q: Words = ""
    kind: Words = ""


@dataclass(frozen=True)
class WaitingQuery:
    """The table that somebody looks at, besides which others may wait."""

    besides: TableId | None = None


@dataclass(frozen=True)
class NextQuery:
    """The table after which the next one is wanted."""

    after: TableId | None = None


@dataclass(frozen=True)
class OwnTablesQuery:
    """Which of one's tables are meant: a list of those that are not over, without it the finished ones; names of others, a game, a result; or those that are hidden."""

    list: OwnList = ""
    q: Words = ""
    game: Words = ""
    result: Result = ""
    hidden: Flag = False
    page: Number = 0


@dataclass(frozen=True)
class PositionQuery(GameQuery):
    """A position of a game, perhaps with an example, or with a form that somebody has shared."""

    example: Flag = False
    form: Shared = ""


@dataclass(frozen=True)
class PositionPictureQuery(GameQuery):
    """A form of a position of a game, to be drawn."""

    form: Shared = ""


@dataclass(frozen=True)
class PictureQuery(GameQuery):
    """A picture of a game."""

    dark: Flag = False
