"""What the numbers of all seats share: who has passed, who plays when, and how the parties compare."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over
from igroteka.core.frames import Ask, Frame, Opened, Pool

from ..components.names import ROUNDS
from ..rules.building import Answer, Offer, Offers
from ..rules.rounds import Actions
from ..rules.scoring import levels
from ..rules.turn import ChooseBonus, TakeBonus, Turn
from ..state import SCIENCE, VP, AgeOfInnovationState
from .advice import prospects
from .standings import Standings
from .weights import PRESENT

#: The size that the faction without a player is expected to have while its tile lies face down.
TERRITORY_EXPECTED: Final = 13.5


class Scene:
    """A position looked at once for all seats.

    `done` tells who has nothing more to do in this round: whoever has passed, or is about to take the bonus for it.
    `asked` has those who must answer now, `turn` whose action is still to come, `before` how many play before a seat
    does. `offered` is the power that waits for an answer, `others` the buildings of all rivals as a set.
    """

    def __init__(self, s: AgeOfInnovationState) -> None:
        n = s.parties
        self.incomes: Final = ROUNDS - s.round
        self.standings: Final = Standings(s, PRESENT)
        if over(s):
            self.worth = [float(s.purse[p][VP]) for p in range(n)]
        else:
            self.worth = [prospects(s, p, self.standings, PRESENT) for p in range(n)]
        self.ranked: Final = [levels(s, d) for d in range(4)]
        late = s.phase >= SCIENCE
        self.done = [late or p in s.passed for p in range(n)]
        self.asked = [False] * n
        self.turn = [False] * n
        self.before = [0] * n
        self.offered = [0] * n
        self.built: Final = [_built(s, p) for p in range(n)]
        everything = 0
        for mask in self.built:
            everything |= mask
        self.others: Final = [everything & ~mask for mask in self.built]
        self._read_agenda(s)

    def _read_agenda(self, s: AgeOfInnovationState) -> None:
        """Who is asked, who has a turn, and who comes next: from the top of the agenda down to the turns to come."""
        if not s.agenda:
            return
        top = s.agenda[-1]
        if isinstance(top, Opened):
            for seat in top.seats:
                self._ask(seat)
        elif isinstance(top, Pool):
            self._ask(top.me)
        elif isinstance(top, Ask):
            self._ask(top.seat(s))
        for i in range(len(s.agenda) - 1, -1, -1):
            frame = s.agenda[i]
            if isinstance(frame, Turn):
                self.turn[frame.me] = True
            elif isinstance(frame, (ChooseBonus, TakeBonus)):
                self.done[frame.me] = True
            elif isinstance(frame, Actions):
                self._line_up(s, frame.at)
                return
            else:
                self._note_offers(frame)

    def _note_offers(self, frame: Frame) -> None:
        """The power that a frame has on offer."""
        if isinstance(frame, (Answer, Offer)):
            self.offered[frame.me] += frame.amount
        elif isinstance(frame, Offers):
            for offer in frame.frames:
                if isinstance(offer, Offer):
                    self.offered[offer.me] += offer.amount

    def _ask(self, seat: int) -> None:
        """Somebody must answer now; chance has no seat."""
        if 0 <= seat < len(self.asked):
            self.asked[seat] = True

    def _line_up(self, s: AgeOfInnovationState, at: int) -> None:
        """How many of those who have not passed play before each party does."""
        order = s.order
        waiting = 0
        for k in range(len(order)):
            party = order[(at + k) % len(order)]
            if self.turn[party]:
                self.before[party] = 0
            elif not self.done[party]:
                self.before[party] = waiting
                waiting += 1

    def size(self, me: int) -> int:
        """The area of a party; nothing in the set-up."""
        return self.standings.sizes[me] if self.standings.sizes else 0

    def area_points(self, me: int) -> int:
        """What the area of a party would win now."""
        return self.standings.area[me] if self.standings.sizes else 0


def _built(s: AgeOfInnovationState, me: int) -> int:
    """The hexes with a party's buildings, as a set."""
    hexes = 0
    for h in s.homes[me]:
        hexes |= 1 << h
    return hexes
