"""What every part of the drawing needs: the view, the words, the colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVarTuple, Unpack

from igroteka.core.game import Look
from igroteka.core.text import Text
from igroteka.drawing import pen
from igroteka.drawing.labels import fit_line
from igroteka.drawing.pen import Palette, Theme, table_style

from ...view import AgeOfInnovationView, PartyView
from .art import ART
from .faces import FACES
from .icons import ROOT
from .plan import LEAST

Args = TypeVarTuple("Args")
#: What has been said: by speaker, message and arguments.
_TOLD: Final[dict[tuple[object, ...], str]] = {}
MOST_TOLD: Final = 20_000


class Pen(pen.Pen):
    """One drawing in the making."""

    def __init__(self, v: AgeOfInnovationView, look: Look) -> None:
        scores = [look.say(Text("draw-score", seat=p.seat, points=p.vp)) for p in v.players[: v.seats]]
        super().__init__(look, THEME, v.seats, scores)
        self.v = self.watch(v)
        if v.parties > v.seats:
            self.names.append(self.say(Text("automa")))

    def tell(self, key: str, **args: int | str) -> str:
        """A text that comes again in nearly every drawing: each is said once in a language."""
        wanted = (self.say, key, *args.values())
        words = _TOLD.get(wanted)
        if words is None:
            if len(_TOLD) > MOST_TOLD:
                _TOLD.clear()
            words = _TOLD[wanted] = self.say(Text(key, **args))
        return words

    def line(self, x: float, y: float, words: str, size: float, css: str = "", *, width: float) -> str:
        """Words that fit a width: made smaller, but never too small to be read, then cut."""
        return fit_line(round(x, 1), round(y, 1), words, size, width, css, least=LEAST)

    def colour(self, party: int) -> str:
        """The colour of a party: that of its native terrain."""
        return self.v.players[party].native or "none"

    def lay_party(self, draw: Callable[[Pen, PartyView, Unpack[Args]], None], party: int, *of: *Args) -> None:
        """Draw something of one party on the part that is being drawn, unless it would be the same as lately."""
        self.lay(_draw_party, draw, party, of)


def _draw_party(
    pen: Pen, draw: Callable[[Pen, PartyView, Unpack[Args]], None], party: int, of: tuple[*Args]
) -> None:
    draw(pen, pen.v.players[party], *of)


# ---------------------------------------------------------------- colours

#: By terrain: ground by day, its symbol; ground by night, its symbol.
_GROUND: Final = {
    "desert": ("#f6d976", "#a87900", "#8a6d1f", "#f7dd85"),
    "plains": ("#c79a6b", "#6b3f17", "#69452a", "#dcae80"),
    "swamp": ("#6a6470", "#d8d3dd", "#2d2a32", "#a49dab"),
    "lake": ("#7fb4e6", "#16508f", "#26507e", "#a9d2fb"),
    "forest": ("#86bf73", "#1f5a24", "#2c5730", "#a6dc96"),
    "mountain": ("#c3c7cb", "#5a6066", "#545a60", "#d4d9dd"),
    "wasteland": ("#e58674", "#7d1a10", "#7a2e25", "#ffb4a6"),
}
#: Pieces keep their colours by day and by night: face, edge, what is drawn on it.
_PIECES: Final = {
    "desert": ("#ffd21f", "#4a3500", "#5f4500"),
    "plains": ("#84501f", "#2b1604", "#ffe3c2"),
    "swamp": ("#201d24", "#000000", "#d9d3e0"),
    "lake": ("#1d5fc4", "#04204d", "#e3efff"),
    "forest": ("#1f8a3a", "#06300f", "#e2f8e4"),
    "mountain": ("#59626b", "#181d21", "#ffffff"),
    "wasteland": ("#c4281c", "#4a0703", "#ffe4e0"),
    "none": ("#d9d2c3", "#3d382e", "#3d382e"),
}


def piece_colour(native: str) -> str:
    """The colour of the pieces of a native terrain; nothing while it has not been chosen."""
    return _PIECES[native][0] if native else ""


@cache
def style(dark: bool) -> str:
    """The colours of the table; pieces and tiles keep theirs by day and by night."""
    if dark:
        back, panel, edge, ink, soft = "#191c22", "#262b33", "#49515e", "#f3f1ea", "#c3c6cd"
        water, wave, sea, slot, line = "#1d3a4d", "#3d6d88", "#16242f", "#5b6472", "#0e1318"
        turn, ring, glow = "#ffb454", "#ff8ac4", "rgba(255,138,196,.22)"
        good, cell = "#7fd49a", "#313843"
    else:
        back, panel, edge, ink, soft = "#ece7da", "#fffdf6", "#c9bfa6", "#29261f", "#5b564a"
        water, wave, sea, slot, line = "#cfe8f4", "#8fc3dd", "#e3eff2", "#a79d88", "#6f6a5c"
        turn, ring, glow = "#b3410a", "#b8145f", "rgba(184,20,95,.14)"
        good, cell = "#1d7a3c", "#f3eddd"
    own: dict[str, str] = {}
    for name, (day, day_sign, night, night_sign) in _GROUND.items():
        own[f".t-{name}"] = f"fill:{night if dark else day};stroke:{line};stroke-width:1.5"
        own[f".s-{name}"] = f"fill:{night_sign if dark else day_sign}"
    halo = "#f6f3ea" if dark else "#ffffff"
    for name, (face, rim, sign) in _PIECES.items():
        own[f".b-{name}"] = (
            f"fill:{face};stroke:{halo};stroke-width:3;stroke-linejoin:round;paint-order:stroke"
        )
        own[f".d-{name}"] = f"fill:{sign}"
        own[f".m-{name}"] = f"fill:{face};stroke:{rim};stroke-width:1.5"
        own[f".p-{name}"] = f"fill:none;stroke:{face};stroke-linecap:round"
    return table_style(
        ROOT,
        Palette(back, panel, edge, ink, soft, turn, ring, glow),
        {
            **own,
            ".t-river": f"fill:{water};stroke:{wave};stroke-width:1",
            ".s-river": f"fill:none;stroke:{wave};stroke-width:2;stroke-linecap:round",
            ".sea": f"fill:{sea};stroke:{edge};stroke-width:1.5",
            ".edge": f"fill:none;stroke:{ink};stroke-width:1.4;stroke-dasharray:3 4;opacity:.6",
            ".city": "fill:none;stroke:#e0a800;stroke-width:4;stroke-linejoin:round",
            ".site": f"fill:none;stroke:{soft};stroke-width:3;stroke-dasharray:2 5;stroke-linecap:round",
            ".knob": f"fill:{panel};stroke:{soft};stroke-width:1.5",
            ".plank": f"fill:none;stroke:{halo};stroke-linecap:round",
            ".cell": f"fill:{cell};stroke:{edge};stroke-width:1",
            ".key-line": "stroke:#d99a00;stroke-width:3;fill:none",
            ".slot": f"fill:none;stroke:{slot};stroke-width:1.8;stroke-dasharray:3 5;stroke-linecap:round",
            ".mark": f"fill:{ink}",
            ".gone": "opacity:.35",
            ".seal": "fill:#ffffff",
            ".act": "fill:#f08a1d;stroke:#7a3c00;stroke-width:1.5",
            ".on-act": "fill:#2a1500",
            ".good": f"fill:{good}",
            ".bowl": f"fill:{cell};stroke:#7b4fb5;stroke-width:2",
            ".spade-tag": f"fill:{panel};stroke:{ink};stroke-width:1.2",
            ".within": f"fill:none;stroke:{halo};stroke-width:2.5;stroke-dasharray:2 6;stroke-linecap:round",
        },
    )


THEME: Final = Theme(
    ROOT,
    ("table", "boards", "rivers", "shores", "hexes", "sites", "pieces", "labels", "panels"),
    {**ART, **FACES},
    style,
)
