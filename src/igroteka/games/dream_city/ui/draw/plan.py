"""Where everything lies on the drawing: one plan for wide screens and one for phones."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from igroteka.drawing.svg import Box

from ...components.boards import COLUMNS, ROWS


class Grid(NamedTuple):
    """A city: its upper left corner, the distance from cell to cell, and the height of the heads of its columns."""

    x: float
    y: float
    pitch: float
    heads: float


class Spot(NamedTuple):
    """Where one player is drawn: the panel, and on it the city, the name plate, the hand and the tally."""

    panel: Box
    city: Grid
    plate: Box
    hand: Box
    tally: Box | None
    across: int


class Plan(NamedTuple):
    """The whole sheet. Market columns stand right above the columns of the viewer's city."""

    width: float
    height: float
    big: float
    header: Box
    board: Box
    area: Box
    narrow: bool
    stacks: Box
    symbols: Box
    market: Box
    spots: tuple[Spot, ...]
    rival: Box | None
    guide: Box | None


@cache
def plan(seats: int, solo: bool, portrait: bool) -> Plan:
    """The plan for a number of players; the viewer's place is the first."""
    return _portrait(seats, solo) if portrait else _landscape(seats, solo)


def _beside(panel: Box, pitch: float, heads: float, big: float = 1) -> Spot:
    """A panel with the city on the left and everything else on the right."""
    city = Grid(panel.x + 10, panel.y + heads + 10, pitch, heads)
    left = city.x + pitch * COLUMNS + 14
    room = Box(left, panel.y + 8, panel.x + panel.w - 10 - left, panel.h - 16)
    plate = room._replace(h=92 * big)
    size = min((room.w - 8) / 2, 64 if room.w > 200 else 88)
    hand = Box(left, plate.y + plate.h + 8, size * 2 + 8, size)
    low = hand.y + hand.h + 8
    tally = Box(left, low, room.w, room.y + room.h - low)
    return Spot(panel, city, plate, hand, tally, 4 if room.w > 200 else 2)


def _landscape(seats: int, solo: bool) -> Plan:
    own = Spot(
        panel=Box(12, 298, 650, 490),
        city=Grid(200, 330, 90, 28),
        plate=Box(22, 308, 168, 96),
        hand=Box(22, 424, 168, 80),
        tally=Box(26, 534, 160, 244),
        across=2,
    )
    others: list[Spot] = []
    if seats == 2:
        spot = _beside(Box(672, 298, 516, 490), 66, 28)
        others.append(spot._replace(tally=Box(692, 678, 476, 100), across=4))
    elif seats > 2:
        h = (730 - 10 * (seats - 2)) / (seats - 1)
        heads = 28 if seats == 3 else 22
        pitch = (h - heads - 18) // ROWS
        others = [_beside(Box(672, 58 + i * (h + 10), 516, h), pitch, heads) for i in range(seats - 1)]
    return Plan(
        width=1200,
        height=800,
        big=1,
        header=Box(12, 10, 1176, 40),
        board=Box(12, 58, 650, 230),
        area=Box(20, 86, 168, 198),
        narrow=False,
        stacks=Box(200, 64, 450, 90),
        symbols=Box(200, 156, 450, 36),
        market=Box(200, 194, 450, 90),
        spots=(own, *others),
        rival=Box(672, 298, 516, 490) if solo else None,
        guide=Box(672, 58, 516, 230) if seats < 3 else None,
    )


def _portrait(seats: int, solo: bool) -> Plan:
    own = Spot(
        panel=Box(8, 404, 584, 798),
        city=Grid(20, 446, 112, 36),
        plate=Box(20, 1020, 320, 126),
        hand=Box(362, 1022, 216, 104),
        tally=Box(16, 1152, 568, 44),
        across=8,
    )
    y, h = 1210.0, 338.0
    others = [_beside(Box(8, y + i * (h + 8), 584, h), 58, 30, 1.35) for i in range(seats - 1)]
    rival = Box(8, y, 584, 500) if solo else None
    return Plan(
        width=600,
        height=y + (len(others) * (h + 8) if others else 508),
        big=1.35,
        header=Box(8, 8, 584, 48),
        board=Box(8, 62, 584, 334),
        area=Box(20, 70, 560, 56),
        narrow=True,
        stacks=Box(20, 130, 560, 98),
        symbols=Box(20, 230, 560, 48),
        market=Box(20, 280, 560, 112),
        spots=(own, *others),
        rival=rival,
        guide=None,
    )
