"""Panels next to the cities: the solo opponent's collection, and a reminder of how tiles score."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import PartPen, panel
from igroteka.drawing.svg import Box, rect, shift, text, wrap_lines

from ...components.setups import OPPONENT_POINTS, OPPONENTS
from ...components.tiles import KINDS
from ...view import OpponentView
from .pen import Pen, icon

#: The reminder's pictures: a kind in the middle and what pays around it, as rows of a 3 by 3 grid.
PATTERNS: Final = {
    "office": (".o.", "ooo", ".o."),
    "metro": ("m.m", ".m.", "m.m"),
    "park": ("...", "ppp", "..."),
    "home": (".o.", "phm", ".s."),
    "shop": (".p.", "psh", ".h."),
}
_LETTERS: Final = {kind[0]: kind for kind in KINDS}


def rival(pen: Pen, o: OpponentView, box: Box) -> None:
    """The opponent's points and what it has collected, on its table of points."""
    d, say, big = pen.d, pen.say, pen.big
    table = OPPONENT_POINTS[OPPONENTS.index(o.name)]
    d.add("boards", "rival", panel(box, "panel"))
    x, y = box.x + 14, box.y + 12
    name = say(Text(f"opponent-{o.name}"))
    head = icon(o.name, 0, 0, 57, 76) + text(72, 34, name, 21 * big, width=box.w - 110)
    medal = 34 * big
    head += icon("points", 70, 42, medal) + text(76 + medal, 42 + medal * 0.82, str(o.points), 29 * big)
    words = say(Text("draw-score", player=name, points=o.points))
    d.add("labels", "rival-name", head, x, y, title=words)
    most = len(table) - 1
    left = 52.0
    step = (box.w - 28 - left - 66) / most
    top = y + 112
    scale = "".join(
        [
            text(
                left + (i - 0.5) * step,
                0,
                f"{i}+" if i == most else str(i),
                13 * big,
                "soft",
                anchor="middle",
            )
            + text(left + (i - 0.5) * step, 22 * big, str(table[i]), 17 * big, anchor="middle")
            for i in range(1, most + 1)
        ]
    )
    d.add("labels", "rival-scale", scale, x, top, title=say(Text("draw-rival-scale")))
    top += 30 * big
    h = (box.y + box.h - 10 - top) / len(KINDS)
    size = min(step - 6, h - 12)
    for i, kind in enumerate(KINDS):
        count = o.collection.get(kind, 0)
        body = icon(f"chip-{kind}", 2, (h - 40) / 2, 40)
        for j in range(most):
            at = left + (j + 0.5) * step - size / 2, (h - size) / 2
            if j < count:
                body += icon(kind if kind != "shop" else "chip-shop", *at, size)
            else:
                body += rect(at[0] + 2, at[1] + 2, size - 4, size - 4, 8, "slot")
        body += text(left + most * step + 10, h / 2 + 8, f"×{count}", 20 * big, "" if count else "soft")
        points = table[min(count, most)]
        words = say(Text("draw-collection", kind=kind, count=count, points=points))
        at_row = Box(x - 4, top + i * h + 1, box.w - 20, h - 2)
        d.element("pieces", f"collection:{kind}", shift(4, 0, body), at_row, words)


def guide(pen: PartPen, box: Box) -> None:
    """How tiles score, in five little pictures with a few words each."""
    d, say = pen.d, pen.say
    d.add("boards", "guide", panel(box, "panel"))
    d.add(
        "labels",
        "guide-title",
        text(0, 0, say(Text("draw-guide")), 15, "soft", width=box.w - 28),
        box.x + 14,
        box.y + 24,
    )
    w = (box.w - 16) / len(KINDS)
    cell = 25.0
    for i, kind in enumerate(KINDS):
        body = ""
        left = (w - 3 * cell) / 2
        for row, letters in enumerate(PATTERNS[kind]):
            for column, letter in enumerate(letters):
                x, y = left + column * cell, row * cell
                body += rect(x + 1, y + 1, cell - 2, cell - 2, 4, "cell")
                if letter != ".":
                    body += icon(f"chip-{_LETTERS[letter]}", x + 2, y + 2, cell - 4)
        body += rect(left + cell - 1, cell - 1, cell + 2, cell + 2, 6, "latest")
        for j, line in enumerate(wrap_lines(say(Text(f"draw-guide-{kind}")), w - 6, 11.5, 6)):
            body += text(w / 2, 3 * cell + 20 + j * 15, line, 12, "note", width=w - 2, anchor="middle")
        d.add(
            "labels",
            f"guide-{kind}",
            body,
            box.x + 8 + i * w,
            box.y + 40,
            title=say(Text(f"kind-{kind}")),
        )
