"""The other players: a smaller domain and everything of theirs that counts."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line
from igroteka.drawing.pen import number_text, panel, with_title
from igroteka.drawing.svg import Box, group, measure, rect, text

from ...components.boards import FOOD_END, INDUSTRY_END, PIECES, STOCK
from ...components.vocabulary import INDUSTRIES, PRODUCTS, SWEETS
from ..words import ability_text, card_words
from .cards import card_of, small_face
from .domain import small_estate
from .icons import icon
from .pen import Pen
from .person import HELD, POINTS
from .side import Side
from .tokens import TOKENS, token_face


def opponent(pen: Pen, side: Side, box: Box) -> None:
    """One opponent: domain to the left or above, the rest next to or below it."""
    p = side.p
    turn = p.seat in pen.v.waiting
    pen.d.add("boards", f"panel-{p.seat}", panel(box, "panel turn" if turn else "panel"))
    if pen.plan.narrow:
        land = Box(box.x + 4, box.y + 4, box.w * 0.56, box.h * 0.48)
        rest = Box(box.x + land.w + 10, box.y + 6, box.w - land.w - 16, land.h)
        low = Box(box.x + 8, box.y + land.h + 8, box.w - 16, box.h - land.h - 12)
    else:
        first, second = (296, 166) if box.w < 1000 else (340, 196)
        land = Box(box.x + 4, box.y + 4, first, box.h - 8)
        rest = Box(box.x + first + 10, box.y + 6, second, box.h - 12)
        left = first + second + 18
        low = Box(box.x + left, box.y + 6, box.w - left - 8, box.h - 12)
    small_estate(pen, side, land)
    _stock(pen, side, rest)
    _works(pen, side, low)


def _stock(pen: Pen, side: Side, box: Box) -> None:
    """Name, points, resources and production."""
    p = side.p
    big, least = pen.big, pen.least
    head = 46 * big
    size = head - 8
    body = icon(f"who-{p.character}" if p.character else f"seat-{p.seat}", 0, 2, round(size, 1))
    body += icon(f"seat-{p.seat}", round(size + 6, 1), 2, round(18 * big, 1))
    right = box.w
    for name, on in (("first", p.seat == pen.v.first), ("moon", p.ended)):
        if on:
            right -= 20 * big
            body += icon(name, round(right, 1), 2, round(18 * big, 1))
    left = size + 8 + 18 * big
    body += cut_line(round(left, 1), round(2 + 14 * big, 1), pen.names[p.seat], 14 * big, right - left - 4)
    total = number_text(p.points)
    wide = measure(total, 13 * big)
    body += text(round(box.w, 1), round(head - 8, 1), total, 13 * big, anchor="end")
    sign = 15 * big
    room = box.w - 4 - wide - sign
    body += icon("score", round(room, 1), round(head - 6 - sign, 1), round(sign, 1))
    if p.character:
        who = pen.word(f"character-{p.character}")
        body += cut_line(round(size + 6, 1), round(head - 8, 1), who, least, room - size - 10, "soft")
    words = pen.say(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count))
    at = Box(round(box.x, 1), round(box.y, 1), round(box.w, 1), round(head, 1))
    pen.d.element("panels", f"player:{p.seat}", body, at, words)
    things = [*POINTS, *HELD, "hand"]
    rows = -(-len(things) // 2)
    h = (box.h - head - 4) / rows
    body = ""
    for i, unit in enumerate(things):
        x, y = i % 2 * box.w / 2, i // 2 * h
        part = h * 0.78
        n = p.hand_count if unit == "hand" else p.have[unit]
        said = (
            pen.say(Text("draw-hand-count", seat=p.seat, cards=n))
            if unit == "hand"
            else pen.say(Text("draw-has", kind=unit, n=n))
        )
        one = icon(unit, round(x, 1), round(y + h * 0.1, 1), round(part, 1))
        one += text(round(x + part + 4, 1), round(y + h / 2 + 5 * big, 1), number_text(n), 15 * big)
        if unit in PRODUCTS:
            one += text(
                round(x + box.w / 2 - 6, 1),
                round(y + h / 2 + 4.5 * big, 1),
                f"+{p.makes[unit]}",
                least,
                "soft",
                anchor="end",
            )
        body += with_title(said, one)
    pen.d.add("labels", f"stock-{p.seat}", body, round(box.x, 1), round(box.y + head + 2, 1))


def _works(pen: Pen, side: Side, box: Box) -> None:
    """Properties placed, tracks, sweets, workers, tokens."""
    p = side.p
    least = pen.least
    row = box.h / 7
    things: list[tuple[str, str, str]] = []
    for piece in ("tent", "house", "building", "lab"):
        n = p.placed[piece]
        things.append(
            (
                piece,
                f"{n}/{STOCK[PIECES.index(piece)]}",
                pen.say(Text("draw-piece", piece=piece, left=STOCK[PIECES.index(piece)] - n)),
            )
        )
    shops = sum([n for piece, n in p.placed.items() if piece.startswith("shop")])
    things.append(("shop", f"{shops}/3", pen.say(Text("draw-count", count="shop", n=shops))))
    things.append(
        (
            "tower",
            str(p.placed["tower"]),
            pen.say(Text("draw-count", count="tower", n=p.placed["tower"])),
        )
    )
    marks = [
        ("cart", p.cart, "cart", INDUSTRY_END),
        ("loco", p.locomotive, "locomotive", INDUSTRY_END),
        ("food", p.food, "food", FOOD_END),
    ]
    for name, at, word, end in marks:
        things.append(
            (
                name,
                str(at) if at >= 0 else "\u2013",
                pen.say(Text("draw-marker", marker=word, space=at, last=end)),
            )
        )
    for name, n in (("rabbit", len(p.rabbits)), ("city", p.cities), ("port", p.ports)):
        things.append((name, str(n), pen.say(Text("draw-count", count=name, n=n))))
    body = ""
    across = 6
    step = box.w / across
    for i, (name, number, said) in enumerate(things):
        x, y = i % across * step, i // across * row
        size = min(row * 0.82, step * 0.46)
        one = icon(name, round(x, 1), round(y + (row - size) / 2, 1), round(size, 1))
        one += text(round(x + size + 3, 1), round(y + row / 2 + least * 0.36, 1), number, least * 1.05)
        body += with_title(said, one)
    for i, sweet in enumerate(SWEETS):
        x, y = i * step, 2 * row
        size = min(row * 0.76, step * 0.4)
        body += icon(sweet, round(x, 1), round(y + (row - size) / 2, 1), round(size, 1))
        body += text(
            round(x + size + 3, 1),
            round(y + row / 2 + least * 0.36, 1),
            str(p.sweets[sweet]),
            least * 1.05,
        )
    pen.d.add("labels", f"works-{p.seat}", body, round(box.x, 1), round(box.y, 1))
    _columns(pen, side, Box(box.x, box.y + 3 * row + 2, box.w, 3 * row - 4))
    _tokens(pen, side, Box(box.x, box.y + 6 * row + 1, box.w, row - 2))


def _columns(pen: Pen, side: Side, box: Box) -> None:
    """Employed workers by column."""
    p = side.p
    w = (box.w - 8) / 3
    for i, industry in enumerate(INDUSTRIES):
        cards = p.columns[i]
        rows = max(3, p.limits[i])
        h = box.h / rows
        body = rect(0, 0, w, box.h, 7, f"c-{('orange', 'green', 'grey')[i]}")
        said = [pen.say(Text("draw-column", column=industry, n=len(cards), most=p.limits[i]))]
        for n, name in enumerate(cards):
            card = card_of(name)
            body += f'<g transform="translate(3 {n * h + 2:.1f})">{small_face(card, round(w - 6, 1), round(h - 3, 1), pen.least)}</g>'
            said.append(card_words(pen, card))
        if not cards:
            size = min(box.h * 0.5, w * 0.4)
            body += group(
                "dim",
                icon(
                    f"mark-{industry}", round((w - size) / 2, 1), round((box.h - size) / 2, 1), round(size, 1)
                ),
            )
        pen.d.add(
            "labels",
            f"column-{p.seat}-{industry}",
            body,
            round(box.x + i * (w + 4), 1),
            round(box.y, 1),
            ". ".join(said),
        )


def _tokens(pen: Pen, side: Side, box: Box) -> None:
    """Skill tokens, and how many cards were played."""
    p = side.p
    head = 2 if p.milestones else 1
    count = max(len(p.skills) + head, 6)
    w = (box.w - 4 * (count - 1)) / count
    played, high = len(p.played), round(box.h - 2, 1)
    low = round(box.h / 2 + pen.least * 0.36, 1)
    body = icon("card", 0, 1, high) + text(high, low, str(played), pen.least * 1.05)
    said = pen.say(Text("draw-played", seat=p.seat, cards=played))
    if played:
        said += ": " + "; ".join([pen.word(f"card-{name}") for name in p.played])
    if p.milestones:
        x = high + pen.least * 1.5
        body += icon("milestone", round(x, 1), 1, high)
        body += text(round(x + high, 1), low, str(len(p.milestones)), pen.least * 1.05)
        said += ". " + pen.say(Text("draw-milestones", n=len(p.milestones)))
    pen.d.add("labels", f"played-{p.seat}", body, round(box.x, 1), round(box.y, 1), said)
    for i, name in enumerate(p.skills):
        title = pen.say(Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"])))
        face = token_face(name, round(w, 1), round(box.h, 1), pen.least, name in p.down, short=True)
        pen.d.add(
            "labels",
            f"token-{p.seat}-{name}",
            face,
            round(box.x + (i + head) * (w + 4), 1),
            round(box.y, 1),
            title,
        )
