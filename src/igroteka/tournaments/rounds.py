"""Who meets whom in the next round. Everything follows from the seed and from what has happened."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import Final

from .meetings import Field, Meeting, pairs_of
from .standings import standings

LOOKS: Final = 20_000
"""How many part pairings are looked at before a repeated meeting is put up with."""
BYE_CHOICES: Final = 40
"""How many choices of those with a bye are tried."""
STARTS: Final = 6
"""From how many beginnings a pairing is improved."""

Groups = list[list[int]]
Cost = Callable[[Sequence[int]], int]


def rounds_of(kind: str, players: int, seats: int) -> int:
    """How many rounds are usual: in a round robin until every two have met (at larger tables: could have met), else until there is one winner."""
    if kind == "round-robin":
        if seats == 2:
            return players - 1 + players % 2
        return -(-(players - 1) // (seats - 1))
    rounds = 1
    while seats**rounds < players:
        rounds += 1
    return max(rounds, min(3, players - 1))


def next_round(field: Field) -> tuple[Meeting, ...]:
    """The meetings of the next round, those with a bye at the end; nothing if too few are left to play."""
    if len(field.active) < field.seats:
        return ()
    if field.kind == "round-robin" and field.seats == 2:
        return _in_circle(field)
    groups, resting = _swiss(field) if field.kind == "swiss" else _balanced(field)
    return (*[_seated(field, group) for group in groups], *[Meeting((player,)) for player in resting])


# ---------------------------------------------------------------- everybody against everybody, in pairs


def _in_circle(field: Field) -> tuple[Meeting, ...]:
    """The circle method: one player stays, the others move on by a place each round. Who would meet nobody, or somebody who has withdrawn, has a bye."""
    order: list[int | None] = [*field.by_lot("circle", range(field.count))]
    if len(order) % 2:
        order.append(None)
    turn = len(field.history) % (len(order) - 1)
    moved = [order[0], *order[1 + turn :], *order[1 : 1 + turn]]
    half = len(moved) // 2
    tables: list[Meeting] = []
    resting: list[int] = []
    for one, other in zip(moved[:half], reversed(moved[half:]), strict=True):
        here = [player for player in (one, other) if player is not None and player in field.active]
        if len(here) == 2:
            tables.append(_seated(field, here))
        else:
            resting += here
    return (*tables, *[Meeting((player,)) for player in resting])


# ---------------------------------------------------------------- Swiss


def _swiss(field: Field) -> tuple[Groups, tuple[int, ...]]:
    """Tables of players with about as many points who have not met, if there is such a pairing."""
    points = {one.player: one.points for one in standings(field)}
    lots = field.by_lot(f"round {len(field.history)}", field.active)
    order = sorted(lots, key=lambda player: -points[player])
    choices = [*islice(_choices_of_byes(field, order), BYE_CHOICES)]
    for resting in choices:
        groups = _without_repeats(field, [player for player in order if player not in resting])
        if groups is not None:
            return groups, resting

    def cost(group: Sequence[int]) -> int:
        met = sum(field.met[pair] for pair in pairs_of([group]))
        return (
            1_000_000 * met + (max(map(points.__getitem__, group)) - min(map(points.__getitem__, group))) ** 2
        )

    playing = [player for player in order if player not in choices[0]]
    return _improved(field, playing, cost), choices[0]


def _choices_of_byes(field: Field, order: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Who may rest, the last choice for the best: those with the fewest byes, and of them the lowest first."""
    count = len(order) % field.seats
    lowest_first = list(order)[::-1]
    ranked = sorted(lowest_first, key=lambda player: field.byes[player])
    if not count:
        yield ()
        return
    limit = field.byes[ranked[count - 1]]
    must = [player for player in ranked if field.byes[player] < limit]
    may = [player for player in ranked if field.byes[player] == limit]
    for more in combinations(may, count - len(must)):
        yield (*must, *more)


def _without_repeats(field: Field, order: Sequence[int]) -> Groups | None:
    """Tables at which nobody meets anybody again, the nearest in order together; None if none were found."""
    looks = 0

    def fill(left: Sequence[int]) -> Groups | None:
        nonlocal looks
        if not left:
            return []
        first, rest = left[0], left[1:]
        strangers = [player for player in rest if not field.met[frozenset((first, player))]]
        for others in combinations(strangers, field.seats - 1):
            looks += 1
            if looks > LOOKS:
                return None
            if any(field.met[pair] for pair in pairs_of([others])):
                continue
            more = fill([player for player in rest if player not in others])
            if more is not None:
                return [[first, *others], *more]
        return None

    return fill(order)


# ---------------------------------------------------------------- balanced tables of more than two


def _balanced(field: Field) -> tuple[Groups, tuple[int, ...]]:
    """Tables at which everybody meets those whom they have met least."""
    order = field.by_lot(f"round {len(field.history)}", field.active)
    resting = next(_choices_of_byes(field, order))
    playing = [player for player in order if player not in resting]

    def cost(group: Sequence[int]) -> int:
        return sum((2 * field.met[pair] + 1) for pair in pairs_of([group]))

    return _without_repeats(field, playing) or _improved(field, playing, cost), resting


def _improved(field: Field, order: Sequence[int], cost: Cost) -> Groups:
    """The best of some pairings, each improved by exchanging two players as long as that helps."""
    size, rng = field.seats, random.Random(f"{field.seed} {len(field.history)}")
    best: tuple[int, Groups] | None = None
    for start in range(STARTS):
        tried = list(order)
        if start:
            rng.shuffle(tried)
        groups = [tried[i : i + size] for i in range(0, len(tried), size)]
        while _exchange(groups, cost):
            pass
        total = sum(map(cost, groups))
        if best is None or total < best[0]:
            best = total, groups
    assert best is not None
    return best[1]


def _exchange(groups: Groups, cost: Cost) -> bool:
    """Exchange two players wherever that makes two tables better; whether it did anywhere."""
    helped = False
    for one, two in combinations(groups, 2):
        now = cost(one) + cost(two)
        for i in range(len(one)):
            for j in range(len(two)):
                one[i], two[j] = two[j], one[i]
                new = cost(one) + cost(two)
                if new < now:
                    now, helped = new, True
                else:
                    one[i], two[j] = two[j], one[i]
    return helped


# ---------------------------------------------------------------- seats


def _seated(field: Field, group: Sequence[int]) -> Meeting:
    """The players of a table in the order of seats in which each has sat least often."""
    players = field.by_lot(f"seats {len(field.history)}", group)
    sat = field.sat

    def repeated(seats: Sequence[int]) -> int:
        return sum(2 * sat[player, seat] + 1 for seat, player in enumerate(seats))

    return Meeting(min(permutations(players), key=repeated))
