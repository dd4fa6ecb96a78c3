"""The set-up."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Step

from ..state import StubState
from .turn import DrawCard, Turn


@dataclass
class SetUp(Step):
    """§ST-1.2, §ST-1.3 Everybody draws a hand; then the first seat begins."""

    def run(self, s: StubState) -> None:
        """Lay out the draws of all seats, and the first turn."""
        draws = [DrawCard(seat) for seat in range(s.seats) for _ in range(int(s.options["hand"]))]
        s.then(*draws, Turn(0))
