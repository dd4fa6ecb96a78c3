"""The artwork: every picture of the game as a small vector symbol. All drawn for this project."""

from __future__ import annotations

import math
from typing import Final

from igroteka.drawing.shapes import Hue, fill, line, outline, star

from .torticrane import CRANE, TURTLE

INK: Final = "#26221c"


#: By seat: green, red, blue, yellow.
HUES: Final = (
    Hue("#d6f5cd", "#43a047", "#2b7030", "#123d17"),
    Hue("#ffdcd3", "#d6432f", "#9c2718", "#4f0f08"),
    Hue("#d8eaff", "#3d7fd0", "#255a9c", "#0d2a52"),
    Hue("#fff3c4", "#f6b91c", "#b98206", "#4d3500"),
)
#: For pictures on cards, where a building is anybody's.
NEUTRAL: Final = Hue("#fffdf6", "#d9d2c3", "#a89f8c", "#3d382e")


# ---------------------------------------------------------------- zones

#: Zones are 100 high. Fill and stroke come from where they are used: ground and pattern.
SIDE: Final = 50 * math.sqrt(3) / 2
HEXAGON: Final = f"M0 -50L{SIDE:.1f} -25V25L0 50L{-SIDE:.1f} 25V-25Z"


def _hatch(step: float, rising: bool) -> str:
    """Parallel lines across a zone."""
    lines: list[str] = []
    reach = SIDE - 5
    for i in range(-6, 7):
        ends = [
            (x, y if rising else -y)
            for x in range(-int(reach), int(reach) + 1)
            if abs(y := i * step - x * 0.9) < 45 - abs(x) * 0.577
        ]
        if len(ends) > 6:
            lines.append(f"M{ends[0][0]} {ends[0][1]:.0f}L{ends[-1][0]} {ends[-1][1]:.0f}")
    return "".join(lines)


def _pattern(d: str, width: float, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{d}" fill="none" stroke-width="{width:g}" stroke-linecap="round"{dashed}/>'


_TUFT: Final = "l-4 -7m4 7v-10m0 10l4 -7"
GROUNDS: Final = {
    "green": _pattern(
        "".join(
            [
                f"M{x} {y}{_TUFT}"
                for x, y in (
                    (-28, -14),
                    (26, -15),
                    (-14, -27),
                    (13, -28),
                    (-31, 12),
                    (31, 11),
                    (-14, 38),
                    (15, 37),
                )
            ]
            + [f"M{x} {y}{_TUFT}" for x, y in ((0, -37), (-22, 26), (23, 25), (0, -12), (-13, 6), (14, 6))]
        ),
        2.6,
    ),
    "yellow": _pattern(
        "".join(
            [
                f"M{-w} {y}H{w}"
                for y, w in ((-36, 7), (-24, 28), (-12, 35), (0, 28), (12, 35), (24, 28), (36, 7))
            ]
        ),
        5,
        "0 14",
    ),
    "red": _pattern(_hatch(13, True), 3.4),
    "bramble": _pattern(_hatch(17, True) + _hatch(17, False), 2.6),
}


def _scallops(petals: int, reach: float, r: float) -> str:
    return "".join(
        [
            f'<circle cx="{24 + reach * math.cos(2 * math.pi * i / petals):.1f}" '
            f'cy="{24 + reach * math.sin(2 * math.pi * i / petals):.1f}" r="{r:g}"/>'
            for i in range(petals)
        ]
    )


#: The symbols of the types, 48 by 48, all of one piece so that the cost can stand on them.
GLYPHS: Final = {
    "green": _scallops(7, 15, 8.4) + '<circle cx="24" cy="24" r="16"/>',
    "yellow": '<path d="M2 28C2 12 11 3 24 3s22 9 22 25c0 3-2 4-4 4H6c-2 0-4-1-4-4z"/><path d="M16 30h16l3 13q0 4-4 4H17q-4 0-4-4z"/>',
    "red": '<path d="M24 1C34 6 45 17 43 29 41 39 33 43 26 43v4.5h-4V43C15 43 7 39 5 29 3 17 14 6 24 1z"/>',
    "bramble": f'<path d="{star(9, 16, 23.5, 24, 24)}"/>',
}

# ---------------------------------------------------------------- buildings


def _floor(h: Hue, walls: str, lit: str, windows: str) -> str:
    return outline(walls, h.face, h.dark, 2.4) + line(lit, h.pale, 2) + outline(windows, h.pale, h.dark, 1)


def _windows(shape: str) -> str:
    return "".join([f"M{x} 11{shape}" for x in (15, 30, 45)])


_ROUND: Final = "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
_SQUARE: Final = "m-3.5-3.5h7v7h-7z"
_DIAMOND: Final = "m-5 0l5-5 5 5-5 5z"
_TRIANGLE: Final = "m0-5l5 8.5h-10z"

#: One floor of each clan, 60 by 20, of its own shape: round ends, straight, pointed ends, wider below.
FLOORS: Final = (
    _floor(HUES[0], "M10 2.5h40a8.5 8.5 0 0 1 0 17H10a8.5 8.5 0 0 1 0-17z", "M11 5.5h38", _windows(_ROUND)),
    _floor(HUES[1], "M3 2.5h54v17H3z", "M6 5.5h48", _windows(_SQUARE)),
    _floor(HUES[2], "M9 2.5h42l7.5 8.5-7.5 8.5H9L1.5 11z", "M11 5.5h38", _windows(_DIAMOND)),
    _floor(HUES[3], "M10 2.5h40l8.5 17H1.5z", "M12 5.5h36", _windows(_TRIANGLE)),
)
NEUTRAL_FLOOR: Final = outline("M4 2.5h52v17H4z", NEUTRAL.face, NEUTRAL.dark, 2.6) + fill(
    "M12 7h8v8h-8zM26 7h8v8h-8zM40 7h8v8h-8z", NEUTRAL.dark
)
#: The cap of an acorn.
ROOF: Final = (
    outline("M33 6q-2-4 2-5.5", "none", "#3a2010", 4)
    + outline(
        "M1.5 25C1.5 12 15 5 32 5s30.5 7 30.5 20c0 3-2 4-4 4h-53c-2 0-4-1-4-4z", "#9a5a2b", "#3a2010", 2.4
    )
    + line("M13 26L24 8M27 27L42 7M42 27L53 13M50 26L40 8M37 27L22 8M22 27L11 13", "#d9a06a", 1.6)
    + line("M4 26.5h56", "#e8b987", 2)
)

#: The badge of each clan, 24 by 24: disc, square, diamond, triangle.
EMBLEMS: Final = (
    ("M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z", "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z"),
    ("M2.5 2.5h19v19h-19z", "M8.5 8.5h7v7h-7z"),
    ("M12 .8L23.2 12 12 23.2.8 12z", "M12 7.5l4.5 4.5-4.5 4.5-4.5-4.5z"),
    ("M12 1.5L23.2 21.5H.8z", "M12 10.5l4 7h-8z"),
)

# ---------------------------------------------------------------- marks

_MEDAL: Final = (
    fill("M7 13l-3.5 9 4-1 2.5 2.5 3-8.5zM17 13l3.5 9-4-1-2.5 2.5-3-8.5z", "#b8442c")
    + outline("M12 1.2a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6z", "#f7c948", "#7a4f00", 1.4)
    + fill("M12 4.5l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5L7 8.1l3.5-.4z", "#7a4f00")
)
_CARD: Final = (
    outline("M6 2h52q4 0 4 4v70q0 4-4 4H6q-4 0-4-4V6q0-4 4-4z", "#2f6a55", "#0e2e25", 2.5)
    + outline("M10 8h44q2 0 2 2v62q0 2-2 2H10q-2 0-2-2V10q0-2 2-2z", "#3f8a70", "#8fd0b6", 1.5)
    + line("M32 62V36M32 46q-12-1-13-13q12 1 13 13M32 40q10-1 12-13q-11 1-12 13", "#d8f2e6", 3.4)
    + line("M20 63h24", "#d8f2e6", 3.4)
)
_SEALED: Final = outline(
    "M3 2h18q2 0 2 2v20q0 2-2 2H3q-2 0-2-2V4q0-2 2-2z", "#5d4a86", "#22163d", 1.6
) + line("M8.5 10a3.6 3.6 0 1 1 5 3.3q-1.5.8-1.5 2.8M12 20.5v.1", "#efe6ff", 2.4)

#: Marks that take their colour from where they are used: 24 by 24.
MARKS: Final = {
    "person": '<circle cx="12" cy="6.5" r="4.8"/><path d="M3 22.5c0-6.5 3.5-10 9-10s9 3.5 9 10z"/>',
    "ploy": '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 4.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6z"/><circle cx="12" cy="12" r="5.4"/>',
    "arrow": '<path d="M2 9h10V3.5L22.5 12 12 20.5V15H2z"/>',
    "gear": '<path fill-rule="evenodd" d="M10.3 1h3.4l.6 3 2 .8 2.5-1.7 2.4 2.4-1.7 2.5.8 2 3 .6v3.4l-3 .6-.8 2 1.7 2.5-2.4 2.4-2.5-1.7-2 .8-.6 3h-3.4l-.6-3-2-.8-2.5 1.7-2.4-2.4 1.7-2.5-.8-2-3-.6V10.6l3-.6.8-2L2.8 5.5l2.4-2.4 2.5 1.7 2-.8zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z"/>',
    "invasion": '<path d="M5 1.5h2.5v21H5zM8.5 3c4-2.5 7 2.5 12.5 0v9.5c-5.5 2.5-8.5-2.5-12.5 0z"/>',
    "strategic": '<path d="M12 1.5L17 7h-3.3v10H17l-5 5.5L7 17h3.3V7H7z"/><path d="M1 10.5h2V8.5h2v2h2v2H5v2H3v-2H1zM18.5 10.5h5v2h-5z"/>',
    "roof": '<path d="M1 13Q2 5 9 5t8 8z"/><path d="M3 15h12v7H3z" opacity=".55"/><path d="M15 5.5c0-3 3-4 5-2.5q2 1.5 1.5 5.5h2.3L20 13.5l-3.5-5H19q.2-3-1.2-3.3Q17 5.2 17 6.5z"/>',
    "hammer": '<path d="M3 9.5L10 2.5l4.5 1 4.5 4.5 2.5-.5L23 9l-5 5-1.5-1.5.5-2.5-2.5-2-2.5 2.5-4.5-4.5L4.8 11zM12.8 11.5l-9.3 9.3q-1.2 1-2.3 0t0-2.3l9.3-9.3z"/>',
}


def _art() -> dict[str, tuple[str, str]]:
    art: dict[str, tuple[str, str]] = {}
    for kind, pattern in GROUNDS.items():
        art[f"ground-{kind}"] = ("-50 -50 100 100", f'<path d="{HEXAGON}" stroke="none"/>{pattern}')
    for kind, glyph in GLYPHS.items():
        art[kind] = ("0 0 48 48", glyph)
    for i, floor in enumerate(FLOORS):
        shape, heart = EMBLEMS[i]
        art[f"floor-{i}"] = ("0 0 60 20", floor)
        art[f"clan-{i}"] = (
            "0 0 24 24",
            outline(shape, HUES[i].face, HUES[i].dark, 1.6) + outline(heart, HUES[i].pale, HUES[i].dark, 1),
        )
    art["floor"] = ("0 0 60 20", NEUTRAL_FLOOR)
    art["roof-piece"] = ("0 0 64 30", ROOF)
    art["crane"] = ("0 0 100 90", CRANE)
    art["turtle"] = ("0 0 24 24", TURTLE)
    art["points"] = ("0 0 24 24", _MEDAL)
    art["card"] = ("0 0 64 82", _CARD)
    art["sealed"] = ("0 0 24 28", _SEALED)
    for name, mark in MARKS.items():
        art[name] = ("0 0 24 24", mark)
    return art


ART: Final = _art()
