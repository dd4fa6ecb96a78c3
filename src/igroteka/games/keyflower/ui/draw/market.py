"""The middle of the table: tiles at auction with their bids, and the boats."""

from __future__ import annotations

from igroteka.core.hexes import Point
from igroteka.core.text import Text
from igroteka.drawing.svg import Box, rect, text, wrap_lines

from ...components.goods import COLOURS, SKILLS
from ...components.setups import BOAT_ROWS
from ...components.tiles import BOATS, FIRST_BOAT, SEASONS, TILE_NAMES, WINTER
from ...view import BoatView, TileView
from .header import header
from .hexes import HIGH, face, land
from .icons import boat_row, icon, row
from .pen import Pen, line
from .plan import (
    BID,
    CAPTION_ROOM,
    CARD_OVERHANG,
    LEAST,
    LINE,
    MARGIN,
    SCORE_ROW,
    SUPPLIES,
    TILES_TOP,
    WIDTH,
    boat_box,
    boats_height,
    grid,
)
from .scores import scores
from .tiles import Marks, bids, marks_of, tile, users
from .words import effect_text, tile_text


def begin_market(pen: Pen) -> None:
    """The tiles that can be bid for; at the end of the game the points."""
    v = pen.v
    if v.over:
        pen.begin("market", WIDTH, TILES_TOP + SCORE_ROW * (v.seats + 1) + MARGIN, css="meadow")
        header(pen)
        scores(pen, TILES_TOP)
        return
    pen.begin("market", WIDTH, grid(len(v.auction), v.seats).height, css="meadow")
    pen.lay(header)
    pen.lay(_offered_tiles)


def _offered_tiles(pen: Pen) -> None:
    """The tiles at auction in their places."""
    v = pen.v
    size, middles, _ = grid(len(v.auction), v.seats)
    for t, at in zip(v.auction, middles, strict=True):
        pen.lay(_offered_tile, t, at, size, marks_of(v, t))


def _offered_tile(pen: Pen, t: TileView, at: Point, size: float, marks: Marks) -> None:
    """A tile at auction with its name, its bids and the workers on it."""
    x, y = at
    tile(pen, t, at, size, f"tile:{TILE_NAMES[t.tile]}", marks, named=False)
    _caption(pen, t, x, y - size * HIGH / 2 - (BID + 4 if pen.seats in (2, 4, 6) else 4))
    bids(pen, t, x, y, size)
    users(pen, t, x, y, size)


def _caption(pen: Pen, t: TileView, x: float, bottom: float) -> None:
    """The name of a tile above it, where nothing hides it."""
    room = CAPTION_ROOM
    parts = wrap_lines(pen.name(t.tile), room, LEAST + 1, 2)
    body = "".join(
        [
            line(0, (i + 1 - len(parts)) * LINE, part, LEAST + 1, room, anchor="middle")
            for i, part in enumerate(parts)
        ]
    )
    pen.d.add("labels", f"caption-{TILE_NAMES[t.tile]}", body, x, round(bottom - LINE * 0.28, 1))


# ---------------------------------------------------------------- boats


def begin_boats(pen: Pen) -> None:
    """The boats in their row, with what they bring, or in winter with what they score; there is room for the supplies."""
    v = pen.v
    pen.begin("boats", WIDTH, boats_height(len(v.boats)) + SUPPLIES + 4)
    for i, b in enumerate(v.boats):
        _boat(pen, b, boat_box(i))


def _boat(pen: Pen, b: BoatView, box: Box) -> None:
    """The name, what it scores in winter, and what is on board or who took it."""
    body = rect(1, 1, box.w - 2, box.h - 2, 12, "sea")
    body += icon("ship", 10, 11, 50, 31)
    body += line(68, 34, pen.name(FIRST_BOAT + b.boat), 22, box.w - 78)
    if b.taker >= 0:
        body += icon(f"crest-{b.taker}", 12, 52, 34)
    else:
        body += _cargo(b, 10, 69, box.w - 18, 32)
    w, h = 130.0, 36.0
    body += rect(10, box.h - h - 8, w, h, 8, "plate")
    body += row(boat_row(b.boat), 10 + w / 2, box.h - 8 - h / 2, h * 0.84, w - 8, LEAST)
    pen.d.element("panels", f"boat:{BOATS[b.boat]}", body, box, _boat_text(pen, b), r=12)


def _boat_text(pen: Pen, b: BoatView) -> str:
    """A boat in words: now, in winter, and in the seasons to come."""
    v, say = pen.v, pen.say
    cargo = [say(Text("draw-workers", colour=COLOURS[c], workers=n)) for c, n in enumerate(b.workers) if n]
    cargo += [say(Text("draw-skills", skill=SKILLS[k], count=n)) for k, n in enumerate(b.skills) if n]
    said = [
        say(Text("draw-boat", boat=BOATS[b.boat])),
        say(Text("draw-boat-winter", does=effect_text(FIRST_BOAT + b.boat, 0))),
    ]
    if b.taker >= 0:
        said.append(say(Text("draw-boat-taken", seat=b.taker)))
    elif cargo:
        said.append(say(Text("draw-cargo", cargo=", ".join(cargo))))
    rest = BOAT_ROWS[b.boat]
    for i in range(v.season + 1, WINTER):
        said.append(say(Text("draw-later", season=SEASONS[i], workers=rest.workers[i], count=rest.skills[i])))
    return " ".join(said)


def _cargo(b: BoatView, x: float, y: float, width: float, size: float) -> str:
    """Workers by colour with their numbers, and the skill tokens, as large as there is room."""
    parts = [(f"worker-{COLOURS[c]}", n) for c, n in enumerate(b.workers) if n]
    parts += [(SKILLS[k], n) for k, n in enumerate(b.skills) if n]
    numbers = sum([n > 1 or "worker" in name for name, n in parts])
    letter = 20.0
    if parts:
        size = min(size, (width - numbers * letter * 0.72) / len(parts) - 3)
    body = ""
    for name, n in parts:
        body += icon(name, x, y - size / 2, size)
        x += size + 1
        if n > 1 or "worker" in name:
            body += text(x, y + letter * 0.36, str(n), letter)
            x += letter * 0.68
        x += 2
    return body


# ---------------------------------------------------------------- single pictures


def card(pen: Pen, t: TileView, box: Box, el: str) -> None:
    """A tile as a card: its hexagon and its name below it."""
    size = (box.h - 2 * LINE - 14) / HIGH / 1.02
    x, y = box.w / 2, 6 + size * HIGH / 2
    body = rect(1 - x, 1 - y, box.w - 2, box.h - 2, 10, "secret")
    body += land(t.tile, 0, size) + face(t.tile, t.side, size, LEAST)
    room = box.w + CARD_OVERHANG
    parts = wrap_lines(pen.name(t.tile), room, LEAST, 2)
    for i, part in enumerate(parts):
        low = (
            box.h
            - y
            - 8
            - LINE * (1 if len(parts) == 1 else 2 - i)
            + LINE * (0.45 if len(parts) == 1 else 0.8)
        )
        body += line(0, low, part, LEAST, room, anchor="middle")
    edge = f"M{2 - x:.1f} {2 - y:.1f}H{box.w - 2 - x:.1f}V{box.h - 2 - y:.1f}H{2 - x:.1f}Z"
    place = Box(round(box.x + x, 1), round(box.y + y, 1), 0, 0)
    pen.d.element("panels", el, body, place, tile_text(t, pen.say), outline=edge)
