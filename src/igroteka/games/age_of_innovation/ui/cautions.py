"""What a move forfeits: spades that are left over, power that the bowls cannot move, scholars that are not there."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import apply
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..rules.gains import power_room
from ..rules.work import Work
from ..state import AVAILABLE, AgeOfInnovationState

#: More power and scholars than one move can bring.
PLENTY: Final = 60
#: An offer is only as high as the bowls can take.
_OFFERS: Final = ("accept", "decline")


def cautions(before: AgeOfInnovationState, after: AgeOfInnovationState, seat: int, m: Move) -> list[Text]:
    """§AI-4.1.5, §AI-4.1.15, §AI-5.1 What a seat could have had from a move and does not get."""
    return [*_spades(before, after, seat, m), *_gains(before, after, seat, m)]


def _spades(before: AgeOfInnovationState, after: AgeOfInnovationState, seat: int, m: Move) -> list[Text]:
    """Free spades that cannot be used any more."""
    top = before.agenda[-1]
    if not isinstance(top, Work):
        return []
    used = m.index[1] if len(m.index) > 1 else 0
    left = top.free - used
    goes_on = any(isinstance(f, Work) and (f.me, f.mode) == (seat, top.mode) for f in after.agenda)
    return [Text("caution-spades", n=left)] if left > 0 and not goes_on else []


def _gains(before: AgeOfInnovationState, after: AgeOfInnovationState, seat: int, m: Move) -> list[Text]:
    """Power and scholars that are lost: what the move would bring to a seat with room for everything, and does not.

    Before the first round a board is chosen, which fills the bowls anew.
    """
    if m.kind in _OFFERS:
        return []
    roomy = before.clone()
    roomy.events = None
    roomy.bowl_1[seat] += PLENTY
    roomy.supply[seat] += PLENTY
    room = power_room(roomy, seat)
    apply(roomy, seat, m)
    gained = power_room(before, seat) - power_room(after, seat)
    power = room - power_room(roomy, seat) - gained
    scholars = roomy.purse[seat][AVAILABLE] - after.purse[seat][AVAILABLE]
    return [
        *([Text("caution-power", n=power)] if 0 < power < PLENTY else []),
        *([Text("caution-scholars", n=scholars)] if 0 < scholars < PLENTY else []),
    ]
