"""What a position is worth to a seat, for bots and hints: points in sight, tiles to come, and means to get there.

In the middle of a turn that the seat is entering the value is that of the best way to finish it, so that looking one
question ahead is enough.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import apply, over
from igroteka.core.frames import Frame
from igroteka.core.moves import Move

from ..components.goods import GREEN
from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER, WINTER
from ..moves import COUNT, GROUPS_DONE
from ..rules.chain import Colour, Count, Groups, Payment
from ..rules.expansion import PlaceCell, PlaceRotation
from ..rules.transport import SpendResource, SpendSkill, Transport, has_resources, has_skills
from ..state import NOBODY, C, KeyflowerState, R
from .worth import ON_THE_SPOT, OTHER_SIDE, auction, hand, in_winter, people, tokens, upgrade_gain, village

OTHERS: Final = 0.25


def evaluate(s: KeyflowerState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return _judged(s, seat, Sight(s))


def outlooks(s: KeyflowerState) -> list[float]:
    """The evaluation of every seat: each village and its bids are looked at once."""
    sight = Sight(s)
    return [_judged(s, seat, sight) for seat in range(s.seats)]


class Sight:
    """What everybody sees of the seats: each is looked at when it is asked for, and only once."""

    def __init__(self, s: KeyflowerState) -> None:
        self.seen = [False] * s.seats
        self.village = [0.0] * s.seats
        self.auction = [0.0] * s.seats

    def look(self, s: KeyflowerState, seat: int) -> None:
        if not self.seen[seat]:
            self.seen[seat] = True
            self.village[seat] = village(s, seat)
            self.auction[seat] = auction(s, seat)


def prospects(s: KeyflowerState, seat: int, sight: Sight) -> float:
    """Points of a seat and what it can hope for, with its own screen open."""
    if over(s):
        return float(s.total(seat))
    if s.season == WINTER:
        return in_winter(s, seat)
    sight.look(s, seat)
    value = people(s, seat) + tokens(s, seat) + sight.village[seat] + sight.auction[seat]
    return value + hand(s, seat)


def visible(s: KeyflowerState, seat: int, sight: Sight) -> float:
    """What everybody sees of a seat: its tiles, its resources and its bids."""
    if over(s):
        return float(s.total(seat))
    sight.look(s, seat)
    return sight.village[seat] + sight.auction[seat]


def _judged(s: KeyflowerState, seat: int, sight: Sight) -> float:
    top = s.agenda[-1] if s.agenda else None
    if top is not None and getattr(top, "me", NOBODY) == seat:
        found = _finished(s, seat, top, sight)
        if found is not None:
            return found
    return _static(s, seat, sight)


def _static(s: KeyflowerState, seat: int, sight: Sight) -> float:
    mine = prospects(s, seat, sight)
    others = max([visible(s, i, sight) for i in range(s.seats) if i != seat])
    return mine - OTHERS * others


def _finished(s: KeyflowerState, seat: int, top: Frame, sight: Sight) -> float | None:
    """The value of a turn that is being entered, when it is finished in a sensible way."""
    if isinstance(top, Count):
        low, _ = top.bounds(s)
        return _after(s, seat, [COUNT[low]])
    if isinstance(top, Groups):
        legal = top.moves(s)
        return _after(s, seat, legal[-1:] if legal[-1] is GROUPS_DONE else legal[:1])
    if isinstance(top, Colour):
        # The colour of which there are most is nearly always the one to take.
        legal = top.moves(s)
        have = s.workers[seat * C : seat * C + C]
        return _after(s, seat, [max(legal, key=lambda m: have[m.index[0]] - 2 * (m.index[0] == GREEN))])
    if isinstance(top, Payment):
        return _after(s, seat, top.moves(s)[:3])
    if isinstance(top, (SpendResource, SpendSkill)):
        return _after(s, seat, top.moves(s))
    if isinstance(top, PlaceRotation):
        return _after(s, seat, top.moves(s))
    if isinstance(top, PlaceCell):
        return None
    if isinstance(top, Transport):
        return _static(s, seat, sight) + _carrying(s, seat, top)
    return None


def _after(s: KeyflowerState, seat: int, moves: list[Move]) -> float:
    best = -1e9
    for m in moves:
        after = s.clone()
        apply(after, seat, m)
        best = max(best, evaluate(after, seat))
    return best


def _carrying(s: KeyflowerState, seat: int, top: Transport) -> float:
    """What the rest of a transport still promises."""
    gains: list[float] = []
    if top.ups:
        for t in s.village[seat]:
            if (
                t < FIRST_SUMMER_BOAT
                and not s.side[t]
                and has_resources(s, seat, t)
                and has_skills(s, seat, t)
            ):
                left = 1 - ON_THE_SPOT - OTHER_SIDE[s.season]
                gains.append(max(0.0, left * upgrade_gain(s, t)))
    gains.sort(reverse=True)
    pieces = sum([s.goods[t * R + r] for t in s.village[seat] if t < FIRST_WINTER for r in range(R)])
    return sum(gains[: top.ups]) + 0.12 * min(top.left, pieces)
