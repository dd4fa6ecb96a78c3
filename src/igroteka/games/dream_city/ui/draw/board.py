"""The header, the market board and the rescoring area."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.labels import badge, fit_line, pill
from igroteka.drawing.pen import SheetPen
from igroteka.drawing.svg import Box, circle, fit, group, rect

from ...components.boards import COLUMNS, SYMBOLS
from ...components.tiles import KINDS, TOKENS_PER_KIND
from .art import ART
from .icons import icon, plant
from .pen import Pen
from .plan import AREA, LEAST, NEWS, STACKS, SYMBOL_ROW, TILES

#: How much room there is for words in the header, and how wide a column of the market is.
ROOM = 400.0
PITCH = TILES.w / COLUMNS
#: Cards of a pile lie this far apart.
STEP = 2.0


def header(pen: Pen) -> None:
    """How near the end is, and news; as long as there are none, the mode."""
    v, d, box = pen.v, pen.d, NEWS
    middle = box.y + box.h / 2
    finished = min(v.stacks.count(0), v.finished_to_end) if any(v.market) else 0
    pips = icon("back", 0, -15, 30) + "".join(
        [circle(48 + i * 27, 0, 9, "pip full" if i < finished else "pip") for i in range(v.finished_to_end)]
    )
    words = pen.say(Text("draw-finished", count=finished, all=v.finished_to_end))
    d.add("labels", "finished", pips, box.x, middle, title=words)
    right = box.x + box.w
    news = _news(pen)
    for name in news:
        right = _announce(pen, name, right)
    if not news:
        mode = pen.say(Text("draw-mode", mode=v.mode))
        line = fit_line(0, 0, mode, 23, ROOM, "soft", least=LEAST, anchor="end")
        d.add("labels", "mode", line, right, middle + 8)


def _news(pen: Pen) -> list[str]:
    """What everybody should notice now, the weightiest first."""
    v = pen.v
    if v.over:
        return ["over"]
    last = v.last_round
    return [name for name, on in (("last-round", last), ("double", v.double), ("extra", v.extra)) if on]


def _announce(pen: Pen, name: str, right: float) -> float:
    """One piece of news at the right end; bonuses are a picture and nothing else."""
    said = pen.say(Text(f"draw-{name}"))
    h = 40.0
    y = NEWS.y + (NEWS.h - h) / 2
    if name in ART:
        pen.d.add("labels", name, icon(name, 0, 2, h - 4), right - h, y, title=said)
        return right - h
    words, size = fit(said, ROOM - 2 * h, 22, LEAST / 22)
    body, w = pill(words, size, h)
    pen.d.add("labels", name, body, right - w, y)
    return right - w - 6


def market(pen: Pen) -> None:
    """Five slots: a pile, its symbol, and below it the face-up tile."""
    v, d = pen.v, pen.d
    for i, symbol in enumerate(SYMBOLS):
        pen.copy(_slot, i, v.stacks[i], v.market[i])
        if v.opponent is not None and v.opponent.slot == symbol:
            h = SYMBOL_ROW.h + 2
            words = pen.say(Text("draw-opponent", opponent=v.opponent.name, symbol=symbol))
            right = STACKS.x + (i + 1) * PITCH
            at = Box(right - h, SYMBOL_ROW.y + SYMBOL_ROW.h - h, h, h)
            d.element("labels", "opponent", icon(v.opponent.name, h / 8, 0, h * 0.75, h), at, words)


def _slot(pen: SheetPen, i: int, height: int, tile: str) -> None:
    """One slot, on the three strips that make up the market."""
    d, say, symbol = pen.d, pen.say, SYMBOLS[i]
    inner = PITCH - 2
    x = STACKS.x + i * PITCH
    words = say(Text("draw-stack", symbol=symbol, count=height))
    pile = _pile(height, inner, STACKS.h)
    d.element("pieces", f"stack:{symbol}", pile, Box(x + 1, STACKS.y, inner, STACKS.h), words)
    r = SYMBOL_ROW.h / 2
    plate = circle(0, 0, r - 1, "plate") + plant(symbol, -r * 0.68, -r * 0.68, r * 1.36)
    said = say(Text(f"symbol-{symbol}"))
    d.add("boards", f"symbol-{symbol}", plate, x + PITCH / 2, SYMBOL_ROW.y + r, title=said)
    if tile:
        body = icon(tile, 5, 5, inner - 10)
        words = say(Text("draw-market", symbol=symbol, tile=tile))
    else:
        body = rect(7, 7, inner - 14, inner - 14, 12, "slot")
        words = say(Text("draw-market-empty", symbol=symbol))
    d.element("pieces", f"market:{symbol}", body, Box(x + 1, TILES.y + 1, inner, inner), words, r=12)


def _pile(height: int, w: float, h: float) -> str:
    """A face-down stack, as high as it is, with the number on it."""
    card = h - 26 - 4
    left = (w - card) / 2
    bottom = h - 2 - card
    if not height:
        return rect(left + 3, bottom + 3, card - 6, card - 6, 8, "slot")
    body = "".join([icon("back", left, bottom - i * STEP, card) for i in range(height)])
    top = bottom - (height - 1) * STEP
    r = 17.0
    at = left + card - 4, top + card - r + 2
    return body + badge(*at, r, str(height), r * 1.2, r * 0.42)


def area(pen: Pen) -> None:
    """Five places for rescoring tokens; the training game uses none."""
    v = pen.v
    pen.copy(_places, v.area, v.blocked, v.mode == "training")


def _places(pen: SheetPen, tokens: tuple[int, ...], blocked: tuple[int, ...], dim: bool) -> None:
    """The places side by side: a picture of the kind, then its tokens."""
    w, h = AREA.w / len(KINDS), AREA.h
    coin, chip, at, step = 34.0, 30.0, 38.0, 35.0
    for i, kind in enumerate(KINDS):
        body = icon(f"chip-{kind}", 5, (h - 2 - chip) / 2, chip)
        for j in range(TOKENS_PER_KIND):
            left = at + j * step
            if j < tokens[i]:
                body += icon(f"token-{kind}", left, (h - 2 - coin) / 2, coin)
            else:
                body += circle(left + coin / 2, h / 2 - 1, coin / 2 - 2, "slot")
        if blocked[i]:
            body += icon("blocked", at + 2 * step - 8, h / 2 - 13, 24)
        if dim:
            body = group("dim", body)
        words = pen.say(Text("draw-place", kind=kind, count=tokens[i], blocked=blocked[i]))
        place = Box(AREA.x + i * w + 1, AREA.y + 1, w - 2, h - 2)
        pen.d.element("pieces", f"area:{kind}", body, place, words)
