"""The pieces that stand on the boards: properties that look like sweets, rabbits, cart and locomotive."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import box, disc, fill, line

from .strokes import INK, outline

_CUP: Final = "M5 13h18v9q0 6-6 6h-6q-6 0-6-6z"


def _shop(awning: str, edge: str) -> str:
    return (
        outline("M23 15h3q3.5 0 3.5 3.700T26 22.500h-3", "none", INK, 2.6)
        + outline(_CUP, "#fff3e0", INK, 1.8)
        + box(6.5, 14.5, 15, 4.5, "#6b3f22", 2)
        + outline("M3 6h22l2 7H1z", awning, edge, 1.6)
        + line("M8.5 6.500L7.5 12.500M14 6.500v6M19.5 6.500l1 6", "#fff", 2)
    )


PIECES: Final = {
    "tent": outline("M2 27L16 5l14 22z", "#f7c23c", "#6b4300", 1.9)
    + fill("M16 5l14 22h-7z", "#e09a1c")
    + disc(12, 20, 2.2, "#d98a10")
    + disc(18.5, 23.5, 1.7, "#b86f08")
    + disc(15.5, 14.5, 1.5, "#d98a10")
    + outline("M11 27l5-9 5 9z", "#7a4a12", "#3b2114", 1.3),
    "house": outline("M5 17h22v12H5z", "#fff3f6", "#7a3a52", 1.8)
    + outline("M2 18q2-6 7-6 0-5 6-5-1.5-4 2.5-5 0 3 3 5 5 1 4.5 6 5 0 5 5z", "#ffd5e2", "#7a3a52", 1.8)
    + line("M9 15.500q6 2 13-1M13 10.500q4 1.5 7-.5", "#f29bb7", 1.8)
    + outline("M13 29v-7h6v7z", "#a8552f", "#4a1f0e", 1.3),
    "building": outline("M6 8h20v21H6z", "#6b3f28", "#27120a", 1.9)
    + outline("M6 8l4-5h18l-2 5z", "#9a6240", "#27120a", 1.6)
    + fill("M9.5 12h4v4h-4zM18 12h4v4h-4zM9.5 19h4v4h-4zM18 19h4v4h-4z", "#ffdf9a")
    + fill("M13.5 25h5v4h-5z", "#2b140a"),
    "lab": outline(
        "M12 2.500h8v5l3.5 5V27q0 2.5-2.5 2.500H11Q8.5 29.5 8.5 27V12.500l3.5-5z", "#f7fbff", "#24405e", 1.9
    )
    + fill("M9.8 15h12.400v11.800q0 1.5-1.5 1.500h-9.400q-1.5 0-1.5-1.500z", "#bfe0fb")
    + box(11.3, 1.5, 9.4, 4, "#4f8fd0", 1.5, "#163a60", 1.3)
    + disc(14, 24, 1.7, "#fff")
    + disc(18, 20, 2.1, "#fff")
    + disc(14, 18, 1.3, "#fff"),
    "shop": _shop("#4aa3d8", "#0f3f66"),
    "shop_agri": _shop("#ef8a2b", "#7a3a05"),
    "shop_forest": _shop("#4c9f45", "#1d4f1a"),
    "shop_mining": _shop("#8b94a1", "#2f3743"),
    "tower": outline("M9 17h14l-7 14z", "#e0a458", "#6b3b10", 1.7)
    + line("M11 20l7 5M21 20l-7 5", "#a86a28", 1.3)
    + outline(
        "M6.5 17.500q-1.5-4 2-5.500Q7.5 7 12.5 6q1-5 5-4 .5 2.5 2.5 4 5 1 4 6 3.5 1.5 1.5 5.500z",
        "#fbe6f0",
        "#7a3a52",
        1.8,
    )
    + disc(16, 12, 4.6, "#fffdf2", "#7a3a52", 1.5)
    + line("M16 9.500V12l2 1.3", INK, 1.5),
    "rabbit": outline(
        "M11 12Q7.5 3 10 1.500q3.5-.5 4.5 9h3Q18.5 1 22 1.5 24.5 3 21 12q3.5 2 3.5 6.5 0 2-1.5 4 2 3 1.5 6.5-4.5 2.5-8.5 2.500T7.5 29Q7 25.5 9 22.500q-1.5-2-1.5-4Q7.5 14 11 12z",
        "#c98445",
        "#4a240c",
        1.8,
    )
    + disc(13, 17, 1.5, "#2b140a")
    + disc(19, 17, 1.5, "#2b140a")
    + line("M14 20.500q2 2 4 0", "#fff", 1.6)
    + disc(16, 26, 1.7, "#fff")
    + line("M9.5 28.500q6.5 3 13 0", "#fff", 1.5),
    "cart": outline("M3 9h23l-3 12H7z", "#d98a3f", "#5b2f0c", 1.9)
    + line("M10 9.500l1 11M16 9.500v11M22 9.500l-1 11M26 9l4-4", "#8a5218", 1.8)
    + fill("M6 9q2-5 5-3 2-4 5-1 4-3 6 1 3-1 3 3z", "#f7e0a0")
    + disc(10, 24.5, 4.5, "#fff3d6", "#5b2f0c", 1.9)
    + disc(20.5, 24.5, 4.5, "#fff3d6", "#5b2f0c", 1.9),
    "loco": outline("M3 24V13h12V5h13v19z", "#4c9f45", "#12380f", 1.9)
    + fill("M18 8h7v6h-7z", "#d9f0ff")
    + outline("M5 13V6h5v7z", "#3a3f47", "#11161d", 1.5)
    + disc(9, 25, 4.2, "#fff3d6", "#12380f", 1.9)
    + disc(22, 25, 4.2, "#fff3d6", "#12380f", 1.9)
    + line("M9 25h13", "#c2402c", 2.4)
    + disc(4.5, 3.5, 2, "#cfd5dc")
    + disc(9.5, 2.5, 1.5, "#cfd5dc"),
    "road": outline("M2 12.500h28v7H2z", "#8a5a3a", "#3b2114", 1.8)
    + line("M5 16h4M13 16h5M22 16h5", "#ffe9c9", 2),
    "property": outline("M4 15L16 4l12 11v14H4z", "#f3d3b0", "#5b3320", 1.9)
    + fill("M13 20h6v9h-6z", "#8a5232")
    + line("M4 15L16 4l12 11", "#b8563a", 3.4),
    "token": outline("M16 2l12.1 7v14L16 30 3.9 23V9z", "#efe0bd", "#6b5330", 1.9)
    + line("M9 19q3.5-4 7 0t7 0M9 14q3.5-4 7 0t7 0", "#a98a55", 2),
}
