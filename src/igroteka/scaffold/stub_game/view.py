"""What a seat may know, a guess at what it may not, and the view as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.agenda import over, waiting
from igroteka.core.data import counted
from igroteka.core.game import Tensor, View
from igroteka.core.rng import Rng

from .components import COPIES, SIZES
from .state import ITEMS, Stub

MOST_SEATS: Final = 4
MOST_STONES: Final = COPIES * len(SIZES)


@dataclass
class StubView(View):
    """The table as one seat sees it. `hand` is its own (empty for a spectator); of the others only sizes are known.

    `items` tells where the points come from, `unseen` counts by size what lies in the bag or in other hands.
    """

    hand: tuple[int, ...]
    held: tuple[int, ...]
    cairns: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    items: tuple[dict[str, int], ...]
    unseen: tuple[int, ...]
    in_bag: int


def view(s: Stub, seat: int | None) -> StubView:
    """§SG-1.2 The position without what this seat cannot know."""
    unseen = s.bag.copy()
    for other in range(s.seats):
        if other != seat:
            for i, n in enumerate(s.hands[other]):
                unseen[i] += n
    return StubView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(waiting(s)),
        over=over(s),
        hand=tuple(s.hands[seat]) if seat is not None else (0,) * len(SIZES),
        held=tuple([sum(h) for h in s.hands]),
        cairns=tuple([tuple(c) for c in s.cairns]),
        points=tuple([s.total(i) for i in range(s.seats)]),
        items=tuple([counted(ITEMS, p) for p in s.points]),
        unseen=tuple(unseen),
        in_bag=sum(s.bag),
    )


def guess(s: Stub, seat: int | None, rng: Rng) -> Stub:
    """A position that this seat cannot tell from the true one: first everything hidden goes back, then it is drawn."""
    g = s.clone()
    others = [i for i in range(g.seats) if i != seat]
    sizes = [sum(g.hands[i]) for i in others]
    for i in others:
        for stone in range(len(SIZES)):
            g.bag[stone] += g.hands[i][stone]
            g.hands[i][stone] = 0
    for i, size in zip(others, sizes, strict=True):
        for _ in range(size):
            stone = rng.pick(g.bag)
            g.bag[stone] -= 1
            g.hands[i][stone] += 1
    return g


def encode(v: StubView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out = [n / COPIES for n in (*v.hand, *v.unseen)]
    out.append(v.in_bag / MOST_STONES)
    for i in range(MOST_SEATS):
        if i >= v.seats:
            out += [0.0] * 4
            continue
        seat = (me + i) % v.seats
        cairn = v.cairns[seat]
        top = SIZES[cairn[-1]] / len(SIZES) if cairn else 1.0
        out += [top, len(cairn) / MOST_STONES, v.points[seat] / 100, v.held[seat] / MOST_STONES]
    return out
