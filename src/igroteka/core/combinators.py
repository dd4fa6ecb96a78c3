"""The seven ways to put effects together: Seq, AnyOrder, Choose, May, Upto, Per, If."""

from __future__ import annotations

from typing import Final

from .bundle import NOTHING, Bundle, add
from .effects import (
    Condition,
    Cost,
    Count,
    Decide,
    Effect,
    EffectOf,
    PayingState,
    Perform,
    Questions,
    Rest,
    Sure,
    call,
)
from .frames import Seat, State
from .moves import Move
from .text import Text


class Seq(EffectOf[PayingState]):
    """One after the other.

    It can be done if the costs at its beginning can be paid together and each step up to the first
    unclear one can be done: what lies behind that depends on decisions not yet taken. A sequence that
    pays does not begin if it cannot be done, and stops at a later cost that cannot be paid; one
    without costs does what it can.
    """

    def __init__(self, *steps: Effect) -> None:
        super().__init__(_several("Seq", steps)[-1].label)
        self.steps: Final = steps
        self.pays = any(p.pays for p in steps)
        self.instant = all(p.instant for p in steps)
        self.sure = all(p.sure for p in steps)
        self.clear = all(p.clear for p in steps)
        self.needs: Final[list[Bundle]] = []
        self.checks: Final[list[Effect]] = []
        self.owed: Final[list[Bundle]] = []
        gained = True
        for p in steps:
            if isinstance(p, Cost):
                if not gained:  # costs in a row are one need
                    self.needs.pop()
                self.needs.append(add(self.net, p.price))
                gained = False
            elif not isinstance(p, Sure):
                self.checks.append(p)
                self.owed.append(self.net)
            if not p.clear:
                break
            self.net = add(self.net, p.net)
            gained = gained or not p.pays

    def begin(self, s: PayingState, me: Seat, n: int) -> None:
        if not self.pays or self.can(s, me, n, NOTHING):
            self.go_on(s, me, n, 0)

    def go_on(self, s: PayingState, me: Seat, n: int, left: int) -> None:
        last = len(self.steps) - 1
        for i in range(left, last + 1):
            step = self.steps[i]
            if left and step.pays and not step.can(s, me, n, NOTHING):
                return
            if not step.instant:
                if i < last:
                    s.then(Rest(me, self, n, i + 1))
                step.begin(s, me, n)
                return
            step.begin(s, me, n)

    def can(self, s: PayingState, me: Seat, n: int, owed: Bundle) -> bool:
        for need in self.needs:
            if not s.affords(me, add(owed, need, n)):
                return False
        checks = self.checks
        return all(checks[i].can(s, me, n, add(owed, self.owed[i], n)) for i in range(len(checks)))

    def parts(self) -> tuple[Effect, ...]:
        return self.steps

    def text(self) -> Text:
        return _chain("effect-then", self.steps)


class AnyOrder(EffectOf[State]):
    """Steps in an order that the seat likes, each completed before the next.

    Sure gains come first, unasked. A step that cannot be done now waits, for another one may make it
    possible; what is still impossible at the end is skipped.
    """

    def __init__(self, *steps: Effect) -> None:
        super().__init__("+".join([p.label for p in _several("AnyOrder", steps)]))
        if any(isinstance(p, Cost) for p in steps):
            raise ValueError("AnyOrder: found a cost; allowed: costs in a Seq, before what they pay for")
        self.steps: Final = steps
        self.sure = self.instant = self.clear = all(p.sure for p in steps)
        if self.sure:
            for p in steps:
                self.net = add(self.net, p.net)
        self.gains: Final = [p for p in steps if p.sure]
        self.others: Final = tuple([p for p in steps if not p.sure])
        self.picks: list[Move] = []

    def bind(self, ask: Questions) -> None:
        if len(self.others) > 1:
            self.picks = ask.labels("first", self.others)

    def begin(self, s: State, me: Seat, n: int) -> None:
        for gain in self.gains:
            gain.begin(s, me, n)
        if self.others:
            self.go_on(s, me, n, (1 << len(self.others)) - 1)

    def go_on(self, s: State, me: Seat, n: int, left: int) -> None:
        ready = self._ready(s, me, left)
        if len(ready) > 1:
            s.then(Decide(me, self, n, left))
        elif ready:
            self._do(s, me, n, left, ready[0])

    def moves(self, s: State, me: Seat, n: int, left: int) -> list[Move]:
        return [self.picks[i] for i in self._ready(s, me, left)]

    def take(self, s: State, me: Seat, n: int, left: int, m: Move) -> None:
        self._do(s, me, n, left, self.picks.index(m))

    def _ready(self, s: State, me: Seat, left: int) -> list[int]:
        others = self.others
        return [i for i in range(len(others)) if left >> i & 1 and others[i].can(s, me, 1, NOTHING)]

    def _do(self, s: State, me: Seat, n: int, left: int, i: int) -> None:
        left &= ~(1 << i)
        if left:
            s.then(Rest(me, self, n, left))
        self.others[i].begin(s, me, n)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        return any(p.can(s, me, 1, owed) for p in self.steps)

    def answer(self, m: Move) -> Text:
        return self.others[self.picks.index(m)].text()

    def parts(self) -> tuple[Effect, ...]:
        return self.steps

    def text(self) -> Text:
        return _chain("effect-and", self.steps)


class Choose(EffectOf[State]):
    """Exactly one of several; the only possible one is taken unasked."""

    def __init__(self, *options: Effect) -> None:
        super().__init__("/".join([p.label for p in _several("Choose", options)]))
        self.options: Final = options
        self.picks: list[Move] = []

    def bind(self, ask: Questions) -> None:
        self.picks = ask.labels("choose", self.options)

    def begin(self, s: State, me: Seat, n: int) -> None:
        ready = self._ready(s, me)
        if len(ready) > 1:
            s.then(Decide(me, self, n, 0))
        elif ready:
            self._do(s, me, n, ready[0])

    def moves(self, s: State, me: Seat, n: int, left: int) -> list[Move]:
        return [self.picks[i] for i in self._ready(s, me)]

    def take(self, s: State, me: Seat, n: int, left: int, m: Move) -> None:
        self._do(s, me, n, self.picks.index(m))

    def _ready(self, s: State, me: Seat) -> list[int]:
        options = self.options
        return [i for i in range(len(options)) if options[i].can(s, me, 1, NOTHING)]

    def _do(self, s: State, me: Seat, n: int, i: int) -> None:
        if n > 1:
            s.then(Perform(me, self, n - 1))
        self.options[i].begin(s, me, 1)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        return any(p.can(s, me, 1, owed) for p in self.options)

    def answer(self, m: Move) -> Text:
        return self.options[self.picks.index(m)].text()

    def parts(self) -> tuple[Effect, ...]:
        return self.options

    def text(self) -> Text:
        return _chain("effect-or", self.options)


class May(EffectOf[State]):
    """Do it or leave it; nothing is asked if it cannot be done. Performed n-fold, "no" ends the asking."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect.label)
        self.effect: Final = effect
        self.picks: list[Move] = []

    def bind(self, ask: Questions) -> None:
        self.picks = [ask.word("yes"), ask.word("no")]

    def begin(self, s: State, me: Seat, n: int) -> None:
        if self.effect.can(s, me, 1, NOTHING):
            s.then(Decide(me, self, n, 0))

    def moves(self, s: State, me: Seat, n: int, left: int) -> list[Move]:
        return self.picks

    def take(self, s: State, me: Seat, n: int, left: int, m: Move) -> None:
        if m is self.picks[0]:
            if n > 1:
                s.then(Perform(me, self, n - 1))
            self.effect.begin(s, me, 1)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        return self.effect.can(s, me, 1, owed)

    def answer(self, m: Move) -> Text:
        return self.effect.text() if m is self.picks[0] else Text("answer-no")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def text(self) -> Text:
        return Text("effect-may", what=self.effect.text())


class Upto(EffectOf[State]):
    """As often as the seat says, from 0 to a limit: the number is named first, then everything multiplies.

    So what a repetition gains cannot pay for the next one.
    """

    def __init__(self, limit: int, effect: Effect) -> None:
        super().__init__(effect.label)
        self.limit: Final = limit
        self.effect: Final = effect
        self.picks: list[Move] = []

    def bind(self, ask: Questions) -> None:
        self.picks = [ask.word("times", i) for i in range(self.limit + 1)]

    def begin(self, s: State, me: Seat, n: int) -> None:
        if self.effect.can(s, me, 1, NOTHING):
            s.then(Decide(me, self, n, 0))

    def moves(self, s: State, me: Seat, n: int, left: int) -> list[Move]:
        most = 1
        while most < self.limit and self.effect.can(s, me, most + 1, NOTHING):
            most += 1
        return self.picks[: most + 1]

    def take(self, s: State, me: Seat, n: int, left: int, m: Move) -> None:
        if n > 1:
            s.then(Perform(me, self, n - 1))
        often = self.picks.index(m)
        if often:
            self.effect.begin(s, me, often)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        return self.effect.can(s, me, 1, owed)

    def answer(self, m: Move) -> Text:
        return Text("answer-times", n=self.picks.index(m), what=self.effect.text())

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def text(self) -> Text:
        return Text("effect-upto", limit=self.limit, what=self.effect.text())

    def __repr__(self) -> str:
        return call(self, [repr(self.limit), repr(self.effect)])


class Per(EffectOf[State]):
    """Once for each `each` that are counted, at most `most` times; the numbers of the effect multiply."""

    def __init__(self, count: Count, effect: Effect, each: int = 1, most: int = 0) -> None:
        super().__init__(effect.label)
        self.count: Final = count
        self.effect: Final = effect
        self.each: Final = each
        self.most: Final = most
        self.instant = effect.instant
        self.sure = effect.sure and count.steady
        self.pays = effect.pays

    def often(self, s: State, me: Seat) -> int:
        """How many times it would be done now."""
        often = self.count.of(s, me) // self.each
        return self.most if 0 < self.most < often else often

    def begin(self, s: State, me: Seat, n: int) -> None:
        often = self.often(s, me)
        if often > 0:
            self.effect.begin(s, me, often * n)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        """A gain of nothing forbids nothing; what takes a decision must be there to be done."""
        often = self.often(s, me)
        return self.effect.can(s, me, often * n, owed) if often > 0 else self.instant

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def text(self) -> Text:
        key = "effect-per-most" if self.most else "effect-per"
        return Text(key, what=self.effect.text(), count=self.count.text(), each=self.each, most=self.most)

    def __repr__(self) -> str:
        return call(self, [repr(self.count), repr(self.effect), f"each={self.each}", f"most={self.most}"])


class If(EffectOf[State]):
    """Only on a condition, read when it is carried out; else nothing, or something else."""

    def __init__(self, condition: Condition, effect: Effect, other: Effect | None = None) -> None:
        super().__init__(effect.label)
        self.condition: Final = condition
        self.effect: Final = effect
        self.other: Final = other
        self.instant = effect.instant and (other is None or other.instant)
        self.sure = condition.steady and effect.sure and (other is None or other.sure)
        self.pays = effect.pays or (other is not None and other.pays)

    def _now(self, s: State, me: Seat) -> Effect | None:
        return self.effect if self.condition.holds(s, me) else self.other

    def begin(self, s: State, me: Seat, n: int) -> None:
        now = self._now(s, me)
        if now is not None:
            now.begin(s, me, n)

    def can(self, s: State, me: Seat, n: int, owed: Bundle) -> bool:
        now = self._now(s, me)
        return now is not None and now.can(s, me, n, owed)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,) if self.other is None else (self.effect, self.other)

    def text(self) -> Text:
        key, what = "effect-if", self.effect.text()
        if self.other is None:
            return Text(key, condition=self.condition.text(), what=what)
        return Text("effect-if-else", condition=self.condition.text(), what=what, other=self.other.text())

    def __repr__(self) -> str:
        return call(self, [repr(self.condition), *[repr(p) for p in self.parts()]])


def _several(kind: str, parts: tuple[Effect, ...]) -> tuple[Effect, ...]:
    if len(parts) < 2:
        raise ValueError(f"{kind}: found {len(parts)} effects; allowed: two or more")
    return parts


def _chain(key: str, parts: tuple[Effect, ...]) -> Text:
    """Texts joined two by two, since a message has no lists."""
    whole = parts[-1].text()
    for i in range(len(parts) - 2, -1, -1):
        whole = Text(key, a=parts[i].text(), b=whole)
    return whole
