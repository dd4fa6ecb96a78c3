"""A market: a toy game of effects, with purses, four stalls, and a trail of what happened."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import count
from typing import Final

from igroteka.core import Ask, Frame, Json, Loader, Move, Moves, Queue, Seat, Step, frames_of
from igroteka.core import abilities as abilities_module
from igroteka.core import effects as effects_module
from igroteka.core.abilities import Abilities, AbleState, Rewards, Trees, fire, soon
from igroteka.core.agenda import moves, play, settle
from igroteka.core.bundle import NOTHING, Bundle, Units, add, gain, pay
from igroteka.core.data import dump
from igroteka.core.effects import (
    ConditionOf,
    Cost,
    CountOf,
    Effect,
    Instant,
    Leaf,
    OneByOne,
    Perform,
    Sure,
)

UNITS: Final = Units("c t w vp", any="t w")
MOVES: Final = Moves()
STALL: Final = MOVES.each("stall", range(4))
GIVE: Final = MOVES.each("give", ("t", "w"))
TREES: Final = Trees(MOVES)
_numbers: Final = count(1)


class Market(AbleState):
    """What the seats hold, who owns the stalls (0: nobody), their abilities, and the trail."""

    def __init__(
        self,
        agenda: list[Frame],
        have: list[list[int]],
        stalls: list[int],
        trail: list[str],
        owned: list[Abilities],
    ) -> None:
        super().__init__(agenda)
        self.have = have
        self.stalls = stalls
        self.trail = trail
        self.owned = owned

    def affords(self, me: Seat, price: Bundle) -> bool:
        return UNITS.covers(self.have[me], price)

    def abilities(self, me: Seat) -> Abilities:
        return self.owned[me]

    def clone(self) -> Market:
        return Market(
            self.agenda.copy(),
            [h.copy() for h in self.have],
            self.stalls.copy(),
            self.trail.copy(),
            self.owned.copy(),
        )

    def to_data(self) -> dict[str, Json]:
        agenda = [dump(f) for f in self.agenda]
        return {"agenda": agenda, "have": self.have, "stalls": self.stalls, "trail": self.trail}


class Gain(Sure[Market]):
    """Resources at once."""

    def __init__(self, what: str) -> None:
        super().__init__("gain", UNITS.parse(what), label=what.replace(" ", "+"), what=what)

    def do(self, s: Market, me: Seat, n: int) -> None:
        gain(s.have[me], self.gives, n)
        s.trail.append(f"{UNITS.text(self.gives)} x{n}")


class Luck(Instant[Market]):
    """Points that are lost above ten: early or late may matter."""

    def __init__(self) -> None:
        super().__init__("luck")

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.have[me][3] = min(10, s.have[me][3] + n)
        s.trail.append(f"luck x{n}")


class Pay(Cost[Market]):
    """A fixed price."""

    def __init__(self, what: str) -> None:
        super().__init__("pay", UNITS.parse(what), what=what)

    def do(self, s: Market, me: Seat, n: int) -> None:
        pay(s.have[me], self.price, n)
        s.trail.append(f"paid {UNITS.text(self.price)} x{n}")


class PayAny(Cost[Market]):
    """A price in any mix of t and w."""

    def __init__(self, k: int) -> None:
        super().__init__("pay-any", UNITS.parse(f"{k}any"), asks=True, n=k)
        self.k = k

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.then(*[Give(me) for _ in range(self.k * n)])


class Open(OneByOne[Market]):
    """Take free stalls, one after the other."""

    def __init__(self, k: int = 1) -> None:
        super().__init__("open", k)

    def can(self, s: Market, me: Seat, n: int, owed: Bundle) -> bool:
        return s.stalls.count(0) >= n

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.then(Stall(me))


class Buy(Leaf[Market]):
    """Take a free stall for two coins: a price that comes on top of what is owed."""

    def __init__(self) -> None:
        super().__init__("buy")

    def can(self, s: Market, me: Seat, n: int, owed: Bundle) -> bool:
        return 0 in s.stalls and s.affords(me, add(owed, UNITS.parse("2c")))

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.have[me][0] -= 2
        s.then(Stall(me))


class Clear(Leaf[Market]):
    """Give up all own stalls."""

    def __init__(self) -> None:
        super().__init__("clear")

    def can(self, s: Market, me: Seat, n: int, owed: Bundle) -> bool:
        return me + 1 in s.stalls

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.stalls = [0 if owner == me + 1 else owner for owner in s.stalls]
        s.trail.append("cleared")


class Say(Leaf[Market]):
    """A step of its own on the agenda."""

    def __init__(self, what: str) -> None:
        super().__init__("say", label=what, what=what)
        self.what = what

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.then(Said(me, self.what, n))


class Ring(Leaf[Market]):
    """An event inside an effect: what listens waits in the basket."""

    def __init__(self) -> None:
        super().__init__("ring")

    def do(self, s: Market, me: Seat, n: int) -> None:
        s.trail.append("ring")
        fire(s, me, ("bell",), 1, Basket)


class Errand(Leaf[Market]):
    """First come, first served: an errand that comes up during another one waits for its end."""

    def __init__(self, what: str) -> None:
        super().__init__("errand", label=what, what=what)
        self.what = what

    def do(self, s: Market, me: Seat, n: int) -> None:
        soon(s, Errands(), Run(me, self.what))


class Stalls(CountOf[Market]):
    """The own stalls."""

    def __init__(self, steady: bool = False) -> None:
        super().__init__("stalls", steady)

    def of(self, s: Market, me: Seat) -> int:
        return s.stalls.count(me + 1)


class Coins(ConditionOf[Market]):
    """Whether there is a coin."""

    def holds(self, s: Market, me: Seat) -> bool:
        return s.have[me][0] > 0


@dataclass
class Stall(Ask):
    """Which stall?"""

    me: Seat

    def seat(self, s: Market) -> Seat:
        return self.me

    def moves(self, s: Market) -> list[Move]:
        return [m for m in STALL if s.stalls[m.index[0]] == 0]

    def take(self, s: Market, m: Move) -> None:
        s.stalls[m.index[0]] = self.me + 1
        s.trail.append(m.text)
        fire(s, self.me, ("stall", "stall-edge" if m.index[0] in (0, 3) else "stall-middle"))


@dataclass
class Give(Ask):
    """Which resource?"""

    me: Seat

    def seat(self, s: Market) -> Seat:
        return self.me

    def moves(self, s: Market) -> list[Move]:
        return [m for m in GIVE if s.have[self.me][1 + m.index[0]]]

    def take(self, s: Market, m: Move) -> None:
        s.have[self.me][1 + m.index[0]] -= 1
        s.trail.append(m.text)


@dataclass
class Said(Step):
    """Says it."""

    me: Seat
    what: str
    n: int

    def run(self, s: Market) -> None:
        s.trail.append(f"{self.what} x{self.n}" if self.n > 1 else self.what)


@dataclass
class Run(Step):
    """An errand with two halves; the errand "far" sends somebody on another one in between."""

    me: Seat
    what: str

    def run(self, s: Market) -> None:
        if self.what == "far":
            s.then(Said(self.me, "far 1", 1), Perform(self.me, NEAR), Said(self.me, "far 2", 1))
        else:
            s.then(Said(self.me, self.what, 1))


@dataclass
class Errands(Queue):
    """Errands to run."""


@dataclass
class Basket(Rewards):
    """Rewards in any order."""


def tree(effect: Effect, waits: str = "") -> Effect:
    """Name an effect."""
    return TREES.add(waits or f"t{next(_numbers)}", effect, waits=bool(waits))


NEAR: Final = tree(Errand("near"))
FRAMES: Final = frames_of(effects_module, abilities_module, sys.modules[__name__])
LOADER: Final = Loader(MOVES, FRAMES, TREES.by_name)


def market(have: str = "", stalls: str = "0000", *frames: Frame, owned: Abilities | None = None) -> Market:
    """A market with two seats; seat 0 holds something."""
    mine = list(UNITS.parse(have))[: len(UNITS.held)]
    s = Market([], [mine, UNITS.empty()], [int(c) for c in stalls], [], [owned or Abilities(), Abilities()])
    s.then(*frames)
    settle(s)
    return s


def perform(effect: Effect, have: str = "", stalls: str = "0000", n: int = 1) -> Market:
    """A market in which seat 0 begins an effect."""
    return market(have, stalls, Perform(0, effect if effect.name else tree(effect), n))


def question_for(s: Market) -> list[str]:
    """The legal moves of seat 0."""
    return [m.text for m in moves(s, 0)]


def say(s: Market, *texts: str) -> Market:
    """Answer for seat 0."""
    for text in texts:
        play(s, 0, MOVES.parse(text))
    return s


def can(effect: Effect, have: str = "", stalls: str = "0000", n: int = 1) -> bool:
    """Whether seat 0 could do it."""
    return effect.can(market(have, stalls), 0, n, NOTHING)


def stored(s: Market) -> Market:
    """The same position, by way of JSON data."""
    copy = s.clone()
    copy.agenda = LOADER.agenda([dump(f) for f in s.agenda])
    return copy
