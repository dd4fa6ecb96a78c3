"""What a learned evaluation sees of the map: buildings, groups on their way to be cities, land in reach, area."""

from __future__ import annotations

from typing import Final

from ..components.boards import MOST_SHIP
from ..components.maps import EDGE, NEXT, RIVERSIDE, SPADES, bits
from ..components.names import BUILDINGS, MONUMENT, POWER_VALUES, TERRAINS, TOWER, UNIVERSITY, WORKSHOP, Names
from ..rules.building import CITY_BUILDINGS, CITY_POWER
from ..rules.land import connected_area, reach
from ..rules.scoring import skips
from ..state import ANNEX, AgeOfInnovationState
from .feature_scene import TERRITORY_EXPECTED, Scene

LAND_NAMES: Final[Names] = (
    *("workshops", "guilds", "schools", "university", "palace", "towers_and_monument"),
    *("workshops_left", "bridges_left", "workshops_beside_rivals", "neighbours"),
    *("city_power_best", "city_size_best", "city_near_best", "city_near_second", "city_room", "annexes"),
    *("land", "land_later", "land_ready", "land_one_spade", "land_contested"),
    *("area", "area_points", "area_lead", "area_and_territory", "apart", "joined_by_ship"),
    *("shipping", "shipping_later", "terraforming", "terraforming_later"),
)
#: How many buildings of a kind there may be.
BUILT: Final[tuple[float, ...]] = (8.0, 4.0, 3.0, 1.0, 1.0)
KINDS: Final = len(BUILDINGS)


class Estate:
    """A party's buildings and land, gathered once: the numbers of others parts need them too."""

    def __init__(self, s: AgeOfInnovationState, me: int, scene: Scene) -> None:
        self.counts = [0] * KINDS
        #: What can still become something else: neutral buildings cannot.
        self.own = [0] * KINDS
        #: Own workshops beside a rival: they become guilds for less.
        self.cheap = 0
        others = scene.others[me]
        beside = NEXT[s.side]
        for h in s.homes[me]:
            kind = s.building[h]
            self.counts[kind] += 1
            if not s.neutral >> h & 1:
                self.own[kind] += 1
                if kind == WORKSHOP and (beside[h] | s.link[h]) & others:
                    self.cheap += 1
        land = reach(s, me) & s.empty
        native = s.native[me]
        #: Empty land in reach by the spades that it needs.
        self.spades = [0, 0, 0, 0]
        self.good = 0
        for t in range(len(TERRAINS)):
            some = land & s.ground[t]
            need = SPADES[t][native]
            self.spades[need] += some.bit_count()
            if need <= 1:
                self.good |= some
        self.land = land
        self.edge = bool(self.good & EDGE[s.side])
        self.river = bool(self.good & RIVERSIDE[s.side])
        self.groups = 0
        self.nearest = 0.0
        self.second = 0.0
        self.best_power = 0.0
        self.best_size = 0.0
        self.room = 0
        self._look_for_cities(s, me, scene.built[me])

    def _look_for_cities(self, s: AgeOfInnovationState, me: int, built: int) -> None:
        """Go through the groups: how many there are, and how near those that are no cities come to it."""
        goal = CITY_POWER - s.able[me].total("city_power")
        beside = NEXT[s.side]
        left = built
        while left:
            members = front = left & -left
            around = 0
            power = 0
            need = CITY_BUILDINGS
            while front:
                wider = 0
                for h in bits(front):
                    wider |= beside[h] | s.link[h]
                    kind = s.building[h]
                    power += POWER_VALUES[kind]
                    if kind == UNIVERSITY and need > 3:
                        need = 3
                    elif kind == MONUMENT:
                        need = 2
                around |= wider
                front = wider & built & ~members
                members |= front
            left &= ~members
            self.groups += 1
            if not members & s.member:
                annexes = (members & s.annexed).bit_count()
                size = min(1.0, (members.bit_count() + annexes) / need)
                self._note(min(1.0, (power + annexes) / goal), size, (around & self.good).bit_count())

    def _note(self, power: float, size: float, room: int) -> None:
        """One group that is no city yet."""
        near = power * size
        if near > self.nearest:
            self.second = self.nearest
            self.nearest = near
            self.best_power = power
            self.best_size = size
            self.room = room
        elif near > self.second:
            self.second = near


def land_numbers(s: AgeOfInnovationState, me: int, scene: Scene, e: Estate, row: list[float]) -> None:
    """Add the numbers of the map."""
    later = scene.incomes / 6
    for kind in range(len(BUILT)):
        row.append(e.counts[kind] / BUILT[kind])
    homes = len(s.homes[me])
    land = e.land.bit_count()
    rivals = 0
    for p in range(s.parties):
        if p != me:
            rivals |= s.reach[p]
    row += [
        (e.counts[TOWER] + e.counts[MONUMENT]) / 2,
        s.left[5 * me + WORKSHOP] / 9,
        s.spans[me] / 3,
        e.cheap / 4,
        (s.near[me] & scene.others[me]).bit_count() / 6,
        e.best_power,
        e.best_size,
        e.nearest,
        e.second,
        e.room / 5,
        s.purse[me][ANNEX] / 2,
        land / 20,
        land * later / 20,
        e.spades[0] / 4,
        e.spades[1] / 8,
        (e.good & rivals).bit_count() / 8,
    ]
    _area_numbers(s, me, scene, homes, row)
    row += [
        s.shipping[me] / 3,
        s.shipping[me] * later / 3,
        s.terraforming[me] / 2,
        s.terraforming[me] * later / 2,
    ]


def _area_numbers(s: AgeOfInnovationState, me: int, scene: Scene, homes: int, row: list[float]) -> None:
    """Add the area, how it compares, and what one more step of shipping would join to it."""
    sizes = scene.standings.sizes
    size = scene.size(me)
    best = 0
    for p in range(len(sizes)):
        if p != me:
            best = max(best, sizes[p])
    territory = 0.0
    if s.seats == 2:
        territory = (size - (s.territory if s.territory else TERRITORY_EXPECTED)) / 10
    apart = homes - size if sizes else 0
    joined = 0
    if apart > 0 and s.shipping[me] < MOST_SHIP:
        joined = connected_area(s, me, s.shipping[me] + 1, skips(s, me)) - size
    row += [
        size / 15,
        scene.area_points(me) / 18,
        (size - best) / 10,
        territory,
        apart / 6,
        joined / 6,
    ]
