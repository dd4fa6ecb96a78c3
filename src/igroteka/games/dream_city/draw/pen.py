"""What every part of the drawing needs: the view, the words, the plan, the colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import Box, Drawing, common_rules, plain, rect, sheet, symbols, use

from ..view import DreamView
from .art import ART
from .plan import plan

ROOT: Final = "dc"
LAYERS: Final = ("table", "boards", "cells", "pieces", "labels")
DEFS: Final = symbols(ROOT, ART)


class Pen:
    """One drawing in the making."""

    def __init__(self, v: DreamView, look: Look) -> None:
        self.v = v
        self.say = look.say
        self.plan = plan(v.seats, v.opponent is not None, look.portrait)
        self.big = self.plan.big
        self.names = [self.say(Text("player", seat=i)) for i in range(v.seats)]
        self._words: dict[str, str] = {}
        scores = [self.say(Text("draw-score", player=self.names[p.seat], points=p.points)) for p in v.players]
        self.d = Drawing(
            self.plan.width,
            self.plan.height,
            ROOT,
            LAYERS,
            title=self.say(Text("draw-title")),
            about=" ".join(scores),
            style=style(look.dark),
            defs=DEFS,
            marked=look.marked,
        )
        self.d.add("table", "back", rect(0, 0, self.plan.width, self.plan.height, 0, "back"))

    def word(self, key: str) -> str:
        """A text without arguments; each is asked for once."""
        found = self._words.get(key)
        if found is None:
            found = self._words[key] = self.say(Text(key))
        return found


def icon(name: str, x: float, y: float, w: float, h: float = 0) -> str:
    """A picture of the game."""
    return use(f"{ROOT}_{name}", x, y, w, h)


def titled(title: str, body: str) -> str:
    """A part of a fragment with a name of its own."""
    return f"<g><title>{plain(title)}</title>{body}</g>"


def plant(symbol: str, x: float, y: float, size: float) -> str:
    """A symbol of the market."""
    return f'<g class="plant">{icon(symbol, x, y, size)}</g>'


def raised(box: Box, css: str) -> str:
    """A sheet of cardboard with its shadow."""
    return rect(box.x + 1, box.y + 4, box.w, box.h, 14, "shade") + rect(*box, 14, css)


@cache
def style(dark: bool) -> str:
    """The colours of the table; the pieces keep theirs by day and by night."""
    if dark:
        back, panel, edge, ink, soft = "#1b1f25", "#2a3038", "#4a535f", "#f4f0e6", "#c9c4b6"
        board, rim, cell, line = "#20343e", "#5f8494", "#3a434e", "#596471"
        plate, blue, turn, ring, glow = "#14324c", "#a9d6ff", "#ffb454", "#ff8ac4", "rgba(255,138,196,.22)"
    else:
        back, panel, edge, ink, soft = "#ede4d1", "#fffaf0", "#cbbb9b", "#2b2a33", "#5a5446"
        board, rim, cell, line = "#d7e7ec", "#7fa4b2", "#f0e6cf", "#d0bf9a"
        plate, blue, turn, ring, glow = "#e6f2fc", "#1b5e9e", "#b93c0a", "#b8145f", "rgba(184,20,95,.14)"
    return sheet(
        ROOT,
        {
            **common_rules(ring, glow),
            ".back": f"fill:{back}",
            ".shade": "fill:#000;opacity:.13",
            ".panel": f"fill:{panel};stroke:{edge};stroke-width:1.5",
            ".turn": f"stroke:{turn};stroke-width:4",
            ".arrow,.pill": f"fill:{turn}",
            ".board": f"fill:{board};stroke:{rim};stroke-width:1.5",
            ".cell": f"fill:{cell};stroke:{line};stroke-width:1.5",
            ".slot": f"fill:none;stroke:{rim};stroke-width:2;stroke-dasharray:3 5;stroke-linecap:round",
            ".plate": f"fill:{plate};stroke:{blue};stroke-width:1.5",
            ".plant": f"fill:{blue};color:{blue};stroke:{plate};stroke-linecap:round",
            "text": f"fill:{ink};font-weight:700",
            ".soft": f"fill:{soft};font-weight:600",
            ".note": f"fill:{soft};font-weight:500",
            ".on": f"fill:{panel}",
            ".badge": f"fill:{panel};stroke:{ink};stroke-width:1.5",
            ".pip": f"fill:none;stroke:{ink};stroke-width:2",
            ".full": f"fill:{ink}",
            ".latest": f"fill:none;stroke:{turn};stroke-width:4",
            ".dim": "opacity:.4",
        },
    )
