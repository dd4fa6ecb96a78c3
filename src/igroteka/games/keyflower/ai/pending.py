"""What the agenda still brings: how a turn that is being entered is best finished, and what a transport promises."""

from __future__ import annotations

from igroteka.core.frames import Frame
from igroteka.core.moves import Move

from ..components.goods import GREEN
from ..components.tiles import FIRST_SUMMER_BOAT, FIRST_WINTER
from ..moves import COUNT, GROUPS_DONE
from ..rules.chain import Colour, Count, Groups, Payment
from ..rules.expansion import PlaceRotation
from ..rules.transport import SpendResource, SpendSkill, Transport
from ..rules.upgrade_costs import has_resources, has_skills
from ..state import C, KeyflowerState, R
from .land import upgrade_gain
from .weights import Weights


def sensible_moves(s: KeyflowerState, seat: int, top: Frame) -> list[Move]:
    """The moves to look at when a turn is half entered; none if the position can be judged as it is."""
    if isinstance(top, Count):
        low, _ = top.bounds(s)
        return [COUNT[low]]
    if isinstance(top, Groups):
        legal = top.moves(s)
        return legal[-1:] if legal[-1] is GROUPS_DONE else legal[:1]
    if isinstance(top, Colour):
        # The colour of which there are most is nearly always the one to take.
        legal = top.moves(s)
        have = s.workers[seat * C : seat * C + C]
        return [max(legal, key=lambda m: have[m.index[0]] - 2 * (m.index[0] == GREEN))]
    if isinstance(top, Payment):
        return top.moves(s)[:3]
    if isinstance(top, (SpendResource, SpendSkill, PlaceRotation)):
        return top.moves(s)
    return []


def transport_gain(s: KeyflowerState, seat: int, top: Transport, w: Weights) -> float:
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
                left = 1 - w.on_the_spot - w.other_side[s.season]
                gains.append(max(0.0, left * upgrade_gain(s, t, w)))
    gains.sort(reverse=True)
    pieces = sum([s.goods[t * R + r] for t in s.village[seat] if t < FIRST_WINTER for r in range(R)])
    return sum(gains[: top.ups]) + w.step * min(top.left, pieces)
