"""The middle of the table: tiles at auction with their bids, the viewer's new tiles, and the boats."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, rect, text, wrap_lines

from ...components.goods import COLOURS, SKILLS
from ...components.setups import BOAT_ROWS
from ...components.tiles import BOATS, FIRST_BOAT, SEASONS, TILE_NAMES, WINTER
from ...view import BoatView, TileView
from .hexes import HIGH, face, land
from .icons import boat_row, icon, row
from .pen import Pen, line
from .plan import grid
from .scores import scores
from .tiles import bids, new_tiles, tile, users
from .words import effect_text, tile_text

#: Tiles at auction are never larger than this.
MOST: Final = 78.0


def market(pen: Pen) -> None:
    """The tiles that can be bid for. Between seasons the viewer's new tiles lie here, on a phone next to the village."""
    v, p = pen.v, pen.plan
    pen.d.add("table", "market", panel(p.market, "meadow"))
    if v.over:
        scores(pen, p.market)
        return
    new = [] if p.narrow else new_tiles(v)
    inner = Box(p.market.x + 8, p.market.y + 2, p.market.w - 16, p.market.h - 4)
    size, middles = grid(inner, len(v.auction) + len(new), MOST * (1.1 if p.narrow else 1), p)
    for (t, el, turn), (x, y) in zip(new, middles, strict=False):
        tile(pen, t, x, y, size, el, turn)
    for t, (x, y) in zip(v.auction, middles[len(new) :], strict=True):
        tile(pen, t, x, y, size, f"tile:{TILE_NAMES[t.tile]}", beyond=True)
        bids(pen, t, x, y, size)
        users(pen, t, x, y, size)


# ---------------------------------------------------------------- boats


def boats(pen: Pen) -> None:
    """The boats in their row, with what they bring, or in winter with what they score."""
    for b, box in zip(pen.v.boats, pen.plan.boats, strict=True):
        _boat(pen, b, box)


def _boat(pen: Pen, b: BoatView, box: Box) -> None:
    v, say, h = pen.v, pen.say, box.h
    taken = b.taker >= 0
    body = rect(1, 1, box.w - 2, h - 2, 12, "sea")
    wide = min(h * 0.9, 62 * pen.big, box.w * 0.19)
    body += icon("ship", 7, h / 2 - wide * 0.34, wide, wide * 0.62)
    left = wide + 12
    letter = min(13.5 * pen.big, h * 0.3, box.w * 0.062)
    high = min(h * 0.44, 27 * pen.big, box.w * 0.13)
    score = high * 2.6
    right = box.w - 6
    body += rect(right - score, h * 0.28 - high / 2 + 2, score, high, 7, "plate")
    words = boat_row(b.boat)
    if pen.plan.narrow and "…" in words[-1]:  # no room for the range
        words = words[:-2]
    body += row(words, right - score / 2, h * 0.28 + 2, high * 0.82, score - 4, pen.least)
    name = pen.name(FIRST_BOAT + b.boat)
    body += line(left, h * 0.28 + letter * 0.4, name, letter, pen.least, right - score - left - 4)
    size = min(h * 0.4, 26 * pen.big)
    if taken:
        body += icon(f"crest-{b.taker}", left, h * 0.74 - size / 2, size)
    else:
        body += _cargo(pen, b, left, h * 0.74, right - left, size)
    cargo = [say(Text("draw-workers", colour=COLOURS[c], workers=n)) for c, n in enumerate(b.workers) if n]
    cargo += [say(Text("draw-skills", skill=SKILLS[k], count=n)) for k, n in enumerate(b.skills) if n]
    said = [
        say(Text("draw-boat", boat=BOATS[b.boat])),
        say(Text("draw-boat-winter", does=effect_text(FIRST_BOAT + b.boat, 0))),
    ]
    if taken:
        said.append(say(Text("draw-boat-taken", seat=b.taker)))
    elif cargo:
        said.append(say(Text("draw-cargo", cargo=", ".join(cargo))))
    if v.season < WINTER - 1:
        said += [
            say(
                Text(
                    "draw-later",
                    season=SEASONS[i],
                    workers=BOAT_ROWS[b.boat].workers[i],
                    count=BOAT_ROWS[b.boat].skills[i],
                )
            )
            for i in range(v.season + 1, WINTER)
        ]
    pen.d.element("panels", f"boat:{BOATS[b.boat]}", body, box, " ".join(said), r=12)


def _cargo(pen: Pen, b: BoatView, x: float, y: float, width: float, size: float) -> str:
    """Workers by colour with their numbers, and the skill tokens, as large as there is room."""
    parts = [(f"worker-{COLOURS[c]}", n) for c, n in enumerate(b.workers) if n]
    parts += [(SKILLS[k], n) for k, n in enumerate(b.skills) if n]
    letter = max(size * 0.62, pen.least)
    wide = sum([size + (letter * 0.72 if n > 1 or "worker" in name else 0) + 3 for name, n in parts])
    if wide > width:
        size *= width / wide
        letter = max(size * 0.62, pen.least)
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
    """A tile as a card: its hexagon and its name next to it."""
    size = min((box.h - 6) / HIGH, box.w * 0.23)
    x, y = size + 5, box.h / 2
    body = rect(1 - x, 1 - y, box.w - 2, box.h - 2, 10, "secret")
    body += land(t.tile, 0, size) + face(t.tile, t.side, size, pen.least)
    left = size + 7
    room = box.w - x - left - 6
    letter = 13 * pen.big
    parts = wrap_lines(pen.name(t.tile), room, letter, 3)
    for i, part in enumerate(parts):
        low = letter * (0.36 + (i - (len(parts) - 1) / 2) * 1.2)
        body += line(left, low, part, letter, pen.least, room)
    edge = f"M{2 - x:.1f} {2 - y:.1f}H{box.w - 2 - x:.1f}V{y - 2:.1f}H{2 - x:.1f}Z"
    place = Box(round(box.x + x, 1), round(box.y + y, 1), 0, 0)
    pen.d.element("panels", el, body, place, tile_text(t, pen.say), outline=edge)
