"""The end of the game: where everybody's points come from, in the place of the auction."""

from __future__ import annotations

from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import number_text
from igroteka.drawing.svg import rect, text

from ...fields import ITEMS
from .icons import icon
from .pen import Pen, line
from .plan import MARGIN, SCORE_ROW, WIDTH

#: The picture of each item.
PICTURES: Final = {
    "tiles": "points",
    "turn_order": "tile",
    "boat": "ship",
    "yards": "house",
    "winter": "winter",
    "gold": "gold",
}


def scores(pen: Pen, top: float) -> None:
    """A table with a row for each player, the best first."""
    v = pen.v
    rows = sorted(v.players, key=lambda p: (-p.points, p.seat))
    high, left = SCORE_ROW, MARGIN
    wide = WIDTH - 2 * MARGIN
    names = wide * 0.26
    column = (wide - names) / (len(ITEMS) + 1)
    size = min(high * 0.62, column * 0.8)
    for i, item in enumerate((*ITEMS, "total")):
        pic = PICTURES.get(item, "medal")
        w = size * 1.5 if pic == "ship" else size
        key = "total" if item == "total" else f"item-{item}"
        body = icon(pic, -w / 2, -size / 2, w, size)
        x = left + names + (i + 0.5) * column
        pen.d.add("labels", f"item-{item}", body, round(x, 1), round(top + high / 2, 1), pen.word(key))
    letter = 24.0
    for n, p in enumerate(rows):
        best = p.points == rows[0].points
        body = rect(1, 2, wide - 2, high - 4, 12, "best" if best else "bar")
        body += icon(f"crest-{p.seat}", 10, high * 0.22, high * 0.56)
        at = high * 0.56 + 18
        body += line(at, high / 2 + letter * 0.36, pen.names[p.seat], letter, names - at)
        for i, item in enumerate(ITEMS):
            x = names + (i + 0.5) * column
            number = number_text(p.items.get(item, 0))
            body += text(x, high / 2 + letter * 0.36, number, letter, anchor="middle")
        x = names + (len(ITEMS) + 0.5) * column
        body += text(x, high / 2 + letter * 0.44, number_text(p.points), letter * 1.2, anchor="middle")
        said = [
            pen.say(Text("draw-item", seat=p.seat, item=item, points=p.items.get(item, 0))) for item in ITEMS
        ]
        title = " ".join([pen.say(Text("draw-score", seat=p.seat, points=p.points)), "; ".join(said)])
        pen.d.add("labels", f"score-{p.seat}", body, left, round(top + (n + 1) * high, 1), title)
