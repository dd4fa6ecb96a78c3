"""Free actions, the clock tower and milestones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.bundle import NOTHING
from igroteka.core.effects import Perform
from igroteka.core.frames import Step
from igroteka.core.moves import Move

from ..components.boards import FREE_ROWS, LAST_CLAIM, MILESTONES, TOWER
from ..effects import (
    BASIC,
    CARD,
    DISC,
    FREE_EFFECT,
    HELD,
    IRON,
    MILESTONE_IF,
    TOWER_IF,
    TOWER_NOW,
    UNITS,
    WHEAT,
    WOOD,
    holds,
)
from ..moves import FREE, MILESTONE, TOWER_ON
from ..player import Player, available
from ..state import NO_MILESTONE, SweetLandsState
from .property import place_property
from .skills import refresh

#: What each free action costs, as pairs of unit and amount.
FREE_COST: Final = tuple(
    [tuple([(UNITS.index[unit], n) for unit, n in row["cost"].items()]) for row in FREE_ROWS]
)
#: Free actions whose effect may be impossible: drawing from nothing, building where there is no room.
MAY_FAIL: Final = tuple([any(step["op"] not in ("gain",) for step in row["effect"]) for row in FREE_ROWS])


def pays(p: Player, cost: tuple[tuple[int, int], ...]) -> bool:
    """Whether a player could pay the cost of a free action."""
    have = p.have
    for unit, n in cost:
        if unit < HELD:
            if have[unit] < n:
                return False
        elif unit == BASIC:
            if have[WHEAT] + have[WOOD] + have[IRON] < n:
                return False
        elif have[CARD] + have[DISC] < n:
            return False
    return True


def free_moves(s: SweetLandsState, me: int) -> list[Move]:
    """§SL-4.10.1, §SL-4.10.2, §SL-4.5.4, §SL-5.40 The free actions that can be done now."""
    p = s.players[me]
    legal: list[Move] = []
    for i in range(len(FREE_COST)):
        if pays(p, FREE_COST[i]) and (not MAY_FAIL[i] or FREE_EFFECT[i].can(s, me, 1, NOTHING)):
            legal.append(FREE[i])
    if p.abilities.acts:
        legal += p.abilities.open(s, me, p.acts)
    if s.seats > 1:
        legal += [MILESTONE[i] for i in range(MILESTONES) if s.milestones[i] and reaches_milestone(s, me, i)]
    if p.wonder and not p.placed[TOWER] and tower_ready(s, me):
        legal += [TOWER_ON[c] for c in available(p)]
    return legal


def reaches_milestone(s: SweetLandsState, me: int, milestone: int) -> bool:
    """§SL-4.10.6, §SL-5.31 Whether a seat meets the condition of an offered milestone."""
    return holds(s, me, MILESTONE_IF[milestone][s.milestones[milestone] - 1])


def claim(s: SweetLandsState, me: int, milestone: int) -> None:
    """§SL-4.10.6, §SL-4.10.7, §SL-4.10.8 Take a milestone; with the third of the game the others leave."""
    s.milestones[milestone] = NO_MILESTONE
    s.players[me].milestones |= 1 << milestone
    s.claimed += 1
    s.emit("milestone", me, milestone + 1)
    if s.claimed == LAST_CLAIM:
        s.milestones = [NO_MILESTONE] * MILESTONES
        s.emit("milestones_over")


def tower_ready(s: SweetLandsState, me: int) -> bool:
    """§SL-4.10.4 Whether all conditions of the clock tower hold."""
    p = s.players[me]
    return not p.placed[TOWER] and holds(s, me, TOWER_IF[p.character])


def place_tower(s: SweetLandsState, me: int, cell: int) -> None:
    """§SL-4.10.4, §SL-4.10.5, §SL-5.33 The tower stands like a property; its own property is active from now on."""
    if TOWER_NOW[s.players[me].character] is not None:
        s.then(TowerActive(me))
    place_property(s, me, TOWER, cell)
    refresh(s, me)


@dataclass
class TowerActive(Step):
    """§SL-4.10.5 After the effect of the site the immediate part of the tower's property."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        now = TOWER_NOW[s.players[self.me].character]
        if now is not None:
            s.then(Perform(self.me, now))
