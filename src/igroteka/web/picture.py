"""Pictures for pages: a drawing without inline styles, and the difference between two drawings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import Any, Final

from ..core.game import Picture as Drawn
from ..drawing import still

Layers = dict[str, dict[str, str]]

_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_TITLE: Final = re.compile(r"<title[^>]*>([^<]*)</title>")


@dataclass(frozen=True)
class Picture:
    """A drawing for a page.

    A strict content policy forbids styles inside markup, so the style sheet stands beside the drawing and
    every group is placed by its `transform` attribute.
    """

    svg: str
    style: str

    @classmethod
    def of(cls, drawing: Drawn) -> Picture:
        """The page's form of a drawing."""
        svg = still(drawing.svg(role="group"))
        return cls(_STYLE.sub("", svg), "".join(_STYLE.findall(svg)))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in units of the drawing."""
        found = _SIZE.search(self.svg)
        return (round(float(found[1])), round(float(found[2]))) if found else (1, 1)

    @property
    def title(self) -> str:
        """The title of the drawing."""
        found = _TITLE.search(self.svg)
        return unescape(found[1]) if found else ""


def difference(old: Layers, new: Layers) -> dict[str, Any]:
    """What turns one drawing into another: `set`, `gone` and `order`, each only if there is something.

    `order` lists what goes to the end of a layer, one after the other, where appending gives another order.
    """
    put: Layers = {}
    gone: list[str] = []
    order: dict[str, list[str]] = {}
    for layer, fragments in new.items():
        before = old.get(layer, {})
        changed = {key: fragment for key, fragment in fragments.items() if before.get(key) != fragment}
        if changed:
            put[layer] = changed
        lost = [key for key in before if key not in fragments]
        gone += lost
        if changed or lost:
            simple = [key for key in before if key in fragments] + [k for k in changed if k not in before]
            wanted = list(fragments)
            same = 0
            while same < len(wanted) and simple[same] == wanted[same]:
                same += 1
            if same < len(wanted):
                order[layer] = wanted[same:]
    elsewhere = {key for fragments in new.values() for key in fragments}
    gone = [key for key in gone if key not in elsewhere]
    found: dict[str, Any] = {}
    if put:
        found["set"] = {
            layer: {key: still(fragment) for key, fragment in changed.items()}
            for layer, changed in put.items()
        }
    if gone:
        found["gone"] = gone
    if order:
        found["order"] = order
    return found
