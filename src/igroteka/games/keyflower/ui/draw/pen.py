"""What every part of the drawing needs: the view, the words, the colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import pen
from igroteka.drawing.labels import fit_line
from igroteka.drawing.pen import Palette, Theme, pointed_selectors, table_style
from igroteka.drawing.svg import rect

from ...components.tiles import TILE_NAMES
from ...view import KeyflowerView
from .art import ART, SEATS
from .icons import ROOT
from .plan import LEAST


class Pen(pen.Pen):
    """One drawing in the making. Somebody who only watches sits at the first place."""

    def __init__(self, v: KeyflowerView, look: Look) -> None:
        scores = (
            [look.say(Text("draw-score", seat=p.seat, points=p.points)) for p in v.players] if v.over else []
        )
        super().__init__(look, THEME, v.seats, scores)
        self.v = self.watch(v)

    def name(self, tile: int) -> str:
        """The name of a tile."""
        key = TILE_NAMES[tile]
        return self.say(Text("a-tile", tile=key))


def line(
    x: float, y: float, words: str, size: float, width: float, css: str = "", *, anchor: str = "start"
) -> str:
    """A line of text that fits a width: smaller, but never below the least size, then cut."""
    return fit_line(x, y, words, max(size, LEAST), width, css, least=LEAST, anchor=anchor)


def capsule(x: float, y: float, w: float, h: float, css: str) -> str:
    """A rounded label."""
    return rect(x, y, w, h, h / 2, css)


#: Ground of a tile by kind: by day and by night.
_DAY: Final = {
    "home": "#e8cfa0",
    "spring": "#cbe3a2",
    "summer": "#f4dd86",
    "autumn": "#efb98a",
    "winter": "#dbe9f3",
    "boat": "#a9d3ea",
    "order": "#d6cce6",
}
_NIGHT: Final = {
    "home": "#5d4a2c",
    "spring": "#3a5230",
    "summer": "#5f5222",
    "autumn": "#64402a",
    "winter": "#3b4c5a",
    "boat": "#27485c",
    "order": "#473d59",
}
#: Widths of roads by the size of a tile, in steps of 12.
WIDTHS: Final = range(9)

#: How a tile would lie is shown while one of its turns is pointed at, which lie in a higher layer.
#: Until then the first turn that fits lies there.
_TURNS: Final = {
    ".turned": "display:none",
    ".shown": "display:inline",
    pointed_selectors([(f"turn:{k}", "shown") for k in range(6)]): "display:none",
    pointed_selectors([(f"turn:{k}", f"turned-{k}") for k in range(6)]): "display:inline",
}


@cache
def style(dark: bool) -> str:
    """The colours of the table; workers, goods and tokens keep theirs by day and by night."""
    if dark:
        colours = Palette(
            "#191d1f",
            "#262c30",
            "#4a545b",
            "#f2f0e8",
            "#c4c6c1",
            "#ffb454",
            "#ff8ac4",
            "rgba(255,138,196,.22)",
        )
        grounds, verge, road, bank, river = _NIGHT, "#8f7d57", "#b9a57a", "#3f7fa6", "#2f6c96"
        meadow, veil = "#202a24", "#a58bd6"
        rim, plate, up, cost, grass, slot = "#0e1113", "#dcd7c9", "#e6d8a8", "#e8c3b1", "#7c9a5e", "#6b757c"
    else:
        colours = Palette(
            "#e6e2d3", "#fffdf6", "#c3b99c", "#28261f", "#565242", "#a8430a", "#b8145f", "rgba(184,20,95,.14)"
        )
        grounds, verge, road, bank, river = _DAY, "#b08f55", "#f3e4bf", "#2f7fb0", "#74bfe6"
        meadow, veil = "#d3dcb9", "#7a5ea8"
        rim, plate, up, cost, grass, slot = "#5c5440", "#fffdf4", "#fff1c4", "#fbd9c6", "#6d8f3c", "#a0977c"
    return table_style(
        ROOT,
        colours,
        {
            **{f".g-{kind}": f"fill:{fill}" for kind, fill in grounds.items()},
            **_ways(verge, road, bank, river),
            ".grass": f"fill:none;stroke:{grass};stroke-width:1.3;stroke-linecap:round",
            ".rim": f"fill:none;stroke:{rim};stroke-width:1.6;stroke-linejoin:round",
            ".plate": f"fill:{plate};stroke:{rim};stroke-width:1",
            ".up": f"fill:{up}",
            ".cost": f"fill:{cost}",
            ".print": "fill:#26221c",
            ".name": f"fill:{colours.ink};font-weight:700;paint-order:stroke;stroke:{colours.panel};stroke-width:2.4;stroke-linejoin:round;stroke-opacity:.75",
            ".mark": f"fill:{colours.ink}",
            ".slot": f"fill:{colours.panel};fill-opacity:.55;stroke:{slot};stroke-width:1.6;stroke-dasharray:4 3",
            ".win": f"fill:{colours.panel};stroke:{colours.ink};stroke-width:2.2",
            ".lose": f"fill:{colours.panel};stroke:{slot};stroke-width:1.4;stroke-dasharray:3 3",
            ".head": f"fill:{colours.soft};font-weight:600",
            ".best": f"fill:{colours.back};stroke:{colours.turn};stroke-width:3",
            ".meadow": f"fill:{meadow};stroke:{colours.edge};stroke-width:1.5",
            ".bar": f"fill:{colours.back};stroke:{colours.edge};stroke-width:1.2",
            ".empty": "fill-opacity:.4",
            ".private": f"stroke:{veil};stroke-width:2.5",
            ".secret": f"fill:{colours.panel};stroke:{veil};stroke-width:2.5",
            ".good": f"fill:{plate};stroke:{rim};stroke-width:1",
            '[data-layer="goods"] .marked>.hit': "stroke-width:2.4;stroke-dasharray:4 3",
            ".dim": "opacity:.42",
            ".ghost": "opacity:.55",
            ".trial": "opacity:0",
            ".el:hover>.trial,.el:focus-visible>.trial": "opacity:.8",
            **_TURNS,
            ".sea": f"fill:{grounds['boat']};stroke:{rim};stroke-width:1",
            **{f".seat{i}": f"fill:{hue.face}" for i, hue in enumerate(SEATS)},
        },
    )


def _ways(verge: str, road: str, bank: str, river: str) -> dict[str, str]:
    """The rules for roads and rivers: their colours, then their widths."""
    colours = {"verge": verge, "road": road, "bank": bank, "river": river}
    widths = {"verge": (3, 2.6), "road": (1.6, 2.1), "bank": (5, 6.2), "river": (3.5, 5.4)}
    return {
        **{f".{way}": f"fill:none;stroke:{colour}" for way, colour in colours.items()},
        **{f".{way}.w{i}": f"stroke-width:{a + b * i:g}" for way, (a, b) in widths.items() for i in WIDTHS},
    }


THEME: Final = Theme(ROOT, ("table", "boards", "tiles", "goods", "pieces", "labels", "panels"), ART, style)
