"""The lines above the map: round and phase, whose turn it is, the order of turns."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.labels import pill
from igroteka.drawing.svg import Box, measure

from ...view import AgeOfInnovationView
from .icons import icon, marker
from .pen import Pen
from .plan import HEADER, TERRITORY

#: The letters of the header.
LETTERS = 22.0


def header(pen: Pen) -> None:
    """Round, phase and turn above, the order of turns below."""
    v, d, box = pen.v, pen.d, HEADER
    line = box.h / 2
    low = box.y + line / 2 + LETTERS * 0.36
    said = round_words(v, pen.say)
    room = box.w * (1 if v.over else 0.62)
    d.add("labels", "round", pen.line(0, 0, said, LETTERS, width=room), box.x, low)
    turn = turn_words(v, pen.names, pen.say)
    if v.over:
        body, w = pill(pen.word("draw-over"), LETTERS - 2, line - 6, 13, 13)
        d.add("labels", "over", body, round(box.x + box.w - TERRITORY - 8 - w, 1), box.y + line + 3)
    elif turn:
        left = box.x + 16 + min(measure(said, LETTERS), room)
        words = pen.line(0, 0, turn, LETTERS, "soft", width=box.x + box.w - left)
        d.add("labels", "turn", words, left, low)
    _turn_order(pen, Box(box.x, box.y + line, box.w, line))


def round_words(v: AgeOfInnovationView, say: Say) -> str:
    """The round and its phase."""
    phase = say(Text(f"draw-phase-{v.phase}"))
    return f"{say(Text('draw-round', round=v.round))} · {phase}" if v.round else phase


def turn_words(v: AgeOfInnovationView, names: list[str], say: Say) -> str:
    """Whose turn it is."""
    if not v.waiting or v.waiting[0] < 0:
        return ""
    return say(Text("draw-turn", owner=names[v.waiting[0]]))


def _turn_order(pen: Pen, box: Box) -> None:
    """The discs of all parties in the order of their turns; those who have passed stand in the next column."""
    v, d, say = pen.v, pen.d, pen.say
    r = box.h * 0.4
    x = box.x
    for column, parties in (("now", [p for p in v.order if p not in v.passed]), ("next", list(v.passed))):
        if not parties:
            continue
        if column == "next":
            at = round(x, 1), round(box.y + box.h / 2 - r * 0.85, 1)
            d.add("labels", "next-order", icon.mark("pass", 0, 0, r * 1.7), *at, pen.word("draw-passed"))
            x += r * 2.2
        for nth, party in enumerate(parties):
            body = marker(pen.colour(party), 0, 0, round(r, 1))
            title = say(Text(f"draw-order-{column}", owner=pen.names[party], place=nth + 1))
            d.add("labels", f"order-{party}", body, round(x + r, 1), round(box.y + box.h / 2, 1), title)
            x += r * 2.3
        x += r * 0.6
