"""Berries: a small game by nobody in particular, which no installed package announces.

It has what Dream City lacks: a bag with public bounds on its contents, a secret choice, answers of two
steps given at once, moves that are chosen by a mixture of clicks, and a secret that comes out at the end.
Everybody picks a secret favourite and draws three berries. In two rounds all offer two berries at once, at
a price, and draw two new ones. At the end baskets are shown; favourite berries in them score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from igroteka.core import (
    Card,
    Frame,
    Json,
    Look,
    Move,
    Option,
    Picture,
    Rng,
    Say,
    Score,
    Seat,
    Shown,
    Text,
    View,
    clean_options,
    over,
    rank_scores,
    reseal,
    scene,
    settle,
    waiting,
)
from igroteka.core import hidden as knowledge
from igroteka.core.cards import card_of_title, title_of
from igroteka.core.hidden import Hidden
from igroteka.core.observing import Layout, Numbers, amounts, choices, flags, for_seats
from igroteka.core.position_builder import PositionBuilder
from igroteka.core.positions import position_builder
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.svg import Box, circle

from .rules import COPIES, FRAMES, ITEMS, KINDS, MOVES, ROUNDS, Gather, Pick, Round, Wood, inventory, load


@dataclass
class WoodView(View):
    """The table as one seat sees it."""

    favourite: tuple[int, ...]
    picked: tuple[bool, ...]
    baskets: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    sold: tuple[int, ...]
    points: tuple[int, ...]
    items: tuple[tuple[int, ...], ...]
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
        picked=tuple([kind >= 0 for kind in s.favourite]),
        baskets=tuple([tuple(mine.baskets[i]) if i == seat or over(s) else () for i in seats]),
        sizes=tuple([sum(b) for b in s.baskets]),
        sold=tuple(mine.sold),
        points=tuple([sum((mine if i == seat else s).points[i]) for i in seats]),
        items=tuple([tuple((mine if i == seat else s).points[i]) for i in seats]),
        known=s.known.to_data(),
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


#: What everybody knows of a basket, and of the bag.
KNOWN: Final = (
    amounts("unknown", "berries that nobody has seen", 1, 3 * COPIES),
    amounts("known", "berries that everybody has seen", len(KINDS), COPIES, each="kinds"),
    amounts("floor", "the least that can be there", len(KINDS), COPIES, each="kinds"),
    amounts("cap", "the most that can be there", len(KINDS), 1000, each="kinds"),
)
LAYOUT: Final = Layout(
    1,
    flags("over", "the game has ended"),
    amounts("sold", "berries that were sold", len(KINDS), 3 * COPIES, each="kinds"),
    *for_seats(
        3,
        flags("asked", "the table waits for this seat"),
        flags("picked", "a favourite has been picked"),
        choices("favourite", "the favourite, if it is known", 1, len(KINDS)),
        amounts("basket", "berries in the basket, if they are known", len(KINDS), COPIES, each="kinds"),
        amounts("points", "points", len(ITEMS), 100, each="items"),
        amounts("size", "berries in the basket, whatever they are", 1, 3 * COPIES),
        *KNOWN,
    ),
    *KNOWN,
    amounts("stock", "berries in baskets and bag together", len(KINDS), COPIES, each="kinds"),
)


def observe(s: Wood, seat: Seat) -> Numbers:
    v = view(s, seat)
    out = [int(v.over), *v.sold]
    for i in range(3):
        who = (seat + i) % v.seats
        if i >= v.seats:
            out += [0] * (5 + len(KINDS) * 4 + len(ITEMS))
            continue
        out += [int(who in v.waiting), int(v.picked[who]), v.favourite[who] + 1]
        out += [*(v.baskets[who] or [0] * len(KINDS)), *v.items[who]]
        out += [v.sizes[who], *_known_of(s.known, who)]
    return [*out, *_known_of(s.known, v.seats), *s.known.stock]


def _known_of(h: Hidden, place: int) -> Numbers:
    row = slice(place * h.kinds, (place + 1) * h.kinds)
    return [h.unknown[place], *h.known[row], *h.floor[row], *h.cap[row]]


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

    def card(self, v: View, el: str, picture: Picture, say: Say) -> Card | None:
        title = title_of(picture.layers, el)
        return None if title is None else card_of_title(title, [])

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> Wood:
        clean_options(self, seats, options)
        kinds = len(KINDS)
        known = knowledge.nothing(seats + 1, kinds)
        for kind in range(kinds):
            known.add(seats, kind, COPIES)
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

    def position(
        self, seats: int | None = None, options: Mapping[str, Json] | None = None
    ) -> PositionBuilder:
        return position_builder(self, seats, options)

    def view(self, s: Wood, seat: Seat | None) -> WoodView:
        return view(s, seat)

    def guess(self, s: Wood, seat: Seat | None, rng: Rng) -> Wood:
        return guess(s, seat, rng)

    def hidden_pieces(self, s: Wood) -> list[tuple[Hidden, list[list[int]]]]:
        return [(s.known, [*s.baskets, s.bag])]

    def scores(self, s: Wood) -> list[Score]:
        return rank_scores(
            [Score(i, tuple(zip(ITEMS, p, strict=True)), sum(p)) for i, p in enumerate(s.points)]
        )

    def inventory(self, s: Wood) -> dict[str, int]:
        return inventory(s)

    def show(self, s: Wood, m: Move) -> Shown:
        return show(s, m)

    def drawing(self, v: WoodView, look: Look) -> Drawing:
        about = f"{v.sizes} {v.sold} {v.points}"
        title = look.say(Text("title"))
        d = Drawing("berries", ["table"], title=title, about=about, marked=look.marked)
        wood = d.part("wood", title, 90, 30)
        for k, kind in enumerate(KINDS):
            wood.element("table", f"berry:{kind}", circle(15, 15, 10), Box(30 * k, 0, 30, 30), kind)
        return d

    def svg(self, v: WoodView, look: Look) -> str:
        return self.drawing(v, look).svg()

    def sketch(self, v: WoodView, say: Say) -> str:
        return f"{say(Text('title'))} {v.sizes} {v.sold} {v.points}"

    layout = LAYOUT

    def observe(self, s: Wood, seat: Seat) -> Numbers:
        return observe(s, seat)

    def evaluate(self, s: Wood, seat: Seat) -> float:
        return float(sum(s.points[seat]))

    def frames(self) -> dict[str, type[Frame]]:
        return FRAMES


GAME: Final = Berries()
