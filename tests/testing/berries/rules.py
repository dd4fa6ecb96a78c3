"""The position and the rules of Berries."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from igroteka.core import (
    Ask,
    BadData,
    Draw,
    Frame,
    Json,
    Loader,
    Move,
    Moves,
    Seat,
    State,
    Step,
    frames_of,
    ready,
    together,
)
from igroteka.core import hidden as knowledge
from igroteka.core.data import dump
from igroteka.core.fields import read_fields
from igroteka.core.hidden import Hidden
from igroteka.core.kinds import ListOf, Name, Number, Position

KINDS: Final = ("red", "blue", "white")
COPIES: Final = 8
ROUNDS: Final = 2
PRICES: Final = (1, 2, 3)
ITEMS: Final = ("sold", "favourite")

MOVES: Final = Moves()
PICK: Final = MOVES.each("pick", KINDS)
DEAL: Final = MOVES.each("deal", KINDS)
OFFER: Final = MOVES.grid("offer", KINDS, KINDS)
PRICE: Final = MOVES.each("price", PRICES)
FINISH: Final = MOVES.one("finish")


class Wood(State):
    """A position. `known` is what everybody knows about the baskets and, last, the bag."""

    def __init__(
        self,
        agenda: list[Frame],
        favourite: list[int],
        baskets: list[list[int]],
        bag: list[int],
        sold: list[int],
        points: list[list[int]],
        known: Hidden,
    ) -> None:
        super().__init__(agenda)
        self.seats = len(baskets)
        self.options = {}
        self.favourite = favourite
        self.baskets = baskets
        self.bag = bag
        self.sold = sold
        self.points = points
        self.known = known

    def clone(self) -> Wood:
        return Wood(
            self.agenda.copy(),
            self.favourite.copy(),
            [b.copy() for b in self.baskets],
            self.bag.copy(),
            self.sold.copy(),
            [p.copy() for p in self.points],
            self.known.clone(),
        )

    def to_data(self) -> dict[str, Json]:
        return {
            "game": "berries",
            "seats": self.seats,
            "options": dict(self.options),
            "favourite": self.favourite.copy(),
            "baskets": [b.copy() for b in self.baskets],
            "bag": self.bag.copy(),
            "sold": self.sold.copy(),
            "points": [p.copy() for p in self.points],
            "known": self.known.to_data(),
            "agenda": [dump(f) for f in self.agenda],
        }


def load(data: Json) -> Wood:
    """Read a position."""
    fields = ("game", "seats", "options", "favourite", "baskets", "bag", "sold", "points", "known", "agenda")
    given = read_fields(data, fields)
    kinds = len(KINDS)
    s = Wood([], [], [], [], [], [], knowledge.nothing(0, kinds))
    Name[Position](("berries",)).read(given["game"], "game", s)
    if given["options"] != {}:
        raise BadData(f"options: found {given['options']!r}; allowed: none")
    seats = Number[Position](2, 3).read(given["seats"], "seats", s)
    berries = ListOf(Number[Position](0, COPIES), length=kinds)
    points = ListOf(Number[Position](0, 99), length=len(ITEMS))
    s.favourite = ListOf(Number[Position](-1, kinds - 1), length=seats).read(
        given["favourite"], "favourite", s
    )
    s.seats = seats
    s.baskets = ListOf(berries, length=seats).read(given["baskets"], "baskets", s)
    s.bag = berries.read(given["bag"], "bag", s)
    s.sold = berries.read(given["sold"], "sold", s)
    s.points = ListOf(points, length=seats).read(given["points"], "points", s)
    s.known = knowledge.load(given["known"], "known", s, seats + 1, kinds)
    if inventory(s) != dict.fromkeys(KINDS, COPIES) or not s.known.fits([*s.baskets, s.bag]):
        raise BadData(f"found {inventory(s)}; allowed: {COPIES} of each kind, where they can be")
    s.agenda = Loader(MOVES, FRAMES).agenda(given["agenda"])
    ready(s)
    return s


def inventory(s: Wood) -> dict[str, int]:
    return {name: s.bag[k] + s.sold[k] + sum([b[k] for b in s.baskets]) for k, name in enumerate(KINDS)}


# ---------------------------------------------------------------- rules


@dataclass
class Pick(Ask):
    """A secret favourite."""

    me: int

    def seat(self, s: Wood) -> Seat:
        return self.me

    def moves(self, s: Wood) -> list[Move]:
        return PICK

    def sees(self, s: Wood, m: Move) -> tuple[Seat, ...]:
        return (self.me,)

    def take(self, s: Wood, m: Move) -> None:
        s.favourite[self.me] = m.index[0]
        s.emit_to((self.me,), "picked", (self.me, str(m.args[0])), (self.me, "?"))


@dataclass
class Gather(Draw):
    """A berry out of the bag, seen by its owner."""

    me: int

    def moves(self, s: Wood) -> list[Move]:
        return [DEAL[k] for k, n in enumerate(s.bag) if n]

    def weights(self, s: Wood) -> list[int]:
        return [n for n in s.bag if n]

    def sees(self, s: Wood, m: Move) -> tuple[Seat, ...]:
        return (self.me,)

    def take(self, s: Wood, m: Move) -> None:
        kind = m.index[0]
        s.bag[kind] -= 1
        s.baskets[self.me][kind] += 1
        s.known.move_unseen(len(s.baskets), self.me, 1)
        s.emit_to((self.me,), "gathered", (self.me, KINDS[kind]), (self.me, "?"))


@dataclass
class Offer(Ask):
    """Two berries of the basket."""

    me: int

    def seat(self, s: Wood) -> Seat:
        return self.me

    def moves(self, s: Wood) -> list[Move]:
        mine = s.baskets[self.me]
        return [
            OFFER[a][b]
            for a in range(len(KINDS))
            for b in range(a, len(KINDS))
            if mine[a] and mine[b] and (a != b or mine[a] > 1)
        ]

    def take(self, s: Wood, m: Move) -> None:
        for kind in m.index:
            s.baskets[self.me][kind] -= 1
            s.sold[kind] += 1
            s.known.remove(self.me, kind)
        s.emit("offered", self.me, str(m.args[0]), str(m.args[1]))


@dataclass
class Price(Ask):
    """What they cost."""

    me: int

    def seat(self, s: Wood) -> Seat:
        return self.me

    def moves(self, s: Wood) -> list[Move]:
        return PRICE

    def take(self, s: Wood, m: Move) -> None:
        s.points[self.me][0] += PRICES[m.index[0]]
        s.emit("sold", self.me, PRICES[m.index[0]])


@dataclass
class Round(Step):
    """All offer at once; then everybody gathers again."""

    left: int

    def run(self, s: Wood) -> None:
        seats = range(len(s.baskets))
        if self.left:
            gather = [Gather(i) for i in seats for _ in range(2)]
            lanes: dict[int, tuple[Frame, ...]] = {i: (Offer(i), Price(i)) for i in seats}
            s.then(together(lanes), *gather, Round(self.left - 1))
        else:
            s.then(*[Finish(i) for i in seats], Show())


@dataclass
class Finish(Ask):
    """Nothing is left to decide."""

    me: int

    def seat(self, s: Wood) -> Seat:
        return self.me

    def moves(self, s: Wood) -> list[Move]:
        return [FINISH]

    def take(self, s: Wood, m: Move) -> None:
        s.emit("finished", self.me)


@dataclass
class Show(Step):
    """Baskets and favourites come out."""

    def run(self, s: Wood) -> None:
        s.reveal()
        for i, basket in enumerate(s.baskets):
            s.points[i][1] = 2 * basket[s.favourite[i]]
            s.emit("shown", i, KINDS[s.favourite[i]], s.points[i][1])


FRAMES: Final = frames_of(sys.modules[__name__])
