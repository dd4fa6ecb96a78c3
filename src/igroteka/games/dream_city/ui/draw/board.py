"""The header, the market board and the rescoring area."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.labels import badge, pill
from igroteka.drawing.pen import PartPen, panel
from igroteka.drawing.svg import Box, circle, fit, group, rect, text

from ...components.boards import COLUMNS, SYMBOLS
from ...components.tiles import KINDS, TOKENS_PER_KIND
from .art import ART
from .pen import Pen, icon, plant

#: Cards of a pile lie this far apart.
STEP = 2.0


def header(pen: Pen) -> None:
    """The mode, how near the end is, whose turn it is, and news."""
    v, d, box, big = pen.v, pen.d, pen.plan.header, pen.big
    middle = box.y + box.h / 2
    right = box.x + box.w
    for name in _news(pen):
        right = _announce(pen, name, right)
    room = (150 if pen.plan.narrow else 176) * big
    mode = pen.say(Text("draw-mode", mode=v.mode))
    d.add("labels", "mode", text(0, 0, mode, 17 * big, width=room), box.x + 6, middle + 6 * big)
    finished = min(v.stacks.count(0), v.finished_to_end) if any(v.market) else 0
    pips = icon("back", 0, -11 * big, 22 * big) + "".join(
        [
            circle((36 + i * 20) * big, 0, 6.5 * big, "pip full" if i < finished else "pip")
            for i in range(v.finished_to_end)
        ]
    )
    words = pen.say(Text("draw-finished", count=finished, all=v.finished_to_end))
    d.add("labels", "finished", pips, box.x + room + 14, middle, title=words)
    if not pen.plan.narrow and v.waiting and v.waiting[0] >= 0:
        one = len(v.waiting) == 1
        turn = pen.say(Text("draw-turn", player=pen.names[v.waiting[0]]) if one else Text("draw-all-choose"))
        d.add("labels", "turn", text(0, 0, turn, 17, "soft", width=right - 330), 310, middle + 6)


def _news(pen: Pen) -> list[str]:
    """What everybody should notice now, the weightiest first."""
    v = pen.v
    if v.over:
        return ["over"]
    last = v.last_round
    return [name for name, on in (("last-round", last), ("double", v.double), ("extra", v.extra)) if on]


def _announce(pen: Pen, name: str, right: float) -> float:
    """One piece of news at the right end; bonuses have a picture, and on a phone nothing else."""
    big, box = pen.big, pen.plan.header
    said = pen.say(Text(f"draw-{name}"))
    h = 30 * big
    y = box.y + (box.h - h) / 2
    picture = name in ART
    if picture and pen.plan.narrow:
        pen.d.add("labels", name, icon(name, 0, 2, h - 4), right - h, y, title=said)
        return right - h
    left = h if picture else 14.0
    words, size = fit(said, 136 if pen.plan.narrow else 220, 16 * big)
    body, w = pill(words, size, h, left)
    if picture:
        body += icon(name, 2, 2, h - 4)
    pen.d.add("labels", name, body, right - w, y)
    return right - w - 6


def market(pen: Pen) -> None:
    """Five slots: a pile, its symbol, and below it the face-up tile."""
    v, d, p = pen.v, pen.d, pen.plan
    d.add("boards", "board", panel(p.board, "board"))
    pitch = p.market.w / COLUMNS
    for i, symbol in enumerate(SYMBOLS):
        x = p.stacks.x + i * pitch
        pen.part(_slot, i, v.stacks[i], v.market[i], p.stacks, p.symbols, p.market, pen.big)
        if v.opponent is not None and v.opponent.slot == symbol:
            h = p.symbols.h + 2
            words = pen.say(Text("draw-opponent", opponent=v.opponent.name, symbol=symbol))
            at = Box(x + pitch - h * 0.75, p.symbols.y + p.symbols.h - h, h * 0.75, h)
            d.element("labels", "opponent", icon(v.opponent.name, 0, 0, at.w, h), at, words)


def _slot(
    pen: PartPen, i: int, height: int, tile: str, stacks: Box, symbols: Box, tiles: Box, big: float
) -> None:
    """One slot, on the three strips that make up the market."""
    d, say, symbol = pen.d, pen.say, SYMBOLS[i]
    pitch = tiles.w / COLUMNS
    inner = pitch - 2
    x = stacks.x + i * pitch
    words = say(Text("draw-stack", symbol=symbol, count=height))
    pile = _pile(height, inner, stacks.h, big)
    d.element("pieces", f"stack:{symbol}", pile, Box(x + 1, stacks.y, inner, stacks.h), words)
    r = symbols.h / 2
    plate = circle(0, 0, r - 1, "plate") + plant(symbol, -r * 0.68, -r * 0.68, r * 1.36)
    said = say(Text(f"symbol-{symbol}"))
    d.add("boards", f"symbol-{symbol}", plate, x + pitch / 2, symbols.y + r, title=said)
    if tile:
        body = icon(tile, 5, 5, inner - 10)
        words = say(Text("draw-market", symbol=symbol, tile=tile))
    else:
        body = rect(7, 7, inner - 14, inner - 14, 12, "slot")
        words = say(Text("draw-market-empty", symbol=symbol))
    d.element("pieces", f"market:{symbol}", body, Box(x + 1, tiles.y + 1, inner, inner), words, r=12)


def _pile(height: int, w: float, h: float, big: float) -> str:
    """A face-down stack, as high as it is, with the number on it."""
    card = h - 26 - 4
    left = (w - card) / 2
    bottom = h - 2 - card
    if not height:
        return rect(left + 3, bottom + 3, card - 6, card - 6, 8, "slot")
    body = "".join([icon("back", left, bottom - i * STEP, card) for i in range(height)])
    top = bottom - (height - 1) * STEP
    r = 13 * big
    at = left + card - 4, top + card - r + 2
    return body + badge(*at, r, str(height), r * 1.2, r * 0.42)


def area(pen: Pen) -> None:
    """Five places for rescoring tokens; the training game uses none."""
    v = pen.v
    pen.part(_places, v.area, v.blocked, v.mode == "training", pen.plan.area, pen.plan.narrow)


def _places(
    pen: PartPen, tokens: tuple[int, ...], blocked: tuple[int, ...], dim: bool, a: Box, across: bool
) -> None:
    d, say = pen.d, pen.say
    if not across:
        words = say(Text("draw-area"))
        d.add("labels", "area", text(0, 0, words, 15, "soft", width=a.w - 8), a.x + 5, a.y - 6)
    count = len(KINDS)
    w, h = (a.w / count, a.h) if across else (a.w, a.h / count)
    coin = h - 6 if not across else 34.0
    chip = coin - 4
    at, step = (38.0, 35.0) if across else (46.0, 40.0)
    for i, kind in enumerate(KINDS):
        x, y = (a.x + i * w, a.y) if across else (a.x, a.y + i * h)
        body = icon(f"chip-{kind}", 5, (h - 2 - chip) / 2, chip)
        for j in range(TOKENS_PER_KIND):
            left = at + j * step
            if j < tokens[i]:
                body += icon(f"token-{kind}", left, (h - 2 - coin) / 2, coin)
            else:
                body += circle(left + coin / 2, h / 2 - 1, coin / 2 - 2, "slot")
        if blocked[i]:
            body += icon("blocked", at + 2 * step - 8 if across else at + 2 * step + 4, h / 2 - 13, 24)
        if dim:
            body = group("dim", body)
        words = say(Text("draw-place", kind=kind, count=tokens[i], blocked=blocked[i]))
        d.element("pieces", f"area:{kind}", body, Box(x + 1, y + 1, w - 2, h - 2), words)
