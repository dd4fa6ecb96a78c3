"""The six sweets that stand on worker cards."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import box, disc, fill, line

from .strokes import outline

SWEETS: Final = {
    "cake": outline("M4 14h24v12q0 3-12 3T4 26z", "#f9e2c0", "#6b2f14", 1.7)
    + outline(
        "M4 14q0-5 12-5t12 5q0 3-2.5 5-2-3-4.5 0-2.5 3-5 0-2.5 3-5 0-2.5-3-4.5 0Q4 17 4 14z",
        "#f48aa8",
        "#7a1c3c",
        1.6,
    )
    + line("M16 9V4.5", "#7a1c3c", 2)
    + disc(16, 4, 2.6, "#e02f3f", "#6b0f18", 1.2)
    + line("M6 24q10 3 20 0", "#d9a05a", 1.6),
    "pie": outline("M3 15h26l-3.5 11q-.5 2-3 2h-13q-2.5 0-3-2z", "#d99a4e", "#6b3b10", 1.7)
    + outline(
        "M2 15q1-9 14-9t14 9q-2 3-4.5.5-2.5 3-5 0-2.5 3-5 0-2.5 3-5 0-2.5 2.5-4.5 0Q4 18 2 15z",
        "#f6c777",
        "#6b3b10",
        1.7,
    )
    + line("M10 12l3-3.500M15 12.500l2-4.500M20.5 12l-.5-3.5", "#a55f1c", 1.8)
    + line("M8 19l1.5 6M16 19v6M24 19l-1.5 6", "#a86a28", 1.5),
    "tiramisu": outline("M3 12l13-6 13 6v12l-13 5-13-5z", "#f6e8cf", "#4a2a18", 1.7)
    + outline("M3 12l13-6 13 6-13 5z", "#7d4a2a", "#3b2114", 1.6)
    + line("M3.5 17l12.5 4.500L28.5 17M3.5 21l12.5 4.700L28.5 21", "#8a5a3a", 2.2)
    + fill(
        "M10 11l1.4-.8 1.4.8-1.4.800zM15 9l1.4-.8 1.4.8-1.4.800zM19.5 12l1.4-.8 1.4.8-1.4.800zM15 13.500l1.4-.8 1.4.8-1.4.800z",
        "#e2c49c",
    ),
    "brownie": outline("M3 12h26v15H3z", "#5b3320", "#27120a", 1.8)
    + outline("M3 12l4-6h18l4 6z", "#8a5232", "#27120a", 1.7)
    + line("M8 17v.100M14 21v.100M20 16.500v.100M24 22v.100M9 23.500v.1", "#c9966a", 3)
    + line("M10 9.500h3M18 8.500h3M15 10.500h2", "#f0d9bf", 1.8),
    "macaron": outline("M3 13q0-8 13-8t13 8q0 2-2 2H5q-2 0-2-2z", "#8fd6b4", "#155a40", 1.7)
    + outline("M3 22q0-2 2-2h22q2 0 2 2 0 6-13 6T3 22z", "#8fd6b4", "#155a40", 1.7)
    + box(4, 14.5, 24, 6, "#fff2f6", 2.6, "#155a40", 1.5)
    + line("M9 9.500q2.5-2 5-2.2", "#dff7ec", 2),
    "wagashi": disc(16, 16, 3, "#ffd34f")
    + "".join(
        [
            f'<ellipse cx="16" cy="8.2" rx="5.2" ry="6.5" fill="#f7b6cf" stroke="#8a2f5a" stroke-width="1.5" transform="rotate({a} 16 16)"/>'
            for a in (0, 72, 144, 216, 288)
        ]
    )
    + disc(16, 16, 4, "#ffe27a", "#8a5a00", 1.4)
    + line("M16 5v4M26 13l-4 1.200M22 25l-2.4-3.300M10 25l2.4-3.300M6 13l4 1.2", "#c96a95", 1.4),
}
