"""The artwork: every picture of the game as a small vector symbol. All drawn for this project."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from igroteka.drawing.shapes import disc, fill, line, outline, star

INK: Final = "#26221c"


class PieceHue(NamedTuple):
    """The colours of a piece, from light to dark."""

    pale: str
    face: str
    dark: str


#: Workers are told apart by colour and by the mark on their chest.
WORKERS: Final = {
    "blue": PieceHue("#dcebff", "#3b78d8", "#0d2a5c"),
    "red": PieceHue("#ffe0da", "#d8402f", "#560f08"),
    "yellow": PieceHue("#fff8d0", "#f5c419", "#5c4100"),
    "green": PieceHue("#dcf7d6", "#3f9d45", "#0f3d16"),
}
#: Players are told apart by crests; none has the colour of a worker.
SEATS: Final = (
    PieceHue("#ffe9d6", "#c8641b", "#47200a"),
    PieceHue("#d8f3f0", "#178a86", "#06312f"),
    PieceHue("#fbdcee", "#b8408c", "#430e30"),
    PieceHue("#efe2d5", "#7d5a3c", "#2e1d0f"),
    PieceHue("#e1e7ee", "#566a80", "#182430"),
    PieceHue("#eef2cf", "#75831a", "#2a3003"),
)


# ---------------------------------------------------------------- workers, 24 by 24

MEEPLE: Final = (
    "M12 1.5a4.6 4.6 0 0 1 4.3 6.3c3 .6 6 2 6.4 3.7.4 1.6-1 2.6-2.8 2.2l-3.4-.7 3.6 7.3c.6 1.3-.2 2.4-1.6 2.4h-4.2"
    "L12 18.6l-2.3 4.1H5.5c-1.4 0-2.2-1.1-1.6-2.4L7.5 13l-3.4.7c-1.8.4-3.2-.6-2.8-2.2.4-1.7 3.4-3.1 6.4-3.7A4.6 4.6 0 0 1 12 1.5z"
)
#: One arm up: the start-player marker.
WAVING: Final = (
    "M12 1.5a4.6 4.6 0 0 1 4.4 6l2.3-4.6c.7-1.5 2-1.9 3-1.2 1 .6 1 2 .2 3.4l-4 7-1.6 1 3.8 7.2c.6 1.3-.2 2.4-1.6 2.4h-4.2"
    "L12 18.6l-2.3 4.1H5.5c-1.4 0-2.2-1.1-1.6-2.4L7.5 13l-3.4.7c-1.8.4-3.2-.6-2.8-2.2.4-1.7 3.4-3.1 6.4-3.7A4.6 4.6 0 0 1 12 1.5z"
)
#: The marks: a drop, a triangle, a sun disc, a leaf cross.
CHESTS: Final = {
    "blue": "M12 8.6l3.1 3.4-3.1 3.4-3.1-3.4z",
    "red": "M12 8.4l3.3 5.6H8.7z",
    "yellow": "M12 8.8a3 3 0 1 0 0 6 3 3 0 1 0 0-6z",
    "green": "M10.8 8.6h2.4v2.2h2.2v2.4h-2.2v2.2h-2.4v-2.2H8.6v-2.4h2.2z",
}


def _worker(colour: str) -> str:
    hue = WORKERS[colour]
    return outline(MEEPLE, hue.face, hue.dark, 1.3) + outline(CHESTS[colour], hue.pale, hue.dark, 0.7)


def _white(mark: str) -> str:
    return outline(MEEPLE, "#fbfaf6", "#3a362e", 1.3) + mark


_QUERY: Final = "M10 10.2a2.1 2.1 0 1 1 2.9 1.9q-.9.5-.9 1.7M12 15.8v.1"
_DICE: Final = outline("M9 9.2h6v6H9z", "#fff", "#3a362e", 0.9) + "".join(
    [disc(x, y, 0.8, "#3a362e") for x, y in ((10.5, 10.7), (13.5, 13.7), (13.5, 10.7), (10.5, 13.7))]
)

# ---------------------------------------------------------------- resources, 24 by 24

RESOURCES: Final = {
    "wood": outline("M7 6h12.5a4.8 6 0 0 1 0 12H7z", "#8a5a2e", "#3b210c", 1.5)
    + line("M12 8.2h5M13 15.8h5M14.5 12h4", "#5d3919", 1.2)
    + '<ellipse cx="7" cy="12" rx="4.9" ry="6" fill="#e7c08c" stroke="#3b210c" stroke-width="1.5"/>'
    + '<ellipse cx="7" cy="12" rx="2.2" ry="2.9" fill="none" stroke="#8a5a2e" stroke-width="1.2"/>',
    "stone": outline("M3 16.5L5.5 7l6-3.5 7.5 2.8 2.5 8.4-4.2 5.5H6.8z", "#a9adb2", "#33373c", 1.5)
    + fill("M6.8 8l4.9-2.7 4.2 3.6-3.6 4.2-5.2-1.2z", "#d7dade")
    + line("M12.3 13.1l1.2 6.3M15.9 8.9l4.3 4.8", "#6f757c", 1.1),
    "iron": outline("M5.5 9.5L8 5h8l2.5 4.5z", "#94a0ad", "#101318", 1.4)
    + outline("M1.8 18.8l3.4-9.3h13.6l3.4 9.3z", "#59646f", "#101318", 1.5)
    + line("M7.3 12.2h9.4", "#b9c4cf", 1.5),
    "gold": outline("M12 2.2a9.8 9.8 0 1 0 0 19.6 9.8 9.8 0 1 0 0-19.6z", "#f8c62f", "#6b4700", 1.5)
    + outline(star(5, 6.2, 2.7), "#fff3bf", "#8a5d00", 1),
}


def _octagon(filling: str, edge: str) -> str:
    return outline("M7.8 2.5h8.4l5.3 5.3v8.4l-5.3 5.3H7.8l-5.3-5.3V7.8z", filling, edge, 1.5)


_ANY_RESOURCE: Final = _octagon("#fbfaf6", "#3a362e") + line(
    "M9.3 9.6a2.8 2.8 0 1 1 4 2.5q-1.3.7-1.3 2.2M12 17.2v.1", "#3a362e", 1.9
)
_SAME_RESOURCE: Final = _octagon("#fbfaf6", "#3a362e") + line("M8 9.8h8M8 14.2h8", "#3a362e", 2)

# ---------------------------------------------------------------- skill tokens, 24 by 24

_TILE: Final = "M4.5 1.5h15a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3z"


def _token(tool: str, paper: str = "#f3dfb8") -> str:
    return outline(_TILE, paper, "#5a3d12", 1.4) + tool


TOOLS: Final = {
    "anvil": fill(
        "M3.8 7.2h4.4V6h12.2v2.4c-2.6.2-4.4 1.3-5 3v2.4l2.3 2.4h1.2v2.3H6.5v-2.3h1.2L10 13.8v-1.6C7.3 12 4.6 10.3 3.8 7.2z",
        "#2b3138",
    ),
    "pickaxe": line("M6 19.5L15.2 9", "#7a4d1e", 2.4)
    + fill(
        "M5.6 6.7C10 3.6 15.7 4 18.4 6.3c2.4 2.4 3 7.8.1 12.3.5-4.6-.4-7.9-2.9-10.3S10 5.6 5.6 6.7z",
        "#3a434d",
    ),
    "saw": outline(
        "M9.2 6.2L20.6 15v3.8l-2-1.3-.4 1.7-2-1.8-.5 1.7-2-1.8-.5 1.7-2-1.8-.5 1.7-2-1.8-.4 1.2-1-5.8z",
        "#c9d2da",
        "#2b3138",
        1.1,
    )
    + outline(
        "M3.4 7.4c.4-2.6 3.6-4 5.8-2.2 1.7 1.4 1.6 4-.4 5.2L7.5 13c-1.7.8-3.3-.5-3-2.2z",
        "#a4662a",
        "#3b210c",
        1.2,
    )
    + disc(6.4, 8.2, 1.2, "#f3dfb8"),
}
_ANY_SKILL: Final = _token(
    line("M8.8 8.9a3.2 3.2 0 1 1 4.6 2.9q-1.4.8-1.4 2.6M12 17.8v.1", "#3a362e", 2), "#fbfaf6"
)
_RANDOM_SKILL: Final = _token(
    outline("M6.5 6.5h11v11h-11z", "#fff", "#3a362e", 1.4)
    + "".join([disc(x, y, 1.4, "#3a362e") for x, y in ((9.3, 9.3), (14.7, 14.7), (12, 12))])
)
_SAME_SKILL: Final = _token(line("M7.5 9.5h9M7.5 14.5h9", "#3a362e", 2.2), "#fbfaf6")

# ---------------------------------------------------------------- what tiles do

#: 36 by 24; the number stands on the box.
_CART: Final = (
    outline("M1.5 1.5h27l-2.3 14H4z", "#f2c98e", "#3b210c", 1.5)
    + line("M26.5 7.5L35 4.5", "#3b210c", 2)
    + "".join(
        [
            f'<circle cx="{x}" cy="18" r="4.4" fill="#f0dcb8" stroke="#3b210c" stroke-width="1.5"/>{disc(x, 18, 1.2, "#3b210c")}'
            for x in (9.5, 21)
        ]
    )
)
#: An upgrade: a house that grows.
_UPGRADE: Final = (
    outline("M2 12.2L10.5 4l8.5 8.2h-2.3V21.5H4.3v-9.3z", "#e8794a", "#4a1a08", 1.5)
    + fill("M8.7 15h3.6v6.5H8.7z", "#4a1a08")
    + outline("M19.2 2l4 4.8h-2.5v6h-3v-6h-2.5z", "#fff5d6", "#4a1a08", 1.2)
)
_HOUSE: Final = outline("M2.5 12L12 3l9.5 9H19v9.5H5V12z", "#e9b27a", "#4a1a08", 1.6) + fill(
    "M10 15h4v6.5h-4z", "#4a1a08"
)
#: A crown of rays around the number of points.
_POINTS: Final = outline(star(12, 11.6, 9.6), "#fff3c2", "#7a4f00", 1.2)
_MEDAL: Final = (
    fill("M7 13l-3.5 9 4-1 2.5 2.5 3-8.5zM17 13l3.5 9-4-1-2.5 2.5-3-8.5z", "#b8442c")
    + outline("M12 1.2a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6z", "#f7c948", "#7a4f00", 1.4)
    + fill(star(5, 5.6, 2.4, y=9.5), "#7a4f00")
)
_BAG: Final = (
    outline(
        "M9 7.5h6c4.5 3 6.5 7 6.5 10.5 0 3-2 4.5-4.5 4.5H7c-2.5 0-4.5-1.5-4.5-4.5C2.5 14.5 4.5 10.5 9 7.500z",
        "#4c4658",
        "#17131f",
        1.5,
    )
    + outline("M7.5 2.500l2.5 1.5 2-1.5 2 1.5 2.5-1.5-1.5 5h-6z", "#6a6279", "#17131f", 1.3)
    + line("M8 7.500h8", "#d9b45a", 2)
)
_PILE: Final = (
    outline("M3 13.500h18v7.500H3z", "#c7a266", "#5a3d12", 1.3)
    + outline("M4 9h16v7H4z", "#dcbd86", "#5a3d12", 1.3)
    + outline("M5 3.500h14v8H5z", "#f3dfb8", "#5a3d12", 1.3)
    + line("M10 6.300a2 2 0 1 1 2.8 1.8", "#5a3d12", 1.5)
)
_SCREEN: Final = (
    outline("M1.5 11L12 2l10.5 9z", "#b5532f", "#3f1508", 1.5)
    + outline("M3 11h18v11H3z", "#f0dcb8", "#3f1508", 1.5)
    + fill("M6 14h3.500v4H6zM14.5 14H18v4h-3.500zM10.7 15.500h2.600V22h-2.600z", "#3f1508")
)
_SEALED: Final = outline("M6.5 2h11L23 12l-5.5 10h-11L1 12z", "#7fa7c9", "#15324a", 1.5) + line(
    "M12 6v12M6.8 9l10.4 6M6.8 15l10.4-6", "#f2f9ff", 1.6
)

SEASONS: Final = {
    "spring": "".join(
        [
            f'<circle cx="{12 + 5.4 * math.sin(i * math.tau / 5):.1f}" cy="{12 - 5.4 * math.cos(i * math.tau / 5):.1f}" r="4.3" fill="#f4a6c6" stroke="#7c1f4b" stroke-width="1.1"/>'
            for i in range(5)
        ]
    )
    + '<circle cx="12" cy="12" r="3.2" fill="#ffd84d" stroke="#7c1f4b" stroke-width="1.1"/>',
    "summer": outline(star(10, 11.4, 7.4), "#ffb52e", "#7a3d00", 1.1)
    + '<circle cx="12" cy="12" r="5.4" fill="#ffe07a" stroke="#7a3d00" stroke-width="1.1"/>',
    "autumn": outline(
        "M12 1.500l2.3 4.2 3.5-1.5-.6 4.6 4.9.4-3.1 3.7 2.6 3.2-5.5.5-.9 3-3.2-2-3.2 2-.9-3-5.5-.5 2.6-3.200L1.9 9.200l4.9-.4-.6-4.6 3.5 1.500z",
        "#e07a2e",
        "#5c2205",
        1.2,
    )
    + line("M12 9v13.5", "#5c2205", 1.6),
    "winter": line(
        "M12 1.800v20.400M3.2 6.900l17.6 10.200M3.2 17.100L20.8 6.900M9.3 3.400L12 6l2.7-2.600M9.3 20.600L12 18l2.7 2.600M3.4 10.400l3.5-1-.9-3.600M20.6 13.600l-3.5 1 .9 3.600M3.4 13.600l3.5 1-.9 3.600M20.6 10.400l-3.5-1 .9-3.6",
        "#2f7fb8",
        1.9,
    ),
}

#: A ship, 48 by 30; its flag is in the colour of where it is used.
_SHIP: Final = (
    outline("M23 3.500v15H10.500C14 14 18.5 8.5 23 3.500z", "#fff8e6", "#2a2118", 1.5)
    + outline("M26 2.500c6 3.5 9.5 9.5 11 16H26z", "#f3e3bf", "#2a2118", 1.5)
    + line("M24.5 1.500V21", "#2a2118", 2)
    + outline("M4 20.500h41c-1.5 5-5 8-9.5 8h-22C9 28.5 5.5 25.5 4 20.500z", "#9a5f2d", "#2a2118", 1.6)
    + line("M9 24h31", "#d9a46a", 1.6)
)
_RIVER: Final = line(
    "M2 7q3.5-3.5 6.7 0t6.7 0 6.6 0M2 13q3.5-3.5 6.7 0t6.7 0 6.6 0M2 19q3.5-3.5 6.7 0t6.7 0 6.6 0",
    "#2f7fb8",
    2.2,
)
_LOOP: Final = (
    line("M12 3.500a8.5 8.5 0 1 1-7.4 4.3", "#b58a45", 4.2)
    + line("M12 3.500a8.5 8.5 0 1 1-7.4 4.3", "#f4e3b8", 1.8)
    + fill("M7.5 3.500l5.5-3.200v6.400z", "#b58a45")
)
_HEX: Final = outline("M6.5 2.500h11L23 12l-5.5 9.500h-11L1 12z", "#dfe8bd", "#4d5a2a", 1.6)
_FLIP: Final = (
    _HEX
    + line("M7.5 12a4.5 4.5 0 0 1 8-2.800M16.5 12a4.5 4.5 0 0 1-8 2.8", "#4d5a2a", 1.9)
    + fill("M17.3 6.200v4.600h-4.600zM6.7 17.800v-4.600h4.600z", "#4d5a2a")
)
_FIELD: Final = _HEX + line("M5 16.500q2-5 3.5 0M10 16.500q2-6.5 4 0M15.5 16.500q2-5 3.5 0", "#5d8a2c", 1.8)

#: Marks that take their colour from where they are used: 24 by 24.
MARKS: Final = {
    "arrow": '<path d="M2 9h10V3.5L22.5 12 12 20.5V15H2z"/>',
    "lock": '<path fill-rule="evenodd" d="M5 10h1.500V7a5.5 5.5 0 0 1 11 0v3H19v12H5zm4.5 0h5V7a2.5 2.5 0 0 0-5 0z"/>',
    "check": '<path d="M2 12.500l3.5-3.5 4.5 4.500L19 4.5 22.5 8 10 20.500z"/>',
}

#: The crests: circle, square, diamond, triangle, shield, cross.
_SHAPES: Final = (
    "M12 1.500a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
    "M2.5 2.500h19v19h-19z",
    "M12 .8L23.2 12 12 23.2.8 12z",
    "M12 1.500L23.2 21.500H.8z",
    "M3 2h18v10q0 7-9 10.500Q3 19 3 12z",
    "M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8z",
)
_HEARTS: Final = (
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    "M8.5 8.500h7v7h-7z",
    "M12 7.500l4.5 4.5-4.5 4.5-4.5-4.500z",
    "M12 10.500l4 7h-8z",
    "M8 6.500h8v5q0 3.5-4 5.5-4-2-4-5.500z",
    "M10.3 6.500h3.400v3.800h3.800v3.400h-3.800v3.800h-3.400v-3.800H6.500v-3.400h3.800z",
)


def _lay_on_side(body: str) -> str:
    """The same piece on its side, on a line of ground."""
    return f'<g transform="rotate(-90 12 12)">{body}</g>'


def _art() -> dict[str, tuple[str, str]]:
    art: dict[str, tuple[str, str]] = {}
    small = "0 0 24 24"
    for colour in WORKERS:
        art[f"worker-{colour}"] = (small, _worker(colour))
        art[f"lying-{colour}"] = (small, _lay_on_side(_worker(colour)))
    art["worker-any"] = (small, _white(line(_QUERY, "#3a362e", 1.4)))
    art["worker-random"] = (small, _white(_DICE))
    art["lying-any"] = (small, _lay_on_side(_white(line(_QUERY, "#3a362e", 1.4))))
    art["worker-same"] = (small, _white(line("M9 10.500h6M9 14h6", "#3a362e", 1.5)))
    art["purple"] = (
        small,
        outline(WAVING, "#8e44c2", "#2c0b45", 1.3) + fill(star(5, 3.6, 1.6), "#f3e0ff"),
    )
    for name, body in RESOURCES.items():
        art[name] = (small, body)
    art["resource-any"] = (small, _ANY_RESOURCE)
    art["resource-same"] = (small, _SAME_RESOURCE)
    for name, body in TOOLS.items():
        art[name] = (small, _token(body))
    art["skill-any"] = (small, _ANY_SKILL)
    art["skill-random"] = (small, _RANDOM_SKILL)
    art["skill-same"] = (small, _SAME_SKILL)
    art["cart"] = ("0 0 36 24", _CART)
    art["upgrade"] = (small, _UPGRADE)
    art["house"] = (small, _HOUSE)
    art["points"] = (small, _POINTS)
    art["medal"] = (small, _MEDAL)
    art["bag"] = (small, _BAG)
    art["pile"] = (small, _PILE)
    art["screen"] = (small, _SCREEN)
    art["sealed"] = (small, _SEALED)
    for name, body in SEASONS.items():
        art[name] = (small, body)
    art["ship"] = ("0 0 48 30", _SHIP)
    art["river"] = (small, _RIVER)
    art["loop"] = (small, _LOOP)
    art["tile"] = (small, _HEX)
    art["flip"] = (small, _FLIP)
    art["field"] = (small, _FIELD)
    for name, body in MARKS.items():
        art[name] = (small, body)
    for i, hue in enumerate(SEATS):
        art[f"crest-{i}"] = (
            small,
            outline(_SHAPES[i], hue.face, hue.dark, 1.6) + outline(_HEARTS[i], hue.pale, hue.dark, 1),
        )
    return art


ART: Final = _art()
