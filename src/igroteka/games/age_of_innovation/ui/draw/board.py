"""The map: land by colour and symbol, rivers, bridges and their sites, buildings, what is in reach and its price."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, circle, path, rect, text

from ...components.maps import EDGE, HEXES, OVER_LAND, PRINTED, SIDES, SITE_ENDS, SITES, SIZE, TERRAIN, WIDTH
from ...components.names import OFF, RIVER
from .icons import icon, marker, piece
from .pen import Pen
from .plan import COLUMN_NUMBERS, HEADER, LEAST, ROOT3, ROW_LETTERS, TERRITORY, World, world_plan

#: Waves on a river hex, in sizes of a hex.
WAVES: Final = ((-0.36, -0.18), (0.02, 0.2))
#: The place of a bridge that can be chosen.
KNOB: Final = 44.0


def world(pen: Pen, bridging: bool) -> None:
    """The map with everything on it; `bridging`: a bridge is asked for."""
    plan = world_plan(pen.v.side)
    pen.lay(_coordinates, plan)
    pen.lay(_hexes, plan)
    pen.lay(_buildings, plan)
    pen.lay(_bridges, plan, bridging)
    if any(pen.v.unowned):
        _territory(pen)


def _hexes(pen: Pen, plan: World) -> None:
    """All the land and the rivers."""
    terrain = TERRAIN[SIDES.index(pen.v.side)]
    size = plan.hex
    boxes, outline = _boxes(plan), hexagon(size - 1, size * ROOT3 / 2, size)
    for hex in range(SIZE):
        if terrain[hex] != OFF:
            _hex(pen, hex, size, boxes[hex], outline)


def _buildings(pen: Pen, plan: World) -> None:
    """All that stands there."""
    for hex in range(SIZE):
        if pen.v.building[hex]:
            _building(pen, hex, plan)


def _territory(pen: Pen) -> None:
    """For two players: how many connected buildings the unowned faction has."""
    n = pen.v.territory
    w, h = TERRITORY, 38.0
    body = rect(0, 0, w, h, 8, "cell") + icon("groups", 5, 4, h - 8)
    body += text(h + 3, h / 2 + LEAST * 0.4, str(n) if n else "?", LEAST * 1.1)
    title = pen.tell("draw-territory", territory=n)
    pen.d.add("labels", "territory", body, HEADER.x + HEADER.w - w, HEADER.y + HEADER.h - h, title)


def _coordinates(pen: Pen, plan: World) -> None:
    """Letters of the rows and numbers of the columns along the edges; hexes are too small for their names."""
    for row in range(SIZE // WIDTH):
        y = plan.centres[row * WIDTH][1]
        letter = text(0, LEAST * 0.36, HEXES[row * WIDTH][0], LEAST, "soft")
        pen.d.add("boards", f"row-{row}", letter, ROW_LETTERS, round(y, 1))
    terrain = TERRAIN[SIDES.index(pen.v.side)]
    for column in range(WIDTH):
        if any(terrain[row * WIDTH + column] != OFF for row in range(SIZE // WIDTH)):
            x = plan.centres[column][0]
            words = text(0, 0, str(column + 1), LEAST, "soft", anchor="middle")
            pen.d.add("boards", f"column-{column}", words, round(x, 1), COLUMN_NUMBERS)


# ---------------------------------------------------------------- hexes


def _hex(pen: Pen, hex: int, size: float, box: Box, outline: str) -> None:
    """One hex; what stands there is drawn in a higher layer."""
    v = pen.v
    name, kind = HEXES[hex], v.terrain[hex]
    reach = v.reach.get(name)
    spades = reach[0] if reach is not None else -1
    edge = bool(EDGE[SIDES.index(v.side)] >> hex & 1)
    city = name in v.river_cities
    body = ground(size, kind, bool(v.building[hex]), edge, spades, city)
    layer = "rivers" if kind == "river" else "hexes"
    pen.d.element(layer, f"hex:{name}", body, box, hex_title(pen, hex), outline=outline)


@cache
def _boxes(p: World) -> tuple[Box, ...]:
    """Where the hexes lie."""
    w = p.hex * ROOT3 / 2
    return tuple([Box(round(x - w, 1), round(y - p.hex, 1), w * 2, p.hex * 2) for x, y in p.centres])


@cache
def ground(size: float, kind: str, built: bool, edge: bool, spades: int, city: bool) -> str:
    """Terrain and symbol of a hex; in reach, what it takes to make it native."""
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
    if built:
        return body
    if spades >= 0:
        body += path(hexagon(size * 0.86, w, size), "within")
    scale = size * (0.7 if spades >= 0 else 0.95)
    up = size * (0.62 if spades >= 0 else 1)
    body += icon.mark(
        f"terrain-{kind}", round(w - scale / 2, 1), round(up - scale / 2, 1), round(scale, 1), f"s-{kind}"
    )
    return body + (_price(spades, w, size * 1.36) if spades >= 0 else "")


def _price(spades: int, x: float, y: float) -> str:
    """A tag around a point: how many spades a hex takes, or that it can be built on."""
    h = round(LEAST * 1.12, 1)
    half, tall = (h * 0.82, h * 0.8) if spades else (h * 0.6, h * 0.86)
    body = rect(round(x - half, 1), round(y - h / 2, 1), round(half * 2, 1), h, h / 2, "spade-tag")
    top = round(y - tall / 2, 1)
    if not spades:
        return body + icon("build", round(x - tall / 2, 1), top, round(tall, 1))
    body += icon("spade", round(x - half + 1, 1), top, round(tall, 1))
    low = round(y + LEAST * 0.36, 1)
    return body + text(round(x + half * 0.46, 1), low, str(spades), LEAST, anchor="middle")


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


def _building(pen: Pen, hex: int, p: World) -> None:
    """A building, with its annex; buildings of a city have a golden frame."""
    v = pen.v
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


def _span(p: World, site: int, inset: float) -> tuple[float, float, float, float]:
    """A bridge from near one hex to near the other."""
    a, b = SITE_ENDS[site]
    (x, y), (z, w) = p.centres[a], p.centres[b]
    return (
        round(x + (z - x) * inset, 1),
        round(y + (w - y) * inset, 1),
        round(z + (x - z) * inset, 1),
        round(w + (y - w) * inset, 1),
    )


def _bridges(pen: Pen, p: World, bridging: bool) -> None:
    """Bridges in the colour of their builder; where one could stand, dots and a knob."""
    v = pen.v
    printed = PRINTED[SIDES.index(v.side)]
    terrain = TERRAIN[SIDES.index(v.side)]
    over_land = _land_sites(pen) if bridging else []
    knobs = _knobs(p)
    for site, name in enumerate(SITES):
        a, b = SITE_ENDS[site]
        if terrain[a] >= RIVER or terrain[b] >= RIVER:
            continue
        owner = v.bridges.get(name)
        if owner is None:
            if printed[site] or site in over_land:
                _site(pen, site, name, knobs, bridging)
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
    if v.actor < 0 or v.players[v.actor].faction != "moles":
        return []
    own = {hex for hex in range(SIZE) if v.owner[hex] == v.actor}
    allowed = OVER_LAND[SIDES.index(v.side)]
    return [site for site, ends in enumerate(SITE_ENDS) if allowed[site] and own.intersection(ends)]


def _site(pen: Pen, site: int, name: str, knobs: tuple[tuple[str, Box], ...], bridging: bool) -> None:
    """Where a bridge could stand. While bridges are asked for it lies above the land at its ends; else it takes no click from it."""
    a, b = SITE_ENDS[site]
    body, box = knobs[site]
    layer = "sites" if bridging else "shores"
    title = pen.tell("draw-site", first=HEXES[a], second=HEXES[b])
    pen.d.element(layer, f"site:{name}", body, box, title, r=box.w / 2)


@cache
def _knobs(p: World) -> tuple[tuple[str, Box], ...]:
    """Of every site on the grid what is drawn, and where."""
    return tuple([_knob(p, site) for site in range(len(SITES))])


def _knob(p: World, site: int) -> tuple[str, Box]:
    """Dots where a bridge could stand, with a knob in the middle; what can be hit is larger."""
    x, y, z, w = _span(p, site, 0.3)
    r, half = round(p.hex * 0.3, 1), KNOB / 2
    mx, my = (x + z) / 2, (y + w) / 2
    line = f"M{x - mx + half:.1f} {y - my + half:.1f}L{z - mx + half:.1f} {w - my + half:.1f}"
    body = path(line, "site") + circle(half, half, round(r * 0.8, 1), "knob")
    body += icon("bridge", round(half - r * 0.58, 1), round(half - r * 0.58, 1), round(r * 1.16, 1))
    return body, Box(round(mx - half, 1), round(my - half, 1), KNOB, KNOB)
