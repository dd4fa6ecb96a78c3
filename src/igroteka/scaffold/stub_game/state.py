"""The whole position of a game."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader, counted, dump
from igroteka.core.errors import BadData
from igroteka.core.frames import Frame, State

from .components import COPIES, SIZES, STONES

#: Where points come from: cairns that were finished, and those that stand at the end.
ITEMS: Final = ("finished", "standing")
FINISHED: Final = 0
STANDING: Final = 1
MOST_POINTS: Final = 1000


class Stub(State):
    """A position. Stones are numbered from 0 by size; hands and the bag count the stones of each size.

    A cairn is a list from the bottom to the top; `pile` counts the stones of finished cairns.
    """

    def __init__(
        self,
        agenda: list[Frame],
        options: dict[str, str],
        seats: int,
        bag: list[int],
        hands: list[list[int]],
        cairns: list[list[int]],
        pile: list[int],
        points: list[list[int]],
    ) -> None:
        super().__init__(agenda)
        self.options = options
        self.seats = seats
        self.bag = bag
        self.hands = hands
        self.cairns = cairns
        self.pile = pile
        self.points = points

    def clone(self) -> Stub:
        """An independent quiet copy."""
        return Stub(
            self.agenda.copy(),
            self.options,
            self.seats,
            self.bag.copy(),
            [h.copy() for h in self.hands],
            [c.copy() for c in self.cairns],
            self.pile.copy(),
            [p.copy() for p in self.points],
        )

    def total(self, seat: int) -> int:
        """The points of a seat."""
        return sum(self.points[seat])

    def to_data(self) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "stub_game",
            "seats": self.seats,
            "options": dict(self.options),
            "bag": counted(STONES, self.bag),
            "hands": [counted(STONES, h) for h in self.hands],
            "cairns": [[STONES[i] for i in c] for c in self.cairns],
            "pile": counted(STONES, self.pile),
            "points": [counted(ITEMS, p) for p in self.points],
            "agenda": [dump(f) for f in self.agenda],
        }


FIELDS: Final = ("game", "seats", "options", "bag", "hands", "cairns", "pile", "points", "agenda")


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> Stub:
    """§SG-1.1 A position before anything has happened: all stones are in the bag."""
    return Stub(
        agenda=agenda,
        options=options,
        seats=seats,
        bag=[COPIES] * len(SIZES),
        hands=[[0] * len(SIZES) for _ in range(seats)],
        cairns=[[] for _ in range(seats)],
        pile=[0] * len(SIZES),
        points=[[0] * len(ITEMS) for _ in range(seats)],
    )


def load(data: Any, seats: int, options: dict[str, str], loader: Loader) -> Stub:
    """A position out of data; whatever cannot be is refused."""
    r = Reader(data, FIELDS)
    most = COPIES * len(SIZES)
    s = Stub(
        agenda=loader.agenda(data["agenda"]),
        options=options,
        seats=seats,
        bag=r.counts("bag", STONES, COPIES),
        hands=r.tallies("hands", seats, STONES, COPIES),
        cairns=r.hands("cairns", seats, STONES, most),
        pile=r.counts("pile", STONES, COPIES),
        points=r.tallies("points", seats, ITEMS, MOST_POINTS),
    )
    for stone, number in inventory(s).items():
        if number != COPIES:
            raise BadData(f"stones of size {stone}: found {number}; allowed: {COPIES} in all places together")
    for seat, cairn in enumerate(s.cairns):
        if cairn != sorted(cairn, reverse=True):
            raise BadData(f"cairns[{seat}]: found a stone on a smaller one; allowed: none larger than below")
    return s


def inventory(s: Stub) -> dict[str, int]:
    """How many stones of each size there are, wherever they lie."""
    places = [s.bag, s.pile, *s.hands]
    return {
        stone: sum([place[i] for place in places]) + sum([cairn.count(i) for cairn in s.cairns])
        for i, stone in enumerate(STONES)
    }
