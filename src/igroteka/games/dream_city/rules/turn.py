"""A turn: build, score, take; bonus actions between the steps, and at the end the refill."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import CELLS, SYMBOL_OF
from ..components.setups import MOST_SEATS, SOLO
from ..components.tiles import KIND_OF, KINDS, TILE_NAMES
from ..moves import BUILD, DONE, DOUBLE, EXTRA, SPRING
from ..state import DOUBLING, EMPTY, DreamCityState
from .flower import flower_moves, spend_flower
from .market import REFILL, take_tile
from .points import tile_points
from .refusals import why_not
from .solo import OPPONENT_MOVES


@dataclass
class Turn(Step):
    """§DC-4.3.3, §DC-4.11.5 One turn: one or two passes, then the refill; in solo the opponent moves before it."""

    me: int

    def run(self, s: DreamCityState) -> None:
        s.turns += 1
        s.emit("turn", self.me)
        if s.mode == SOLO:
            s.then(OPPONENT_MOVES, REFILL)
        elif s.flower[self.me]:
            s.then(REFILL, AfterRefill(self.me))
        else:
            s.then(REFILL)
        begin_pass(s, self.me, 0)


def begin_pass(s: DreamCityState, me: int, used: int) -> None:
    """§DC-4.13.1 A pass begins; without a tile or an empty cell there is nothing to build."""
    if s.can_build(me):
        s.then(BUILDS[me][used])
    else:
        s.emit("cannot_build", me)
        s.then(AfterTake(me, used | 1 << EXTRA, False))


@dataclass
class Build(Ask):
    """§DC-4.3.4, §DC-4.3.5, §DC-4.3.6 Lay one tile of the hand on any empty cell; the flower may come first."""

    me: int
    used: int
    extra: bool

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        me = self.me
        hand = s.open[me] + s.hidden[me]
        if len(hand) == 2 and hand[0] == hand[1]:
            hand.pop()
        free = [cell for cell, tile in enumerate(s.city[me]) if tile == EMPTY]
        legal = flower_moves(s, me, self.used, double=False, extra=True)
        for tile in hand:
            row = BUILD[tile]
            legal += [row[cell] for cell in free]
        return legal

    def take(self, s: DreamCityState, m: Move) -> None:
        if m.kind == "build":
            tile, cell = m.index
            lay(s, self.me, tile, cell)
            spring = s.is_spring(self.me, cell)
            if spring or s.flower[self.me]:
                offer(s, Bonus(self.me, cell, self.used, self.extra, False, spring))
            else:
                score(s, self.me, cell, self.used, self.extra, False)
        elif m.kind == "flower":
            spend_flower(s, self.me, m)
            s.then(replace(self, used=self.used | 1 << EXTRA, extra=True))
        else:
            spend_flower(s, self.me, m)
            s.then(self)

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        return why_not(s, self.me, el, building=True)


def lay(s: DreamCityState, me: int, tile: int, cell: int) -> None:
    """§DC-4.3.7, §DC-4.12.1 A tile leaves the hand for good; of two equal tiles the one that everybody knows."""
    if tile in s.open[me]:
        s.open[me].remove(tile)
    else:
        s.hidden[me].remove(tile)
    s.city[me][cell] = tile
    s.emit("built", me, TILE_NAMES[tile], CELLS[cell])


@dataclass
class Bonus(Ask):
    """§DC-4.3.8, §DC-4.3.9, §DC-4.8.4, §DC-4.8.10 After a tile is laid: the bonus of its spring cell, and the flower."""

    me: int
    cell: int
    used: int
    extra: bool
    double: bool
    spring: bool

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        legal: list[Move] = []
        if self.spring:
            legal += [SPRING[b] for b in (DOUBLE, EXTRA) if not self.used & 1 << b]
        legal += flower_moves(s, self.me, self.used, double=True, extra=True)
        legal.append(DONE)
        return legal

    def take(self, s: DreamCityState, m: Move) -> None:
        if m is DONE:
            score(s, self.me, self.cell, self.used, self.extra, self.double)
        elif m.kind == "flower_rescore":
            spend_flower(s, self.me, m)
            offer(s, self)
        else:
            bonus = m.index[0]
            if m.kind == "spring":
                s.emit("spring", self.me, str(m.args[0]))
            else:
                spend_flower(s, self.me, m)
            offer(
                s,
                replace(
                    self,
                    used=self.used | 1 << bonus,
                    double=self.double or bonus == DOUBLE,
                    extra=self.extra or bonus == EXTRA,
                    spring=self.spring and m.kind != "spring",
                ),
            )

    def prompt(self, s: DreamCityState) -> Text:
        points = tile_points(s.city[self.me], self.cell, s.component)
        return Text("ask-Bonus", points=points * 2 if self.double else points)

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        return why_not(s, self.me, el, building=False)

    def standing(self, s: DreamCityState, orders: dict[str, str]) -> Move | None:
        return DONE if orders["flower"] == "keep" and not self.spring else None


def offer(s: DreamCityState, bonus: Bonus) -> None:
    """Ask about bonus actions only if there is one to choose."""
    if len(bonus.moves(s)) > 1:
        s.then(bonus)
    else:
        score(s, bonus.me, bonus.cell, bonus.used, bonus.extra, bonus.double)


def score(s: DreamCityState, me: int, cell: int, used: int, extra: bool, double: bool) -> None:
    """§DC-4.3.10 The tile scores, doubled if so chosen; then a new tile is taken."""
    city = s.city[me]
    kind = KIND_OF[city[cell]]
    points = tile_points(city, cell, s.component)
    s.points[me][kind] += points
    s.emit("scored", me, KINDS[kind], CELLS[cell], points)
    if double:
        s.points[me][DOUBLING] += points
        s.emit("doubled", me, points)
    if extra or s.flower[me]:
        s.then(AfterTake(me, used, extra))
    take_tile(s, me, SYMBOL_OF[cell])


@dataclass
class AfterTake(Step):
    """§DC-4.3.11, §DC-4.3.12, §DC-4.8.5 After taking: the second pass of an extra turn, or a last chance for one."""

    me: int
    used: int
    extra: bool

    def run(self, s: DreamCityState) -> None:
        if self.extra:
            s.emit("extra_turn", self.me)
            begin_pass(s, self.me, self.used)
        elif flower_moves(s, self.me, self.used, double=False, extra=True):
            s.then(BeforeRefill(self.me, self.used))


@dataclass
class BeforeRefill(Ask):
    """§DC-4.8.5, §DC-4.8.6 Before the refill the flower can still give an extra turn or a rescoring."""

    me: int
    used: int

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        return [*flower_moves(s, self.me, self.used, double=False, extra=True), DONE]

    def take(self, s: DreamCityState, m: Move) -> None:
        if m is not DONE:
            spend_flower(s, self.me, m)
            if m.kind == "flower":
                s.then(AfterTake(self.me, self.used | 1 << EXTRA, True))

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        return why_not(s, self.me, el, building=False)

    def standing(self, s: DreamCityState, orders: dict[str, str]) -> Move | None:
        return DONE if orders["flower"] != "ask" else None


@dataclass
class AfterRefill(Step):
    """§DC-4.8.6 After the refill the flower can still rescore."""

    me: int

    def run(self, s: DreamCityState) -> None:
        if flower_moves(s, self.me, 0, double=False, extra=False):
            s.then(LastChance(self.me))


@dataclass
class LastChance(Ask):
    """§DC-4.8.6, §DC-4.8.7 The turn is over but for a rescoring by flower."""

    me: int

    def seat(self, s: DreamCityState) -> int:
        return self.me

    def moves(self, s: DreamCityState) -> list[Move]:
        return [*flower_moves(s, self.me, 0, double=False, extra=False), DONE]

    def take(self, s: DreamCityState, m: Move) -> None:
        if m is not DONE:
            spend_flower(s, self.me, m)

    def why_not(self, s: DreamCityState, el: str) -> Refusal | None:
        return why_not(s, self.me, el, building=False)

    def standing(self, s: DreamCityState, orders: dict[str, str]) -> Move | None:
        return DONE if orders["flower"] != "ask" else None


#: Frames are values that never change, so the usual ones are made once: by seat, and by bonuses used.
BUILDS: Final = [[Build(me, used, False) for used in range(4)] for me in range(MOST_SEATS)]
TURNS: Final = [Turn(me) for me in range(MOST_SEATS)]
