"""§DC-3.1.1, §DC-3.2.1 Building tiles, roofs and rescoring tokens."""

from __future__ import annotations

from typing import Final, NamedTuple

from .edition import SHOP_COPIES

KINDS: Final = ("office", "metro", "park", "home", "shop")
OFFICE: Final = 0
METRO: Final = 1
PARK: Final = 2
HOME: Final = 3
SHOP: Final = 4


class Tile(NamedTuple):
    """A building tile: its kind, how many there are, and for a shop the two kinds on its roof."""

    name: str
    kind: int
    copies: int
    roof: tuple[int, ...] = ()
    sign: str = ""


TILES: Final = (
    Tile("office", OFFICE, 13),
    Tile("metro", METRO, 13),
    Tile("park", PARK, 13),
    Tile("home", HOME, 13),
    Tile("shop_park_home", SHOP, SHOP_COPIES["shop_park_home"], (PARK, HOME), "ice_cream"),
    Tile("shop_park_office", SHOP, SHOP_COPIES["shop_park_office"], (PARK, OFFICE), "pets"),
    Tile("shop_park_metro", SHOP, SHOP_COPIES["shop_park_metro"], (PARK, METRO), "apples"),
    Tile("shop_home_office", SHOP, SHOP_COPIES["shop_home_office"], (HOME, OFFICE), "toys"),
    Tile("shop_office_metro", SHOP, SHOP_COPIES["shop_office_metro"], (OFFICE, METRO), "books"),
    Tile("shop_home_metro", SHOP, SHOP_COPIES["shop_home_metro"], (HOME, METRO), "flowers"),
)
TILE_NAMES: Final = tuple([t.name for t in TILES])
SHOPS: Final = tuple([i for i, t in enumerate(TILES) if t.kind == SHOP])
KIND_OF: Final = tuple([t.kind for t in TILES])
COPIES: Final = tuple([t.copies for t in TILES])

#: For every tile, whether each kind stands on its roof.
MATCHES: Final = tuple([tuple([k in t.roof for k in range(len(KINDS))]) for t in TILES])

#: One bit for the kind of every tile, to count different kinds.
KIND_BIT: Final = tuple([1 << t.kind for t in TILES])

TOKENS_PER_KIND: Final = 2
TOKEN_NAMES: Final = tuple(["rescore_" + k for k in KINDS])

#: What can come out of a stack: a building tile, or a rescoring token (index - FIRST_TOKEN is its kind).
ITEM_NAMES: Final = TILE_NAMES + TOKEN_NAMES
FIRST_TOKEN: Final = len(TILES)
