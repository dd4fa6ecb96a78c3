"""How strong somebody plays: a rating with its uncertainty, and what a game makes of the ratings of its players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SCALE: Final = 40.0
"""Points of a rating as people see it for one unit of the model."""
MIDDLE: Final = 1500
"""What somebody begins with, as people see it."""
SURE: Final = 6.0
"""Above this uncertainty, which is that of about ten games, a rating is provisional."""


class Skill(NamedTuple):
    """A rating as the model has it: the mean of what somebody's strength may be, and how far it may be from it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def shown(self) -> int:
        """The one number that people see."""
        return round(MIDDLE + SCALE * (self.mu - NEWCOMER.mu))

    @property
    def margin(self) -> int:
        """How far the true strength may lie from the number, 95 times of 100."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games stand behind it."""
        return self.sigma > SURE

    @property
    def certain(self) -> float:
        """What the strength hardly lies below: the order of a list, in which nobody comes first by one lucky game."""
        return self.mu - 2 * self.sigma


NEWCOMER: Final = Skill()
"""Somebody who has not played yet."""


@cache
def _model() -> PlackettLuce:
    # Only now, since importing it takes longer than opening a store.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma)


def rate(before: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The ratings of the seats of a game after it; the lowest rank has won, equal ranks are a tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Skill(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(n) for n in ranks])]
