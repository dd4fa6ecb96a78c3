"""The innovation board and what lies next to the map: palaces, city tiles, round bonuses, sets to choose from."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.labels import BASELINE
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, circle, group, rect, text

from ...components.names import CELL_BOOKS, CELL_LEVELS, CELLS, CITY_TILES, DISCIPLINES
from .pen import Pen, emblem, icon

#: Tiles are three wide and two high.
RATIO: Final = 2 / 3
#: How large the disc is on which the number of tiles left stands, in sizes of the letters.
LEFT: Final = 0.72


def tile(pen: Pen, name: str, x: float, y: float, w: float, gone: bool = False, used: bool = False) -> str:
    """The face of a tile; a cross lies on it if its action is used."""
    body = icon(name, round(x, 1), round(y, 1), round(w, 1), round(w * RATIO, 1))
    if gone or used:
        body = group("gone", body)
    if used:
        size = w * RATIO * 0.6
        body += icon(
            "cross", round(x + (w - size) / 2, 1), round(y + (w * RATIO - size) / 2, 1), round(size, 1)
        )
    return body


def _number_left(pen: Pen, left: int, x: float, y: float) -> str:
    """How many tiles are left, on a disc around a point."""
    number = text(round(x, 1), round(y + pen.small * BASELINE, 1), str(left), pen.small, anchor="middle")
    return circle(round(x, 1), round(y, 1), round(pen.small * LEFT, 1), "badge") + number


def innovations(pen: Pen) -> None:
    """Innovations above, with the price of each column; competencies below, with what their cells bring."""
    v, d, box = pen.v, pen.d, pen.plan.innovations
    d.add("table", "innovation-board", panel(box, "panel"))
    w = (box.w - 12) / 4
    cells = CELLS[v.seats]
    rows = len(cells) // 4 + (len(cells) % 4 > 0)
    head = 30 * pen.big
    low = box.h - 14 - head
    row_h = low / (rows + 3)
    for cell, name in enumerate(v.innovation_cells):
        split = len(cells[cell]) > 1
        row, column = divmod(cell, 4)
        wide = w * 2 if split else w
        x = box.x + 6 + column * wide
        y = box.y + 6 + (rows - 1 - row) * row_h
        _innovation(pen, cell, name, Box(round(x, 1), round(y, 1), round(wide, 1), round(row_h, 1)))
    y = box.y + 6 + rows * row_h
    for i, name in enumerate(DISCIPLINES):
        size = head * 0.72
        body = _price(pen, [(f"book-{name}", 2), ("book-any", 3)], w, size)
        d.add(
            "labels",
            f"price-{name}",
            body,
            round(box.x + 6 + i * w, 1),
            round(y + 3, 1),
            pen.tell("draw-price", discipline=name),
        )
    y += head
    for cell, name in enumerate(v.competency_cells):
        row, column = divmod(cell, 4)
        at = Box(round(box.x + 6 + column * w, 1), round(y + row * row_h, 1), round(w, 1), round(row_h, 1))
        _competency(pen, cell, name, at)


def _price(pen: Pen, parts: list[tuple[str, int]], w: float, size: float) -> str:
    """Books of a price, in the middle of a width."""
    letters = max(size * 0.72, pen.small)
    each = size + letters * 0.9 + 4
    x = (w - each * len(parts)) / 2
    body = ""
    for pic, n in parts:
        body += text(round(x, 1), round(size / 2 + letters * 0.36, 1), str(n), letters)
        body += icon(pic, round(x + letters * 0.75, 1), 0, round(size, 1))
        x += each
    return body


def _innovation(pen: Pen, cell: int, name: str, box: Box) -> None:
    kinds = CELLS[pen.v.seats][cell]
    if not name:
        pen.d.add("boards", f"shelf-{cell}", rect(3, 3, box.w - 6, box.h - 6, 8, "slot"), box.x, box.y)
        return
    w = min(box.w - 8, (box.h - 6) / RATIO)
    x = (box.w - w) / 2
    body = ""
    if len(kinds) > 1:
        x = 6
        parts = [(f"book-{DISCIPLINES[k]}", 2) for k in kinds] + [("book-any", 1)]
        side = box.w - w - 14
        size = min(26 * pen.big, side / 3 - 14)
        body = f'<g transform="translate({w + 10:.1f} {(box.h - size) / 2:.1f})">{_price(pen, parts, side, size)}</g>'
    body += tile(pen, f"innov-{name}", x, (box.h - w * RATIO) / 2, w)
    if len(kinds) > 1:
        one, other = [DISCIPLINES[k] for k in kinds]
        title = pen.tell("draw-innovation-split", innovation=name, discipline=one, other_discipline=other)
    else:
        title = pen.tell("draw-innovation", innovation=name)
    pen.d.element("boards", f"innovation:{name}", body, box, title)


def _competency(pen: Pen, cell: int, name: str, box: Box) -> None:
    """A stack with the reward of its cell at the left and the number of tiles left."""
    if not name:
        pen.d.add("boards", f"stack-{cell}", rect(3, 3, box.w - 6, box.h - 6, 8, "slot"), box.x, box.y)
        return
    row, column = divmod(cell, 4)
    levels, books, left = CELL_LEVELS[row], CELL_BOOKS[row], pen.v.stock[cell]
    discipline = DISCIPLINES[column]
    h = (box.h - 8) / 3
    size = min(h, 20 * pen.big)
    body = ""
    for nth in range(3):
        pic = "level" if nth < levels else "book"
        body += icon(f"{pic}-{discipline}", 4, round(4 + nth * h + (h - size) / 2, 1), round(size, 1))
    w = min(box.w - size - 14, (box.h - 6) / RATIO)
    x = size + 8 + (box.w - size - 14 - w) / 2
    body += tile(pen, f"comp-{name}", x, (box.h - w * RATIO) / 2, w, gone=not left)
    r = pen.small * LEFT
    body += _number_left(pen, left, x + w - r * 0.7, box.h - r - 3)
    title = pen.tell(
        "draw-competency", competency=name, discipline=discipline, levels=levels, books=books, left=left
    )
    pen.d.element("boards", f"competency:{name}", body, box, title)


# ---------------------------------------------------------------- next to the map


def supplies(pen: Pen) -> None:
    """Palaces to choose from, city tiles, round bonuses with their coins, and the territory tile for two."""
    v, d, p = pen.v, pen.d, pen.plan
    for name, box in (("palaces", p.palaces), ("cities", p.cities), ("bonuses", p.bonuses)):
        d.add("table", name, panel(box, "panel"))
    for at, name in _spread(p.palaces, list(v.palaces), 7):
        title = pen.tell("draw-palace", palace=name)
        d.element("boards", f"palace:{name}", _on(pen, name, at), at, title)
    for at, name in _spread(p.cities, list(CITY_TILES), 7):
        left = v.city_left[CITY_TILES.index(name)]
        body = _on(pen, f"city-{name}", at, gone=not left)
        r = pen.small * LEFT
        body += _number_left(pen, left, at.w - r - 2, at.h - r - 2)
        title = pen.tell("draw-city-tile", city_tile=name, left=left)
        d.element("boards", f"city:{name}", body, at, title)
    for at, name in _spread(p.bonuses, list(v.display), 3):
        body = _on(pen, f"bonus-{name}", at)
        coins = v.coins_on.get(name, 0)
        if coins:
            size = pen.small * 1.7
            body += icon("coin", round(at.w - size - 2, 1), 1, round(size, 1))
            body += text(
                round(at.w - size / 2 - 2, 1),
                round(1 + size / 2 + pen.small * 0.36, 1),
                str(coins),
                pen.small,
                "on-act",
                anchor="middle",
            )
        title = pen.tell("draw-bonus", bonus=name, coins=coins)
        d.element("boards", f"bonus:{name}", body, at, title)


def _spread(box: Box, names: list[str], most: int) -> list[tuple[Box, str]]:
    """Equal places for tiles, in as many rows as make them largest."""
    count = max(len(names), min(most, 3))

    def wide(rows: int) -> float:
        return min((box.w - 10) / -(-count // rows), (box.h - 8) / rows / RATIO + 8)

    rows = max((1, 2), key=wide)
    w, h, across = wide(rows), (box.h - 8) / rows, -(-count // rows)
    return [
        (
            Box(
                round(box.x + 5 + i % across * w, 1),
                round(box.y + 4 + i // across * h, 1),
                round(w, 1),
                round(h, 1),
            ),
            name,
        )
        for i, name in enumerate(names)
    ]


def _on(pen: Pen, name: str, at: Box, gone: bool = False) -> str:
    w = min(at.w - 5, (at.h - 2) / RATIO)
    return tile(pen, name, (at.w - w) / 2, (at.h - w * RATIO) / 2, w, gone)


def offers(pen: Pen) -> None:
    """Before the game: sets, cards, factions, palaces and bonuses to choose from."""
    d, box = pen.d, pen.plan.offers
    if not pen.offered:
        return
    d.add("table", "offers", panel(box, "panel turn"))
    across = 2 if pen.plan.narrow else max(len(pen.offered), 7)
    w = min((box.w - 10) / across, 310.0)
    rows = -(-len(pen.offered) // across)
    h = (box.h - 8) / rows
    for i, (el, parts) in enumerate(pen.offered):
        at = Box(
            round(box.x + 5 + i % across * w, 1),
            round(box.y + 4 + i // across * h, 1),
            round(w, 1),
            round(h, 1),
        )
        body = rect(2, 2, at.w - 4, at.h - 4, 10, "cell")
        body += _offer(pen, parts, at)
        said = [pen.tell(f"draw-offer-{kind}", **{kind: name}) for kind, name in parts]
        d.element("panels", el, body, at, " ".join(said))


def _offer(pen: Pen, parts: tuple[tuple[str, str], ...], at: Box) -> str:
    """The parts of an offer side by side: terrain and factions as badges, tiles by their faces."""
    terrain = next((name for kind, name in parts if kind == "terrain"), "none")
    tiles = [
        name if kind == "palace" else f"bonus-{name}" for kind, name in parts if kind in ("palace", "bonus")
    ]
    badges = [(kind, name) for kind, name in parts if kind in ("terrain", "faction")]
    if [kind for kind, _ in parts] == ["faction"]:
        tiles = [f"ability-{parts[0][1]}"]
    names = [pen.tell(f"a-{kind}", **{kind: name}) for kind, name in badges]
    line = pen.small * 1.25
    size = min(46 * pen.big, at.h - 16 - line * len(names))
    x, body = 8.0, ""
    for kind, name in badges:
        if kind == "terrain":
            body += circle(x + size / 2, 6 + size / 2, size / 2, f"m-{name}")
            body += icon.mark(f"terrain-{name}", x + size * 0.2, 6 + size * 0.2, size * 0.6, f"d-{name}")
        else:
            body += emblem(name, terrain, x, 6, size)
        x += size + 4
    room = at.w - 16
    if tiles:
        w = (
            min(at.w - max(x, at.w * 0.5) - 6, (at.h - 14) / RATIO)
            if badges
            else min(at.w - 12, (at.h - 12) / RATIO)
        )
        left = at.w - w - 6 if badges else (at.w - w) / 2
        body += tile(pen, tiles[0], left, (at.h - w * RATIO) / 2, w)
        room = left - 12
    for nth, words in enumerate(names):
        y = at.h - 8 - (len(names) - 1 - nth) * line
        body += pen.line(8, y, words, pen.small * 1.1, width=room)
    return body
