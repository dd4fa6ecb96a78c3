"""Where everything lies on the drawing: one plan for wide screens and one for phones."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.hexes import Point
from igroteka.drawing.shapes import closed_path
from igroteka.drawing.svg import Box

from ...components.land import COLUMNS, ROWS

ROOT3: Final = math.sqrt(3)
#: The domain in sizes of a place (from its middle to a corner): across, down, and room for ports at the
#: sides, above and below.
ACROSS: Final = (COLUMNS + 0.5) * ROOT3
DOWN: Final = 1.5 * (ROWS - 1) + 2
BESIDE: Final = 1.8
AROUND: Final = 1.2
GAP: Final = 8.0
#: Room for the name of a row of tokens above it.
CAPTION: Final = 15.0


class Plan(NamedTuple):
    """The whole sheet. `least` is the smallest size of letters, `big` the scale of everything with letters."""

    width: float
    height: float
    big: float
    least: float
    narrow: bool
    rows: int
    header: Box
    domain: Box
    person: Box
    areas: Box
    prosperity: Box
    pieces: Box
    columns: Box
    tracks: Box
    skills: Box
    help: Box
    goals: Box
    free: Box
    own: Box
    hand: Box
    others: tuple[Box, ...]


@cache
def plan(seats: int, portrait: bool, extra: bool, cards: int) -> Plan:
    """The plan for a number of players, with or without enhanced skill tokens, and for so many cards in hand."""
    return _portrait(seats, cards) if portrait else _landscape(seats, extra, cards)


def size_in(box: Box) -> float:
    """How large a place of a domain can be in a box."""
    return round(min(box.w / (ACROSS + BESIDE), box.h / (DOWN + AROUND)), 2)


def middle_of(box: Box, size: float, place: int) -> Point:
    """The middle of a place of a domain that lies in the middle of a box."""
    r, c = divmod(place, COLUMNS)
    left = box.x + (box.w - ACROSS * size) / 2
    top = box.y + (box.h - DOWN * size) / 2
    return left + (c + 0.5 + 0.5 * (r % 2)) * ROOT3 * size, top + (1.5 * r + 1) * size


@cache
def hexagon(size: float, x: float = 0, y: float = 0) -> str:
    """The outline of a place."""
    a, b = size * ROOT3 / 2, size / 2
    points = ((0, -size), (a, -b), (a, b), (0, size), (-a, b), (-a, -b))
    return closed_path([(x + px, y + py) for px, py in points])


def _landscape(seats: int, extra: bool, cards: int) -> Plan:
    left, right = 870.0, 878.0
    w = 1588 - right
    rows: dict[str, Box] = {}
    y = 58.0
    for name, h, caption in (
        ("areas", 300.0, 0.0),
        ("prosperity", 216.0, 0.0),
        ("skills", 150.0 if extra else 124.0, CAPTION),
        ("help", 96.0, CAPTION),
        ("goals", 64.0, CAPTION),
        ("free", 62.0, CAPTION),
        ("own", 74.0, CAPTION),
    ):
        y += caption
        rows[name] = Box(right, y, w, h)
        y += h + GAP
    low = y
    tall = 512.0
    under = 58 + tall + GAP
    half = (low - under - GAP * 2) / 2
    count = 1 if cards <= 11 else -(-cards // 9)
    hand = Box(12, low, 1576, 16 + count * 166)
    top = low + hand.h + GAP
    others = [
        Box(12 + i % 2 * 792, top + i // 2 * 288, 784 if seats > 2 else 1576, 280) for i in range(seats - 1)
    ]
    bottom = others[-1].y + others[-1].h if others else hand.y + hand.h
    return Plan(
        width=1600,
        height=bottom + 10,
        big=1,
        least=12.2,
        narrow=False,
        rows=count,
        header=Box(12, 8, 1576, 44),
        domain=Box(12, 58, 596, tall),
        person=Box(616, 58, 254, tall),
        pieces=Box(12, under, 480, half + 24),
        columns=Box(500, under, left - 500, half + 24),
        tracks=Box(12, under + half + 24 + GAP, left - 12, half - 24),
        hand=hand,
        others=tuple(others),
        **rows,
    )


def _portrait(seats: int, cards: int) -> Plan:
    y = 6.0
    count = max(2, -(-cards // 3))
    boxes: dict[str, Box] = {}
    for name, h, caption in (
        ("header", 92.0, 0.0),
        ("domain", 640.0, 0.0),
        ("person", 390.0, 0.0),
        ("hand", 16.0 + count * 156, 0.0),
        ("areas", 640.0, 0.0),
        ("free", 178.0, CAPTION * 1.4),
        ("prosperity", 620.0, 0.0),
        ("pieces", 430.0, 0.0),
        ("columns", 380.0, 0.0),
        ("tracks", 640.0, 0.0),
        ("own", 190.0, CAPTION * 1.4),
        ("skills", 320.0, CAPTION * 1.4),
        ("help", 270.0, CAPTION * 1.4),
        ("goals", 190.0, CAPTION * 1.4),
    ):
        y += caption
        boxes[name] = Box(6, y, 708, h)
        y += h + GAP
    others = [Box(6, y + i * 688, 708, 680) for i in range(seats - 1)]
    y += len(others) * 688
    return Plan(
        width=720, height=y, big=1.4, least=17.0, narrow=True, rows=count, others=tuple(others), **boxes
    )
