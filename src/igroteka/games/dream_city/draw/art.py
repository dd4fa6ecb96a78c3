"""The artwork: every picture of the game as a small vector symbol. All drawn for this project."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..components.tiles import KINDS, TILES

IVORY: Final = "#fffaf0"
SLATE: Final = "#3b3f4a"
WOOD: Final = "#8a5a34"


class Hue(NamedTuple):
    """The colours of a kind, from light to dark."""

    pale: str
    face: str
    deep: str
    dark: str


HUES: Final = {
    "office": Hue("#d9eafa", "#7fb4e6", "#2d66a8", "#14335c"),
    "metro": Hue("#fdf1c8", "#f6cf52", "#bd8a0c", "#4a3606"),
    "park": Hue("#dff3d2", "#8fce7c", "#3b8746", "#194523"),
    "home": Hue("#fde3da", "#f2997f", "#c04a31", "#5e1b10"),
    "shop": Hue("#eee2f8", "#bf9fe0", "#7a4cab", "#3c2059"),
}


def _box(x: float, y: float, w: float, h: float, fill: str, r: float = 0) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"/>'


def _disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def _fill(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def _line(d: str, stroke: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _windows(x: float, y: float, columns: int, rows: int, w: float, h: float, dx: float, dy: float) -> str:
    return "".join(
        [f"M{x + i * dx:g} {y + j * dy:g}h{w:g}v{h:g}h{-w:g}z" for j in range(rows) for i in range(columns)]
    )


def _card(hue: Hue, picture: str) -> str:
    """A tile: a darker edge below gives it thickness."""
    return (
        _box(1, 3, 98, 96, hue.dark, 13)
        + _box(1, 1, 98, 94, hue.deep, 13)
        + _box(4, 4, 92, 88, hue.face, 10)
        + picture
    )


# ---------------------------------------------------------------- kinds of buildings


def _office() -> str:
    h = HUES["office"]
    return (
        _fill("M4 78V56h8V40h14v22h10V30h12v26h18V34h12v18h10v26z", "#a3cbef")
        + _fill("M8 86h84v2a6 6 0 0 1-6 4H14a6 6 0 0 1-6-4z", h.deep)
        + _box(17, 44, 20, 43, h.pale, 2)
        + _box(64, 35, 20, 52, h.pale, 2)
        + _fill(_windows(21, 50, 2, 4, 5, 5, 7.5, 9) + _windows(68, 41, 2, 5, 5, 5, 7.5, 9), h.deep)
        + _line("M50.5 8v10", h.dark, 3)
        + _box(34, 17, 33, 70, IVORY, 3)
        + _fill("M34 20a3 3 0 0 1 3-3h27a3 3 0 0 1 3 3v4H34z", h.dark)
        + _fill(_windows(39, 29, 3, 4, 6, 8, 8.5, 12), h.deep)
        + _box(45, 76, 11, 11, h.dark, 1)
    )


def _metro() -> str:
    h = HUES["metro"]
    return (
        _line("M8 34L34 8M8 58L58 8M42 92L92 42M66 92L92 66M9 82L82 9M18 91L91 18", "#fbe08b", 6)
        + _fill("M12 92V52a38 38 0 0 1 76 0v40z", h.deep)
        + _fill("M18 92V53a32 32 0 0 1 64 0v39z", SLATE)
        + _line("M39 80L31 91M61 80L69 91M36 86h28", "#aeb4c2", 3)
        + _fill("M28 44a15 15 0 0 1 15-15h14a15 15 0 0 1 15 15v30a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7z", IVORY)
        + _fill("M33 45a9 9 0 0 1 9-9h16a9 9 0 0 1 9 9v8H33z", "#5b7fa6")
        + _line("M37 51l8-12", "#cfe0ef", 3)
        + _fill("M28 66h44v8a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7z", "#e0574a")
        + _line("M44 75v-15l6 8 6-8v15", SLATE, 3.6)
        + _disc(35, 62, 4, h.face)
        + _disc(65, 62, 4, h.face)
    )


def _park() -> str:
    h = HUES["park"]
    return (
        _disc(77, 22, 8, "#fbe9a0")
        + _fill("M4 70q20-14 46-6t46-4v22a10 10 0 0 1-10 10H14a10 10 0 0 1-10-10z", "#b6e3a0")
        + _line("M13 84q2-5 3-1M20 88q2-5 3-1M80 86q2-5 3-1M87 80q2-5 3-1M72 88q2-5 3-1", h.deep, 2)
        + '<ellipse cx="46" cy="86" rx="22" ry="3.5" fill="#3b8746" opacity=".45"/>'
        + _fill("M41 86q3-10 1-28h8q-2 18 2 28z", WOOD)
        + _line("M46 68l8-8M45 64l-8-7", WOOD, 3.5)
        + _fill(
            "M46 9a19 19 0 0 1 17 12a15 15 0 0 1 4 28a14 14 0 0 1-21 9a14 14 0 0 1-21-9"
            "a15 15 0 0 1 3-28A19 19 0 0 1 46 9z",
            h.deep,
        )
        + _fill("M43 14a14 14 0 0 0-11 13a11 11 0 0 0-6 15a16 16 0 0 1 9-12a17 17 0 0 1 8-16z", "#6ab768")
        + _disc(57, 44, 3.5, "#e0574a")
        + _disc(44, 47, 3.5, "#e0574a")
        + _disc(52, 27, 3.5, "#e0574a")
        + _line("M70 72h20M70 78h20M73 78v8M87 78v8", WOOD, 3)
    )


def _home() -> str:
    h = HUES["home"]
    return (
        _line("M10 20h14M30 20h10M76 12h14M10 32h8M84 30h8M10 60h6M86 62h6M12 74h6M86 76h4", "#f8bda9", 3.5)
        + _fill("M6 84h88v2a8 8 0 0 1-8 6H14a8 8 0 0 1-8-6z", "#a9d08c")
        + _box(66, 15, 10, 24, h.dark, 1)
        + _box(64, 13, 14, 5, h.dark, 2)
        + _fill("M22 44h56v42H22z", IVORY)
        + _fill("M22 44h56v6H22z", "#eadfd0")
        + _fill("M50 11l38 33a3.5 3.5 0 0 1-2.5 6h-71a3.5 3.5 0 0 1-2.5-6z", h.deep)
        + _line("M50 15L17 44", "#e58269", 3)
        + _disc(50, 35, 6.5, IVORY)
        + _line("M50 29.5v11M44.5 35h11", h.dark, 1.8)
        + _box(28, 57, 15, 15, "#8fc3e6", 2)
        + _line("M35.5 57v15M28 64.5h15", h.dark, 2)
        + _fill("M53 86V65a8 8 0 0 1 16 0v21z", h.dark)
        + _disc(65, 75, 1.8, IVORY)
        + _fill("M24 86a6 6 0 0 1 11-4a5 5 0 0 1 9 4z", "#3b8746")
    )


#: One-coloured signs for small places, 24 by 24; they take the colour of what is around them.
GLYPHS: Final = {
    "office": '<path fill-rule="evenodd" d="M7 2h10v20H7zM9.5 5v2.5h2V5zm3.5 0v2.5h2V5zM9.5 9.5V12h2V9.5zm3.5 0V12h2V9.5z'
    'M9.5 14v2.5h2V14zm3.5 0v2.5h2V14zM2 11h4v11H2zm16-3h4v14h-4z"/>',
    "metro": '<path fill-rule="evenodd" d="M2 22V12a10 10 0 0 1 20 0v10zM6.2 18.5h2.6V12.6l3.2 4 3.2-4v5.9h2.6V7.5h-2.3L12 12'
    ' 8.5 7.5H6.2z"/>',
    "park": '<path d="M12 1.5a5.5 5.5 0 0 1 5.3 4A4.8 4.8 0 0 1 18 14.8q-2 1-4.5.7L13.8 22h-3.6l.3-6.5q-2.5.3-4.5-.7'
    'A4.8 4.8 0 0 1 6.7 5.5 5.5 5.5 0 0 1 12 1.5z"/>',
    "home": '<path fill-rule="evenodd" d="M12 2l4 3.5V3h3v5.1l4 3.5-1.4 1.6L20 11.8V22H4V11.8l-1.6 1.4L1 11.6zM10 15v7h4v-7z"/>',
    "shop": '<path fill-rule="evenodd" d="M4 2h16l2.5 7a3.4 3.4 0 0 1-2.5 3.2V22H4v-9.8A3.4 3.4 0 0 1 1.5 9zM7 14v5h5v-5zm7.5 0v8h3v-8z'
    'M7.8 4l-.9 5.5h2.2L9.6 4zm6.6 0l.5 5.5h2.2L16.2 4z"/>',
}

#: What the shops sell, 24 by 24.
SIGNS: Final = {
    "ice_cream": _fill("M6.5 11L12 23l5.5-12z", "#d9994a")
    + _line("M9 12.5l5 5.5M15 12.5l-5 5.5", "#a86a22", 1)
    + _disc(9, 8.5, 4.3, "#f48fb1")
    + _disc(15, 8.5, 4.3, "#fff")
    + _disc(12, 5.5, 4.3, "#8d5a3b")
    + _line("M15 12.8a4.3 4.3 0 0 0 4.3-4.3", "#c9b9a8", 1)
    + _disc(12, 2.2, 1.5, "#d8334a"),
    "pets": _fill(
        "M12 11.5c3.5 0 6.5 3.5 6.5 6.8 0 2.6-2.4 3.4-3.9 2.9-1.7-.6-3.5-.6-5.2 0-1.5.5-3.9-.3-3.9-2.9 0-3.3 3-6.8 6.5-6.8z",
        "#6b4a8e",
    )
    + '<g fill="#6b4a8e"><ellipse cx="4.6" cy="11" rx="2.2" ry="3"/><ellipse cx="19.4" cy="11" rx="2.2" ry="3"/>'
    '<ellipse cx="9" cy="6" rx="2.3" ry="3.3"/><ellipse cx="15" cy="6" rx="2.3" ry="3.3"/></g>',
    "apples": _fill(
        "M12 8.5c2-1.8 8-2 8 4.5 0 5-3.3 9-5.5 9-1.1 0-1.5-.6-2.5-.6s-1.4.6-2.5.6C7.3 22 4 18 4 13c0-6.5 6-6.3 8-4.5z",
        "#d6402f",
    )
    + _line("M12 8.5Q12 5 10.5 3", "#6b4423", 1.8)
    + _fill("M12.5 6c.5-3 3-4.5 6-4 0 3-2.5 4.8-6 4z", "#4c9a45")
    + _line("M7 13q0-3 2-3.5", "#f7b0a5", 1.6),
    "toys": _disc(6.5, 5.5, 3.4, "#9c6b3c")
    + _disc(17.5, 5.5, 3.4, "#9c6b3c")
    + _disc(6.5, 5.5, 1.6, "#e6c79c")
    + _disc(17.5, 5.5, 1.6, "#e6c79c")
    + _disc(12, 12.5, 9.3, "#b9854f")
    + '<ellipse cx="12" cy="16" rx="4.8" ry="3.9" fill="#f1ddc0"/>'
    + _disc(8.3, 10.8, 1.4, "#2d2018")
    + _disc(15.7, 10.8, 1.4, "#2d2018")
    + '<ellipse cx="12" cy="14.3" rx="1.9" ry="1.4" fill="#2d2018"/>'
    + _line("M12 15.5v1.5M10 17.8q2 1.4 4 0", "#2d2018", 1),
    "books": _box(2.5, 16, 19, 5.5, "#2d66a8", 1)
    + _box(4.5, 10.2, 17, 5.3, "#d6402f", 1)
    + _box(3, 4.5, 16, 5.2, "#3b8746", 1)
    + _line("M6 16.5v4.5M8 10.7v4.3M6.5 5v4.2M17.5 18.8h2M17.5 12.8h2M15 7h2", "#fffaf0", 1.4),
    "flowers": _line("M12 13v9M12 21q-4-.5-5.5-4M12 21q4-.5 5.5-4", "#3b8746", 1.9)
    + '<g fill="#e2558f"><circle cx="12" cy="3.9" r="3.1"/><circle cx="16.2" cy="7" r="3.1"/><circle cx="14.6" cy="11.8" r="3.1"/>'
    '<circle cx="9.4" cy="11.8" r="3.1"/><circle cx="7.8" cy="7" r="3.1"/></g>'
    + _disc(12, 8, 2.7, "#fbd34d"),
}


def _shop(roof: tuple[str, str], sign: str) -> str:
    """A shop: its roof shows the two kinds it likes, its window what it sells."""
    h = HUES["shop"]
    left, right = HUES[roof[0]], HUES[roof[1]]
    stripes = "".join(
        [_fill(f"M{8 + i * 12:g} 52h12v7a6 6 0 0 1-12 0z", IVORY if i % 2 else h.deep) for i in range(7)]
    )
    return (
        _fill("M12 56h76v36H12z", IVORY)
        + _fill("M12 56h76v10H12z", "#ddd0e8")
        + _box(17, 62, 15, 18, "#a9d3ee", 2)
        + _box(68, 62, 15, 30, h.dark, 2)
        + _disc(72, 78, 1.6, IVORY)
        + _fill("M50 53H8l9-42a4 4 0 0 1 4-3h29z", left.face)
        + _fill("M50 53h42l-9-42a4 4 0 0 0-4-3H50z", right.face)
        + _line("M50 9v43", h.dark, 2.5)
        + _line("M8 53l9-42a4 4 0 0 1 4-3h58a4 4 0 0 1 4 3l9 42", h.dark, 2.5)
        + f'<svg x="16" y="13" width="33" height="36" viewBox="0 0 24 24" fill="{left.dark}">{GLYPHS[roof[0]]}</svg>'
        + f'<svg x="51" y="13" width="33" height="36" viewBox="0 0 24 24" fill="{right.dark}">{GLYPHS[roof[1]]}</svg>'
        + stripes
        + _disc(49, 75, 16.5, h.dark)
        + _disc(49, 75, 14.5, IVORY)
        + f'<svg x="37.5" y="63.5" width="23" height="23" viewBox="0 0 24 24">{SIGNS[sign]}</svg>'
    )


_PICTURES: Final = {"office": _office(), "metro": _metro(), "park": _park(), "home": _home()}


def _tiles() -> dict[str, str]:
    found: dict[str, str] = {}
    for tile in TILES:
        kind = KINDS[tile.kind]
        picture = (
            _shop((KINDS[tile.roof[0]], KINDS[tile.roof[1]]), tile.sign) if tile.roof else _PICTURES[kind]
        )
        found[tile.name] = _card(HUES[kind], picture)
    return found


# ---------------------------------------------------------------- symbols of the market, flowers, marks

#: The five symbols, 24 by 24, in the colour of what is around them; light lines are cut in.
PLANTS: Final = {
    "seed": '<path d="M12 1.5c4.5 4.5 6.8 9 6.8 13 0 4.7-3 8-6.8 8s-6.8-3.3-6.8-8c0-4 2.3-8.5 6.8-13z"/>'
    '<path class="cut" d="M12 5.5v13.5M8.8 10.5q-1.3 4 .2 7.5M15.2 10.5q1.3 4-.2 7.5"/>',
    "bulb": '<path d="M12 4c.6 3.6 8.5 4.8 8.5 10.5 0 4-3.5 5.5-8.5 5.5s-8.5-1.5-8.5-5.5C3.5 8.8 11.4 7.6 12 4z"/>'
    '<path class="ink" d="M12 8V1.5M12 4q2.5-.3 3.5-2.5M8.5 20l-1.5 2.8M12 20v3M15.5 20l1.5 2.8"/>'
    '<path class="cut" d="M10 9.5q-4 3.5-2.3 8M14 9.5q4 3.5 2.3 8"/>',
    "sprout": '<path d="M11.6 12.5C4.5 13.5 1.5 9.5 1.5 3.5c6.5-.5 10.5 2.5 10.1 9z"/>'
    '<path d="M12.4 15.5c-.3-6.5 3.3-9.5 10.1-9 0 6-3.2 9.8-10.1 9z"/>'
    '<path class="ink" d="M12 12v10.5M7.5 22.5h9"/><path class="cut" d="M4.5 6.3q3.5.8 6 4.7M19.5 9q-3.5.8-5.8 4.3"/>',
    "leaf": '<path d="M3 21C.5 9 8 2 22 2c.5 14-6.5 21.5-18 18.5z"/><path class="ink" d="M1.5 22.5l3-3"/>'
    '<path class="cut" d="M5 19L18 6M9.5 14.5V9M13 11V6.5M9.5 14.5h5.5M13 11h5"/>',
    "star": '<path d="M12 1.3l3.3 6.9 7.6 1-5.6 5.2 1.4 7.5L12 18.2l-6.7 3.7 1.4-7.5L1.1 9.2l7.6-1z"/>',
}

_PETALS: Final = "".join(
    [f'<ellipse cx="50" cy="27" rx="15" ry="20" transform="rotate({72 * i} 50 50)"/>' for i in range(5)]
)


def _flower_token() -> str:
    return (
        _disc(50, 53, 45, "#7c1f4a")
        + _disc(50, 49, 45, "#fbdbe8")
        + f'<g fill="#d8447f" stroke="#7c1f4a" stroke-width="3">{_PETALS}</g>'
        + _disc(50, 50, 12, "#fbd34d")
        + '<circle cx="50" cy="50" r="12" fill="none" stroke="#7c1f4a" stroke-width="3"/>'
    )


def _back() -> str:
    return (
        _box(1, 3, 98, 96, "#0d3d3d", 13)
        + _box(1, 1, 98, 94, "#1c6464", 13)
        + _box(7, 7, 86, 82, "#2f8582", 8)
        + _line("M7 30L30 7M7 89L89 7M70 89L93 66M7 66L30 89M7 7L93 89M70 7L93 30", "#45a09a", 3)
        + f'<g transform="translate(50 48) scale(.52) translate(-50 -50)" fill="#c9ebe2">{_PETALS}</g>'
        + _disc(50, 48, 6, "#1c6464")
    )


def _token(kind: str) -> str:
    """A rescoring token: the kind inside two arrows that run in a circle."""
    h = HUES[kind]
    return (
        _disc(50, 53, 46, h.dark)
        + _disc(50, 49, 46, IVORY)
        + _disc(50, 49, 32, h.face)
        + _line("M12.6 42A38 38 0 0 1 72 18.4M87.4 56A38 38 0 0 1 28 79.6", h.deep, 8)
        + _fill("M65 29l20 2-3-20zM35 69l-20-2 3 20z", h.deep)
        + f'<svg x="27" y="26" width="46" height="46" viewBox="0 0 24 24" fill="{h.dark}">{GLYPHS[kind]}</svg>'
    )


def _chip(kind: str) -> str:
    h = HUES[kind]
    return (
        _box(0, 0, 24, 24, h.dark, 6)
        + _box(1.2, 1.2, 21.6, 21.6, h.face, 5)
        + f'<svg x="4" y="4" width="16" height="16" viewBox="0 0 24 24" fill="{h.dark}">{GLYPHS[kind]}</svg>'
    )


def _spring() -> str:
    """A spring cell: striped meadow, and a flower in each corner and in the middle."""
    flower = (
        '<g fill="#fff" stroke="#2f7a3c" stroke-width="5">' + _PETALS + "</g>" + _disc(50, 50, 14, "#f2b632")
    )
    small = "".join(
        [
            f'<g transform="translate({x} {y}) scale(.2) translate(-50 -50)">{flower}</g>'
            for x in (15, 85)
            for y in (15, 85)
        ]
    )
    return (
        _box(2, 2, 96, 96, "#a5d68d", 10)
        + _line("M8 34L34 8M8 56L56 8M8 78L78 8M22 92L92 22M44 92L92 44M66 92L92 66", "#c4e8ae", 5)
        + '<rect x="4" y="4" width="92" height="92" rx="8" fill="none" stroke="#2f7a3c" stroke-width="4"/>'
        + f'<g transform="translate(50 50) scale(.52) translate(-50 -50)">{flower}</g>{small}'
    )


#: The solo opponents as pawns, 60 by 80.
def _pawn(coat: str, edge: str, head: str) -> str:
    return (
        '<ellipse cx="30" cy="75" rx="24" ry="4" fill="#000" opacity=".25"/>'
        + _fill("M30 34c12 0 14 16 20 34a6 6 0 0 1-6 8H16a6 6 0 0 1-6-8c6-18 8-34 20-34z", edge)
        + _fill("M30 37c9 0 11 14 17 32a3 3 0 0 1-3 4H16a3 3 0 0 1-3-4c6-18 8-32 17-32z", coat)
        + head
    )


_FACE: Final = (
    _disc(30, 25, 13, "#f3cfae") + _disc(25.5, 25, 1.7, "#2d2018") + _disc(34.5, 25, 1.7, "#2d2018")
)
_SMILE: Final = _line("M26 30.5q4 3.5 8 0", "#8a3b2a", 1.8)
_PAWNS: Final = {
    "alice": _pawn(
        "#e07a9b",
        "#7c1f4a",
        _fill("M15 40q-4-30 15-32q19 2 15 32q-4-2-4-12H19q0 10-4 12z", "#7a4a1e")
        + _FACE
        + _fill("M17 24q2-12 13-12t13 12q-8-1-13-7q-5 6-13 7z", "#7a4a1e")
        + _SMILE
        + _fill("M30 9l-11-6v12zm0 0l11-6v12z", "#d8334a")
        + _disc(30, 9, 3, "#8e1b2e"),
    ),
    "boris": _pawn(
        "#5a8fc9",
        "#14335c",
        _FACE
        + _SMILE
        + _fill("M16.5 21a13.5 13.5 0 0 1 27 0z", "#2f7a3c")
        + _fill("M16 19h34a3 3 0 0 1 0 5H16z", "#1d5228")
        + _disc(30, 8, 2.5, "#1d5228"),
    ),
    "zinovy": _pawn(
        "#6b5a8e",
        "#2b1d47",
        _FACE
        + _fill("M30 29q-3-3-9 1q5 5 9 1q4 4 9-1q-6-4-9-1z", "#4a3526")
        + _box(19, 0, 22, 16, "#2d2d38", 2)
        + _box(14, 14, 32, 4, "#2d2d38", 2)
        + _box(19, 10, 22, 4, "#d8334a")
        + '<circle cx="34.5" cy="25" r="4" fill="none" stroke="#c89b2c" stroke-width="1.6"/>',
    ),
}

_MARKS: Final = {
    "points": _fill("M7 13l-3 10 5-2 3 3 3-3 5 2-3-10z", "#b5482f")
    + _disc(12, 9.5, 8.5, "#9a6a08")
    + _disc(12, 9.5, 7.3, "#f6c945")
    + _fill("M12 4.5l1.6 3.2 3.5.5-2.5 2.5.6 3.5-3.2-1.7-3.2 1.7.6-3.5L6.9 8.2l3.5-.5z", "#7a5206"),
    "first": _fill("M5 10h10v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 21z", "#2d7f92")
    + _line("M15 18.5l5.5-9.5M18.5 7l4 2.5", "#2d7f92", 2)
    + _line("M5 12.5a5.5 5.5 0 0 1 5-9.5a5.5 5.5 0 0 1 5 6.5", "#1b5563", 1.8)
    + _box(4, 9, 12, 2.6, "#1b5563", 1)
    + _line("M21 13v1.5M23 11.5v1.5M19.5 15.5v1.5", "#4aa3d8", 1.3),
    "done": _disc(12, 12, 11, "#1f6b33") + _line("M6.5 12.5l4 4 7-8.5", "#fff", 3),
    "double": _disc(12, 12, 11, "#7c1f4a")
    + _line("M4.5 9l5 6M9.5 9l-5 6M12.5 9.5q.5-3 3.2-3 3.2 0 3.2 2.8 0 2.2-6.4 6.7h6.7", "#fff", 2.2),
    "extra_turn": _disc(12, 12, 11, "#14335c")
    + _line("M17.5 14.5A6 6 0 1 1 16.5 8", "#fff", 2.2)
    + _fill("M13.5 9.5l6 .5-.5-6z", "#fff")
    + _line("M12 9.5v5M9.5 12h5", "#fff", 1.9),
    "rescoring": _disc(12, 12, 11, "#1c6464")
    + _line("M5.5 10.5A7 7 0 0 1 17 7.5M18.5 13.5A7 7 0 0 1 7 16.5", "#fff", 2.2)
    + _fill("M14.5 9.5l5 .8-.5-5.5zM9.5 14.5l-5-.8.5 5.5z", "#fff"),
    "final": _box(2, 2, 20, 20, "#4a3606", 5) + _fill("M7 5h10v13.5l-5-4-5 4z", "#fbe08b"),
    "seen": _disc(12, 12, 11, IVORY)
    + '<circle cx="12" cy="12" r="10.3" fill="none" stroke="#2b2a33" stroke-width="1.4"/>'
    + _line("M4.5 12q7.5-9 15 0q-7.5 9-15 0z", "#2b2a33", 1.7)
    + _disc(12, 12, 2.6, "#2b2a33"),
    "blocked": '<circle cx="12" cy="12" r="10" fill="#fff" stroke="#8e1b2e" stroke-width="3"/>'
    + _line("M5.5 5.5l13 13", "#8e1b2e", 3),
    "arrow": '<path d="M2 9h9V4l11 8-11 8v-5H2z"/>',
}


def _all() -> dict[str, tuple[str, str]]:
    art: dict[str, tuple[str, str]] = {}
    for name, body in _tiles().items():
        art[name] = ("0 0 100 100", body)
    for kind in KINDS:
        art[f"token-{kind}"] = ("0 0 100 100", _token(kind))
        art[f"chip-{kind}"] = ("0 0 24 24", _chip(kind))
    for name, body in PLANTS.items():
        art[name] = ("0 0 24 24", body)
    for name, body in _PAWNS.items():
        art[name] = ("0 0 60 80", body)
    for name, body in _MARKS.items():
        art[name] = ("0 0 24 24", body)
    art["back"] = ("0 0 100 100", _back())
    art["flower"] = ("0 0 100 100", _flower_token())
    art["spring"] = ("0 0 100 100", _spring())
    return art


#: Every picture by name, with its view box.
ART: Final = _all()
