"""§GN-3.1.1, §GN-3.1.2, §GN-3.3.1, §GN-3.3.2 The board: seven places, seven territories of seven zones."""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.core.hexes import NONE, POINTY, Hex, beside, compass
from igroteka.core.links import Links

#: The same places name where a territory lies on the board and where a zone lies in its territory:
#: the centre, then clockwise from the upper left. The Torticrane rule rests on that.
PLACES: Final = ("c", "nw", "ne", "e", "se", "sw", "w")
AROUND: Final = compass(POINTY, "nw ne e se sw w")
AXIAL: Final[tuple[Hex, ...]] = ((0, 0), *AROUND)
CENTRE: Final = 0
SIZE: Final = len(PLACES)
TURNS: Final = 6

KINDS: Final = ("green", "yellow", "red")
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
#: A bramble zone that has not got its type yet.
BRAMBLE: Final = 3
TOKENS_PER_KIND: Final = 3


class Territory(NamedTuple):
    """A territory as printed, before it is turned: type and cost of each zone, by place."""

    kinds: tuple[int, ...]
    costs: tuple[int, ...]


def _read_territory(zones: str) -> Territory:
    words = zones.split()
    return Territory(tuple(["GYRB".index(w[0]) for w in words]), tuple([int(w[1]) for w in words]))


TERRITORIES: Final = (
    _read_territory("B5 G4 G4 Y4 Y3 R5 R1"),
    _read_territory("Y3 Y2 R4 G4 B5 R3 G5"),
    _read_territory("R3 G3 R4 Y4 B5 G1 Y3"),
    _read_territory("G3 Y4 R5 B5 G1 R4 Y3"),
    _read_territory("G4 R3 Y5 R2 Y3 B5 G3"),
    _read_territory("R4 G3 Y4 Y4 R3 G3 B5"),
    _read_territory("Y5 G5 R4 G3 Y1 B5 R3"),
)
NUMBERS: Final = tuple(range(1, len(TERRITORIES) + 1))

#: The names of all zones by territory and place: "4nw". The place is the one on the board, after turning.
ZONE_NAMES: Final = tuple([f"{n}{place}" for n in NUMBERS for place in PLACES])
ZONES: Final = len(ZONE_NAMES)


def turned_to(place: int, turns: int) -> int:
    """§GN-3.1.2 Where a printed zone lies after so many clockwise turns of its territory."""
    return place if place == CENTRE else (place + turns - 1) % TURNS + 1


def _links() -> Links:
    """§GN-3.2.1, §GN-3.2.2, §GN-3.2.3 The neighbours of every zone, counted by slot and place.

    They do not depend on which territory lies where: all territories have the same shape.
    """
    slots = beside(list(AXIAL), AROUND)
    neighbours: list[tuple[int, ...]] = []
    for slot in range(SIZE):
        here = slot * SIZE
        neighbours.append(tuple([here + place for place in range(1, SIZE)]))
        for place in range(1, SIZE):
            near = [here, here + place % TURNS + 1, here + (place - 2) % TURNS + 1]
            other = slots[slot][place - 1]
            if other != NONE:
                near.append(other * SIZE + (place + 2) % TURNS + 1)
            neighbours.append(tuple(near))
    return tuple(neighbours)


#: Zones are numbered by slot and place: zone = slot * SIZE + place.
LINKS: Final = _links()

#: The territories of the printed picture, by slot, all unturned.
REFERENCE: Final = (4, 1, 2, 5, 7, 6, 3)
