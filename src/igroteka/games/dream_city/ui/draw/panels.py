"""Panels next to the cities: the solo opponent's collection, and a reminder of how tiles score."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import SheetPen
from igroteka.drawing.svg import Box, rect, shift, text, wrap_lines

from ...components.setups import OPPONENT_POINTS, OPPONENTS
from ...components.tiles import KINDS
from ...view import OpponentView
from .icons import icon
from .pen import Pen
from .plan import GUIDE_HEIGHT, RIVAL_HEIGHT, WIDTH

#: The reminder's pictures: a kind in the middle and what pays around it, as rows of a 3 by 3 grid.
PATTERNS: Final = {
    "office": (".o.", "ooo", ".o."),
    "metro": ("m.m", ".m.", "m.m"),
    "park": ("...", "ppp", "..."),
    "home": (".o.", "phm", ".s."),
    "shop": (".p.", "psh", ".h."),
}
_LETTERS: Final = {kind[0]: kind for kind in KINDS}


def rival(pen: Pen, o: OpponentView) -> None:
    """The opponent's points and what it has collected, on its table of points."""
    d, say = pen.d, pen.say
    table = OPPONENT_POINTS[OPPONENTS.index(o.name)]
    x, y = 16.0, 12.0
    name = say(Text(f"opponent-{o.name}"))
    head = icon(o.name, 0, 0, 57, 76) + text(72, 34, name, 28, width=WIDTH - 110)
    medal = 46.0
    head += icon("points", 70, 42, medal) + text(76 + medal, 42 + medal * 0.82, str(o.points), 39)
    words = say(Text("draw-score", player=name, points=o.points))
    d.add("labels", "rival-name", head, x, y, title=words)
    most = len(table) - 1
    left = 52.0
    step = (WIDTH - 32 - left - 66) / most
    top = y + 112
    scale = "".join(
        [
            text(
                left + (i - 0.5) * step,
                0,
                f"{i}+" if i == most else str(i),
                18.5,
                "soft",
                anchor="middle",
            )
            + text(left + (i - 0.5) * step, 30, str(table[i]), 23, anchor="middle")
            for i in range(1, most + 1)
        ]
    )
    d.add("labels", "rival-scale", scale, x, top, title=say(Text("draw-rival-scale")))
    top += 40
    h = (RIVAL_HEIGHT - 10 - top) / len(KINDS)
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
        body += text(left + most * step + 10, h / 2 + 8, f"×{count}", 27, "" if count else "soft")
        points = table[min(count, most)]
        words = say(Text("draw-collection", kind=kind, count=count, points=points))
        at_row = Box(x - 4, top + i * h + 1, WIDTH - 24, h - 2)
        d.element("pieces", f"collection:{kind}", shift(4, 0, body), at_row, words)


def example(kind: str, cell: float) -> str:
    """A building that has just been laid, among others that matter to its points: three cells by three."""
    body = ""
    for down, letters in enumerate(PATTERNS[kind]):
        for column, letter in enumerate(letters):
            x, y = column * cell, down * cell
            body += rect(x + 1, y + 1, cell - 2, cell - 2, 4, "cell")
            if letter != ".":
                body += icon(f"chip-{_LETTERS[letter]}", x + 2, y + 2, cell - 4)
    return body + rect(cell - 1, cell - 1, cell + 2, cell + 2, 6, "latest")


def guide(pen: SheetPen) -> None:
    """How tiles score: five little pictures with a few words each."""
    row = (GUIDE_HEIGHT - 20) / len(KINDS)
    cell = 28.0
    for i, kind in enumerate(KINDS):
        body = example(kind, cell)
        left = 3 * cell + 22
        room = WIDTH - 24 - left - 14
        words = pen.word(f"draw-guide-{kind}")
        lines = wrap_lines(words, room, 21, 3)
        for j, line in enumerate(lines):
            low = 1.5 * cell + 7 + (j - (len(lines) - 1) / 2) * 27
            body += text(left, low, line, 21, "note", width=room)
        told = f"{pen.word(f'item-{kind}')}: {words}"
        pen.d.add("labels", f"guide-{kind}", body, 24, 14 + i * row, title=told)
