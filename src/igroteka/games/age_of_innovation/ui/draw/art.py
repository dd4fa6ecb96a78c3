"""The artwork: every picture of the game as a small vector symbol. All drawn for this project."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import disc, fill, line, outline, polygon, star

INK: Final = "#2a2320"
GOLD: Final = "#f6c744"
VIOLET: Final = "#7b4fb5"


#: A gear with a hole, 24 by 24.
GEAR: Final = (
    "M10.3 1h3.4l.6 3 2 .8 2.5-1.7 2.4 2.4-1.7 2.5.8 2 3 .6v3.4l-3 .6-.8 2 1.7 2.5-2.4 2.4-2.5-1.7-2 .8-.6 3"
    "h-3.4l-.6-3-2-.8-2.5 1.7-2.4-2.4 1.7-2.5-.8-2-3-.6V10.6l3-.6.8-2L2.8 5.5l2.4-2.4 2.5 1.7 2-.8z"
    "M12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"
)

# ---------------------------------------------------------------- terrains

#: The symbol of each terrain, 24 by 24, in the colour of where it is used.
TERRAINS: Final = {
    "desert": '<circle cx="12" cy="12" r="5"/><path d="M11 .8h2v4h-2zM11 19.2h2v4h-2zM.8 11h4v2h-4zM19.2 11h4v2h-4zM3.4 4.8l1.4-1.4 2.9 2.9-1.4 1.4zM16.3 17.7l1.4-1.4 2.9 2.9-1.4 1.4zM3.4 19.2l2.9-2.9 1.4 1.4-2.9 2.9zM16.3 6.3l2.9-2.9 1.4 1.4-2.9 2.9z"/>',
    "plains": '<path d="M11 23V8h2v15zM12 .8c2 2 2 4.2 0 6.2-2-2-2-4.2 0-6.2zM10.5 12.5C7.5 12.5 5.5 10.5 5.5 7.5c3 0 5 2 5 5zM13.5 12.5c3 0 5-2 5-5-3 0-5 2-5 5zM10.5 18.5c-3 0-5-2-5-5 3 0 5 2 5 5zM13.5 18.5c3 0 5-2 5-5-3 0-5 2-5 5z"/>',
    "swamp": '<path d="M11.2 22V7h1.6v15zM10 3q0-2.5 2-2.5T14 3v7q0 1.5-2 1.5T10 10zM5.7 22v-8h1.4v8zM4.8 8.5q0-2 1.6-2T8 8.5v4.5q0 1-1.6 1t-1.6-1zM16.9 22v-6.5h1.4V22zM16 10.5q0-2 1.6-2t1.6 2v4.5q0 1-1.6 1T16 15zM2 20.5h20v2H2z"/>',
    "lake": '<path d="M1 6.5c3-3 6-3 9 0s6 3 9 0l2-1.8 2 2.3-2 1.8c-4 3.5-8.5 3.3-12.5-.2-2-1.8-3.8-1.8-5.7.2L1 10.5zM1 13c3-3 6-3 9 0s6 3 9 0l2-1.8 2 2.3-2 1.8c-4 3.5-8.5 3.3-12.5-.2-2-1.8-3.8-1.8-5.7.2L1 17z"/>',
    "forest": '<path d="M12 .8l6 7.5h-3l4.5 5.7h-3.3l5.3 6H13.4V23h-2.8v-3H2.5l5.3-6H4.5L9 8.3H6z"/>',
    "mountain": '<path d="M.8 21.5L8.5 5l4 7.5 3-5 7.7 14zM8.5 9l-2 4.5 2 1.5 1.8-1.7z" fill-rule="evenodd"/>',
    "wasteland": '<path d="M2 22.5l5.5-12 2 2.5 2.5-3 2.5 3 2-2.5 5.5 12zM11 .8c1.5 2-1.5 3.5.5 6.2h-3C6.5 4.5 10 3.5 8.5 1.8zM15.5 2c1.5 1.8-1 2.8.3 5h-2.6c-1.4-2 1.3-3 .6-4.4z"/>',
}

# ---------------------------------------------------------------- buildings

#: Buildings, 32 by 32: fill and stroke come from where they stand.
BUILDINGS: Final = {
    "workshop": '<path d="M5 28V15L16 5.5 27 15v13z"/>',
    "guild": '<path d="M3 28V16l8-6.5 6 4.5V9l6.5-5.5L30 9v19z"/>',
    "school": '<path d="M16 3.5a12.5 12.5 0 0 1 12.5 12.5V28h-25V16A12.5 12.5 0 0 1 16 3.5z"/>',
    "university": '<path d="M2.5 28V13.5h5V8L16 2.5 24.5 8v5.5h5V28z"/>',
    "palace": '<path d="M2.5 28V9.5l4.5-5 4.5 5v4h1.5V7L16 2.5 19 7v6.5h1.5v-4l4.5-5 4.5 5V28z"/>',
    "tower": '<path d="M9 28V11H7V4h4v3h3V4h4v3h3V4h4v7h-2v17z"/>',
    "monument": '<path d="M6 28.5v-4h4L13.5 6 16 2.5 18.5 6 22 24.5h4v4z"/>',
}
#: What is drawn over them in a darker or lighter shade, so that shapes are told apart at a glance.
DETAILS: Final = {
    "workshop": '<path d="M13 28v-7.5h6V28z"/>',
    "guild": '<path d="M8 18h4v4H8zM20.5 12h5v4h-5zM20.5 19h5v4h-5z"/>',
    "school": '<path d="M16 8.5l7.5 4-7.5 4-7.5-4zM11 17.5h10V23q-5 3-10 0z"/>',
    "university": '<path d="M8.5 15h2.5v10H8.5zM14.75 15h2.5v10h-2.5zM21 15h2.5v10H21zM11 10.5L16 7l5 3.5z"/>',
    "palace": '<path d="M13 28v-6q0-3 3-3t3 3v6zM5.5 13h3v4h-3zM23.5 13h3v4h-3z"/>',
    "tower": '<path d="M14 14h4v5h-4zM14 28v-5h4v5z"/>',
    "monument": '<path d="M14.5 10h3l1.5 12h-6z"/>',
}
ANNEX: Final = '<path d="M2 22V11L12 3l10 8v11zM9.5 22v-6.5h5V22z" fill-rule="evenodd"/>'

# ---------------------------------------------------------------- resources

_COIN: Final = (
    disc(12, 12, 10.8, GOLD, "#7a5200", 1.6)
    + disc(12, 12, 7.6, "none", "#b98412", 1.2)
    + outline(
        "M12 6.5l1.7 3.6 3.8.5-2.8 2.7.7 3.9-3.4-1.9-3.4 1.9.7-3.9-2.8-2.7 3.8-.5z", "#fbe49a", "#7a5200", 0.8
    )
)
_TOOL: Final = (
    line("M5 20L14.5 10.5", "#5f3413", 5.4)
    + line("M5 20L14.5 10.5", "#b06a33", 3)
    + outline("M10.2 4.8L15.5 1.5l7 7-3.3 5.3-3-3-2 1-3.8-3.8 1-2z", "#aeb7bf", "#2f373d", 1.5)
)
_SCHOLAR: Final = (
    outline("M3.5 23c0-6.5 3.3-9.5 8.5-9.5s8.5 3 8.5 9.5z", "#d9d2c3", INK, 1.5)
    + disc(12, 9.5, 4.6, "#f3d3ad", INK, 1.4)
    + outline("M12 .9L22.5 5.2 12 9.5 1.5 5.2z", "#3a3f6b", INK, 1.2)
    + line("M21 6v5.5", INK, 1.5)
    + disc(21, 12, 1.4, GOLD, INK, 0.8)
)
_POWER: Final = (
    outline(polygon(6, 11), VIOLET, "#33175c", 1.6)
    + fill("M12 3.2l6.8 4-6.8 4-6.8-4z", "#b58be6")
    + fill("M13.2 5.5l-6 8h4l-1.2 6 6.3-8.5h-4.3z", "#fff3b8")
)
_TOKEN: Final = outline(polygon(6, 11), VIOLET, "#33175c", 1.6)
_SPADE: Final = (
    line("M12 2.5v10", "#5f3413", 4.4)
    + line("M12 2.5v10", "#c07b3e", 2.2)
    + line("M8 2.3h8", "#5f3413", 3)
    + outline("M6 11.5h12v4.5q0 5-6 7.3-6-2.3-6-7.3z", "#aeb7bf", "#2f373d", 1.5)
)
_POINTS: Final = outline(
    "M12 .8l2.7 2.3 3.5-.6 1.2 3.4 3.4 1.2-.6 3.5L24.5 12l-2.3 2.7.6 3.5-3.4 1.2-1.2 3.4-3.5-.6L12 24.5l-2.7-2.3-3.5.6-1.2-3.4-3.4-1.2.6-3.5L-.5 12l2.3-2.7-.6-3.5 3.4-1.2 1.2-3.4 3.5.6z",
    "#d8412f",
    "#6e130b",
    1.4,
)
_KEY: Final = outline(
    "M7.5 1.5a6 6 0 0 1 5.7 7.8l9.3 9.3v3.9h-4v-2.5h-2.5V17.5h-2.4l-4.2-4.2A6 6 0 1 1 7.5 1.5zM6.5 4.8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
    GOLD,
    "#7a5200",
    1.4,
).replace("/>", ' fill-rule="evenodd"/>')
_BRIDGE: Final = outline(
    "M1 8q11-7 22 0v4h-1.5v8h-3.5v-4q0-4-6-4t-6 4v4H2.5v-8H1z", "#b07a45", "#442408", 1.5
) + line("M3 9.8q9-5 18 0", "#e9c08e", 1.4)
_SHIP: Final = (
    outline("M11.5 1.5v12.5H3.5C4.5 9 7.5 5 11.5 1.5z", "#fdf6e3", INK, 1.3)
    + outline("M13.5 4c3.5 2.5 5.5 6 6 10h-6z", "#e3d6b8", INK, 1.3)
    + outline("M1.5 16h21q-1.5 6-6 6.5h-9q-4.5-.5-6-6.5z", "#8a4f22", INK, 1.4)
)
_CITY: Final = outline("M1.5 22.5V9h5V5.5L10 2l3.5 3.5V12h2V8.5h7v14z", "#e6dcc3", INK, 1.5) + fill(
    "M8.7 7h2.6v3H8.7zM3.5 12h2v2.5h-2zM3.5 17h2v2.5h-2zM8.7 13h2.6v3H8.7zM17.5 11.5h3V14h-3zM17.5 16.5h3V19h-3z",
    "#6d5b3d",
)
_HAND: Final = outline(
    "M1.5 13.5h4.5l3.5 2h5q2 0 2 1.8t-2 1.7h-3M6 13.5v8l8.5 2q1.5.2 3-.7l5.3-4.3q1-1.5-.3-2.5t-2.6 0l-3.4 2.5",
    "#f0c9a0",
    INK,
    1.5,
)
_OCTAGON: Final = outline(polygon(8, 11.6, turn=0.5), "#f08a1d", "#7a3c00", 1.5)
_PASS: Final = outline(
    "M5 1.5h2.5v21H5zM8.5 3c4-2.5 7 2.5 12.5 0v9.5c-5.5 2.5-8.5-2.5-12.5 0z", "#5a6b7d", INK, 1.2
)
_BULB: Final = outline("M12 1a8 8 0 0 1 5 14.2V18H7v-2.8A8 8 0 0 1 12 1z", "#ffe277", INK, 1.4) + outline(
    "M8 18h8v4q0 1.5-1.5 1.5h-5Q8 23.5 8 22z", "#aeb7bf", INK, 1.3
)
_CROSS: Final = line("M4 4l16 16M20 4L4 20", "#5b1208", 6.4) + line("M4 4l16 16M20 4L4 20", "#d8412f", 3.8)
_BOLT: Final = outline("M13.5 1L4 13.5h6L8.5 23 20 9.5h-6.5z", "#ffd95e", "#7a5200", 1.4)
_UP: Final = '<path d="M12 1.5l9 10h-5.5v11h-7v-11H3z"/>'
_ARROW: Final = '<path d="M2 9h10V3.5L22.5 12 12 20.5V15H2z"/>'
_EDGE: Final = (
    f'<path d="{polygon(6, 10.5)}" fill="#f3e6c4" stroke="{INK}" stroke-width="1.2"/>'
    f'<path d="M12 1.5L21.1 6.75V17.25" fill="none" stroke="#d8412f" stroke-width="3" stroke-dasharray="3.2 2"/>'
)
_RIVER: Final = outline(polygon(6, 10.5), "#8fcdea", "#2a6f96", 1.2) + line(
    "M5 10q3.5-3 7 0t7 0M5 15q3.5-3 7 0t7 0", "#ffffff", 1.8
)
_HEX: Final = outline(polygon(6, 10.8), "#d7c8a2", INK, 1.4)
_GROUPS: Final = "".join(
    [outline(polygon(6, 4.4, x, y), "#e6dcc3", INK, 1.2) for x, y in ((6, 6), (18, 7), (7, 18), (18.5, 18))]
)
_SHAPES: Final = (
    outline("M1.5 11V6L6 2l4.5 4v5z", "#e6dcc3", INK, 1.2)
    + outline("M18 1.5a4.8 4.8 0 0 1 4.8 4.8V11h-9.6V6.3A4.8 4.8 0 0 1 18 1.5z", "#e6dcc3", INK, 1.2)
    + outline("M1.5 22.5v-7l2-2 2 2v1.5h1V14l1-1.5 1 1.5v3h1v-1.5l1-2 0 9z", "#e6dcc3", INK, 1.2)
    + outline("M15 22.5v-7h-1v-3h2v1.5h1V12.5h2V14h1v-1.5h2v3h-1v7z", "#e6dcc3", INK, 1.2)
)
_CAP: Final = outline("M12 2L23.5 8.5 12 15 .5 8.5z", "#3a3f6b", INK, 1.2) + outline(
    "M5 13.5l7 4 7-4v5q-7 5-14 0z", "#565d99", INK, 1.2
)
_TUNNEL: Final = outline(
    "M1.5 22.5V13a10.5 10.5 0 0 1 21 0v9.5h-5V14a5.5 5.5 0 0 0-11 0v8.5z", "#8a5a35", INK, 1.4
)
_FLIGHT: Final = outline("M1 11q6-9 11-3 5-6 11 3-4-2-7 1-2 2-4 7-2-5-4-7-3-3-7-1z", "#f4efe2", INK, 1.4)
_BUILD: Final = outline(
    "M3 9.5L10 2.5l4.5 1 4.5 4.5 2.5-.5L23 9l-5 5-1.5-1.5.5-2.5-2.5-2-2.5 2.5-4.5-4.5L4.8 11z",
    "#8d969e",
    INK,
    1.2,
) + line("M11.5 10.5L3 19.5", "#5f3413", 3.4)

#: The sign of a discipline, drawn on its books and next to its track.
SIGNS: Final = {
    "banking": '<path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM10.8 5.5h2.4v1.3q2.6.4 3.2 2.7l-2.4.6q-.5-1.3-2-1.3-1.8 0-1.8 1.2 0 1 2.6 1.5 3.8.7 3.8 3.6 0 2.6-3.4 3.2v1.5h-2.4v-1.5q-3-.5-3.6-3.1l2.5-.6q.5 1.6 2.5 1.6 1.9 0 1.9-1.2t-2.7-1.6q-3.7-.7-3.7-3.5 0-2.5 3.1-3.1z" fill-rule="evenodd"/>',
    "law": '<path d="M11 2.5h2v2.2l7 1.1 3 8.2q-3.5 4-7 0l2.6-7.2L13 6v13.5h4.5v2h-11v-2H11V6l-5.6.8L8 14q-3.5 4-7 0l3-8.2 7-1.1z"/>',
    "engineering": f'<path d="{GEAR}" fill-rule="evenodd"/>',
    "medicine": '<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"/>',
}
#: Colours of disciplines: face, edge, sign.
BOOKS: Final = {
    "banking": ("#f2c531", "#6b4c00", "#5a3f00"),
    "law": ("#3f7fd0", "#12305c", "#ffffff"),
    "engineering": ("#9a6236", "#3d2008", "#fff1dc"),
    "medicine": ("#fbfaf5", "#4a4a4a", "#b3261e"),
    "any": ("#a7a7ad", "#3c3c42", "#ffffff"),
}


def _book(kind: str) -> str:
    face, edge, sign = BOOKS[kind]
    mark = SIGNS.get(kind, f'<path d="{star(5, 9, 4)}"/>')
    return (
        outline("M3.5 3.5q0-2.5 2.5-2.5h14.5v18H6q-2.5 0-2.5 2z", face, edge, 1.5)
        + outline("M3.5 21q0-2 2.5-2h14.5v4H6q-2.5 0-2.5-2z", "#fffdf5", edge, 1.3)
        + f'<g transform="translate(7.3 4.3) scale(.44)" fill="{sign}">{mark}</g>'
    )


def _level(kind: str) -> str:
    """One step up in a discipline."""
    face, edge, sign = BOOKS[kind]
    mark = SIGNS.get(kind, f'<path d="{star(5, 9, 4)}"/>')
    return outline("M12 .8l10.5 8V23h-21V8.8z", face, edge, 1.5) + (
        f'<g transform="translate(5.7 7.7) scale(.52)" fill="{sign}">{mark}</g>'
    )


def _levels() -> str:
    """One step up in each of the four."""
    return "".join(
        [
            f'<g transform="translate({x} {y}) scale(.52)">{_level(kind)}</g>'
            for kind, x, y in (
                ("banking", -0.3, -0.3),
                ("law", 12, -0.3),
                ("engineering", -0.3, 12),
                ("medicine", 12, 12),
            )
        ]
    )


def _paper(body: str) -> str:
    """A sign for tiles, of cardboard colour."""
    return f'<g fill="#e6dcc3" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round">{body}</g>'


def _plain_building(kind: str) -> str:
    return _paper(BUILDINGS[kind]) + f'<g fill="#7d6a48">{DETAILS[kind]}</g>'


def _white_building(kind: str) -> str:
    """The neutral piece."""
    return (
        f'<g fill="#ffffff" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round">{BUILDINGS[kind]}</g>'
        + f'<g fill="#9a93a8">{DETAILS[kind]}</g>'
    )


# ---------------------------------------------------------------- factions

#: Emblems, 24 by 24, in the colour of where they are used.
FACTIONS: Final = {
    "blessed": f'<path d="{star(8, 11.5, 5.5)}"/>',
    "inventors": '<path d="M12 1a8 8 0 0 1 5 14.2V18H7v-2.8A8 8 0 0 1 12 1zM8 19.5h8V21H8zM9.5 22h5v1.5h-5z"/>',
    "goblins": '<path d="M.5 6l6 2.5Q8.5 4 12 4t5.5 4.5l6-2.5-4.2 8q-1.3 7-7.3 8.5-6-1.5-7.3-8.5zM8 10.5l1 2.5h2zM16 10.5L15 13h-2zM9 16.5q3 2.5 6 0z" fill-rule="evenodd"/>',
    "omar": '<path d="M2 7l5 4.5L12 3l5 8.5L22 7l-2 11H4zM4 19.5h16V22H4z"/>',
    "illusionists": '<path d="M2 5q10 3.5 20 0 1.5 12-5 16-3.5 1.5-5-2.5-1.5 4-5 2.5-6.5-4-5-16zM5 10q3-1.5 5 1-3 2-5-1zM19 10q-3-1.5-5 1 3 2 5-1z" fill-rule="evenodd"/>',
    "moles": '<path d="M1.5 21q0-12 10.5-12t10.5 12zM12 12.5a2 1.5 0 1 0 0 3 2 1.5 0 0 0 0-3zM7 13.5h1.6v1.6H7zM15.4 13.5H17v1.6h-1.6zM3.5 8.5l2-4 1.5 3 2-4 1.5 3h-3zM13.5 6.5l1.5-3 2 4 1.5-3 2 4z" fill-rule="evenodd"/>',
    "felines": '<path d="M3 2l5.5 4.5q3.5-1 7 0L21 2l.5 11q-1.5 8.5-9.5 9.5-8-1-9.5-9.5zM7.5 11.5l1 3 2-2zM16.5 11.5l-1 3-2-2zM10.5 17h3L12 18.7z" fill-rule="evenodd"/>',
    "philosophers": '<path d="M3 20.5h18V23H3zM4.5 4.5Q3 1.5 6 1.5h12q3 0 1.5 3zM6 6h2.5v13H6zM10.75 6h2.5v13h-2.5zM15.5 6H18v13h-2.5z"/>',
    "monks": '<path d="M12 .8q6 2 6 9l3 13H3l3-13q0-7 6-9zM12 6q-3 1-3 5 0 3 3 3.5 3-.5 3-3.5 0-4-3-5z" fill-rule="evenodd"/>',
    "navigators": '<path d="M12 1a3.5 3.5 0 0 1 1.5 6.6V9H17v3h-3.5v8q4-.5 6-4.5l-2-.5 4.5-4 1 6-1.7-.6Q18.5 23 12 23.5 5.5 23 2.7 16.4L1 17l1-6 4.5 4-2 .5q2 4 6 4.5v-8H7V9h3.5V7.6A3.5 3.5 0 0 1 12 1zM12 3.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z" fill-rule="evenodd"/>',
    "psychics": '<path d="M.5 13Q12-1 23.5 13 12 25 .5 13zM12 7a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 12 7zM12 10a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z" fill-rule="evenodd"/>',
    "lizards": '<path d="M16 1q4 0 5 4l-3 1.5Q17.5 9 15 10l3 .5 2.5 3-2 1.5-2-2-2.5.2Q14 18 9.5 18.5 6 19 6 21q0 1.5 2.5 2-6.5 1.5-6-3.5Q3 15.5 8 15q2-.5 2-2.5L7.5 11 4 12.5 3 10.5l4.5-2 3.5 1.2Q12 1 16 1z"/>',
    "automa": '<path d="M11 .8h2V4h-2zM4 5h16q2 0 2 2v10q0 2-2 2H4q-2 0-2-2V7q0-2 2-2zM8 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM7 15h10v1.8H7zM6 20.5h12V23H6z" fill-rule="evenodd"/>',
}


def _art() -> dict[str, tuple[str, str]]:
    small = "0 0 24 24"
    art: dict[str, tuple[str, str]] = {}
    for name, body in TERRAINS.items():
        art[f"terrain-{name}"] = (small, body)
    for name, body in BUILDINGS.items():
        art[f"body-{name}"] = ("0 0 32 32", body)
        art[f"detail-{name}"] = ("0 0 32 32", DETAILS[name])
        if name not in ("tower", "monument"):  # these are neutral only
            art[name] = ("0 0 32 32", _plain_building(name))
        art[f"neutral-{name}"] = ("0 0 32 32", _white_building(name))
    art["annex"] = (small, f'<g fill="#f7ecd2" stroke="{INK}" stroke-width="1.6">{ANNEX}</g>')
    for name in BOOKS:
        art[f"book-{name}"] = (small, _book(name))
        art[f"level-{name}"] = (small, _level(name))
    art["levels"] = (small, _levels())
    for name, body in FACTIONS.items():
        art[f"faction-{name}"] = (small, body)
    for name, body in {
        "coin": _COIN,
        "tool": _TOOL,
        "scholar": _SCHOLAR,
        "power": _POWER,
        "token": _TOKEN,
        "spade": _SPADE,
        "key": _KEY,
        "bridge": _BRIDGE,
        "ship": _SHIP,
        "city": _CITY,
        "hand": _HAND,
        "octagon": _OCTAGON,
        "pass": _PASS,
        "bulb": _BULB,
        "cross": _CROSS,
        "now": _BOLT,
        "build": _BUILD,
        "competency": _CAP,
        "tunnel": _TUNNEL,
        "flight": _FLIGHT,
        "edge-hex": _EDGE,
        "river-hex": _RIVER,
        "native-hex": _HEX,
        "groups": _GROUPS,
        "shapes": _SHAPES,
        "up": _UP,
        "arrow": _ARROW,
    }.items():
        art[name] = (small, body)
    art["points"] = ("-1 -1 26 26.5", _POINTS)
    return art


ART: Final = _art()
