"""Set-up: everything random in it is a draw on the agenda."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Frame, Refusal, Step, together
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text

from ..components.board import PLACES, SIZE, TERRITORIES, TURNS
from ..components.layout import OFF_BOARD
from ..components.players import FIRST_POPULATION
from ..components.projects import OPEN_PLACES
from ..components.secrets import COPIES, DEALT, SECRET_NAMES
from ..moves import DEAL, FIRST, KEEP, LAY
from ..state import GardenNationState
from .projects import OpenProject
from .refusals import keep_refusal
from .rounds import Round, place_markers


@dataclass
class SetUp(Step):
    """§GN-4.2.1, §GN-4.2.3, §GN-4.2.6, §GN-4.2.8, §GN-4.2.10 The whole set-up in order."""

    def run(self, s: GardenNationState) -> None:
        laid_out: list[Frame] = [Lay(slot) for slot in range(SIZE)]
        laid_out += [OpenProject(place) for place in range(OPEN_PLACES)]
        first = s.options["first"]
        if first == "random":
            laid_out.append(FirstPlayer())
        else:
            set_first_player(s, int(first))
        for seat in range(s.seats):
            laid_out += [Deal(seat)] * DEALT
        lanes: dict[int, tuple[Frame, ...]] = {seat: (KeepSecrets(seat),) for seat in range(s.seats)}
        s.then(*laid_out, together(lanes), Round())


@dataclass
class Lay(Draw):
    """§GN-4.2.1, §GN-4.2.2, §GN-4.13.1 A random territory for a slot, turned at random."""

    slot: int

    def ways(self, s: GardenNationState) -> int:
        """In how many directions a territory may lie."""
        return TURNS if s.options["rotation"] == "random" else 1

    def moves(self, s: GardenNationState) -> list[Move]:
        row = LAY[self.slot]
        ways = self.ways(s)
        return [row[t][turns] for t in territories_left(s) for turns in range(ways)]

    def sample(self, s: GardenNationState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        left, ways = territories_left(s), self.ways(s)
        pick = rng.below(len(left) * ways)
        return LAY[self.slot][left[pick // ways]][pick % ways]

    def take(self, s: GardenNationState, m: Move) -> None:
        s.layout = s.layout.with_territory(m.index[0], m.index[1], m.index[2])
        s.kind = s.layout.kind.copy()
        s.emit("laid", m.index[1] + 1, PLACES[self.slot], m.index[2])

    def prompt(self, s: GardenNationState) -> Text:
        return Text("ask-Lay", place=PLACES[self.slot])


def territories_left(s: GardenNationState) -> list[int]:
    """The territories that do not lie on the board yet."""
    return [t for t in range(len(TERRITORIES)) if s.layout.slot[t] == OFF_BOARD]


@dataclass
class FirstPlayer(Draw):
    """§GN-4.2.6 Chance names the first player."""

    def moves(self, s: GardenNationState) -> list[Move]:
        return FIRST[: s.seats]

    def take(self, s: GardenNationState, m: Move) -> None:
        set_first_player(s, m.index[0])


def set_first_player(s: GardenNationState, seat: int) -> None:
    """§GN-4.2.6, §GN-4.2.7 The first player has more inhabitants and the marker on space 1."""
    s.first = seat
    s.population[seat] = FIRST_POPULATION
    place_markers(s, seat)
    s.emit("first", seat)


@dataclass
class Deal(Draw):
    """§GN-4.2.10, §GN-4.12.2 A random secret objective, seen by its owner only."""

    me: int

    def moves(self, s: GardenNationState) -> list[Move]:
        return [DEAL[card] for card in range(len(COPIES)) if s.pool[card]]

    def weights(self, s: GardenNationState) -> list[int]:
        return [n for n in s.pool if n]

    def sample(self, s: GardenNationState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        return DEAL[rng.pick(s.pool)]

    def sees(self, s: GardenNationState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: GardenNationState, m: Move) -> None:
        card = m.index[0]
        s.pool[card] -= 1
        s.hand[self.me] = tuple(sorted([*s.hand[self.me], card]))
        s.emit_to((self.me,), "dealt", (self.me, SECRET_NAMES[card]), (self.me, "?"))

    def prompt(self, s: GardenNationState) -> Text:
        return Text("ask-Deal", seat=self.me)


@dataclass
class KeepSecrets(Ask):
    """§GN-4.2.10, §GN-4.2.11, §GN-4.12.2 All at the same time: keep two different objectives, put the others away unseen."""

    me: int

    def seat(self, s: GardenNationState) -> int:
        return self.me

    def moves(self, s: GardenNationState) -> list[Move]:
        cards = sorted(set(s.hand[self.me]))
        return [KEEP[a][b - a - 1] for i, a in enumerate(cards) for b in cards[i + 1 :]]

    def take(self, s: GardenNationState, m: Move) -> None:
        me = self.me
        left = list(s.hand[me])
        for card in m.index:
            left.remove(card)
            s.emit_to((me,), "kept", (me, SECRET_NAMES[card]), (me, "?"))
        s.hand[me] = ()
        s.kept[me] = m.index
        s.rejected[me] = tuple(left)

    def sees(self, s: GardenNationState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def why_not(self, s: GardenNationState, el: str) -> Refusal | None:
        return keep_refusal(el)
