"""Where everything lies on the drawing: one plan for wide screens and one for phones."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Point
from igroteka.drawing.svg import Box

from ...components.maps import SIDES, SIZE, TERRAIN, WIDTH
from ...components.names import CELLS, OFF

ROOT3: Final = math.sqrt(3)
#: Rows of hexes, and how high they are together in sizes of a hex.
MAP_ROWS: Final = SIZE // WIDTH
MAP_HIGH: Final = 1.5 * MAP_ROWS + 0.5


class Plan(NamedTuple):
    """The whole sheet. `hex` is the size of a hex from its middle to a corner; `big` the scale of texts."""

    width: float
    height: float
    big: float
    narrow: bool
    header: Box
    map: Box
    hex: float
    centres: tuple[Point, ...]
    actions: Box
    exchange: Box
    rounds: Box
    science: Box
    innovations: Box
    palaces: Box
    cities: Box
    bonuses: Box
    offers: Box
    players: tuple[Box, ...]

    @property
    def small(self) -> float:
        """The smallest size of texts: what is left of it on a phone can still be read."""
        return 15.0 if self.narrow else 12.2


@cache
def plan(seats: int, parties: int, side: str, offers: int, portrait: bool) -> Plan:
    """The plan for a table. `offers` is the number of things to choose from before the game."""
    return (_portrait if portrait else _landscape)(seats, parties, side, offers)


def _hexes(side: str, box: Box) -> tuple[float, tuple[Point, ...]]:
    """The largest hexes that fit into a box, and their middles."""
    terrain = TERRAIN[SIDES.index(side)]
    halves = [2 * (i % WIDTH) + i // WIDTH % 2 for i in range(SIZE) if terrain[i] != OFF]
    low, high = min(halves), max(halves) + 2
    size = min(box.w / ((high - low) * ROOT3 / 2), box.h / MAP_HIGH)
    left = box.x + (box.w - (high - low) * ROOT3 / 2 * size) / 2
    top = box.y + (box.h - MAP_HIGH * size) / 2
    return size, tuple(
        [
            (
                left + (2 * (i % WIDTH) + i // WIDTH % 2 - low + 1) * ROOT3 / 2 * size,
                top + (1.5 * (i // WIDTH) + 1) * size,
            )
            for i in range(SIZE)
        ]
    )


def _rows(seats: int) -> int:
    """Rows of the innovation board."""
    return len(CELLS[seats]) // 4 + (len(CELLS[seats]) % 4 > 0)


def _landscape(seats: int, parties: int, side: str, offers: int) -> Plan:
    width, gap = 1600.0, 8.0
    left, right = Box(10, 50, 968, 0), Box(986, 50, 604, 0)
    rows = _rows(seats)
    rounds = Box(right.x, right.y, right.w, 112)
    science = Box(right.x, rounds.y + rounds.h + gap, right.w, 240)
    innovations = Box(right.x, science.y + science.h + gap, right.w, 46 + rows * 70 + 3 * 68)
    low = innovations.y + innovations.h
    actions_h, exchange_h = 96.0, 46.0
    low = max(low, 50 + 700.0)
    area = Box(left.x, left.y, left.w, low - left.y - 2 * gap - actions_h - exchange_h)
    size, centres = _hexes(side, Box(area.x + 10, area.y + 8, area.w - 20, area.h - 16))
    y = low + gap
    supply_h = 92.0
    palaces = Box(10, y, 660, supply_h)
    cities = Box(678, y, 602, supply_h)
    bonuses = Box(1288, y, 302, supply_h)
    y += supply_h + gap
    stall = Box(10, y, 1580, 118 if offers else 0)
    y += stall.h + (gap if offers else 0)
    w, h = (width - 20 - gap) / 2, 252.0
    places = tuple([Box(10 + i % 2 * (w + gap), y + i // 2 * (h + gap), w, h) for i in range(parties)])
    height = y + (parties + 1) // 2 * (h + gap) + 2
    return Plan(
        width,
        height,
        1,
        False,
        Box(10, 6, 1580, 38),
        area,
        size,
        centres,
        Box(left.x, low - actions_h - gap - exchange_h, left.w, actions_h),
        Box(left.x, low - exchange_h, left.w, exchange_h),
        rounds,
        science,
        innovations,
        palaces,
        cities,
        bonuses,
        stall,
        places,
    )


def _portrait(seats: int, parties: int, side: str, offers: int) -> Plan:
    width, gap = 640.0, 8.0
    x, w = 6.0, width - 12
    header = Box(x, 6, w, 86)
    area = Box(x, header.y + header.h + gap, w, 392 if side == SIDES[0] else 456)
    size, centres = _hexes(side, Box(area.x + 19, area.y + 20, area.w - 24, area.h - 25))
    y = area.y + area.h + gap
    actions = Box(x, y, w, 84)
    y += actions.h + gap
    exchange = Box(x, y, w, 98)
    y += exchange.h + gap
    stall = Box(x, y, w, 100.0 * math.ceil(offers / 2) + 8 if offers else 0)
    y += stall.h + (gap if offers else 0)
    own = Box(x, y, w, 498)
    y += own.h + gap
    rounds = Box(x, y, w, 122)
    y += rounds.h + gap
    science = Box(x, y, w, 272)
    y += science.h + gap
    innovations = Box(x, y, w, 50 + _rows(seats) * 78 + 3 * 76)
    y += innovations.h + gap
    palaces = Box(x, y, w, 84)
    y += palaces.h + gap
    cities = Box(x, y, w, 84)
    y += cities.h + gap
    bonuses = Box(x, y, w, 96)
    y += bonuses.h + gap
    places = [own]
    for _ in range(parties - 1):
        places.append(Box(x, y, w, 498))
        y += 498 + gap
    return Plan(
        width,
        y,
        1.2,
        True,
        header,
        area,
        size,
        centres,
        actions,
        exchange,
        rounds,
        science,
        innovations,
        palaces,
        cities,
        bonuses,
        stall,
        tuple(places),
    )
