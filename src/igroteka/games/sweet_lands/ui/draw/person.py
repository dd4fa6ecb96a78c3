"""The player in front: who they are, what they hold and make, points, sweets, the way to the clock tower."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import number_text, panel, with_title
from igroteka.drawing.svg import Box, measure, path, rect, text

from ...components.vocabulary import PRODUCTS, SWEETS
from ..words import ability_text, conditions_text, tower_text
from .glyphs import all_abilities, need_words
from .icons import icon
from .pen import Pen
from .side import Side
from .typeset import fit_words

HELD: Final = ("gold", "wheat", "wood", "iron", "diamond", "disc")
POINTS: Final = ("vp", "cp", "ip")


def person(pen: Pen, side: Side, box: Box) -> None:
    """Portrait and name, points, resources with their production, sweets, abilities and the tower."""
    css = "panel turn" if side.seat in pen.v.waiting else "panel"
    pen.d.add("boards", "person", panel(box, css))
    if pen.plan.narrow:
        half = box.w / 2
        _name(pen, side, Box(box.x, box.y, box.w, 74))
        _stock(pen, side, Box(box.x, box.y + 76, half, box.h - 84))
        _sweets(pen, side, Box(box.x + half, box.y + 76, half, 74))
        _abilities(pen, side, Box(box.x + half, box.y + 152, half, box.h - 156))
        return
    _name(pen, side, Box(box.x, box.y, box.w, 62))
    _stock(pen, side, Box(box.x, box.y + 64, box.w, 206))
    _sweets(pen, side, Box(box.x, box.y + 272, box.w, 52))
    _abilities(pen, side, Box(box.x, box.y + 326, box.w, box.h - 330))


def _name(pen: Pen, side: Side, box: Box) -> None:
    p = side.p
    big = pen.big
    size = box.h - 14
    body = icon(f"who-{p.character}" if p.character else f"seat-{p.seat}", 8, 8, size)
    left = size + 14
    body += icon(f"seat-{p.seat}", left, 9, 20 * big)
    marks = [("first", p.seat == pen.v.first), ("moon", p.ended)]
    right = box.w - 8
    for name, on in marks:
        if on:
            right -= 22 * big
            body += icon(name, round(right, 1), 8, round(20 * big, 1))
    body += cut_line(
        left + 24 * big, round(8 + 15 * big, 1), pen.names[p.seat], 15 * big, right - left - 26 * big
    )
    total = number_text(p.points)
    wide = measure(total, 14 * big)
    body += text(box.w - 10, round(box.h - 12, 1), total, 14 * big, anchor="end")
    sign = 17 * big
    room = box.w - 14 - wide - sign
    body += icon("score", round(room, 1), round(box.h - 9 - sign, 1), round(sign, 1))
    if p.character:
        who = pen.word(f"character-{p.character}")
        body += cut_line(left, round(box.h - 12, 1), who, 13.5 * big, room - left - 4, "soft")
    words = pen.say(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count))
    pen.d.element("panels", f"player:{p.seat}", body, Box(box.x + 2, box.y + 2, box.w - 4, box.h - 2), words)


def _stock(pen: Pen, side: Side, box: Box) -> None:
    """Points in one row; below, resources with what is produced each round."""
    p = side.p
    big, h = pen.big, box.h
    third = (box.w - 16) / 3
    row = h * 0.2
    for i, unit in enumerate(POINTS):
        size = row * 0.8
        body = icon(unit, 0, round((row - size) / 2, 1), round(size, 1))
        body += text(round(size + 5, 1), round(row / 2 + 6.5 * big, 1), number_text(p.have[unit]), 19 * big)
        words = pen.say(Text("draw-has", kind=unit, n=p.have[unit]))
        pen.d.add("labels", f"has-{unit}", body, round(box.x + 10 + i * third, 1), round(box.y, 1), words)
    rest = Box(box.x + 8, box.y + row + 4, box.w - 16, h - row - 4)
    for unit, at in zip(HELD, grid(rest, len(HELD), 2, 4), strict=True):
        _resource(pen, side, unit, at)


def _resource(pen: Pen, side: Side, unit: str, at: Box) -> None:
    """A resource; to its right what is produced each round, which can be chosen by itself."""
    p, big, tall = side.p, pen.big, at.h
    made = unit in PRODUCTS
    part = round(at.w * 0.36, 1) if made else 0.0
    size = min(tall * 0.72, 30 * big)
    body = rect(0, 0, at.w - part, at.h, 8, "sunk") + icon(
        unit, 4, round((tall - size) / 2, 1), round(size, 1)
    )
    body += text(round(size + 7, 1), round(tall / 2 + 7 * big, 1), str(p.have[unit]), 19 * big)
    words = pen.say(Text("draw-has", kind=unit, n=p.have[unit]))
    here = Box(at.x, at.y, round(at.w - part, 1), at.h)
    pen.d.element("panels", f"resource:{p.seat}:{unit}", body, here, words)
    if made:
        body = rect(2, 0, part - 2, at.h, 8, "made")
        level = f"+{p.makes[unit]}"
        body += text(round(part / 2 + 1, 1), round(tall / 2 + 5.5 * big, 1), level, 15 * big, anchor="middle")
        words = pen.say(Text("draw-makes", kind=unit, n=p.makes[unit]))
        here = Box(round(at.x + at.w - part, 1), at.y, part, at.h)
        pen.d.element("panels", f"production:{p.seat}:{unit}", body, here, words)


def _sweets(pen: Pen, side: Side, box: Box) -> None:
    """Symbols of sweets, and what else is counted: cards in hand, wonders, cities."""
    p = side.p
    step = (box.w - 12) / len(SWEETS)
    size = min(step * 0.56, box.h * 0.44)
    body = path(f"M8 1h{box.w - 16:g}", "rule")
    for i, sweet in enumerate(SWEETS):
        x = 6 + i * step
        body += icon(sweet, round(x, 1), 6, round(size, 1))
        body += text(
            round(x + size + 2, 1), round(6 + size * 0.78, 1), str(p.sweets[sweet]), pen.least * 1.15
        )
    others = (("wonder", p.wonder), ("city", p.cities), ("port", p.ports), ("rabbit", len(p.rabbits)))
    wide = (box.w - 12) / len(others)
    y = 8 + size
    for i, (name, n) in enumerate(others):
        x = 6 + i * wide
        part = box.h - y - 2
        said = pen.say(Text("draw-count", count=name, n=n))
        body += with_title(
            said,
            icon(name, round(x, 1), round(y, 1), round(part, 1))
            + text(round(x + part + 4, 1), round(y + part * 0.78, 1), str(n), pen.least * 1.15),
        )
    sweets = ", ".join([f"{pen.word(f'kind-{s}')} {p.sweets[s]}" for s in SWEETS])
    pen.d.add("labels", "sweets", body, box.x, box.y, pen.say(Text("draw-sweets", sweets=sweets)))


def _abilities(pen: Pen, side: Side, box: Box) -> None:
    """The basic ability, the condition of the tower and its property."""
    p = side.p
    who = side.who
    if who is None:
        return
    third = (box.h - 8) / 3
    least = pen.least
    rows = (
        (
            "ability",
            all_abilities(who.abilities),
            ability_text(who.abilities),
            "player",
        ),
        ("condition", need_words(who.tower_conditions), conditions_text(who.tower_conditions), "tower"),
        ("property", all_abilities(who.tower_abilities), tower_text(who), "tower"),
    )
    for i, (name, words, said, sign) in enumerate(rows):
        done = name == "property" and p.placed["tower"] > 0
        at = Box(box.x + 6, round(box.y + 2 + i * third, 1), box.w - 12, round(third - 3, 1))
        size = min(third * 0.62, 26 * pen.big)
        body = rect(0, 0, at.w, at.h, 8, "sunk" if not done else "sunk turn")
        if name == "condition":
            body += icon("lock", 4, round((at.h - size) / 2, 1), round(size, 1))
        else:
            body += icon(sign, 4, round((at.h - size) / 2, 1), round(size, 1))
        body += fit_words(words, at.w - size - 14, at.h - 2, least * 1.8, least * 1.26, size + 9, 1)
        title = pen.say(Text(f"draw-{name}-of", what=said))
        if name == "condition":
            pen.d.element("panels", f"piece:{p.seat}:tower", body, at, title)
        else:
            pen.d.add("labels", f"person-{name}", body, at.x, at.y, title)
