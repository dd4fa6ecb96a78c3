"""The land at a glance, for bots: where buildings stand and where the next floor completes a project.

Sets of zones are the bits of a number, so that one look at the board answers for all seats and all projects
what `rules.projects.completes` tells of one building and one project.
"""

from __future__ import annotations

from typing import Final

from ..components.board import GREEN, KINDS, LINKS, RED, SIZE, TERRITORIES, YELLOW, ZONES
from ..components.projects import BARE, BESIDE, CENTRAL, MAIN, OUTER, PAIR, PATTERN, TALL
from ..fields import NOBODY
from ..rules.building import floor_price
from ..state import GardenNationState

EVERYWHERE: Final = (1 << ZONES) - 1
#: The zones of each slot, and the neighbours of each zone.
IN_SLOT: Final = tuple([((1 << SIZE) - 1) << slot * SIZE for slot in range(ZONES // SIZE)])
AROUND: Final = tuple([sum([1 << other for other in near]) for near in LINKS])
#: The two other types, by type.
OTHERS: Final[tuple[tuple[int, ...], ...]] = ((YELLOW, RED), (GREEN, RED), (GREEN, YELLOW))
#: A row of sets has one for each type of zone, and one for brambles without a type.
ROW: Final = len(KINDS) + 1
#: Heights above the tallest building of a project make no difference.
TALLEST: Final = max(TALL)
#: The highest number on a zone.
DEAREST: Final = max([max(t.costs) for t in TERRITORIES])


class Land:
    """What stands in the garden.

    `homes` are the zones of each seat's buildings, `free` the zones without one, by type. As sets: `bare` are the
    free zones by type; `open` are buildings without a roof, by seat and type; `tall` are the zones with at least
    so many floors. `highest` is the number of floors of the highest building.
    """

    def __init__(self, s: GardenNationState) -> None:
        homes: list[list[int]] = [[] for _ in range(s.seats)]
        free: list[list[int]] = [[] for _ in range(ROW)]
        open = [0] * (ROW * s.seats)
        tall = [0] * (TALLEST + 1)
        tall[0] = EVERYWHERE
        highest = 0
        owner, kind, floors, roof = s.owner, s.kind, s.floors, s.roof
        for zone in range(ZONES):
            who = owner[zone]
            if who == NOBODY:
                free[kind[zone]].append(zone)
                continue
            homes[who].append(zone)
            height = floors[zone]
            if height > highest:
                highest = height
            for n in range(1, height + 1 if height < TALLEST else TALLEST + 1):
                tall[n] |= 1 << zone
            if not roof[zone]:
                open[who * ROW + kind[zone]] |= 1 << zone
        self.homes = homes
        self.free = free
        self.bare = [as_set(zones) for zones in free]
        self.open = open
        self.tall = tall
        self.highest = highest

    def payable(self, s: GardenNationState, seat: int) -> int:
        """The zones where a seat has enough inhabitants for the next floor."""
        purse = s.population[seat]
        if DEAREST + self.highest < purse:
            return EVERYWHERE
        zones = 0
        for zone in range(ZONES):
            if floor_price(s, zone) < purse:
                zones |= 1 << zone
        return zones

    def completing_zones(self, seat: int, card: int, payable: int) -> int:
        """Of the zones that a seat can pay for, those where one more floor completes a project."""
        pattern, main, tall = PATTERN[card], MAIN[card], TALL[card]
        mine = self.open[seat * ROW + main]
        spots = (mine | self.bare[main]) & payable
        high = spots & self.tall[tall - 1]
        if pattern == OUTER:
            return high & ~IN_SLOT[0]
        if pattern == CENTRAL:
            return high & IN_SLOT[0]
        if pattern == BESIDE:
            return high & around(self.free[BARE[card]], EVERYWHERE) if high else 0
        homes = self.homes[seat]
        hearts = mine & self.tall[tall]
        if pattern == PAIR:
            return high & around(homes, mine) | spots & around(homes, hearts)
        return self.trio_zones(seat, main, high, hearts) & payable

    def trio_zones(self, seat: int, main: int, high: int, hearts: int) -> int:
        """The same for a trio: its main building, or one of the others next to a main building that is tall enough."""
        homes = self.homes[seat]
        one, two = OTHERS[main]
        ones, twos = self.open[seat * ROW + one], self.open[seat * ROW + two]
        by_one, by_two = around(homes, ones), around(homes, twos)
        zones = high & by_one & by_two
        zones |= (ones | self.bare[one]) & around(homes, hearts & by_two)
        return zones | (twos | self.bare[two]) & around(homes, hearts & by_one)


def as_set(zones: list[int]) -> int:
    """Some zones as a set."""
    bits = 0
    for zone in zones:
        bits |= 1 << zone
    return bits


def around(zones: list[int], chosen: int) -> int:
    """The neighbours of those zones that are in a set."""
    neighbours = 0
    if chosen:
        for zone in zones:
            if chosen >> zone & 1:
                neighbours |= AROUND[zone]
    return neighbours
