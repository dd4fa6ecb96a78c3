"""Buildings on a planning board: what still stands there covers its income, what has left shows it."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.svg import Box, rect

from ...components.boards import BOARDS, COST_COINS, COST_TOOLS, Board
from ...components.names import BUILDINGS, PIECES, TERRAINS
from ...effects import join_texts
from ...view import PartyView
from .icons import amount, icon, piece
from .pen import Pen
from .plan import LEAST

#: Rows of the board from top to bottom: the kinds of buildings in each.
ROWS: Final = (("palace", "university"), ("guild", "school"), ("workshop",))


def rows(pen: Pen, p: PartyView, box: Box) -> None:
    """Rows of buildings: what still stands there covers its income, what has left shows it."""
    h, tag = box.h / len(ROWS), 62.0
    for r, kinds in enumerate(ROWS):
        y = box.y + r * h
        x = box.x
        slots = sum([PIECES[BUILDINGS.index(kind)] for kind in kinds])
        room = box.w - tag * len(kinds) - 4
        each = min(room / max(slots, 7 if len(kinds) > 1 else 10), h * 1.05)
        for kind in kinds:
            i = BUILDINGS.index(kind)
            w = tag + each * PIECES[i] + (each if kind == "workshop" else 0)
            at = Box(round(x, 1), round(y, 1), round(w, 1), round(h - 2, 1))
            body = _row(p.native, kind, p.left[i], round(tag, 1), round(each, 1), at.w, at.h)
            title = pen.tell("draw-row", owner=pen.names[p.seat], building=kind, left=p.left[i])
            if p.left[i]:
                covered = _income_under(BOARDS[TERRAINS.index(p.native)], kind, PIECES[i] - p.left[i])
                said = [Text(f"n-{pic}", n=n) for pic, n in covered if n]
                title += f". {pen.say(Text('draw-row-next', income=join_texts(said)))}" if said else ""
            pen.d.element(
                "panels",
                f"piece:{kind}" if p.seat == pen.me else f"row:{p.seat}:{kind}",
                body,
                at,
                title,
                r=7,
            )
            x += w + 2


@cache
def _row(native: str, kind: str, left: int, tag: float, each: float, w: float, h: float) -> str:
    """One kind of building: its price, the pieces that are left, and the income that the others uncover."""
    board, i = BOARDS[TERRAINS.index(native)], BUILDINGS.index(kind)
    body = rect(0.5, 0.5, w - 3, h - 1, 7, "cell") + _cost(i, h)
    if kind == "workshop":
        body += _slot_income([("tool", board.income_tools), ("coin", board.income_coins)], tag, each, h)
    for nth in range(PIECES[i]):
        x = tag + each * (nth + (kind == "workshop"))
        if nth >= PIECES[i] - left:
            size = min(each, h) * 0.92
            body += piece(kind, native, round(x + each / 2, 1), round(h / 2, 1), round(size, 1))
        else:
            body += _slot_income(_income_under(board, kind, nth), x, each, h)
    return body


def _cost(i: int, h: float) -> str:
    """What a building costs: tools above, coins below."""
    size = min(h * 0.44, 1.4 * LEAST)
    body = ""
    for nth, (pic, n) in enumerate((("tool", COST_TOOLS[i]), ("coin", COST_COINS[i]))):
        y = h * (0.07 + 0.45 * nth)
        part, _ = amount(pic, n, 5, round(y, 1), round(size, 1), LEAST, "soft")
        body += part
    return body


def _income_under(board: Board, kind: str, nth: int) -> list[tuple[str, int]]:
    """The income under a building."""
    if kind == "workshop":
        return [("tool", board.workshop_tools[nth])]
    if kind == "guild":
        return [("coin", board.guild_coins[nth]), ("power", board.guild_power[nth])]
    if kind == "palace":
        return []
    return [("scholar", 1)]


def _slot_income(parts: list[tuple[str, int]], x: float, w: float, h: float) -> str:
    """Visible income: a picture, with its number if it is more than one."""
    shown = [(pic, n) for pic, n in parts if n]
    body = rect(round(x + 1.5, 1), round(h * 0.1, 1), round(w - 3, 1), round(h * 0.8, 1), 6, "slot")
    tall = h * 0.8 / max(len(shown), 1)
    for i, (pic, n) in enumerate(shown):
        size = min(w * (0.42 if n > 1 else 0.8), tall * 0.94)
        y = h * 0.1 + i * tall + (tall - size) / 2
        if n > 1:
            part, _ = amount(pic, n, round(x + w * 0.1, 1), round(y, 1), round(size, 1), LEAST)
            body += part
        else:
            body += icon(pic, round(x + (w - size) / 2, 1), round(y, 1), round(size, 1))
    return body
