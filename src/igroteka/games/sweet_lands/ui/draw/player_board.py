"""The player board: properties still in stock, industry columns, industry track and food track."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import panel
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
from .side import Side
from .typeset import fit_words, without_ones

COLOURS: Final = {"tent": "orange", "house": "green", "building": "grey"}
SETS: Final = ("tent", "house", "building")


def pieces(pen: Pen, side: Side, box: Box) -> None:
    """Tents, houses and buildings in rows from the bottom up; next to them laboratories and shops."""
    pen.d.add("boards", "pieces", panel(box, "panel"))
    pad = 6.0
    column = (box.w - pad * 5) / 4
    for i, piece in enumerate(SETS):
        _stack(pen, side, piece, Box(box.x + pad + i * (column + pad), box.y + pad, column, box.h - pad * 2))
    left = box.x + pad + 3 * (column + pad)
    others = [piece for piece in PIECES if piece not in SETS and piece != "tower"]
    h = (box.h - pad * 2 - 4 * (len(others) - 1)) / len(others)
    for i, piece in enumerate(others):
        _other(
            pen,
            side,
            piece,
            Box(round(left, 1), round(box.y + pad + i * (h + 4), 1), round(column, 1), round(h, 1)),
        )


def _stack(pen: Pen, side: Side, piece: str, at: Box) -> None:
    """A column of five: what is gone shows the bonus it gave, what stands its price."""
    number = PIECES.index(piece)
    gone = side.p.placed[piece]
    stock = STOCK[number]
    h = at.h / stock
    body = rect(0, 0, at.w, at.h, 9, f"c-{COLOURS[piece]}")
    for row in range(stock):
        y = at.h - (row + 1) * h
        body += _row(pen, side, piece, row, gone, at.w, round(y, 1), h)
    at = Box(round(at.x, 1), round(at.y, 1), round(at.w, 1), round(at.h, 1))
    pen.d.element("panels", f"piece:{side.seat}:{piece}", body, at, piece_title(pen, side, piece), r=9)


def bonus_of(side: Side, piece: str, row: int) -> list[Row]:
    """The bonus printed in a row: the character gives those of rows 2 and 3."""
    printed = property_row(row, PIECES.index(piece))
    if printed is not None:
        return printed
    who = side.who
    return who.rows[row - 1][piece] if who is not None else []


def _row(pen: Pen, side: Side, piece: str, row: int, gone: int, w: float, y: float, h: float) -> str:
    least = pen.least
    body = path(f"M4 {y:g}h{w - 8:g}", "rule") if row < 4 else ""
    bonus = words_of(bonus_of(side, piece, row)) if bonus_of(side, piece, row) else []
    size = h * 0.84
    if row < gone:
        return body + group("dim", fit_words(bonus, w - 10, h - 2, least * 1.5, least * 1.26, 5, y + 1))
    body += icon(piece, 3, round(y + h * 0.08, 1), round(size, 1))
    price = side.price(piece, row)
    half = (w - size - 8) / 2
    body += fit_words(cost_words(price), half, h - 2, least * 1.4, least * 1.26, size + 5, y + 1)
    return body + fit_words(bonus, half - 2, h - 2, least * 1.5, least * 1.26, size + 7 + half, y + 1)


def _other(pen: Pen, side: Side, piece: str, at: Box) -> None:
    """Laboratories and shops: how many are left, the price of the next, its bonus."""
    least = pen.least
    number = PIECES.index(piece)
    gone = side.p.placed[piece]
    left = STOCK[number] - gone
    size = min(at.h * 0.82, least * 2.6)
    body = rect(0, 0, at.w, at.h, 8, "sunk")
    body += icon(piece, 4, round((at.h - size) / 2, 1), round(size, 1))
    if left == 0:
        body = group("dim", body)
    else:
        x = size + 8
        if piece == "lab":
            body += text(round(x, 1), round(at.h / 2 + least * 0.36, 1), f"\u00d7{left}", least * 1.1)
            x += least * 1.9
        price = side.price(piece, gone)
        room = at.w - x - 6
        bonus = words_of(SHOP_ROWS[number - 4]) if piece != "lab" else []
        tall = at.h * (0.5 if bonus else 0.96)
        body += fit_words(cost_words(price), room, tall, least * 1.4, least * 1.26, x, at.h * 0.02)
        body += fit_words(bonus, room, at.h * 0.46, least * 1.4, least * 1.26, x, at.h * 0.52)
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


def columns(pen: Pen, side: Side, box: Box) -> None:
    """Three columns: the printed ability, the employed workers, the places that are free."""
    pen.d.add("boards", "columns", panel(box, "panel"))
    pad = 6.0
    w = (box.w - pad * 4) / 3
    for i, industry in enumerate(INDUSTRIES):
        at = Box(round(box.x + pad + i * (w + pad), 1), box.y + pad, round(w, 1), box.h - pad * 2)
        _column(pen, side, i, industry, at)


def _column(pen: Pen, side: Side, i: int, industry: str, at: Box) -> None:
    least = pen.least
    rows = max(4, side.p.limits[i]) + 1
    h = (at.h - 4) / rows
    body = rect(0, 0, at.w, at.h, 9, f"c-{('orange', 'green', 'grey')[i]}")
    mark = min(h * 0.86, least * 2.4)
    body += icon(f"bonus-{industry}", 3, round((h - mark) / 2, 1), round(mark, 1))
    who = side.who
    said = pen.say(Text("draw-column", column=industry, n=len(side.p.columns[i]), most=side.p.limits[i]))
    if who is not None:
        body += fit_words(
            words_of(who.columns[i]), at.w - mark - 10, h - 2, least * 1.5, least * 1.26, mark + 6, 1
        )
        said += ". " + pen.say(Text("draw-bonus", what=effect_text(who.columns[i])))
    for n in range(side.p.limits[i]):
        y = round(h * (n + 1) + 2, 1)
        if n < len(side.p.columns[i]):
            card = card_of(side.p.columns[i][n])
            body += shift(4, y, small_face(card, at.w - 8, round(h - 4, 1), least))
            said += ". " + card_words(pen, card)
        else:
            body += rect(5, y + 1, at.w - 10, round(h - 6, 1), 7, "slot")
    pen.d.element("panels", f"column:{side.seat}:{industry}", body, at, said, r=9)


# ---------------------------------------------------------------- tracks


def tracks(pen: Pen, side: Side, box: Box) -> None:
    """The industry track as a snake of two rows, and the food track with the rabbits below it."""
    pen.d.add("boards", "tracks", panel(box, "panel"))
    pad = 5.0
    if pen.plan.narrow:
        h = (box.h - pad * 2) / 8
        _industry(pen, side, Box(box.x + pad, box.y + pad, box.w - pad * 2, h * 4.5), 5)
        _food(pen, side, Box(box.x + pad, box.y + pad + h * 4.6, box.w - pad * 2, h * 3.4), 8)
        return
    h = (box.h - pad * 2) / 3.5
    _industry(pen, side, Box(box.x + pad, box.y + pad, box.w - pad * 2, h * 2.05), 9)
    _food(pen, side, Box(box.x + pad, box.y + pad + h * 2.15, box.w - pad * 2, h * 1.35), 15)


def _snake(space: int, across: int, w: float, h: float) -> tuple[float, float]:
    """The corner of a space on a track that turns at each end."""
    row, n = divmod(space, across)
    return (n if row % 2 == 0 else across - 1 - n) * w, row * h


def _industry(pen: Pen, side: Side, box: Box, across: int) -> None:
    rows = -(-(INDUSTRY_END + 1) // across)
    w, h = box.w / across, box.h / rows
    gates = tuple([i >= side.p.placed["lab"] for i in range(len(GATES))])
    pen.d.add("boards", "industry", _rails(across, w, h, pen.least, gates), round(box.x, 1), round(box.y, 1))
    for name, seat_at, el in (("cart", side.p.cart, "cart"), ("loco", side.p.locomotive, "locomotive")):
        x, y = _snake(max(seat_at, 0), across, w, h)
        size = min(w * 0.34, (h - 6) / 2)
        css = "" if seat_at >= 0 else ' class="dim"'
        ring = rect(0, 0, size, size, size / 2, "ring")
        body = f"<g{css}>{ring}{icon(name, size * 0.1, size * 0.1, size * 0.8)}</g>"
        top = y + 2 + (size + 1 if name == "loco" else 0)
        at = Box(round(box.x + x + w - size - 4, 1), round(box.y + top, 1), round(size, 1), round(size, 1))
        title = pen.say(Text("draw-marker", marker=el, space=seat_at, last=INDUSTRY_END))
        pen.d.element("pieces", f"{name}:{side.seat}", body, at, title, r=size / 2)


@cache
def _rails(across: int, w: float, h: float, least: float, gates: tuple[bool, ...]) -> str:
    """The spaces of the industry track with both bonuses, points and laboratories."""
    body = ""
    for space in range(INDUSTRY_END + 1):
        x, y = _snake(space, across, w, h)
        body += rect(round(x + 1.5, 1), round(y + 1.5, 1), round(w - 3, 1), round(h - 3, 1), 6, "sunk")
        points = CROSSED[space] - (CROSSED[space - 1] if space else 0)
        if points:
            size = min(h * 0.5, least * 1.9)
            body += icon("ip", round(x + 4, 1), round(y + (h - size) / 2, 1), round(size, 1))
            body += text(round(x + 6 + size, 1), round(y + h / 2 + least * 0.4, 1), str(points), least * 1.2)
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
                    least * 1.4,
                    least * 1.26,
                    round(x + 4, 1),
                    top,
                )
    for i, after in enumerate(GATES):
        if gates[i]:
            x, y = _snake(after, across, w, h)
            row, n = divmod(after, across)
            forward = row % 2 == 0
            if n == across - 1:
                size = min(h * 0.6, w * 0.34)
                gx, gy = x + w / 2 - size / 2, y + h - size / 2
            else:
                size = min(h * 0.6, w * 0.34)
                gx, gy = (x + w if forward else x) - size / 2, y + (h - size) / 2
            body += icon("lab", round(gx, 1), round(gy, 1), round(size, 1))
    return body


def _food(pen: Pen, side: Side, box: Box, across: int) -> None:
    rows = -(-(FOOD_END + 1) // across)
    w, h = box.w / across, box.h / rows
    taken = len(side.p.rabbits)
    pen.d.add("boards", "food", _meals(across, w, h, pen.least, taken), round(box.x, 1), round(box.y, 1))
    size = min(w * 0.5, h * 0.36)
    x, y = side.p.food % across * w, side.p.food // across * h
    body = rect(0, 0, size, size, size / 2, "ring") + icon("food", size * 0.1, size * 0.1, size * 0.8)
    at = Box(round(box.x + x + w - size - 2, 1), round(box.y + y + 2, 1), round(size, 1), round(size, 1))
    title = pen.say(Text("draw-marker", marker="food", space=side.p.food, last=FOOD_END))
    pen.d.element("pieces", f"food:{side.seat}", body, at, title, r=size / 2)


@cache
def _meals(across: int, w: float, h: float, least: float, taken: int) -> str:
    """The spaces of the food track; rabbits wait below theirs with the bonus they bring."""
    body = ""
    for space in range(FOOD_END + 1):
        x, y = space % across * w, space // across * h
        body += rect(round(x + 1.5, 1), round(y + 1.5, 1), round(w - 3, 1), round(h - 3, 1), 6, "sunk")
        body += text(round(x + 5, 1), round(y + least * 1.15, 1), str(space), least, "soft")
        top, room = y + h * 0.38, h * 0.3
        effect = FOOD_ROWS.get(space)
        if effect:
            body += fit_words(
                without_ones(words_of(effect)),
                w - 6,
                room,
                least * 1.5,
                least * 1.26,
                round(x + 3, 1),
                round(top, 1),
            )
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
                least * 1.4,
                least * 1.26,
                round(left, 1),
                round(low, 1),
            )
    return body
