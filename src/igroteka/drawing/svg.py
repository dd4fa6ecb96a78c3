"""A small SVG toolkit that all games share: shapes, texts and the fragments that drawings are made of.

Every fragment is one group with a stable id, placed by a CSS transform, so that a page can let pieces glide.
Plain strings on purpose: this is the hot path of the server. Fragments lie on the sheets of a `Drawing`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

#: Fragments, and parts of them, that are kept. A move changes little, so nearly all of them are wanted again at once.
CACHE_SIZE: Final = 8_192

#: Characters that no XML text may hold, not even escaped.
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
#: Everything that `escape_text` has to do something about.
_SPECIAL: Final = re.compile("[&<>\"'\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_CSS_PLACE: Final = re.compile(r'style="transform:translate\((-?[\d.]+)px,(-?[\d.]+)px\)"')

FONT: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"


class Box(NamedTuple):
    """A place on the drawing."""

    x: float
    y: float
    w: float
    h: float


@lru_cache(CACHE_SIZE)
def passive_fragment(root: str, name: str, body: str, x: float, y: float, title: str) -> tuple[str, str]:
    """The id of a fragment that is only looked at, and the fragment."""
    key = f"{root}-{name}"
    if title:
        attributes, said = 'role="img"', f"<title>{escape_text(title)}</title>"
    else:
        attributes, said = 'class="piece"', ""
    return key, f'<g id="{key}" {attributes} style="{css_place(x, y)}">{said}{body}</g>'


@lru_cache(CACHE_SIZE)
def element_fragment(
    root: str, el: str, body: str, box: Box, title: str, r: float, nth: int, outline: str, marked: bool
) -> tuple[str, str]:
    """The id of a fragment that can be chosen, and the fragment."""
    x, y, w, h = box
    key = f"{root}-{el.replace(':', '-')}" + (f"-{nth}" if nth else "")
    state = 'class="el marked" role="button"' if marked else 'class="el" role="img"'
    hit = path(outline, "hit") if outline else rect(2, 2, w - 4, h - 4, r, "hit")
    said = f"<title>{escape_text(title)}</title>"
    return key, f'<g id="{key}" {state} data-el="{el}" style="{css_place(x, y)}">{said}{body}{hit}</g>'


def place_by_attributes(svg: str) -> str:
    """The same picture for readers that place nothing by CSS, as many makers of PNG files do."""
    return _CSS_PLACE.sub(r'transform="translate(\1 \2)"', svg)


# ---------------------------------------------------------------- parts of a fragment


def escape_text(words: str) -> str:
    """Words made safe for text and attributes."""
    return escape(_FORBIDDEN.sub("", words)) if _SPECIAL.search(words) else words


@lru_cache(CACHE_SIZE)
def css_place(x: float, y: float) -> str:
    """The CSS that puts a group somewhere."""
    return f"transform:translate({x:g}px,{y:g}px)"


@lru_cache(CACHE_SIZE)
def rect(x: float, y: float, w: float, h: float, r: float = 0, css: str = "") -> str:
    """A rectangle with rounded corners."""
    return f'<rect class="{css}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"/>'


@lru_cache(CACHE_SIZE)
def circle(x: float, y: float, r: float, css: str = "") -> str:
    """A disc."""
    return f'<circle class="{css}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def path(d: str, css: str = "") -> str:
    """Any outline."""
    return f'<path class="{css}" d="{d}"/>'


def group(css: str, body: str) -> str:
    """Some parts with a class in common."""
    return f'<g class="{css}">{body}</g>'


def shift(x: float, y: float, body: str) -> str:
    """Some parts put elsewhere within their fragment."""
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


@lru_cache(CACHE_SIZE)
def use(symbol: str, x: float, y: float, w: float, h: float = 0) -> str:
    """A symbol of `symbols`, by its full id; square unless a height is given."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h or w:g}"/>'


@lru_cache(CACHE_SIZE)
def text(
    x: float,
    y: float,
    words: str,
    size: float,
    css: str = "",
    *,
    width: float = 0,
    anchor: str = "start",
) -> str:
    """One line of text on the baseline y; with a width it is made smaller, and in the end cut, to fit."""
    if width:
        words, size = fit(words, width, size)
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{css}" x="{x:g}" y="{y:g}" font-size="{size:g}"{where}>{escape_text(words)}</text>'


_NARROW: Final = frozenset(" .,:;!'|iljtfrIІіїЇ()[]-/·")
_WIDE: Final = frozenset("mwMWшщжюфымШЩЖЮФЫМ%@—…")


@lru_cache(CACHE_SIZE)
def measure(words: str, size: float) -> float:
    """About how wide a line of bold text is. The widest common fonts set the measure."""
    em = 0.0
    for c in words:
        if c in _NARROW:
            em += 0.4
        elif c in _WIDE:
            em += 1.02
        elif c > "\u2e7f":
            em += 1.05
        elif c.isupper():
            em += 0.8
        else:
            em += 0.68
    return em * size


@lru_cache(CACHE_SIZE)
def fit(words: str, width: float, size: float, least: float = 0.72) -> tuple[str, float]:
    """The words and the size that fit into a width: first smaller, down to a share of the size, then cut short."""
    wide = measure(words, size)
    if wide <= width:
        return words, size
    if wide * least <= width:
        return words, round(size * width / wide, 1)
    size = round(size * least, 1)
    words = words[: int(width / size / 0.4) + 1]
    while words and measure(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…", size


def wrap_lines(words: str, width: float, size: float, most: int) -> list[str]:
    """The words in lines of a width, at most so many; the last line takes the rest, for `text` to fit."""
    lines = [""]
    for word in words.split(" "):  # other spaces keep what they join in one line
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if not lines[-1] or len(lines) == most or measure(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# ---------------------------------------------------------------- what a drawing carries along


def symbols(root: str, art: Mapping[str, tuple[str, str]]) -> str:
    """Pictures to be used many times: `{name: (viewBox, body)}`. Their ids are `root_name`.

    Browsers do not match scoped rules inside a symbol, so a body holds no classes: it has its own
    attributes, or inherits fill, stroke and color from where it is used.
    """
    return "".join(
        [f'<symbol id="{root}_{name}" viewBox="{box}">{body}</symbol>' for name, (box, body) in art.items()]
    )


def scoped_css(root: str, rules: Mapping[str, str]) -> str:
    """CSS rules that hold inside this drawing only: every selector begins with the root class."""
    scoped = [
        ",".join([f".{root} {one.strip()}" for one in selector.split(",")]) + "{" + declarations + "}"
        for selector, declarations in rules.items()
    ]
    return f".{root} text{{font-family:{FONT}}}" + "".join(scoped)


def common_rules(ring: str, glow: str) -> dict[str, str]:
    """The rules that every drawing wants: what can be chosen, and a dashed ring around what is marked."""
    return {
        ".el": "cursor:pointer",
        ".hit": "fill:transparent;stroke:none;pointer-events:all",
        ".marked>.hit": f"stroke:{ring};stroke-width:4;stroke-dasharray:9 7;stroke-linecap:round",
        ".marked:hover>.hit,.el:focus-visible>.hit": f"fill:{glow};stroke:{ring};stroke-width:5;stroke-dasharray:none",
        ".piece": "pointer-events:none",
    }
