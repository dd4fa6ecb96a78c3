"""Set-up: everything random in it is a draw on the agenda."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Draw, Frame, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import START_WORKERS
from ..components.setups import BOAT_ROWS, MOST_PLAYERS, SETUPS
from ..components.tiles import FIRST_ORDER, FIRST_WINTER, SPRING, TILE_NAMES
from ..fields import BOX
from ..moves import DEAL_HOME, DEAL_WINTER
from ..state import KeyflowerState
from .expansion import HOME_CELL, lay
from .seasons import LOAD_SKILLS, LOAD_WORKERS, SHOW, Season
from .use import DRAW_ONE_WORKER


@dataclass
class SetUp(Step):
    """§KF-4.2.2, §KF-4.2.3, §KF-4.2.4, §KF-4.2.5, §KF-4.2.6 The whole set-up in order."""

    def run(self, s: KeyflowerState) -> None:
        row = SETUPS[s.seats]
        laid_out: list[Frame] = [DealHome(seat) for seat in range(s.seats)]
        laid_out.append(FirstPlayer())
        for seat in range(s.seats):
            laid_out += [DRAW_ONE_WORKER[seat]] * START_WORKERS
        for boat in s.boats():
            laid_out += [LOAD_WORKERS[boat]] * BOAT_ROWS[boat].workers[SPRING]
            laid_out += [LOAD_SKILLS[boat]] * BOAT_ROWS[boat].skills[SPRING]
        laid_out += [SHOW[SPRING]] * row.market
        for seat in range(s.seats):
            laid_out += [DealWinter(seat)] * row.winter
        s.then(*laid_out, Season(SPRING))


@dataclass
class DealHome(Draw):
    """§KF-4.2.3, §KF-4.2.7 A random home tile, the beginning of a village."""

    me: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [DEAL_HOME[t] for t in range(MOST_PLAYERS) if s.owner[t] == BOX]

    def take(self, s: KeyflowerState, m: Move) -> None:
        home = m.index[0]
        s.owner[home] = self.me
        lay(s, self.me, home, HOME_CELL, 0)
        s.emit("home", self.me, TILE_NAMES[home])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-DealHome", seat=self.me)


@dataclass
class FirstPlayer(Step):
    """§KF-4.2.3 The lowest home number takes the purple marker."""

    def run(self, s: KeyflowerState) -> None:
        homes = [s.home(seat) for seat in range(s.seats)]
        s.first = homes.index(min(homes))
        s.emit("marker", s.first)


@dataclass
class DealWinter(Draw):
    """§KF-4.2.6, §KF-4.14.2 A random winter tile, seen by its owner only."""

    me: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        held = {t for hand in s.winter for t in hand}
        return [DEAL_WINTER[t] for t in range(FIRST_WINTER, FIRST_ORDER) if t not in held]

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: KeyflowerState, m: Move) -> None:
        t = m.index[0]
        s.winter[self.me] = tuple(sorted([*s.winter[self.me], t]))
        s.emit_to((self.me,), "dealt", (self.me, TILE_NAMES[t]), (self.me, "any"))

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-DealWinter", seat=self.me)
