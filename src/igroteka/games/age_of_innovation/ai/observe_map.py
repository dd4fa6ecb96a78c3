"""What learning agents are told of the map."""

from __future__ import annotations

from typing import Final

from igroteka.core.observing import Block, choices, flags

from ..components.maps import SITES, SIZE, bits
from ..components.names import BRIDGES, BUILDINGS, TERRAINS
from ..rules.land import reach
from ..state import AgeOfInnovationState
from .observe_agenda import AUTOMA

#: Whose building the Automa has marked.
MARKED: Final = AUTOMA + 1
#: The numbers of land by what a hex is in a position: land from 1 on, then water, then nothing outside the board.
LAND: Final[tuple[int, ...]] = (*range(1, len(TERRAINS) + 1), len(TERRAINS) + 1, 0)
RIVER_CITY: Final = len(TERRAINS) + 2

HEX_ORDER: Final = "places of the map row by row"
SITE_ORDER: Final = "sites for bridges"
OWNERS: Final = "1 one's own, 2 of the next seat ..., 6 of the Automa"

MAP: Final[tuple[Block, ...]] = (
    choices(
        "terrain",
        "what the hex is: 1 to 7 land in the order of TERRAINS, 8 water, 9 water with a city tile, 0 outside the board",
        SIZE,
        RIVER_CITY,
        HEX_ORDER,
    ),
    choices(
        "building",
        "what stands there: 1 to 7 in the order of BUILDINGS, 8 to 14 the same as neutral ones",
        SIZE,
        2 * len(BUILDINGS),
        HEX_ORDER,
    ),
    choices("owner", f"whose building it is: {OWNERS}, 7 marked by the Automa", SIZE, MARKED, HEX_ORDER),
    flags("annexed", "whether the building has an annex", SIZE, HEX_ORDER),
    flags("member", "whether the building belongs to a city", SIZE, HEX_ORDER),
    flags("reach", "whether it is empty land in one's own reach", SIZE, HEX_ORDER),
    choices("bridges", f"whose bridge spans it: {OWNERS}", len(SITES), AUTOMA, SITE_ORDER),
)

#: The lowest eight bits of each number as flags.
EIGHT: Final[list[list[int]]] = [[n >> i & 1 for i in range(8)] for n in range(256)]
_HEX_BYTES: Final = SIZE // 8
_LAST_HEXES: Final[list[list[int]]] = [row[: SIZE % 8] for row in EIGHT]
_NO_HEXES: Final[list[int]] = [0] * SIZE
_NO_BRIDGES: Final[list[int]] = [0] * len(SITES)


def tell_map(s: AgeOfInnovationState, seat: int, parties: list[int], out: list[int]) -> None:
    """The map, from `terrain` to `bridges`."""
    land = [LAND[kind] for kind in s.terrain]
    for h in bits(s.river_cities):
        land[h] = RIVER_CITY
    out += land
    building = _NO_HEXES.copy()
    owner = _NO_HEXES.copy()
    kinds = s.building
    spans = 0
    for party in range(s.parties):
        number = parties[party + 1]
        for h in s.homes[party]:
            building[h] = kinds[h] + 1
            owner[h] = number
        spans += BRIDGES - s.spans[party]
    for h in bits(s.neutral):
        building[h] += len(BUILDINGS)
    for h in bits(s.marked):
        owner[h] = MARKED
    out += building
    out += owner
    _tell_hexes(s.annexed, out)
    _tell_hexes(s.member, out)
    _tell_hexes(reach(s, seat) & s.empty, out)
    if spans:
        out += [parties[party + 1] for party in s.bridge]
    else:
        out += _NO_BRIDGES


def _tell_hexes(hexes: int, out: list[int]) -> None:
    """A set of hexes as flags."""
    if hexes == 0:
        out += _NO_HEXES
        return
    eights = hexes.to_bytes(_HEX_BYTES + 1, "little")
    for i in range(_HEX_BYTES):
        out += EIGHT[eights[i]]
    out += _LAST_HEXES[eights[_HEX_BYTES]]
