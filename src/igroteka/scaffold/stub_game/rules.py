"""The rules: set-up, turns, the end. A large game makes this a folder with one module per chapter."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Frame, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from .components import SIZES
from .moves import DRAW, LAY, START
from .state import FINISHED, STANDING, Stub


def height_points(height: int) -> int:
    """§SG-3.1 What a cairn is worth: 1 for the first stone, 2 for the second, and so on."""
    return height * (height + 1) // 2


@dataclass
class SetUp(Step):
    """§SG-1.2, §SG-1.3 Everybody draws a hand; then the first seat begins."""

    def run(self, s: Stub) -> None:
        hands: list[Frame] = []
        for seat in range(s.seats):
            hands += [DrawStone(seat)] * int(s.options["hand"])
        s.then(*hands, Turn(0))


@dataclass
class DrawStone(Draw):
    """§SG-1.2, §SG-2.4 A stone out of the bag, seen by its owner only."""

    me: int

    def moves(self, s: Stub) -> list[Move]:
        return [DRAW[i] for i in range(len(SIZES)) if s.bag[i]]

    def weights(self, s: Stub) -> list[int]:
        return [n for n in s.bag if n]

    def sees(self, s: Stub, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: Stub, m: Move) -> None:
        stone = m.index[0]
        s.bag[stone] -= 1
        s.hands[self.me][stone] += 1
        s.emit_to((self.me,), "drew", (self.me, str(SIZES[stone])), (self.me, "?"))


@dataclass
class Turn(Step):
    """§SG-1.3, §SG-3.2 Turns go around; without a stone a seat is passed over, and without any the game ends."""

    seat: int

    def run(self, s: Stub) -> None:
        for distance in range(s.seats):
            seat = (self.seat + distance) % s.seats
            if any(s.hands[seat]):
                s.emit("turn", seat)
                s.then(Place(seat), Turn((seat + 1) % s.seats))
                return
        s.then(GameOver())


@dataclass
class Place(Ask):
    """§SG-2.1 Put one stone of the hand on the own cairn, or begin a new one with it."""

    me: int

    def seat(self, s: Stub) -> int:
        return self.me

    def moves(self, s: Stub) -> list[Move]:
        cairn = s.cairns[self.me]
        hand = [i for i in range(len(SIZES)) if s.hands[self.me][i]]
        found = [LAY[i] for i in hand if fits(cairn, i)]
        if cairn:
            found += [START[i] for i in hand]
        return found

    def take(self, s: Stub, m: Move) -> None:
        stone = m.index[0]
        if m.kind == "start":
            finish(s, self.me)
        s.hands[self.me][stone] -= 1
        s.cairns[self.me].append(stone)
        s.emit("laid", self.me, str(SIZES[stone]), len(s.cairns[self.me]))
        if any(s.bag):
            s.then(DrawStone(self.me))

    def why_not(self, s: Stub, el: str) -> Refusal | None:
        part, _, rest = el.partition(":")
        if part in ("cairn", "ground") and rest != str(self.me):
            return Refusal("SG-2.1", Text("no-other-cairn"))
        cairn = s.cairns[self.me]
        if part == "cairn" and not any(s.hands[self.me][i] and fits(cairn, i) for i in range(len(SIZES))):
            return Refusal("SG-2.2", Text("no-stone-fits", top=SIZES[cairn[-1]]))
        if part == "ground" and not cairn:
            return Refusal("SG-2.3", Text("no-cairn-yet"))
        return None


def fits(cairn: list[int], stone: int) -> bool:
    """§SG-2.2 A stone may not be larger than the one below it."""
    return not cairn or stone <= cairn[-1]


def finish(s: Stub, seat: int) -> None:
    """§SG-2.3 A cairn is finished: it scores, and its stones are done with."""
    points = height_points(len(s.cairns[seat]))
    s.points[seat][FINISHED] += points
    s.emit("finished", seat, points)
    for stone in s.cairns[seat]:
        s.pile[stone] += 1
    s.cairns[seat].clear()


@dataclass
class GameOver(Step):
    """§SG-3.2 The cairns that still stand score as well."""

    def run(self, s: Stub) -> None:
        for seat in range(s.seats):
            points = height_points(len(s.cairns[seat]))
            s.points[seat][STANDING] += points
            s.emit("standing", seat, points)
        s.emit("game_over")
