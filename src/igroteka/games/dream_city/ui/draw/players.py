"""The players: name plate, hand, points by source, and the city."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip
from igroteka.drawing.labels import badge
from igroteka.drawing.pen import SheetPen, with_title
from igroteka.drawing.svg import Box, circle, rect, text

from ...components.boards import CELLS, COLUMNS, SIDES, SYMBOLS
from ...components.setups import HAND
from ...components.springs import IS_SPRING
from ...components.tiles import KINDS
from ...fields import ITEMS
from ...view import PlayerView
from .icons import icon, plant
from .pen import Pen
from .plan import LEAST, Grid, Spot


def player(pen: Pen, seat: int, spot: Spot) -> None:
    """Everything of one player. Whose turn it is shows as an outline and as an arrow."""
    p = pen.v.players[seat]
    pen.lay(_plate, seat, spot.plate, seat in pen.v.waiting)
    pen.lay(_hand, seat, spot.hand)
    training = pen.v.mode == "training"
    latest = pen.v.cell if seat in pen.v.waiting[:1] else ""
    pen.copy(_city, p.seat, p.side, p.city, not training, latest, spot.city)
    pen.copy(_tally, p.seat, points_by_source(pen, p), spot.tally, spot.across)


def points_by_source(pen: Pen, p: PlayerView) -> tuple[tuple[str, int], ...]:
    """What a player's points come from; the training game has fewer sources."""
    items = KINDS if pen.v.mode == "training" else ITEMS
    return tuple([(item, p.items.get(item, 0)) for item in items])


def chips(pen: Pen, seat: int, own: bool) -> list[Chip]:
    """What is worth knowing of a player at any time: points and their sources, flower, tiles in hand."""
    say, p = pen.say, pen.v.players[seat]
    told = [Chip("points", str(p.points), say(Text("draw-points", points=p.points)))]
    if seat == pen.v.first and pen.v.seats > 1:
        told.append(Chip("first", "", pen.word("draw-first")))
    if p.done:
        told.append(Chip("done", "", pen.word("draw-done")))
    if p.flower:
        told.append(Chip("flower", "", say(Text("draw-flower", player=pen.names[seat], count=1))))
    if p.hidden_count and not own:
        words = say(Text("draw-hand-hidden", player=pen.names[seat], count=p.hidden_count))
        told.append(Chip("back", str(p.hidden_count), words))
    for name in () if own else p.open:
        told.append(Chip(name, "", say(Text("draw-hand-other", player=pen.names[seat], tile=name))))
    for item, count in points_by_source(pen, p):
        if count:
            told.append(Chip(symbol_of(item), str(count), source(pen, item, count)))
    return told


def source(pen: SheetPen, item: str, points: int) -> str:
    """How many points come from a source, in words."""
    return f"{pen.word(f'item-{item}')}: {points}"


def symbol_of(item: str) -> str:
    """The picture of a source of points."""
    return f"chip-{item}" if item in KINDS else item


def _plate(pen: Pen, seat: int, box: Box, turn: bool) -> None:
    """Name and marks in the first row, points and flower in the second."""
    v, d, say, p = pen.v, pen.d, pen.say, pen.v.players[seat]
    size = 32.0
    left, right = 0.0, box.w
    marks = ""
    for name, on in (("first", seat == v.first and v.seats > 1), ("done", p.done)):
        if on:
            right -= size
            marks += with_title(say(Text(f"draw-{name}")), icon(name, right, 4, size))
            right -= 5
    if turn:
        marks += icon.mark("arrow", 0, 4, size, "arrow")
        left = size + 5
    name = text(left, 4 + size * 0.79, pen.names[seat], 26, width=right - left)
    words = say(Text("draw-on-turn" if turn else "draw-name", player=pen.names[seat]))
    d.add("labels", f"name-{seat}", name + marks, box.x, box.y, title=words)
    medal = 51.0
    top = box.y + size + 23
    body = icon("points", 0, 0, medal) + text(medal + 6, medal * 0.81, str(p.points), 44)
    d.add("labels", f"points-{seat}", body, box.x, top, title=say(Text("draw-points", points=p.points)))
    if v.mode != "training":
        size = 73.0
        at = Box(box.x + min(box.w, 256) - size, top - 11, size, size)
        body = (
            icon("flower", 6, 6, size - 12) if p.flower else circle(size / 2, size / 2, size / 2 - 7, "slot")
        )
        words = say(Text("draw-flower", player=pen.names[seat], count=int(p.flower)))
        d.element("pieces", f"flower:{seat}", body, at, words, r=size / 2)


def _hand(pen: Pen, seat: int, box: Box) -> None:
    """Own tiles can be chosen; an eye shows which of them everybody saw. Of others only those lie open."""
    v, d, say, size = pen.v, pen.d, pen.say, box.h
    p = v.players[seat]
    tiles = [(name, True) for name in p.open] + [(name, False) for name in p.hidden]
    tiles += [("", False)] * (p.hidden_count - len(p.hidden))
    before: dict[str, int] = {}
    for i in range(HAND):
        x = box.x + i * (box.w - size)
        if i >= len(tiles):
            hole = rect(4, 4, size - 8, size - 8, 10, "slot")
            d.add("cells", f"hand-{p.seat}-{i}", hole, x, box.y)
            continue
        name, seen = tiles[i]
        if p.seat == v.seat:
            body = icon(name, 4, 4, size)
            if seen and v.seats > 1:
                body += icon("seen", size - 20, -2, 28)
            words = say(Text("draw-hand-seen" if seen else "draw-hand", tile=name))
            nth = before.get(name, 0)
            d.element(
                "pieces",
                f"hand:{name}",
                body,
                Box(x - 4, box.y - 4, size + 8, size + 8),
                words,
                r=14,
                nth=nth,
            )
            before[name] = nth + 1
        elif name:
            words = say(Text("draw-hand-other", player=pen.names[p.seat], tile=name))
            d.add("pieces", f"hand-{p.seat}-{i}", icon(name, 0, 0, size), x, box.y, title=words)
        else:
            body = icon("back", 0, 0, size)
            words = say(Text("draw-hand-hidden", player=pen.names[p.seat], count=p.hidden_count))
            r = 15.0
            if i == 0 or tiles[i - 1][0]:
                body += badge(size - r, size - r - 4, r, str(p.hidden_count), r * 1.3, r * 0.45)
            d.add("pieces", f"hand-{p.seat}-{i}", body, x, box.y, title=words)


def _tally(pen: SheetPen, seat: int, points: tuple[tuple[str, int], ...], box: Box, across: int) -> None:
    """Where the points come from. Each number is a fragment of its own: the pictures never change."""
    w, h = box.w / across, box.h / -(-len(ITEMS) // across)
    size = min(h - 10, w * 0.42)  # leaves room for two figures
    corners = [(i % across * w, i // across * h) for i in range(len(points))]
    pictures = "".join(
        [
            with_title(pen.word(f"item-{item}"), icon(symbol_of(item), x, y + (h - size) / 2, size))
            for (item, _), (x, y) in zip(points, corners, strict=True)
        ]
    )
    pen.d.add("labels", f"tally-{seat}", pictures, box.x, box.y, title=pen.word("draw-tally"))
    for (item, count), (x, y) in zip(points, corners, strict=True):
        number = text(0, 0, str(count), max(LEAST, size * 0.7), "" if count else "soft")
        at = box.x + x + size + 4, box.y + y + h / 2 + size * 0.25
        pen.d.add("labels", f"tally-{seat}-{item}", number, *at, title=source(pen, item, count))


def _city(
    pen: SheetPen, seat: int, side: str, city: tuple[str, ...], has_springs: bool, latest: str, g: Grid
) -> None:
    """The board: a symbol above each column, flowers on spring cells, tiles, a ring around the latest."""
    d, say, pitch = pen.d, pen.say, g.pitch
    head = min(g.heads - 4, 32)
    heads = [plant(symbol, (i + 0.5) * pitch - head / 2, -head - 3, head) for i, symbol in enumerate(SYMBOLS)]
    d.add("boards", f"heads-{seat}", "".join(heads), g.x, g.y)
    r = 15.0
    letter = badge(0, 0, r, side, r * 1.25, r * 0.45)
    where = g.x + min(r, pitch / 2 - head / 2 - r - 1), g.y - head / 2 - 3
    d.add("labels", f"side-{seat}", letter, *where, title=say(Text("draw-side", side=side)))
    size, tile_size, inset, corner = pitch - 2, pitch * 0.9, pitch * 0.05, pitch * 0.1
    ground = rect(1, 1, size - 2, size - 2, corner, "cell")
    meadow = ground + icon("spring", inset - 1, inset - 1, tile_size)
    springs = IS_SPRING[SIDES.index(side)]
    for i, cell in enumerate(CELLS):
        row, column = divmod(i, COLUMNS)
        x, y = g.x + column * pitch, g.y + row * pitch
        tile = city[i]
        spring = springs[i] and has_springs
        words = say(
            Text(
                "draw-cell",
                player=pen.names[seat],
                row=row + 1,
                column=column + 1,
                symbol=SYMBOLS[column],
                spring=int(spring),
                tile=tile,
            )
        )
        at = Box(x + 1, y + 1, size, size)
        d.element("cells", f"city:{seat}:{cell}", meadow if spring else ground, at, words, r=corner)
        if tile:
            d.add("pieces", f"tile-{seat}-{cell}", icon(tile, 0, 0, tile_size), x + inset, y + inset)
        if cell == latest:
            ring = rect(0, 0, pitch, pitch, corner * 1.3, "latest")
            d.add("labels", f"latest-{seat}", ring, x, y)
