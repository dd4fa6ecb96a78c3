"""What a seat has behind its screen: workers, also those that come back, and skill tokens."""

from __future__ import annotations

from ..components.goods import GREEN
from ..components.tiles import COSTS, FIRST_SKILL_ICON, FIRST_SUMMER_BOAT
from ..state import C, K, KeyflowerState
from .auction import winning
from .land import upgrade_gain
from .weights import Weights


def people(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Workers behind the screen and those that come back."""
    have = coming(s, seat, w)
    total = have[0] + have[1] + have[2] + w.greener * have[GREEN]
    most = max(have)
    # Many of one colour win more than a few of each.
    return w.worker[s.season] * total + 0.08 * most


def coming(s: KeyflowerState, seat: int, w: Weights) -> list[float]:
    """Workers by colour that will be behind the screen after this season, as far as one can tell."""
    workers = [float(n) for n in s.workers[seat * C : seat * C + C]]
    n = s.seats
    for t in s.bidding[seat]:
        if s.leader[t] != seat:
            workers[s.group_colour(seat, t)] += w.losing * s.bid[t * n + seat]
        elif s.users[t]:
            sure = winning(s, t, w)
            for c in range(C):
                workers[c] += sure * s.on[t * C + c]
    for t in s.village[seat]:
        if s.users[t]:
            for c in range(C):
                workers[c] += w.at_home * s.on[t * C + c]
    return workers


def tokens(s: KeyflowerState, seat: int, w: Weights) -> float:
    """Skill tokens; one that an own tile asks for is worth more."""
    have = s.skills[seat * K : seat * K + K]
    value = w.skill[s.season] * sum(have)
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT and not s.side[t]:
            for icon in COSTS[t]:
                if icon >= FIRST_SKILL_ICON:
                    kind = icon - FIRST_SKILL_ICON
                    if sum(have) if kind == K else have[kind]:
                        value += w.fitting_skill * upgrade_gain(s, t, w)
    return value
