"""Neighbour tables and walks over them: groups, distances, shortest paths.

Cells are numbered from 0; `links[i]` names the neighbours of cell i. Squares, hexes and odd maps all
end up as such a table, made once at import. A walk that asks what lies on a cell takes a list of
contents and the contents that count, so that no function is called per cell.
"""

from __future__ import annotations

from collections.abc import Container

Links = tuple[tuple[int, ...], ...]


def group(cells: list[int], links: Links, start: int, same: Container[int]) -> list[int]:
    """The cells joined to `start` over cells whose content is in `same`; `start` itself comes first."""
    joined = [start]
    i = 0
    while i < len(joined):
        for j in links[joined[i]]:
            if cells[j] in same and j not in joined:
                joined.append(j)
        i += 1
    return joined


def groups(cells: list[int], links: Links, same: Container[int]) -> list[list[int]]:
    """All groups of cells whose content is in `same`, each in the order of its walk, lowest cell first."""
    all_groups: list[list[int]] = []
    seen = [False] * len(cells)
    for start in range(len(cells)):
        if not seen[start] and cells[start] in same:
            here = group(cells, links, start, same)
            for i in here:
                seen[i] = True
            all_groups.append(here)
    return all_groups


def run(cells: list[int], ray: tuple[int, ...], same: Container[int]) -> int:
    """How many cells of a ray, counted from its beginning without a gap, hold a content in `same`."""
    n = 0
    for i in ray:
        if cells[i] not in same:
            break
        n += 1
    return n


def spread(links: Links, starts: list[int], through: list[bool] | None = None, most: int = -1) -> list[int]:
    """Steps from the nearest start to each cell, -1 where no way leads.

    A way may end on any cell but goes on only from a start and from cells marked in `through` (None:
    from all). `most` limits the steps; below zero there is no limit.
    """
    steps = [-1] * len(links)
    queue: list[int] = []
    for i in starts:
        if steps[i] < 0:
            steps[i] = 0
            queue.append(i)
    at = 0
    while at < len(queue):
        i = queue[at]
        at += 1
        here = steps[i]
        if here == most or (here > 0 and through is not None and not through[i]):
            continue
        for j in links[i]:
            if steps[j] < 0:
                steps[j] = here + 1
                queue.append(j)
    return steps


def path(links: Links, start: int, goal: int, through: list[bool] | None = None) -> list[int]:
    """A shortest way with both ends, [] if there is none; `through` as for `spread`.

    The links must go both ways. Among equal ways it takes the neighbour that comes first in the table.
    """
    # Counted from the goal, so that each step forward can take the first neighbour that comes nearer.
    if start == goal:
        return [start]
    steps = [-1] * len(links)
    steps[goal] = 0
    queue = [goal]
    at = 0
    while at < len(queue) and steps[start] < 0:
        i = queue[at]
        at += 1
        for j in links[i]:
            if steps[j] < 0 and (j == start or through is None or through[j]):
                steps[j] = steps[i] + 1
                queue.append(j)
    if steps[start] < 0:
        return []
    way = [start]
    while way[-1] != goal:
        here = way[-1]
        for j in links[here]:
            if steps[j] == steps[here] - 1:
                way.append(j)
                break
    return way
