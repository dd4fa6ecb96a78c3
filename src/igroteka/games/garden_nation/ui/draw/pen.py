"""What every part of the drawing needs: the view, the words, the colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import pen
from igroteka.drawing.pen import Palette, Theme, pointed_selectors, table_style

from ...components.board import ZONE_NAMES
from ...components.projects import PROJECT_NAMES
from ...view import GardenNationView
from .art import ART
from .icons import ROOT


class Pen(pen.Pen):
    """One drawing in the making."""

    def __init__(self, v: GardenNationView, look: Look) -> None:
        scores = [look.say(Text("draw-score", seat=p.seat, points=p.points)) for p in v.players]
        super().__init__(look, THEME, v.seats, scores)
        self.v = self.watch(v)


# ---------------------------------------------------------------- colours

#: Ground, pattern, symbol, number on the symbol: by type.
_DAY: Final = {
    "green": ("#d3e8b4", "#a6cb80", "#2c6a2b", "#ffffff"),
    "yellow": ("#fdeeb2", "#e3c566", "#855f00", "#ffffff"),
    "red": ("#f9cfc1", "#e8a592", "#a12f1c", "#ffffff"),
    "bramble": ("#ddd3e6", "#b6a3c8", "#573a6e", "#ffffff"),
}
_NIGHT: Final = {
    "green": ("#27432a", "#3d6a3d", "#a8de8f", "#10240f"),
    "yellow": ("#4d431c", "#7a6a2c", "#f4d672", "#2b2100"),
    "red": ("#542a26", "#834238", "#ffab99", "#330d06"),
    "bramble": ("#393145", "#5e5073", "#d3bdea", "#21152f"),
}


@cache
def style(dark: bool) -> str:
    """The colours of the table; towers, roofs and the Torticrane keep theirs by day and by night."""
    if dark:
        back, panel, edge, ink, soft = "#1a1f1d", "#29302d", "#4b5751", "#f3f0e6", "#c6c5b6"
        lawn, rim, plate, slot, stone = "#1f2b23", "#42594a", "#101512", "#59665f", "#3a433f"
        turn, ring, glow = "#ffb454", "#ff8ac4", "rgba(255,138,196,.22)"
        bad, veil = "#f08a7c", "#a58bd6"
    else:
        back, panel, edge, ink, soft = "#e9e6d4", "#fffdf5", "#c6bd9c", "#2a2b25", "#56533f"
        lawn, rim, plate, slot, stone = "#c9d6ad", "#93a774", "#6f7d55", "#a49a77", "#f1ecdc"
        turn, ring, glow = "#b3410a", "#b8145f", "rgba(184,20,95,.14)"
        bad, veil = "#b3261e", "#7a5ea8"
    return table_style(
        ROOT,
        Palette(back, panel, edge, ink, soft, turn, ring, glow),
        {
            ".card": f"fill:{back};stroke:{edge};stroke-width:1.5",
            ".secret": f"stroke:{veil};stroke-width:2.5",
            ".lawn": f"fill:{lawn};stroke:{rim};stroke-width:1.5",
            ".plate": f"fill:{plate};stroke:{plate};stroke-width:5;stroke-linejoin:round",
            ".here": f"fill:{turn};stroke:{turn};stroke-width:10",
            ".bridge": f"fill:none;stroke:{plate};stroke-width:13",
            ".stone": f"fill:{stone};stroke:{ink};stroke-width:1.5",
            ".slot": f"fill:none;stroke:{slot};stroke-width:2;stroke-dasharray:3 5;stroke-linecap:round",
            **_kinds(dark),
            ".bad": f"fill:{bad}",
            ".mark": f"fill:{ink}",
            ".lead": f"fill:{panel};stroke:{ink};stroke-width:3.5",
            ".follow": f"fill:{panel};opacity:.7",
            ".full": f"fill:{ink};stroke:{ink};stroke-width:1.5",
            ".hole": f"fill:none;stroke:{ink};stroke-width:1.5",
            ".bar": f"fill:{back};stroke:{edge};stroke-width:1.5",
            ".red-part": f"fill:{bad};opacity:.4",
            ".coin": f"stroke:{ink};stroke-width:1.2",
            **{
                f".seat{i}": f"fill:{face}"
                for i, face in enumerate(("#43a047", "#d6432f", "#3d7fd0", "#f6b91c"))
            },
            ".dim": "opacity:.45",
            ".edge": f"fill:none;stroke:{plate};stroke-width:1.5",
            # Where the Torticrane would go: a small turtle on what is marked, the whole way when pointed at.
            ".send": "display:none",
            ".marked>.send,.el:hover>.send,.el:focus-visible>.send": "display:inline",
            ".shell": f"fill:{panel};stroke:{ink};stroke-width:1.2",
            ".hint": "display:none",
            ".way": f"fill:none;stroke:{turn};stroke-width:5;stroke-linecap:round;stroke-dasharray:1 10",
            ".tip": f"fill:{turn}",
            ".ghost": "opacity:.7",
            ".goal": f"fill:{glow};stroke:{ring};stroke-width:6;stroke-linejoin:round",
            # Hints lie above everything: what the pointer or the focus is on in a lower layer, or among the projects.
            pointed_selectors([(f"zone:{name}", f"way-{name}") for name in ZONE_NAMES]): "display:inline",
            pointed_selectors(
                [(f"project:{name}", f"goal-{name}") for name in PROJECT_NAMES]
            ): "display:inline",
        },
    )


def _kinds(dark: bool) -> dict[str, str]:
    """The rules for zones and symbols of each kind."""
    kinds: dict[str, str] = {}
    for kind, (earth, pattern, symbol, number) in (_NIGHT if dark else _DAY).items():
        kinds[f".g-{kind}"] = f"fill:{earth};stroke:{pattern}"
        kinds[f".part-{kind},.k-{kind}"] = f"fill:{symbol}"
        kinds[f".n-{kind}"] = f"fill:{number}"
    return kinds


THEME: Final = Theme(ROOT, ("table", "boards", "zones", "pieces", "labels", "panels", "hints"), ART, style)
