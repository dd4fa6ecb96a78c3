"""Berries: a small game by nobody in particular, which no installed package announces.

It has what Dream City lacks: a bag with public bounds on its contents, a secret choice, answers of two
steps given at once, moves that are chosen by a mixture of clicks, and a secret that comes out at the end.
Everybody picks a secret favourite and draws three berries. In two rounds all offer two berries at once, at
a price, and draw two new ones. At the end baskets are shown; favourite berries in them score.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from igroteka.core import (
    Ask,
    BadData,
    Draw,
    Frame,
    Loader,
    Look,
    Move,
    Moves,
    Option,
    Reader,
    Rng,
    Say,
    Score,
    Seat,
    Shown,
    State,
    Step,
    Tensor,
    Text,
    View,
    clean_options,
    frames_of,
    over,
    ranked,
    ready,
    reseal,
    scene,
    settle,
    together,
    waiting,
)
from igroteka.core import hidden as knowledge
from igroteka.core.data import dump
from igroteka.core.hidden import Hidden
from igroteka.drawing import Box, Drawing, circle

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

    def to_data(self) -> dict[str, Any]:
        return {
            "game": "berries",
            "seats": len(self.baskets),
            "options": {},
            "favourite": self.favourite.copy(),
            "baskets": [b.copy() for b in self.baskets],
            "bag": self.bag.copy(),
            "sold": self.sold.copy(),
            "points": [p.copy() for p in self.points],
            "known": self.known.to_data(),
            "agenda": [dump(f) for f in self.agenda],
        }


def load(data: Any) -> Wood:
    """Read a position."""
    fields = ("game", "seats", "options", "favourite", "baskets", "bag", "sold", "points", "known", "agenda")
    r = Reader(data, fields)
    r.word("game", ["berries"])
    if data["options"] != {}:
        raise BadData(f"options: found {data['options']!r}; allowed: none")
    seats, kinds = r.number("seats", 2, 3), len(KINDS)
    s = Wood(
        [],
        r.ints("favourite", -1, kinds - 1, seats),
        r.table("baskets", seats, 0, COPIES, kinds),
        r.ints("bag", 0, COPIES, kinds),
        r.ints("sold", 0, COPIES, kinds),
        r.table("points", seats, 0, 99, len(ITEMS)),
        knowledge.load(data["known"], seats + 1, kinds),
    )
    if inventory(s) != dict.fromkeys(KINDS, COPIES) or not s.known.fits([*s.baskets, s.bag]):
        raise BadData(f"found {inventory(s)}; allowed: {COPIES} of each kind, where they can be")
    s.agenda = Loader(MOVES, FRAMES).agenda(data["agenda"])
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
        s.known.passed(len(s.baskets), self.me, 1)
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
            s.known.went(self.me, kind)
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


# ---------------------------------------------------------------- what others call


@dataclass
class WoodView(View):
    """The table as one seat sees it."""

    favourite: tuple[int, ...]
    baskets: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    sold: tuple[int, ...]
    points: tuple[int, ...]
    known: dict[str, Any]


def view(s: Wood, seat: Seat | None) -> WoodView:
    mine = scene(s, seat)
    assert isinstance(mine, Wood)
    seats = range(len(s.baskets))
    return WoodView(
        seat=seat,
        seats=len(seats),
        waiting=tuple(waiting(s)),
        over=over(s),
        favourite=tuple([s.favourite[i] if i == seat or over(s) else -1 for i in seats]),
        baskets=tuple([tuple(mine.baskets[i]) if i == seat or over(s) else () for i in seats]),
        sizes=tuple([sum(b) for b in s.baskets]),
        sold=tuple(mine.sold),
        points=tuple([sum((mine if i == seat else s).points[i]) for i in seats]),
        known=mine.known.to_data(),
    )


def guess(s: Wood, seat: Seat | None, rng: Rng) -> Wood:
    g = s.clone()
    if over(s):
        return g
    sure = {} if seat is None else {seat: s.baskets[seat]}
    *g.baskets, g.bag = knowledge.deal(s.known, rng, sure)
    for i in range(len(s.favourite)):
        if i != seat and s.favourite[i] >= 0:
            g.favourite[i] = rng.below(len(KINDS))
    reseal(g, seat, rng)
    return g


def show(s: Wood, m: Move) -> Shown:
    if m.kind == "offer":
        label = Text("move-offer", one=str(m.args[0]), other=str(m.args[1]))
        return Shown((), label, mix=(f"berry:{m.args[0]}", f"berry:{m.args[1]}"))
    if m.kind == "pick":
        return Shown((f"berry:{m.args[0]}",), Text("move-pick", kind=str(m.args[0])))
    if m.kind == "price":
        return Shown((), Text("move-price", price=int(m.args[0])))
    if m.kind == "finish":
        return Shown((), Text("move-finish"))
    return Shown((), Text("chance-deal", kind=str(m.args[0])))


class Berries:
    """The game as everything else sees it."""

    key = "berries"
    seats = range(2, 4)
    moves = MOVES
    edition = "first"
    version = 1
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[Mapping[str, str]] = {
        "picked": "seat kind",
        "gathered": "seat kind",
        "offered": "seat one other",
        "sold": "seat price",
        "finished": "seat",
        "shown": "seat kind points",
    }
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    turn_rule = ""

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> Wood:
        clean_options(self, seats, options)
        kinds = len(KINDS)
        known = knowledge.nothing(seats + 1, kinds)
        for kind in range(kinds):
            known.came(seats, kind, COPIES)
        s = Wood(
            [],
            [-1] * seats,
            [[0] * kinds for _ in range(seats)],
            [COPIES] * kinds,
            [0] * kinds,
            [[0] * len(ITEMS) for _ in range(seats)],
            known,
        )
        s.events = []
        order = range(seats)
        s.then(*[Pick(i) for i in order], *[Gather(i) for i in order for _ in range(3)], Round(ROUNDS))
        settle(s)
        return s

    def load(self, data: Any) -> Wood:
        return load(data)

    def view(self, s: Wood, seat: Seat | None) -> WoodView:
        return view(s, seat)

    def guess(self, s: Wood, seat: Seat | None, rng: Rng) -> Wood:
        return guess(s, seat, rng)

    def hidden(self, s: Wood) -> list[tuple[Hidden, list[list[int]]]]:
        return [(s.known, [*s.baskets, s.bag])]

    def scores(self, s: Wood) -> list[Score]:
        return ranked([Score(i, tuple(zip(ITEMS, p, strict=True)), sum(p)) for i, p in enumerate(s.points)])

    def inventory(self, s: Wood) -> dict[str, int]:
        return inventory(s)

    def show(self, s: Wood, m: Move) -> Shown:
        return show(s, m)

    def drawing(self, v: WoodView, look: Look) -> Drawing:
        about = f"{v.sizes} {v.sold} {v.points}"
        d = Drawing(
            90, 30, "berries", ["table"], title=look.say(Text("title")), about=about, marked=look.marked
        )
        for k, kind in enumerate(KINDS):
            d.element("table", f"berry:{kind}", circle(15, 15, 10), Box(30 * k, 0, 30, 30), kind)
        return d

    def svg(self, v: WoodView, look: Look) -> str:
        return self.drawing(v, look).svg()

    def sketch(self, v: WoodView, say: Say) -> str:
        return f"{say(Text('title'))} {v.sizes} {v.sold} {v.points}"

    def encode(self, v: WoodView) -> Tensor:
        most = self.seats.stop - 1
        own = v.baskets[v.seat] if v.seat is not None else ()
        numbers = [*v.sizes, *[0] * (most - v.seats), *v.points, *[0] * (most - v.seats), *v.sold]
        return [float(n) for n in (*numbers, *own, *[0] * (len(KINDS) - len(own)))]

    def evaluate(self, s: Wood, seat: Seat) -> float:
        return float(sum(s.points[seat]))

    def frames(self) -> dict[str, type[Frame]]:
        return FRAMES


GAME: Final = Berries()
