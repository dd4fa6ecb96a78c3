"""The artwork: every picture of the game as a small vector symbol, 32 by 32 if not said otherwise. All our own."""

from __future__ import annotations

import math
from typing import Final

from igroteka.drawing.shapes import box, disc, fill, line, scale

from .characters import PEOPLE
from .pieces import PIECES
from .strokes import CREAM, INK, outline
from .sweets import SWEETS

ORANGE: Final = "#ef8a2b"
GREEN: Final = "#4c9f45"
GOLD: Final = "#f5bd2f"

# ---------------------------------------------------------------- goods

_EAR: Final = "".join([f"M16 {y}q-7 -1 -7 -7q7 1 7 7q0 -6 7 -7q0 6 -7 7" for y in (22, 16, 10)])
GOODS: Final = {
    "gold": disc(16, 16, 13, GOLD, "#7a4e00", 2)
    + disc(16, 16, 9, "none", "#c98a12", 1.6)
    + fill("M16 8.5l2.2 4.9 5.3.6-4 3.6 1.1 5.3-4.6-2.7-4.6 2.7 1.1-5.3-4-3.6 5.3-.6z", "#8a5a00"),
    "wheat": line("M16 30V8", "#a86a0c", 2.6)
    + outline(_EAR, "#f7cf4d", "#8a5607", 1.5)
    + outline("M16 9q-4-3 0-8q4 5 0 8", "#f7cf4d", "#8a5607", 1.5),
    "wood": outline("M4 19.5q0-6.5 5-6.5h16v13H9q-5 0-5-6.5z", "#b8743a", INK, 1.8)
    + outline("M25 13q5 0 5 6.5T25 26q-4 0-4-6.5T25 13z", "#f2cf9c", INK, 1.8)
    + line("M25.3 17.5q2 0 2 2t-1.6 2", "#b8743a", 1.4)
    + line("M8 17h9M7 21.5h10", "#7d4a20", 1.6)
    + outline("M11 13q1-6 8-8q0 6-4 8z", "#6fb35a", "#2d5a20", 1.5),
    "iron": outline("M8 12h16l6 13H2z", "#8d97a5", INK, 1.8)
    + outline("M10.5 6h11L24 12H8z", "#c6ced8", INK, 1.8)
    + line("M8.5 22l3-6M14 22l1-6", "#dfe5ec", 1.8),
    "basic": disc(16, 16, 13.5, CREAM, INK, 1.8)
    + fill("M16 16V4A12 12 0 0 0 5.6 22z", "#f2b53a")
    + fill("M16 16V4A12 12 0 0 1 26.4 22z", "#7fb56c")
    + fill("M16 16L5.6 22A12 12 0 0 0 26.4 22z", "#98a2ae")
    + line("M16 16V3M16 16L5 22.3M16 16L27 22.3", INK, 1.4),
    "diamond": outline("M9 5h14l7 8-14 15L2 13z", "#8fe0f2", "#0b5a72", 1.8)
    + line("M2.5 13h27M9 5l3 8 4 15 4-15 3-8M12 13l4-8 4 8", "#0b5a72", 1.2)
    + fill("M9.5 6.5h4.5l-3 5.5H5z", "#e6fbff"),
    "disc": disc(16, 17.5, 12.5, "#8e2f62")
    + disc(16, 15, 12.5, "#e0579c", "#5e1a3f", 1.8)
    + disc(16, 15, 8, "none", "#ffd2e8", 1.8)
    + fill("M13 9.5l8 5.5-8 5.5z", "#fff0f8"),
    "card": box(6, 2.5, 20, 27, "#7a4bb0", 3, "#341a57", 1.8)
    + box(8.6, 5.2, 14.8, 21.6, "#9a6fd0", 2, "#d9c4f5", 1.2)
    + fill(
        "M16 9q4 0 4 3.6 0 2.4-1.8 3.4 3.6 1 3.6 6.2H10.2q0-5.2 3.6-6.2-1.8-1-1.8-3.4Q12 9 16 9z", "#f4eaff"
    ),
    "vp": fill("M9 17L4.5 29.5l5-1.2 3.3 3 4-11zM23 17l4.5 12.5-5-1.2-3.3 3-4-11z", "#c2402c")
    + disc(16, 13, 11, "#ffd34f", "#7a4e00", 1.8)
    + fill("M16 5.2l2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z", "#8a5200"),
    "cp": outline("M4 3h24v13q0 9-12 13.5Q4 25 4 16z", "#e86a92", "#64152f", 1.8)
    + outline("M8 21v-7l4-3.5 4 3.5v-4l4-3 4 3v11z", "#fff1f5", "#64152f", 1.3)
    + fill("M10.5 15.5h2.4v2.6h-2.4zM18 12.5h4v2h-4zM18 16.5h4v2h-4z", "#64152f"),
    "ip": outline(
        "M13.8 2.5h4.4l.8 3.6 2.7 1.1 3.1-2 3.1 3.1-2 3.1 1.1 2.7 3.5.8v4.4l-3.5.8-1.1 2.7 2 3.1-3.1 3.1-3.1-2-2.7 1.1-.8 3.5h-4.4l-.8-3.5-2.7-1.1-3.1 2-3.1-3.1 2-3.1-1.1-2.7-3.5-.8v-4.4l3.5-.8 1.1-2.7-2-3.1 3.1-3.1 3.1 2 2.7-1.1z",
        "#5c7fa8",
        "#14283f",
        1.6,
    )
    + disc(16, 17, 6, "#e6eef8", "#14283f", 1.4),
}

# ---------------------------------------------------------------- terrain

#: The symbols of the kinds of terrain, in colours that hold by day and by night.
TERRAIN: Final = {
    "field": fill("M3 27q13-7 26 0v3H3z", "#b87a1c")
    + line("M9 25V12M16 24V8M23 25V12", "#8a5607", 1.8)
    + outline(
        "M9 13q-3.4-3 0-8q3.4 5 0 8zM16 10q-3.6-3 0-8.5q3.6 5.5 0 8.500zM23 13q-3.4-3 0-8q3.4 5 0 8z",
        "#ffdf70",
        "#8a5607",
        1.3,
    )
    + line(
        "M9 19q-4-1-4-4M9 19q4-1 4-4M16 17q-4-1-4-4M16 17q4-1 4-4M23 19q-4-1-4-4M23 19q4-1 4-4",
        "#c98a12",
        1.8,
    ),
    "forest": outline("M14 24h4v6h-4z", "#8a5a2e", INK, 1.3)
    + outline("M16 1.500L24 12h-4l6.5 8H21l5 6H6l5-6H5.500L12 12H8z", "#3f9143", "#153f1a", 1.6)
    + line("M13 10l3-4M11 18l4-5", "#a5d99a", 1.6),
    "mine": outline("M2 28L12 8l4 5 4-8 10 23z", "#8a93a1", "#232a35", 1.7)
    + fill("M12 8l-2.6 5.2 2.6 1.8 1.8-1.600L16 13zM20 5l-2.6 5.2 2.4 2 3-1.400z", "#eef2f7")
    + outline("M11 28v-5q0-5 5-5t5 5v5z", "#2b323d", "#11161d", 1.3)
    + line("M13.5 28v-3M18.5 28v-3", "#c9a45c", 1.6),
    "sea": line(
        "M2 11q3.5-5 7 0t7 0 7 0 7 0M2 18q3.5-5 7 0t7 0 7 0 7 0M2 25q3.5-5 7 0t7 0 7 0 7 0", "#0f4f86", 3.4
    )
    + line(
        "M2 10q3.5-5 7 0t7 0 7 0 7 0M2 17q3.5-5 7 0t7 0 7 0 7 0M2 24q3.5-5 7 0t7 0 7 0 7 0", "#bfe6ff", 1.4
    ),
    "special": outline(
        "M16 2l3.8 9.2 10 .8-7.6 6.5 2.4 9.700L16 23l-8.6 5.2 2.4-9.700L2.2 12l10-.800z",
        "#c77be0",
        "#4a145f",
        1.8,
    )
    + disc(16, 17, 3.4, "#fbe9ff"),
    "capital": outline("M3 27V10l6.5 6L16 4l6.5 12L29 10v17z", "#ffd34f", "#7a4e00", 1.9)
    + line("M5 23h22", "#b97d0c", 2)
    + disc(16, 18, 2.6, "#e0506e")
    + disc(8.5, 20, 1.8, "#5aa9e0")
    + disc(23.5, 20, 1.8, "#5aa9e0"),
    "port": disc(16, 16, 15.4, "#eaf6ff", "#0e3557", 1.2)
    + line("M16 10v17M10.5 14h11", "#0e3557", 2.8)
    + line(
        "M6.5 18.5q1 8.5 9.5 8.5t9.5-8.5M6.5 18.5l-1 3.5M6.5 18.5l3.8 1.3M25.5 18.5l1 3.5M25.5 18.5l-3.8 1.3",
        "#0e3557",
        2.2,
    )
    + disc(16, 7.5, 2.6, "#fff", "#0e3557", 2),
}

#: Patterns of the ground, 100 high around the middle. They take the colour of their place.
HEX: Final = "M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z"


def _rows(step: int, shape: str, width: float) -> str:
    strokes: list[str] = []
    for y in range(-40, 41, step):
        reach = 41 - max(0, abs(y) - 22) * 1.7
        for x in range(-40, 41, step):
            at = x + (step // 2 if (y // step) % 2 else 0)
            if abs(at) < reach - 4:
                strokes.append(f"M{at} {y}{shape}")
    return f'<path d="{"".join(strokes)}" fill="none" stroke-width="{width:g}" stroke-linecap="round"/>'


GROUNDS: Final = {
    "field": _rows(16, "h7", 3),
    "forest": _rows(18, "l-4 6m4-6l4 6", 2.6),
    "mine": _rows(18, "l4-5 4 5", 2.6),
    "sea": _rows(18, "q4-5 8 0", 2.6),
    "special": _rows(20, "h.1", 5),
    "capital": _rows(22, "m-4 0h8m-4-4v8", 2.4),
    "bonus": _rows(20, "l5 5", 2),
}

# ---------------------------------------------------------------- tracks and marks


def gear(colour: str, edge: str, inside: str) -> str:
    """The wheel of an industry with a mark in it."""
    teeth = "M" + "L".join(
        [
            f"{16 + r * math.cos(a):.1f} {16 + r * math.sin(a):.1f}"
            for i in range(10)
            for r, a in (
                (14.8, (i - 0.24) * math.pi / 5),
                (14.8, (i + 0.24) * math.pi / 5),
                (11.8, (i + 0.32) * math.pi / 5),
                (11.8, (i + 0.68) * math.pi / 5),
            )
        ]
    )
    return outline(teeth + "Z", colour, edge, 1.5) + disc(16, 16, 8.6, CREAM, edge, 1.2) + inside


def steps(colour: str, edge: str) -> str:
    """A pennant that climbs: a step on a prosperity track."""
    return (
        outline("M3 29V21h6.500v-5H16v-5h6.500V5H29v24z", colour, edge, 1.7)
        + line("M5.5 15.500L16 5.500M16 5.500h-6M16 5.500v6", edge, 2.8)
        + line("M5.5 15.500L16 5.500M16 5.500h-6M16 5.500v6", "#fff", 1.1)
    )


_TRIO: Final = (
    outline("M3 29V21h6.500v-5v13z", ORANGE, INK, 1.5)
    + outline("M9.5 29V16H16v-5h3v18z", GREEN, INK, 1.5)
    + outline("M19 29V11h3.500V5H29v24z", "#9aa2ae", INK, 1.5)
    + line("M5.5 15.500L16 5.500M16 5.500h-6M16 5.500v6", INK, 2.8)
    + line("M5.5 15.500L16 5.500M16 5.500h-6M16 5.500v6", "#fff", 1.1)
)
INDUSTRIES: Final = {
    "agri": (ORANGE, "#7a3a05"),
    "forest": (GREEN, "#1d4f1a"),
    "mining": ("#98a1ae", "#2f3743"),
}
_MARK: Final = {
    "agri": scale(9.5, 9, 0.41, GOODS["wheat"]),
    "forest": scale(9.5, 9.2, 0.41, TERRAIN["forest"]),
    "mining": scale(9.5, 9.2, 0.41, TERRAIN["mine"]),
}
_STAR: Final = "M16 10.200l1.7 3.9 4.2.4-3.2 2.8 1 4.2-3.7-2.2-3.7 2.2 1-4.2-3.2-2.8 4.2-.400z"
TRACKS: Final = {
    **{f"bonus-{name}": gear(*colours, _MARK[name]) for name, colours in INDUSTRIES.items()},
    "bonus-any": gear("#d79be8", "#4a145f", fill(_STAR, "#4a145f")),
    "prosper-orange": steps(ORANGE, "#7a3a05"),
    "prosper-green": steps(GREEN, "#1d4f1a"),
    "prosper-grey": steps("#a5adb9", "#2f3743"),
    "prosper-any": _TRIO,
    "prosper-least": _TRIO
    + disc(25, 8, 6.5, CREAM, INK, 1.4)
    + line("M25 5v6M22.5 8.500l2.5 2.5 2.5-2.5", INK, 1.8),
    "industry": line("M3 24h26M6 20v8M12 20v8M18 20v8M24 20v8", "#a98a70", 2.4)
    + outline("M6 19V9h8v4h6V7h5v6l2 6z", "#5c7fa8", "#14283f", 1.6)
    + disc(10.5, 20, 3, CREAM, INK, 1.5)
    + disc(20.5, 20, 3, CREAM, INK, 1.5),
    "food": outline("M2 20h28q0 9-14 9T2 20z", "#f0f4f8", "#3b4a5a", 1.7)
    + outline("M6 20q0-11 10-11t10 11z", "#e7a25a", "#6b3b10", 1.6)
    + line("M10 16q1-3 3-4M16 16q.5-3 2-4", "#fff0d8", 1.8)
    + line("M12 6q-1.5-2 0-4M18 6q-1.5-2 0-4", "#8a7460", 1.8),
    "mark-agri": disc(16, 16, 14, ORANGE, "#7a3a05", 1.8) + scale(5.5, 4.5, 0.65, GOODS["wheat"]),
    "mark-forest": disc(16, 16, 14, GREEN, "#1d4f1a", 1.8) + scale(5.5, 4.5, 0.65, TERRAIN["forest"]),
    "mark-mining": disc(16, 16, 14, "#aab2bd", "#2f3743", 1.8) + scale(5.5, 5, 0.65, TERRAIN["mine"]),
    "mark-any": fill("M16 16L3.9 23A14 14 0 0 1 16 2z", ORANGE)
    + fill("M16 16V2a14 14 0 0 1 12.1 21z", GREEN)
    + fill("M16 16l12.1 7A14 14 0 0 1 3.9 23z", "#aab2bd")
    + disc(16, 16, 14, "none", INK, 1.8)
    + fill(_STAR, "#fff"),
}

# ---------------------------------------------------------------- words without letters

MARKS: Final = {
    "made": outline("M1.5 30.5V9l7-6v6l7.5-6v6l7.5-6v6h7v21.5z", "#8a5a3a", "#3b2114", 1.8)
    + box(4.5, 11.5, 23, 16.5, "#fff4e2", 3),
    "skill": outline("M16 1.500l12.5 7.200v14.600L16 30.5 3.5 23.300V8.700z", "#3fa7a0", "#0d4541", 1.8)
    + fill("M16 7l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.700z", "#eafffb"),
    "enhanced": outline("M16 1.500l12.5 7.200v14.600L16 30.5 3.5 23.300V8.700z", "#c85a8e", "#5b1238", 1.8)
    + fill("M16 5l3 7 7.5.8-5.6 5 1.6 7.300L16 21.300l-6.5 3.8 1.6-7.3-5.6-5L13 12z", "#ffe9a8")
    + disc(16, 16, 3, "#c85a8e"),
    "wonder": outline(
        "M4 29q0-9 5-12-3-3-1-8 3 1 4 4 .5-6 4-10 3.5 4 4 10 1-3 4-4 2 5-1 8 5 3 5 12z",
        "#f59ac0",
        "#7a1c48",
        1.7,
    )
    + disc(16, 20, 3.5, "#fff3b0", "#7a1c48", 1.3),
    "milestone": line("M7 30V3", "#5b3a22", 3)
    + outline("M8 4h19l-5 6.5 5 6.500H8z", "#e0506e", "#5b1024", 1.7)
    + fill("M14 7.500l1.2 2.4 2.6.3-1.9 1.9.5 2.6-2.4-1.3-2.3 1.3.5-2.6-1.9-1.9 2.6-.300z", "#fff"),
    "help": outline("M3 6h26v16H18l-6 7v-7H3z", "#8cc7f0", "#123e60", 1.7)
    + line("M12.5 12q0-3.5 3.5-3.500t3.5 3q0 2.5-3.5 3.500v1.500M16 19.300v.1", "#123e60", 2.4),
    "employ": disc(16, 12, 6, "#ffd9b8", INK, 1.6)
    + outline("M8 11q0-8 8-8t8 8h2v2H6v-2z", GOLD, "#7a4e00", 1.6)
    + outline("M5 30q0-10 11-10t11 10z", "#4f8fd0", "#163a60", 1.7),
    "arrow": outline("M3 12h14V5l12 11-12 11v-7H3z", "#fff6e3", INK, 1.8),
    "turn": line("M6 18a10 10 0 1 0 3-8", CREAM, 6.4)
    + fill("M1 13L13 1.5l2 13.5z", CREAM)
    + line("M6 18a10 10 0 1 0 3-8", INK, 3.4)
    + fill("M2.5 12L12 3.5l1.5 10z", INK),
    "find": disc(13, 13, 9, "#dff2ff", INK, 2.4) + line("M20 20l9 9", INK, 4.2),
    "drop": box(8, 2, 16, 19, "#9a6fd0", 2.5, "#341a57", 1.6)
    + line("M16 12v15M10.5 22l5.5 6 5.5-6", "#b3261e", 3.2),
    "now": outline("M18 1.500L5 18h8l-3 12.500L26 13h-9z", "#ffd34f", "#7a4e00", 1.8),
    "moon": outline("M21 3a13.5 13.5 0 1 0 8 20A12 12 0 0 1 21 3z", "#b9b6f2", "#2a2767", 1.8),
    "sun": disc(16, 16, 7, "#ffd34f", "#7a4e00", 1.8)
    + line(
        "M16 2v4M16 26v4M2 16h4M26 16h4M6.1 6.100l2.8 2.800M23.1 23.100l2.8 2.800M25.9 6.100l-2.8 2.800M8.9 23.100l-2.8 2.8",
        "#b97d0c",
        2.6,
    ),
    "whenever": line(
        "M16 16C12 8.5 3.5 9 3.5 16s8.5 7.5 12.5 0c4-7.5 12.5-7 12.5 0s-8.5 7.5-12.5 0z", "#7a2f8a", 3.6
    ),
    "best": outline("M16 3l12 12h-7v5h-10v-5H4z", "#f5bd2f", "#7a4e00", 1.7)
    + box(9, 23, 14, 5.5, "#f5bd2f", 1.5, "#7a4e00", 1.7),
    "low": outline("M16 29L4 17h7v-5h10v5h7z", "#9fc3e8", "#143a60", 1.7)
    + box(9, 3.5, 14, 5.5, "#9fc3e8", 1.5, "#143a60", 1.7),
    "sweet": outline("M9 16L2 9v14zM23 16l7-7v14z", "#f48aa8", "#7a1c3c", 1.7)
    + disc(16, 16, 8.5, "#f7b6cf", "#7a1c3c", 1.7)
    + line("M11 12q5 3 10 1M10.5 18q5.5 3 11 1", "#fff", 2.2),
    "border": outline("M16 2l12.1 7v14L16 30 3.9 23V9z", "none", "#8a5a2e", 3.4)
    + outline("M16 9l6 3.500v7L16 23l-6-3.500v-7z", "#efe0bd", "#6b5330", 1.6),
    "marker": outline("M16 4l10 6v11l-10 7-10-7V10z", "#b98ad8", "#4a145f", 1.9)
    + line("M6 10l10 6 10-6M16 16v11", "#4a145f", 1.5),
    "player": disc(16, 9.5, 6.5, "#ffd9b8", INK, 1.7)
    + outline("M3.5 30q0-12 12.5-12t12.5 12z", "#c85a8e", "#5b1238", 1.7),
    "always": outline("M16 2l11 4v9q0 10-11 15Q5 25 5 15V6z", "#9ad0a0", "#1d4f2a", 1.8)
    + line("M10 16l4.5 4.500L22.5 11", "#1d4f2a", 3.2),
    "free": outline(
        "M16 2l4 9.5L30 13l-7.5 7 2 10L16 25l-8.5 5 2-10L2 13l10-1.500z", "#8fd6b4", "#155a40", 1.8
    ),
    "first": outline("M3 13L16 2l13 11v3H3z", "#e0506e", "#5b1024", 1.7)
    + outline("M7 16h18v13H7z", "#fff1d6", INK, 1.7)
    + line("M13.5 20.500L16.5 18.500V27", INK, 2.6),
    "lock": line("M10 15v-4q0-6.5 6-6.500t6 6.500v4", "#5b4638", 3.2)
    + outline("M6 14h20v15H6z", "#d9b37a", "#5b3a12", 1.8)
    + disc(16, 21, 2.5, "#5b3a12"),
    "city": outline("M2 29V15l6-5 6 5v-5l6-6 6 6v3h4v16z", "#f7b2c8", "#64152f", 1.7)
    + fill(
        "M5.5 18h3v3.500h-3zM10.5 18h2v3.500h-2zM17 13h2.600v3H17zM21.5 13h2.600v3h-2.600zM17 18h2.600v3H17zM21.5 18h2.600v3h-2.600zM7 24h4v5H7zM18.5 24h4v5h-4z",
        "#64152f",
    ),
    "copy": box(10, 2.5, 18, 21, "#dfe9f5", 2.5, "#24405e", 1.7)
    + box(4, 8.5, 18, 21, "#f7fbff", 2.5, "#24405e", 1.7)
    + line("M8 15h10M8 19.500h10M8 24h6", "#24405e", 2),
    "discount": outline("M16 2.500h12v12L14 29.5 2.5 18z", "#ffd34f", "#7a4e00", 1.8)
    + disc(23.5, 8, 2.4, "#7a4e00")
    + line("M9 18h8", "#7a4e00", 3.2),
    "tile": box(3, 3, 26, 26, "#fff1d6", 5, "#8a6a3a", 2),
    "score": outline("M7 3h18v8q0 9-9 9t-9-9z", GOLD, "#7a4e00", 1.7)
    + line("M7 6H2.500q0 8 6 8.500M25 6h4.500q0 8-6 8.5", "#7a4e00", 2.2)
    + outline("M13.5 20h5v4h4.500v5H9v-5h4.500z", GOLD, "#7a4e00", 1.7),
    "hand": box(3, 8, 12, 18, "#b895e0", 2.5, "#341a57", 1.5)
    + box(10, 5, 12, 19, "#9a6fd0", 2.5, "#341a57", 1.5)
    + box(17, 8, 12, 18, "#7a4bb0", 2.5, "#341a57", 1.5),
}


def _art() -> dict[str, tuple[str, str]]:
    art: dict[str, tuple[str, str]] = {}
    for some in (GOODS, TERRAIN, SWEETS, PIECES, TRACKS, MARKS):
        for name, body in some.items():
            art[name] = ("0 0 32 32", body)
    for kind, pattern in GROUNDS.items():
        art[f"ground-{kind}"] = ("-50 -50 100 100", f'<path d="{HEX}" stroke="none"/>{pattern}')
    for name, body in PEOPLE.items():
        art[name] = ("0 0 48 48", body)
    return art


ART: Final = _art()
