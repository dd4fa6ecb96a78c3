"""What every part of the drawing needs: the view, the words, the colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVarTuple, Unpack

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import pen
from igroteka.drawing.labels import cut_line
from igroteka.drawing.pen import Palette, Theme, table_style

from ...view import SweetLandsView
from .art import ART
from .characters import HUES
from .icons import ROOT
from .plan import LEAST, PAD, ROOM
from .side import Side

Args = TypeVarTuple("Args")


class Pen(pen.Pen):
    """One drawing in the making. `me` is the seat in front: the viewer's own, or the first for who only watches."""

    def __init__(self, v: SweetLandsView, look: Look) -> None:
        scores = [look.say(Text("draw-score", seat=p.seat, points=p.points)) for p in v.players]
        super().__init__(look, THEME, v.seats, scores)
        self.v = self.watch(v)

    def caption(self, key: str, y: float) -> None:
        """The name of a row of tokens, above it."""
        self.d.add("labels", key, cut_line(0, 0, self.word(key), LEAST, ROOM, "soft"), PAD + 2, y - 9)

    def lay_side(self, draw: Callable[[Pen, Side, Unpack[Args]], None], side: Side, *of: *Args) -> None:
        """Draw something of one player on the part that is being drawn, unless it would be the same as lately."""
        self.lay(_draw_side, draw, side.seat, of)


def _draw_side(
    pen: Pen, draw: Callable[[Pen, Side, Unpack[Args]], None], seat: int, of: tuple[*Args]
) -> None:
    draw(pen, Side(pen.v.players[seat]), *of)


# ---------------------------------------------------------------- colours

#: Ground and pattern by kind of place; a placed token is stronger than the printed cell.
_DAY: Final = {
    "field": ("#fbe9bd", "#e6c878", "#f6c95c", "#c98f1a"),
    "forest": ("#d8ebcb", "#aed09a", "#92c97c", "#4f8a3c"),
    "mine": ("#e2e4e9", "#bcc2cc", "#b4bac6", "#6d7686"),
    "sea": ("#d3eaf7", "#a3cfe9", "#7cc0ea", "#2f7fb8"),
    "special": ("#efdcf6", "#cfa6e0", "#d9a3ec", "#8a3fa8"),
    "capital": ("#ffe9a6", "#e8bf4a", "#ffe08a", "#c08a10"),
    "bonus": ("#ece3f7", "#b99fdc", "#d5bff2", "#7a4bb0"),
}
_NIGHT: Final = {
    "field": ("#5f4e24", "#8c7438", "#a37d1f", "#f0c45e"),
    "forest": ("#2c5033", "#4c7a52", "#3f8040", "#98d592"),
    "mine": ("#484e5a", "#6c7484", "#717b8c", "#c0c8d6"),
    "sea": ("#234c68", "#437b9f", "#2c74a8", "#96d4fa"),
    "special": ("#553a62", "#83599a", "#82479a", "#e6b4f5"),
    "capital": ("#6e591a", "#9c7f2a", "#8a6c18", "#f0cc5a"),
    "bonus": ("#44385c", "#6c5a90", "#61479a", "#cbb2f5"),
}
_BANDS_DAY: Final = {
    "agri": "#f9d3a6",
    "forest": "#cfe6c4",
    "mining": "#d8dce3",
    "any": "#ead3f2",
    "none": "#f3e6cf",
    "end": "#d9d7fb",
}
_BANDS_NIGHT: Final = {
    "agri": "#6b4420",
    "forest": "#2f5530",
    "mining": "#4a5160",
    "any": "#5a3a66",
    "none": "#54462f",
    "end": "#3d3b78",
}


@cache
def style(dark: bool) -> str:
    """The colours of the table; pieces and icons keep theirs by day and by night."""
    if dark:
        back, panel, edge, ink, soft = "#1f1a1e", "#2f282d", "#584a53", "#f7efe6", "#d3c4bd"
        turn, ring, glow = "#ffb454", "#ff8ac4", "rgba(255,138,196,.24)"
        land, rim, slot, sunk, card = "#2a232b", "#5b4a56", "#75656e", "#241e22", "#3a3138"
        bad, good, road, veil = "#f08a7c", "#8fd6a4", "#e0b98a", "#3d3436"
    else:
        back, panel, edge, ink, soft = "#f7e9e4", "#fffaf3", "#d9bfae", "#3a241a", "#6a4e40"
        turn, ring, glow = "#b3410a", "#b8145f", "rgba(184,20,95,.16)"
        land, rim, slot, sunk, card = "#f3dfd3", "#c9a48f", "#b99a88", "#f4e7da", "#fffdf8"
        bad, good, road, veil = "#b3261e", "#1f6b3a", "#7a4a28", "#e6d8cc"
    return table_style(
        ROOT,
        Palette(back, panel, edge, ink, soft, turn, ring, glow),
        {
            **_grounds(dark),
            ".land": f"fill:{land};stroke:{rim};stroke-width:1.5",
            ".edge": f"fill:none;stroke:{rim};stroke-width:1.2",
            ".rim": f"fill:none;stroke:{ink};stroke-width:2.2;stroke-linejoin:round",
            ".way": f"fill:{road};stroke:{ink};stroke-width:1.4;stroke-linejoin:round",
            ".face": f"fill:none;stroke:{card};stroke-width:1.8;stroke-linejoin:round",
            # An edge lies over the places beside it; it lets clicks through when these are asked for.
            ":is(.parts[data-marked~='cell'] [data-el^='edge:']:not(.marked)>.hit)": "pointer-events:none",
            ".site": f"fill:{card};opacity:.62",
            ".quay": f"fill:{good};stroke:{ink};stroke-width:1.4",
            ".path": f"fill:none;stroke:{rim};stroke-width:2.6;stroke-linecap:round;stroke-dasharray:1 6;opacity:.75",
            ".now": f"fill:{turn};stroke:{ink};stroke-width:1.4",
            ".past": f"fill:{edge};stroke:{ink};stroke-width:1.4",
            ".space": f"fill:{card};opacity:.55",
            ".skill": f"fill:{'#1f4a47' if dark else '#cfeeea'};stroke:{edge};stroke-width:1.4",
            ".enhanced": f"fill:{'#5a2a44' if dark else '#fbd9e8'};stroke:{edge};stroke-width:1.4",
            ".goal": f"fill:{'#55303a' if dark else '#fde0e2'};stroke:{edge};stroke-width:1.4",
            ".free": f"fill:{'#26443a' if dark else '#dff3e6'};stroke:{edge};stroke-width:1.4",
            ".plinth": f"fill:{card};stroke:{ink};stroke-width:1.8",
            ".made": f"fill:{'#4d3826' if dark else '#f0d9bf'};stroke:{edge};stroke-width:1.2",
            ".slot": f"fill:none;stroke:{slot};stroke-width:1.6;stroke-dasharray:3 5;stroke-linecap:round",
            ".sunk": f"fill:{sunk};stroke:{edge};stroke-width:1.2",
            ".card": f"fill:{card};stroke:{rim};stroke-width:1.6",
            ".worker": f"stroke:{rim};stroke-width:1.4",
            ".price": f"fill:{card};opacity:.82",
            ".rule": f"fill:none;stroke:{edge};stroke-width:1.4",
            ".closed": f"fill:{veil};stroke:{edge};stroke-width:1.2",
            ".bad": f"fill:{bad}",
            ".good": f"fill:{good}",
            ".dim": "opacity:.42",
            ".printed": f"opacity:{'.8' if dark else '.42'}",
            ".here": f"fill:none;stroke:{turn};stroke-width:3",
            ".gate": f"fill:none;stroke:{bad};stroke-width:4;stroke-linecap:round",
            ".ring": f"fill:{panel};stroke:{ink};stroke-width:1.4",
            **{
                f".seat{i}": f"fill:{face};stroke:{line};stroke-width:1.4"
                for i, (face, line) in enumerate(HUES)
            },
            **_colours(dark, edge),
        },
    )


def _grounds(dark: bool) -> dict[str, str]:
    """The rules for places, tokens and the bands of cards."""
    rules: dict[str, str] = {}
    for kind, (cell, pattern, token, strong) in (_NIGHT if dark else _DAY).items():
        rules[f".g-{kind}"] = f"fill:{cell};stroke:{pattern}"
        rules[f".t-{kind}"] = f"fill:{token};stroke:{strong}"
    for mark, fill in (_BANDS_NIGHT if dark else _BANDS_DAY).items():
        rules[f".band-{mark}"] = f"fill:{fill}"
    return rules


def _colours(dark: bool, edge: str) -> dict[str, str]:
    """The rules for the three colours of prosperity and industry, as grounds of spaces; and for the sorts of areas."""
    fills = _FILLS_NIGHT if dark else _FILLS_DAY
    return {f".c-{name}": f"fill:{fill};stroke:{edge};stroke-width:1.2" for name, fill in fills.items()}


_FILLS_NIGHT: Final = {
    "orange": "#5a3a18",
    "green": "#27482a",
    "grey": "#434955",
    "basic": "#43331f",
    "special": "#3b2f4d",
    "additional": "#24403f",
}
_FILLS_DAY: Final = {
    "orange": "#fbdcb4",
    "green": "#d3ebc6",
    "grey": "#e0e3e9",
    "basic": "#fbeed5",
    "special": "#efe4fa",
    "additional": "#d9efec",
}


THEME: Final = Theme(ROOT, ("table", "boards", "cells", "pieces", "edges", "labels", "panels"), ART, style)
