"""Paying and gaining where there is a choice: basic resources, cards and discs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import Rewards
from igroteka.core.bundle import NOTHING, Bundle
from igroteka.core.effects import Cost, Effect, Leaf, Perform, Rest
from igroteka.core.frames import Ask, Frame, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text, Value

from ..amounts import amounts_text, payment_text
from ..components.vocabulary import PRODUCTS
from ..effects import (
    BASIC,
    CARD,
    CARD_OR_DISC,
    DISC,
    HELD,
    IRON,
    UNITS,
    WHEAT,
    WOOD,
    produce,
)
from ..moves import DISCARD, MOST_BASIC, PAY, RAISE, RETURN_DISC, TAKE
from ..state import SweetLandsState

#: Which basic resources may be paid with: all, or wheat and wood.
ALL_BASIC: Final = 3
WHEAT_OR_WOOD: Final = 2


def ask(s: SweetLandsState, frame: Ask) -> None:
    """Ask, unless there is one answer only."""
    moves = frame.moves(s)
    if len(moves) == 1:
        frame.take(s, moves[0])
    else:
        s.then(frame)


def give(s: SweetLandsState, me: int, effects: list[Effect]) -> None:
    """§SL-3.0.1 Several effects at once: what needs no decision happens now, the rest in the owner's order."""
    waiting: list[Frame] = []
    for effect in effects:
        if effect.instant:
            effect.begin(s, me, 1)
        else:
            waiting.append(Perform(me, effect))
    if len(waiting) == 1:
        s.then(waiting[0])
    elif waiting:
        s.then(Rewards(me, tuple(waiting)))


def discard(s: SweetLandsState, me: int, card: int) -> None:
    """§SL-4.1.3 A card goes from the hand to the discard pile, face up."""
    s.from_hand(me, card)
    s.discard.append(card)
    s.emit("discarded", me, DISCARD[card].args[0])


class UpTo(Leaf[SweetLandsState]):
    """§SL-3.0.2 A leaf that asks up to `k` times, each time with a chance to stop; it ends when nothing can be done."""

    def __init__(self, word: str, k: int, label: str = "", **args: Value) -> None:
        super().__init__(word, label, n=k, **args)
        self.k = k

    def begin(self, s: SweetLandsState, me: int, n: int) -> None:
        self.go_on(s, me, n, n * self.k)

    def go_on(self, s: SweetLandsState, me: int, n: int, left: int) -> None:
        if left > 0 and self.can(s, me, 1, NOTHING):
            s.then(self.question(me, left))

    def question(self, me: int, left: int) -> Ask:
        """The frame that asks."""
        raise NotImplementedError


def rest(s: SweetLandsState, me: int, effect: Effect, left: int) -> None:
    """Lay down what is left of an effect after one of its `left` times."""
    if left > 1:
        s.then(Rest(me, effect, 1, left - 1))


# ---------------------------------------------------------------- basic resources


@dataclass
class TakeBasic(Ask):
    """§SL-3.1.1 Gain basic resources of choice."""

    me: int
    n: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return TAKE[min(self.n, MOST_BASIC)]

    def take(self, s: SweetLandsState, m: Move) -> None:
        have = s.players[self.me].have
        for i in range(3):
            if m.index[i]:
                have[WHEAT + i] += m.index[i]
                s.emit("gained", self.me, UNITS.names[WHEAT + i], m.index[i])
        if self.n > MOST_BASIC:
            s.then(TakeBasic(self.me, self.n - MOST_BASIC))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-TakeBasic", n=min(self.n, MOST_BASIC))


@dataclass
class PayBasic(Ask):
    """§SL-3.1.1 Pay basic resources of choice out of the first `kinds` of them."""

    me: int
    n: int
    kinds: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        have = s.players[self.me].have
        wheat, wood = have[WHEAT], have[WOOD]
        iron = have[IRON] if self.kinds == ALL_BASIC else 0
        return [
            m
            for m in PAY[min(self.n, MOST_BASIC)]
            if m.index[0] <= wheat and m.index[1] <= wood and m.index[2] <= iron
        ]

    def take(self, s: SweetLandsState, m: Move) -> None:
        have = s.players[self.me].have
        for i in range(3):
            if m.index[i]:
                have[WHEAT + i] -= m.index[i]
                s.emit("paid", self.me, UNITS.names[WHEAT + i], m.index[i])
        if self.n > MOST_BASIC:
            ask(s, PayBasic(self.me, self.n - MOST_BASIC, self.kinds))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-PayBasic", n=min(self.n, MOST_BASIC))

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el.startswith(f"resource:{self.me}:"):
            return Refusal("SL-3.1.1", Text("no-resource", kind=el.rpartition(":")[2]))
        return None


class Basic(Leaf[SweetLandsState]):
    """§SL-3.0.2 Basic resources of the player's choice."""

    def __init__(self, n: int) -> None:
        super().__init__("gain", "basic", what=amounts_text([("basic", n)]))
        self.k: Final = n

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        s.then(TakeBasic(me, self.k * n))


# ---------------------------------------------------------------- production of choice


@dataclass
class Raise(Ask):
    """§SL-3.1.2 Raise a production level of choice, one after the other; `first` is the first level allowed."""

    me: int
    n: int
    first: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return RAISE[self.first :]

    def take(self, s: SweetLandsState, m: Move) -> None:
        if self.n > 1:
            s.then(Raise(self.me, self.n - 1, self.first))
        produce(s, self.me, m.index[0], 1)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-Raise", n=self.n)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el == f"production:{self.me}:{PRODUCTS[0]}" and self.first:
            return Refusal("SL-3.1.1", Text("no-basic-production"))
        return None


class ProduceAny(Leaf[SweetLandsState]):
    """§SL-3.1.2 Production of choice: basic only, or any of the four."""

    def __init__(self, n: int, basic: bool) -> None:
        super().__init__("produce", "", what=Text("level", kind="any_basic" if basic else "any", n=n))
        self.k: Final = n
        self.lowest: Final = 1 if basic else 0

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        s.then(Raise(me, self.k * n, self.lowest))


# ---------------------------------------------------------------- cards and discs


@dataclass
class DiscardCards(Ask):
    """§SL-4.5.4 Discard cards of choice; one must stay before round 5. With `or_disc` a disc may be returned instead."""

    me: int
    n: int
    or_disc: bool

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        p = s.players[self.me]
        legal = [DISCARD[c] for c in p.hand] if p.have[CARD] > 0 else []
        if self.or_disc and p.have[DISC]:
            legal.append(RETURN_DISC)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is RETURN_DISC:
            s.players[self.me].have[DISC] -= 1
            s.emit("paid", self.me, "disc", 1)
        else:
            discard(s, self.me, m.index[0])
        if self.n > 1:
            s.then(DiscardCards(self.me, self.n - 1, self.or_disc))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-DiscardCards-disc" if self.or_disc else "ask-DiscardCards", n=self.n)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el.startswith("card:") and s.players[self.me].have[CARD] == 0:
            return Refusal("SL-4.5.4", Text("no-last-card"))
        return None


class Discards(Leaf[SweetLandsState]):
    """§SL-4.5.4 Discard cards, as many as the hand rule allows."""

    def __init__(self, n: int) -> None:
        super().__init__("discard", n=n)
        self.k: Final = n

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return bool(s.players[me].have[CARD] > 0)

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        s.then(DiscardCards(me, min(self.k * n, s.players[me].have[CARD]), False))


class Price(Cost[SweetLandsState]):
    """§SL-3.0.3 A payment inside an effect."""

    def __init__(self, price: Bundle) -> None:
        super().__init__("pay", price, asks=bool(price[BASIC] or price[CARD] or price[CARD_OR_DISC]))
        self.fixed: Final = [(unit, price[unit]) for unit in range(HELD) if price[unit] and unit != CARD]

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        have: list[int] = s.players[me].have
        for unit, amount in self.fixed:
            have[unit] -= amount * n
            s.emit("paid", me, UNITS.names[unit], amount * n)
        price = self.price
        if price[CARD_OR_DISC]:
            s.then(DiscardCards(me, price[CARD_OR_DISC] * n, True))
        if price[CARD]:
            s.then(DiscardCards(me, price[CARD] * n, False))
        if price[BASIC]:
            ask(s, PayBasic(me, price[BASIC] * n, ALL_BASIC))

    def text(self) -> Text:
        return payment_text(zip(UNITS.names, self.price, strict=False))


def price_text(price: Bundle) -> Text:
    """A price in words."""
    return amounts_text(zip(UNITS.names, price, strict=False))


def price_of(cost: dict[str, int]) -> Bundle:
    """The bundle of a row's cost."""
    return UNITS.of(cost) if cost else NOTHING
