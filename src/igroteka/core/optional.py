"""What a game may offer in addition to the interface that every game has: each a protocol of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

from .cards import Example, Exhibit
from .frames import Seat, State
from .json_types import Json
from .moves import Move
from .score import Score
from .text import Text

S = TypeVar("S", bound=State, contravariant=True)


@runtime_checkable
class Older(Protocol):
    """What a game may also offer: to read what its earlier versions have recorded."""

    @property
    def earlier_versions(self) -> frozenset[int]:
        """The versions whose logs are the same games by today's rules. Only fingerprints differ: a position tells its options."""
        ...

    @property
    def renamed_options(self) -> Mapping[str, str]:
        """Options that had another name then, with their names of today."""
        ...


@runtime_checkable
class Sided(Protocol[S]):
    """What a game may also offer: seats that play different sides, such as factions or characters."""

    def side(self, s: S, seat: Seat) -> str | None:
        """The message key of what a seat plays ("faction-moles"); None while it has not been chosen."""
        ...


@runtime_checkable
class Idle(Protocol):
    """What a game may also offer: to say how a seat does as little as it can; `BaseGame` has a place for it."""

    @property
    def idle_moves(self) -> tuple[Move, ...]:
        """Moves such as passing, declining and ending, the preferred first. Where none is legal, the seat must do something."""
        ...


@runtime_checkable
class Passing(Protocol):
    """What a game may also offer: to say how a seat leaves a round in which others go on; `BaseGame` has a place for it."""

    @property
    def passes(self) -> tuple[Move, ...]:
        """Moves that give up all that the seat could still do in the round."""
        ...


@runtime_checkable
class Auctioned(Protocol):
    """What a game may also offer: to say why its seats are not bid for with points before it begins; `BaseGame` has a place for it."""

    @property
    def no_bids(self) -> str:
        """The key of a message that tells why; nothing if they may be, as in every game that compares points, where the order of the seats or what they play with matters."""
        ...


@runtime_checkable
class Rounded(Protocol):
    """What a game may also offer: to say where its rounds begin; `BaseGame` has a place for it."""

    @property
    def round_events(self) -> frozenset[str]:
        """The kinds of events with which a round, season or the like begins. Without any, a round begins with the first seat."""
        ...


@runtime_checkable
class Compared(Protocol[S]):
    """What a game may also offer: the evaluations of all seats at once, where they share most of the work."""

    def outlooks(self, s: S) -> list[float]:
        """The same as `evaluate` of each seat, in seat order."""
        ...


@runtime_checkable
class Improved(Protocol[S]):
    """What a game may also offer: how it judged positions in earlier versions, so that tournaments tell what has become of it."""

    @property
    def earlier_outlooks(self) -> Mapping[str, Callable[[S], list[float]]]:
        """The evaluations of all seats, by the last version that judged so. A version that is not there judged as the present one does."""
        ...


@runtime_checkable
class Opposed(Protocol[S]):
    """What a game may offer besides: a single player's opponent whose points so far tell too little of how it stands."""

    def opponent_worth(self, s: S) -> float:
        """What the opponent would have if the game ended now."""
        ...


@runtime_checkable
class Cautious(Protocol[S]):
    """What a game may also offer: to say before a move what it forfeits, or that something scarce is paid instead of the usual."""

    def cautions(self, before: S, after: S, seat: Seat, m: Move) -> list[Text]:
        """Whole sentences about a move of a seat; `after` is what it makes of `before`, up to the next decision or draw.

        Both positions may be guesses: what is said depends on nothing that the seat does not know.
        """
        ...


@runtime_checkable
class CountedLate(Protocol[S]):
    """What a game may also offer: its points are counted at the end, and it tells what they would be now."""

    def scores_now(self, s: S) -> list[Score]:
        """The scores of the same seats as if the game ended now. The position stays as it is."""
        ...

    def secret_items(self, s: S, seat: Seat) -> frozenset[str]:
        """The items of a seat that follow from what only this seat knows. Nobody else is told them before the end."""
        ...


@runtime_checkable
class Roomy(Protocol[S]):
    """What a game may also offer: free places on the drawing, and ways to turn what lies in one, for whoever sets up a position by hand."""

    def with_room(self, v: Any) -> Any:
        """A view of a seat in which all places are free that something could be put into."""
        ...

    def turnings(self, s: S) -> dict[str, list[int]]:
        """How what lies in a place could be turned there, as the rest lies: first as it lies now."""
        ...


@dataclass(frozen=True)
class Account:
    """Where the points of a seat come from, piece by piece, and what it had hidden until the end."""

    points: tuple[tuple[Text, int], ...]
    opened: tuple[Text, ...] = ()


@runtime_checkable
class Accounted(Protocol[S]):
    """What a game may also offer: an account of a finished game that says more than the items of its scores."""

    def account(self, s: S, seat: Seat) -> Account:
        """The account of a seat; its points add up to the total of its score."""
        ...


@runtime_checkable
class Tracked(Protocol[S]):
    """What a game may also offer: its `scores` count everything as if it ended now, and it tells what is on the track of points."""

    def points_so_far(self, s: S, seat: Seat) -> int:
        """The points that a seat has taken in play."""
        ...


@runtime_checkable
class Worded(Protocol):
    """What a game may also offer: words that its data files bring along, such as the names of cards."""

    def words(self, lang: str) -> Mapping[str, str]:
        """More messages in a language: plain texts by key."""
        ...


@runtime_checkable
class Exhibited(Protocol):
    """What a game may offer besides: all its tiles and cards, to look at. Its symbols with a message `part-NAME` need no more."""

    def gallery(self, say: Callable[[Text], str]) -> Sequence[Exhibit]:
        """Every component with its picture, family by family."""
        ...


@runtime_checkable
class Exemplified(Protocol):
    """What a game may offer besides: drawn examples for its rules about points, where no exhibit tells enough."""

    def examples(self) -> Sequence[Example]:
        """Small positions with what the engine gives for them, in the order of the rules."""
        ...


class Tally(Protocol[S]):
    """Watches one game, to sum it up in the end."""

    def look(self, s: S, seat: Seat) -> None:
        """A seat is about to decide."""
        ...

    def end(self, s: S) -> Json:
        """What is worth knowing about the finished game, as plain data."""
        ...


@dataclass(frozen=True)
class Findings:
    """What many games tell: a title, and rows that all have the same keys; the first names the row.

    `measures` are the numbers that the rows are about, the most important first: for each the keys of the number and of the ends of
    its 95 % interval. `count` is the key of how many observations are behind a row. Without them rows are only printed.
    """

    title: str
    rows: list[dict[str, str | int | float | None]]
    measures: tuple[tuple[str, str, str], ...] = ()
    count: str = ""


@runtime_checkable
class Measured(Protocol):
    """What a game may also offer: a summary of many games in its own terms; `igroteka simulate` prints it."""

    def tally(self) -> Tally[Any]:
        """A fresh watcher for one game."""
        ...

    def findings(self, games: Sequence[tuple[Sequence[str], Json]]) -> Findings:
        """From the names of the players by seat and what the tally said, for each game."""
        ...


@runtime_checkable
class Editioned(Protocol):
    """What a game may also offer: to play with other values of its components. Its folder says so: see `igroteka.core.editions`."""

    def check_edition(self, path: Path) -> str:
        """A line about a sound edition; an error names the place, what was found and what is allowed."""
        ...

    def write_edition(self) -> str:
        """A file with all that an edition may change, as ours has it."""
        ...


@runtime_checkable
class Edited(Protocol):
    """What a game that plays with editions may offer besides: to tell which of its tables the one in play changes."""

    def edited_tables(self) -> frozenset[str]:
        """The names of the tables of its data files that the edition in play changes; none if it plays with ours."""
        ...
