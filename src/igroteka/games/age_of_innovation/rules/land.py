"""Reach, neighbours and groups: what follows from buildings and bridges on the map."""

from __future__ import annotations

from bisect import insort

from ..components.maps import BY_SHIP, NEXT, SITE_ENDS, SPADES, STEP, bits
from ..components.names import POWER_VALUES
from ..fields import NOBODY
from ..state import ACTIONS, AgeOfInnovationState


def adjacent(s: AgeOfInnovationState, hex: int) -> int:
    """§AI-4.1.2, §AI-5.12 The hexes that share a side or a bridge with a hex, as a set."""
    return NEXT[s.side][hex] | s.link[hex]


def refresh(s: AgeOfInnovationState, me: int) -> None:
    """§AI-4.1.3 What a party's buildings touch, and what is in their reach with the permanent shipping value."""
    near = 0
    far = 0
    by_ship = BY_SHIP[s.side][s.shipping[me]]
    for h in s.homes[me]:
        near |= NEXT[s.side][h] | s.link[h]
        far |= by_ship[h]
    s.near[me] = near
    s.reach[me] = near | far


def reach(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.1.3, §AI-5.48 The hexes in reach; a round bonus may add to the shipping value in Phase II."""
    if s.phase == ACTIONS:
        more = s.able[me].total("shipping")
        if more:
            hexes = s.near[me]
            by_ship = BY_SHIP[s.side][s.shipping[me] + more]
            for h in s.homes[me]:
                hexes |= by_ship[h]
            return hexes
    return s.reach[me]


def settle_on(s: AgeOfInnovationState, me: int, hex: int, kind: int) -> None:
    """§AI-4.1.1 A building comes onto an empty hex and is its owner's, coloured or neutral."""
    s.building[hex] = kind
    s.owner[hex] = me
    s.empty &= ~(1 << hex)
    insort(s.homes[me], hex)
    near = NEXT[s.side][hex] | s.link[hex]
    s.near[me] |= near
    s.reach[me] |= near | BY_SHIP[s.side][s.shipping[me]][hex]


def span(s: AgeOfInnovationState, me: int, site: int) -> None:
    """§AI-5.12 A bridge makes its two hexes adjacent for everybody."""
    s.bridge[site] = me
    a, b = SITE_ENDS[site]
    s.link[a] |= 1 << b
    s.link[b] |= 1 << a
    for one, other in ((a, b), (b, a)):
        if s.owner[one] != NOBODY:
            s.near[s.owner[one]] |= 1 << other
            s.reach[s.owner[one]] |= 1 << other


def turn_into(s: AgeOfInnovationState, hex: int, terrain: int) -> None:
    """A tile of another terrain comes onto a hex."""
    bit = 1 << hex
    s.ground[s.terrain[hex]] &= ~bit
    s.ground[terrain] |= bit
    s.terrain[hex] = terrain


def spades_needed(s: AgeOfInnovationState, me: int, hex: int) -> int:
    """§AI-3.1.2 Spades from a hex's terrain to the native one."""
    return SPADES[s.terrain[hex]][s.native[me]]


def after_spades(s: AgeOfInnovationState, me: int, hex: int, n: int) -> int:
    """§AI-4.6.1.3 The terrain of a hex after n spades towards the native terrain."""
    terrain = s.terrain[hex]
    for _ in range(n):
        terrain = STEP[terrain][s.native[me]]
    return terrain


def group(s: AgeOfInnovationState, me: int, hex: int) -> list[int]:
    """All own buildings that are connected with the one on a hex, by sides and bridges."""
    owner = s.owner
    seen = 1 << hex
    members = [hex]
    for h in members:
        more = (NEXT[s.side][h] | s.link[h]) & ~seen
        if more:
            for other in bits(more):
                if owner[other] == me:
                    seen |= 1 << other
                    members.append(other)
    return members


def groups(s: AgeOfInnovationState, me: int) -> list[list[int]]:
    """All groups of adjacent own buildings."""
    all_groups: list[list[int]] = []
    seen: set[int] = set()
    for h in s.homes[me]:
        if h not in seen:
            one = group(s, me, h)
            seen.update(one)
            all_groups.append(one)
    return all_groups


def power_value(s: AgeOfInnovationState, hex: int) -> int:
    """§AI-4.1.14 The power value of the building on a hex, with its annex."""
    return POWER_VALUES[s.building[hex]] + (s.annexed >> hex & 1)


def beside_opponent(s: AgeOfInnovationState, me: int, hex: int) -> bool:
    """§AI-4.6.2.2, §AI-5.12 Whether a building of another party is adjacent to a hex."""
    owner = s.owner
    for other in bits((NEXT[s.side][hex] | s.link[hex]) & ~s.empty):
        if owner[other] != NOBODY and owner[other] != me:
            return True
    return False


# ---------------------------------------------------------------- tunnels and flights


def with_neighbours(s: AgeOfInnovationState, hexes: int) -> int:
    """All hexes next to some hexes, and those themselves."""
    wider = hexes
    for h in bits(hexes):
        wider |= NEXT[s.side][h] | s.link[h]
    return wider


def hexes_behind(s: AgeOfInnovationState, me: int, skips: int) -> int:
    """§AI-4.7.1, §AI-4.7.2, §AI-4.7.5, §AI-5.19, §AI-5.37 Hexes that lie behind one to `skips` others, adjacent to no own building."""
    own = 0
    for h in s.homes[me]:
        own |= 1 << h
    hexes = with_neighbours(s, own)
    for _ in range(skips):
        hexes = with_neighbours(s, hexes)
    return hexes & ~s.near[me] & ~own


def connected_area(s: AgeOfInnovationState, me: int, shipping: int, skips: int) -> int:
    """§AI-4.11.5, §AI-4.7.4 The largest number of own buildings that are in reach of each other."""
    homes = s.homes[me]
    own = 0
    for h in homes:
        own |= 1 << h
    best = 0
    left = own
    while left:
        low = left & -left
        area = low
        front = low
        while front:
            more = 0
            for h in bits(front):
                more |= NEXT[s.side][h] | s.link[h] | BY_SHIP[s.side][shipping][h]
                if skips:
                    far = 1 << h
                    for _ in range(skips + 1):
                        far = with_neighbours(s, far)
                    more |= far
            front = more & own & ~area
            area |= front
        left &= ~area
        best = max(best, area.bit_count())
    return best
