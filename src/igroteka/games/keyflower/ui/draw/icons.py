"""What tiles show, as rows of small pictures: the printed language of the game.

A row is a list of words: the name of a picture; a picture with a number on it, as in `cart:4` and `points:3`;
or a sign: `/` (or), `>` (then), `=` (stands for), `x5` (so many).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.pen import Icon
from igroteka.drawing.svg import text

from ...components.goods import ANY_COLOUR, ANY_RESOURCE, ANY_SKILL, COLOURS, NOTHING, RESOURCES, SKILLS
from ...components.setups import BOAT_ROWS
from ...components.tiles import (
    ABILITIES,
    BOATS,
    COSTS,
    FACES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    ICONS,
    WINTER_TILES,
    Face,
)

ROOT: Final = "kf"
icon: Final = Icon(ROOT)
Row = tuple[str, ...]

#: What a winter tile counts, besides its points.
_COUNTED: Final[dict[str, Row]] = {
    "jeweller": ("gold",),
    "craftsmans_guild": ("worker-blue", "worker-red", "worker-yellow"),
    "watermill": ("resource-same",),
    "mercers_guild": ("wood", "stone", "iron"),
    "keythedral": (),
    "windmill": ("x5", "resource-any"),
    "scribes": ("anvil", "pickaxe", "saw"),
    "scholar": ("skill-same",),
    "village_hall": ("worker-same",),
    "key_market": ("worker-green",),
    "key_guild": ("x5", "skill-any"),
    "apothecary": ("x5", "worker-any"),
}
#: What a boat scores in winter, by its place in the row.
_BOATS: Final[tuple[Row, ...]] = (
    ("cart", ">", "points:1"),
    ("loop", "tile", ">", "points:1"),
    ("river", "ship", ">", "points:2…32"),
    ("flip", f"points:{BOAT_ROWS[3].points}"),
    (f"points:{BOAT_ROWS[4].points}",),
    ("worker-any", ">", "points:1"),
)
#: What a summer boat can do, by ability.
_ABILITIES: Final[dict[str, Row]] = {
    "1a": ("ship", "worker-random", "worker-random"),
    "1b": ("ship", "worker-green"),
    "2a": ("cart", "field", "tile"),
    "2b": ("x2", "cart", "upgrade"),
    "3a": ("resource-any", "=", "resource-any", "upgrade"),
    "3b": ("resource-any", "=", "resource-any", "points"),
    "4a": ("worker-any", ">", "lying-any", "tile"),
    "4b": ("tile", ">", "lying-any", "lying-any"),
}
#: Pictures are never smaller than this.
SMALLEST: Final = 6.0
#: How wide a word is, in sizes of a picture.
_WIDE: Final = {"/": 0.38, ">": 0.62, "=": 0.55, "cart": 1.42, "ship": 1.5}


def _skill(kind: int) -> str:
    return "skill-any" if kind == ANY_SKILL else SKILLS[kind]


def _resource(kind: int) -> str:
    return "resource-any" if kind == ANY_RESOURCE else RESOURCES[kind]


def _face(face: Face) -> Row:
    """What the use of a building asks for and brings, or what it scores."""
    row: list[str] = []
    if face.pay_worker != NOTHING:
        row += ["worker-any" if face.pay_worker == ANY_COLOUR else f"worker-{COLOURS[face.pay_worker]}", ">"]
    if face.pay_skill != NOTHING:
        row += [_skill(face.pay_skill), ">"]
    for kind, many in enumerate(face.produce):
        row += [RESOURCES[kind]] * many
    for i, kind in enumerate(face.one_of):
        row += ["/"] * bool(i) + [RESOURCES[kind]]
    row += ["worker-random"] * face.workers + ["skill-random"] * face.skills + ["worker-green"] * face.greens
    if face.transport:
        row += [f"cart:{face.transport}", *["upgrade"] * face.upgrades]
    if face.score:
        row += [_resource(face.scored), ">", f"points:{face.score}"]
    return tuple(row)


@cache
def tile_row(tile: int, side: int) -> Row:
    """The row of a tile on its front (0) or back (1); of a summer boat the ability of the side that lies up."""
    if tile < FIRST_SUMMER_BOAT:
        return _face(FACES[tile][side])
    if tile < FIRST_WINTER:
        return _ABILITIES[ABILITIES[2 * (tile - FIRST_SUMMER_BOAT) + side]]
    if tile < FIRST_ORDER:
        winter = WINTER_TILES[tile - FIRST_WINTER]
        counted = _COUNTED[winter.name]
        return (*counted, *[">"] * bool(counted), f"points:{winter.points}")
    if tile < FIRST_BOAT:
        return ("tile", ">", "points:1")
    return _BOATS[tile - FIRST_BOAT]


@cache
def price(tile: int) -> Row:
    """The icons of an upgrade."""
    names = {"any_resource": "resource-any", "any_skill": "skill-any"}
    return tuple([names.get(ICONS[i], ICONS[i]) for i in COSTS[tile]])


def boat_row(boat: int) -> Row:
    """What a boat scores in winter, by its place in the row."""
    return _BOATS[boat]


@cache
def row(words: Row, x: float, y: float, size: float, width: float, least: float) -> str:
    """A row of pictures around a point, made smaller to fit a width; numbers are never smaller than `least`."""
    while size > SMALLEST and sum([_room(word, size, least) for word in words]) > width:
        size *= 0.97
    body = ""
    left = x - sum([_room(word, size, least) for word in words]) / 2
    for word in words:
        name, _, number = word.partition(":")
        w = _room(word, size, least)
        body += _word(name, number, left, y, size, w, least)
        left += w
    return body


def _room(word: str, size: float, least: float) -> float:
    """How wide a word is among pictures of a size; letters are never too small to be read."""
    name, _, number = word.partition(":")
    letters = word if name in ("/", "=") or name[1:].isdigit() else number
    return max(_width(word) * size, len(letters) * least * 0.64)


def _width(word: str) -> float:
    if word[0] == "x" and word[1:].isdigit():
        return 0.85
    if "…" in word:
        return 2.1
    return _WIDE.get(word.partition(":")[0], 1.04)


def _word(name: str, number: str, x: float, y: float, size: float, w: float, least: float) -> str:
    letter = max(size * 0.62, least)
    if name in ("/", "="):
        return text(x + w / 2, y + letter * 0.36, name, letter, "print", anchor="middle")
    if name == ">":
        return icon.mark("arrow", x + w * 0.08, y - w * 0.42, w * 0.84, "print")
    if name[0] == "x" and name[1:].isdigit():
        return text(x + w / 2, y + letter * 0.36, f"{name[1:]}×", letter, "print", anchor="middle")
    if name == "points" and "…" in number:
        return text(x + w / 2, y + letter * 0.36, number, letter, "print", anchor="middle")
    x += max(w - _width(name) * size, 0) / 2
    if name == "cart":
        body = icon(name, x, y - size * 0.47, size * 1.38, size * 0.92)
        low = y + letter * 0.36 - size * 0.13
        return body + (text(x + size * 0.56, low, number, letter, "print", anchor="middle") if number else "")
    if name == "ship":
        return icon(name, x, y - size * 0.47, size * 1.5, size * 0.94)
    body = icon(name, x + size * 0.02, y - size / 2, size)
    if number:
        letter = max(size * (0.58 if len(number) < 2 else 0.5), least)
        body += text(x + size * 0.52, y + letter * 0.36, number, letter, "print", anchor="middle")
    return body


assert len(_BOATS) == len(BOATS)
