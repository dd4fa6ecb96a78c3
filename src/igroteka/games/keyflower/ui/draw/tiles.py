"""Tiles on the table: the tile itself, who uses it, who bids for it, what lies on it, all of it in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.core.hexes import Point
from igroteka.core.text import Text
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import Box, group, path, rect, shift, text

from ...components.goods import COLOURS, RESOURCES
from ...components.tiles import FIRST_BOAT, FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, TILE_NAMES
from ...view import KeyflowerView, TileView
from .hexes import HIGH, face, land
from .icons import icon
from .pen import Pen, capsule
from .plan import BID, CORNER, LEAST, SLOT, TARGET
from .words import MOST, tile_text

#: How far rows of goods on a tile lie apart.
GOODS_ROW: Final = 36.0
#: Where the bids of players lie around a tile: by number of players, clockwise from the viewer.
PLACES: Final = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, -1), (1, -1)),
    4: ((0, 1), (-1, -1), (0, -1), (1, -1)),
    5: ((0, 1), (-1, 1), (-1, -1), (1, -1), (1, 1)),
    6: ((0, 1), (-1, 1), (-1, -1), (0, -1), (1, -1), (1, 1)),
}


class Marks(NamedTuple):
    """What marks a tile: the purple meeple, and that the viewer's turn is about it."""

    purple: bool
    target: bool


def marks_of(v: KeyflowerView, t: TileView) -> Marks:
    """How a tile is marked now."""
    return Marks(t.tile == v.purple, t.tile == v.target)


def tile(
    pen: Pen,
    t: TileView,
    at: Point,
    size: float,
    el: str,
    marks: Marks,
    turn: int = 0,
    named: bool = True,
) -> None:
    """A tile that can be chosen, around a point; its name is written on it unless it stands elsewhere."""
    name = pen.name(t.tile) if named and not is_numbered(t.tile) else ""
    covered, used = len(_goods_rows(t)), _sides(t)
    body = land(t.tile, turn, size) + face(t.tile, t.side, size, LEAST, name, marks.purple, covered, used)
    if marks.target:
        body += path(hexagon(size * 0.955, flat=True), "latest")
    box = Box(round(at[0], 1), round(at[1], 1), 0, 0)
    pen.d.element("tiles", el, body, box, tile_text(t, pen.say), outline=hexagon(size - 1, flat=True))


def is_numbered(tile: int) -> bool:
    """Whether a tile is known by the large number on it rather than by its name."""
    return FIRST_ORDER <= tile < FIRST_BOAT or FIRST_SUMMER_BOAT <= tile < FIRST_WINTER


def new_tiles(v: KeyflowerView) -> list[tuple[TileView, str, int]]:
    """The viewer's tiles that wait to be placed, each with its element and its turn."""
    mine = v.players[v.seat].won if v.seat is not None else []
    return [(t, f"won:{TILE_NAMES[t.tile]}", t.turn) for t in mine]


# ---------------------------------------------------------------- users


def _lies(t: TileView, colour: int) -> bool:
    """Whether workers of a colour lie on a tile, because another colour was there first."""
    return t.colour >= 0 and colour != t.colour


def _sides(t: TileView) -> tuple[bool, bool]:
    """Whether workers stand at the left of a tile, and whether some lie at its right."""
    lying = [_lies(t, colour) for colour, many in enumerate(t.on) if many]
    return not all(lying), any(lying)


def users(pen: Pen, t: TileView, x: float, y: float, size: float) -> None:
    """The workers at the left of a tile, below its name; those of another colour lie at the right; a lock when no further
    use is possible. They stay on their tile, so that they hide no name of a neighbour."""
    if not sum(t.on):
        return
    wide = max(size * 0.36, LEAST * 1.3)
    sides: tuple[list[str], list[str]] = ([], [])
    for c, many in enumerate(t.on):
        if many:
            down = _lies(t, c)
            body = icon(f"{'lying' if down else 'worker'}-{COLOURS[c]}", wide * 0.05, wide * 0.02, wide * 0.9)
            sides[down].append(body + text(wide / 2, wide + LEAST * 0.78, str(many), LEAST, anchor="middle"))
    locked = sum(t.on) + t.last + 1 > MOST
    picture = ""
    for i, items in enumerate(sides):
        if not items:
            continue
        high = wide + LEAST
        lock = wide * 0.76 if locked and not i else 0
        tall = high * len(items) + lock + 2
        left = -size * 0.82 if not i else size * 0.82 - wide
        top = max(-tall / 2, -size * 0.34)
        picture += rect(left, top, wide, tall, wide * 0.4, "win")
        picture += "".join([shift(left, top + n * high, item) for n, item in enumerate(items)])
        if lock:
            picture += icon.mark("lock", left + wide * 0.16, top + tall - lock - 2, wide * 0.68)
    pen.d.add("pieces", f"users-{TILE_NAMES[t.tile]}", picture, x, y)


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
        h = SLOT if own else BID
        letter = h * 0.72
        w = h * (1.6 + 0.5 * len(str(number)))
        if right:  # in the free corner next to a slanting edge; below there is the viewer's own side
            cx, cy = x + right * (size * CORNER + w / 2), y + down * size * (0.78 if down < 0 else 0.64)
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
    rows = _goods_rows(t)
    for i, line in enumerate(rows):
        wide = [max(TARGET, 38 + LEAST * 0.66 * len(str(t.goods[r])) * (t.goods[r] > 1)) for r in line]
        left = x - sum(wide) / 2
        top = y + size * 0.86 - GOODS_ROW * (len(rows) - i)
        for r, w in zip(line, wide, strict=True):
            _good(pen, t, r, Box(round(left, 1), round(top, 1), round(w, 1), TARGET))
            left += w


def _goods_rows(t: TileView) -> list[list[int]]:
    """The kinds of resources on a tile, at most two side by side."""
    kinds = [r for r in range(len(RESOURCES)) if t.goods[r]]
    return [row for row in (kinds[:-2], kinds[-2:]) if row]


def _good(pen: Pen, t: TileView, r: int, box: Box) -> None:
    """The resources of one kind. A finger needs more room than the picture."""
    name, many = RESOURCES[r], t.goods[r]
    h, w, inset = box.h - 6, box.w, 3.0
    body = capsule(1, inset, w - 2, h, "good")
    size = h * 0.88
    body += icon(name, 4 if many > 1 else (w - size) / 2, inset + h * 0.06, size)
    if many > 1:
        body += text(size + 5, inset + h / 2 + LEAST * 0.36, str(many), LEAST, "print")
    title = pen.say(Text("draw-good", tile=TILE_NAMES[t.tile], resource=name, count=many))
    # The ring goes round the capsule: inside it would hide what is so small.
    c, h = box.h * 0.3, box.h
    edge = f"M{c:.1f} 0H{w - c:.1f}L{w:.1f} {c:.1f}V{h - c:.1f}L{w - c:.1f} {h:.1f}H{c:.1f}L0 {h - c:.1f}V{c:.1f}Z"
    pen.d.element("goods", f"good:{TILE_NAMES[t.tile]}:{name}", body, box, title, outline=edge)
