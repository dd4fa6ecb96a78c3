"""What a move forfeits: the rest of an effect that is done several times, discs and cards at the end of a round; and wood that pays for wheat."""

from __future__ import annotations

from typing import Final

from igroteka.core.effects import Rest
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import ROUNDS
from ..effects import DISC, WHEAT, WOOD
from ..moves import END_ROUND, STOP
from ..rules.land import PlaceRoad, PlaceTerrain, TurnToken
from ..rules.prices import substitutes
from ..rules.property import Build, BuildOn
from ..rules.tracks import AdvanceFood, AdvanceIndustry, AdvanceProsperity, GoOn, PlaceRabbit
from ..rules.workers import Hire
from ..state import SweetLandsState

#: Questions that come several times: steps on a track, and the others.
STEPS: Final = (AdvanceFood, AdvanceIndustry, AdvanceProsperity)
REPEATED: Final = (*STEPS, Build, Hire, PlaceRabbit, PlaceRoad, PlaceTerrain, TurnToken)
#: What still waits to be asked.
WAITING: Final = (*REPEATED, Rest, BuildOn, GoOn)


def cautions(before: SweetLandsState, after: SweetLandsState, seat: int, m: Move) -> list[Text]:
    """§SL-3.0.2, §SL-4.11.1, §SL-4.11.2, §SL-4.12.4 What is given up with a move, and what pays in the place of something else."""
    return [*_forfeits(before, after, m), *_left_over(before, seat, m), *_wood_for_wheat(before, seat, m)]


def _forfeits(before: SweetLandsState, after: SweetLandsState, m: Move) -> list[Text]:
    """§SL-5.13 Spaces, tokens or roads that could still have come."""
    top = before.agenda[-1]
    if not isinstance(top, REPEATED):
        return []
    left = top.left - (m is not STOP)
    below = [frame for frame in before.agenda[:-1] if isinstance(frame, WAITING)]
    goes_on = len([frame for frame in after.agenda if isinstance(frame, WAITING)]) > len(below)
    if goes_on or not left:
        return []
    return [Text("caution-spaces" if isinstance(top, STEPS) else "caution-rest", n=left)]


def _left_over(s: SweetLandsState, seat: int, m: Move) -> list[Text]:
    """Discs and cards that would still be in hand at the end of a round with a clean-up; one card is kept."""
    if m is not END_ROUND or s.round == ROUNDS:
        return []
    p = s.players[seat]
    cards = len(p.hand) - 1
    return [
        *([Text("caution-discs", n=p.have[DISC])] if p.have[DISC] else []),
        *([Text("caution-hand", n=cards)] if cards > 0 else []),
    ]


def _wood_for_wheat(s: SweetLandsState, seat: int, m: Move) -> list[Text]:
    """Wood that goes without a question because there is too little wheat."""
    p = s.players[seat]
    if m.kind not in ("use", "disc") or not substitutes(p, m.index[0]):
        return []
    price = p.prices[m.index[0]]
    if not price or not price[WHEAT]:
        return []
    most_wheat = min(p.have[WHEAT], price[WHEAT])
    least_wheat = max(0, price[WHEAT] + price[WOOD] - p.have[WOOD])
    wood = price[WHEAT] - most_wheat
    return [Text("caution-wood", n=wood)] if wood > 0 and least_wheat == most_wheat else []
