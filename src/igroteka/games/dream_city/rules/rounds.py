"""Rounds, the end of the game and the final scoring."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Frame, Refusal, Step, together
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.setups import SOLO, TRAINING
from ..components.tiles import KIND_OF, KINDS, TILE_NAMES
from ..moves import KEEP
from ..state import FINAL, DreamCityState
from .points import rescoring_value
from .refusals import why_not
from .solo import rival_finishes
from .turn import TURNS


@dataclass
class Round(Step):
    """§DC-4.3.1, §DC-4.9.5, §DC-4.9.6, §DC-4.9.7 Everybody has one turn from the first player on; the round in which the end is reached is the last.

    Stacks never grow, so looking once after each round is the same as looking after each refill. If nobody
    can build any more, which no dealt game reaches, the game ends too: nothing would ever change.
    """

    def run(self, s: DreamCityState) -> None:
        stuck = s.mode != SOLO and not any(s.can_build(seat) for seat in range(s.seats))
        if s.ends() or stuck:
            s.then(*final_scoring(s))
        else:
            s.then(*[TURNS[(s.first + i) % s.seats] for i in range(s.seats)], self)


def final_scoring(s: DreamCityState) -> list[Frame]:
    """§DC-4.10.1, §DC-4.10.2, §DC-4.10.6 Except in the training game everybody keeps a tile, all at the same time."""
    if s.mode == TRAINING:
        return [GameOver()]
    lanes: dict[int, tuple[Frame, ...]] = {seat: (KeepTile(seat),) for seat in range(s.seats) if s.hand(seat)}
    return [together(lanes), GameOver()]


@dataclass
class KeepTile(Ask):
    """§DC-4.10.2, §DC-4.10.3, §DC-4.10.4, §DC-4.10.5 Choose a tile of the hand; the own city rescores its kind."""

    me: int

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        return [KEEP[t] for t in sorted(set(s.hand(self.me)))]

    def take(self, s: DreamCityState, m: Move) -> None:
        tile = m.index[0]
        points = rescoring_value(s.city[self.me], KIND_OF[tile])
        s.points[self.me][FINAL] += points
        for t in s.hand(self.me):
            s.discarded[t] += 1
        s.open[self.me].clear()
        s.hidden[self.me].clear()
        s.emit("kept", self.me, TILE_NAMES[tile], KINDS[KIND_OF[tile]], points)

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        if el.startswith(("city:", "market:", "stack:", "flower:", "area:")):
            return Refusal("DC-4.10.2", Text("no-game-ends"))
        return why_not(s, self.me, el, building=True)


@dataclass
class GameOver(Step):
    """§DC-4.10.7, §DC-4.11.13 The solo opponent scores its collection; then the points decide."""

    def run(self, s: DreamCityState) -> None:
        if s.mode == SOLO:
            rival_finishes(s)
        s.emit("game_over")
