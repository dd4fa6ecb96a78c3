"""Abilities: what a tile or card does again and again. And the table that names all trees of a game.

Three kinds are enough: `When` an event happens, a standing `Rule`, and an `Act` that the seat may take.
The state of a game with abilities is an `AbleState`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .bundle import NOTHING
from .effects import Decide, Effect, PayingState, Perform, Questions, call
from .frames import Frame, Place, Pool, Seat, State
from .moves import Move, Moves
from .native import mypyc_attr
from .text import Text

T = TypeVar("T", bound="Effect | Ability")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """Base of the three kinds."""

    def __init__(self) -> None:
        self.name: str | None = None

    def inside(self) -> Effect | None:
        """The effect in it, if any."""
        return None

    def text(self) -> Text:
        """What it does."""
        raise NotImplementedError


class When(Ability):
    """Something that happens on an event; `events` are the names it listens to, with spaces between."""

    def __init__(self, events: str, then: Effect) -> None:
        super().__init__()
        self.events: Final = events.split()
        self.effect: Final = then

    def inside(self) -> Effect | None:
        return self.effect

    def text(self) -> Text:
        event = Text("when-" + self.events[0])
        for other in self.events[1:]:
            event = Text("when-or", a=event, b=Text("when-" + other))
        return Text("ability-when", event=event, what=self.effect.text())

    def __repr__(self) -> str:
        return call(self, [repr(" ".join(self.events)), repr(self.effect)])


class Rule(Ability):
    """A standing change of the rules, read by the one query that it changes."""

    def __init__(self, key: str, value: Any = 1) -> None:
        super().__init__()
        self.key: Final = key
        self.value: Final = value

    def text(self) -> Text:
        value = self.value if isinstance(self.value, (int, str)) else str(self.value)
        return Text("rule-" + self.key, value=value)

    def __repr__(self) -> str:
        return call(self, [repr(self.key), repr(self.value)])


class Act(Ability):
    """Something that the seat may do on its turn, once a round or as often as it can.

    `index` is its place among all acts of the game: a state keeps the used ones as bits of a number.
    """

    def __init__(self, effect: Effect, once: bool = True) -> None:
        super().__init__()
        self.effect: Final = effect
        self.once: Final = once
        self.index = -1
        self.move: Move | None = None

    def inside(self) -> Effect | None:
        return self.effect

    def text(self) -> Text:
        return Text("ability-act-once" if self.once else "ability-act", what=self.effect.text())

    def __repr__(self) -> str:
        return call(self, [repr(self.effect), f"once={self.once}"])


class Abilities:
    """The abilities of a seat, sorted for quick questions. It never changes: `joined` makes another one.

    It follows from the tiles that a seat owns, so clones share it and storage leaves it out.
    """

    def __init__(self, items: tuple[Ability, ...] = ()) -> None:
        self.items: Final = items
        self.acts: Final[list[Act]] = []
        self._rules: Final[dict[str, list[Any]]] = {}
        self._whens: Final[dict[str, list[When]]] = {}
        for item in items:
            if isinstance(item, Act):
                self.acts.append(item)
            elif isinstance(item, Rule):
                self._rules.setdefault(item.key, []).append(item.value)
            elif isinstance(item, When):
                for event in item.events:
                    self._whens.setdefault(event, []).append(item)

    def plus(self, more: tuple[Ability, ...]) -> Abilities:
        """These and more."""
        return Abilities(self.items + more) if more else self

    def without(self, gone: tuple[Ability, ...]) -> Abilities:
        """These but for some."""
        return Abilities(tuple([a for a in self.items if a not in gone])) if gone else self

    def rules(self, key: str) -> list[Any]:
        """The values of all standing rules with this key."""
        return self._rules.get(key, [])

    def total(self, key: str) -> int:
        """The sum of the standing rules with this key."""
        return sum(self._rules[key]) if key in self._rules else 0

    def whens(self, events: tuple[str, ...]) -> list[When]:
        """What listens to at least one of these names, each once."""
        listening: list[When] = []
        for event in events:
            for when in self._whens.get(event, []):
                if when not in listening:
                    listening.append(when)
        return listening

    def open(self, s: State, me: Seat, used: int) -> list[Move]:
        """The moves of the acts that the seat could take now; `used` has the bits of those used up."""
        acts: list[Move] = []
        for act in self.acts:
            if act.move is not None and not used >> act.index & 1 and act.effect.can(s, me, 1, NOTHING):
                acts.append(act.move)
        return acts


@mypyc_attr(allow_interpreted_subclasses=True)
class AbleState(PayingState):
    """The state of a game with abilities."""

    def abilities(self, me: Seat) -> Abilities:
        """What the tiles and cards of a seat do again and again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Rewards(Pool):
    """Effects that wait for their owner, who takes them in any order. Subclass it to name a place."""

    def name(self, s: State, frame: Frame) -> Move:
        if isinstance(frame, Perform) and frame.effect.first is not None:
            return frame.effect.first
        raise TypeError(f"{frame!r} waits among rewards; allowed: an effect that was named with waits=True")

    def ready(self, s: State) -> list[int]:
        """Equal effects count once, and one that cannot be done yet waits."""
        numbers: list[int] = []
        seen: list[Effect] = []
        for i, frame in enumerate(self.frames):
            if not isinstance(frame, Perform):
                numbers.append(i)
            elif frame.effect not in seen and frame.effect.can(s, self.me, 1, NOTHING):
                seen.append(frame.effect)
                numbers.append(i)
        return numbers


def fire(
    s: AbleState, me: Seat, events: tuple[str, ...], n: int = 1, place: type[Place] | None = None
) -> None:
    """Let an event happen n times: everything of the seat that listens to one of its names is done.

    An event may have several names ("workshop", "workshop-edge"), so that listeners need no conditions.
    What needs no decision happens here and now; the rest goes to `place`, or on top of the agenda, and
    the seat orders it if it is more than one.
    """
    waiting: list[Frame] = []
    for when in s.abilities(me).whens(events):
        effect: Effect = when.effect
        if effect.instant:
            effect.begin(s, me, n)
        elif place is not None:
            s.later(place, Perform(me, effect, n))
        else:
            waiting.append(Perform(me, effect, n))
    if len(waiting) == 1:
        s.then(waiting[0])
    elif waiting:
        s.then(Rewards(me, tuple(waiting)))


def reward(s: State, me: Seat, effect: Effect, place: type[Place], n: int = 1) -> None:
    """Give an effect: what needs no decision happens here and now, the rest waits at `place`."""
    if effect.instant:
        effect.begin(s, me, n)
    else:
        s.later(place, Perform(me, effect, n))


def soon(s: State, place: Place, frame: Frame) -> None:
    """Put a frame into a place of this class if one waits on the agenda; else lay this one here with it."""
    if any(isinstance(here, type(place)) for here in s.agenda):
        s.later(type(place), frame)
    else:
        s.then(place.with_frame(frame))


class Trees:
    """All effects and abilities of a game by name, and the moves that they ask with.

    It is filled at import, in a fixed order. `by_name` is what a `Loader` reads stored frames with.
    """

    def __init__(self, moves: Moves) -> None:
        self.ask: Final = Questions(moves)
        self.by_name: Final[dict[str, Effect | Ability]] = {}
        self.acts: Final[list[Act]] = []
        self._taken_by: Final[dict[int, Act]] = {}

    def add(self, name: str, tree: T, waits: bool = False, word: str = "") -> T:
        """Name a tree: its parts become "name.1", "name.2" …, an act gets the move "act name".

        With `waits` the effect may stand among `Rewards`, where the move "first name" picks it; the
        effect of a `When` always may. `word` stands in these moves if the name would not read well.
        """
        if tree.name is not None or name in self.by_name:
            raise ValueError(f"tree {name!r} (so far {tree.name!r}); allowed: a new name for a new tree")
        word = word or name
        if isinstance(tree, Ability):
            self._enter(name, tree)
            effect = tree.inside()
            if effect is not None:
                self._effect(f"{name}.do", effect)
            if isinstance(tree, Act):
                tree.index = len(self.acts)
                tree.move = self.ask.word("act", word)
                self.acts.append(tree)
                self._taken_by[tree.move.id] = tree
            if isinstance(tree, When) and not tree.effect.instant and tree.effect.first is None:
                tree.effect.first = self.ask.word("first", word)
        else:
            self._effect(name, tree)
            if waits and not tree.instant:
                tree.first = self.ask.word("first", word)
        return tree

    def act(self, m: Move) -> Act | None:
        """The act that a move takes, if it takes one."""
        return self._taken_by.get(m.id)

    def meaning(self, frame: Frame | None, m: Move) -> Text | None:
        """What a move of a tree does, for the label next to it; None for the game's own moves."""
        if isinstance(frame, Decide):
            return frame.effect.answer(m)
        if isinstance(frame, Rewards):
            for waiting in frame.frames:
                if isinstance(waiting, Perform) and waiting.effect.first is m:
                    return waiting.effect.text()
        act = self.act(m)
        return None if act is None else act.text()

    def _effect(self, name: str, effect: Effect) -> None:
        """Name an effect and its parts; a part that stands in several trees keeps its first name."""
        if effect.name is None:
            self._enter(name, effect)
            effect.bind(self.ask)
            for i, part in enumerate(effect.parts()):
                self._effect(f"{name}.{i + 1}", part)

    def _enter(self, name: str, tree: Effect | Ability) -> None:
        if name in self.by_name:
            raise ValueError(f"two trees are called {name!r}")
        tree.name = name
        self.by_name[name] = tree


def words(trees: Trees) -> set[str]:
    """The keys of all messages that the texts of these trees use."""
    return {key for tree in trees.by_name.values() for key in _keys(tree.text())}


def _keys(text: Text) -> set[str]:
    keys = {text.key}
    for value in text.args.values():
        if isinstance(value, Text):
            keys |= _keys(value)
    return keys
