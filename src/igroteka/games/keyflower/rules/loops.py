"""Sea Bastion and Sea Breese: the best closed loop of roads, and the boats on the river from the home."""

from __future__ import annotations

from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER, ROAD, TURNED, WATER
from ..state import NOBODY, KeyflowerState


def links(s: KeyflowerState, seat: int) -> list[tuple[int, int]]:
    """§KF-4.12.5, §KF-4.13.5 The pairs of neighbours that a road joins, by their places in the village."""
    village = s.village[seat]
    place = {t: i for i, t in enumerate(village)}
    pairs: list[tuple[int, int]] = []
    for t in village:
        edges = TURNED[t][s.turn[t]]
        for d in range(3):  # the other three directions belong to the neighbour
            other = s.beside[t * 6 + d]
            if other != NOBODY and edges[d] == ROAD and TURNED[other][s.turn[other]][d + 3] == ROAD:
                pairs.append((place[t], place[other]))
    return pairs


def best_loop(nodes: int, roads: list[tuple[int, int]]) -> int:
    """§KF-4.12.5, §KF-5.27 The most tiles on one closed walk that uses no road twice; 0 if there is none."""
    best = 0
    for part in _parts(nodes, _without_dead_ends(nodes, roads)):
        best = max(best, _largest(nodes, part, best))
    return best


def _without_dead_ends(nodes: int, roads: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Roads that end somewhere are on no loop."""
    left = roads
    while True:
        degree = [0] * nodes
        for a, b in left:
            degree[a] += 1
            degree[b] += 1
        kept = [(a, b) for a, b in left if degree[a] > 1 and degree[b] > 1]
        if len(kept) == len(left):
            return kept
        left = kept


def _parts(nodes: int, roads: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The connected parts, as lists of their roads."""
    root = list(range(nodes))
    for a, b in roads:
        x, y = root[a], root[b]
        if x != y:
            root = [x if z == y else z for z in root]
    parts: dict[int, list[tuple[int, int]]] = {}
    for a, b in roads:
        parts.setdefault(root[a], []).append((a, b))
    return list(parts.values())


def _largest(nodes: int, roads: list[tuple[int, int]], best: int) -> int:
    """The largest connected choice of roads in which every tile has an even number of them.

    Such choices are the sums of fundamental cycles; they are walked in Gray code order, one cycle added or
    taken away at a time, and only a choice with more tiles than the best so far is tested for connection.
    """
    tiles = len({x for road in roads for x in road})
    if tiles <= best:
        return best
    cycles = _fundamental_cycles(nodes, roads)
    chosen = [False] * len(roads)
    degree = [0] * nodes
    covered = 0
    for step in range(1, 1 << len(cycles)):
        low = (step & -step).bit_length() - 1
        for i in cycles[low]:
            a, b = roads[i]
            change = -1 if chosen[i] else 1
            chosen[i] = not chosen[i]
            for x in (a, b):
                if degree[x] == 0:
                    covered += 1
                degree[x] += change
                if degree[x] == 0:
                    covered -= 1
        if covered > best and _is_connected(roads, chosen, covered):
            best = covered
            if best == tiles:
                break
    return best


def _fundamental_cycles(nodes: int, roads: list[tuple[int, int]]) -> list[list[int]]:
    """One cycle for each road outside a tree that joins all tiles of the part, as numbers of roads."""
    beside: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
    for i, (a, b) in enumerate(roads):
        beside[a].append((b, i))
        beside[b].append((a, i))
    start = roads[0][0]
    above = {start: -1}
    depth = {start: 0}
    queue = [start]
    used: set[int] = set()
    for x in queue:
        for y, i in beside[x]:
            if y not in above:
                above[y] = i
                depth[y] = depth[x] + 1
                queue.append(y)
                used.add(i)
    cycles: list[list[int]] = []
    for i, (a, b) in enumerate(roads):
        if i not in used:
            cycle = [i]
            while a != b:
                if depth[a] < depth[b]:
                    a, b = b, a
                up = above[a]
                cycle.append(up)
                a = roads[up][0] if roads[up][1] == a else roads[up][1]
            cycles.append(cycle)
    return cycles


def _is_connected(roads: list[tuple[int, int]], chosen: list[bool], tiles: int) -> bool:
    """Whether the chosen roads hang together."""
    left = [roads[i] for i in range(len(roads)) if chosen[i]]
    reached = {left[0][0]}
    grown = True
    while grown:
        grown = False
        for a, b in left:
            if (a in reached) != (b in reached):
                reached.add(a)
                reached.add(b)
                grown = True
    return len(reached) == tiles


def river(s: KeyflowerState, seat: int, boat: int) -> int:
    """§KF-4.12.6, §KF-4.13.5 How many boats lie in an unbroken river from the water edge of the home.

    `boat` is the tile that counts in addition to the summer boats.
    """
    at = s.home(seat)
    way = TURNED[at][s.turn[at]].index(WATER)
    n = 0
    while True:
        other = s.beside[at * 6 + way]
        if other == NOBODY or TURNED[other][s.turn[other]][(way + 3) % 6] != WATER:
            return n
        if other == boat or FIRST_SUMMER_BOAT <= other < FIRST_WINTER:
            n += 1
        at = other
