"""Domains: places, terrain tokens, roads on the edges, properties, rabbits, ports, bonus-card areas."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, circle, group, path, rect, shift

from ...components.land import (
    AREA,
    COLUMNS,
    DIRECTIONS,
    PLACE_NAMES,
    PLACES,
    ROWS,
    SPECIAL_ROWS,
    SPECIALS,
    SYMBOL_ROWS,
    SYMBOLS,
    Domain,
    beside,
    place,
)
from ...components.vocabulary import SITES
from ..words import effect_text
from .glyphs import words_of
from .icons import icon
from .pen import Pen
from .plan import ICON, LAND, LEAST, ROOT3, hexagon, middle_of, size_in
from .plan import SPECIALS as SPECIALS_BOX
from .side import Side
from .typeset import fit_words

KINDS: Final = (*SITES, "bonus")
#: Where the middle of an edge lies, seen from the middle of the place.
ANGLES: Final = (0, -60, -120, 180, 120, 60)
#: Half the width of the strip along an edge that can be clicked, in sizes of a place. It lies over the places on both
#: sides and takes no click that is meant for them: see `style`.
STRIP: Final = 0.54
#: How much of a place its ring goes around.
INNER: Final = 0.79


def estate(pen: Pen, side: Side) -> None:
    """The domain of the player in front: every place can be chosen, and every edge where a road could go."""
    land = side.land
    if land is None:
        return
    _specials(pen, side, SPECIALS_BOX)
    size = size_in(LAND)
    for i in range(PLACES):
        _place(pen, side, land, i, LAND, size)
    _ports(pen, side, land, LAND, size, "", "labels")
    for name in side.free_edges:
        _edge(pen, side, name, LAND, size)
    _roads(pen, side, LAND, size, "")


def small_estate(pen: Pen, side: Side, box: Box) -> None:
    """The domain of another player, to look at."""
    land = side.land
    if land is None:
        return
    size = size_in(box)
    tag = f"-{side.seat}"
    body = ""
    for i in range(PLACES):
        x, y = middle_of(box, size, i)
        body += _ground(KINDS[land.kind[i]], round(x, 1), round(y, 1), size)
    pen.d.add("boards", f"land{tag}", body)
    for i in range(PLACES):
        name = PLACE_NAMES[i]
        if side.p.tokens[i] or side.p.pieces[i] or i in side.p.areas:
            x, y = middle_of(box, size, i)
            body = _on_place(side, land, i, size)
            body += _stands(side, i, size)
            pen.d.add(
                "cells", f"place{tag}-{name}", body, round(x, 1), round(y, 1), place_title(pen, side, land, i)
            )
    _ports(pen, side, land, box, size, tag, "labels")
    _roads(pen, side, box, size, tag)


def _specials(pen: Pen, side: Side, box: Box) -> None:
    """The special tokens, one of which will lie on the special cell; then the one that does."""
    v, special = pen.v, side.p.special
    once = v.options.get("special_terrain") == "limited"
    names = [name for name in SPECIALS if not (once and name in v.specials) or name == special]
    for name, at in zip(names, grid(box, len(names), len(SPECIALS), 4), strict=True):
        body = rect(0, 0, at.w, at.h, 7, "t-special")
        words = words_of(SPECIAL_ROWS[name])
        body += fit_words(words, at.w - 6, at.h - 2, LEAST * 1.5, ICON, 3, 1)
        said = pen.say(Text("draw-special-token", special=name, what=effect_text(SPECIAL_ROWS[name])))
        if not special:
            pen.d.element("panels", f"special:{name}", body, at, said)
        elif name == special:
            pen.d.add("labels", "special", body, at.x, at.y, said)


# ---------------------------------------------------------------- places


@cache
def _ground(kind: str, x: float, y: float, size: float) -> str:
    """A printed place around a point: ground, pattern, its symbol."""
    body = group(f"g-{kind}", icon(f"ground-{kind}", x - size, y - size, size * 2))
    body += path(hexagon(size, x, y), "edge")
    name = "card" if kind == "bonus" else kind
    part = size * (1.16 if kind in ("capital", "bonus") else 0.92)
    faded = "" if kind in ("capital", "bonus") else ' class="printed"'
    return (
        body + f"<g{faded}>{icon(name, round(x - part / 2, 1), round(y - part / 2, 1), round(part, 1))}</g>"
    )


def _place(pen: Pen, side: Side, land: Domain, i: int, box: Box, size: float) -> None:
    """One place of the domain in front."""
    x, y = middle_of(box, size, i)
    half = round(size * ROOT3 / 2, 1)
    body = _ground(KINDS[land.kind[i]], half, half, size)
    body += shift(half, half, _on_place(side, land, i, size))
    name = PLACE_NAMES[i]
    at = Box(round(x - half, 1), round(y - half, 1), half * 2, half * 2)
    outline = hexagon(round(size * INNER, 2), half, half)
    title = place_title(pen, side, land, i)
    pen.d.element("cells", f"cell:{side.seat}:{name}", body, at, title, outline=outline)
    standing = _stands(side, i, size)
    if standing:
        pen.d.add("pieces", f"stands-{name}", standing, round(x, 1), round(y, 1))


def _on_place(side: Side, land: Domain, i: int, size: float) -> str:
    """The token on a place, or the symbol that waits for one."""
    p = side.p
    kind = KINDS[land.kind[i]]
    if kind == "bonus":
        return circle(0, 0, round(size * 0.78, 1), "here") if i in p.areas else ""
    if not p.tokens[i]:
        symbol = land.symbol[i]
        return _badge(SYMBOLS[symbol], size) if symbol >= 0 else ""
    return _token(kind, p.tokens[i] == "flipped", bool(p.pieces[i]), size)


@cache
def _badge(symbol: str, size: float) -> str:
    """The bonus printed on a cell: the first picture of what it gives."""
    shown = next(g.what for word in words_of(SYMBOL_ROWS[symbol]) for g in word if g.kind != "text")
    x, y, r = size * 0.36, size * 0.34, size * 0.34
    return circle(round(x, 1), round(y, 1), round(r, 1), "ring") + icon(
        shown, round(x - r * 0.8, 1), round(y - r * 0.8, 1), round(r * 1.6, 1)
    )


@cache
def _token(kind: str, flipped: bool, built: bool, size: float) -> str:
    """A terrain token: a full hexagon; the flipped side has a firm rim and a lighter middle."""
    token = round(size * 0.86, 1)
    body = group(f"t-{kind}", icon(f"ground-{kind}", -token, -token, token * 2))
    body += path(hexagon(token), "rim" if flipped else "face")
    if flipped:
        body += circle(0, 0, round(size * 0.56, 1), "site")
    if built:
        part = size * 0.42
        return body + icon(kind, round(-part / 2, 1), round(size * 0.3, 1), round(part, 1))
    part = size * (0.72 if flipped else 1.0)
    return body + icon(kind, round(-part / 2, 1), round(-part / 2, 1), round(part, 1))


def _stands(side: Side, i: int, size: float) -> str:
    """The property on a place, and the rabbit next to it."""
    piece = side.p.pieces[i]
    if not piece:
        return ""
    part = round(size * 1.16, 1)
    low = size * 0.06
    body = circle(0, round(-low, 1), round(size * 0.64, 1), "plinth")
    body += icon(piece, round(-part / 2, 1), round(-part / 2 - low, 1), part)
    if i in side.p.rabbits:
        hare = round(size * 0.8, 1)
        body += icon("rabbit", round(size * 0.16, 1), round(-size * 0.02, 1), hare)
    return body


def place_title(pen: Pen, side: Side, land: Domain, i: int) -> str:
    """Everything about a place in words."""
    p = side.p
    said = [pen.say(Text("draw-place", place=PLACE_NAMES[i], site=KINDS[land.kind[i]]))]
    if land.kind[i] == AREA:
        said.append(pen.word("draw-area-active" if i in p.areas else "draw-area-idle"))
        return ". ".join(said)
    symbol = land.symbol[i]
    if p.tokens[i]:
        if i == land.special and p.special:
            said.append(pen.say(Text("draw-special", special=p.special)))
        said.append(pen.word("draw-token-flipped" if p.tokens[i] == "flipped" else "draw-token-up"))
    elif symbol >= 0:
        said.append(pen.say(Text("draw-symbol", what=effect_text(SYMBOL_ROWS[SYMBOLS[symbol]]))))
    if p.pieces[i]:
        said.append(pen.say(Text("draw-stands", piece=p.pieces[i])))
    if i in p.rabbits:
        said.append(pen.word("draw-has-rabbit"))
    if i in land.ports:
        said.append(pen.word("draw-port"))
    return ". ".join(said)


# ---------------------------------------------------------------- ports


def _ports(pen: Pen, side: Side, land: Domain, box: Box, size: float, tag: str, layer: str) -> None:
    """Piers beyond the edge of the board."""
    for i in land.ports:
        x, y = middle_of(box, size, i)
        angle = math.radians(_seaward(i))
        far = size * 0.94
        x, y = x + math.cos(angle) * far, y + math.sin(angle) * far
        name = PLACE_NAMES[i]
        open_ = i in side.open_ports
        r = round(size * 0.34, 1)
        body = circle(0, 0, r, "quay" if open_ else "ring")
        body += icon("port", round(-r * 0.8, 1), round(-r * 0.8, 1), round(r * 1.6, 1))
        title = pen.word("draw-port-open" if open_ else "draw-port-shut")
        pen.d.add(layer, f"port{tag}-{name}", body, round(x, 1), round(y, 1), title)


def _seaward(i: int) -> float:
    """The direction from a border cell to what lies off the board, away from the middle."""
    r, c = divmod(i, COLUMNS)
    best, seaward = -9.0, 0.0
    for d in range(len(DIRECTIONS)):
        if place(*beside(r, c, d)) < 0:
            angle = math.radians(ANGLES[d])
            out = math.cos(angle) * (c - COLUMNS / 2 + 0.4) + math.sin(angle) * (r - ROWS / 2 + 0.5)
            if out > best:
                best, seaward = out, ANGLES[d]
    return seaward


# ---------------------------------------------------------------- roads


def _ends(box: Box, size: float, name: str) -> tuple[float, float, float, float]:
    """The two corners of an edge."""
    cell, _, direction = name.partition("-")
    x, y = middle_of(box, size, PLACE_NAMES.index(cell))
    angle = ANGLES[DIRECTIONS.index(direction)]
    one, two = math.radians(angle - 30), math.radians(angle + 30)
    return (
        x + size * math.cos(one),
        y + size * math.sin(one),
        x + size * math.cos(two),
        y + size * math.sin(two),
    )


@cache
def _strip(size: float, dx: float, dy: float, half: float) -> str:
    """The strip along an edge from (0, 0), pointed at both ends, so that three of them meet in a corner."""
    long = math.hypot(dx, dy)
    ux, uy = dx / long, dy / long
    in_ = half / ROOT3
    points = [
        (0.0, 0.0),
        (ux * in_ - uy * half, uy * in_ + ux * half),
        (dx - ux * in_ - uy * half, dy - uy * in_ + ux * half),
        (dx, dy),
        (dx - ux * in_ + uy * half, dy - uy * in_ - ux * half),
        (ux * in_ + uy * half, uy * in_ - ux * half),
    ]
    return "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in points]) + "Z"


def _edge(pen: Pen, side: Side, name: str, box: Box, size: float) -> None:
    """An edge where a road could go."""
    x, y, z, w = _ends(box, size, name)
    dx, dy = round(z - x, 1), round(w - y, 1)
    outline = _strip(size, dx, dy, round(size * STRIP, 1))
    body = path(f"M{dx * 0.3:.1f} {dy * 0.3:.1f}L{dx * 0.7:.1f} {dy * 0.7:.1f}", "path")
    title = pen.say(Text("draw-edge", edge=name))
    pen.d.element(
        "edges", f"edge:{side.seat}:{name}", body, Box(round(x, 1), round(y, 1), 1, 1), title, outline=outline
    )


def _roads(pen: Pen, side: Side, box: Box, size: float, tag: str) -> None:
    """The roads that lie."""
    for name in side.p.roads:
        x, y, z, w = _ends(box, size, name)
        dx, dy = round(z - x, 1), round(w - y, 1)
        body = path(_strip(size, dx, dy, round(size * 0.13, 1)), "way")
        title = pen.word("draw-road")
        pen.d.add("pieces", f"road{tag}-{name}", body, round(x, 1), round(y, 1), title)
