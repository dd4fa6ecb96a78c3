"""The icons of the site as an app, drawn from its one picture: systems want pixels, in their own sizes and shapes."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, NamedTuple

from starlette.responses import Response

from ...drawing.raster import to_png
from ..security.inputs import Kind, Words, one_of
from .visit import STATIC_FOLDER, Visit, static_version

FOR_GOOD: Final = "public, max-age=31536000, immutable"
FOR_A_DAY: Final = "public, max-age=86400"
"""For an address without a version, such as the one that the service worker knows."""
_GROUND: Final = re.compile(r'<rect [^>]*fill="(#[0-9a-f]+)"/>')


class Icon(NamedTuple):
    """How large an icon is, what it is for, and whether its ground goes to the edges, from where a system cuts its own shape."""

    size: int
    purpose: str
    fills: bool


ICONS: Final = {
    "192": Icon(192, "any", False),
    "512": Icon(512, "any", False),
    "maskable-192": Icon(192, "maskable", True),
    "maskable-512": Icon(512, "maskable", True),
    "apple-touch": Icon(180, "", True),
}
"""The icons by name; the manifest lists those with a purpose."""

IconName = Annotated[str, Kind("", one_of(*ICONS))]


@dataclass(frozen=True)
class IconQuery:
    """An address of an icon; with a version it is kept for good."""

    icon: IconName
    v: Words = ""


@cache
def draw_icon(name: str) -> bytes:
    """An icon as PNG; a process draws each of them once."""
    icon, svg = ICONS[name], (STATIC_FOLDER / "favicon.svg").read_text(encoding="utf-8")
    if icon.fills:
        # The picture itself lies well inside the circle that every system shows.
        svg = _GROUND.sub(r'<rect width="32" height="32" fill="\1"/>', svg, count=1)
    return to_png(svg, icon.size)


async def send_icon(visit: Visit, query: IconQuery) -> Response:
    """An icon. Whoever shows notices or installs the app asks for it, signed in or not."""
    drawn = await asyncio.to_thread(draw_icon, query.icon)
    age = FOR_GOOD if query.v == static_version() else FOR_A_DAY
    return Response(drawn, media_type="image/png", headers={"cache-control": age})
