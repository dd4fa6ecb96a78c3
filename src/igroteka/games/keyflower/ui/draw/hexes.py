"""One tile: its ground by season, its roads and rivers, what it does, and what it does when upgraded."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import measure, path, rect, text

from ...components.tiles import (
    ABILITIES,
    FIELD,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    PRINTED_POINTS,
    ROAD,
    SEASON_TILES,
    TURNED,
    WATER,
)
from .icons import icon, price, row, tile_row

#: The height of a hex in sizes from its middle to a corner.
HIGH: Final = math.sqrt(3)
#: The directions of the edges as they are numbered, from the bottom clockwise: the middle of each edge.
MIDDLES: Final = tuple(
    [
        (HIGH / 2 * math.cos(math.radians(90 + 60 * i)), HIGH / 2 * math.sin(math.radians(90 + 60 * i)))
        for i in range(6)
    ]
)
#: Where the lines of a name lie on a tile and how wide they may be, in sizes of the tile: the upper, then the lower.
NAME_LINES: Final = ((-0.63, 1.3), (-0.395, 1.6))
#: On a small tile with nothing but one row of effects there is more room for the lower line.
NAME_LOW: Final = -0.28
#: Below this size, in sizes of the smallest letters, there is no room for the upgraded side.
DETAILED: Final = 3.0


def ground(tile: int) -> str:
    """Which ground a tile has: its season, home, boat or order."""
    if tile < FIRST_BUILDING:
        return "home"
    if tile < FIRST_SUMMER_BOAT:
        for i, name in enumerate(("spring", "summer", "autumn")):
            if tile in SEASON_TILES[i]:
                return name
    if tile < FIRST_WINTER:
        return "boat"
    if tile < FIRST_ORDER:
        return "winter"
    return "order" if tile < FIRST_BOAT else "boat"


@cache
def land(tile: int, turn: int, size: float) -> str:
    """The ground of a tile with its edges, turned clockwise."""
    edges = TURNED[tile][turn]
    s = size - 0.8
    body = path(hexagon(s, flat=True), f"g-{ground(tile)}")
    ends = [(x * s * 0.985, y * s * 0.985) for x, y in MIDDLES]
    water = [i for i in range(6) if edges[i] == WATER]
    roads = [i for i in range(6) if edges[i] == ROAD]
    if len(water) == 2:
        (x, y), (z, w) = ends[water[0]], ends[water[1]]
        body += path(f"M{x:.1f} {y:.1f}L{z:.1f} {w:.1f}", f"bank w{_step(s)}")
        body += path(f"M{x:.1f} {y:.1f}L{z:.1f} {w:.1f}", f"river w{_step(s)}")
    for i in water if len(water) == 1 else ():
        x, y = ends[i]
        body += path(f"M{x * 0.5:.1f} {y * 0.5:.1f}L{x:.1f} {y:.1f}", f"bank w{_step(s)}")
        body += path(f"M{x * 0.5:.1f} {y * 0.5:.1f}L{x:.1f} {y:.1f}", f"river w{_step(s)}")
    way = "".join([f"M0 0L{ends[i][0]:.1f} {ends[i][1]:.1f}" for i in roads])
    if way:
        body += path(way, f"verge w{_step(s)}") + path(way, f"road w{_step(s)}")
    for i in range(6):
        if edges[i] == FIELD and ground(tile) != "boat" and size >= 30:
            body += _tuft(*MIDDLES[i], s)
    return body + path(hexagon(s, flat=True), "rim")


def _step(size: float) -> int:
    """Widths of roads come in steps, so that the style sheet can hold them."""
    return min(int(size // 12), 8)


def _tuft(x: float, y: float, s: float) -> str:
    """A little grass at an edge without a road."""
    px, py, h = x * s * 0.86, y * s * 0.86, s * 0.07
    return path(
        f"M{px - h:.1f} {py:.1f}l{-h * 0.5:.1f} {-h:.1f}m{h * 1.5:.1f} {h:.1f}v{-h * 1.4:.1f}m0 {h * 1.4:.1f}"
        f"l{h * 0.9:.1f} {-h:.1f}",
        "grass",
    )


@cache
def name_lines(name: str, size: float, least: float) -> tuple[str, ...]:
    """A name in one line or two that fit a tile at the smallest letters; nothing where there is no room for all of it."""
    (_, upper), (_, lower) = NAME_LINES
    if measure(name, least) <= lower * size:
        return (name,)
    words = name.split(" ")
    for i in range(len(words) - 1, 0, -1):
        first, second = " ".join(words[:i]), " ".join(words[i:])
        if measure(first, least) <= upper * size and measure(second, least) <= lower * size:
            return (first, second)
    return ()


@cache
def face(
    tile: int,
    side: int,
    size: float,
    least: float,
    name: str = "",
    purple: bool = False,
    covered: int = 0,
    used: tuple[bool, bool] = (False, False),
) -> str:
    """What is printed on a tile: name, effect, and on a front the cost and effect of the other side.

    What rows of goods cover is left out; the effects move aside for workers at the left, at the right, or both."""
    s = size
    x, wide = s * 0.17 * (used[0] - used[1]), s * (1.36, 1.1, 0.88)[sum(used)]
    body = ""
    lines = name_lines(name, s, least) if name else ()
    free = s < DETAILED * least and not (covered or any(used))
    y = NAME_LOW * s if free else NAME_LINES[1][0] * s
    for i, words in enumerate(reversed(lines)):
        body += text(0, y - i * max(0.235 * s, 0.85 * least), words, least, "name", anchor="middle")
    low = 0.15 * s if lines else 0.0
    if FIRST_ORDER <= tile < FIRST_BOAT:
        return body + _order(tile, s, least, purple)
    printed = tile_row(tile, side)
    if tile >= FIRST_SUMMER_BOAT:
        return body + _plain(tile, side, printed, s, least, bool(lines))
    points = PRINTED_POINTS[tile][side]
    if points or not printed:
        printed = (*printed, f"points:{points}")
    if covered > 1:
        return body
    if (side or s < DETAILED * least) and covered:
        body += _plate(x, low - s * 0.3, wide, s * 0.36, "plate up" if side else "plate")
        return body + row(printed, x, low - s * 0.3, s * 0.35, wide - s * 0.08, least)
    if side or s < DETAILED * least:
        body += _plate(x, low - s * 0.06, wide, s * 0.52, "plate up" if side else "plate")
        return body + row(printed, x, low - s * 0.06, s * 0.44, wide - s * 0.08, least)
    body += _plate(x, low - s * 0.3, wide, s * 0.36, "plate")
    body += row(printed, x, low - s * 0.3, s * 0.35, wide - s * 0.08, least)
    cost = price(tile)
    broad = s * (0.3 + 0.26 * len(cost))
    body += path(_arrow(x, low - s * 0.1, s * 0.26, broad, s * 0.07), "plate cost")
    body += row(cost, x, low + s * 0.02, s * 0.25, broad, least)
    if covered:
        return body
    more = PRINTED_POINTS[tile][1]
    after = (*tile_row(tile, 1), *([f"points:{more}"] if more else []))
    wide = min(wide, s * 1.2)
    body += _plate(x, low + s * 0.36, wide, s * 0.29, "plate up")
    return body + row(after, x, low + s * 0.36, s * 0.28, wide - s * 0.04, least)


def _arrow(x: float, top: float, h: float, w: float, tip: float) -> str:
    """A broad arrow down: what an upgrade costs stands on it."""
    left, right = x - w / 2, x + w / 2
    return f"M{left:.1f} {top:.1f}H{right:.1f}V{top + h * 0.8:.1f}L{x:.1f} {top + h + tip:.1f}L{left:.1f} {top + h * 0.8:.1f}Z"


def _plate(x: float, y: float, w: float, h: float, css: str) -> str:
    return rect(x - w / 2, y - h / 2, w, h, h * 0.24, css)


def _plain(tile: int, side: int, words: tuple[str, ...], s: float, least: float, named: bool) -> str:
    """Boats, summer boats and winter tiles have one row only."""
    body = ""
    if tile < FIRST_WINTER:
        code = ABILITIES[2 * (tile - FIRST_SUMMER_BOAT) + side]
        body += text(0, -s * 0.24, code, max(s * 0.3, least), "name", anchor="middle")
    elif tile >= FIRST_BOAT and s >= DETAILED * least and not named:
        body += icon("ship", -s * 0.36, -s * 0.52, s * 0.72, s * 0.45)
    y = 0.0 if FIRST_WINTER <= tile < FIRST_ORDER else s * 0.16
    h = s * 0.5
    return body + _plate(0, y, s * 1.4, h, "plate") + row(words, 0, y, s * 0.38, s * 1.32, least)


def _order(tile: int, s: float, least: float, purple: bool) -> str:
    """A turn order tile: its number, the start-player icon, and what it scores in winter."""
    number = str(tile - FIRST_ORDER + 1)
    y = -s * 0.12
    body = _plate(0, y, s * 1.3, s * 0.56, "plate")
    x = -s * 0.24 if purple else 0
    body += text(x, y + s * 0.17, number, max(s * 0.46, least), "print", anchor="middle")
    if purple:
        body += icon("purple", s * 0.04, y - s * 0.22, s * 0.44)
    if s >= DETAILED * least:
        body += _plate(0, s * 0.42, s * 0.7, s * 0.28, "plate up")
        body += row(tile_row(tile, 0), 0, s * 0.42, s * 0.26, s * 0.66, least)
    return body
