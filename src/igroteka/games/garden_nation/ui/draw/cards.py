"""Pictures of projects and secret objectives: what to build, drawn instead of told."""

from __future__ import annotations

import math
from functools import cache

from igroteka.drawing.labels import BASELINE, badge
from igroteka.drawing.shapes import hexagon
from igroteka.drawing.svg import path

from ...components.board import AXIAL, CENTRE, KINDS
from ...components.projects import BESIDE, CENTRAL, OUTER, PAIR, Project
from ...components.secrets import CONTROL, FLOORS, TALL, Secret
from .icons import glyph, ground, tower
from .plan import LEAST


def plot(
    kind: str, floors: int, x: float, y: float, size: float, floor: str = "floor", roof: bool = False
) -> str:
    """A small zone with a building, which is anybody's if no `floor` of a clan is named; without one, its symbol."""
    body = ground(kind, x, y, size) + path(hexagon(size - 0.5, x, y), "hole")
    if not floors:
        return body + glyph(kind, x, y, size * 0.95)
    high = y + size * 0.34
    return (
        body
        + glyph(kind, x, y + size * 0.58, size * 0.6)
        + tower(floor, floors, x, high, size, size * 1.2, roof)
    )


def _map(x: float, y: float, size: float, central: bool) -> str:
    """The board in small, with the territories that count filled."""
    body = ""
    for i, (q, r) in enumerate(AXIAL):
        at = x + math.sqrt(3) * (q + r / 2) * size, y + 1.5 * r * size
        body += path(hexagon(size * 0.9, *at), "full" if (i == CENTRE) == central else "hole")
    return body


@cache
def project_picture(p: Project, w: float, h: float) -> str:
    """The pattern of a project inside a box."""
    size = min(h / 2.1, w / 3.6)
    x, y, kind = w / 2, h / 2, KINDS[p.kind]
    step = size * math.sqrt(3)
    if p.pattern == BESIDE:
        return plot(kind, p.floors, x - step / 2, y, size) + plot(KINDS[p.other], 0, x + step / 2, y, size)
    if p.pattern == PAIR:
        return plot(kind, p.floors, x - step / 2, y, size) + plot(kind, 1, x + step / 2, y, size)
    if p.pattern in (OUTER, CENTRAL):
        small = size * 0.36
        return plot(kind, p.floors, x - step * 0.55, y, size) + _map(
            x + step * 0.55, y, small, p.pattern == CENTRAL
        )
    others = [KINDS[k] for k in range(len(KINDS)) if k != p.kind]
    size = min(size, w / 5.3)
    step = size * math.sqrt(3)
    return (
        plot(others[0], 1, x - step, y, size)
        + plot(kind, p.floors, x, y, size)
        + plot(others[1], 1, x + step, y, size)
    )


@cache
def secret_picture(s: Secret, size: float) -> str:
    """What a secret objective counts, inside a square."""
    x = y = size / 2
    if s.counts == CONTROL:
        r = size * 0.24
        body = ""
        for nth, number in enumerate(s.pair):
            at = x + (nth - 0.5) * r * 2, y + (nth - 0.5) * r * 1.3
            letters = max(r * 1.35, LEAST)
            body += badge(*at, r, str(number), letters, letters * BASELINE, "stone")
        return body
    if s.counts in (TALL, FLOORS):
        return plot(KINDS[s.kind], s.floors, x, y, size / 2)
    body = path(hexagon(size / 2 - 1, x, y), "stone")
    return body + tower("floor", s.floors, x, y + size * 0.3, size * 0.46, size * 0.6)
