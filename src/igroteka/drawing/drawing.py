"""Drawings: parts with layers of fragments.

A drawing consists of parts, such as the market or the board of a player. A part has a name, a title, a coordinate
system of its own and layers `{layer: {id: fragment}}` in a fixed order. `svg()` makes one self-contained picture of
all parts; a web page lays the parts out for its screen instead, compares their fragments by id with the last ones and
sends only those that changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypedDict, Unpack

from ..core.frames import Seat
from ..core.game import Picture
from .packing import Placed, pack
from .svg import Box, element_fragment, escape_text, passive_fragment, rect
from .watching import Memory, Seen

#: No part is ever shown narrower, in pixels. There its smallest letters and what can be clicked must be so large:
NARROWEST: Final = 360
LEAST_TEXT: Final = 11
LEAST_TARGET: Final = 24
#: What is a little smaller grows so much when the question is about it alone (the page brings it near).
NEARER: Final = 1.25


class Chip(NamedTuple):
    """What is worth knowing of a player at any time: a symbol (or none), a number or word, and what they mean."""

    icon: str
    words: str
    title: str


class Sheet:
    """Layers of fragments. `root` is the class of the picture and the beginning of all its ids."""

    def __init__(
        self,
        root: str,
        layers: Iterable[str],
        marked: frozenset[str] = frozenset(),
        ids: set[str] | None = None,
    ) -> None:
        self.root = root
        self.marked = marked
        self.layers: dict[str, dict[str, str]] = {layer: {} for layer in layers}
        self._ids = set[str]() if ids is None else ids

    def add(self, layer: str, name: str, body: str, x: float = 0, y: float = 0, title: str = "") -> None:
        """A fragment that is only looked at. Without a title, clicks go through it to the element below."""
        self._put(layer, *passive_fragment(self.root, name, body, x, y, title))

    def element(
        self,
        layer: str,
        el: str,
        body: str,
        box: Box,
        title: str,
        *,
        r: float = 8,
        nth: int = 0,
        outline: str = "",
    ) -> None:
        """A fragment that can be chosen: named by `data-el`, with a spoken title and a ring when marked.

        `box` is its place and size; what is no rectangle gives its outline, a path that begins at the corner
        of the box. Several fragments may stand for one element, told apart by `nth`.
        """
        self._put(
            layer, *element_fragment(self.root, el, body, box, title, r, nth, outline, el in self.marked)
        )

    def paste(self, other: Sheet) -> None:
        """Everything that lies on another sheet with the same layers."""
        if not self._ids.isdisjoint(other._ids):
            raise ValueError(f"the drawing already has a fragment {min(self._ids & other._ids)!r}")
        self._ids |= other._ids
        for layer, fragments in other.layers.items():
            if fragments:
                self.layers[layer].update(fragments)

    def _put(self, layer: str, key: str, fragment: str) -> None:
        if layer not in self.layers:
            raise ValueError(f"layer: found {layer!r}; allowed: {', '.join(self.layers)}")
        if key in self._ids:
            raise ValueError(f"the drawing already has a fragment {key!r}")
        self._ids.add(key)
        self.layers[layer][key] = fragment


class Traits(TypedDict, total=False):
    """What a page must know of a part to lay it out.

    `seat` is whose things these are (without it: everybody's), `own` whether they lie in front of the viewer. A part
    that `folds` is reduced to its title and chips where there is no room; a `wide` one matters most and may get twice the width.
    """

    seat: Seat
    own: bool
    wide: bool
    folds: bool
    chips: Sequence[Chip]


class Part(Sheet):
    """A sheet that a page places on its own."""

    def __init__(
        self,
        name: str,
        title: str,
        width: float,
        height: float,
        sheet: tuple[str, Iterable[str], frozenset[str], set[str]],
        **traits: Unpack[Traits],
    ) -> None:
        super().__init__(*sheet)
        self.name: Final = name
        self.title: Final = title
        self.width = width
        self.height = height
        self.seat: Final = traits.get("seat")
        self.own: Final = traits.get("own", False)
        self.wide: Final = traits.get("wide", False)
        self.folds: Final = traits.get("folds", False)
        self.chips: Final = tuple(traits.get("chips", ()))


class Kept:
    """What was drawn lately for the viewers of a table, so that the next drawing for any of them can take it over.

    Whole parts (`Pen.draw`), sheets that lie on a part (`Pen.lay`), and what was worked out for it (`Pen.work_out`).
    """

    def __init__(self) -> None:
        self.parts: Final = Memory[list[Part]]()
        self.sheets: Final = Memory[Sheet]()
        self.values: Final = Memory[object]()
        self._last: Final[dict[Seat | None, Seen]] = {}

    def begin(self, viewer: Seat | None, seen: Seen) -> None:
        """A viewer looks anew: what they have seen last is compared with what they see now."""
        last = self._last.pop(viewer, None)
        self._last[viewer] = seen
        changed = None if last is None else seen.changes(last)
        for memory in (self.parts, self.sheets, self.values):
            memory.begin(viewer, changed)


class Drawing:
    """The parts of a picture, the most important first."""

    def __init__(
        self,
        root: str,
        layers: Sequence[str],
        *,
        title: str,
        about: str = "",
        style: str = "",
        defs: str = "",
        marked: frozenset[str] = frozenset(),
    ) -> None:
        self.root: Final = root
        self.title: Final = title
        self.about: Final = about
        self.style: Final = style
        self.defs: Final = defs
        self.marked: Final = marked
        self.parts: dict[str, Part] = {}
        #: The colour of the pieces of each seat, "#rrggbb" or nothing; without them a page has colours of its own.
        self.colours: tuple[str, ...] = ()
        self.kept = Kept()
        self._layers: Final = tuple(layers)
        self._ids: Final = set[str]()

    def part(self, name: str, title: str, width: float, height: float, **traits: Unpack[Traits]) -> Part:
        """A new part, to be drawn on."""
        if name in self.parts:
            raise ValueError(f"the drawing already has a part {name!r}")
        sheet = (self.root, self._layers, self.marked, self._ids)
        self.parts[name] = Part(name, title, width, height, sheet, **traits)
        return self.parts[name]

    def take_over(self, parts: Iterable[Part]) -> None:
        """Parts of an earlier drawing that are still right."""
        for part in parts:
            self.parts[part.name] = part

    @property
    def layers(self) -> dict[str, dict[str, str]]:
        """The fragments of all parts by layer."""
        merged: dict[str, dict[str, str]] = {layer: {} for layer in self._layers}
        for part in self.parts.values():
            for layer, fragments in part.layers.items():
                merged[layer].update(fragments)
        return merged

    @property
    def width(self) -> float:
        """How wide the picture of all parts is."""
        return self._pack()[0]

    @property
    def height(self) -> float:
        """How high the picture of all parts is."""
        return self._pack()[1]

    def _pack(self) -> tuple[float, float, list[Placed]]:
        return pack([(part.width, part.height) for part in self.parts.values()])

    def svg(self, role: str = "img") -> str:
        """The whole picture. A page where it can be played gives another role: inside an `img` nothing is read out."""
        root = self.root
        about = f'<desc id="{root}_about">{escape_text(self.about)}</desc>' if self.about else ""
        named = f"{root}_title {root}_about" if self.about else f"{root}_title"
        width, height, places = self._pack()
        body = rect(0, 0, width, height, 0, "back") + "".join(
            [
                f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{layers_svg(part)}</g>'
                for part, (x, y, scale) in zip(self.parts.values(), places, strict=True)
            ]
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" role="{role}" aria-labelledby="{named}" '
            f'viewBox="0 0 {width:g} {height:g}"><title id="{root}_title">{escape_text(self.title)}</title>'
            f"{about}<style>{self.style}</style><defs>{self.defs}</defs>{body}</svg>"
        )


def layers_svg(sheet: Sheet, prefix: str = "") -> str:
    """The layers of a sheet as groups, named with a prefix."""
    return "".join(
        [
            f'<g data-layer="{prefix}{layer}">{"".join(fragments.values())}</g>'
            for layer, fragments in sheet.layers.items()
        ]
    )


def require_drawing(picture: Picture) -> Drawing:
    """The drawing of parts that every game must make; whatever else only shows a picture cannot be laid out on a page."""
    if not isinstance(picture, Drawing):
        raise TypeError(f"drawing: found {type(picture).__name__}; allowed: a Drawing of parts")
    return picture
