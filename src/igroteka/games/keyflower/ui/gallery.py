"""The gallery: all tiles with their two sides in one picture, and the summer boats side by side."""

from __future__ import annotations

import math
from typing import Final

from igroteka.core.cards import Exhibit
from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.svg import shift

from ..components.tiles import (
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    TILE_NAMES,
    TILES,
)
from .draw.hexes import face, ground, land
from .draw.words import cost_text, effect_text

SIZE: Final = 100.0
LEAST: Final = 15.0
#: The rules about single tiles.
RULES: Final = {
    **dict.fromkeys(("alehouse", "inn"), "KF-4.6.12"),
    "apprentice_hall": "KF-4.6.13",
    "brewer": "KF-4.6.14",
    **dict.fromkeys(("carpenter", "mason", "smelter"), "KF-4.6.15"),
    **dict.fromkeys(("fair", "peddler", "store"), "KF-4.6.16"),
    "hiring_fair": "KF-4.6.17",
    "tavern": "KF-4.6.18",
    "workshop": "KF-4.6.20",
    **dict.fromkeys(("stable", "farrier", "wainwright"), "KF-4.7.1"),
    **dict.fromkeys(("barn", "blacksmith", "stone_yard", "timber_yard"), "KF-4.12.10"),
    **dict.fromkeys(("sawmill", "goldsmith", "forge", "sculptor", "well"), "KF-4.12.2"),
    "boat_keyflower": "KF-4.12.4",
    "boat_sea_bastion": "KF-4.12.5",
    "boat_sea_breese": "KF-4.12.6",
    "boat_flipper": "KF-4.12.7",
    "boat_ianvincible": "KF-4.12.8",
    "boat_white_wind": "KF-4.12.9",
    "jeweller": "KF-4.12.11",
    "craftsmans_guild": "KF-4.12.12",
    "watermill": "KF-4.12.13",
    "mercers_guild": "KF-4.12.14",
    "keythedral": "KF-4.12.15",
    "windmill": "KF-4.12.16",
    "scribes": "KF-4.12.17",
    "scholar": "KF-4.12.18",
    "village_hall": "KF-4.12.19",
    "key_market": "KF-4.12.20",
    "key_guild": "KF-4.12.21",
    "apothecary": "KF-4.12.22",
}
BOAT_RULES: Final = (
    "KF-4.13.2",
    "KF-4.13.3",
    "KF-4.13.4",
    "KF-4.13.6",
    "KF-4.13.7",
    "KF-4.13.8",
    "KF-4.13.9",
    "KF-4.13.12",
)
MINED: Final = "KF-4.6.19"


def kind_of(tile: int) -> str:
    """The family of a tile: its season, or what else it is."""
    if FIRST_SUMMER_BOAT <= tile < FIRST_WINTER:
        return "summer_boat"
    return ground(tile)


def rule_of(tile: int, side: int) -> str:
    """The rule about a tile; most buildings mine or make resources."""
    if tile < FIRST_BUILDING:
        return "KF-4.7.1"
    if FIRST_SUMMER_BOAT <= tile < FIRST_WINTER:
        return BOAT_RULES[2 * (tile - FIRST_SUMMER_BOAT) + side]
    if FIRST_ORDER <= tile < FIRST_BOAT:
        return "KF-4.12.3"
    return RULES.get(TILE_NAMES[tile], MINED)


#: The rule about each tile that is the same on both sides, by its element where it lies, is kept or waits to be placed.
TILE_RULES: Final = {
    f"{place}:{TILE_NAMES[tile]}": rule_of(tile, 0)
    for place in ("tile", "winter", "keep", "won")
    for tile in range(TILES)
    if not FIRST_SUMMER_BOAT <= tile < FIRST_WINTER
}


def gallery(say: Say) -> list[Exhibit]:
    """Every tile as it lies on the table; a front shows what its upgrade costs and brings."""
    return [
        exhibit(tile, side, say)
        for tile in range(TILES)
        for side in range(2 if FIRST_SUMMER_BOAT <= tile < FIRST_WINTER else 1)
    ]


def exhibit(tile: int, side: int, say: Say) -> Exhibit:
    """One side of a tile, with all its words."""
    name = say(Text(f"tile-{TILE_NAMES[tile]}"))
    words = say(Text("draw-tile", tile=TILE_NAMES[tile], does=effect_text(tile, side)))
    if tile < FIRST_SUMMER_BOAT:
        words += " " + say(Text("draw-upgrade", cost=cost_text(tile), does=effect_text(tile, 1)))
    wide, high = 2 * SIZE, math.sqrt(3) * SIZE
    body = shift(wide / 2, high / 2, land(tile, 0, SIZE) + face(tile, side, SIZE, LEAST))
    return Exhibit(
        kind_of(tile), name, words.removeprefix(f"{name}: "), wide, high, body, rule_of(tile, side)
    )
