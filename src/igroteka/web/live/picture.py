"""Pictures for pages: a drawing without inline styles, and the difference between two drawings."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from html import unescape
from typing import Any, Final

from ...core.game import Picture as Drawn
from ...drawing.svg import Box, place_by_attributes

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
        svg = place_by_attributes(drawing.svg(role="group"))
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


def regions(drawing: Drawn) -> list[dict[str, Any]]:
    """The parts of a drawing that a page offers to bring near."""
    found: list[tuple[str, str, Box]] = getattr(drawing, "regions", [])
    return [{"name": name, "title": title, "box": list(box)} for name, title, box in found]


def difference(old: Layers, new: Layers) -> dict[str, Any]:
    """What turns one drawing into another: `set`, `gone` and `order`, each only if there is something.

    `order` names, layer by layer, each fragment that must be moved and the one that it then stands before.
    """
    put: Layers = {}
    gone: list[str] = []
    order: dict[str, dict[str, str]] = {}
    for layer, fragments in new.items():
        before = old.get(layer, {})
        in_place = list(before) == list(fragments)
        if in_place and before == fragments:
            continue
        changed = {key: fragment for key, fragment in fragments.items() if before.get(key) != fragment}
        if changed:
            put[layer] = changed
        if in_place:
            continue
        gone += [key for key in before if key not in fragments]
        kept = [key for key in before if key in fragments]
        moved = rearranged([*kept, *(key for key in changed if key not in before)], list(fragments))
        if moved:
            order[layer] = moved
    if gone:
        elsewhere = {key for fragments in new.values() for key in fragments}
        gone = [key for key in gone if key not in elsewhere]
    found: dict[str, Any] = {}
    if put:
        found["set"] = {
            layer: {key: place_by_attributes(fragment) for key, fragment in changed.items()}
            for layer, changed in put.items()
        }
    if gone:
        found["gone"] = gone
    if order:
        found["order"] = order
    return found


def rearranged(found: list[str], wanted: list[str]) -> dict[str, str]:
    """The fewest single moves that turn one order into another: what goes before what, done in this order.

    Nothing after it ("") means the end.
    """
    if found == wanted:
        return {}
    place = {key: i for i, key in enumerate(found)}
    stay = _rising([place[key] for key in wanted])
    moves: dict[str, str] = {}
    follower = ""
    for i in range(len(wanted) - 1, -1, -1):
        if i not in stay:
            moves[wanted[i]] = follower
        follower = wanted[i]
    return moves


def _rising(numbers: list[int]) -> set[int]:
    """The positions of a longest rising subsequence."""
    least: list[int] = []  # the smallest last number of a rising run of each length
    last: list[int] = []  # and its position
    before: list[int] = []
    for i, number in enumerate(numbers):
        length = bisect_left(least, number)
        before.append(last[length - 1] if length else -1)
        least[length : length + 1] = [number]
        last[length : length + 1] = [i]
    found: set[int] = set()
    at = last[-1] if last else -1
    while at >= 0:
        found.add(at)
        at = before[at]
    return found
