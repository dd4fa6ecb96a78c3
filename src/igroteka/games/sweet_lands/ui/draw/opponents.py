"""The other players: a smaller domain and everything of theirs that counts."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.labels import fit_line
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import number_text
from igroteka.drawing.svg import Box, group, measure, rect, text

from ...components.boards import FOOD_END, INDUSTRY_END, PIECES, STOCK
from ...components.vocabulary import INDUSTRIES, PRODUCTS, SWEETS
from ..words import ability_text, card_words
from .cards import card_of, small_face
from .domain import small_estate
from .icons import icon
from .pen import Pen
from .person import HELD, POINTS
from .plan import GAP, LEAST, PAD, ROOM, WIDTH, rows_box, rows_height
from .side import Side
from .tokens import TOKENS, token_face

LAND: Final = Box(4, 4, 322, 250)
STOCK_BOX: Final = Box(334, 6, WIDTH - 334 - PAD, 248)
#: Three rows of counts, then the workers in rows.
WORKS_TOP: Final = 262.0
WORKS_ROW: Final = 38.0
COLUMNS_TOP: Final = WORKS_TOP + 3 * WORKS_ROW + 2
COLUMN_ROW: Final = 40.0
#: Skill tokens lie side by side; how many cards were played stands in a row above them.
ACROSS: Final = 4
PLAYED_ROW: Final = 42.0
TOKEN_HEIGHT: Final = 76.0


def _tokens_top(side: Side) -> float:
    """Below the longest industry column."""
    return COLUMNS_TOP + max(2, *side.p.limits) * COLUMN_ROW + 4 + GAP


def opponent_height(side: Side) -> float:
    """As much as the workers and the tokens of this player need."""
    low = _tokens_top(side) + PLAYED_ROW
    return low + (rows_height(len(side.p.skills), ACROSS, TOKEN_HEIGHT) if side.p.skills else 0) + PAD


def opponent(pen: Pen, side: Side) -> None:
    """One opponent: domain and stock, below them pieces, workers and tokens."""
    pen.lay_side(small_estate, side, LAND)
    pen.lay_side(_plate, side, Box(STOCK_BOX.x, STOCK_BOX.y, STOCK_BOX.w, 60))
    pen.lay_side(_stock, side, Box(STOCK_BOX.x, STOCK_BOX.y + 62, STOCK_BOX.w, STOCK_BOX.h - 62))
    pen.lay_side(_works, side)
    pen.lay_side(_columns, side)
    pen.lay_side(_tokens, side, _tokens_top(side))


def _plate(pen: Pen, side: Side, box: Box) -> None:
    """Name and points."""
    p = side.p
    size = 54.0
    body = icon(f"who-{p.character}" if p.character else f"seat-{p.seat}", 0, 3, size)
    left = size + 6
    body += icon(f"seat-{p.seat}", left, 3, 24)
    body += fit_line(left + 28, 22, pen.names[p.seat], 20, box.w - left - 28, least=LEAST)
    total = number_text(p.points)
    body += text(box.w - 4, 52, total, 22, anchor="end")
    right = box.w - measure(total, 22) - 38
    body += icon("score", round(right, 1), 31, 26)
    for name, on in (("first", p.seat == pen.v.first), ("moon", p.ended)):
        if on:
            right -= 30
            body += icon(name, round(right, 1), 31, 26)
    words = pen.say(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count))
    pen.d.element("panels", f"player:{p.seat}", body, box, words)


def _stock(pen: Pen, side: Side, box: Box) -> None:
    """Points, resources and production, and cards in hand."""
    p = side.p
    things = [*POINTS, *HELD, "hand"]
    for unit, at in zip(things, grid(box, len(things), 2, 4), strict=True):
        n = p.hand_count if unit == "hand" else p.have[unit]
        said = (
            pen.say(Text("draw-hand-count", seat=p.seat, cards=n))
            if unit == "hand"
            else pen.say(Text("draw-has", kind=unit, n=n))
        )
        low = round(at.h / 2 + 7, 1)
        body = icon(unit, 0, round(at.h / 2 - 15, 1), 30) + text(34, low, number_text(n), 21)
        if unit in PRODUCTS:
            body += text(round(at.w - 4, 1), low, f"+{p.makes[unit]}", LEAST, "soft", anchor="end")
        pen.d.add("labels", f"stock-{p.seat}-{unit}", body, at.x, at.y, said)


def _counts(pen: Pen, side: Side) -> list[tuple[str, str, str]]:
    """Properties placed, tracks, and what else is counted: picture, number, and both in words."""
    p = side.p
    things: list[tuple[str, str, str]] = []
    for piece in ("tent", "house", "building", "lab"):
        n, stock = p.placed[piece], STOCK[PIECES.index(piece)]
        things.append((piece, f"{n}/{stock}", pen.say(Text("draw-piece", piece=piece, left=stock - n))))
    shops = sum([n for piece, n in p.placed.items() if piece.startswith("shop")])
    things.append(("shop", f"{shops}/3", pen.say(Text("draw-count", count="shop", n=shops))))
    tower = p.placed["tower"]
    things.append(("tower", str(tower), pen.say(Text("draw-count", count="tower", n=tower))))
    for name, at, word, last in (
        ("cart", p.cart, "cart", INDUSTRY_END),
        ("loco", p.locomotive, "locomotive", INDUSTRY_END),
        ("food", p.food, "food", FOOD_END),
    ):
        said = pen.say(Text("draw-marker", marker=word, space=at, last=last))
        things.append((name, str(at) if at >= 0 else "\u2013", said))
    for name, n in (("rabbit", len(p.rabbits)), ("city", p.cities), ("port", p.ports)):
        things.append((name, str(n), pen.say(Text("draw-count", count=name, n=n))))
    return things + [(sweet, str(p.sweets[sweet]), pen.word(f"kind-{sweet}")) for sweet in SWEETS]


def _works(pen: Pen, side: Side) -> None:
    """Properties placed, tracks, sweets."""
    things = _counts(pen, side)
    box = Box(PAD, WORKS_TOP, ROOM, 3 * WORKS_ROW)
    for (name, number, said), at in zip(things, grid(box, len(things), len(SWEETS), 0), strict=True):
        size = 34.0
        body = icon(name, 0, round((at.h - size) / 2, 1), size)
        body += text(size + 4, round(at.h / 2 + 7, 1), number, 20)
        pen.d.add("labels", f"works-{side.seat}-{name}", body, at.x, at.y, said)


def _columns(pen: Pen, side: Side) -> None:
    """Employed workers by column."""
    p = side.p
    box = Box(PAD, COLUMNS_TOP, ROOM, max(2, *p.limits) * COLUMN_ROW + 4)
    for i, at in enumerate(grid(box, len(INDUSTRIES), len(INDUSTRIES), GAP)):
        industry, cards = INDUSTRIES[i], p.columns[i]
        body = rect(0, 0, at.w, at.h, 7, f"c-{('orange', 'green', 'grey')[i]}")
        said = [pen.say(Text("draw-column", column=industry, n=len(cards), most=p.limits[i]))]
        for n, name in enumerate(cards):
            card = card_of(name)
            face = small_face(card, round(at.w - 6, 1), COLUMN_ROW - 4)
            body += f'<g transform="translate(3 {n * COLUMN_ROW + 4:g})">{face}</g>'
            said.append(card_words(pen, card))
        if not cards:
            size = 56.0
            x, y = round((at.w - size) / 2, 1), round((at.h - size) / 2, 1)
            body += group("dim", icon(f"mark-{industry}", x, y, size))
        pen.d.add("labels", f"column-{p.seat}-{industry}", body, at.x, at.y, ". ".join(said))


def _tokens(pen: Pen, side: Side, top: float) -> None:
    """How many cards were played and milestones taken; then the skill tokens."""
    p = side.p
    played = len(p.played)
    body = icon("card", 0, 2, 34) + text(40, 27, str(played), 22)
    said = pen.say(Text("draw-played", seat=p.seat, cards=played))
    if played:
        said += ": " + "; ".join([pen.word(f"card-{name}") for name in p.played])
    if p.milestones:
        body += icon("milestone", 96, 2, 34) + text(136, 27, str(len(p.milestones)), 22)
        said += ". " + pen.say(Text("draw-milestones", n=len(p.milestones)))
    pen.d.add("labels", f"played-{p.seat}", body, PAD, top, said)
    box = rows_box(top + PLAYED_ROW, len(p.skills), ACROSS, TOKEN_HEIGHT)
    for name, at in zip(p.skills, grid(box, len(p.skills), ACROSS, GAP), strict=True):
        title = pen.say(Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"])))
        face = token_face(name, at.w, at.h, name in p.down, short=True)
        pen.d.add("labels", f"token-{p.seat}-{name}", face, at.x, at.y, title)
