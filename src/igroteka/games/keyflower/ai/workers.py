"""What a seat has behind its screen: workers, also those that come back, and skill tokens."""

from __future__ import annotations

from typing import Final

from ..components.goods import GREEN
from ..components.tiles import COSTS, FIRST_SKILL_ICON, FIRST_SUMMER_BOAT
from ..state import C, K, KeyflowerState
from .auction import winning
from .land import upgrade_gain

#: What a worker is worth in each season, and how much more a green one.
WORKER: Final[tuple[float, ...]] = (0.85, 0.75, 0.6, 0.06)
GREENER: Final = 1.35
#: A worker in a losing bid, on an own tile.
LOSING: Final = 0.85
AT_HOME: Final = 0.9
#: A skill token in each season.
SKILL: Final[tuple[float, ...]] = (0.9, 0.9, 0.8, 0.1)


def people(s: KeyflowerState, seat: int) -> float:
    """Workers behind the screen and those that come back."""
    have = coming(s, seat)
    total = have[0] + have[1] + have[2] + GREENER * have[GREEN]
    most = max(have)
    # Many of one colour win more than a few of each.
    return WORKER[s.season] * total + 0.08 * most


def coming(s: KeyflowerState, seat: int) -> list[float]:
    """Workers by colour that will be behind the screen after this season, as far as one can tell."""
    workers = [float(n) for n in s.workers[seat * C : seat * C + C]]
    n = s.seats
    for t in s.bidding[seat]:
        if s.leader[t] != seat:
            workers[s.group_colour(seat, t)] += LOSING * s.bid[t * n + seat]
        elif s.users[t]:
            sure = winning(s, t)
            for c in range(C):
                workers[c] += sure * s.on[t * C + c]
    for t in s.village[seat]:
        if s.users[t]:
            for c in range(C):
                workers[c] += AT_HOME * s.on[t * C + c]
    return workers


def tokens(s: KeyflowerState, seat: int) -> float:
    """Skill tokens; one that an own tile asks for is worth more."""
    have = s.skills[seat * K : seat * K + K]
    value = SKILL[s.season] * sum(have)
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT and not s.side[t]:
            for icon in COSTS[t]:
                if icon >= FIRST_SKILL_ICON:
                    kind = icon - FIRST_SKILL_ICON
                    if sum(have) if kind == K else have[kind]:
                        value += 0.3 * upgrade_gain(s, t)
    return value
