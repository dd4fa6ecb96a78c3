"""What can be done besides the action: conversions, the sacrifice, and how a hex is reached or dug."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, rect, text

from ...components.names import DISCIPLINES
from .pen import Pen, icon

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


def exchange(pen: Pen) -> None:
    """A strip of small buttons: spades and passages first, then conversions."""
    d, box = pen.d, pen.plan.exchange
    d.add("table", "exchange", panel(box, "panel"))
    near = pen.v.players[pen.me]
    tower = near.faction == "omar" and pen.v.stage == "PlaceStart"
    parts = _parts(near.faction == "moles", near.palace == FLIGHT, tower)
    rows = 2 if pen.plan.narrow else 1
    across = -(-len(parts) // rows)
    w, h = round((box.w - 10) / across, 1), round((box.h - 8) / rows, 1)
    for i, (el, what, key) in enumerate(parts):
        at = Box(round(box.x + 5 + i % across * w, 1), round(box.y + 4 + i // across * h, 1), w, h)
        if what in CONVERSIONS:
            title = pen.tell("draw-convert", conversion=what)
        elif el[-1].isdigit():
            title = pen.tell(f"draw-{key}", spades=int(el[-1]))
        else:
            title = pen.word(f"draw-{key}")
        d.element("panels", el, _button(el, what, w, h, pen.small), at, title, r=7)


@cache
def _parts(tunnels: bool, flights: bool, tower: bool) -> list[tuple[str, str, str]]:
    """The buttons: element, picture or conversion, and the end of the message that names it."""
    parts = [(f"spades:{n}", "spade", "spades") for n in (1, 2, 3)]
    parts += [(f"tunnel:{n}", "tunnel", "tunnel") for n in range(4) if tunnels]
    parts += [(f"flight:{n}", "flight", "flight") for n in range(4) if flights]
    parts += [("piece:tower", "neutral-tower", "tower")] if tower else []
    parts += [(f"convert:{name}", name, "convert") for name in CONVERSIONS]
    return [*parts, ("sacrifice", "sacrifice", "sacrifice")]


@cache
def _button(el: str, what: str, w: float, h: float, small: float) -> str:
    body = rect(1.5, 1.5, w - 3, h - 3, 7, "cell")
    if what in CONVERSIONS:
        pic, n, gives = CONVERSIONS[what]
        return body + _pair(small, pic, n, gives, w, h)
    if what == "sacrifice":
        return body + _pair(small, "power", 2, "power", w, h)
    size = h * 0.62
    number = el[-1] if el[-1].isdigit() else ""
    shift = small * 0.8 if number else 0
    x = (w - size - shift) / 2
    if number:
        body += text(round(x, 1), round(h / 2 + small * 0.4, 1), number, small * 1.1)
    return body + icon(what, round(x + shift, 1), round((h - size) / 2, 1), round(size, 1))


def _pair(small: float, pic: str, n: int, gives: str, w: float, h: float) -> str:
    """One thing for another, side by side with an arrow between."""
    size = min(w * 0.38, h * 0.5)
    y = (h - size) / 2
    body = icon("token" if n > 1 else pic, 3, round(y, 1), round(size, 1))
    if n > 1:
        low = round(y + size / 2 + small * 0.36, 1)
        body += text(round(3 + size / 2, 1), low, str(n), small, "seal", anchor="middle")
    tip = w * 0.16
    body += icon.mark("arrow", round(w / 2 - tip / 2, 1), round(h / 2 - tip / 2, 1), round(tip, 1), "soft")
    return body + icon(gives, round(w - size - 3, 1), round(y, 1), round(size, 1))
