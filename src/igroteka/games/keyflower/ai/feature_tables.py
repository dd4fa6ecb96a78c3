"""Tables of what tiles do, make and ask for, laid flat for the numbers of a learned evaluation."""

from __future__ import annotations

from typing import Final

from ..components.goods import Numbers
from ..components.tiles import COSTS, FACES, FIRST_SKILL_ICON, FIRST_SUMMER_BOAT, PRINTED_POINTS
from ..state import R
from .land import USES

Shares = tuple[float, ...]

# Tables by tile and side: the entry of side i of tile t is `table[t * 2 + i]`.
_SIDES: Final = [face for faces in FACES for face in faces]
CARRY: Final[Numbers] = tuple([face.transport for face in _SIDES])
TURNS_OVER: Final[Numbers] = tuple([face.upgrades for face in _SIDES])
HIRES: Final[Numbers] = tuple([face.workers for face in _SIDES])
TEACHES: Final[Numbers] = tuple([face.skills for face in _SIDES])
GREENS: Final[Numbers] = tuple([face.greens for face in _SIDES])
SCORE: Final[Numbers] = tuple([face.score for face in _SIDES])
SCORED: Final[Numbers] = tuple([face.scored for face in _SIDES])
NEEDS_SKILL: Final[Numbers] = tuple([face.pay_skill for face in _SIDES])
PRINTED: Final[Numbers] = tuple([n for row in PRINTED_POINTS for n in row])
USE_VALUE: Final[Shares] = tuple([value for row in USES for value in row])
#: What one use makes, by resource. A tile that gives one of three counts a third of each.
MAKES: Final[Shares] = tuple(
    [face.produce[r] + (1 / 3 if r in face.one_of else 0.0) for face in _SIDES for r in range(R)]
)
#: What an upgrade asks for: wood, stone, iron, gold and any of them, by tile.
KINDS: Final = R + 1
NEED: Final[Numbers] = tuple([cost.count(icon) for cost in COSTS for icon in range(KINDS)])
PIECES: Final[Numbers] = tuple([len([i for i in cost if i < FIRST_SKILL_ICON]) for cost in COSTS])
#: Use of the better side in the seasons to come, in points for each point of use.
LATER: Final[Shares] = (1.5, 1.0, 0.5, 0.0)
#: Which upgrade is paid first when goods do not suffice for all: most points for each icon.
_BY_YIELD: Final = sorted(
    range(FIRST_SUMMER_BOAT),
    key=lambda t: (PRINTED[t * 2] - PRINTED[t * 2 + 1] - 0.5 * (USES[t][1] - USES[t][0])) / len(COSTS[t]),
)
RANK: Final[Numbers] = tuple([_BY_YIELD.index(t) for t in range(FIRST_SUMMER_BOAT)])
#: What is left of an upgrade that is so many steps away.
NEARNESS: Final[Shares] = tuple([0.88**steps for steps in range(40)])
