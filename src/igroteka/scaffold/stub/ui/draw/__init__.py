"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip, Drawing
from igroteka.drawing.pen import Palette, Pen, Theme, front_seat, table_style
from igroteka.drawing.svg import Box, rect, text

from ...components.cards import CARDS, NAMES
from ...view import NUMBERS, StubView
from .sketch import sketch

__all__ = ["drawing", "sketch"]

GAP: Final = 12.0
CARD: Final = Box(0, 0, 88, 72)
LINE: Final = 26.0
ACROSS: Final = 4
"""Cards in a row."""
WIDTH: Final = 3 * GAP + ACROSS * (CARD.w + GAP)
"""Of every part. A page shows no part narrower than 360 pixels, so letters of 18 units are large enough there."""
INNER: Final = WIDTH - 2 * GAP
PILES: Final = 72.0
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
    """The own stall with the hand, what was sold, and the stalls of the others. The page lays these parts out for its screen."""
    pen = Pen(look, THEME, v.seats, about=())
    me = front_seat(v)
    draw_player(pen, v, me, own=True)
    draw_piles(pen, v)
    for i in range(1, v.seats):
        draw_player(pen, v, (me + i) % v.seats)
    return pen.drawing


def draw_piles(pen: Pen, v: StubView) -> None:
    """What was sold, and how much is left to draw."""
    body = rect(0, 0, INNER, PILES, 14, "panel")
    body += text(GAP, 30, pen.say(Text("draw-sold", count=sum(v.sold.values()))), 18)
    body += text(GAP, 56, pen.say(Text("draw-deck", count=v.left)), 18)
    pen.begin("piles", WIDTH, PILES + 2 * GAP)
    pen.d.element("table", "sold", body, Box(GAP, GAP, INNER, PILES), pen.word("draw-pile"))


def draw_player(pen: Pen, v: StubView, seat: int, own: bool = False) -> None:
    """One player: all public numbers, the cards that are laid out and, in front of their owner, the hand."""
    stall = Box(GAP, GAP, INNER, 2 * GAP + LINE * (len(NUMBERS) + 1) + ROWS * (CARD.h + GAP))
    hand = v.hand if own else {}
    height = stall.y + stall.h + GAP + ceil(len(hand) / ACROSS) * (CARD.h + GAP)
    facts = [pen.say(Text("draw-player", points=v.points[seat], count=v.held[seat]))]
    facts += [pen.say(Text(f"draw-{number}", count=getattr(v, number)[seat])) for number in NUMBERS]
    chips = [Chip("", fact, fact) for fact in facts]
    pen.begin_player(seat, WIDTH, height, seat in v.waiting, own=own, chips=chips)
    body = rect(0, 0, stall.w, stall.h, 14, "panel")
    for i, fact in enumerate(facts):
        body += text(GAP, 28 + LINE * i, fact, 18, "soft", width=stall.w - 2 * GAP)
    pen.d.element("table", f"stall:{seat}", body, stall, pen.say(Text("draw-stall", seat=seat)))
    top = stall.y + GAP + LINE * (len(NUMBERS) + 1)
    for i, name in enumerate([name for name in NAMES if name in v.stalls[seat]]):
        place = card_place(i, top)
        pen.d.add("cards", f"laid-{seat}-{name}", card(pen, name, v.stalls[seat][name]), place.x, place.y)
    for i, (name, number) in enumerate(hand.items()):
        place = card_place(i, stall.y + stall.h + GAP)
        title = pen.say(Text("draw-hand", card=name, count=number))
        pen.d.element("cards", f"hand:{name}", card(pen, name, number), place, title)


def card_place(i: int, top: float) -> Box:
    """Where a card of several rows lies."""
    return CARD._replace(x=2 * GAP + i % ACROSS * (CARD.w + GAP), y=top + i // ACROSS * (CARD.h + GAP))


def card(pen: Pen, name: str, number: int) -> str:
    """A card with its name, how many of it there are, its price and its points."""
    kind = CARDS[NAMES.index(name)]
    many = f" ×{number}" if number > 1 else ""
    return (
        rect(0, 0, CARD.w, CARD.h, 8, "card")
        + text(CARD.w / 2, 30, pen.word(f"card-{name}") + many, 18, width=CARD.w - 16, anchor="middle")
        + text(CARD.w / 2, 58, f"{kind.cost} → {kind.points}", 18, "soft", anchor="middle")
    )
