"""Rounds: turns, territory control, preparation."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Step

from ..components.players import TRACK
from ..state import GardenNationState
from .scoring import Control, FinalScoring
from .turn import Turn


@dataclass
class Round(Step):
    """§GN-4.3.1 Three phases: the turns from the marker on space 1 on, territory control, preparation."""

    def run(self, s: GardenNationState) -> None:
        s.round += 1
        s.emit("round", s.round)
        s.then(Turn(s.space.index(1)), Control(), Prepare())


@dataclass
class Prepare(Step):
    """§GN-4.3.2, §GN-4.3.3, §GN-4.11.2, §GN-4.13.2 The last player starts the next round, unless this was the last one."""

    def run(self, s: GardenNationState) -> None:
        limit = s.options["round_limit"]
        if s.last or (limit != "none" and s.round >= int(limit)):
            s.then(FinalScoring())
        else:
            place_markers(s, s.space.index(len(TRACK[s.seats]) - 1))
            s.then(Round())


def place_markers(s: GardenNationState, first: int) -> None:
    """§GN-4.2.7, §GN-4.3.2 One marker on space 1, the others next to the track; of two players the other is on space 2."""
    for seat in range(s.seats):
        s.space[seat] = 0
    s.space[first] = 1
    if s.seats == 2:
        s.space[1 - first] = 2
