"""Industry bonuses: a column of workers works, top to bottom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire, soon
from igroteka.core.effects import Effect, OneByOne, Perform
from igroteka.core.frames import Ask, Frame, Queue, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.vocabulary import INDUSTRIES
from ..effects import CARD_LABOUR, COLUMN_ABILITY
from ..moves import COLUMN
from ..state import SweetLandsState

ANY_COLUMN: Final = len(INDUSTRIES)
#: §SL-5.50 How often bonuses that workers cause can cause others in a row.
MOST_LINKS: Final = len(INDUSTRIES)


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
            s.then(self.question())
            return
        p = s.players[self.me]
        s.emit("bonus", self.me, INDUSTRIES[self.column])
        frames: list[Frame] = [Perform(self.me, COLUMN_ABILITY[p.character][self.column])]
        for card in p.columns[self.column]:
            labour = CARD_LABOUR[card]
            if labour is not None:
                frames.append(Perform(self.me, labour))
        frames.append(self.end())
        s.then(*frames)

    def question(self) -> ChooseColumn:
        """Which column it is."""
        return ChooseColumn(self.me)

    def end(self) -> BonusDone:
        """What follows the workers."""
        return BonusDone(self.me)


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


@dataclass
class WorkersBonus(Bonus):
    """§SL-5.50 A bonus that a worker's labour ability has caused; it knows how many of them led to it."""

    links: int

    def question(self) -> ChooseColumn:
        return ChooseWorkersColumn(self.me, self.links)

    def end(self) -> BonusDone:
        return WorkersBonusDone(self.me, self.links)


@dataclass
class WorkersBonusDone(BonusDone):
    """§SL-5.50 The same after a bonus that a worker has caused."""

    links: int


@dataclass
class ChooseWorkersColumn(ChooseColumn):
    """§SL-5.50 The column of an "any" bonus that a worker has caused."""

    links: int

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-ChooseColumn")

    def take(self, s: SweetLandsState, m: Move) -> None:
        WorkersBonus(self.me, m.index[0], self.links).run(s)


class IndustryBonus(OneByOne[SweetLandsState]):
    """§SL-4.7.4, §SL-4.7.5 Industry bonuses; the second starts after all that the first has caused."""

    def __init__(self, n: int, column: int) -> None:
        color = "any" if column == ANY_COLUMN else INDUSTRIES[column]
        super().__init__("bonus", n, "bonus-" + color, color=color)
        self.column: Final = column
        self.by_worker = False
        """Whether it stands in a labour ability."""

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        if not self.by_worker:
            soon(s, Bonuses(), Bonus(me, self.column))
            return
        links = links_so_far(s)
        if links < MOST_LINKS:
            soon(s, Bonuses(), WorkersBonus(me, self.column, links + 1))


def links_so_far(s: SweetLandsState) -> int:
    """§SL-5.50 How many bonuses of workers have led to the one whose column works now."""
    for frame in reversed(s.agenda):
        if isinstance(frame, BonusDone):
            return frame.links if isinstance(frame, WorkersBonusDone) else 0
    return 0


def mark_labour(effect: Effect) -> Effect:
    """§SL-5.50 The effect as a labour ability: its industry bonuses know that a worker causes them."""
    if isinstance(effect, IndustryBonus):
        effect.by_worker = True
    for part in effect.parts():
        mark_labour(part)
    return effect
