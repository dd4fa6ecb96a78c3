"""Drawn examples for the rules about points: a few tiles with what belongs to a player, and what the rules give for them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from igroteka.core.cards import Example
from igroteka.core.hexes import centre, unpack
from igroteka.core.text import Text
from igroteka.drawing.figures import Figure, example, in_column, in_row, key_of
from igroteka.drawing.svg import shift

from ..components.goods import COLOURS, RESOURCES, SKILLS
from ..components.tiles import DOUBLE, FIRST_BOAT, FIRST_ORDER, NUMBER, WILD_SCORING
from ..rules.assignment import LOOSE
from ..rules.expansion import HOME_CELL, STEPS, lay, rotations
from ..rules.scoring import Count, count
from ..state import C, K, KeyflowerState, R, blank
from .draw.hexes import face, land
from .draw.icons import icon

ME: Final = 0
HOME: Final = 0
#: With so many players all boats are there.
SEATS: Final = 6
SIZE: Final = 62.0
LEAST: Final = 12.0
ITEM: Final = 30.0
ACROSS: Final = 5
#: The rulings that the scoring asks for.
RULINGS: Final = (
    "purple_scores_for_final_holder",
    "river_chain_counts_sea_breese_itself",
    "river_chain_vp_is_total",
    "resources_wild_for_scoring_gives_gold_point",
    "yard_resources_may_be_reallocated",
)
#: Tiles that count what one has, each with such a collection.
COUNTED: Final[tuple[tuple[str, str, dict[str, int]], ...]] = (
    ("KF-4.12.9", "boat_white_wind", {"blue": 2, "red": 1, "green": 1}),
    ("KF-4.12.11", "jeweller", {"gold": 3}),
    ("KF-4.12.12", "craftsmans_guild", {"blue": 2, "red": 3, "yellow": 2}),
    ("KF-4.12.13", "watermill", {"stone": 4, "wood": 1}),
    ("KF-4.12.14", "mercers_guild", {"wood": 1, "stone": 2, "iron": 1}),
    ("KF-4.12.16", "windmill", {"wood": 3, "iron": 3}),
    ("KF-4.12.17", "scribes", {"anvil": 1, "pickaxe": 2, "saw": 1}),
    ("KF-4.12.18", "scholar", {"anvil": 3, "saw": 1}),
    ("KF-4.12.19", "village_hall", {"red": 4, "yellow": 2}),
    ("KF-4.12.20", "key_market", {"green": 3}),
    ("KF-4.12.21", "key_guild", {"anvil": 2, "pickaxe": 3, "saw": 1}),
    ("KF-4.12.22", "apothecary", {"blue": 2, "red": 3, "green": 1}),
)


def position(first: int = SEATS - 1) -> KeyflowerState:
    """A village with nothing but its home; the purple marker belongs to another player, unless told otherwise."""
    s = blank(SEATS, dict.fromkeys(RULINGS, "true"), [])
    s.first = first
    s.owner[HOME] = ME
    lay(s, ME, HOME, HOME_CELL, 0)
    return s


def take(s: KeyflowerState, name: str, *steps: int) -> int:
    """A tile of one's own: at so many steps from the home in the first rotation that fits, or not laid."""
    tile = NUMBER[name]
    s.owner[tile] = ME
    if steps:
        cell = HOME_CELL + sum([STEPS[d] for d in steps])
        lay(s, ME, tile, cell, rotations(s, ME, tile, cell)[0])
    else:
        s.won[ME] = [*s.won[ME], tile]
    return tile


def collect(s: KeyflowerState, things: Mapping[str, int], tile: int = HOME) -> None:
    """Workers and skill tokens behind the screen, resources on a tile."""
    for name, n in things.items():
        if name in COLOURS:
            s.workers[ME * C + COLOURS.index(name)] = n
        elif name in SKILLS:
            s.skills[ME * K + SKILLS.index(name)] = n
        else:
            s.goods[tile * R + RESOURCES.index(name)] = n


# ---------------------------------------------------------------- pictures


def tile_picture(s: KeyflowerState, tile: int) -> Figure:
    """A tile with its visible side."""
    wide, high = 2 * SIZE, math.sqrt(3) * SIZE
    body = land(tile, s.turn[tile], SIZE) + face(tile, s.side[tile], SIZE, LEAST)
    return Figure(wide, high, shift(wide / 2, round(high / 2, 1), body))


def things_picture(things: Mapping[str, int]) -> Figure:
    """What a player has, kind by kind."""
    pictures = [
        Figure(ITEM, ITEM, icon(f"worker-{name}" if name in COLOURS else name, 0, 0, ITEM))
        for name, n in things.items()
        for _ in range(n)
    ]
    lines = [in_row(pictures[i : i + ACROSS], 4) for i in range(0, len(pictures), ACROSS)]
    return in_column(lines, 6)


def village_picture(s: KeyflowerState) -> Figure:
    """The village as it lies."""
    at = {tile: centre(unpack(s.cell[tile]), SIZE, True) for tile in s.village[ME]}
    high = math.sqrt(3) * SIZE
    left = min([x for x, _ in at.values()]) - SIZE
    top = min([y for _, y in at.values()]) - high / 2
    body = ""
    for tile, (x, y) in at.items():
        drawn = land(tile, s.turn[tile], SIZE) + face(tile, s.side[tile], SIZE, LEAST)
        body += shift(round(x - left, 1), round(y - top, 1), drawn)
    right = max([x for x, _ in at.values()]) + SIZE
    low = max([y for _, y in at.values()]) + high / 2
    return Figure(right - left, low - top, body)


# ---------------------------------------------------------------- examples


def told(rule: str, figure: Figure, points: int) -> Example:
    """An example whose sentence needs nothing but the points."""
    return example(rule, figure, Text(f"example-{key_of(rule)}", points=points))


def examples() -> list[Example]:
    """In the order of the rules."""
    return [
        _printed("KF-3.2.1", ("home_1",), (1,)),
        _printed("KF-4.12.2", ("sawmill", "keywood"), (0, 1)),
        _neighbours(),
        _transport("KF-4.12.4", doubled=False),
        _loop(),
        *_river(),
        *[_boat(rule, name) for rule, name in (("KF-4.12.7", "flipper"), ("KF-4.12.8", "ianvincible"))],
        _yard(),
        *[_counted(rule, name, things) for rule, name, things in COUNTED],
        _keythedral(),
        _loose("KF-4.12.23", {"gold": 3}, wild=False),
        _purple(),
        _transport("KF-4.13.6", doubled=True),
        _loose("KF-5.25", {"wood": 2, "stone": 1, "gold": 1}, wild=True),
    ]


def _printed(rule: str, names: Sequence[str], sides: Sequence[int]) -> Example:
    """Printed points on visible sides."""
    s = position()
    tiles = [NUMBER[name] for name in names]
    for name, tile, side in zip(names, tiles, sides, strict=True):
        s.side[tile] = side
        if tile != HOME:
            take(s, name)
    figure = in_row([tile_picture(s, tile) for tile in tiles], 10)
    return told(rule, figure, count(s, ME).printed)


def _neighbours() -> Example:
    """A turn order tile with two neighbours."""
    s = position()
    take(s, "turn_order_1", 3)
    take(s, "keywood", 4)
    return told("KF-4.12.3", village_picture(s), count(s, ME).order[FIRST_ORDER])


def _transport(rule: str, *, doubled: bool) -> Example:
    """The boat Keyflower with a home and a transport tile."""
    s = position()
    boat, stable = take(s, "boat_keyflower"), take(s, "stable")
    figures = [tile_picture(s, tile) for tile in (boat, HOME, stable)]
    if doubled:
        other = take(s, "summer_boat_2")
        s.side[other] = 1
        s.power[DOUBLE] = ME
        figures.append(tile_picture(s, other))
    return told(rule, in_row(figures, 8), count(s, ME).boat)


def _loop() -> Example:
    """The boat Sea Bastion with a closed loop of three tiles."""
    s = position()
    boat = take(s, "boat_sea_bastion")
    for name, d, turn in (("keywood", 3, 2), ("keystone_quarry", 4, 4)):
        lay(s, ME, NUMBER[name], HOME_CELL + STEPS[d], turn)
    return told("KF-4.12.5", in_row([tile_picture(s, boat), village_picture(s)], 14), count(s, ME).boat)


def _river() -> list[Example]:
    """The boat Sea Breese behind a summer boat."""
    s = position()
    take(s, "summer_boat_1", 0)
    take(s, "boat_sea_breese", 0, 0)
    points = count(s, ME).boat
    return [told(rule, village_picture(s), points) for rule in ("KF-4.12.6", "KF-5.26")]


def _boat(rule: str, name: str) -> Example:
    """A boat that scores alone."""
    s = position()
    boat = take(s, f"boat_{name}")
    return told(rule, tile_picture(s, boat), count(s, ME).boat)


def _counted(rule: str, name: str, things: Mapping[str, int]) -> Example:
    """A tile, and what it counts."""
    s = position()
    tile = take(s, name)
    collect(s, things)
    words = Text("example-counted", tile=name, points=points_of(count(s, ME), tile))
    return example(rule, in_row([tile_picture(s, tile), things_picture(things)], 14), words)


def _yard() -> Example:
    """A yard with resources on it."""
    s, things = position(), {"wood": 3, "gold": 1}
    tile = take(s, "timber_yard")
    collect(s, things, tile)
    figure = in_row([tile_picture(s, tile), things_picture(things)], 14)
    return told("KF-4.12.10", figure, points_of(count(s, ME), tile))


def points_of(counted: Count, tile: int) -> int:
    """What a tile has brought."""
    return counted.boat if tile >= FIRST_BOAT else counted.points[tile]


def _keythedral() -> Example:
    s = position()
    tile = take(s, "keythedral")
    return told("KF-4.12.15", tile_picture(s, tile), count(s, ME).points[tile])


def _loose(rule: str, things: Mapping[str, int], *, wild: bool) -> Example:
    """Resources that no tile scores; with boat 3b all are like gold."""
    s = position()
    collect(s, things)
    figures = [things_picture(things)]
    if wild:
        boat = take(s, "summer_boat_3")
        s.side[boat] = 1
        s.power[WILD_SCORING] = ME
        figures.insert(0, tile_picture(s, boat))
    return told(rule, in_row(figures, 14), count(s, ME).points[LOOSE])


def _purple() -> Example:
    """The purple marker alone."""
    s = position(first=ME)
    return told("KF-5.22", Figure(48, 48, icon("purple", 0, 0, 48)), count(s, ME).total())
