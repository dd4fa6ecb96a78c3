"""What the science tracks are worth: levels, places in the disciplines, and the bonuses of the rounds to come."""

from __future__ import annotations

from ..components.names import ROUND_DISCIPLINE, ROUND_EACH, ROUNDS
from ..fields import NONE
from ..state import ACTIONS, SCIENCE, AgeOfInnovationState
from .standings import Standings
from .weights import Weights


def science_worth(s: AgeOfInnovationState, me: int, incomes: int, standings: Standings, w: Weights) -> float:
    """Places in the disciplines as they stand, and the bonuses of the rounds to come."""
    worth = 0.0
    late = w.science[incomes <= 1]
    for d in range(4):
        level = s.level[4 * me + d]
        worth += w.level * level + late * standings.science[d][me]
        if level >= 9:
            worth += 0.5 * incomes
    if s.phase in (ACTIONS, SCIENCE) or s.round == 0:
        first = s.round - 1 if s.phase == ACTIONS else s.round
        for i in range(max(0, first), ROUNDS - 1):
            tile = s.rounds[i]
            if tile != NONE:
                often = s.level[4 * me + ROUND_DISCIPLINE[tile]] / ROUND_EACH[tile]
                worth += often * w.bonus[ROUND_EACH[tile] > 1]
    return worth
