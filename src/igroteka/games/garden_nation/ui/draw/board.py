"""The garden: territories, zones, buildings, who leads where, and the Torticrane."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from igroteka.core.text import Text
from igroteka.drawing.labels import BASELINE, badge
from igroteka.drawing.pen import SheetPen
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, circle, group, path, rect, text

from ...components.board import KINDS, LINKS, PLACES, SIZE, ZONES
from ...view import GardenNationView
from .icons import glyph, ground, icon, tower
from .pen import Pen
from .plan import BANNERS, INNER, LEAST, NUMBERS, TOP, WIDTH, ZONE, ZONES_AT

#: The zones of each slot.
RANGE: Final = tuple([range(slot * SIZE, (slot + 1) * SIZE) for slot in range(SIZE)])


def garden(pen: Pen) -> None:
    """Everything on the lawn, from the upper edge to the lower."""
    v = pen.v
    pen.lay(_plates)
    for slot in range(SIZE):
        if v.territories[slot]:
            pen.lay(_number, slot)
            zones = slice(slot * SIZE, (slot + 1) * SIZE)
            pen.lay(_control, slot, tuple(v.floors[zones]), tuple(v.owners[zones]))
    pen.lay(_zones, pen.v.stage == "Transfer")


def _plates(pen: Pen) -> None:
    """The territories, and the bridges between them."""
    v, d = pen.v, pen.d
    for slot in range(SIZE):
        number = v.territories[slot]
        here = number > 0 and number == v.crane
        rows = (len({v.owners[z] for z in RANGE[slot] if v.floors[z]}) + 1) // 2
        outline = _plate(slot, number > 0, rows)
        d.add("boards", f"plate-{PLACES[slot]}", path(outline, "plate here" if here else "plate"))
    d.add("boards", "bridges", path(_bridges(), "bridge"))


def _zones(pen: Pen, transfers: bool) -> None:
    """The zones with what stands there."""
    v = pen.v
    for zone in sorted(range(ZONES), key=lambda z: ZONES_AT[z][1]):
        if v.territories[zone // SIZE]:
            covers = transfers and v.owners[zone] == v.actor  # laying a roof moves nothing
            pen.copy(_zone, zone_of(v, zone), not covers)
            if v.floors[zone]:
                _building(pen, zone)


@cache
def _plate(slot: int, number: bool, rows: int) -> str:
    """The outline of a territory, with a tab above for its number and one below for who leads there."""
    outline = "".join([hexagon(ZONE * 1.02, *ZONES_AT[slot * SIZE + place]) for place in range(SIZE)])
    z = ZONE
    if number:
        outline += _tab(*NUMBERS[slot], 0.58 * z, 0.02 * z, 0.6 * z, z)
    if rows:
        outline += _tab(*BANNERS[slot], 0.8 * z, (0.58 * rows - 0.76) * z, -0.5 * z, -z)
    return outline


def _tab(x: float, y: float, w: float, far: float, near: float, tip: float) -> str:
    """An arrow that points at the middle of a territory from the gap above or below it."""
    cut = math.copysign(0.16 * w, tip)
    return (
        f"M{x - w * 0.84:.1f} {y + far:.1f}H{x + w * 0.84:.1f}L{x + w:.1f} {y + far + cut:.1f}V{y + near:.1f}"
        f"L{x:.1f} {y + tip:.1f}L{x - w:.1f} {y + near:.1f}V{y + far + cut:.1f}Z"
    )


@cache
def _bridges() -> str:
    """A bridge between each two zones that are neighbours across a border."""
    bridges: list[str] = []
    for zone, near in enumerate(LINKS):
        for other in near:
            if zone < other and zone // SIZE != other // SIZE:
                (x, y), (z, w) = ZONES_AT[zone], ZONES_AT[other]
                bridges.append(
                    f"M{x + (z - x) * 0.38:.1f} {y + (w - y) * 0.38:.1f}"
                    f"L{x + (z - x) * 0.62:.1f} {y + (w - y) * 0.62:.1f}"
                )
    return "".join(bridges)


# ---------------------------------------------------------------- zones


class Zone(NamedTuple):
    """All that is shown of a zone."""

    number: int
    name: str
    territory: int
    kind: str
    cost: int
    floors: int
    owner: int
    token: bool
    closed: bool
    crane: int


def zone_of(v: GardenNationView, z: int) -> Zone:
    """A zone as it is now. `crane` is the territory to which the Torticrane would go."""
    territory, crane, floors = v.territories[z // SIZE], v.territories[z % SIZE], v.floors[z]
    owner = v.owners[z] if floors else -1
    return Zone(
        z, v.zone_name(z), territory, v.kinds[z], v.costs[z], floors, owner, v.tokens[z], v.closed[z], crane
    )


def _zone(pen: SheetPen, zone: Zone, sends: bool) -> None:
    """One zone; what stands there is drawn in a higher layer."""
    r = INNER
    body = _plot(zone.kind, zone.cost, zone.floors > 0, zone.token, zone.crane if sends else 0)
    x, y = ZONES_AT[zone.number]
    box = Box(round(x - r, 1), round(y - r, 1), r * 2, r * 2)
    title = zone_title(pen, zone)
    pen.d.element("zones", f"zone:{zone.name}", body, box, title, outline=hexagon(ZONE - 1, r, r))


@cache
def _plot(kind: str, cost: int, built: bool, token: bool, target: int) -> str:
    """Type and cost of a zone, and the small turtle that tells where the Torticrane would go."""
    size, r = ZONE, INNER
    body = ground(kind, r, r, size)
    if token:
        for side in (-0.46, 0.46):
            body += glyph("bramble", r + side * size, r + size * 0.53, size * 0.3)
    body += path(hexagon(size - 1, r, r), "edge")
    if built:
        body += glyph(kind, r, r + size * 0.61, size * 0.8, cost)
    else:
        body += glyph(kind, r, r + size * 0.1, size * 1.02, cost)
    if target:
        up = size * (0.05 if built else 0.3)
        body += group("send", _turtle(target, r - size * 0.55, r - up))
    return body


def _turtle(target: int, x: float, y: float) -> str:
    """A turtle from above with the number of a territory on its shell."""
    w = LEAST * 1.56
    return group("shell", icon("turtle", x - w / 2, y - w * 0.525, w)) + text(
        x, y + LEAST * BASELINE, str(target), LEAST, anchor="middle"
    )


def zone_title(pen: SheetPen, zone: Zone) -> str:
    """Everything about a zone in words."""
    floors = zone.floors
    return pen.say(
        Text(
            "draw-zone",
            territory=zone.territory,
            place=PLACES[zone.number % SIZE],
            kind=zone.kind,
            price=zone.cost + floors,
            crane=zone.crane,
            floors=floors,
            seat=zone.owner,
            closed=int(zone.closed),
            double=floors * (2 * zone.cost + floors - 1),
        )
    )


def _building(pen: Pen, z: int) -> None:
    """A tower in the shape and colour of its clan, with its height in a number."""
    v = pen.v
    size = ZONE
    x, y = ZONES_AT[z]
    name, owner, floors = v.zone_name(z), v.owners[z], v.floors[z]
    body = tower(f"floor-{owner}", floors, 0, 0, size * 1.04, size * 1.1, v.closed[z])
    pen.d.add("pieces", f"tower-{name}", body, round(x, 1), round(y + size * 0.24, 1))
    r = LEAST * 0.68
    height = badge(0, 0, r, str(floors), LEAST, LEAST * BASELINE)
    pen.d.add("labels", f"height-{name}", height, round(x + size * 0.52, 1), round(y - size * 0.34, 1))
    if z == v.zone:
        ring = path(hexagon(size * 0.97), "latest")
        pen.d.add("labels", "latest", ring, round(x, 1), round(y, 1))


# ---------------------------------------------------------------- territories


def _number(pen: Pen, slot: int) -> None:
    """The stone with the number of a territory, in the gap above it."""
    v = pen.v
    number = v.territories[slot]
    w, h = ZONE * 1.5, ZONE * 1.5
    x, y = NUMBERS[slot]
    a, b = ZONE * 0.48, ZONE * 0.36
    low = ZONE * 1.2
    stone = f"M{w / 2 - a:.1f} {low:.1f}q0 {-b:.1f} {a:.1f} {-b:.1f}t{a:.1f} {b:.1f}q0 {b * 0.9:.1f} {-a:.1f} {b * 0.9:.1f}t{-a:.1f} {-b * 0.9:.1f}z"
    body = path(stone, "stone")
    body += text(w / 2, low + ZONE * 0.2, str(number), round(ZONE * 0.56, 1), anchor="middle")
    title = pen.say(Text("draw-territory", territory=number, crane=int(number == v.crane)))
    at = Box(round(x - w / 2, 1), round(y - ZONE * 0.86, 1), w, h)
    pen.d.element("panels", f"territory:{number}", body, at, title, r=w / 2)


def crane(pen: Pen) -> None:
    """The Torticrane on the stone of its territory; before the first action it waits next to the track."""
    v = pen.v
    if not all(v.territories):
        return
    if v.crane:
        x, y = NUMBERS[v.territories.index(v.crane)]
        w, low = ZONE * 1.36, y + ZONE * 0.18
    else:
        w = ZONE * 1.36
        x, low = WIDTH / 2, TOP + ZONE * 2.9
    body = icon("crane", 0, 0, w, w * 0.9)
    pen.d.add("pieces", "crane", body, round(x - w / 2, 1), round(low - w * 0.86, 1))


def _control(pen: Pen, slot: int, heights: tuple[int, ...], owners: tuple[int, ...]) -> None:
    """Who has how many floors in a territory, in the gap below it; who would get inhabitants is framed."""
    v, say = pen.v, pen.say
    floors = [0] * v.seats
    for owner, height in zip(owners, heights, strict=True):
        if height:
            floors[owner] += height
    order = sorted([seat for seat in range(v.seats) if floors[seat]], key=lambda seat: -floors[seat])
    if not order:
        return
    w, h = ZONE * 1.06, LEAST * 1.12
    across = min(len(order), 2)
    rows = (len(order) + 1) // 2
    body = ""
    for i, seat in enumerate(order):
        x = (i % across - across / 2) * w
        y = (i // across - rows / 2) * h
        css = "lead" if floors[seat] == floors[order[0]] else "follow"
        body += rect(x + 1, y + 1, w - 2, h - 2, h / 2 - 1, css)
        body += icon(f"clan-{seat}", x + 3.5, y + 4, h - 8)
        at = x + h / 2 + w / 2 - 4, y + h / 2 + LEAST * BASELINE
        body += text(*at, str(floors[seat]), LEAST, anchor="middle")
    said = ", ".join([say(Text("draw-has-floors", seat=seat, floors=floors[seat])) for seat in order])
    number = v.territories[slot]
    title = say(Text("draw-control", territory=number, players=said))
    x, y = BANNERS[slot]
    pen.d.add(
        "labels", f"control-{number}", body, round(x, 1), round(y - ZONE * (0.52 - 0.27 * rows), 1), title
    )


def tokens(pen: Pen, kind: str, x: float, y: float, size: float) -> str:
    """A bramble token: the type on thorns."""
    assert kind in KINDS
    return (
        glyph("bramble", x, y, size)
        + group(f"g-{kind}", circle(x, y, size * 0.32))
        + glyph(kind, x, y, size * 0.44)
    )
