"""The player in front: who they are, what they hold and make, points, sweets, the way to the clock tower."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip
from igroteka.drawing.labels import fit_line
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import number_text, with_title
from igroteka.drawing.svg import Box, measure, path, rect, text

from ...components.vocabulary import PRODUCTS, SWEETS
from ..words import ability_text, conditions_text, tower_text
from .glyphs import all_abilities, need_words
from .icons import icon
from .pen import Pen
from .plan import CAPTION, GAP, ICON, LEAST, PAD, WIDTH
from .side import Side
from .tokens import FREE_TOP, free_actions, free_box
from .typeset import fit_words

HELD: Final = ("gold", "wheat", "wood", "iron", "diamond", "disc")
POINTS: Final = ("vp", "cp", "ip")


def chips(pen: Pen, seat: int) -> list[Chip]:
    """What is worth knowing of a player at any time: points, resources with their production, cards, the round."""
    p = pen.v.players[seat]
    told = [Chip("score", number_text(p.points), pen.say(Text("draw-score", seat=p.seat, points=p.points)))]
    if p.seat == pen.v.first and pen.v.seats > 1:
        told.append(Chip("first", "", pen.say(Text("draw-first", seat=p.seat))))
    if p.ended:
        told.append(Chip("moon", "", pen.say(Text("draw-ended", seat=p.seat))))
    for unit in (*HELD, *POINTS):
        n = p.have[unit]
        words, said = number_text(n), pen.say(Text("draw-has", kind=unit, n=n))
        if p.makes.get(unit):
            words += f" +{p.makes[unit]}"
            said += ". " + pen.say(Text("draw-makes", kind=unit, n=p.makes[unit]))
        elif not n and unit not in PRODUCTS:
            continue
        told.append(Chip(unit, words, said))
    said = pen.say(Text("draw-hand-count", seat=p.seat, cards=p.hand_count))
    told.append(Chip("hand", str(p.hand_count), said))
    return told


def person_height(side: Side) -> float:
    """As high as the free actions need."""
    return free_box(side).y + free_box(side).h + PAD


def person(pen: Pen, side: Side) -> None:
    """Portrait and name, points, resources with their production, sweets, abilities, the tower, free actions."""
    half = WIDTH / 2
    pen.lay_side(_name, side, Box(0, 0, WIDTH, 66))
    pen.lay_side(_stock, side, Box(0, 68, half, 218))
    pen.lay_side(_abilities, side, Box(half, 68, half, 218))
    pen.lay_side(_sweets, side, Box(0, 290, WIDTH, FREE_TOP - CAPTION - 290))
    pen.lay_side(free_actions, side)


def _name(pen: Pen, side: Side, box: Box) -> None:
    p = side.p
    size = box.h - 14
    body = icon(f"who-{p.character}" if p.character else f"seat-{p.seat}", 8, 8, size)
    left = size + 16
    body += icon(f"seat-{p.seat}", left, 8, 26)
    right = box.w - 18
    total = number_text(p.points)
    body += text(right, box.h / 2 + 11, total, 28, anchor="end")
    right -= measure(total, 28) + 46
    body += icon("score", round(right, 1), box.h / 2 - 15, 32)
    for name, on in (("first", p.seat == pen.v.first), ("moon", p.ended)):
        if on:
            right -= 36
            body += icon(name, round(right, 1), box.h / 2 - 15, 30)
    body += fit_line(left + 32, 29, pen.names[p.seat], 22, right - left - 36, least=LEAST)
    if p.character:
        who = pen.word(f"character-{p.character}")
        body += fit_line(left, box.h - 9, who, 20, right - left - 4, "soft", least=LEAST)
    words = pen.say(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count))
    pen.d.element("panels", f"player:{p.seat}", body, Box(box.x + 4, box.y + 4, box.w - 8, box.h - 4), words)


def _stock(pen: Pen, side: Side, box: Box) -> None:
    """Points in one row; below, resources with what is produced each round."""
    p = side.p
    third, row = (box.w - 16) / 3, 46.0
    for i, unit in enumerate(POINTS):
        body = icon(unit, 0, 6, 34) + text(40, row / 2 + 9, number_text(p.have[unit]), 25)
        words = pen.say(Text("draw-has", kind=unit, n=p.have[unit]))
        pen.d.add("labels", f"has-{unit}", body, round(box.x + 10 + i * third, 1), box.y, words)
    rest = Box(box.x + PAD, box.y + row + 4, box.w - 12, box.h - row - 4)
    for unit, at in zip(HELD, grid(rest, len(HELD), 2, GAP), strict=True):
        _resource(pen, side, unit, at)


def _resource(pen: Pen, side: Side, unit: str, at: Box) -> None:
    """A resource; to its right what is produced each round, which can be chosen by itself."""
    p, tall = side.p, at.h
    made = unit in PRODUCTS
    part = 50.0 if made else 0.0
    low = round(tall / 2 + 8, 1)
    body = rect(0, 0, at.w - part, at.h, 8, "sunk") + icon(unit, 4, round(tall / 2 - 16, 1), 32)
    body += text(40, low, str(p.have[unit]), 24)
    words = pen.say(Text("draw-has", kind=unit, n=p.have[unit]))
    here = Box(at.x, at.y, round(at.w - part, 1), at.h)
    pen.d.element("panels", f"resource:{p.seat}:{unit}", body, here, words)
    if made:
        body = rect(2, 0, part - 2, at.h, 8, "made")
        body += text(part / 2 + 1, low, f"+{p.makes[unit]}", 21, anchor="middle")
        words = pen.say(Text("draw-makes", kind=unit, n=p.makes[unit]))
        here = Box(round(at.x + at.w - part, 1), at.y, part, at.h)
        pen.d.element("panels", f"production:{p.seat}:{unit}", body, here, words)


def _sweets(pen: Pen, side: Side, box: Box) -> None:
    """Symbols of sweets, and what else is counted: wonders, cities, ports, rabbits."""
    p = side.p
    others = (("wonder", p.wonder), ("city", p.cities), ("port", p.ports), ("rabbit", len(p.rabbits)))
    counts = [*[(sweet, p.sweets[sweet], pen.word(f"kind-{sweet}")) for sweet in SWEETS]]
    counts += [(name, n, pen.say(Text("draw-count", count=name, n=n))) for name, n in others]
    step = (box.w - 16) / len(counts)
    size = 29.0
    body = path(f"M8 1h{box.w - 16:g}", "rule")
    for i, (name, n, said) in enumerate(counts):
        x = round(8 + i * step, 1)
        number = text(x + size + 2, round(box.h / 2 + 8, 1), str(n), 20)
        body += with_title(said, icon(name, x, round(box.h / 2 - size / 2 + 1, 1), size) + number)
    sweets = ", ".join([f"{pen.word(f'kind-{s}')} {p.sweets[s]}" for s in SWEETS])
    pen.d.add("labels", "sweets", body, box.x, box.y, pen.say(Text("draw-sweets", sweets=sweets)))


def _abilities(pen: Pen, side: Side, box: Box) -> None:
    """The basic ability, the condition of the tower and its property."""
    p = side.p
    who = side.who
    if who is None:
        return
    third = (box.h - 8) / 3
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
        size = 34.0
        body = rect(0, 0, at.w, at.h, 8, "sunk" if not done else "sunk turn")
        if name == "condition":
            body += icon("lock", 4, round((at.h - size) / 2, 1), round(size, 1))
        else:
            body += icon(sign, 4, round((at.h - size) / 2, 1), round(size, 1))
        body += fit_words(words, at.w - size - 14, at.h - 2, LEAST * 1.7, ICON, size + 9, 1)
        title = pen.say(Text(f"draw-{name}-of", what=said))
        if name == "condition":
            pen.d.element("panels", f"piece:{p.seat}:tower", body, at, title)
        else:
            pen.d.add("labels", f"person-{name}", body, at.x, at.y, title)
