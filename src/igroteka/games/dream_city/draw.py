"""The table as a picture: market, rescoring area, all cities, hands and points."""

from __future__ import annotations

from functools import cache

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import (
    Drawing,
    circle,
    common_rules,
    rect,
    sheet,
    symbols,
    text,
)

from .art import ART
from .plan import Plan, plan
from .sketch import sketch
from .view import DreamView

__all__ = ["drawing", "sketch", "svg"]

ROOT = "dc"
LAYERS = ("table", "boards", "cells", "pieces", "labels")
DEFS = symbols(ROOT, ART)


def svg(v: DreamView, look: Look) -> str:
    """The whole picture as this view sees it."""
    return drawing(v, look).svg()


def drawing(v: DreamView, look: Look) -> Drawing:
    """The picture as layers of fragments."""
    return _Picture(v, look, bool(getattr(look, "portrait", False))).drawn


@cache
def style(dark: bool, big: float) -> str:
    """The colours of the table; the pieces keep theirs by day and by night."""
    if dark:
        back, panel, edge, ink, soft = "#1b1f25", "#2a3038", "#4a535f", "#f4f0e6", "#c9c4b6"
        board, rim, cell, line = "#20343e", "#4b6b79", "#3a434e", "#596471"
        plate, blue, turn, ring, glow = "#14324c", "#a9d6ff", "#ffb454", "#ff8ac4", "rgba(255,138,196,.22)"
    else:
        back, panel, edge, ink, soft = "#ede4d1", "#fffaf0", "#cbbb9b", "#2b2a33", "#5a5446"
        board, rim, cell, line = "#d7e7ec", "#8fb2bf", "#f0e6cf", "#d0bf9a"
        plate, blue, turn, ring, glow = "#e6f2fc", "#1b5e9e", "#b93c0a", "#b8145f", "rgba(184,20,95,.14)"
    return sheet(
        ROOT,
        {
            **common_rules(ring, glow),
            ".back": f"fill:{back}",
            ".panel": f"fill:{panel};stroke:{edge};stroke-width:1.5",
            ".shade": "fill:#000;opacity:.13",
            ".turn": f"stroke:{turn};stroke-width:4",
            ".arrow": f"fill:{turn}",
            ".board": f"fill:{board};stroke:{rim};stroke-width:1.5",
            ".cell": f"fill:{cell};stroke:{line};stroke-width:1.5",
            ".slot": f"fill:none;stroke:{rim};stroke-width:2;stroke-dasharray:3 5",
            ".plate": f"fill:{plate};stroke:{blue};stroke-width:1.5",
            ".plant": f"fill:{blue}",
            ".cut": f"fill:none;stroke:{plate};stroke-width:1.4;stroke-linecap:round",
            ".ink": f"fill:none;stroke:{blue};stroke-width:2;stroke-linecap:round",
            "text": f"fill:{ink};font-weight:700",
            ".soft": f"fill:{soft};font-weight:600",
            ".badge": f"fill:{panel};stroke:{ink};stroke-width:1.5",
            ".pill": f"fill:{turn}",
            ".on": f"fill:{panel}",
            ".pip": f"fill:none;stroke:{ink};stroke-width:2",
            ".full": f"fill:{ink}",
            ".latest": f"fill:none;stroke:{turn};stroke-width:4",
            ".dim": "opacity:.4",
        },
    )


class _Picture:
    """One drawing in the making."""

    def __init__(self, v: DreamView, look: Look, portrait: bool) -> None:
        self.v = v
        self.say = look.say
        self.plan: Plan = plan(v.seats, v.opponent is not None, portrait)
        self.tiles: dict[str, str] = {}
        p = self.plan
        names = [look.say(Text("player", seat=i)) for i in range(v.seats)]
        self.names = names
        self.drawn = Drawing(
            p.width,
            p.height,
            ROOT,
            LAYERS,
            title=look.say(Text("draw-title")),
            about=" ".join(
                [
                    look.say(Text("draw-player", player=names[i], points=v.players[i].points))
                    for i in range(v.seats)
                ]
            ),
            style=style(look.dark, p.big),
            defs=DEFS,
            marked=look.marked,
        )
        self.drawn.add("table", "back", rect(0, 0, p.width, p.height, 0, "back"))
        self._header()
        self._market()
        self._area()
        me = v.seat if v.seat is not None else 0
        for i, spot in enumerate(p.spots):
            self._player(v.players[(me + i) % v.seats], spot, p.big)
        if v.opponent is not None and p.rival is not None:
            self._rival(v.opponent, p.rival)
        if p.guide is not None:
            self._guide(p.guide)

    def tile(self, name: str) -> str:
        """A tile's name in the reader's language; every name is asked for once."""
        found = self.tiles.get(name)
        if found is None:
            found = self.tiles[name] = self.say(Text(f"tile-{name}"))
        return found

    # ------------------------------------------------------------ header

    def _header(self) -> None:
        v, say, box, big = self.v, self.say, self.plan.header, self.plan.big
        d = self.drawn
        base = box.y + box.h / 2 + 6 * big
        x = box.x + 6
        mode = say(Text(f"mode-{v.mode}"))
        d.add("labels", "mode", text(0, 0, mode, 17 * big, width=200 * big), x, base)
        finished = min(v.stacks.count(0), v.finished_to_end) if any(v.market) else 0
        gap = 20 * big
        pips = "".join(
            [
                circle(i * gap, 0, 6.5 * big, "pip full" if i < finished else "pip")
                for i in range(v.finished_to_end)
            ]
        )
        words = say(Text("draw-finished", count=finished, all=v.finished_to_end))
        d.add("labels", "finished", pips, x + 214 * big, box.y + box.h / 2, title=words)
        right = box.x + box.w
        for name in self._news():
            right = self._pill(name, right)

    def _news(self) -> list[str]:
        v = self.v
        if v.over:
            return ["over"]
        found = []
        if v.last_round and any(v.market):
            found.append("last-round")
        if v.double:
            found.append("double")
        if v.extra:
            found.append("extra")
        return found
