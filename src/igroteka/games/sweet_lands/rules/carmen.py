"""Carmen Honey's first hand: two workers are employed at once."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..effects import CARD
from ..moves import HIRE
from ..player import Player
from ..state import SweetLandsState
from .cards import draw
from .workers import columns_for, hire, hire_refusal


def first_workers(p: Player, left: int) -> list[Move]:
    """§SL-4.12.10, §SL-5.20 Workers that can be employed so that, if another must follow, there is one for another column."""
    places = [(card, columns_for(p, card)) for card in p.hand]
    legal: list[Move] = []
    for card, columns in places:
        for column in columns:
            move = HIRE[card][column]
            if move is not None and (left < 2 or _follows(places, card, column)):
                legal.append(move)
    return legal


def _follows(places: list[tuple[int, list[int]]], card: int, column: int) -> bool:
    return any(other != card and any(c != column for c in columns) for other, columns in places)


@dataclass
class Workers(Step):
    """§SL-4.12.10, §SL-5.22 If her cards allow no pair of workers, they go under the deck and she draws as many again."""

    me: int
    left: int

    def run(self, s: SweetLandsState) -> None:
        p = s.players[self.me]
        if first_workers(p, self.left):
            s.then(FirstWorkers(self.me, self.left))
            return
        n = len(p.hand)
        if not n:
            return
        s.under = (*s.under, (self.me, p.hand))
        p.hand = ()
        p.have[CARD] = 0
        s.hints = (*s.hints[: self.me], (), *s.hints[self.me + 1 :])
        # What others knew of this hand is no longer true of it.
        s.known = tuple([tuple([g for g in groups if not g[1][self.me]]) for groups in s.known])
        s.emit("returned", self.me, n)
        s.then(Workers(self.me, self.left))
        draw(s, self.me, n)


@dataclass
class FirstWorkers(Ask):
    """§SL-4.12.10, §SL-5.20, §SL-5.18 Employ a worker from hand; the next one goes to another column."""

    me: int
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return first_workers(s.players[self.me], self.left)

    def take(self, s: SweetLandsState, m: Move) -> None:
        hire(s, self.me, m)
        if self.left > 1:
            s.then(FirstWorkers(self.me, self.left - 1))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-FirstWorkers", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return hire_refusal(s, self.me, el)
