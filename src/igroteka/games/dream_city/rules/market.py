"""Taking a new tile and refilling the market."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Draw, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text

from ..components.boards import SLOTS, SYMBOLS
from ..components.tiles import FIRST_TOKEN, KINDS, TILE_NAMES
from ..moves import BLIND, TAKE, TURN_OVER
from ..state import EMPTY, DreamCityState
from .refusals import why_not
from .rescoring import place_token


def stack_weights(s: DreamCityState) -> list[int]:
    """§DC-4.12.2 How likely each thing is on top of a stack; zero if there is none left.

    Tokens lie only in the stacks, but unseen buildings may also lie in the box: the chance of a token
    is its share of the stacks, and what is left is shared by the buildings.
    """
    if s.box == 0:
        return s.pool
    buildings = sum(s.pool[:FIRST_TOKEN])
    in_stacks = buildings - s.box
    return [n * in_stacks for n in s.pool[:FIRST_TOKEN]] + [n * buildings for n in s.pool[FIRST_TOKEN:]]


def take_off_stack(s: DreamCityState, slot: int, item: int) -> None:
    """Take the top tile off a stack now that it is known."""
    s.stacks[slot] -= 1
    s.pool[item] -= 1


@dataclass
class FromStack(Draw):
    """A draw from the top of one stack."""

    slot: int

    def table(self) -> list[list[Move]]:
        """The moves of this kind of draw, by slot and item."""
        raise NotImplementedError

    def prompt(self, s: DreamCityState) -> Text:
        return Text("ask-TurnOver", symbol=SYMBOLS[self.slot])

    def moves(self, s: DreamCityState) -> list[Move]:
        row = self.table()[self.slot]
        weights = stack_weights(s)
        return [row[i] for i in range(len(row)) if weights[i]]

    def weights(self, s: DreamCityState) -> list[int]:
        return [w for w in stack_weights(s) if w]

    def sample(self, s: DreamCityState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists: half of all draws are this one."""
        return self.table()[self.slot][rng.pick(stack_weights(s))]


@dataclass
class TurnOver(FromStack):
    """§DC-4.6.1, §DC-4.6.2 Turn over the top tile of a stack; a rescoring token goes to its place."""

    setup: bool

    def table(self) -> list[list[Move]]:
        return TURN_OVER

    def take(self, s: DreamCityState, m: Move) -> None:
        item = m.index[1]
        take_off_stack(s, self.slot, item)
        if item < FIRST_TOKEN:
            s.market[self.slot] = item
            s.emit("turned", SYMBOLS[self.slot], TILE_NAMES[item])
        elif self.setup:
            place_early(s, item - FIRST_TOKEN)
        else:
            place_token(s, item - FIRST_TOKEN)


def place_early(s: DreamCityState, kind: int) -> None:
    """§DC-4.2.10 A token that comes out during set-up never causes a rescoring."""
    s.area[kind] += 1
    s.emit("early_token", KINDS[kind], s.area[kind])


@dataclass
class Refill(Step):
    """§DC-4.6.1, §DC-4.6.3, §DC-4.2.9 Fill the empty slots from left to right, each from its own stack."""

    setup: bool

    def run(self, s: DreamCityState) -> None:
        for slot in range(SLOTS):
            if s.market[slot] == EMPTY and s.stacks[slot]:
                s.then(TURN_OVERS[self.setup][slot], self)
                return


#: Frames are values that never change, so the usual ones are made once.
REFILL: Final = Refill(False)
TURN_OVERS: Final = [[TurnOver(slot, setup) for slot in range(SLOTS)] for setup in (False, True)]


def take_tile(s: DreamCityState, me: int, slot: int) -> None:
    """§DC-4.5.1, §DC-4.5.2, §DC-4.5.4, §DC-4.5.6 Take the tile of the covered symbol, or what the rules give instead."""
    if s.market[slot] != EMPTY:
        take_face_up(s, me, slot)
    elif s.stacks[slot]:
        s.then(DrawBlind(slot, me))
    else:
        face_up = face_up_slots(s)
        if len(face_up) > 1:
            s.then(ChooseFromMarket(me, slot))
        elif face_up:
            take_face_up(s, me, face_up[0])
        else:
            s.emit("took_nothing", me)


def face_up_slots(s: DreamCityState) -> list[int]:
    """The slots of the market with a tile."""
    return [i for i in range(SLOTS) if s.market[i] != EMPTY]


def take_face_up(s: DreamCityState, me: int, slot: int) -> None:
    """§DC-4.5.1, §DC-4.12.1 A face-up tile goes to the hand; everybody saw it."""
    tile = s.market[slot]
    s.market[slot] = EMPTY
    s.open[me].append(tile)
    s.emit("took", me, TILE_NAMES[tile], SYMBOLS[slot])


@dataclass
class DrawBlind(FromStack):
    """§DC-4.5.2, §DC-4.5.3 Draw unseen by the others; a token is shown and the draw repeated."""

    me: int

    def table(self) -> list[list[Move]]:
        return BLIND

    def sees(self, s: DreamCityState, m: Move) -> tuple[int, ...] | None:
        return (self.me,) if m.index[1] < FIRST_TOKEN else None

    def mask(self, m: Move) -> str:
        return f"{m.kind} {m.args[0]} ?"

    def take(self, s: DreamCityState, m: Move) -> None:
        item = m.index[1]
        take_off_stack(s, self.slot, item)
        if item < FIRST_TOKEN:
            s.hidden[self.me].append(item)
            symbol = SYMBOLS[self.slot]
            s.emit_to((self.me,), "drew", (self.me, TILE_NAMES[item], symbol), (self.me, "?", symbol))
        else:
            place_token(s, item - FIRST_TOKEN)
            take_tile(s, self.me, self.slot)

    def prompt(self, s: DreamCityState) -> Text:
        return Text("ask-DrawBlind", seat=self.me, symbol=SYMBOLS[self.slot])


@dataclass
class ChooseFromMarket(Ask):
    """§DC-4.5.4, §DC-4.5.5 Slot and stack are empty: choose any face-up tile of the market."""

    me: int
    slot: int

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        return [TAKE[slot] for slot in range(SLOTS) if s.market[slot] != EMPTY]

    def take(self, s: DreamCityState, m: Move) -> None:
        take_face_up(s, self.me, m.index[0])

    def prompt(self, s: DreamCityState) -> Text:
        return Text("ask-ChooseFromMarket", symbol=SYMBOLS[self.slot])

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        if el.startswith("market:"):
            return Refusal("DC-4.6.3", Text("no-empty-slot"))
        return why_not(s, self.me, el, building=False) or (
            Refusal("DC-4.5.5", Text("no-take-first")) if el.startswith(("area:", "flower:")) else None
        )
