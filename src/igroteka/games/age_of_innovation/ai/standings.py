"""How the parties stand in comparison, looked at once for all of them."""

from __future__ import annotations

from ..rules.scoring import AREA_VP, SCIENCE_VP, areas, levels, shares
from ..state import SETUP, THE_END, AgeOfInnovationState
from .pending import waiting_worth
from .weights import Weights


class Standings:
    """Areas and what they would win, and what each discipline would win.

    `waits` is what the agenda has in store for each party.
    """

    def __init__(self, s: AgeOfInnovationState, w: Weights) -> None:
        self.sizes = areas(s) if s.phase != SETUP and s.phase != THE_END else []
        self.area = shares(self.sizes, AREA_VP)
        self.science = [shares(levels(s, d), SCIENCE_VP) for d in range(4)]
        self.waits = waiting_worth(s, w)
