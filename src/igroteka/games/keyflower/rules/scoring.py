"""The end of the game: the screens are opened and the points are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Step

from ..components.goods import COLOURS, GOLD, RESOURCES, SKILLS
from ..components.setups import BOAT_ROWS, FLIPPER, KEYFLOWER, RIVER, SEA_BASTION, SEA_BREESE, WHITE_WIND
from ..components.tiles import (
    BOATS,
    DOUBLE,
    FACES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    PRINTED_POINTS,
    TILE_NAMES,
    WILD_SCORING,
    YARDS,
)
from ..fields import ITEMS
from ..state import (
    BOAT_ITEM,
    GOLD_ITEM,
    NO_BOAT,
    NOBODY,
    ORDER_ITEM,
    PRINTED_ITEM,
    WINTER_ITEM,
    YARDS_ITEM,
    C,
    K,
    KeyflowerState,
    R,
)
from . import assignment
from .assignment import BOAT, KEYTHEDRAL, LOOSE, Points, Stores, Unit, Yard, worth
from .loops import best_loop, links, river

NO_TILE: Final = -1
#: So many that every tile that scores them would score.
MANY_WORKERS: Final = [5] * C
MANY_SKILLS: Final = [5] * K


@dataclass
class FinalScoring(Step):
    """§KF-4.12.1, §KF-4.12.26 Everything is counted at its best; nobody has to choose anything."""

    def run(self, s: KeyflowerState) -> None:
        s.reveal()
        for seat in range(s.seats):
            score(s, seat)
        s.emit("game_over")


def count_now(s: KeyflowerState) -> KeyflowerState:
    """A copy of a position in which everything has been counted as if the game ended there."""
    counted = s.clone()
    counted.events = None
    FINAL_SCORING.run(counted)
    return counted


def items_from_screen(s: KeyflowerState, seat: int) -> frozenset[str]:
    """§KF-4.14.2 The items of a seat that count workers or tokens behind its screen; with the purple marker all may depend on them."""
    own = {t for t in own_tiles(s, seat) if FIRST_WINTER <= t < FIRST_ORDER}
    white_wind = own_boat(s, seat) == WHITE_WIND
    if not (assignment.workers(MANY_WORKERS, own, white_wind) or assignment.skills(MANY_SKILLS, own)):
        return frozenset()
    return frozenset(ITEMS) if holds_purple(s, seat) else frozenset((ITEMS[WINTER_ITEM], ITEMS[BOAT_ITEM]))


FINAL_SCORING: Final = FinalScoring()


class Count:
    """The points of a seat by tile, the tile that the Flipper turns over, and what the purple marker is."""

    def __init__(self) -> None:
        self.printed = 0
        self.order: Points = {}
        self.boat = 0
        self.points: Points = {}
        self.flip = NO_TILE
        self.purple = ""

    def total(self) -> int:
        """All points together."""
        return self.printed + sum(self.order.values()) + self.boat + sum(self.points.values())


def score(s: KeyflowerState, seat: int) -> None:
    """Count the points of a seat, turn the Flipper's tile over and write everything down."""
    counted = count(s, seat)
    at = seat * len(ITEMS)
    if counted.flip != NO_TILE:
        s.side[counted.flip] = 1
        s.emit("flipped", seat, TILE_NAMES[counted.flip])
    if counted.purple:
        s.emit("purple", seat, counted.purple)
    s.points[at + PRINTED_ITEM] = counted.printed
    if counted.printed:
        s.emit("scored_printed", seat, counted.printed)
    for tile, n in sorted(counted.order.items()):
        s.points[at + ORDER_ITEM] += n
        s.emit("scored", seat, TILE_NAMES[tile], n)
    s.points[at + BOAT_ITEM] = counted.boat
    boat = own_boat(s, seat)
    if boat != NO_BOAT:
        s.emit("scored", seat, BOATS[boat], counted.boat)
    for tile, n in sorted(counted.points.items()):
        if tile == LOOSE:
            s.points[at + GOLD_ITEM] = n
            s.emit("scored_gold", seat, n)
        else:
            s.points[at + (YARDS_ITEM if tile < FIRST_WINTER else WINTER_ITEM)] += n
            s.emit("scored", seat, TILE_NAMES[tile], n)


def own_tiles(s: KeyflowerState, seat: int) -> list[int]:
    """§KF-4.11.7 All tiles of a seat, those offshore included."""
    return [*s.village[seat], *s.won[seat]]


def count(s: KeyflowerState, seat: int, counted: bool = False) -> Count:
    """§KF-4.12.2, §KF-4.12.3, §KF-4.12.15, §KF-4.12.24, §KF-4.12.26, §KF-5.28 The best count over all that the purple marker and the Flipper's tile can be.

    In a position that has been `counted` already, the Flipper's tile lies on its other side.
    """
    tiles = own_tiles(s, seat)
    own = {t for t in tiles if FIRST_WINTER <= t < FIRST_ORDER}
    boat = own_boat(s, seat)
    plain = Count()
    plain.order = {
        t: sum([s.beside[t * 6 + d] != NOBODY for d in range(6)])
        for t in tiles
        if FIRST_ORDER <= t < FIRST_BOAT
    }
    plain.printed = sum([PRINTED_POINTS[t][s.side[t]] for t in tiles if t < FIRST_SUMMER_BOAT])
    fixed = boat_points(s, seat, boat, tiles)
    purple = holds_purple(s, seat)
    best_people = best_people_items(s, seat, own, boat == WHITE_WIND, purple)
    most = -1
    best = plain
    goods: dict[bool, Points] = {}
    as_it_is: dict[bool, Points] = {}
    for flip in [NO_TILE] if counted else flips(s, boat, tiles):
        if flip == NO_TILE or flip in YARDS:
            goods = {False: assignment.resources(stores(s, seat, tiles, flip, NO_TILE, False), own)}
            if purple:
                goods[True] = _with_purple(s, seat, tiles, flip, own)
            as_it_is = as_it_is or goods
        else:
            goods = as_it_is  # only a yard changes what resources score
        gain = 0 if flip == NO_TILE else PRINTED_POINTS[flip][1] - PRINTED_POINTS[flip][0]
        for people, name in best_people:
            things = goods[name == RESOURCES[GOLD]]
            points = {**people, **things}
            if KEYTHEDRAL in own:
                points[KEYTHEDRAL] = worth(KEYTHEDRAL)
            total = gain + sum(points.values())
            if total > most:
                most = total
                best = Count()
                best.order = plain.order
                best.printed = plain.printed + gain
                best.boat = fixed + points.pop(BOAT, 0)
                best.points = points
                best.flip = flip
                best.purple = name
    return best


# ---------------------------------------------------------------- boats


def own_boat(s: KeyflowerState, seat: int) -> int:
    """The number of the boat tile that a seat owns; before the end of winter none."""
    for b in s.boats():
        if s.owner[FIRST_BOAT + b] == seat:
            return b
    return NO_BOAT


def boat_points(s: KeyflowerState, seat: int, boat: int, tiles: list[int]) -> int:
    """§KF-4.12.4, §KF-4.12.5, §KF-4.12.6, §KF-4.12.7, §KF-4.12.8, §KF-4.13.6, §KF-5.26 The points of a boat that depend on no item."""
    if boat == NO_BOAT:
        return 0
    if boat == KEYFLOWER:
        carts = sum([FACES[t][s.side[t]].transport for t in tiles if t < FIRST_SUMMER_BOAT])
        return carts * (2 if s.power[DOUBLE] == seat else 1)
    if boat == SEA_BASTION:
        return best_loop(len(s.village[seat]), links(s, seat))
    if boat == SEA_BREESE:
        itself = FIRST_BOAT + boat if s.switch("river_chain_counts_sea_breese_itself") else NO_TILE
        n = river(s, seat, itself)
        return RIVER[n] if s.switch("river_chain_vp_is_total") else sum(RIVER[: n + 1])
    return BOAT_ROWS[boat].points


def flips(s: KeyflowerState, boat: int, tiles: list[int]) -> list[int]:
    """§KF-4.12.7 What the Flipper's owner can turn over: nothing, or the first of the tiles that gain something."""
    if boat != FLIPPER:
        return [NO_TILE]
    return [NO_TILE, *sorted([t for t in tiles if t < FIRST_SUMMER_BOAT and not s.side[t]])]


# ---------------------------------------------------------------- items


def holds_purple(s: KeyflowerState, seat: int) -> bool:
    """§KF-4.12.25, §KF-5.21 Whether the purple marker counts for a seat."""
    if s.first != seat:
        return False
    return s.switch("purple_scores_for_final_holder") or s.owner[s.purple()] == seat


def best_people_items(
    s: KeyflowerState, seat: int, own: set[int], white_wind: bool, purple: bool
) -> list[tuple[Points, str]]:
    """§KF-4.12.25, §KF-5.22 The points for workers and tokens, with the purple marker as any of them, or as gold (first)."""
    people = s.workers[seat * C : seat * C + C]
    tokens = s.skills[seat * K : seat * K + K]
    for_people = assignment.workers(people, own, white_wind)
    for_tokens = assignment.skills(tokens, own)
    plain = {**for_people, **for_tokens}
    if not purple:
        return [(plain, "")]
    choices = [(plain, RESOURCES[GOLD])]
    for c in range(C):
        more = people.copy()
        more[c] += 1
        choices.append(({**assignment.workers(more, own, white_wind), **for_tokens}, COLOURS[c]))
    for k in range(K):
        more = tokens.copy()
        more[k] += 1
        choices.append(({**for_people, **assignment.skills(more, own)}, SKILLS[k]))
    return choices


def _with_purple(s: KeyflowerState, seat: int, tiles: list[int], flip: int, own: set[int]) -> Points:
    """§KF-4.12.25 The purple marker as gold, the best resource: on the yard with the most points, or elsewhere."""
    yards = yards_of(s, tiles, flip)
    best: Points = assignment.resources(stores(s, seat, tiles, flip, NO_TILE, True), own)
    if yards:
        most = max([yard.points for yard in yards.values()])
        there = next(t for t in yards if yards[t].points == most)
        points = assignment.resources(stores(s, seat, tiles, flip, there, True), own)
        if sum(points.values()) > sum(best.values()):
            best = points
    return best


def yards_of(s: KeyflowerState, tiles: list[int], flip: int) -> dict[int, Yard]:
    """§KF-4.12.10 The yards of a village with their points."""
    yards: dict[int, Yard] = {}
    for t in tiles:
        if t in YARDS:
            face = FACES[t][1 if t == flip else s.side[t]]
            yards[t] = Yard(t, face.score, face.scored)
    return yards


def stores(s: KeyflowerState, seat: int, tiles: list[int], flip: int, at: int, purple: bool) -> Stores:
    """§KF-4.12.24, §KF-5.23 All resources of a village; the purple marker may be one more gold at a tile."""
    yards = yards_of(s, tiles, flip)
    loose = [0] * R
    units: list[Unit] = []
    for t in tiles:
        if t < FIRST_WINTER:
            for r in range(R):
                n = s.goods[t * R + r]
                if t in yards:
                    if purple and at == t and r == GOLD:
                        n += 1
                    if n:
                        units.append(Unit(r, t, n))
                else:
                    loose[r] += n
    if purple and at == NO_TILE:
        loose[GOLD] += 1
    units += [Unit(r, NO_TILE, loose[r]) for r in range(R) if loose[r]]
    return Stores(
        units,
        yards,
        s.power[WILD_SCORING] == seat,
        s.switch("resources_wild_for_scoring_gives_gold_point"),
        not s.switch("yard_resources_may_be_reallocated"),
    )
