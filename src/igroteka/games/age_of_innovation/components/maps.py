"""§AI-3.11.1, §AI-3.11.3, §AI-5.40 Both sides of the game board, and the geometry that follows from them.

A hex is numbered row by row on a grid of 9 × 13 places that serves both sides: A1 is 0, B1 is 13. Sets of
hexes are bits of a number, so that reach and groups are a few operations.
"""

from __future__ import annotations

from typing import Final

from .edition import NOT_PRINTED
from .names import OFF, RIVER, TERRAINS, Names

SIDES: Final[Names] = ("3-5", "1-3")
SMALLER: Final = 1
ROWS: Final = (
    (
        *("FRLSPWMRLSPDR", "MRRFLFDRFMLRS", "WLSRMPSRRWRRW", "DMWRDWRSRRPMF", "PFPDRRRFMLWDP"),
        *("SRRRLMRDPRSLW", "LRPSRFPRRRRRR", "RDLRWSDWSLFSR", "FMWRDMPLFMWDP"),
    ),
    (
        *(".FMDPRLFMW...", "RSLSWRSPLRF..", ".RPMFRRDRRD..", ".RWDRFRRMPS..", "..RRRSPLDWM.."),
        *(".RLPRWMRFLD..", "..RSMRRRRRR..", ".RDFWDFLSFR..", "..WPMLSPDWM.."),
    ),
)
WIDTH: Final = 13
HEXES: Final = tuple([f"{letter}{column + 1}" for letter in "ABCDEFGHI" for column in range(WIDTH)])
SIZE: Final = len(HEXES)

_KIND: Final = {"R": RIVER, ".": OFF, **{name[0].upper(): i for i, name in enumerate(TERRAINS)}}
_AXIAL: Final = [(i % WIDTH - (i // WIDTH - i // WIDTH % 2) // 2, i // WIDTH) for i in range(SIZE)]
_AT: Final = {axial: i for i, axial in enumerate(_AXIAL)}
_SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
#: Offsets of hexes that face each other corner to corner, with the two hexes beside the way.
_CORNERS: Final = (((1, 1), (1, 0), (0, 1)), ((2, -1), (1, 0), (1, -1)), ((1, -2), (0, -1), (1, -1)))


def _offset(hex: int, by: tuple[int, int]) -> int:
    """The hex at an offset; -1 outside the grid."""
    q, r = _AXIAL[hex]
    return _AT.get((q + by[0], r + by[1]), -1)


def mask(hexes: list[int]) -> int:
    """A set of hexes as bits."""
    together = 0
    for hex in hexes:
        together |= 1 << hex
    return together


def bits(hexes: int) -> list[int]:
    """The hexes of a set, in order."""
    there: list[int] = []
    while hexes:
        low = hexes & -hexes
        there.append(low.bit_length() - 1)
        hexes ^= low
    return there


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


#: Plain steps between two hexes, over land, water and the outside.
DISTANCE: Final = [[_steps(a, b) for b in _AXIAL] for a in _AXIAL]
#: By side and hex: the printed terrain, RIVER or OFF.
TERRAIN: Final = [[_KIND[letter] for row in rows for letter in row] for rows in ROWS]
#: §AI-3.11.1
LAND: Final = [mask([i for i in range(SIZE) if t[i] < RIVER]) for t in TERRAIN]
WATER: Final = [mask([i for i in range(SIZE) if t[i] == RIVER]) for t in TERRAIN]
#: §AI-4.1.2 The neighbours of each hex that are on the board, as bits; and the land ones as a list.
NEXT: Final = [
    [
        mask([j for by in _SIDES if (j := _offset(i, by)) >= 0 and t[j] != OFF]) if t[i] != OFF else 0
        for i in range(SIZE)
    ]
    for t in TERRAIN
]
BESIDE: Final = [[tuple(bits(NEXT[side][i] & LAND[side])) for i in range(SIZE)] for side in range(len(SIDES))]


def _by_ship(side: int, hex: int, shipping: int) -> int:
    """Land that chains of at most `shipping` river hexes join with a hex."""
    sea = front = NEXT[side][hex] & WATER[side] if shipping else 0
    for _ in range(shipping - 1):
        wider = sea
        for i in bits(front):
            wider |= NEXT[side][i] & WATER[side]
        front, sea = wider & ~sea, wider
    joined = 0
    for i in bits(sea):
        joined |= NEXT[side][i] & LAND[side]
    return joined & ~(1 << hex)


#: §AI-4.1.3 By side, shipping value and hex: the land in reach over the river.
MOST_SHIPPING: Final = 4
BY_SHIP: Final = [
    [
        [_by_ship(side, i, k) if LAND[side] >> i & 1 else 0 for i in range(SIZE)]
        for k in range(MOST_SHIPPING + 1)
    ]
    for side in range(len(SIDES))
]
#: §AI-5.40 Land with fewer than six neighbours on the board.
EDGE: Final = [
    mask([i for i in bits(LAND[side]) if NEXT[side][i].bit_count() < 6]) for side in range(len(SIDES))
]
#: §AI-3.11.3
RIVERSIDE: Final = [
    mask([i for i in bits(LAND[side]) if NEXT[side][i] & WATER[side]]) for side in range(len(SIDES))
]
#: All land of both sides: only these can be named in moves.
ANY_LAND: Final = LAND[0] | LAND[1]

# ---------------------------------------------------------------- bridges

#: All pairs of places that face each other corner to corner, with the two hexes beside (-1: outside the grid).
_PAIRS: Final = [
    (i, j, _offset(i, one), _offset(i, two))
    for i in range(SIZE)
    for by, one, two in _CORNERS
    if (j := _offset(i, by)) >= 0
]


def _stands(side: int, pair: tuple[int, int, int, int], over_land: bool) -> bool:
    """§AI-3.11.2, §AI-3.11.4, §AI-5.27 Whether a bridge can stand there: never over land, but for Moles; a hex beside it is on the board."""
    a, b, one, two = pair
    t = TERRAIN[side]
    if t[a] >= RIVER or t[b] >= RIVER:
        return False
    beside = [t[i] for i in (one, two) if i >= 0 and t[i] != OFF]
    return bool(beside) and (over_land or all(kind == RIVER for kind in beside))


SITE_ENDS: Final = [
    (min(p[0], p[1]), max(p[0], p[1]))
    for p in sorted(_PAIRS, key=lambda p: (min(p[:2]), max(p[:2])))
    if any(_stands(side, p, True) for side in range(len(SIDES)))
]
SITES: Final = tuple([f"{HEXES[a]}-{HEXES[b]}" for a, b in SITE_ENDS])
_BY_ENDS: Final = {(min(p[0], p[1]), max(p[0], p[1])): p for p in _PAIRS}
#: §AI-3.11.2 By side and site: whether it is printed; §AI-4.6.9.1, §AI-5.27 whether Moles may build there.
PRINTED: Final = [
    [
        _stands(side, _BY_ENDS[ends], False) and not (side == SMALLER and site in NOT_PRINTED)
        for site, ends in zip(SITES, SITE_ENDS, strict=True)
    ]
    for side in range(len(SIDES))
]
OVER_LAND: Final = [[_stands(side, _BY_ENDS[ends], True) for ends in SITE_ENDS] for side in range(len(SIDES))]


def _sites_at(table: list[bool]) -> list[tuple[int, ...]]:
    by_hex: list[list[int]] = [[] for _ in range(SIZE)]
    for site, (a, b) in enumerate(SITE_ENDS):
        if table[site]:
            by_hex[a].append(site)
            by_hex[b].append(site)
    return [tuple(sites) for sites in by_hex]


#: By side and hex: the printed sites that touch it, and those for Moles.
SITES_AT: Final = [_sites_at(table) for table in PRINTED]
LAND_SITES_AT: Final = [_sites_at(table) for table in OVER_LAND]

#: §AI-3.1.2 Spades between two terrains, and the terrain after one spade on the way.
SPADES: Final = [[min((b - a) % 7, (a - b) % 7) for b in range(7)] for a in range(7)]
STEP: Final = [
    [a if a == b else (a + 1) % 7 if (b - a) % 7 <= 3 else (a - 1) % 7 for b in range(7)] for a in range(7)
]
