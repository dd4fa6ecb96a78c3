"""The innovation board and what lies next to the map: palaces, city tiles, round bonuses, sets to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.drawing.labels import BASELINE
from igroteka.drawing.svg import Box, circle, group, rect, text

from ...components.names import CELL_BOOKS, CELL_LEVELS, CELLS, CITY_TILES, DISCIPLINES, TERRAINS
from ...view import AgeOfInnovationView
from .icons import emblem, icon, terrain_disc
from .pen import Pen
from .plan import EDGE, INNER, LEAST, PRICES, RATIO, SHELF, STACK, shelves, tile_rows

#: How large the disc is on which the number of tiles left stands, in sizes of the letters.
LEFT: Final = 0.72
#: What can be chosen: its element, and its parts by kind and name.
Offer = tuple[str, tuple[tuple[str, str], ...]]


def offers_of(v: AgeOfInnovationView) -> list[Offer]:
    """What lies out to be chosen before the game: the element of each and its parts by kind and name."""
    if v.stage == "ChooseSet":
        return [
            (
                f"set:{terrain}",
                (
                    ("terrain", terrain),
                    *[("faction", f) for f in factions],
                    *[("bonus", b) for b in (bonus,) if b],
                ),
            )
            for terrain, factions, bonus in v.sets
        ]
    if v.stage == "ChooseAutomaTerrain":
        own = v.players[0].native
        return [(f"terrain:{t}", (("terrain", t),)) for t in TERRAINS if t != own]
    if v.stage in ("Draft", "ChooseSetFaction"):
        cards = [terrain for terrain, _, _ in v.sets] if v.stage == "Draft" else []
        return [
            *[(f"terrain:{t}", (("terrain", t),)) for t in cards],
            *[(f"faction:{f}", (("faction", f),)) for f in v.factions],
        ]
    return []


def tile(name: str, x: float, y: float, w: float, gone: bool = False, used: bool = False) -> str:
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


def _number_left(left: int, x: float, y: float) -> str:
    """How many tiles are left, on a disc around a point."""
    number = text(round(x, 1), round(y + LEAST * BASELINE, 1), str(left), LEAST, anchor="middle")
    return circle(round(x, 1), round(y, 1), round(LEAST * LEFT, 1), "badge") + number


def innovations_height(seats: int) -> float:
    """How high the shelves of the innovations are, with the prices below."""
    return 2 * EDGE + shelves(seats) * SHELF + PRICES


def innovations(pen: Pen) -> None:
    """Innovations with the price of each column below."""
    v, d = pen.v, pen.d
    w = INNER / 4
    cells = CELLS[v.seats]
    rows = shelves(v.seats)
    for cell, name in enumerate(v.innovation_cells):
        row, column = divmod(cell, 4)
        wide = w * 2 if len(cells[cell]) > 1 else w
        at = Box(round(EDGE + column * wide, 1), EDGE + (rows - 1 - row) * SHELF, round(wide, 1), SHELF)
        _innovation(pen, cell, name, at)
    y = EDGE + rows * SHELF
    for i, name in enumerate(DISCIPLINES):
        body = _price([(f"book-{name}", 2), ("book-any", 3)], w, 28)
        said = pen.tell("draw-price", discipline=name)
        d.add("labels", f"price-{name}", body, round(EDGE + i * w, 1), y + 6, said)


def competencies(pen: Pen) -> None:
    """Stacks of competencies with what their cells bring."""
    w = round(INNER / 4, 1)
    for cell, name in enumerate(pen.v.competency_cells):
        row, column = divmod(cell, 4)
        _competency(pen, cell, name, Box(round(EDGE + column * w, 1), EDGE + row * STACK, w, STACK))


def _price(parts: list[tuple[str, int]], w: float, size: float) -> str:
    """Books of a price, in the middle of a width."""
    letters = max(size * 0.72, LEAST)
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
        size = min(30, side / 3 - 22)
        body = (
            f'<g transform="translate({w + 10:.1f} {(box.h - size) / 2:.1f})">{_price(parts, side, size)}</g>'
        )
    body += tile(f"innov-{name}", x, (box.h - w * RATIO) / 2, w)
    if len(kinds) > 1:
        one, other = [DISCIPLINES[k] for k in kinds]
        title = pen.tell("draw-innovation-split", innovation=name, discipline=one, other_discipline=other)
    else:
        title = pen.tell("draw-innovation", innovation=name)
    pen.d.element("boards", f"innovation:{name}", body, box, title)


def _competency(pen: Pen, cell: int, name: str, box: Box) -> None:
    """A stack; at its left the reward of the cell and below it how many tiles are left."""
    if not name:
        pen.d.add("boards", f"stack-{cell}", rect(3, 3, box.w - 6, box.h - 6, 8, "slot"), box.x, box.y)
        return
    row, column = divmod(cell, 4)
    levels, books, left = CELL_LEVELS[row], CELL_BOOKS[row], pen.v.stock[cell]
    discipline = DISCIPLINES[column]
    size = 22.0
    body = ""
    for nth in range(3):
        pic = "level" if nth < levels else "book"
        body += icon(f"{pic}-{discipline}", 5, 4 + nth * size, size)
    w = min(box.w - size - 11, (box.h - 6) / RATIO)
    x = size + 7 + (box.w - size - 11 - w) / 2
    body += tile(f"comp-{name}", x, (box.h - w * RATIO) / 2, w, gone=not left)
    body += _number_left(left, 5 + size / 2, box.h - LEAST * LEFT - 4)
    title = pen.tell(
        "draw-competency", competency=name, discipline=discipline, levels=levels, books=books, left=left
    )
    pen.d.element("boards", f"competency:{name}", body, box, title)


# ---------------------------------------------------------------- next to the map


#: So many palaces and round bonuses lie in a row, and so many city tiles, which tell less.
SUPPLY_ACROSS: Final = 3
CITIES_ACROSS: Final = 4


def supply_height(count: int, across: int = SUPPLY_ACROSS) -> float:
    """How high a part with some tiles is."""
    return round(2 * EDGE + tile_rows(count, across) * INNER / across * RATIO, 1)


def _spread(names: Sequence[str], across: int = SUPPLY_ACROSS) -> list[tuple[Box, str]]:
    """Equal places for tiles, row by row."""
    w, h = round(INNER / across, 1), round(INNER / across * RATIO, 1)
    return [
        (Box(round(EDGE + i % across * w, 1), round(EDGE + i // across * h, 1), w, h), name)
        for i, name in enumerate(names)
    ]


def palaces(pen: Pen) -> None:
    """Palaces to choose from."""
    for at, name in _spread(pen.v.palaces):
        title = pen.tell("draw-palace", palace=name)
        pen.d.element("boards", f"palace:{name}", _on(name, at), at, title)


def cities(pen: Pen) -> None:
    """City tiles, and how many of each are left."""
    for at, name in _spread(CITY_TILES, CITIES_ACROSS):
        left = pen.v.city_left[CITY_TILES.index(name)]
        body = _on(f"city-{name}", at, gone=not left)
        r = LEAST * LEFT
        body += _number_left(left, at.w - r - 2, at.h - r - 2)
        title = pen.tell("draw-city-tile", city_tile=name, left=left)
        pen.d.element("boards", f"city:{name}", body, at, title)


def bonuses(pen: Pen) -> None:
    """Round bonuses with their coins."""
    v = pen.v
    for at, name in _spread(v.display):
        body = _on(f"bonus-{name}", at)
        coins = v.coins_on.get(name, 0)
        if coins:
            size = round(LEAST * 1.9, 1)
            left = round(at.w - size - 2, 1)
            low = round(1 + size / 2 + LEAST * 0.36, 1)
            body += icon("coin", left, 1, size)
            body += text(round(left + size / 2, 1), low, str(coins), LEAST, "on-act", anchor="middle")
        title = pen.tell("draw-bonus", bonus=name, coins=coins)
        pen.d.element("boards", f"bonus:{name}", body, at, title)


def _on(name: str, at: Box, gone: bool = False) -> str:
    w = min(at.w - 5, (at.h - 2) / RATIO)
    return tile(name, (at.w - w) / 2, (at.h - w * RATIO) / 2, w, gone)


# ---------------------------------------------------------------- before the game

#: Two offers lie side by side; above are badges and a tile, below them the names.
PICTURES: Final = 92.0
FACE_OF: Final = {"faction": "ability", "bonus": "bonus"}
NAME: Final = 25.0


def _offer_height(offered: list[Offer]) -> float:
    """How high an offer is: that with most names sets the measure."""
    named = [[kind for kind, _ in parts if kind in ("terrain", "faction")] for _, parts in offered]
    return PICTURES + 20 + NAME * max(map(len, named))


def offers_height(offered: list[Offer]) -> float:
    """How high the part with all offers is."""
    return 2 * EDGE + tile_rows(len(offered), 2) * _offer_height(offered)


def offers(pen: Pen) -> None:
    """Before the game: sets, cards, factions, palaces and bonuses to choose from."""
    offered = offers_of(pen.v)
    w, h = INNER / 2, _offer_height(offered)
    for i, (el, parts) in enumerate(offered):
        at = Box(EDGE + i % 2 * w, EDGE + i // 2 * h, w, h)
        body = rect(2, 2, at.w - 4, at.h - 4, 10, "cell") + _offer(pen, parts, at)
        said = [pen.tell(f"draw-offer-{kind}", **{kind: name}) for kind, name in parts]
        pen.d.element("panels", el, body, at, " ".join(said))


def _offer(pen: Pen, parts: tuple[tuple[str, str], ...], at: Box) -> str:
    """Terrain and factions as badges, what they bring as tiles beside them, their names below."""
    badges = [(kind, name) for kind, name in parts if kind in ("terrain", "faction")]
    tiles = [f"{FACE_OF[kind]}-{name}" for kind, name in parts if kind in FACE_OF]
    # Badges lie one above the other if several tiles lie beside them.
    size = round((PICTURES - 4) / len(badges) - 2, 1) if len(tiles) > 1 else 60.0
    down = size + 2 if len(tiles) > 1 else 0.0
    x, y = 10.0, 10.0 if down else 8 + (PICTURES - size) / 2
    body = ""
    colour = next((name for kind, name in parts if kind == "terrain"), "none")
    for kind, name in badges:
        body += terrain_disc(name, x, y, size) if kind == "terrain" else emblem(name, colour, x, y, size)
        y += down
    left = x + size + 6
    w = min((at.w - left - 8) / max(len(tiles), 1), PICTURES / RATIO)
    for nth, face in enumerate(tiles):
        side = at.w - 8 - (len(tiles) - nth) * w
        body += tile(face, side, 8 + (PICTURES - w * RATIO) / 2, w - 3)
    for nth, (kind, name) in enumerate(badges):
        words = pen.tell(f"a-{kind}", **{kind: name})
        body += pen.line(12, 8 + PICTURES + NAME * (nth + 0.8), words, 20, width=at.w - 24)
    return body
