"""What can be done besides the action: conversions, the sacrifice, and how a hex is reached or dug."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.svg import Box, rect, text

from ...components.names import DISCIPLINES
from .icons import icon
from .pen import Pen
from .plan import BUTTON_ROW, BUTTONS_ACROSS, EDGE, INNER, LEAST, tile_rows

#: The palace that lets its owner fly.
FLIGHT: Final = "palace-9"
#: By name: what is given (picture and number) and what comes.
CONVERSIONS: Final[dict[str, tuple[str, int, str]]] = {
    "power-scholar": ("power", 5, "scholar"),
    **{f"power-{d}": ("power", 5, f"book-{d}") for d in DISCIPLINES},
    "power-tool": ("power", 3, "tool"),
    "power-coin": ("power", 1, "coin"),
    "scholar-tool": ("scholar", 1, "tool"),
    "tool-coin": ("tool", 1, "coin"),
    **{f"{d}-coin": (f"book-{d}", 1, "coin") for d in DISCIPLINES},
}


def exchange_height(pen: Pen) -> float:
    """How high all buttons are together."""
    return BUTTON_ROW * tile_rows(len(_buttons(pen)), BUTTONS_ACROSS)


def exchange(pen: Pen, y: float) -> None:
    """Rows of buttons: spades and passages first, then conversions."""
    w, h = round(INNER / BUTTONS_ACROSS, 1), BUTTON_ROW
    for i, (el, what, key) in enumerate(_buttons(pen)):
        row, column = divmod(i, BUTTONS_ACROSS)
        at = Box(round(EDGE + column * w, 1), y + row * h, w, h)
        if what in CONVERSIONS:
            title = pen.tell("draw-convert", conversion=what)
        elif el[-1].isdigit():
            title = pen.tell(f"draw-{key}", spades=int(el[-1]))
        else:
            title = pen.word(f"draw-{key}")
        pen.d.element("panels", el, _button(el, what, w, h), at, title, r=7)


def _buttons(pen: Pen) -> list[tuple[str, str, str]]:
    """The buttons that the viewer may need."""
    near = pen.v.players[pen.me]
    tower = near.faction == "omar" and pen.v.stage == "PlaceStart"
    return _parts(near.faction == "moles", near.palace == FLIGHT, tower)


@cache
def _parts(tunnels: bool, flights: bool, tower: bool) -> list[tuple[str, str, str]]:
    """The buttons: element, picture or conversion, and the end of the message that names it."""
    parts = [(f"spades:{n}", "spade", "spades") for n in (1, 2, 3)]
    parts += [(f"tunnel:{n}", "tunnel", "tunnel") for n in range(4) if tunnels]
    parts += [(f"flight:{n}", "flight", "flight") for n in range(4) if flights]
    parts += [("piece:tower", "neutral-tower", "tower")] if tower else []
    parts += [("sacrifice", "sacrifice", "sacrifice")]
    return [*parts, *[(f"convert:{name}", name, "convert") for name in CONVERSIONS]]


@cache
def _button(el: str, what: str, w: float, h: float) -> str:
    body = rect(2, 2, w - 4, h - 4, 7, "cell")
    if what in CONVERSIONS:
        return body + _pair(*CONVERSIONS[what], w, h)
    if what == "sacrifice":
        return body + _pair("power", 2, "power", w, h)
    size = h * 0.66
    number = el[-1] if el[-1].isdigit() else ""
    shift = LEAST if number else 0
    x = (w - size - shift) / 2
    if number:
        body += text(round(x, 1), round(h / 2 + LEAST * 0.4, 1), number, LEAST * 1.15)
    return body + icon(what, round(x + shift, 1), round((h - size) / 2, 1), round(size, 1))


def _pair(pic: str, n: int, gives: str, w: float, h: float) -> str:
    """One thing for another, side by side with an arrow between."""
    size = round(min(w * 0.36, h * 0.66), 1)
    y = round((h - size) / 2, 1)
    body = icon("token" if n > 1 else pic, 7, y, size)
    if n > 1:
        low = round(h / 2 + LEAST * 0.36, 1)
        body += text(round(7 + size / 2, 1), low, str(n), LEAST, "seal", anchor="middle")
    tip = w * 0.15
    body += icon.mark("arrow", round(w / 2 - tip / 2, 1), round(h / 2 - tip / 2, 1), round(tip, 1), "soft")
    return body + icon(gives, round(w - size - 7, 1), y, size)
