"""Where everything lies on the drawing: one plan for wide screens and one for phones."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Hex, Point, centre
from igroteka.drawing.svg import Box

from .hexes import HIGH

GAP: Final = 8.0
#: The height of bids on a phone: of the others, and of the viewer, to be touched by a finger.
BID: Final = 25.0
SLOT: Final = 54.0


class Plan(NamedTuple):
    """The whole sheet. `least` is the smallest size of letters; `big` the scale of texts."""

    width: float
    height: float
    big: float
    least: float
    narrow: bool
    #: The height of a bid next to a tile, and of the viewer's own one below it.
    bid: float
    slot: float
    #: How wide a bid in a free corner of a tile may be; two players need no corners.
    corner: float
    header: Box
    market: Box
    boats: tuple[Box, ...]
    screen: Box
    hand: Box
    villages: tuple[Box, ...]


#: While winter tiles are chosen, the height below a card on a phone, or the width next to it, for what keeps it.
KEEP: Final = 50.0
KEEP_BESIDE: Final = 30.0


@cache
def plan(
    seats: int, boats: int, cells: int, player: bool, hand: bool, portrait: bool, choosing: bool = False
) -> Plan:
    """The plan for a number of players, boats and tiles at auction. Somebody who only watches has no screen; winter tiles
    are in hand until winter, and while they are chosen each can be kept."""
    if portrait:
        return _portrait(seats, boats, cells, player, hand, choosing)
    return _landscape(seats, boats, player)


def _landscape(seats: int, boats: int, player: bool) -> Plan:
    high = {2: 340.0, 3: 330.0, 4: 330.0, 5: 340.0, 6: 350.0}[seats]
    if seats == 2:  # the boats next to the market
        market = Box(10, 60, 872, high)
        each = (high - GAP * (boats - 1)) / boats
        row = [Box(892, 60 + i * (each + GAP), 298, each) for i in range(boats)]
    else:  # the boats above it
        each = (1180 - GAP * (boats - 1)) / boats
        row = [Box(10 + i * (each + GAP), 60, each, 68) for i in range(boats)]
        market = Box(10, 60 + 68 + GAP, 1180, high)
    top = market.y + high + GAP
    screen = Box(10, top, 560, 76)
    hand = Box(580, top, 610, 76)
    if player:
        top += 76 + GAP
    if seats <= 4:
        high = {2: 410.0, 3: 410.0, 4: 380.0}[seats]
        mine = {2: 640.0, 3: 452.0, 4: 372.0}[seats]
        other = (1180 - mine - GAP * (seats - 1)) / (seats - 1)
        places = [Box(10, top, mine, high)]
        places += [Box(10 + mine + GAP + i * (other + GAP), top, other, high) for i in range(seats - 1)]
    else:
        high = 520.0
        across = 2 if seats == 5 else 3
        mine = 404.0
        other = (1180 - mine - GAP * across) / across
        low = (high - GAP) / 2
        places = [Box(10, top, mine, high)]
        for i in range(seats - 1):
            x = 10 + mine + GAP + i % across * (other + GAP)
            places.append(Box(x, top + i // across * (low + GAP), other, low))
    return Plan(
        width=1200,
        height=top + high + 10,
        big=1,
        least=9.3,
        narrow=False,
        bid=22,
        slot=26,
        corner=corner_of(seats, 22),
        header=Box(10, 8, 1180, 44),
        market=market,
        boats=tuple(row),
        screen=screen,
        hand=hand,
        villages=tuple(places),
    )


def _portrait(seats: int, boats: int, cells: int, player: bool, cards: bool, choosing: bool) -> Plan:
    across = 3
    size = min(_widest(588 / across, corner_of(seats, BID)), 74)
    rows = max(math.ceil(cells / across), 1)
    market = Box(6, 112, 588, rows * (size * HIGH + BID + SLOT + 16) + 8)
    top = market.y + market.h + GAP
    row = [Box(6 + i % 2 * 296, top + i // 2 * 86, 292, 80) for i in range(boats)]
    top += math.ceil(boats / 2) * 86 + 2
    screen = Box(6, top, 588, 84)
    hand = Box(6, top + 90, 588, 84 + (KEEP if choosing else 0))
    if player:
        top += 90 + (hand.h + 6 if cards else 0)
    places = [Box(6, top, 588, 560)]
    top += 568
    for i in range(seats - 1):
        if seats <= 3:
            places.append(Box(6, top, 588, 430))
            top += 438
        else:
            places.append(Box(6 + i % 2 * 296, top, 292, 380))
            top += 388 if i % 2 or i == seats - 2 else 0
    return Plan(
        width=600,
        height=top + 2,
        big=1.3,
        least=14.2,
        narrow=True,
        bid=BID,
        slot=SLOT,
        corner=corner_of(seats, BID),
        header=Box(6, 6, 588, 98),
        market=market,
        boats=tuple(row),
        screen=screen,
        hand=hand,
        villages=tuple(places),
    )


def corner_of(seats: int, bid: float) -> float:
    """The room for a bid next to a slanting edge of a tile."""
    return bid * 2.28 if seats > 2 else 0


def _widest(w: float, corner: float) -> float:
    """The size of a tile in a column, with room for a bid in each of its free corners."""
    return min((w - 16) / 2, (w / 2 - corner) / 0.64)


class Grid(NamedTuple):
    """Tiles side by side: the size of a tile and where their middles lie."""

    size: float
    middles: tuple[Point, ...]


@cache
def grid(box: Box, cells: int, most: float, p: Plan) -> Grid:
    """The places of the tiles at auction, as large as the box allows."""
    best = Grid(0, ())
    for across in range(1, max(cells, 1) + 1):
        rows = math.ceil(cells / across) or 1
        w, h = box.w / across, box.h / rows
        size = min(_widest(w, p.corner), (h - p.bid - p.slot - 12) / HIGH, most)
        if size > best.size + 0.5:
            middles = []
            w = min(w, size * 1.28 + p.bid * 4.6 + 60)
            for i in range(cells):
                line = i // across
                full = min(across, cells - line * across)
                left = box.x + (box.w - full * w) / 2
                y = box.y + (line + 0.5) * h + (p.bid - p.slot) / 2
                middles.append((round(left + (i % across + 0.5) * w, 1), round(y, 1)))
            best = Grid(math.floor(size * 2) / 2, tuple(middles))
    return best


class Map(NamedTuple):
    """A village on its box: the size of a tile and where (0, 0) lies."""

    size: float
    x: float
    y: float

    def at(self, cell: Hex) -> Point:
        """The middle of a cell."""
        x, y = centre(cell, self.size, True)
        return (round(self.x + x, 1), round(self.y + y, 1))


@cache
def village_map(box: Box, cells: frozenset[Hex], most: float) -> Map:
    """The largest map of some cells that fits into a box, in its middle."""
    points = [centre(cell, 1, True) for cell in cells] or [(0.0, 0.0)]
    left, right = min([x for x, _ in points]) - 1, max([x for x, _ in points]) + 1
    top, bottom = min([y for _, y in points]) - HIGH / 2, max([y for _, y in points]) + HIGH / 2
    size = min(box.w / (right - left), box.h / (bottom - top), most)
    size = math.floor(size * 2) / 2
    x = box.x + box.w / 2 - (left + right) / 2 * size
    y = box.y + box.h / 2 - (top + bottom) / 2 * size
    return Map(size, x, y)
