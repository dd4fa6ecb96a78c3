"""The map: land by colour and symbol, rivers, bridges and their sites, buildings, what is in reach and its price."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import panel
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, circle, path, rect, text

from ...components.maps import EDGE, HEXES, OVER_LAND, PRINTED, SIDES, SITE_ENDS, SITES, SIZE, TERRAIN, WIDTH
from ...components.names import OFF, RIVER
from .pen import Pen, icon, marker, piece
from .plan import ROOT3, Plan

#: Waves on a river hex, in sizes of a hex.
WAVES: Final = ((-0.36, -0.18), (0.02, 0.2))


def world(pen: Pen) -> None:
    """The sheet of the map with everything on it."""
    pen.d.add("table", "map", panel(pen.plan.map, "sea"))
    if pen.plan.narrow:
        _coordinates(pen)
    terrain = TERRAIN[SIDES.index(pen.v.side)]
    size = pen.plan.hex
    boxes, outline = _boxes(pen.plan), hexagon(size - 1.5, size * ROOT3 / 2, size)
    for hex in range(SIZE):
        if terrain[hex] != OFF:
            _hex(pen, hex, boxes[hex], outline)
            if pen.v.building[hex]:
                _building(pen, hex)
    _bridges(pen)
    if any(pen.v.unowned):
        _territory(pen)


def _territory(pen: Pen) -> None:
    """For two players: how many connected buildings the unowned faction has."""
    box, small, n = pen.plan.map, pen.small, pen.v.territory
    w, h = small * 4.8, small * 3
    body = rect(0, 0, w, h, 8, "cell") + icon("groups", 6, h * 0.18, h * 0.64)
    body += text(h * 0.9, h / 2 + small * 0.5, str(n) if n else "?", small * 1.2)
    title = pen.tell("draw-territory", territory=n)
    pen.d.add(
        "labels",
        "territory",
        body,
        round(box.x + (20 if pen.plan.narrow else 8), 1),
        round(box.y + box.h - h - 6, 1),
        title,
    )


def _coordinates(pen: Pen) -> None:
    """Letters of the rows and numbers of the columns along the edges, where hexes are too small for their names."""
    p, small = pen.plan, pen.small
    for row in range(SIZE // WIDTH):
        y = p.centres[row * WIDTH][1]
        pen.d.add(
            "boards",
            f"row-{row}",
            text(0, small * 0.36, HEXES[row * WIDTH][0], small, "soft"),
            p.map.x + 4,
            round(y, 1),
        )
    terrain = TERRAIN[SIDES.index(pen.v.side)]
    for column in range(WIDTH):
        if any(terrain[row * WIDTH + column] != OFF for row in range(SIZE // WIDTH)):
            x = p.centres[column][0]
            words = text(0, 0, str(column + 1), small, "soft", anchor="middle")
            pen.d.add("boards", f"column-{column}", words, round(x, 1), round(p.map.y + small + 1, 1))


# ---------------------------------------------------------------- hexes


def _hex(pen: Pen, hex: int, box: Box, outline: str) -> None:
    """One hex; what stands there is drawn in a higher layer."""
    v, p = pen.v, pen.plan
    name, kind = HEXES[hex], v.terrain[hex]
    reach = v.reach.get(name)
    spades = reach[0] if reach is not None else -1
    edge = bool(EDGE[SIDES.index(v.side)] >> hex & 1)
    city = name in v.river_cities
    body = _ground(p.hex, p.small, kind, name, bool(v.building[hex]), edge, spades, city)
    pen.d.element("hexes", f"hex:{name}", body, box, hex_title(pen, hex), outline=outline)


@cache
def _boxes(p: Plan) -> tuple[Box, ...]:
    """Where the hexes lie."""
    w = p.hex * ROOT3 / 2
    return tuple([Box(round(x - w, 1), round(y - p.hex, 1), w * 2, p.hex * 2) for x, y in p.centres])


@cache
def _ground(
    size: float, small: float, kind: str, name: str, built: bool, edge: bool, spades: int, city: bool
) -> str:
    """Terrain, symbol and name of a hex; in reach, what it takes to make it native."""
    w = size * ROOT3 / 2
    body = path(hexagon(size - 0.7, w, size), f"t-{kind}")
    if kind == "river":
        for dx, dy in WAVES:
            a = size * 0.2
            body += path(
                f"M{w + (dx - 0.25) * size:.1f} {size + dy * size:.1f}q{a:.1f} {-a:.1f} {a * 2:.1f} 0t{a * 2:.1f} 0",
                "s-river",
            )
        if city:
            body += icon("city", w - size * 0.45, size * 0.55, size * 0.9)
        return body
    if edge:
        body += path(hexagon(size * 0.93, w, size), "edge")
    if size > small * 2.5:
        body += text(w, size * 0.44 + small * 0.1, name, small, f"s-{kind}", anchor="middle")
    if built:
        return body
    if spades >= 0:
        body += path(hexagon(size * 0.86, w, size), "within")
    scale = size * (0.62 if spades >= 0 else 0.8)
    up = size * (0.92 if spades >= 0 else 1.08)
    body += icon.mark(
        f"terrain-{kind}", round(w - scale / 2, 1), round(up - scale / 2, 1), round(scale, 1), f"s-{kind}"
    )
    if spades >= 0:
        h = small * 1.2
        half = h * 1.05
        y = size * 1.5
        body += rect(
            round(w - half, 1), round(y - h / 2, 1), round(half * 2, 1), round(h, 1), h / 2, "spade-tag"
        )
        pic = "spade" if spades else "build"
        tall = h * 0.86
        if spades:
            body += icon(pic, round(w - half + 2, 1), round(y - tall / 2, 1), round(tall, 1))
            body += text(
                round(w + half * 0.42, 1), round(y + small * 0.36, 1), str(spades), small, anchor="middle"
            )
        else:
            body += icon(pic, round(w - tall / 2, 1), round(y - tall / 2, 1), round(tall, 1))
    return body


def hex_title(pen: Pen, hex: int) -> str:
    """Everything about a hex in words."""
    v = pen.v
    name, kind = HEXES[hex], v.terrain[hex]
    if kind == "river":
        return pen.tell("draw-river", hex=name)
    words = pen.tell("draw-hex", hex=name, terrain=kind)
    if v.building[hex]:
        owner = v.owner[hex]
        said = pen.say(
            Text(
                "draw-building",
                building=v.building[hex],
                owner=pen.names[owner],
                neutral=int(name in v.neutral),
                annex=int(name in v.annexed),
                city=int(name in v.member),
            )
        )
        return f"{words}: {said}"
    reach = v.reach.get(name)
    if reach is None:
        return words
    spades, tools = reach
    return f"{words}. {pen.tell('draw-reach', spades=spades, tools=tools)}"


def _building(pen: Pen, hex: int) -> None:
    """A building, with its annex; buildings of a city have a golden frame."""
    v, p = pen.v, pen.plan
    size, name = p.hex, HEXES[hex]
    x, y = p.centres[hex]
    colour = "neutral" if name in v.neutral else pen.colour(v.owner[hex])
    body = piece(v.building[hex], colour, 0, round(size * 0.2, 1), round(size * 1.16, 1))
    if name in v.member:
        body = path(hexagon(size * 0.9), "city") + body
    if name in v.annexed:
        a = size * 0.52
        body += icon("annex", round(size * 0.28, 1), round(size * 0.3, 1), round(a, 1))
    if name in v.marked:
        a = size * 0.42
        body += icon("power", round(-size * 0.78, 1), round(-size * 0.3, 1), round(a, 1))
    if colour == "neutral":
        body += marker(
            pen.colour(v.owner[hex]), round(size * 0.54, 1), round(-size * 0.2, 1), round(size * 0.2, 1)
        )
    pen.d.add("pieces", f"building-{name}", body, round(x, 1), round(y, 1))


# ---------------------------------------------------------------- bridges


def _span(p: Plan, site: int, inset: float) -> tuple[float, float, float, float]:
    """A bridge from near one hex to near the other."""
    a, b = SITE_ENDS[site]
    (x, y), (z, w) = p.centres[a], p.centres[b]
    return (
        round(x + (z - x) * inset, 1),
        round(y + (w - y) * inset, 1),
        round(z + (x - z) * inset, 1),
        round(w + (y - w) * inset, 1),
    )


def _bridges(pen: Pen) -> None:
    """Bridges in the colour of their builder; where one could stand, dots and a knob to choose it by."""
    v, p = pen.v, pen.plan
    printed = PRINTED[SIDES.index(v.side)]
    terrain = TERRAIN[SIDES.index(v.side)]
    over_land = _land_sites(pen)
    knobs = _knobs(p)
    for site, name in enumerate(SITES):
        a, b = SITE_ENDS[site]
        if terrain[a] >= RIVER or terrain[b] >= RIVER:
            continue
        owner = v.bridges.get(name)
        if owner is None:
            if printed[site] or site in over_land:
                _site(pen, site, name, knobs)
            continue
        x, y, z, w = _span(p, site, 0.27)
        line = f"M0 0L{z - x:.1f} {w - y:.1f}"
        thick = p.hex * 0.34
        body = f'<g stroke-width="{thick + 4:.1f}">{path(line, "plank")}</g>'
        body += f'<g stroke-width="{thick:.1f}">{path(line, f"p-{pen.colour(owner)}")}</g>'
        title = pen.tell("draw-bridge", first=HEXES[a], second=HEXES[b], owner=pen.names[owner])
        pen.d.add("pieces", f"bridge-{name}", body, x, y, title)


def _land_sites(pen: Pen) -> list[int]:
    """Where Moles may build over land, while they are asked for it."""
    v = pen.v
    if v.stage != "BuildBridge" or v.actor < 0 or v.players[v.actor].faction != "moles":
        return []
    own = {hex for hex in range(SIZE) if v.owner[hex] == v.actor}
    allowed = OVER_LAND[SIDES.index(v.side)]
    return [site for site, ends in enumerate(SITE_ENDS) if allowed[site] and own.intersection(ends)]


def _site(pen: Pen, site: int, name: str, knobs: tuple[tuple[str, Box], ...]) -> None:
    a, b = SITE_ENDS[site]
    body, box = knobs[site]
    title = pen.tell("draw-site", first=HEXES[a], second=HEXES[b])
    pen.d.element("sites", f"site:{name}", body, box, title, r=box.w / 2)


@cache
def _knobs(p: Plan) -> tuple[tuple[str, Box], ...]:
    """Of every site on the grid what is drawn, and where."""
    return tuple([_knob(p, site) for site in range(len(SITES))])


def _knob(p: Plan, site: int) -> tuple[str, Box]:
    """Dots where a bridge could stand, with a knob in the middle."""
    x, y, z, w = _span(p, site, 0.3)
    r = round(p.hex * 0.3, 1)
    mx, my = (x + z) / 2, (y + w) / 2
    line = f"M{x - mx + r:.1f} {y - my + r:.1f}L{z - mx + r:.1f} {w - my + r:.1f}"
    body = path(line, "site") + circle(r, r, round(r * 0.55, 1), "knob")
    body += icon("bridge", round(r * 0.58, 1), round(r * 0.58, 1), round(r * 0.84, 1))
    return body, Box(round(mx - r, 1), round(my - r, 1), r * 2, r * 2)
