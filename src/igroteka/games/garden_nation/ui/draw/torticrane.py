"""The Torticrane: a turtle with a tower crane on its shell. Drawn for this project."""

from __future__ import annotations

from typing import Final

from igroteka.drawing.shapes import line, outline

_DARK: Final = "#2c2410"


def _part(d: str, fill: str, width: float = 2.4) -> str:
    return outline(d, fill, _DARK, width)


#: From the side, 100 by 90.
CRANE: Final = (
    '<ellipse cx="48" cy="85" rx="40" ry="4.5" fill="#000" opacity=".22"/>'
    # the crane: mast, jib, counterweight, cable and load
    + _part("M41 38V10h9v28z", "#f2a52b", 2)
    + line("M41 36l9-7-9-7 9-7", _DARK, 1.6)
    + _part("M14 6.5h78l4 4.5H14z", "#f2a52b", 2)
    + line("M56 10.5l6-3.5 6 3.5 6-3.5 6 3.5 6-3.5", _DARK, 1.4)
    + _part("M12 5h14v13H12z", "#7b6a58", 2)
    + _part("M40 8l5.5-7 5.5 7z", "#f2a52b", 2)
    + line("M86 11v13", _DARK, 2)
    + _part("M79 24h14v9H79z", "#e9e1cf", 2)
    # the turtle: tail, legs, head, shell
    + _part("M12 68q-9 1-10 7 8 3 14-2z", "#a9c46a")
    + _part("M20 70h14v12q0 3-3 3h-9q-3 0-3-3zM56 70h14v12q0 3-3 3h-9q-3 0-3-3z", "#8fae52")
    + _part("M70 66q4-18 15-20 12-1 13 9 1 9-9 10-4 0-6 9z", "#a9c46a")
    + '<circle cx="89" cy="53" r="3" fill="#fff"/><circle cx="90" cy="53" r="1.8" fill="#2c2410"/>'
    + line("M87 61q5 1 8-2", _DARK, 1.8)
    + _part("M8 70C8 46 24 34 44 34s36 12 36 36q0 4-4 4H12q-4 0-4-4z", "#4f8a4b")
    + _part("M33 45h22l7 13-7 10H33l-7-10z", "#7db866", 2)
    + line("M33 45l-6-7M55 45l6-6M62 58l15 3M26 58l-16 3M33 68l-4 6M55 68l4 6", _DARK, 2)
    + line("M14 72h60", "#d7e8a8", 2.2)
)

#: From above, 24 by 24; the shell takes its colour from where it is used, to hold a number.
TURTLE: Final = (
    '<path d="M12 .3q3.2 0 3.2 3.7h-6.4q0-3.7 3.2-3.7zM3.4 3.6q2.8-.8 4.3 1.7L4.8 8.7Q2 6.6 3.4 3.6z'
    "M20.6 3.6q-2.8-.8-4.3 1.7l2.9 3.4q2.8-2.1 1.4-5.1zM3 19.8q2.4 2 4.9.2l-2.9-4.3q-3 1-2 4.1z"
    'M21 19.8q-2.4 2-4.9.2l2.9-4.3q3 1 2 4.1z"/><circle cx="12" cy="12.6" r="9.4"/>'
)
