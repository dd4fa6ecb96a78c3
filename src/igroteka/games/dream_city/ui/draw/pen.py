"""What every part of the drawing needs: the view, the words, the colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import pen
from igroteka.drawing.pen import Palette, Theme, table_style

from ...view import DreamCityView
from .art import ART
from .icons import ROOT


class Pen(pen.Pen):
    """One drawing in the making."""

    def __init__(self, v: DreamCityView, look: Look) -> None:
        names = [look.say(Text("player", seat=i)) for i in range(v.seats)]
        scores = [look.say(Text("draw-score", player=names[p.seat], points=p.points)) for p in v.players]
        super().__init__(look, THEME, v.seats, scores)
        self.v = self.watch(v)


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
    return table_style(
        ROOT,
        Palette(back, panel, edge, ink, soft, turn, ring, glow),
        {
            ".board": f"fill:{board};stroke:{rim};stroke-width:1.5",
            ".cell": f"fill:{cell};stroke:{line};stroke-width:1.5",
            ".slot": f"fill:none;stroke:{rim};stroke-width:2;stroke-dasharray:3 5;stroke-linecap:round",
            ".plate": f"fill:{plate};stroke:{blue};stroke-width:1.5",
            ".plant": f"fill:{blue};color:{blue};stroke:{plate};stroke-linecap:round",
            ".note": f"fill:{soft};font-weight:500",
            ".pip": f"fill:none;stroke:{ink};stroke-width:2",
            ".full": f"fill:{ink}",
            ".dim": "opacity:.4",
        },
    )


THEME: Final = Theme(ROOT, ("table", "boards", "cells", "pieces", "labels"), ART, style)
