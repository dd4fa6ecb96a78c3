"""The artwork: every picture of the game as a small vector symbol. All drawn for this project."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import box, disc, fill, line

from ...components.tiles import KINDS
from .buildings import GLYPHS, HUES, IVORY, tiles

# ---------------------------------------------------------------- symbols of the market, flowers, marks

#: The five symbols, 24 by 24. Fill, colour and stroke come from what is around them: the stroke cuts lines in.
PLANTS: Final = {
    "seed": '<path stroke="none" d="M12 1.5c4.5 4.5 6.8 9 6.8 13 0 4.7-3 8-6.8 8s-6.8-3.3-6.8-8c0-4 2.3-8.5 6.8-13z"/>'
    '<path fill="none" stroke-width="1.4" d="M12 5.5v13.5M8.8 10.5q-1.3 4 .2 7.5M15.2 10.5q1.3 4-.2 7.5"/>',
    "bulb": '<path stroke="none" d="M12 4c.6 3.6 8.5 4.8 8.5 10.5 0 4-3.5 5.5-8.5 5.5s-8.5-1.5-8.5-5.5C3.5 8.8 11.4 7.6 12 4z"/>'
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 8V1.5M12 4q2.5-.3 3.5-2.5M8.5 20l-1.5 2.8M12 20v3M15.5 20l1.5 2.8"/>'
    '<path fill="none" stroke-width="1.4" d="M10 9.5q-4 3.5-2.3 8M14 9.5q4 3.5 2.3 8"/>',
    "sprout": '<path stroke="none" d="M11.6 12.5C4.5 13.5 1.5 9.5 1.5 3.5c6.5-.5 10.5 2.5 10.1 9z"/>'
    '<path stroke="none" d="M12.4 15.5c-.3-6.5 3.3-9.5 10.1-9 0 6-3.2 9.8-10.1 9z"/>'
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 12v10.5M7.5 22.5h9"/><path fill="none" stroke-width="1.4" d="M4.5 6.3q3.5.8 6 4.7M19.5 9q-3.5.8-5.8 4.3"/>',
    "leaf": '<path stroke="none" d="M3 21C.5 9 8 2 22 2c.5 14-6.5 21.5-18 18.5z"/><path fill="none" stroke="currentColor" stroke-width="2" d="M1.5 22.5l3-3"/>'
    '<path fill="none" stroke-width="1.4" d="M5 19L18 6M9.5 14.5V9M13 11V6.5M9.5 14.5h5.5M13 11h5"/>',
    "star": '<path stroke="none" d="M12 1.3l3.3 6.9 7.6 1-5.6 5.2 1.4 7.5L12 18.2l-6.7 3.7 1.4-7.5L1.1 9.2l7.6-1z"/>',
}

_PETALS: Final = "".join(
    [f'<ellipse cx="50" cy="27" rx="15" ry="20" transform="rotate({72 * i} 50 50)"/>' for i in range(5)]
)


def _flower_token() -> str:
    return (
        disc(50, 53, 45, "#7c1f4a")
        + disc(50, 49, 45, "#fbdbe8")
        + f'<g fill="#d8447f" stroke="#7c1f4a" stroke-width="3">{_PETALS}</g>'
        + disc(50, 50, 12, "#fbd34d")
        + '<circle cx="50" cy="50" r="12" fill="none" stroke="#7c1f4a" stroke-width="3"/>'
    )


def _back() -> str:
    return (
        box(1, 3, 98, 96, "#0d3d3d", 13)
        + box(1, 1, 98, 94, "#1c6464", 13)
        + box(7, 7, 86, 82, "#2f8582", 8)
        + line("M7 30L30 7M7 89L89 7M70 89L93 66M7 66L30 89M7 7L93 89M70 7L93 30", "#45a09a", 3)
        + f'<g transform="translate(50 48) scale(.52) translate(-50 -50)" fill="#c9ebe2">{_PETALS}</g>'
        + disc(50, 48, 6, "#1c6464")
    )


def _token(kind: str) -> str:
    """A rescoring token: the kind inside two arrows that run in a circle."""
    h = HUES[kind]
    return (
        disc(50, 53, 46, h.dark)
        + disc(50, 49, 46, IVORY)
        + disc(50, 49, 32, h.face)
        + line("M12.6 42A38 38 0 0 1 72 18.4M87.4 56A38 38 0 0 1 28 79.6", h.deep, 8)
        + fill("M65 29l20 2-3-20zM35 69l-20-2 3 20z", h.deep)
        + f'<svg x="27" y="26" width="46" height="46" viewBox="0 0 24 24" fill="{h.dark}">{GLYPHS[kind]}</svg>'
    )


def _chip(kind: str) -> str:
    h = HUES[kind]
    return (
        box(0, 0, 24, 24, h.dark, 6)
        + box(1.2, 1.2, 21.6, 21.6, h.face, 5)
        + f'<svg x="4" y="4" width="16" height="16" viewBox="0 0 24 24" fill="{h.dark}">{GLYPHS[kind]}</svg>'
    )


def _spring() -> str:
    """A spring cell: striped meadow, and a flower in each corner and in the middle."""
    flower = (
        '<g fill="#fff" stroke="#2f7a3c" stroke-width="5">' + _PETALS + "</g>" + disc(50, 50, 14, "#f2b632")
    )
    small = "".join(
        [
            f'<g transform="translate({x} {y}) scale(.2) translate(-50 -50)">{flower}</g>'
            for x in (15, 85)
            for y in (15, 85)
        ]
    )
    return (
        box(2, 2, 96, 96, "#a5d68d", 10)
        + line("M8 34L34 8M8 56L56 8M8 78L78 8M22 92L92 22M44 92L92 44M66 92L92 66", "#c4e8ae", 5)
        + '<rect x="4" y="4" width="92" height="92" rx="8" fill="none" stroke="#2f7a3c" stroke-width="4"/>'
        + f'<g transform="translate(50 50) scale(.52) translate(-50 -50)">{flower}</g>{small}'
    )


def _pawn(coat: str, edge: str, head: str) -> str:
    """A solo opponent, 60 by 80."""
    return (
        '<ellipse cx="30" cy="75" rx="24" ry="4" fill="#000" opacity=".25"/>'
        + fill("M30 34c12 0 14 16 20 34a6 6 0 0 1-6 8H16a6 6 0 0 1-6-8c6-18 8-34 20-34z", edge)
        + fill("M30 37c9 0 11 14 17 32a3 3 0 0 1-3 4H16a3 3 0 0 1-3-4c6-18 8-32 17-32z", coat)
        + head
    )


_FACE: Final = disc(30, 25, 13, "#f3cfae") + disc(25.5, 25, 1.7, "#2d2018") + disc(34.5, 25, 1.7, "#2d2018")
_SMILE: Final = line("M26 30.5q4 3.5 8 0", "#8a3b2a", 1.8)
_PAWNS: Final = {
    "alice": _pawn(
        "#e07a9b",
        "#7c1f4a",
        fill("M15 40q-4-30 15-32q19 2 15 32q-4-2-4-12H19q0 10-4 12z", "#7a4a1e")
        + _FACE
        + fill("M17 24q2-12 13-12t13 12q-8-1-13-7q-5 6-13 7z", "#7a4a1e")
        + _SMILE
        + fill("M30 9l-11-6v12zm0 0l11-6v12z", "#d8334a")
        + disc(30, 9, 3, "#8e1b2e"),
    ),
    "boris": _pawn(
        "#5a8fc9",
        "#14335c",
        _FACE
        + _SMILE
        + fill("M16.5 21a13.5 13.5 0 0 1 27 0z", "#2f7a3c")
        + fill("M16 19h34a3 3 0 0 1 0 5H16z", "#1d5228")
        + disc(30, 8, 2.5, "#1d5228"),
    ),
    "zinovy": _pawn(
        "#6b5a8e",
        "#2b1d47",
        _FACE
        + fill("M30 29q-3-3-9 1q5 5 9 1q4 4 9-1q-6-4-9-1z", "#4a3526")
        + box(19, 0, 22, 16, "#2d2d38", 2)
        + box(14, 14, 32, 4, "#2d2d38", 2)
        + box(19, 10, 22, 4, "#d8334a")
        + '<circle cx="34.5" cy="25" r="4" fill="none" stroke="#c89b2c" stroke-width="1.6"/>',
    ),
}


def _badge(body: str) -> str:
    """A small picture on a light disc."""
    return '<circle cx="12" cy="12" r="11.2" fill="#fffaf0" stroke="#2b2a33" stroke-width="1.3"/>' + body


def _coin(fill: str) -> str:
    """A dark disc for white signs; its rim shows only on dark ground."""
    return f'<circle cx="12" cy="12" r="11.2" fill="{fill}" stroke="#fffaf0" stroke-width="1.2"/>'


_MARKS: Final = {
    "points": fill("M7 13l-3 10 5-2 3 3 3-3 5 2-3-10z", "#b5482f")
    + disc(12, 9.5, 8.5, "#9a6a08")
    + disc(12, 9.5, 7.3, "#f6c945")
    + fill("M12 4.5l1.6 3.2 3.5.5-2.5 2.5.6 3.5-3.2-1.7-3.2 1.7.6-3.5L6.9 8.2l3.5-.5z", "#7a5206"),
    "first": _badge(
        fill("M6 11h8v8.5a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 6 19.5z", "#2d7f92")
        + line("M14 17l3.8-7M16 8.5l3.5 2", "#2d7f92", 1.8)
        + line("M6 13a4.5 4.5 0 0 1 4-8a4.5 4.5 0 0 1 4 5.5", "#1b5563", 1.5)
        + box(5.2, 10.2, 9.6, 2.2, "#1b5563", 1)
    ),
    "done": _coin("#1f6b33") + line("M6.5 12.5l4 4 7-8.5", "#fff", 3),
    "double": _coin("#7c1f4a")
    + line("M4.5 9l5 6M9.5 9l-5 6M12.5 9.5q.5-3 3.2-3 3.2 0 3.2 2.8 0 2.2-6.4 6.7h6.7", "#fff", 2.2),
    "extra": _coin("#14335c")
    + line("M17.5 14.5A6 6 0 1 1 16.5 8", "#fff", 2.2)
    + fill("M13.5 9.5l6 .5-.5-6z", "#fff")
    + line("M12 9.5v5M9.5 12h5", "#fff", 1.9),
    "rescoring": _coin("#1c6464")
    + line("M5.5 10.5A7 7 0 0 1 17 7.5M18.5 13.5A7 7 0 0 1 7 16.5", "#fff", 2.2)
    + fill("M14.5 9.5l5 .8-.5-5.5zM9.5 14.5l-5-.8.5 5.5z", "#fff"),
    "final": _coin("#4a3606") + fill("M8 5.5h8v12.5l-4-3.2-4 3.2z", "#fbe08b"),
    "seen": _badge(line("M4.5 12q7.5-9 15 0q-7.5 9-15 0z", "#2b2a33", 1.7) + disc(12, 12, 2.6, "#2b2a33")),
    "blocked": '<circle cx="12" cy="12" r="10" fill="#fff" stroke="#8e1b2e" stroke-width="3"/>'
    + line("M5.5 5.5l13 13", "#8e1b2e", 3),
    "arrow": '<path d="M2 9h9V4l11 8-11 8v-5H2z"/>',
}


def _all() -> dict[str, tuple[str, str]]:
    art: dict[str, tuple[str, str]] = {}
    for name, body in tiles().items():
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
