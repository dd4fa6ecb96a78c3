"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.pen import Palette, Pen, Theme, front_seat, panel, table_style
from igroteka.drawing.svg import Box, rect, text

from ...components.cards import CARDS, NAMES
from ...view import NUMBERS, StubView
from .sketch import sketch

__all__ = ["drawing", "sketch"]

GAP: Final = 12.0
STALL: Final = 412.0
CARD: Final = Box(0, 0, 88, 72)
LINE: Final = 26.0
ACROSS: Final = 4
"""Cards in a row of a stall."""
ROWS: Final = ceil(len(CARDS) / ACROSS)


@cache
def style(dark: bool) -> str:
    """The colours of the table, by night and by day."""
    if dark:
        colours = Palette(
            "#1f252b", "#2b333b", "#55616d", "#f1eee8", "#c5c0b5", "#ffb454", "#ffb27a", "#ffb27a33"
        )
    else:
        colours = Palette(
            "#ece6da", "#fffaf0", "#c9bda3", "#2b2a33", "#5c564a", "#b33a0e", "#b33a0e", "#b33a0e22"
        )
    return table_style(
        "stub", colours, {".card": f"fill:{colours.panel};stroke:{colours.ink};stroke-width:2"}
    )


THEME: Final = Theme("stub", ("table", "cards"), {}, style)


def drawing(v: StubView, look: Look) -> Drawing:
    """The stalls of all players, what was sold, and below them the own hand."""
    across = 1 if look.portrait else 2
    high = 2 * GAP + LINE * (len(NUMBERS) + 2) + ROWS * (CARD.h + GAP)
    width = GAP + across * (STALL + GAP)
    low = GAP + ceil(v.seats / across) * (high + GAP)
    size = width, low + 2 * (CARD.h + 2 * GAP) + LINE
    pen = Pen(look, THEME, v.seats, about=(), size=size)
    me = front_seat(v)
    for i in range(v.seats):
        x, y = GAP + i % across * (STALL + GAP), GAP + i // across * (high + GAP)
        draw_stall(pen, v, (me + i) % v.seats, Box(x, y, STALL, high))
    body = rect(0, 0, STALL, CARD.h, 14, "panel")
    body += text(GAP, 30, pen.say(Text("draw-sold", count=sum(v.sold.values()))), 18)
    body += text(GAP, 56, pen.say(Text("draw-deck", count=v.left)), 18)
    pen.d.element("table", "sold", body, Box(GAP, low, STALL, CARD.h), pen.word("draw-pile"))
    draw_hand(pen, v, low + CARD.h + 2 * GAP, int((width - GAP) // (CARD.w + GAP)))
    return pen.drawing


def draw_stall(pen: Pen, v: StubView, seat: int, box: Box) -> None:
    """One player: the name, all public numbers, and the cards that are laid out."""
    name = ("▶ " if seat in v.waiting else "") + pen.names[seat]
    body = panel(Box(0, 0, box.w, box.h), "panel")
    body += text(GAP, 32, name, 22, width=box.w - 2 * GAP)
    facts = [pen.say(Text("draw-player", points=v.points[seat], count=v.held[seat]))]
    facts += [pen.say(Text(f"draw-{number}", count=getattr(v, number)[seat])) for number in NUMBERS]
    for i, fact in enumerate(facts):
        body += text(GAP, 60 + LINE * i, fact, 18, "soft", width=box.w - 2 * GAP)
    pen.d.element("table", f"stall:{seat}", body, box, pen.say(Text("draw-stall", seat=seat)))
    top = box.y + 2 * GAP + LINE * (len(NUMBERS) + 2)
    for i, name in enumerate([name for name in NAMES if name in v.stalls[seat]]):
        x, y = box.x + GAP + i % ACROSS * (CARD.w + GAP), top + i // ACROSS * (CARD.h + GAP)
        pen.d.add("cards", f"laid-{seat}-{name}", card(pen, name, v.stalls[seat][name]), x, y)


def draw_hand(pen: Pen, v: StubView, top: float, across: int) -> None:
    """The own cards, one element for each kind."""
    for i, (name, number) in enumerate(v.hand.items()):
        box = CARD._replace(x=GAP + i % across * (CARD.w + GAP), y=top + i // across * (CARD.h + GAP))
        title = pen.say(Text("draw-hand", card=name, count=number))
        pen.d.element("cards", f"hand:{name}", card(pen, name, number), box, title)


def card(pen: Pen, name: str, number: int) -> str:
    """A card with its name, how many of it there are, its price and its points."""
    kind = CARDS[NAMES.index(name)]
    many = f" ×{number}" if number > 1 else ""
    return (
        rect(0, 0, CARD.w, CARD.h, 8, "card")
        + text(CARD.w / 2, 30, pen.word(f"card-{name}") + many, 18, width=CARD.w - 16, anchor="middle")
        + text(CARD.w / 2, 58, f"{kind.cost} → {kind.points}", 18, "soft", anchor="middle")
    )
