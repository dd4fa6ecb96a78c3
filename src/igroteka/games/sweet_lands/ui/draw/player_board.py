"""The player board: properties still in stock, industry columns, industry track and food track."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, group, path, rect, shift, text

from ...components.boards import (
    CART_ROWS,
    CROSSED,
    FOOD_END,
    FOOD_ROWS,
    GATES,
    INDUSTRY_END,
    LOCOMOTIVE_ROWS,
    PIECES,
    RABBIT_FOOD,
    RABBIT_ROWS,
    SHOP_ROWS,
    STOCK,
    property_row,
)
from ...components.files import Row
from ...components.vocabulary import INDUSTRIES
from ..words import card_words, cost_text, effect_text
from .cards import card_of, small_face
from .glyphs import cost_words, words_of
from .icons import icon
from .pen import Pen
from .plan import GAP, ICON, LEAST, PAD, ROOM, rows_box
from .side import Side
from .typeset import fit_words, without_ones

COLOURS: Final = {"tent": "orange", "house": "green", "building": "grey"}
SETS: Final = ("tent", "house", "building")
#: The height of a row of pieces, of what lies below them, and of a row of workers.
ROW: Final = 58.0
OTHER_HEIGHT: Final = 86.0
COLUMNS_TOP: Final = PAD + 5 * ROW + GAP + OTHER_HEIGHT + GAP
COLUMN_ROW: Final = 54.0


def pieces(pen: Pen, side: Side) -> None:
    """Tents, houses and buildings in rows from the bottom up; below them laboratories and shops."""
    stacks = Box(PAD, PAD, ROOM, ROW * max(STOCK[PIECES.index(piece)] for piece in SETS))
    for piece, at in zip(SETS, grid(stacks, len(SETS), len(SETS), GAP), strict=True):
        _stack(pen, side, piece, at)
    others = [piece for piece in PIECES if piece not in SETS and piece != "tower"]
    low = Box(PAD, stacks.y + stacks.h + GAP, ROOM, OTHER_HEIGHT)
    for piece, at in zip(others, grid(low, len(others), len(others), GAP), strict=True):
        _other(pen, side, piece, at)


def _stack(pen: Pen, side: Side, piece: str, at: Box) -> None:
    """A column of five: what is gone shows the bonus it gave, what stands its price."""
    gone = side.p.placed[piece]
    stock = STOCK[PIECES.index(piece)]
    body = rect(0, 0, at.w, at.h, 9, f"c-{COLOURS[piece]}")
    for row in range(stock):
        body += _row(side, piece, row, gone, at.w, at.h - (row + 1) * ROW)
    pen.d.element("panels", f"piece:{side.seat}:{piece}", body, at, piece_title(pen, side, piece), r=9)


def bonus_of(side: Side, piece: str, row: int) -> list[Row]:
    """The bonus printed in a row: the character gives those of rows 2 and 3."""
    printed = property_row(row, PIECES.index(piece))
    if printed is not None:
        return printed
    who = side.who
    return who.rows[row - 1][piece] if who is not None else []


def _row(side: Side, piece: str, row: int, gone: int, w: float, y: float) -> str:
    body = path(f"M4 {y:g}h{w - 8:g}", "rule") if row < 4 else ""
    bonus = words_of(bonus_of(side, piece, row)) if bonus_of(side, piece, row) else []
    if row < gone:
        return body + group("dim", fit_words(bonus, w - 10, ROW - 2, LEAST * 1.5, ICON, 5, y + 1))
    size = 48.0
    body += icon(piece, 3, round(y + (ROW - size) / 2, 1), size)
    half = (w - size - 8) / 2
    body += fit_words(cost_words(side.price(piece, row)), half, ROW - 2, LEAST * 1.4, ICON, size + 5, y + 1)
    return body + fit_words(bonus, half - 2, ROW - 2, LEAST * 1.5, ICON, size + 7 + half, y + 1)


def _other(pen: Pen, side: Side, piece: str, at: Box) -> None:
    """Laboratories and shops: how many are left and the bonus of the next, to their right its price."""
    number = PIECES.index(piece)
    gone = side.p.placed[piece]
    left = STOCK[number] - gone
    size = 48.0
    body = rect(0, 0, at.w, at.h, 8, "sunk") + icon(piece, 6, 4, size)
    if left == 0:
        body = group("dim", body)
    else:
        low = at.h - size - 8
        if piece == "lab":
            body += text(6 + size / 2, at.h - 10, f"\u00d7{left}", 21, anchor="middle")
        else:
            body += fit_words(words_of(SHOP_ROWS[number - 4]), size, low, LEAST * 1.6, ICON, 6, size + 5)
        x = size + 12
        body += fit_words(
            cost_words(side.price(piece, gone)), at.w - x - 4, at.h - 8, LEAST * 1.5, ICON, x, 4
        )
    pen.d.element("panels", f"piece:{side.seat}:{piece}", body, at, piece_title(pen, side, piece))


def piece_title(pen: Pen, side: Side, piece: str) -> str:
    """How many pieces are left, the price and the bonus of the next."""
    number = PIECES.index(piece)
    gone = side.p.placed[piece]
    said = pen.say(Text("draw-piece", piece=piece, left=STOCK[number] - gone))
    if gone == STOCK[number]:
        return said
    price = side.price(piece, gone)
    said += ". " + pen.say(Text("draw-price", cost=cost_text(price)))
    bonus = bonus_of(side, piece, gone) if piece in SETS else SHOP_ROWS[number - 4] if number > 3 else []
    return said + ". " + pen.say(Text("draw-bonus", what=effect_text(bonus))) if bonus else said


# ---------------------------------------------------------------- industry columns


def _column_rows(side: Side) -> int:
    """The printed ability and so many places for workers."""
    return max(2, *side.p.limits) + 1


def board_height(side: Side) -> float:
    """Pieces, and below them as many rows as the longest industry column has."""
    return COLUMNS_TOP + _column_rows(side) * COLUMN_ROW + 4 + PAD


def columns(pen: Pen, side: Side) -> None:
    """Three columns: the printed ability, the employed workers, the places that are free."""
    box = Box(PAD, COLUMNS_TOP, ROOM, _column_rows(side) * COLUMN_ROW + 4)
    for i, at in enumerate(grid(box, len(INDUSTRIES), len(INDUSTRIES), GAP)):
        _column(pen, side, i, INDUSTRIES[i], at)


def _column(pen: Pen, side: Side, i: int, industry: str, at: Box) -> None:
    h = COLUMN_ROW
    body = rect(0, 0, at.w, at.h, 9, f"c-{('orange', 'green', 'grey')[i]}")
    mark = 44.0
    body += icon(f"bonus-{industry}", 3, round((h - mark) / 2, 1), mark)
    who = side.who
    said = pen.say(Text("draw-column", column=industry, n=len(side.p.columns[i]), most=side.p.limits[i]))
    if who is not None:
        body += fit_words(words_of(who.columns[i]), at.w - mark - 10, h - 2, LEAST * 1.5, ICON, mark + 6, 1)
        said += ". " + pen.say(Text("draw-bonus", what=effect_text(who.columns[i])))
    for n in range(side.p.limits[i]):
        y = round(h * (n + 1) + 2, 1)
        if n < len(side.p.columns[i]):
            card = card_of(side.p.columns[i][n])
            body += shift(4, y, small_face(card, at.w - 8, h - 4))
            said += ". " + card_words(pen, card)
        else:
            body += rect(5, y + 1, at.w - 10, h - 6, 7, "slot")
    pen.d.element("panels", f"column:{side.seat}:{industry}", body, at, said, r=9)


# ---------------------------------------------------------------- tracks

#: How many spaces lie side by side, and their height: a marker can be hit there.
ACROSS: Final = 5
INDUSTRY_ROW: Final = 96.0
FOOD_ROW: Final = 100.0
_INDUSTRY_BOX: Final = rows_box(PAD, 1, 1, INDUSTRY_ROW * -(-(INDUSTRY_END + 1) // ACROSS))
_FOOD_BOX: Final = rows_box(
    _INDUSTRY_BOX.y + _INDUSTRY_BOX.h + PAD, 1, 1, FOOD_ROW * -(-(FOOD_END + 1) // ACROSS)
)
TRACKS_HEIGHT: Final = _FOOD_BOX.y + _FOOD_BOX.h + PAD
MARKER: Final = 45.0


def tracks(pen: Pen, side: Side) -> None:
    """The industry track as a snake, and the food track with the rabbits below it."""
    _industry(pen, side, _INDUSTRY_BOX)
    _food(pen, side, _FOOD_BOX)


def _snake(space: int, w: float, h: float) -> tuple[float, float]:
    """The corner of a space on a track that turns at each end."""
    row, n = divmod(space, ACROSS)
    return (n if row % 2 == 0 else ACROSS - 1 - n) * w, row * h


def _industry(pen: Pen, side: Side, box: Box) -> None:
    w, h = box.w / ACROSS, INDUSTRY_ROW
    gates = tuple([i >= side.p.placed["lab"] for i in range(len(GATES))])
    pen.d.add("boards", "industry", _rails(w, h, gates), round(box.x, 1), round(box.y, 1))
    for name, seat_at, el in (("cart", side.p.cart, "cart"), ("loco", side.p.locomotive, "locomotive")):
        x, y = _snake(max(seat_at, 0), w, h)
        size = MARKER
        css = "" if seat_at >= 0 else ' class="dim"'
        ring = rect(0, 0, size, size, size / 2, "ring")
        body = f"<g{css}>{ring}{icon(name, size * 0.1, size * 0.1, size * 0.8)}</g>"
        top = y + 2 + (size + 2 if name == "loco" else 0)
        at = Box(round(box.x + x + w - size - 2, 1), round(box.y + top, 1), round(size, 1), round(size, 1))
        title = pen.say(Text("draw-marker", marker=el, space=seat_at, last=INDUSTRY_END))
        pen.d.element("pieces", f"{name}:{side.seat}", body, at, title, r=size / 2)


@cache
def _rails(w: float, h: float, gates: tuple[bool, ...]) -> str:
    """The spaces of the industry track with both bonuses, points and laboratories."""
    body = ""
    for space in range(INDUSTRY_END + 1):
        x, y = _snake(space, w, h)
        body += rect(round(x + 1.5, 1), round(y + 1.5, 1), round(w - 3, 1), round(h - 3, 1), 6, "sunk")
        points = CROSSED[space] - (CROSSED[space - 1] if space else 0)
        if points:
            size = min(h * 0.5, LEAST * 1.9)
            body += icon("ip", round(x + 4, 1), round(y + (h - size) / 2, 1), round(size, 1))
            body += text(round(x + 6 + size, 1), round(y + h / 2 + LEAST * 0.4, 1), str(points), LEAST * 1.2)
        elif space == 0:
            body += icon("industry", round(x + 4, 1), round(y + h * 0.2, 1), round(min(h * 0.6, w * 0.4), 1))
        rows = ((CART_ROWS.get(space), "c-orange"), (LOCOMOTIVE_ROWS.get(space), "c-green"))
        for n, (effect, css) in enumerate(rows):
            if effect:
                part = (h - 5) / 2
                top = round(y + 2.5 + n * part, 1)
                body += rect(round(x + 3, 1), top, round(w * 0.56, 1), round(part, 1), 4, css)
                body += fit_words(
                    without_ones(words_of(effect)),
                    w * 0.55,
                    part,
                    LEAST * 1.4,
                    ICON,
                    round(x + 4, 1),
                    top,
                )
    for i, after in enumerate(GATES):
        if gates[i]:
            x, y = _snake(after, w, h)
            row, n = divmod(after, ACROSS)
            forward = row % 2 == 0
            if n == ACROSS - 1:
                size = min(h * 0.6, w * 0.34)
                gx, gy = x + w / 2 - size / 2, y + h - size / 2
            else:
                size = min(h * 0.6, w * 0.34)
                gx, gy = (x + w if forward else x) - size / 2, y + (h - size) / 2
            body += icon("lab", round(gx, 1), round(gy, 1), round(size, 1))
    return body


def _food(pen: Pen, side: Side, box: Box) -> None:
    w, h = box.w / ACROSS, FOOD_ROW
    taken = len(side.p.rabbits)
    pen.d.add("boards", "food", _meals(w, h, taken), round(box.x, 1), round(box.y, 1))
    size = MARKER
    x, y = side.p.food % ACROSS * w, side.p.food // ACROSS * h
    body = rect(0, 0, size, size, size / 2, "ring") + icon("food", size * 0.1, size * 0.1, size * 0.8)
    at = Box(round(box.x + x + w - size - 2, 1), round(box.y + y + 2, 1), round(size, 1), round(size, 1))
    title = pen.say(Text("draw-marker", marker="food", space=side.p.food, last=FOOD_END))
    pen.d.element("pieces", f"food:{side.seat}", body, at, title, r=size / 2)


@cache
def _meals(w: float, h: float, taken: int) -> str:
    """The spaces of the food track with room for the marker; rabbits wait below theirs with the bonus they bring."""
    body = ""
    for space in range(FOOD_END + 1):
        x, y = space % ACROSS * w, space // ACROSS * h
        body += rect(round(x + 1.5, 1), round(y + 1.5, 1), round(w - 3, 1), round(h - 3, 1), 6, "sunk")
        body += text(round(x + 5, 1), round(y + LEAST * 1.15, 1), str(space), LEAST, "soft")
        effect = FOOD_ROWS.get(space)
        if effect:
            words = without_ones(words_of(effect))
            room = w - MARKER - 8
            body += fit_words(words, room, 36, LEAST * 1.5, ICON, round(x + 4, 1), round(y + 26, 1))
        if space in RABBIT_FOOD:
            n = RABBIT_FOOD.index(space)
            size = h * 0.3
            low = y + h - size - 3
            picture = icon("rabbit", round(x + 3, 1), round(low, 1), round(size, 1))
            body += picture if n >= taken else group("dim", picture)
            left = x + size + 4
            body += fit_words(
                without_ones(words_of(RABBIT_ROWS[n])),
                w - size - 7,
                size,
                LEAST * 1.4,
                ICON,
                round(left, 1),
                round(low, 1),
            )
    return body
