"""What workers can be placed where: one set of questions for the legal moves, for taking them and for refusals.

A placement is made of whole losing groups and of workers from behind the screen. `pay` is the payment that was
named for a use (None: none); what it takes is not there any more for the placement.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Move

from ..components.goods import ANY_COLOUR, GREEN
from ..components.tiles import ANY_COLOURS, COUNTERBID, FACES, FIRST_ORDER, MOST_USERS
from ..moves import PAY_GROUP, PAY_SKILL, PAY_WORKER
from ..state import NO_COLOUR, C, K, KeyflowerState

#: §KF-4.5.4 A bid has no upper limit.
NO_LIMIT: Final = 1_000
#: The colours to choose from: all of them, one, or a mixture (boat 4b).
ALL: Final = [0, 1, 2, 3]
ONLY: Final = [[0], [1], [2], [3], [ANY_COLOUR]]

#: What a use asks for by tile and side: -1 nothing, else the kind of worker or skill (one more than the last: any).
PAYS_WORKER: Final = [face.pay_worker for faces in FACES for face in faces]
PAYS_SKILL: Final = [face.pay_skill for faces in FACES for face in faces]


# ---------------------------------------------------------------- groups


def losing_groups(s: KeyflowerState, me: int) -> list[int]:
    """§KF-4.5.6, §KF-4.5.7 The tiles at which the seat has a losing group, in rising order."""
    leader = s.leader
    return [t for t in s.bidding[me] if leader[t] != me]


def movable(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None, colour: int) -> list[int]:
    """§KF-4.5.8, §KF-5.9 The losing groups that can join a placement, by their tiles in rising order."""
    if not s.bidding[me]:
        return []
    beside = use and s.switch("losing_group_may_use_same_tile")
    return [
        t
        for t in losing_groups(s, me)
        if (colour == ANY_COLOUR or s.group_colour(me, t) == colour)
        and (t != tile or beside)
        and pay is not PAY_GROUP[t]
    ]


def size(s: KeyflowerState, me: int, groups: tuple[int, ...] | list[int]) -> int:
    """How many workers some groups are."""
    n = s.seats
    total = 0
    for t in groups:
        total += s.bid[t * n + me]
    return total


def most_within(sizes: list[int], room: int) -> int:
    """The largest number of workers that whole groups make up without breaking a limit."""
    sums = {0}
    for n in sizes:
        if n <= room:
            sums |= {m + n for m in sums if m + n <= room}
    return max(sums)


# ---------------------------------------------------------------- numbers


def least(s: KeyflowerState, me: int, tile: int, use: bool) -> int:
    """§KF-4.5.4, §KF-4.5.5, §KF-4.6.4 How many workers this placement must bring at least."""
    if use:
        return s.last[tile] + 1
    if s.leader[tile] == me:
        return 1
    return s.best[tile] + 1 - s.bid[tile * s.seats + me]


def room(s: KeyflowerState, tile: int, use: bool) -> int:
    """§KF-4.6.5 How many workers it may bring at most."""
    return MOST_USERS - s.users[tile] if use else NO_LIMIT


def behind_screen(s: KeyflowerState, me: int, colour: int, pay: Move | None) -> int:
    """§KF-4.6.21 The workers of a colour (or of all) that the payment leaves behind the screen."""
    at = me * C
    if colour == ANY_COLOUR:
        total = s.workers[at] + s.workers[at + 1] + s.workers[at + 2] + s.workers[at + 3]
        return total - 1 if pay is not None and pay.kind == "pay_worker" else total
    return s.workers[at + colour] - 1 if pay is PAY_WORKER[colour] else s.workers[at + colour]


def can_finish(low: int, high: int, have: int, named: int, sizes: list[int]) -> bool:
    """§KF-4.6.7 Whether the groups named, some of those left and workers from the screen make a legal placement."""
    if named > high or low > high:
        return False
    if named + have >= low:
        return True
    more = sum(sizes)
    if more > high - named:
        more = most_within(sizes, high - named)
    return named + have + more >= low


def can_place(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None, colour: int) -> bool:
    """Whether a placement of this colour is possible at all."""
    low, high = least(s, me, tile, use), room(s, tile, use)
    have = behind_screen(s, me, colour, pay)
    if have >= low:
        return low <= high
    n = s.seats
    return can_finish(low, high, have, 0, [s.bid[t * n + me] for t in movable(s, me, tile, use, pay, colour)])


# ---------------------------------------------------------------- colours


def open_colours(s: KeyflowerState, me: int, tile: int, use: bool) -> list[int]:
    """§KF-4.5.2, §KF-4.6.3, §KF-4.13.12, §KF-4.13.13 The colours that the rules leave open, whatever the seat has."""
    colour = s.colour[tile]
    if colour == NO_COLOUR:
        return ALL
    if use:
        return ONLY[ANY_COLOUR] if s.power[ANY_COLOURS] == me else ONLY[colour]
    if s.power[COUNTERBID] == me:
        return _counterbid_colours(s, me, tile)
    return ONLY[colour]


def _counterbid_colours(s: KeyflowerState, me: int, tile: int) -> list[int]:
    """§KF-4.13.9, §KF-4.13.10, §KF-5.18, §KF-5.19 Boat 4a: any colour against another player's standing bid."""
    if s.bid[tile * s.seats + me]:
        return ONLY[s.group_colour(me, tile)]
    village = tile < FIRST_ORDER or not s.switch("boat_4a_only_village_tiles")
    # Without an own group the leader, if there is one, is another player.
    if village and s.colour[tile] != GREEN and s.best[tile]:
        return ALL
    return ONLY[s.colour[tile]]


def colours(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None) -> list[int]:
    """§KF-4.5.2, §KF-4.6.3 The colours in which a placement is possible."""
    return [c for c in open_colours(s, me, tile, use) if can_place(s, me, tile, use, pay, c)]


def placeable(s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None) -> bool:
    """Whether there is such a colour."""
    return any(can_place(s, me, tile, use, pay, c) for c in open_colours(s, me, tile, use))


# ---------------------------------------------------------------- payments


def payments(s: KeyflowerState, me: int, tile: int) -> list[Move]:
    """§KF-4.6.21, §KF-5.10, §KF-5.11, §KF-5.44 All payments that leave enough to be placed."""
    at = tile * 2 + s.side[tile]
    skill = PAYS_SKILL[at]
    if skill >= 0:
        if not placeable(s, me, tile, True, None):
            return []
        return [PAY_SKILL[k] for k in range(K) if (skill in (K, k)) and s.skills[me * K + k]]
    return [m for m in worker_payments(s, me, PAYS_WORKER[at]) if placeable(s, me, tile, True, m)]


def worker_payments(s: KeyflowerState, me: int, colour: int) -> list[Move]:
    """§KF-4.6.21 One worker from behind the screen, or one whole losing group."""
    legal = [PAY_WORKER[c] for c in range(C) if (colour in (ANY_COLOUR, c)) and s.workers[me * C + c]]
    return legal + paying_groups(s, me, colour)


def paying_groups(s: KeyflowerState, me: int, colour: int) -> list[Move]:
    """§KF-5.10 The losing groups of the right colour; this much everybody can see."""
    if not s.bidding[me] or not s.switch("losing_group_may_pay_exchange"):
        return []
    return [
        PAY_GROUP[t] for t in losing_groups(s, me) if colour == ANY_COLOUR or s.group_colour(me, t) == colour
    ]
