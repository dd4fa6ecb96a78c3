"""Set-up: everything random in it is a draw on the agenda."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Draw, Frame, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import SLOTS
from ..components.setups import HAND, SOLO, TRAINING
from ..components.tiles import (
    COPIES,
    FIRST_TOKEN,
    KIND_OF,
    KINDS,
    SHOP,
    SHOPS,
    TILE_NAMES,
    TOKENS_PER_KIND,
)
from ..moves import DEAL, FIRST, LEFT_OVER, REMOVE, UNSEEN_TILE
from ..state import DreamCityState
from .market import Refill, place_early
from .rounds import Round


@dataclass
class SetUp(Step):
    """§DC-4.2.1, §DC-4.2.3, §DC-4.2.9, §DC-4.2.12, §DC-4.11.1 The whole set-up in order."""

    def run(self, s: DreamCityState) -> None:
        laid_out: list[Frame] = []
        first = s.options.get("first", "0")
        if first == "random":
            laid_out.append(FirstPlayer())
        else:
            s.first = int(first)
        laid_out += remove_buildings(s)
        for seat in range(s.seats):
            laid_out += [Deal(seat)] * HAND
        s.then(*laid_out, MakeStacks(), Refill(True), Round())


@dataclass
class FirstPlayer(Draw):
    """§DC-4.2.12 Chance names the first player."""

    def moves(self, s: DreamCityState) -> list[Move]:
        return FIRST[: s.seats]

    def take(self, s: DreamCityState, m: Move) -> None:
        s.first = m.index[0]
        s.emit("first", s.first)


def remove_buildings(s: DreamCityState) -> list[Frame]:
    """§DC-4.2.1, §DC-4.2.2 Buildings go to the box by the number of players; shops all with different roofs."""
    number = s.setup().remove_per_kind
    for tile in range(len(COPIES)):
        if KIND_OF[tile] != SHOP:
            s.pool[tile] -= number
            s.removed[tile] += number
    if number == len(SHOPS):
        for tile in SHOPS:
            s.pool[tile] -= 1
            s.removed[tile] += 1
        return []
    return [RemoveShop()] * number


@dataclass
class RemoveShop(Draw):
    """§DC-4.2.2 A random shop goes to the box, of a roof that has not gone there yet."""

    def moves(self, s: DreamCityState) -> list[Move]:
        return [REMOVE[i] for i, tile in enumerate(SHOPS) if not s.removed[tile]]

    def take(self, s: DreamCityState, m: Move) -> None:
        tile = SHOPS[m.index[0]]
        s.pool[tile] -= 1
        s.removed[tile] += 1
        s.emit("removed", TILE_NAMES[tile])


@dataclass
class Deal(Draw):
    """§DC-4.2.3, §DC-4.12.1 A random building for a hand, seen by its owner only."""

    me: int

    def moves(self, s: DreamCityState) -> list[Move]:
        return [DEAL[t] for t in range(FIRST_TOKEN) if s.pool[t]]

    def weights(self, s: DreamCityState) -> list[int]:
        return [n for n in s.pool[:FIRST_TOKEN] if n]

    def sees(self, s: DreamCityState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: DreamCityState, m: Move) -> None:
        tile = m.index[0]
        s.pool[tile] -= 1
        s.hidden[self.me].append(tile)
        s.emit_to((self.me,), "dealt", (self.me, TILE_NAMES[tile]), (self.me, "?"))

    def prompt(self, s: DreamCityState) -> Text:
        return Text("ask-Deal", seat=self.me)


@dataclass
class MakeStacks(Step):
    """§DC-4.2.4, §DC-4.2.5, §DC-4.2.6, §DC-4.2.7, §DC-4.11.3 Mix in the tokens and make five stacks; what is left over goes away."""

    def run(self, s: DreamCityState) -> None:
        row = s.setup()
        if s.mode == TRAINING:
            s.box = row.left_over
        else:
            for kind in range(len(KINDS)):
                s.pool[FIRST_TOKEN + kind] = TOKENS_PER_KIND
            s.then(*[LeftOver()] * row.left_over)
        for slot in range(SLOTS):
            s.stacks[slot] = row.stack_height


@dataclass
class LeftOver(Draw):
    """§DC-4.2.8, §DC-4.11.3, §DC-4.11.4 A left-over tile: tokens to the area, buildings unseen to the box or to the solo opponent."""

    def moves(self, s: DreamCityState) -> list[Move]:
        if s.mode == SOLO:
            return [LEFT_OVER[i] for i, n in enumerate(s.pool) if n]
        tokens = [LEFT_OVER[i] for i in range(FIRST_TOKEN, len(s.pool)) if s.pool[i]]
        return [*tokens, UNSEEN_TILE]

    def weights(self, s: DreamCityState) -> list[int]:
        if s.mode == SOLO:
            return [n for n in s.pool if n]
        return [*[n for n in s.pool[FIRST_TOKEN:] if n], sum(s.pool[:FIRST_TOKEN]) - s.box]

    def take(self, s: DreamCityState, m: Move) -> None:
        if m is UNSEEN_TILE:
            s.box += 1
            s.emit("left_over_unseen")
            return
        item = m.index[0]
        s.pool[item] -= 1
        if item >= FIRST_TOKEN:
            place_early(s, item - FIRST_TOKEN)
        else:
            s.collection[item] += 1
            s.emit("opponent_starts_with", TILE_NAMES[item])
