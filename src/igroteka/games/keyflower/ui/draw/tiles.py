"""Tiles on the table: the tile itself, who uses it, who bids for it, what lies on it, all of it in words."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, group, path, text

from ...components.goods import COLOURS, RESOURCES
from ...components.tiles import FIRST_BOAT, FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, TILE_NAMES
from ...view import KeyflowerView, TileView
from .hexes import HIGH, face, land
from .icons import icon
from .pen import Pen, capsule
from .words import MOST, tile_text

#: Where the bids of players lie around a tile: by number of players, clockwise from the viewer.
PLACES: Final = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, -1), (1, -1)),
    4: ((0, 1), (-1, -1), (0, -1), (1, -1)),
    5: ((0, 1), (-1, 1), (-1, -1), (1, -1), (1, 1)),
    6: ((0, 1), (-1, 1), (-1, -1), (0, -1), (1, -1), (1, 1)),
}


def tile(
    pen: Pen, t: TileView, x: float, y: float, size: float, el: str, turn: int = 0, beyond: bool = False
) -> None:
    """A tile that can be chosen, around a point. Its name may reach beyond it where it has no neighbours."""
    numbered = FIRST_ORDER <= t.tile < FIRST_BOAT or FIRST_SUMMER_BOAT <= t.tile < FIRST_WINTER
    asked = el.startswith("turn:")  # the question itself names the tile
    named = "" if numbered or asked or any(t.on) else pen.name(t.tile)
    body = land(t.tile, turn, size) + face(
        t.tile, t.side, size, pen.least, named, t.tile == pen.v.purple, beyond
    )
    if t.tile == pen.v.target and not asked:  # what the viewer's turn is about
        body += path(hexagon(size * 0.955, flat=True), "latest")
    box = Box(round(x, 1), round(y, 1), 0, 0)
    pen.d.element("tiles", el, body, box, tile_text(t, pen.say), outline=hexagon(size - 1, flat=True))


def new_tiles(v: KeyflowerView) -> list[tuple[TileView, str, int]]:
    """The viewer's tiles that wait to be placed, or one in all its turns: each with its element and its turn."""
    mine = v.players[v.seat].won if v.seat is not None else []
    if v.turns and v.target >= 0:
        asked = next(t for t in mine if t.tile == v.target)
        return [(asked, f"turn:{k}", k) for k in v.turns]
    return [(t, f"won:{TILE_NAMES[t.tile]}", t.turn) for t in mine]


# ---------------------------------------------------------------- users


def users(pen: Pen, t: TileView, x: float, y: float, size: float) -> None:
    """The workers on a tile, those of another colour lying down; a lock when no further use is possible."""
    if not sum(t.on):
        return
    h = max(size * 0.4, pen.least * 1.5)
    letter = max(h * 0.72, pen.least)
    body, left = "", h * 0.16
    for c, many in enumerate(t.on):
        if many:
            down = t.colour >= 0 and c != t.colour
            body += icon(f"{'lying' if down else 'worker'}-{COLOURS[c]}", left, h * 0.06, h * 0.88)
            body += text(left + h * 0.92, h * 0.5 + letter * 0.36, str(many), letter)
            left += h * 0.98 + letter * 0.62
    if sum(t.on) + t.last + 1 > MOST:
        body += icon.mark("lock", left + h * 0.04, h * 0.16, h * 0.66)
        left += h * 0.76
    w = left + h * 0.12
    body = capsule(0, 0, w, h, "win") + body
    pen.d.add(
        "pieces",
        f"users-{TILE_NAMES[t.tile]}",
        body,
        round(x - w / 2, 1),
        round(y - size * 0.67 - h / 2, 1),
    )


# ---------------------------------------------------------------- bids


def bids(pen: Pen, t: TileView, x: float, y: float, size: float) -> None:
    """The groups around a tile, each on the side of its player; the viewer's side can always be clicked."""
    v = pen.v
    best = max(t.bids)
    for i, (right, down) in enumerate(PLACES[v.seats]):
        seat = (pen.me + i) % v.seats
        number = t.bids[seat]
        own = seat == v.seat
        if not number and not own:
            continue
        h = pen.plan.slot if own else pen.plan.bid
        letter = max(h * 0.72, pen.least)
        w = h * (1.62 + 0.5 * len(str(number)))
        if right:  # in the free corner next to a slanting edge
            cx, cy = x + right * (size * 0.64 + w / 2), y + down * size * 0.66
        else:
            cx, cy = x, y + down * (size * HIGH / 2 + h / 2 + 2)
        body = capsule(0, 0, w, h, "slot" if not number else "win" if number == best else "lose")
        body += icon(f"crest-{seat}", -h * 0.16, h * 0.14, h * 0.72)
        if number:
            lies = seat == t.lying_seat
            name = f"{'lying' if lies else 'worker'}-{COLOURS[t.lying if lies else t.colour]}"
            body += icon(name, h * 0.54, h * 0.05, h * 0.9)
            body += text(h * 1.44, h / 2 + letter * 0.36, str(number), letter)
        else:
            body += group("dim", icon("worker-any", h * 0.78, h * 0.08, h * 0.84))
        if own and t.tile in v.named:  # a losing group that will move
            body += icon.mark("check", w - h * 0.3, -h * 0.3, h * 0.7)
        left, top = round(cx - w / 2, 1), round(cy - h / 2, 1)
        title = _bid(pen, t, seat)
        if own:
            box = Box(left, top, round(w, 1), h)
            pen.d.element("panels", f"bid:{TILE_NAMES[t.tile]}", body, box, title, r=h / 2)
        else:
            pen.d.add("pieces", f"bid-{TILE_NAMES[t.tile]}-{seat}", body, left, top, title)


def _bid(pen: Pen, t: TileView, seat: int) -> str:
    """A bid in words."""
    number = t.bids[seat]
    if not number:
        return pen.say(Text("draw-no-bid", seat=seat, tile=TILE_NAMES[t.tile]))
    lies = seat == t.lying_seat
    return pen.say(
        Text(
            "draw-bid",
            seat=seat,
            tile=TILE_NAMES[t.tile],
            colour=COLOURS[t.lying if lies else t.colour],
            workers=number,
            winning=int(number == max(t.bids)),
            lying=int(lies),
        )
    )


# ---------------------------------------------------------------- goods


def goods(pen: Pen, t: TileView, x: float, y: float, size: float) -> None:
    """The resources on a tile of a village, each kind with its number."""
    kinds = [r for r in range(len(RESOURCES)) if t.goods[r]]
    if not kinds:
        return
    h = max(size * (0.38 if pen.plan.narrow else 0.34), pen.least * 1.15)
    letter = max(h * 0.74, pen.least)
    wide = [
        h * 0.94 + (letter * 0.62 * len(str(t.goods[r])) if t.goods[r] > 1 else 0) + h * 0.14 for r in kinds
    ]
    rows = [list(zip(kinds, wide, strict=True))]
    if sum(wide) > size * 1.7 and len(kinds) > 2:
        rows = [rows[0][: len(kinds) // 2], rows[0][len(kinds) // 2 :]]
    for i, line in enumerate(rows):
        left = x - sum([w for _, w in line]) / 2
        top = y + size * 0.845 - h * (len(rows) - i)
        for r, w in line:
            name, many = RESOURCES[r], t.goods[r]
            body = capsule(0, 0, w, h, "good") + icon(name, h * 0.06, h * 0.06, h * 0.88)
            if many > 1:
                body += text(h * 0.96, h / 2 + letter * 0.36, str(many), letter, "print")
            title = pen.say(Text("draw-good", tile=TILE_NAMES[t.tile], resource=name, count=many))
            box = Box(round(left, 1), round(top, 1), round(w, 1), h)
            # The ring goes round the capsule: inside it would hide what is so small.
            c = h * 0.3
            edge = f"M{c:.1f} 0H{w - c:.1f}L{w:.1f} {c:.1f}V{h - c:.1f}L{w - c:.1f} {h:.1f}H{c:.1f}L0 {h - c:.1f}V{c:.1f}Z"
            pen.d.element("goods", f"good:{TILE_NAMES[t.tile]}:{name}", body, box, title, outline=edge)
            left += w
