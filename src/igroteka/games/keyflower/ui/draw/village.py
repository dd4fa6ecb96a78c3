"""A village: the map of its tiles with roads, rivers, workers and goods, and the plate of its owner."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from igroteka.core.hexes import FLAT, RING, Hex, Point, add, compass
from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip
from igroteka.drawing.pen import number_text
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, circle, group, path, shift, text

from ...components.goods import COLOURS, RESOURCES, SKILLS
from ...components.tiles import DIRECTIONS, FIELD, TILE_NAMES, TURNED, WATER
from ...view import KeyflowerView, PlayerView, TileView
from ..places import place_text
from .hexes import HIGH, MIDDLES, face, land
from .icons import icon
from .pen import Pen, line
from .plan import LEAST, MARGIN, MOST_TRAY, PLATE, TURNING, WIDTH, Map, village_map
from .tiles import Marks, goods, marks_of, new_tiles, tile, users
from .words import bounds_text, player_text

#: The neighbours of the home in the order of the edges.
STEPS: Final = compass(FLAT, " ".join(DIRECTIONS))
#: So many tiles that are not placed lie side by side.
ACROSS: Final = 4


def village_cells(v: KeyflowerView, p: PlayerView) -> frozenset[Hex]:
    """The cells of a village that are shown: its tiles, and around them where the viewer's new tiles may lie."""
    cells = {(t.q, t.r) for t in p.village}
    if _grows(v, p):
        cells |= {add(cell, step) for cell in cells for step in RING}
    return frozenset(cells)


def with_room(v: KeyflowerView) -> KeyflowerView:
    """The view with every free cell around the viewer's village, for whoever lays tiles by hand."""
    mine = next((p for p in v.players if p.seat == v.seat), None)
    laid = {(t.q, t.r) for t in mine.village} if mine is not None else set()
    free = {add(cell, step) for cell in laid for step in RING} - laid
    return replace(v, cells=sorted(free, key=lambda cell: cell[::-1]), target=-1, cell=None, turns=[])


def _grows(v: KeyflowerView, p: PlayerView) -> bool:
    """Whether the viewer's village is about to grow."""
    return p.seat == v.seat and bool(v.cells or p.won) and not v.over


def _waiting_tiles(v: KeyflowerView, p: PlayerView) -> list[tuple[TileView, str, int]]:
    """The tiles of a player that lie in no village: they wait, or lie offshore."""
    if p.seat == v.seat:
        return [] if v.over else new_tiles(v)
    return [(t, f"tile:{TILE_NAMES[t.tile]}", 0) for t in p.won]


def begin_village(pen: Pen, seat: int, size: float) -> None:
    """The part of a player: the plate, the tiles that are not placed, the map with tiles of a size."""
    v = pen.v
    p = v.players[seat]
    own = p.seat == v.seat
    new = _waiting_tiles(v, p)
    wide = PLATE.w / ACROSS
    radius = min(wide / 2 - 2, MOST_TRAY)
    top = PLATE.y + PLATE.h + MARGIN
    low = top + math.ceil(len(new) / ACROSS) * (radius * HIGH + MARGIN)
    m = village_map(village_cells(v, p), size, low)
    height = low + m.height + MARGIN
    told = pen.work_out(chips, seat)
    pen.begin_player(p.seat, WIDTH, height, p.seat in v.waiting, own=p.seat == pen.me, chips=told)
    pen.lay(plate, seat, PLATE)
    for i, (t, el, turn) in enumerate(new):
        y = top + i // ACROSS * (radius * HIGH + MARGIN) + radius * HIGH / 2
        at = PLATE.x + (i % ACROSS + 0.5) * wide, y
        pen.lay(tile, t, at, radius, el, marks_of(v, t), turn)
    pen.lay(_placed_tiles, seat, m)
    if own:
        for cell in v.cells:
            _cell(pen, p, m, cell)
        if _grows(v, p):
            _water(pen, p, m)
        if v.cell is not None:
            _chosen_cell(pen, m.size, _turning_middle(m.at(v.cell), low, height))


def _placed_tiles(pen: Pen, seat: int, m: Map) -> None:
    """The tiles of a village."""
    for t in pen.v.players[seat].village:
        pen.lay(_placed_tile, t, m.at((t.q, t.r)), m.size, marks_of(pen.v, t))


def _placed_tile(pen: Pen, t: TileView, at: Point, size: float, marks: Marks) -> None:
    """A tile of a village with everything on it."""
    tile(pen, t, at, size, f"tile:{TILE_NAMES[t.tile]}", marks, t.turn)
    users(pen, t, *at, size)
    goods(pen, t, *at, size)


def _cell(pen: Pen, p: PlayerView, m: Map, cell: Hex) -> None:
    """An empty cell where the tile in hand fits."""
    x, y = m.at(cell)
    q, r = cell
    edge = hexagon(m.size - 2, flat=True)
    place = place_text(cell, {(t.q, t.r): TILE_NAMES[t.tile] for t in p.village})
    title = pen.say(Text("draw-cell", place=place))
    body = path(edge, "slot")
    if pen.v.target >= 0:  # whoever points at the cell sees the tile there
        body += group("trial", land(pen.v.target, 0, m.size))
    pen.d.element("tiles", f"cell:{q},{r}", body, Box(x, y, 0, 0), title, outline=edge)


def _water(pen: Pen, p: PlayerView, m: Map) -> None:
    """The cell at the water of the home: only boats fit there, and a road towards it would keep them out."""
    home = p.village[0]
    cell = STEPS[TURNED[home.tile][home.turn].index(WATER)]
    if any((t.q, t.r) == cell for t in p.village):
        return
    x, y = m.at(cell)
    size = m.size * 0.7
    body = icon("river", -size / 2, -size / 2, size)
    pen.d.add("labels", "water", group("ghost", body), x, y, pen.word("draw-water"))


def _turning_middle(middle: Point, top: float, height: float) -> Point:
    """Where the tile is turned: in its cell, or so far from the edge of the part that all of it can be seen."""
    low = TURNING * HIGH / 2
    x = min(max(middle[0], TURNING + 2), WIDTH - TURNING - 2)
    return x, round(min(max(middle[1], top + low), height - low - 2), 1)


def _chosen_cell(pen: Pen, size: float, middle: Point) -> None:
    """The tile in the cell where it will lie, and how it is turned there: its marked edge goes to the side that is chosen.

    A page shows the turn that is pointed at. In a large village the tile is drawn larger than its cell.
    """
    v, size = pen.v, max(size, TURNING)
    edges = TURNED[v.target][0]
    marked = next((i for i, edge in enumerate(edges) if edge != FIELD), 0)
    pen.d.add("labels", "chosen", path(hexagon(size - 2, flat=True), "slot best"), *middle)
    for k in v.turns:
        side = (marked + k) % len(edges)
        css = f"turned turned-{k} shown" if k == v.turns[0] else f"turned turned-{k}"
        body = land(v.target, k, size) + face(v.target, 0, size, LEAST)
        at, to = MIDDLES[side], MIDDLES[(side + 1) % len(edges)]
        pen.d.add(
            "labels", f"turned-{k}", group(css, body + circle(at[0] * size, at[1] * size, 8, "pill")), *middle
        )
        # The corners of a side lie halfway between its middle and those beside it.
        back = MIDDLES[side - 1]
        corners = [((at[0] + z[0]) * size / 1.5, (at[1] + z[1]) * size / 1.5) for z in (back, to)]
        outline = "M0 0L" + "L".join([f"{x:.1f} {y:.1f}" for x, y in corners]) + "Z"
        sign = shift(
            at[0] * size * 0.74, at[1] * size * 0.74, circle(0, 0, 11, "badge") + path(_arrow(*at), "arrow")
        )
        title = pen.say(Text("move-place_rotation", degrees=60 * k))
        pen.d.element("panels", f"turn:{k}", sign, Box(*middle, 0, 0), title, outline=outline)


def _arrow(x: float, y: float) -> str:
    """A little arrow from (0, 0) that points to a side."""
    tip, half = 7.0, 5.5
    points = [
        (x * tip, y * tip),
        (-x * 4 - y * half, -y * 4 + x * half),
        (-x * 4 + y * half, -y * 4 - x * half),
    ]
    return "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in points]) + "Z"


# ---------------------------------------------------------------- the plate


def plate(pen: Pen, seat: int, box: Box) -> None:
    """Crest and name; whose turn; the start-player marker; how much is behind the screen; points at the end."""
    v, p, y = pen.v, pen.v.players[seat], box.h / 2
    size, letter = 32.0, 22.0
    body = icon(f"crest-{p.seat}", 6, y - size / 2, size)
    left = size + 13
    if p.seat in v.waiting:
        body += icon.mark("arrow", left, y - size * 0.4, size * 0.8, "arrow")
        left += size * 0.8 + 6
    elif p.done and v.waiting:  # has decided in secret
        body += icon.mark("check", left, y - size * 0.4, size * 0.8)
        left += size * 0.8 + 6
    if _is_first(v, p):
        body += icon("purple", left, y - size / 2, size)
        left += size + 5
    right = box.w - 8
    counts = (
        [("medal", number_text(p.points))]
        if v.over
        else [("worker-any", str(p.workers)), ("skill-any", str(p.skills))]
    )
    if p.winter and not v.over:
        counts.append(("sealed", str(p.winter)))
    for name, number in reversed(counts):
        right -= letter * 0.7 * len(number)
        body += text(right, y + letter * 0.36, number, letter)
        right -= size + 2
        body += icon(name, right, y - size / 2, size)
        right -= 8
    body += line(left, y + letter * 0.36, pen.names[p.seat], letter, right - left - 4)
    title = player_text(v, p, pen.say)
    if p.seat != v.seat and not v.over:
        title = f"{title}. {bounds_text(v, p.seat, pen.say)}"
    if v.over:
        title = pen.say(Text("draw-score", seat=p.seat, points=p.points))
    pen.d.element("panels", f"player:{p.seat}", body, box, title, r=11)


def _is_first(v: KeyflowerView, p: PlayerView) -> bool:
    """Whether a player has the start-player marker, which is given with the homes."""
    return p.seat == v.first and any(q.home >= 0 for q in v.players)


def chips(pen: Pen, seat: int) -> list[Chip]:
    """What is worth knowing of a player at any time: points at the end, what is behind the screen, goods in the village."""
    v, say, p = pen.v, pen.say, pen.v.players[seat]
    told = [Chip("medal", number_text(p.points), say(Text("chip-points", points=p.points)))] if v.over else []
    if _is_first(v, p):
        told.append(Chip("purple", "", pen.word("chip-first")))
    if p.seat == v.seat or v.over:
        for name, n in zip(COLOURS, p.own_workers, strict=True):
            if n:
                told.append(Chip(f"worker-{name}", str(n), say(Text("draw-workers", colour=name, workers=n))))
        for name, n in zip(SKILLS, p.own_skills, strict=True):
            if n:
                told.append(Chip(name, str(n), say(Text("draw-skills", skill=name, count=n))))
    else:
        told.append(Chip("worker-any", str(p.workers), say(Text("chip-workers", workers=p.workers))))
        told.append(Chip("skill-any", str(p.skills), say(Text("chip-skills", count=p.skills))))
    if p.winter and not v.over:
        told.append(Chip("sealed", str(p.winter), say(Text("chip-winter", count=p.winter))))
    for r, name in enumerate(RESOURCES):
        n = sum([t.goods[r] for t in p.village])
        if n:
            told.append(Chip(name, str(n), say(Text("chip-goods", resource=name, count=n))))
    told.append(Chip("tile", str(len(p.village)), say(Text("chip-tiles", count=len(p.village)))))
    return told
