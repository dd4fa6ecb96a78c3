"""What each clan can do with its next floors, for the features: projects and objectives step by step.

Sets of zones are the bits of a number, as in `land`.
"""

from __future__ import annotations

from typing import Final

from ..components.board import BRAMBLE, KINDS, SIZE
from ..components.projects import BARE, BESIDE, CENTRAL, MAIN, OUTER, PAIR, PATTERN, TALL, VALUE
from ..components.secrets import BOTH_CONTROLLED, CONTROL, FLOORS, SECRETS, TOWER
from ..components.secrets import TALL as TALL_ON_KIND
from ..rules.building import double_price
from ..state import NO_CARD, GardenNationState
from .land import AROUND, IN_SLOT, OTHERS, ROW, Land, around

#: A project that needs more floors than this is out of sight.
FAR: Final = 5
#: What a project counts by the floors that are missing.
FADE: Final[tuple[float, ...]] = (1.0, 1.0, 0.5, 0.25, 0.12, 0.0)
#: Objectives by what they ask for: tall buildings, floors, towers of three, towers of four, control.
GROUPS: Final = 5
BELFRY: Final = 2
OBSERVATORY: Final = 3
HOLD: Final = 4
GROUP: Final = tuple(
    [
        HOLD
        if c.counts == CONTROL
        else OBSERVATORY
        if c.floors == 4
        else BELFRY
        if c.counts == TOWER
        else c.counts
        for c in SECRETS
    ]
)
#: A floor that is a step towards an objective and not yet worth points, as part of its points.
STEP: Final = 0.3
LEADS: Final = 3


class Ground:
    """What is the same for all clans.

    `room` are the free zones that can be of a type, with brambles; `near_bare` and `near_room` the neighbours of free
    zones of a type, without and with brambles; `floors` are those of each seat in each slot, `most` and `second`
    the two largest numbers of them; `empty` are all free zones.
    """

    def __init__(self, s: GardenNationState) -> None:
        land = Land(s)
        self.land = land
        kinds = range(len(KINDS))
        bare = [neighbours(zones) for zones in land.free]
        wild = [s.brambles[k] > 0 for k in kinds]
        self.room = [land.bare[k] | land.bare[BRAMBLE] if wild[k] else land.bare[k] for k in kinds]
        self.near_bare = bare
        self.near_room = [bare[k] | bare[BRAMBLE] if wild[k] else bare[k] for k in kinds]
        floors = [[0] * s.seats for _ in range(SIZE)]
        for seat in range(s.seats):
            for zone in land.homes[seat]:
                floors[zone // SIZE][seat] += s.floors[zone]
        self.floors = floors
        ranks = [sorted(row) for row in floors]
        self.most = [row[-1] for row in ranks]
        self.second = [row[-2] for row in ranks]
        free = land.bare[0] | land.bare[1] | land.bare[2] | land.bare[BRAMBLE]
        self.empty = free


class Clan:
    """What one seat has built, and what its next floor brings.

    `leads` are its floors in each slot less those of the strongest rival. Buildings: `low` those of one floor by type, `heights` how many of
    each height are open, `towers` the highest open one of each slot. `values` and `places` are what one more floor brings and in which zones;
    the first of them, as many as there are `cards`, are open projects.
    """

    def __init__(self, s: GardenNationState, seat: int, ground: Ground, secrets: tuple[int, ...]) -> None:
        self.seat = seat
        self.secrets = secrets
        self.low = [0, 0, 0]
        self.near = [0, 0, 0]
        self.near_tall = [0, 0, 0]
        self.kind_floors = [0, 0, 0]
        self.kind_tall = [0, 0, 0]
        self.kind_homes = [0, 0, 0]
        self.closed_floors = [0, 0, 0]
        self.closed_tall = [0, 0, 0]
        self.closed_towers = [0] * SIZE
        self.towers = [0] * SIZE
        self.tops = [0] * SIZE  # the zones of the highest open buildings of each slot
        self.heights = [0, 0, 0, 0]
        self.closed = 0
        self.open_refund = 0
        self.closed_refund = 0
        self.best_refund = 0
        self.open_zones = 0
        self.own_zones = 0
        for zone in ground.land.homes[seat]:
            self.see_home(s, zone)
        self.leads = [lead(ground, slot, seat) for slot in range(SIZE)]
        self.payable = ground.land.payable(s, seat) if s.supply[seat] else 0
        self.buildable = (ground.empty | self.open_zones) & self.payable
        self.cards = [card for card in s.open if card != NO_CARD] if s.roofs else []
        self.distance: list[int] = []
        self.values: list[float] = []
        self.places: list[int] = []
        for card in self.cards:
            self.add_project(card, ground)
        self.held = [0] * GROUPS
        self.now = [0] * GROUPS
        self.soon = [0] * GROUPS
        self.room = [0.0] * GROUPS
        self.lost = 0
        for card in secrets:
            self.add_secret(s, card, ground)
        self.slots = [slots_of(zones) for zones in self.places]
        self.best = self.best_by_slot()

    def see_home(self, s: GardenNationState, zone: int) -> None:
        """Count a building."""
        kind, floors, slot = s.kind[zone], s.floors[zone], zone // SIZE
        refund = double_price(s, zone)
        if refund > self.best_refund:
            self.best_refund = refund
        self.own_zones |= 1 << zone
        if s.roof[zone]:
            self.closed += 1
            self.closed_refund += refund
            self.closed_floors[kind] += floors
            self.closed_tall[kind] += floors >= 2
            if floors > self.closed_towers[slot]:
                self.closed_towers[slot] = floors
            return
        self.open_refund += refund
        self.open_zones |= 1 << zone
        self.heights[floors - 1 if floors < 4 else 3] += 1
        self.near[kind] |= AROUND[zone]
        self.kind_homes[kind] += 1
        self.kind_floors[kind] += floors
        if floors >= 2:
            self.near_tall[kind] |= AROUND[zone]
            self.kind_tall[kind] += 1
        else:
            self.low[kind] |= 1 << zone
        if floors > self.towers[slot]:
            self.towers[slot] = floors
            self.tops[slot] = 0
        if floors == self.towers[slot]:
            self.tops[slot] |= 1 << zone

    # ------------------------------------------------------------ projects

    def add_project(self, card: int, ground: Ground) -> None:
        """Note how many floors a project needs, and where the next one completes it."""
        zones = self.last_steps(card, ground) & self.payable
        self.distance.append(1 if zones else self.floors_missing(card, ground) if self.payable else FAR)
        self.values.append(float(VALUE[card]))
        self.places.append(zones)

    def last_steps(self, card: int, ground: Ground) -> int:
        """The zones where one more floor completes a project; free brambles count as every type they can become."""
        pattern, main, tall = PATTERN[card], MAIN[card], TALL[card]
        mine = ground.land.open[self.seat * ROW + main]
        if pattern == OUTER:
            return mine & ~IN_SLOT[0]
        if pattern == CENTRAL:
            return mine & ground.land.tall[2] & IN_SLOT[0]
        if pattern == BESIDE:
            return mine & ground.near_bare[BARE[card]]
        if pattern == PAIR:
            spots = mine | ground.room[main]
            return (
                spots & self.near[main]
                if tall == 1
                else mine & self.near[main] | spots & self.near_tall[main]
            )
        one, two = OTHERS[main]
        by_one, by_two = self.near[one], self.near[two]
        zones = mine & by_one & by_two
        hearts = mine & ground.land.tall[2]
        if hearts:
            homes = ground.land.homes[self.seat]
            ones = ground.land.open[self.seat * ROW + one] | ground.room[one]
            twos = ground.land.open[self.seat * ROW + two] | ground.room[two]
            zones |= ones & around(homes, hearts & by_two) | twos & around(homes, hearts & by_one)
        return zones

    def floors_missing(self, card: int, ground: Ground) -> int:
        """How many floors a project needs that one floor does not complete."""
        pattern, main = PATTERN[card], MAIN[card]
        mine = ground.land.open[self.seat * ROW + main]
        room, near_room = ground.room[main], ground.near_room
        if pattern == OUTER:
            return 2 if room & ~IN_SLOT[0] else FAR
        if pattern == CENTRAL:
            return 2 if mine & IN_SLOT[0] else 3 if room & IN_SLOT[0] else FAR
        if pattern == BESIDE:
            return 2 if room & ground.near_bare[BARE[card]] else FAR
        if pattern == PAIR:
            if TALL[card] == 2 and room & self.near[main]:
                return 2
            return FAR if not room & near_room[main] else 3 if TALL[card] == 2 else 2
        one, two = OTHERS[main]
        both = self.near[one] & self.near[two]
        half = self.near[one] & near_room[two] | self.near[two] & near_room[one]
        none = near_room[one] & near_room[two]
        if room & both or mine & half or mine & ground.land.tall[2] & none:
            return 2
        if room & half or mine & none:
            return 3
        return 4 if room & none else FAR

    # ------------------------------------------------------------ objectives

    def add_secret(self, s: GardenNationState, card: int, ground: Ground) -> None:
        """Note what an objective is worth now and what the next floors would add to it."""
        secret = SECRETS[card]
        group, kind = GROUP[card], secret.kind
        self.held[group] += 1
        if secret.counts == TALL_ON_KIND:
            self.now[group] += secret.points * self.kind_tall[kind]
            self.soon[group] += self.low[kind].bit_count()
            self.room[group] += ground.room[kind].bit_count() / 7
            self.lost += secret.points * self.closed_tall[kind]
            self.add_step(float(secret.points), self.low[kind])
            self.add_step(STEP * secret.points, ground.room[kind])
        elif secret.counts == FLOORS:
            self.now[group] += secret.points * self.kind_floors[kind]
            self.soon[group] += self.kind_homes[kind]
            self.room[group] += ground.room[kind].bit_count() / 7
            self.lost += secret.points * self.closed_floors[kind]
            self.add_step(float(secret.points), ground.land.open[self.seat * ROW + kind] | ground.room[kind])
        elif secret.counts == TOWER:
            self.add_towers(group, secret.floors, secret.points)
        else:
            self.add_hold(s, secret.pair, secret.points)

    def add_towers(self, group: int, enough: int, points: int) -> None:
        """Note the towers that stand, that lack one floor, and that lack two."""
        last = second = 0
        for slot in range(SIZE):
            floors = self.towers[slot]
            if floors >= enough:
                self.now[group] += points
                continue
            if self.closed_towers[slot] >= enough:
                self.lost += points
            if floors == enough - 1:
                self.soon[group] += 1
                last |= self.tops[slot]
            elif floors and floors == enough - 2:
                self.room[group] += 0.5
                second |= self.tops[slot]
        self.add_step(float(points), last)
        self.add_step(STEP * points, second)

    def add_hold(self, s: GardenNationState, pair: tuple[int, ...], points: int) -> None:
        """Note the two territories that an objective wants to be led alone."""
        slots = [s.layout.slot[number - 1] for number in pair]
        ahead = 0
        for slot in slots:
            ahead += self.leads[slot] > 0
        self.now[HOLD] += BOTH_CONTROLLED if ahead == 2 else points * ahead
        gain = float(BOTH_CONTROLLED - points if ahead else points)
        for slot in slots:
            margin = self.leads[slot]
            self.room[HOLD] += max(-LEADS, min(LEADS, margin)) / LEADS
            if margin in (0, -1):
                self.soon[HOLD] += 1
                zones = self.buildable & IN_SLOT[slot]
                self.add_step(gain if margin == 0 else STEP * gain, zones)

    def add_step(self, value: float, zones: int) -> None:
        """Note what a floor in some zones brings, as far as it can be paid."""
        zones &= self.payable
        if zones:
            self.values.append(value)
            self.places.append(zones)

    # ------------------------------------------------------------ the crane

    def best_by_slot(self) -> list[float]:
        """The most that one floor brings in each slot."""
        best = [0.0] * SIZE
        for i in range(len(self.values)):
            value, slots = self.values[i], self.slots[i]
            if slots:
                for slot in range(SIZE):
                    if slots >> slot & 1 and value > best[slot]:
                        best[slot] = value
        return best

    def best_of_two(self, slot: int) -> float:
        """The most that two floors bring, the first in a slot and the second where it sends the crane."""
        best = self.best[slot]
        to = self.ways(slot, self.buildable)
        count = len(self.values)
        for j in range(count):
            second = self.slots[j]
            if second & to and self.values[j] > best:
                best = self.values[j]
        for i in range(count):
            if self.slots[i] >> slot & 1:
                to = self.ways(slot, self.places[i])
                for j in range(count):
                    if j != i and self.slots[j] & to and self.values[i] + self.values[j] > best:
                        best = self.values[i] + self.values[j]
        return best

    def ways(self, slot: int, zones: int) -> int:
        """The slots to which a floor in some zones of a slot sends the crane."""
        return zones >> slot * SIZE & IN_SLOT[0]


def neighbours(zones: list[int]) -> int:
    """All neighbours of some zones."""
    bits = 0
    for zone in zones:
        bits |= AROUND[zone]
    return bits


def lead(ground: Ground, slot: int, seat: int) -> int:
    """The floors of a seat in a territory, less those of the strongest rival."""
    mine, most = ground.floors[slot][seat], ground.most[slot]
    return mine - ground.second[slot] if mine == most else mine - most


def slots_of(zones: int) -> int:
    """The slots in which a set has zones, as the bits of a number."""
    slots = 0
    if zones:
        for slot in range(SIZE):
            if zones & IN_SLOT[slot]:
                slots |= 1 << slot
    return slots
