"""Hints above everything else: where the Torticrane would go, and what would complete a project."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.drawing.pen import SheetPen
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import group, path, rect, text

from ...components.board import SIZE, ZONES
from ...view import completing
from .icons import icon
from .pen import Pen
from .plan import LEAST, NUMBERS, ZONE, ZONES_AT

#: The letters of the open places.
LETTERS: Final = "ABCD"


def ways(pen: Pen) -> None:
    """From every zone the way of the Torticrane; a page shows the one that is pointed at."""
    v = pen.v
    if all(v.territories) and not v.over:
        pen.copy(_ways, tuple([v.zone_name(z) for z in range(ZONES)]))


def _ways(pen: SheetPen, names: tuple[str, ...]) -> None:
    for z, name in enumerate(names):
        pen.d.add("hints", f"way-{name}", group(f"hint way-{name}", _way(z)))


@cache
def _way(z: int) -> str:
    """A dotted line from a zone to the number of the territory in its direction, and a pale Torticrane there."""
    x, y = ZONES_AT[z]
    to_x, to_y = NUMBERS[z % SIZE]
    to_y += ZONE * 0.3
    angle = math.atan2(to_y - y, to_x - x)
    far = math.hypot(to_x - x, to_y - y)
    reach = max(far - ZONE * 0.5, far * 0.5)
    end_x, end_y = x + math.cos(angle) * reach, y + math.sin(angle) * reach
    tip = [
        (end_x + math.cos(angle + turn) * ZONE * 0.3, end_y + math.sin(angle + turn) * ZONE * 0.3)
        for turn in (0, 2.3, -2.3)
    ]
    w = ZONE * 1.36
    return (
        group(
            "ghost",
            icon("crane", round(to_x - w / 2, 1), round(to_y - ZONE * 0.12 - w * 0.86, 1), w, w * 0.9),
        )
        + path(f"M{x:.0f} {y:.0f}L{end_x:.0f} {end_y:.0f}", "way")
        + path("M" + "L".join([f"{a:.0f} {b:.0f}" for a, b in tip]) + "Z", "tip")
    )


def goals(pen: Pen) -> None:
    """Letters of the open projects on the zones where the viewer's next floor would complete them."""
    v = pen.v
    if v.over or not all(v.territories):
        return
    letters: dict[int, str] = {}
    for place, name in enumerate(v.open):
        zones = completing(v, name) if name else []
        if zones:
            outline = "".join([hexagon(ZONE * 0.96, *ZONES_AT[z]) for z in zones])
            pen.d.add("hints", f"goal-{name}", group(f"hint goal-{name}", path(outline, "goal")))
        for z in zones:
            letters[z] = letters.get(z, "") + LETTERS[place]
    for z, here in letters.items():
        x, y = ZONES_AT[z]
        h = LEAST * 1.3
        w = h * (0.42 + 0.62 * len(here))
        body = rect(-w / 2, -h / 2, w, h, h / 2, "pill")
        body += text(0, h * 0.29, here, LEAST * 1.05, "on", anchor="middle")
        left = x - ZONE * 0.24 if v.floors[z] else x  # the height of a building is told on the right
        pen.d.add("labels", f"letters-{v.zone_name(z)}", body, round(left, 1), round(y - ZONE * 0.64, 1))
