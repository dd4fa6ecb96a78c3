"""Where everything lies on the drawing: one plan for wide screens and one for phones."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Point, centre
from igroteka.drawing.svg import Box

from ...components.board import AXIAL, SIZE, ZONES

#: Territories lie a little apart: the size of their hexes in sizes of a zone; 3 would make zones touch.
APART: Final = 3.09
#: How far the board reaches from its middle, in sizes of a zone: sideways, up, down.
SIDEWAYS: Final = math.sqrt(3) * APART + 1.5 * math.sqrt(3) + 0.06
UP: Final = 2.5 * APART + 1.02
DOWN: Final = 2.5 * APART + 0.64
#: The radius of the circle inside a zone.
INNER: Final = math.sqrt(3) / 2


class Plan(NamedTuple):
    """The whole sheet. `zone` is the size of a zone from its middle to a corner; `big` the scale of texts."""

    width: float
    height: float
    big: float
    narrow: bool
    header: Box
    board: Box
    zone: float
    zones: tuple[Point, ...]
    numbers: tuple[Point, ...]
    banners: tuple[Point, ...]
    track: Box
    supplies: Box
    demolish: Box
    deck: Box
    projects: Box
    secrets: Box
    players: tuple[Box, ...]

    @property
    def small(self) -> float:
        """The smallest size of texts: what is left of it on a phone can still be read."""
        return 14.2 if self.narrow else 12.0

    @property
    def inner(self) -> float:
        """The radius of the circle inside a zone."""
        return self.zone * INNER


@cache
def plan(seats: int, secrets: bool, portrait: bool) -> Plan:
    """The plan for a number of players. Somebody who only watches has no secrets."""
    return _portrait(seats, secrets) if portrait else _landscape(seats, secrets)


def _board(width: float, height: float, big: float, header: Box, board: Box, zone: float) -> Plan:
    """The garden in its frame: zones, the gaps above the territories for their numbers, and those below them.

    Its outline leaves the corners of the frame free: there lie the track and the supplies.
    """
    x, y = board.x + board.w / 2, board.y + zone * UP
    slots = [centre(a, zone * APART, False) for a in AXIAL]
    places = [centre(a, zone, False) for a in AXIAL]
    middles = [
        (x + slots[i // SIZE][0] + places[i % SIZE][0], y + slots[i // SIZE][1] + places[i % SIZE][1])
        for i in range(ZONES)
    ]
    pad = 8.0 if width < 1000 else 10.0
    corner_w = x - zone * (SIDEWAYS - slots[4][0] / zone) - board.x - pad * 1.6
    corner_h = zone * (UP - APART - 1.02) - pad
    left, right = board.x + pad, board.x + board.w - pad - corner_w
    top, bottom = board.y + pad, board.y + board.h - pad - corner_h
    return Plan(
        width=width,
        height=height,
        big=big,
        narrow=width < 1000,
        header=header,
        board=board,
        zone=zone,
        zones=tuple(middles),
        numbers=tuple([(x + sx, y + sy - zone * APART) for sx, sy in slots]),
        banners=tuple([(x + sx, y + sy + zone * APART) for sx, sy in slots]),
        track=Box(left, top, corner_w, corner_h),
        supplies=Box(right, top, corner_w, corner_h),
        demolish=Box(left, bottom, corner_w, corner_h),
        deck=Box(right, bottom, corner_w, corner_h),
        projects=board,
        secrets=board,
        players=(),
    )


def _landscape(seats: int, secrets: bool) -> Plan:
    x, w = 722.0, 466.0
    card, secret = {2: (112.0, 92.0), 3: (104.0, 80.0), 4: (88.0, 72.0)}[seats]
    projects = Box(x, 54, w, 2 * card + 8)
    low = projects.y + projects.h + 8
    hand = Box(x, low, w, secret)
    top = low + (secret + 8 if secrets else 0)
    h = (788 - top - 8 * (seats - 1)) / seats
    p = _board(1200, 800, 1, Box(12, 8, 1176, 40), Box(12, 54, 700, 734), 42.9)
    return p._replace(
        projects=projects,
        secrets=hand,
        players=tuple([Box(x, top + i * (h + 8), w, h) for i in range(seats)]),
    )


def _portrait(seats: int, secrets: bool) -> Plan:
    zone = 36.6
    board = Box(6, 58, 588, zone * (UP + DOWN))
    y = board.y + board.h + 8
    projects = Box(6, y, 588, 2 * 116 + 8)
    hand = Box(6, projects.y + projects.h + 8, 588, 104)
    top = hand.y + (hand.h + 8 if secrets else 0)
    h = 156.0
    p = _board(600, top + seats * (h + 8), 1.3, Box(6, 6, 588, 48), board, zone)
    return p._replace(
        projects=projects,
        secrets=hand,
        players=tuple([Box(6, top + i * (h + 8), 588, h) for i in range(seats)]),
    )
