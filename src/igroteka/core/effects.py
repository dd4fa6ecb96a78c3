"""Effects are data: typed trees that say what a tile or card does, and the frames that carry them out.

Core owns the combinators; leaves, counts and conditions belong to the games. A tree is built once, at
import, and entered into `Trees` (see `abilities`), which names every part of it and gives the questions
their moves. Frames hold the tree itself, storage its name.

An effect is performed n-fold: leaves and sequences multiply their numbers, a question is asked n times.
The state of a game with effects is a `PayingState`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

from .bundle import NOTHING, Bundle, add, scale
from .frames import Ask, Seat, State, Step
from .moves import Atom, Move, Moves
from .native import mypyc_attr
from .text import Text, Value

#: The state of the game that a part of a tree belongs to.
S = TypeVar("S", bound=State, contravariant=True)
P = TypeVar("P", bound="PayingState", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayingState(State):
    """The state of a game with effects: its seats pay with bundles."""

    def affords(self, me: Seat, price: Bundle) -> bool:
        """Whether a seat could pay this now."""
        raise NotImplementedError


class Questions:
    """The moves that effects ask with, entered into a game's table as the trees need them.

    The words are shared by all trees of a game ("choose wood" means the same everywhere), so the table
    stays small and reads well.
    """

    def __init__(self, moves: Moves) -> None:
        self.moves: Final = moves

    def word(self, kind: str, *args: Atom) -> Move:
        """The move with this notation, new or already there."""
        if any(not str(a) or " " in str(a) for a in args):
            raise ValueError(f"the move {kind} {args}; allowed: labels without spaces, see with_label()")
        known = self.moves.by_text.get(" ".join([kind, *[str(a) for a in args]]))
        if known is not None:
            return known
        index = sum([m.kind == kind for m in self.moves.all])
        return self.moves.add(kind, args, (index,) if args else ())

    def labels(self, kind: str, parts: tuple[Effect, ...]) -> list[Move]:
        """One move per part, by its label; of two equal labels the second gets a number."""
        named: list[Move] = []
        for i, part in enumerate(parts):
            same = 1 + sum([p.label == part.label for p in parts[:i]])
            named.append(self.word(kind, part.label if same == 1 else f"{part.label}-{same}"))
        return named


# ---------------------------------------------------------------- counts and conditions


@mypyc_attr(allow_interpreted_subclasses=True)
class CountOf(Generic[S]):
    """A number that a game reads off the position of a seat; games subclass it.

    A steady count cannot change while an effect is carried out, so that nobody need be asked whether
    it is read early or late.
    """

    def __init__(self, word: str, steady: bool = False, **args: Value) -> None:
        self.word = word
        self.steady = steady
        self.args = args

    def of(self, s: S, me: Seat) -> int:
        """The number now."""
        raise NotImplementedError

    def text(self) -> Text:
        """What is counted."""
        return Text("count-" + self.word, **self.args)

    def __repr__(self) -> str:
        return call(self, [f"{k}={v!r}" for k, v in self.args.items()])


class Ladder(CountOf[State]):
    """A count read off a ladder: 7 → 8, 9 → 12, 11 → 18; below the first rung nothing."""

    def __init__(self, count: Count, *rungs: tuple[int, int]) -> None:
        super().__init__("ladder", count.steady)
        self.count: Final = count
        self.rungs: Final = rungs

    def of(self, s: State, me: Seat) -> int:
        found, value = self.count.of(s, me), 0
        for least, worth in self.rungs:
            if found >= least:
                value = worth
        return value

    def text(self) -> Text:
        steps = ", ".join([f"{least} → {worth}" for least, worth in self.rungs])
        return Text("count-ladder", count=self.count.text(), steps=steps)

    def __repr__(self) -> str:
        return call(self, [repr(self.count), *[repr(r) for r in self.rungs]])


@mypyc_attr(allow_interpreted_subclasses=True)
class ConditionOf(Generic[S]):
    """Something that must be so in the position of a seat; games may subclass it."""

    def __init__(self, steady: bool = False) -> None:
        self.steady = steady

    def holds(self, s: S, me: Seat) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def text(self) -> Text:
        """What must be so."""
        return Text("if-" + type(self).__name__)


class AtLeast(ConditionOf[State]):
    """A count that is large enough."""

    def __init__(self, least: int, count: Count) -> None:
        super().__init__(count.steady)
        self.least: Final = least
        self.count: Final = count

    def holds(self, s: State, me: Seat) -> bool:
        return self.count.of(s, me) >= self.least

    def text(self) -> Text:
        return Text("if-at-least", least=self.least, count=self.count.text())

    def __repr__(self) -> str:
        return call(self, [repr(self.least), repr(self.count)])


# ---------------------------------------------------------------- effects


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectOf(Generic[S]):
    """A part of a tree. The attributes are folded once, when the tree is built."""

    def __init__(self, label: str) -> None:
        self.name: str | None = None
        self.label = label
        self.first: Move | None = None
        """The move that picks it among rewards that wait."""
        self.instant = False
        """It asks nothing and lays nothing on the agenda."""
        self.sure = False
        """An instant gain that cannot be lost: early or late is the same."""
        self.clear = False
        """What follows it in a sequence can be judged beforehand, with `net` gone."""
        self.net: Bundle = NOTHING
        self.pays = False
        """It pays for what follows it: if it cannot be done, neither can that."""

    def begin(self, s: S, me: Seat, n: int) -> None:
        """Carry it out n-fold, as far as possible; what takes a decision is laid on the agenda."""
        raise NotImplementedError

    def can(self, s: S, me: Seat, n: int, owed: Bundle) -> bool:
        """Whether it could be carried out n-fold after `owed` has been paid. It never changes the state."""
        raise NotImplementedError

    def go_on(self, s: S, me: Seat, n: int, left: int) -> None:
        """Carry out what is left of it."""
        raise NotImplementedError

    def moves(self, s: S, me: Seat, n: int, left: int) -> list[Move]:
        """The answers to its question."""
        raise NotImplementedError

    def take(self, s: S, me: Seat, n: int, left: int, m: Move) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def answer(self, m: Move) -> Text:
        """What an answer means."""
        raise NotImplementedError

    def bind(self, ask: Questions) -> None:
        """Get the moves of its question."""

    def parts(self) -> tuple[Effect, ...]:
        """The effects directly inside."""
        return ()

    def text(self) -> Text:
        """What it does."""
        raise NotImplementedError

    def with_label(self, label: str) -> Self:
        """Give it the word that moves use for it; before it goes into a tree, which reads the word."""
        self.label = label
        return self

    def __repr__(self) -> str:
        return call(self, [repr(p) for p in self.parts()])


# In a tree and in a frame it does not matter whose effect it is.
Count: TypeAlias = CountOf[Any]
Condition: TypeAlias = ConditionOf[Any]
Effect: TypeAlias = EffectOf[Any]


# ---------------------------------------------------------------- the frames that carry them out


@dataclass
class Perform(Step):
    """Carry out an effect for a seat."""

    me: Seat
    effect: Effect
    n: int = 1

    def run(self, s: State) -> None:
        self.effect.begin(s, self.me, self.n)


@dataclass
class Rest(Step):
    """Carry out what is left of an effect: the steps from `left` on, a set of steps, or a number of times."""

    me: Seat
    effect: Effect
    n: int
    left: int

    def run(self, s: State) -> None:
        self.effect.go_on(s, self.me, self.n, self.left)


@dataclass
class Decide(Ask):
    """The question of an effect."""

    me: Seat
    effect: Effect
    n: int
    left: int

    def seat(self, s: State) -> Seat:
        return self.me

    def moves(self, s: State) -> list[Move]:
        return self.effect.moves(s, self.me, self.n, self.left)

    def take(self, s: State, m: Move) -> None:
        self.effect.take(s, self.me, self.n, self.left, m)

    def prompt(self, s: State) -> Text:
        return Text("ask-" + type(self.effect).__name__, what=self.effect.text())


# ---------------------------------------------------------------- leaves


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaf(EffectOf[S]):
    """A step of a game that may take a decision: `do` lays a frame that asks. Games subclass it.

    A leaf whose price depends on the position sets `pays`, `clear` and, for the steps after it, `net`.
    """

    def __init__(self, word: str, label: str = "", **args: Value) -> None:
        super().__init__(label or word)
        self.word = word
        self.args = args

    def begin(self, s: S, me: Seat, n: int) -> None:
        if self.can(s, me, 1, NOTHING):
            self.do(s, me, n)

    def do(self, s: S, me: Seat, n: int) -> None:
        """Carry it out n-fold; only called if it can be done at least once."""
        raise NotImplementedError

    def can(self, s: S, me: Seat, n: int, owed: Bundle) -> bool:
        return True

    def text(self) -> Text:
        return Text("effect-" + self.word, **self.args)

    def __repr__(self) -> str:
        return call(self, [f"{k}={v!r}" for k, v in self.args.items()])


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Leaf[S]):
    """A leaf that is done `k` times, one after the other, each time only if it can be done then."""

    def __init__(self, word: str, k: int = 1, label: str = "", **args: Value) -> None:
        super().__init__(word, label, n=k, **args)
        self.k = k

    def begin(self, s: S, me: Seat, n: int) -> None:
        self.go_on(s, me, n, n * self.k)

    def go_on(self, s: S, me: Seat, n: int, left: int) -> None:
        if left > 0 and self.can(s, me, 1, NOTHING):
            if left > 1:
                s.then(Rest(me, self, n, left - 1))
            self.do(s, me, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(Leaf[S]):
    """A leaf that asks nothing and lays nothing on the agenda; what it gives may be lost."""

    def __init__(self, word: str, label: str = "", **args: Value) -> None:
        super().__init__(word, label, **args)
        self.instant = True

    def begin(self, s: S, me: Seat, n: int) -> None:
        self.do(s, me, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sure(Instant[S]):
    """A plain gain that cannot be lost. `gives` is what it adds to what the seat could pay."""

    def __init__(self, word: str, gives: Bundle, label: str = "", **args: Value) -> None:
        super().__init__(word, label, **args)
        self.sure = True
        self.clear = True
        self.gives = gives
        self.net = scale(gives, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Leaf[P]):
    """Pays a fixed bundle; it stands in a `Seq` before what it pays for.

    With `asks` it takes a decision: which resources a wild unit is paid with.
    """

    def __init__(self, word: str, price: Bundle, label: str = "", asks: bool = False, **args: Value) -> None:
        super().__init__(word, label, **args)
        self.instant = not asks
        self.pays = True
        self.clear = True
        self.price = price
        self.net = price

    def begin(self, s: P, me: Seat, n: int) -> None:
        if self.can(s, me, n, NOTHING):
            self.do(s, me, n)

    def can(self, s: P, me: Seat, n: int, owed: Bundle) -> bool:
        return s.affords(me, add(owed, self.price, n))


def walk(effect: Effect) -> list[Effect]:
    """The effect and everything inside, each part before what it contains."""
    parts = [effect]
    for part in effect.parts():
        parts.extend(walk(part))
    return parts


def call(self: object, args: list[str]) -> str:
    """The text of a constructor call, for repr."""
    return f"{type(self).__name__}({', '.join(args)})"
