"""The end of the game, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Step
from igroteka.core.score import Score, rank_scores

from ..state import StubState


@dataclass
class GameOver(Step):
    """§ST-3.1 Nobody has a card any more."""

    def run(self, s: StubState) -> None:
        """Nothing follows: an empty agenda is the end."""
        s.emit("game_over")


def scores(s: StubState) -> list[Score]:
    """§ST-3.2, §ST-3.3 Most points win; a tie goes to more coins."""
    totals = [s.points(seat) for seat in range(s.seats)]
    return rank_scores(
        [Score(i, (("stall", total),), total, (s.coins[i],)) for i, total in enumerate(totals)]
    )
