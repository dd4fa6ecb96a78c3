"""Pictures of the buildings. All drawn for this project."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import Hue, box, disc, fill, line

from ...components.tiles import KINDS, TILES

IVORY: Final = "#fffaf0"
SLATE: Final = "#3b3f4a"
WOOD: Final = "#8a5a34"


HUES: Final = {
    "office": Hue("#d9eafa", "#7fb4e6", "#2d66a8", "#14335c"),
    "metro": Hue("#fdf1c8", "#f6cf52", "#bd8a0c", "#4a3606"),
    "park": Hue("#dff3d2", "#8fce7c", "#3b8746", "#194523"),
    "home": Hue("#fde3da", "#f2997f", "#c04a31", "#5e1b10"),
    "shop": Hue("#eee2f8", "#bf9fe0", "#7a4cab", "#3c2059"),
}


def _windows(x: float, y: float, columns: int, rows: int, w: float, h: float, dx: float, dy: float) -> str:
    return "".join(
        [f"M{x + i * dx:g} {y + j * dy:g}h{w:g}v{h:g}h{-w:g}z" for j in range(rows) for i in range(columns)]
    )


def _card(hue: Hue, picture: str) -> str:
    """A tile: a darker edge below gives it thickness."""
    return (
        box(1, 3, 98, 96, hue.dark, 13)
        + box(1, 1, 98, 94, hue.deep, 13)
        + box(4, 4, 92, 88, hue.face, 10)
        + picture
    )


# ---------------------------------------------------------------- kinds of buildings


def _office() -> str:
    h = HUES["office"]
    return (
        fill("M4 78V56h8V40h14v22h10V30h12v26h18V34h12v18h10v26z", "#a3cbef")
        + fill("M8 86h84v2a6 6 0 0 1-6 4H14a6 6 0 0 1-6-4z", h.deep)
        + box(17, 44, 20, 43, h.pale, 2)
        + box(64, 35, 20, 52, h.pale, 2)
        + fill(_windows(21, 50, 2, 4, 5, 5, 7.5, 9) + _windows(68, 41, 2, 5, 5, 5, 7.5, 9), h.deep)
        + line("M50.5 8v10", h.dark, 3)
        + box(34, 17, 33, 70, IVORY, 3)
        + fill("M34 20a3 3 0 0 1 3-3h27a3 3 0 0 1 3 3v4H34z", h.dark)
        + fill(_windows(39, 29, 3, 4, 6, 8, 8.5, 12), h.deep)
        + box(45, 76, 11, 11, h.dark, 1)
    )


def _metro() -> str:
    h = HUES["metro"]
    return (
        line("M8 34L34 8M8 58L58 8M42 92L92 42M66 92L92 66M9 82L82 9M18 91L91 18", "#fbe08b", 6)
        + fill("M12 92V52a38 38 0 0 1 76 0v40z", h.deep)
        + fill("M18 92V53a32 32 0 0 1 64 0v39z", SLATE)
        + line("M39 80L31 91M61 80L69 91M36 86h28", "#aeb4c2", 3)
        + fill("M28 44a15 15 0 0 1 15-15h14a15 15 0 0 1 15 15v30a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7z", IVORY)
        + fill("M33 45a9 9 0 0 1 9-9h16a9 9 0 0 1 9 9v8H33z", "#5b7fa6")
        + line("M37 51l8-12", "#cfe0ef", 3)
        + fill("M28 66h44v8a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7z", "#e0574a")
        + line("M44 75v-15l6 8 6-8v15", SLATE, 3.6)
        + disc(35, 62, 4, h.face)
        + disc(65, 62, 4, h.face)
    )


def _park() -> str:
    h = HUES["park"]
    return (
        disc(77, 22, 8, "#fbe9a0")
        + fill("M4 70q20-14 46-6t46-4v22a10 10 0 0 1-10 10H14a10 10 0 0 1-10-10z", "#b6e3a0")
        + line("M13 84q2-5 3-1M20 88q2-5 3-1M80 86q2-5 3-1M87 80q2-5 3-1M72 88q2-5 3-1", h.deep, 2)
        + '<ellipse cx="46" cy="86" rx="22" ry="3.5" fill="#3b8746" opacity=".45"/>'
        + fill("M41 86q3-10 1-28h8q-2 18 2 28z", WOOD)
        + line("M46 68l8-8M45 64l-8-7", WOOD, 3.5)
        + fill(
            "M46 9a19 19 0 0 1 17 12a15 15 0 0 1 4 28a14 14 0 0 1-21 9a14 14 0 0 1-21-9"
            "a15 15 0 0 1 3-28A19 19 0 0 1 46 9z",
            h.deep,
        )
        + fill("M43 14a14 14 0 0 0-11 13a11 11 0 0 0-6 15a16 16 0 0 1 9-12a17 17 0 0 1 8-16z", "#6ab768")
        + disc(57, 44, 3.5, "#e0574a")
        + disc(44, 47, 3.5, "#e0574a")
        + disc(52, 27, 3.5, "#e0574a")
        + line("M70 72h20M70 78h20M73 78v8M87 78v8", WOOD, 3)
    )


def _home() -> str:
    h = HUES["home"]
    return (
        line("M10 20h14M30 20h10M76 12h14M10 32h8M84 30h8M10 60h6M86 62h6M12 74h6M86 76h4", "#f8bda9", 3.5)
        + fill("M6 84h88v2a8 8 0 0 1-8 6H14a8 8 0 0 1-8-6z", "#a9d08c")
        + box(66, 15, 10, 24, h.dark, 1)
        + box(64, 13, 14, 5, h.dark, 2)
        + fill("M22 44h56v42H22z", IVORY)
        + fill("M22 44h56v6H22z", "#eadfd0")
        + fill("M50 11l38 33a3.5 3.5 0 0 1-2.5 6h-71a3.5 3.5 0 0 1-2.5-6z", h.deep)
        + line("M50 15L17 44", "#e58269", 3)
        + disc(50, 35, 6.5, IVORY)
        + line("M50 29.5v11M44.5 35h11", h.dark, 1.8)
        + box(28, 57, 15, 15, "#8fc3e6", 2)
        + line("M35.5 57v15M28 64.5h15", h.dark, 2)
        + fill("M53 86V65a8 8 0 0 1 16 0v21z", h.dark)
        + disc(65, 75, 1.8, IVORY)
        + fill("M24 86a6 6 0 0 1 11-4a5 5 0 0 1 9 4z", "#3b8746")
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
    "ice_cream": fill("M6.5 11L12 23l5.5-12z", "#d9994a")
    + line("M9 12.5l5 5.5M15 12.5l-5 5.5", "#a86a22", 1)
    + disc(9, 8.5, 4.3, "#f48fb1")
    + disc(15, 8.5, 4.3, "#fff")
    + disc(12, 5.5, 4.3, "#8d5a3b")
    + line("M15 12.8a4.3 4.3 0 0 0 4.3-4.3", "#c9b9a8", 1)
    + disc(12, 2.2, 1.5, "#d8334a"),
    "pets": fill(
        "M12 11.5c3.5 0 6.5 3.5 6.5 6.8 0 2.6-2.4 3.4-3.9 2.9-1.7-.6-3.5-.6-5.2 0-1.5.5-3.9-.3-3.9-2.9 0-3.3 3-6.8 6.5-6.8z",
        "#6b4a8e",
    )
    + '<g fill="#6b4a8e"><ellipse cx="4.6" cy="11" rx="2.2" ry="3"/><ellipse cx="19.4" cy="11" rx="2.2" ry="3"/>'
    '<ellipse cx="9" cy="6" rx="2.3" ry="3.3"/><ellipse cx="15" cy="6" rx="2.3" ry="3.3"/></g>',
    "apples": fill(
        "M12 8.5c2-1.8 8-2 8 4.5 0 5-3.3 9-5.5 9-1.1 0-1.5-.6-2.5-.6s-1.4.6-2.5.6C7.3 22 4 18 4 13c0-6.5 6-6.3 8-4.5z",
        "#d6402f",
    )
    + line("M12 8.5Q12 5 10.5 3", "#6b4423", 1.8)
    + fill("M12.5 6c.5-3 3-4.5 6-4 0 3-2.5 4.8-6 4z", "#4c9a45")
    + line("M7 13q0-3 2-3.5", "#f7b0a5", 1.6),
    "toys": disc(6.5, 5.5, 3.4, "#9c6b3c")
    + disc(17.5, 5.5, 3.4, "#9c6b3c")
    + disc(6.5, 5.5, 1.6, "#e6c79c")
    + disc(17.5, 5.5, 1.6, "#e6c79c")
    + disc(12, 12.5, 9.3, "#b9854f")
    + '<ellipse cx="12" cy="16" rx="4.8" ry="3.9" fill="#f1ddc0"/>'
    + disc(8.3, 10.8, 1.4, "#2d2018")
    + disc(15.7, 10.8, 1.4, "#2d2018")
    + '<ellipse cx="12" cy="14.3" rx="1.9" ry="1.4" fill="#2d2018"/>'
    + line("M12 15.5v1.5M10 17.8q2 1.4 4 0", "#2d2018", 1),
    "books": box(2.5, 16, 19, 5.5, "#2d66a8", 1)
    + box(4.5, 10.2, 17, 5.3, "#d6402f", 1)
    + box(3, 4.5, 16, 5.2, "#3b8746", 1)
    + line("M6 16.5v4.5M8 10.7v4.3M6.5 5v4.2M17.5 18.8h2M17.5 12.8h2M15 7h2", "#fffaf0", 1.4),
    "flowers": line("M12 13v9M12 21q-4-.5-5.5-4M12 21q4-.5 5.5-4", "#3b8746", 1.9)
    + '<g fill="#e2558f"><circle cx="12" cy="3.9" r="3.1"/><circle cx="16.2" cy="7" r="3.1"/><circle cx="14.6" cy="11.8" r="3.1"/>'
    '<circle cx="9.4" cy="11.8" r="3.1"/><circle cx="7.8" cy="7" r="3.1"/></g>' + disc(12, 8, 2.7, "#fbd34d"),
}


def _shop(roof: tuple[str, str], sign: str) -> str:
    """A shop: its roof shows the two kinds it likes, its window what it sells."""
    h = HUES["shop"]
    left, right = HUES[roof[0]], HUES[roof[1]]
    stripes = "".join(
        [fill(f"M{8 + i * 12:g} 52h12v7a6 6 0 0 1-12 0z", IVORY if i % 2 else h.deep) for i in range(7)]
    )
    return (
        fill("M12 56h76v36H12z", IVORY)
        + fill("M12 56h76v10H12z", "#ddd0e8")
        + box(17, 62, 15, 18, "#a9d3ee", 2)
        + box(68, 62, 15, 30, h.dark, 2)
        + disc(72, 78, 1.6, IVORY)
        + fill("M50 53H8l9-42a4 4 0 0 1 4-3h29z", left.face)
        + fill("M50 53h42l-9-42a4 4 0 0 0-4-3H50z", right.face)
        + line("M50 9v43", h.dark, 2.5)
        + line("M8 53l9-42a4 4 0 0 1 4-3h58a4 4 0 0 1 4 3l9 42", h.dark, 2.5)
        + f'<svg x="16" y="13" width="33" height="36" viewBox="0 0 24 24" fill="{left.dark}">{GLYPHS[roof[0]]}</svg>'
        + f'<svg x="51" y="13" width="33" height="36" viewBox="0 0 24 24" fill="{right.dark}">{GLYPHS[roof[1]]}</svg>'
        + stripes
        + disc(49, 75, 16.5, h.dark)
        + disc(49, 75, 14.5, IVORY)
        + f'<svg x="37.5" y="63.5" width="23" height="23" viewBox="0 0 24 24">{SIGNS[sign]}</svg>'
    )


_PICTURES: Final = {"office": _office(), "metro": _metro(), "park": _park(), "home": _home()}


def tiles() -> dict[str, str]:
    """The picture of every tile, 100 by 100."""
    pictures: dict[str, str] = {}
    for tile in TILES:
        kind = KINDS[tile.kind]
        picture = (
            _shop((KINDS[tile.roof[0]], KINDS[tile.roof[1]]), tile.sign) if tile.roof else _PICTURES[kind]
        )
        pictures[tile.name] = _card(HUES[kind], picture)
    return pictures
