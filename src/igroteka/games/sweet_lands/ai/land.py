"""What a domain offers: how far its ports and bonus-card areas are, what roads would flip, what groups lack to be cities.

All of it follows from tokens, roads and pieces, which change seldom compared with all that is judged, so it is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components.boards import TYPE
from ..components.land import DOMAINS, EDGES_OF, NEAR, NEIGHBOURS, PLACES, SIDES
from ..player import FACE_UP

FAR: Final = 9
KEPT: Final = 20_000
#: How many roads are looked at together.
ROADS: Final = 4
#: What part of a city a group is that has pieces of one and of two types.
BEGUN: Final[tuple[float, ...]] = (0.0, 0.15, 0.45)


@lru_cache(maxsize=KEPT)
def tokens_missing(domain: int, token: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many tokens are missing on the shortest chain from the capital to each port, and to a cell next to each bonus-card area."""
    d = DOMAINS[domain]
    best = [FAR] * PLACES
    ring = list(d.first_cells)
    for c in ring:
        best[c] = 0 if token[c] else 1
    while ring:
        after: list[int] = []
        for c in ring:
            for n in d.neighbours[c]:
                cost = best[c] + (0 if token[n] else 1)
                if cost < best[n]:
                    best[n] = cost
                    after.append(n)
        ring = after
    near = tuple([min([best[n] for n in d.neighbours[area]]) for area in d.areas])
    return tuple([best[port] for port in d.ports]), near


@lru_cache(maxsize=KEPT)
def roads_missing(domain: int, roads: tuple[int, ...]) -> tuple[int, ...]:
    """How many roads are missing until one stands on an edge of each bonus-card area."""
    d = DOMAINS[domain]
    far = [FAR] * len(SIDES)
    ring = [e for e in d.first_edges if e not in roads]
    for e in ring:
        far[e] = 1
    for road in roads:
        far[road] = 0
        for e in NEAR[road]:
            if d.legal[e] and far[e] > 1 and e not in roads:
                far[e] = 1
                ring.append(e)
    steps = 1
    while ring and steps < 5:
        steps += 1
        after: list[int] = []
        for e in ring:
            for n in NEAR[e]:
                if d.legal[n] and far[n] > steps:
                    far[n] = steps
                    after.append(n)
        ring = after
    return tuple([min([far[e] for e in EDGES_OF[area]]) for area in d.areas])


@lru_cache(maxsize=KEPT)
def flips(domain: int, token: tuple[int, ...], edges: tuple[int, ...]) -> tuple[int, ...]:
    """How many tokens could be flipped by no road, by one, by two …, each on one of some edges."""
    left = [c == FACE_UP for c in token]
    counts = [0]
    for _ in range(ROADS):
        most, where = 0, -1
        for e in edges:
            n = 0
            for c in SIDES[e]:
                n += left[c]
            if n > most:
                most, where = n, e
                if n == 2:
                    break
        if where >= 0:
            for c in SIDES[where]:
                left[c] = False
        counts.append(counts[-1] + most)
    return tuple(counts)


@lru_cache(maxsize=KEPT)
def waiting_roads(token: tuple[int, ...], roads: tuple[int, ...], cells: tuple[int, ...]) -> int:
    """On how many cells a token would be flipped at once, because a road is there already."""
    number = 0
    for c in cells:
        for e in EDGES_OF[c]:
            if e in roads:
                number += 1
                break
    return number


@lru_cache(maxsize=KEPT)
def begun_cities(on: tuple[int, ...], any_types: bool) -> float:
    """Groups that are no city yet, as parts of one."""
    worth = 0.0
    seen: set[int] = set()
    for start in range(PLACES):
        if on[start] >= 0 and start not in seen:
            group = [start]
            for cell in group:
                group += [n for n in NEIGHBOURS[cell] if on[n] >= 0 and n not in group]
            seen.update(group)
            types = len(group) if any_types else len({TYPE[on[cell]] for cell in group})
            if types < 3:
                worth += BEGUN[types]
    return worth
