"""The line above the map: round and phase, whose turn it is, the order of turns."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.labels import pill
from igroteka.drawing.svg import Box, measure

from ...view import AgeOfInnovationView
from .pen import Pen
from .science import turn_order


def header(pen: Pen) -> None:
    """Round, phase and turn at the left, the order of turns at the right."""
    v, d, big, box = pen.v, pen.d, pen.big, pen.plan.header
    line = box.h / 2 if pen.plan.narrow else box.h
    low = box.y + line / 2 + 6 * big
    said = round_words(v, pen.say)
    d.add("labels", "round", pen.line(0, 0, said, 17 * big, width=230 * big), box.x + 6, low)
    left = box.x + 20 + min(measure(said, 17 * big), 230 * big)
    order = Box(box.x + 6, box.y + line, box.w - 12, line)
    room = box.x + box.w - left - 8
    if not pen.plan.narrow:
        order = Box(box.x + box.w - 410, box.y, 400, line)
        room -= 420
    turn = turn_words(v, pen.names, pen.say)
    if turn and not v.over:
        d.add("labels", "turn", pen.line(0, 0, turn, 17 * big, "soft", width=room), left, low)
    if v.over:
        words = pen.word("draw-over")
        body, _ = pill(words, 15 * big, line - 10, 13, 13)
        d.add("labels", "over", body, left, box.y + 5)
    turn_order(pen, order)


def round_words(v: AgeOfInnovationView, say: Say) -> str:
    """The round and its phase."""
    phase = say(Text(f"draw-phase-{v.phase}"))
    return f"{say(Text('draw-round', round=v.round))} · {phase}" if v.round else phase


def turn_words(v: AgeOfInnovationView, names: list[str], say: Say) -> str:
    """Whose turn it is."""
    if not v.waiting or v.waiting[0] < 0:
        return ""
    return say(Text("draw-turn", owner=names[v.waiting[0]]))
