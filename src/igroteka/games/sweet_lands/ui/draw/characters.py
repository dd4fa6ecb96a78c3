"""The fourteen heirs, Mio, and the badges of the players, 48 by 48. One hand drew them all: face, hair, sweet."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.drawing.shapes import disc, fill, line, scale

from .strokes import INK, outline
from .sweets import SWEETS

#: By seat: strawberry, blueberry, mint, lemon; face and edge, with a shape of their own.
HUES: Final = (("#e8506a", "#6b0f22"), ("#3f7fd6", "#0f2c5c"), ("#2fa884", "#0b4433"), ("#f2bd1d", "#5f4200"))
_SHAPES: Final = (
    "M24 3a21 21 0 1 0 0 42a21 21 0 1 0 0-42z",
    "M6 6h36v36H6z",
    "M24 2l22 22-22 22L2 24z",
    "M24 3l22 39H2z",
)
_HEARTS: Final = (
    disc(24, 24, 8, "#fff"),
    '<rect x="16" y="16" width="16" height="16" fill="#fff"/>',
    fill("M24 15l9 9-9 9-9-9z", "#fff"),
    fill("M24 20l9 16H15z", "#fff"),
)


class Look(NamedTuple):
    """Back, hair, skin, dress, the way of wearing the hair, and what adorns it."""

    back: str
    hair: str
    skin: str
    dress: str
    style: str
    charm: str


HEIRS: Final = {
    "bastet": Look("#f6d9a8", "#3a2a20", "#c98d5c", "#e0a83c", "ears", "tiramisu"),
    "nata": Look("#ffe9b8", "#e0a13a", "#ffdcc0", "#f4f0e6", "bob", "pie"),
    "solby": Look("#d9b596", "#5b3320", "#ffd9bd", "#7d4a2a", "curls", "brownie"),
    "rikka": Look("#f9c9d4", "#b8324f", "#ffe2d0", "#e8506a", "tails", "pie"),
    "che": Look("#d4ead0", "#22301f", "#f2cfa4", "#3f8a5a", "bun", "wagashi"),
    "elise": Look("#f3d7e6", "#a8552f", "#ffe2d0", "#c2568a", "long", "cake"),
    "elsa": Look("#d8ecf7", "#e9e2c8", "#ffeadd", "#7fb8dc", "braid", "macaron"),
    "elina": Look("#e3d8f5", "#7a5fb8", "#ffe2d0", "#a98ad8", "bob", "macaron"),
    "sena": Look("#f7dccb", "#4a2418", "#d9a578", "#d8734a", "veil", "cake"),
    "carmen": Look("#fbe6a4", "#c98a12", "#f2c79a", "#e0a020", "curls", "pie"),
    "sakura": Look("#fbdde8", "#4a2a3a", "#ffe6da", "#f08ab0", "bun", "wagashi"),
    "gretel": Look("#dbe6cf", "#d9b24a", "#ffe2d0", "#5a8f4a", "tails", "tiramisu"),
    "jasmine": Look("#d5efe6", "#1f2a3a", "#eec69a", "#3fa796", "long", "wagashi"),
    "laila": Look("#fbd8cf", "#e8785a", "#c98d5c", "#f29a7a", "veil", "macaron"),
}

_BEHIND: Final = {
    "bob": "M10 32Q7 9 24 8t14 24z",
    "long": "M8 46Q6 8 24 7t16 39z",
    "curls": "M9 34Q3 28 8 22 4 14 12 12 15 4 24 6q9-2 12 6 8 2 4 10 5 6-1 12z",
    "tails": "M12 26Q8 8 24 8t12 18zM9 20Q2 26 5 40q6-3 7-16zM39 20q7 6 4 20-6-3-7-16z",
    "bun": "M24 1.500a7 7 0 1 0 .1 0zM11 28Q8 9 24 8t13 20z",
    "braid": "M11 28Q8 8 24 8t13 20zM36 24q6 6 3 22-6-2-6-18z",
    "ears": "M11 20L9 2l10 7h10l10-7-2 18 2 12H9z",
    "veil": "M6 46Q4 6 24 5t18 41z",
}
_FRINGE: Final = {
    "bob": "M12 23Q12 11 24 11t12 12q-6-1-9-6-5 6-15 6z",
    "long": "M12 24Q11 11 24 11t12 13q-4-4-5-8-9 7-19 8z",
    "curls": "M12 23q-2-12 12-12t12 12q-4 1-6-3-3 3-6 0-3 3-6 0-2 4-6 3z",
    "tails": "M12 23Q12 11 24 11t12 12q-7 0-12-7-5 7-12 7z",
    "bun": "M12 22Q12 11 24 11t12 11q-8-3-12-3t-12 3z",
    "braid": "M12 24Q11 11 24 11t12 13q-12-2-15-9-3 7-9 9z",
    "ears": "M12 23Q12 11 24 11t12 12l-4-4-4 3-4-4-4 4-4-3z",
    "veil": "M12 21Q12 12 24 12t12 9q-6-4-12-4t-12 4z",
}


def portrait(p: Look) -> str:
    """One of the heirs."""
    veil = p.style == "veil"
    body = (
        f'<rect x="1" y="1" width="46" height="46" rx="9" fill="{p.back}" stroke="{INK}" stroke-width="1.5"/>'
    )
    body += outline(_BEHIND[p.style].replace("46", "45"), p.dress if veil else p.hair, INK, 1.5)
    body += outline("M8 46.300Q8 35 24 35t16 11.300z", p.dress, INK, 1.5)
    body += outline("M20 32h8v5q-4 3-8 0z", p.skin, INK, 1.2)
    body += outline("M12.5 22Q12.5 12 24 12t11.5 10Q35.5 34.5 24 34.500T12.5 22z", p.skin, INK, 1.5)
    body += outline(_FRINGE[p.style], p.hair, INK, 1.3)
    body += (
        disc(19, 25, 1.9, INK)
        + disc(29, 25, 1.9, INK)
        + disc(19.7, 24.3, 0.6, "#fff")
        + disc(29.7, 24.3, 0.6, "#fff")
    )
    body += line("M21.5 30q2.5 2 5 0", "#8a2f2f", 1.6)
    body += fill("M14.5 28.500h3v1.200h-3zM30.5 28.500h3v1.200h-3z", "#ef9a8a")
    return body + scale(32, 31.5, 0.44, disc(16, 16, 17, "#fff9ec", INK, 2.2) + SWEETS[p.charm])


_MIO: Final = (
    f'<rect x="1" y="1" width="46" height="46" rx="9" fill="#cfd8ea" stroke="{INK}" stroke-width="1.5"/>'
    + outline("M9 22L8 6l10 6h12l10-6-1 16q2 18-15 18T9 22z", "#5d6680", INK, 1.7)
    + disc(18, 24, 3.6, "#ffe27a", INK, 1.3)
    + disc(30, 24, 3.6, "#ffe27a", INK, 1.3)
    + fill("M17.3 21.500h1.400v5h-1.400zM29.3 21.500h1.400v5h-1.400z", INK)
    + fill("M22 29h4l-2 2.500z", "#f29bb7")
    + line(
        "M24 31.500q-2 3-4.5 1.500M24 31.500q2 3 4.5 1.500M13 30l-7-1M13 32l-6 2M35 30l7-1M35 32l6 2",
        "#1d2433",
        1.3,
    )
)


def _people() -> dict[str, str]:
    people = {f"who-{name}": portrait(look) for name, look in HEIRS.items()}
    people["who-mio"] = _MIO
    for i, (face, edge) in enumerate(HUES):
        people[f"seat-{i}"] = outline(_SHAPES[i], face, edge, 3) + _HEARTS[i]
    return people


PEOPLE: Final = _people()
