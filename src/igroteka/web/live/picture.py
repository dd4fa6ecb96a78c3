"""Pictures for pages: a drawing without inline styles, as a whole or in parts, and the difference between two drawings."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from typing import Final, TypedDict
from weakref import WeakKeyDictionary

from ...core.game import Picture as Drawn
from ...drawing.drawing import Part, layers_svg, require_drawing
from ...drawing.svg import CACHE_SIZE, escape_text, place_by_attributes
from .payloads import Board, ChipFields, DrawingFields, PartFields

Layers = dict[str, dict[str, str]]


class PictureChanges(TypedDict, total=False):
    """What turns one drawing into another, layer by layer; each part only if there is something."""

    set: Layers
    gone: list[str]
    order: dict[str, dict[str, str]]


_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_TITLE: Final = re.compile(r"<title[^>]*>([^<]*)</title>")


@dataclass(frozen=True)
class Picture:
    """A drawing for a page.

    A strict content policy forbids styles inside markup, so the style sheet stands next to the drawing and
    every group is placed by its `transform` attribute.
    """

    svg: str
    style: str

    @classmethod
    def of(cls, drawing: Drawn) -> Picture:
        """The page's form of a drawing."""
        svg = place_by_attributes(drawing.svg(role="group"))
        colours = require_drawing(drawing).colours
        return cls(_STYLE.sub("", svg), "".join(_STYLE.findall(svg)) + seat_css(colours))

    def board(self) -> Board:
        """The picture with its title, as pages get it."""
        return {"svg": self.svg, "style": self.style, "title": self.title}

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in units of the drawing."""
        size = _SIZE.search(self.svg)
        return (round(float(size[1])), round(float(size[2]))) if size else (1, 1)

    @property
    def title(self) -> str:
        """The title of the drawing."""
        title = _TITLE.search(self.svg)
        return unescape(title[1]) if title else ""


def board_of(drawn: Drawn) -> Picture:
    """A drawing for a page that lays out its parts: a group of them, each with an `svg` of its own.

    The symbols stand once at the end, the layers of a part are called PART/LAYER.
    """
    drawing = require_drawing(drawn)
    root, svg = drawing.root, 'xmlns="http://www.w3.org/2000/svg"'
    return Picture(
        f'<div class="parts" role="group" aria-labelledby="{root}_title {root}_about">'
        f'<p class="unseen" id="{root}_title">{escape_text(drawing.title)}</p>'
        f'<p class="unseen" id="{root}_about">{escape_text(drawing.about)}</p>'
        + "".join([_part_html(part) for part in drawing.parts.values()])
        + f'<svg {svg} class="symbols" aria-hidden="true"><defs>{drawing.defs}</defs></svg></div>',
        drawing.style + seat_css(drawing.colours),
    )


def seat_css(colours: Sequence[str]) -> str:
    """The colours of the seats for the page around a drawing; it wins over those that every page has, by day and by night."""
    named = [f"--seat-{seat}:{colour}" for seat, colour in enumerate(colours) if colour]
    return ":root:root:root{" + ";".join(named) + "}" if named else ""


def _part_html(part: Part) -> str:
    title = escape_text(part.title)
    return (
        f'<div class="part" data-part="{part.name}" role="group" aria-label="{title}">'
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{part.root}" role="group" aria-label="{title}" '
        f'viewBox="0 0 {part.width:g} {part.height:g}">'
        f"{place_by_attributes(layers_svg(part, f'{part.name}/'))}</svg></div>"
    )


def layers_of(drawn: Drawn, but: Drawn | None = None) -> Layers:
    """The fragments of a drawing by part and layer, as they stand in `board_of`; without the parts that another one has as well."""
    known = {} if but is None else require_drawing(but).parts
    return {
        f"{part.name}/{layer}": fragments
        for part in require_drawing(drawn).parts.values()
        if part is not known.get(part.name)
        for layer, fragments in part.layers.items()
    }


def about_parts(drawn: Drawn) -> DrawingFields:
    """What a page must know to lay out the parts of a drawing, and what it says of each player."""
    drawing = require_drawing(drawn)
    told = [_about(part) for part in drawing.parts.values()]
    return {
        "parts": [about for about, _ in told],
        "chips": {about["name"]: chips for about, chips in told if chips},
        "colours": list(drawing.colours),
    }


def _about(part: Part) -> tuple[PartFields, list[ChipFields]]:
    """What a page must know of a part; most parts are taken over from the drawing before."""
    told = _told.get(part)
    if told is None:
        about: PartFields = {
            "name": part.name,
            "title": part.title,
            "w": part.width,
            "h": part.height,
            "seat": part.seat,
            "own": part.own,
            "wide": part.wide,
            "folds": part.folds,
        }
        chips: list[ChipFields] = [
            {
                "icon": f"{part.root}_{chip.icon}" if chip.icon else "",
                "say": chip.words,
                "title": chip.title,
            }
            for chip in part.chips
        ]
        told = _told[part] = about, chips
    return told


_told: Final = WeakKeyDictionary[Part, tuple[PartFields, list[ChipFields]]]()


def difference(old: Layers, new: Layers) -> PictureChanges:
    """What turns one drawing into another: `set`, `gone` and `order`, each only if there is something.

    `order` names, layer by layer, each fragment that must be moved and the one that it then stands before.
    """
    changed_layers: Layers = {}
    removed: list[str] = []
    order: dict[str, dict[str, str]] = {}
    for layer, fragments in new.items():
        before = old.get(layer, {})
        if before is fragments:  # of a part that was taken over
            continue
        in_place = list(before) == list(fragments)
        if in_place and before == fragments:
            continue
        changed = {key: fragment for key, fragment in fragments.items() if before.get(key) != fragment}
        if changed:
            changed_layers[layer] = changed
        if in_place:
            continue
        removed += [key for key in before if key not in fragments]
        kept = [key for key in before if key in fragments]
        moved = moves_to_reorder([*kept, *(key for key in changed if key not in before)], list(fragments))
        if moved:
            order[layer] = moved
    if removed:
        elsewhere = {key for fragments in new.values() for key in fragments}
        removed = [key for key in removed if key not in elsewhere]
    patch: PictureChanges = {}
    if changed_layers:
        patch["set"] = {
            layer: {key: _placed(fragment) for key, fragment in changed.items()}
            for layer, changed in changed_layers.items()
        }
    if removed:
        patch["gone"] = removed
    if order:
        patch["order"] = order
    return patch


@lru_cache(CACHE_SIZE)
def _placed(fragment: str) -> str:
    """A fragment placed by its attributes; what has changed has mostly changed for several viewers."""
    return place_by_attributes(fragment)


def moves_to_reorder(present: list[str], wanted: list[str]) -> dict[str, str]:
    """The fewest single moves that turn one order into another: what goes before what, done in this order.

    Nothing after it ("") means the end.
    """
    if present == wanted:
        return {}
    place = {key: i for i, key in enumerate(present)}
    stay = _longest_rising([place[key] for key in wanted])
    moves: dict[str, str] = {}
    follower = ""
    for i in range(len(wanted) - 1, -1, -1):
        if i not in stay:
            moves[wanted[i]] = follower
        follower = wanted[i]
    return moves


def _longest_rising(numbers: list[int]) -> set[int]:
    """The positions of a longest rising subsequence."""
    least: list[int] = []  # the smallest last number of a rising run of each length
    last: list[int] = []  # and its position
    before: list[int] = []
    for i, number in enumerate(numbers):
        length = bisect_left(least, number)
        before.append(last[length - 1] if length else -1)
        least[length : length + 1] = [number]
        last[length : length + 1] = [i]
    positions: set[int] = set()
    at = last[-1] if last else -1
    while at >= 0:
        positions.add(at)
        at = before[at]
    return positions
