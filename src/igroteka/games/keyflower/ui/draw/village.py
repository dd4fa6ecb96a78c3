"""A village: the map of its tiles with roads, rivers, workers and goods, and the plate of its owner."""

from __future__ import annotations

from typing import Final

from igroteka.core.hexes import FLAT, RING, Hex, add, compass
from igroteka.core.text import Text
from igroteka.drawing.pen import number_text, panel
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, group, path, text

from ...components.tiles import DIRECTIONS, TILE_NAMES, TURNED, WATER
from ...view import PlayerView, TileView
from ..places import place_text
from .hexes import HIGH, land
from .icons import icon
from .pen import Pen, line
from .plan import Map, village_map
from .tiles import goods, new_tiles, tile, users
from .words import bounds_text, player_text

#: The neighbours of the home in the order of the edges.
STEPS: Final = compass(FLAT, " ".join(DIRECTIONS))
#: Tiles of a village are never larger than this.
MOST: Final = 76.0
#: The height of the viewer's new tiles below the map on a phone.
TRAY: Final = 112.0


def village(pen: Pen, p: PlayerView, box: Box) -> None:
    """The plate above, the map below it."""
    turn = p.seat in pen.v.waiting
    high = 36 * pen.big
    pen.d.add("boards", f"panel-{p.seat}", panel(box, "panel turn" if turn else "panel"))
    pen.d.region(f"village-{p.seat}", pen.say(Text("draw-village", seat=p.seat)), box)
    plate(pen, p, Box(box.x + 3, box.y + 3, box.w - 6, high))
    room = Box(box.x + 8, box.y + high + 6, box.w - 16, box.h - high - 13)
    if p.won and p.seat != pen.v.seat:  # new tiles that wait, or lie offshore
        low = 40 * pen.big
        new = [(t, f"tile:{TILE_NAMES[t.tile]}", 0) for t in p.won]
        _waiting_tiles(pen, new, Box(room.x, room.y + room.h - low, room.w, low))
        room = Box(room.x, room.y, room.w, room.h - low - 2)
    elif p.won and pen.plan.narrow and not pen.v.over:
        _waiting_tiles(pen, new_tiles(pen.v), Box(room.x, room.y + room.h - TRAY, room.w, TRAY))
        room = Box(room.x, room.y, room.w, room.h - TRAY - 6)
    cells = {(t.q, t.r) for t in p.village}
    own = p.seat == pen.v.seat
    if own and (pen.v.cells or p.won):
        cells |= {add(cell, step) for cell in cells for step in RING}
    m = village_map(room, frozenset(cells), MOST * pen.big)
    for t in p.village:
        x, y = m.at((t.q, t.r))
        tile(pen, t, x, y, m.size, f"tile:{TILE_NAMES[t.tile]}", t.turn)
        users(pen, t, x, y, m.size)
        goods(pen, t, x, y, m.size)
    if own:
        for cell in pen.v.cells:
            _cell(pen, p, m, cell)
        if pen.v.cells or p.won:
            _water(pen, p, m)
        if pen.v.cell is not None:
            _chosen_cell(pen, m, pen.v.cell)


def _cell(pen: Pen, p: PlayerView, m: Map, cell: Hex) -> None:
    """An empty cell where the tile in hand fits."""
    x, y = m.at(cell)
    q, r = cell
    edge = hexagon(m.size - 2, flat=True)
    place = place_text(cell, {(t.q, t.r): TILE_NAMES[t.tile] for t in p.village})
    title = pen.say(Text("draw-cell", place=place))
    pen.d.element("tiles", f"cell:{q},{r}", path(edge, "slot"), Box(x, y, 0, 0), title, outline=edge)


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


def _chosen_cell(pen: Pen, m: Map, cell: Hex) -> None:
    """The cell where the tile will lie, and the tile as it would lie there: a page shows the turn that is pointed at."""
    x, y = m.at(cell)
    pen.d.add("tiles", "chosen", path(hexagon(m.size - 2, flat=True), "slot best"), x, y)
    for k in pen.v.turns:
        body = group(f"turned turned-{k}", land(pen.v.target, k, m.size))
        pen.d.add("labels", f"turned-{k}", body, x, y)


def _waiting_tiles(pen: Pen, new: list[tuple[TileView, str, int]], room: Box) -> None:
    """Tiles that lie in no village, in a row below it."""
    size = min(room.h / HIGH, room.w / (2.1 * len(new)))
    wide = min(room.w / len(new), size * 2.6)
    for i, (t, el, turn) in enumerate(new):
        tile(pen, t, room.x + wide * (i + 0.5), room.y + room.h / 2, size, el, turn, beyond=wide > size * 2.4)


# ---------------------------------------------------------------- the plate


def plate(pen: Pen, p: PlayerView, box: Box) -> None:
    """Crest and name; whose turn; the start-player marker; how much is behind the screen; points at the end."""
    v, big, h = pen.v, pen.big, box.h
    size = h * 0.66
    y = h / 2
    body = icon(f"crest-{p.seat}", 8, y - size / 2, size)
    left = size + 15
    if p.seat in v.waiting:
        body += icon.mark("arrow", left, y - size * 0.4, size * 0.8, "arrow")
        left += size * 0.8 + 6
    elif p.done and v.waiting:  # has decided in secret
        body += icon.mark("check", left, y - size * 0.4, size * 0.8)
        left += size * 0.8 + 6
    if p.seat == v.first and any(q.home >= 0 for q in v.players):
        body += icon("purple", left, y - size / 2, size)
        left += size + 5
    letter = 15 * big
    narrow = box.w < 320 * big
    right = box.w - 8
    counts = [("worker-any", p.workers), ("skill-any", p.skills)]
    if v.over:
        counts = []
        words = number_text(p.points)
        right -= letter * (0.8 + 0.72 * len(words))
        body += text(box.w - 10, y + letter * 0.5, words, letter * 1.3, anchor="end")
        body += icon("medal", right - size * 0.7, y - size / 2, size)
        right -= size * 0.8
    elif p.winter and not narrow:
        counts.append(("sealed", p.winter))
    for name, number in reversed(counts):
        wide = letter * 0.7 * len(str(number))
        right -= wide
        body += text(right, y + letter * 0.36, str(number), letter)
        right -= size * 0.84 + 2
        body += icon(name, right, y - size * 0.42, size * 0.84)
        right -= 7
    body += line(left, y + letter * 0.36, pen.names[p.seat], letter, pen.least, max(right - left - 4, 20))
    title = player_text(v, p, pen.say)
    if p.seat != v.seat and not v.over:
        title = f"{title}. {bounds_text(v, p.seat, pen.say)}"
    if v.over:
        title = pen.say(Text("draw-score", seat=p.seat, points=p.points))
    pen.d.element("panels", f"player:{p.seat}", body, box, title, r=11)
