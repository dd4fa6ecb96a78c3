"""Industry bonuses: a column of workers works, top to bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.abilities import fire, soon
from igroteka.core.effects import OneByOne, Perform
from igroteka.core.frames import Ask, Frame, Queue, Step
from igroteka.core.moves import Move

from ..components.vocabulary import INDUSTRIES
from ..effects import CARD_LABOUR, COLUMN_ABILITY
from ..moves import COLUMN
from ..state import SweetLandsState

ANY_COLUMN: Final = len(INDUSTRIES)


@dataclass
class Bonuses(Queue):
    """§SL-4.7.5 Industry bonuses that wait: first come, first served, before anything else goes on."""


@dataclass
class Bonus(Step):
    """§SL-4.7.4 Resolve a column: the printed ability, then the workers; then abilities that look at it."""

    me: int
    column: int

    def run(self, s: SweetLandsState) -> None:
        if self.column == ANY_COLUMN:
            s.then(ChooseColumn(self.me))
            return
        p = s.players[self.me]
        s.emit("bonus", self.me, INDUSTRIES[self.column])
        frames: list[Frame] = [Perform(self.me, COLUMN_ABILITY[p.character][self.column])]
        for card in p.columns[self.column]:
            labour = CARD_LABOUR[card]
            if labour is not None:
                frames.append(Perform(self.me, labour))
        frames.append(BonusDone(self.me))
        s.then(*frames)


@dataclass
class BonusDone(Step):
    """§SL-3.0.5 After the whole column the event of an industry bonus."""

    me: int

    def run(self, s: SweetLandsState) -> None:
        fire(s, self.me, ("industry_bonus",))


@dataclass
class ChooseColumn(Ask):
    """§SL-4.7.4 The column of an "any" bonus is chosen when the bonus starts."""

    me: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return COLUMN

    def take(self, s: SweetLandsState, m: Move) -> None:
        Bonus(self.me, m.index[0]).run(s)


class IndustryBonus(OneByOne):
    """§SL-4.7.4, §SL-4.7.5 Industry bonuses; the second starts after all that the first has caused."""

    def __init__(self, n: int, column: int) -> None:
        color = "any" if column == ANY_COLUMN else INDUSTRIES[column]
        super().__init__("bonus", n, "bonus-" + color, color=color)
        self.column: Final = column

    def do(self, s: Any, me: int, n: int) -> None:
        soon(s, Bonuses(), Bonus(me, self.column))
