"""A view that notes what is read of it, so that a part of a drawing is drawn anew only if something of that has changed.

What has been drawn is remembered together with what it was made of, for all who look at a table: two viewers who see the same share it.
A view is compared once with the last one of the same viewer; what was made of nothing that has changed is right without a second look.
"""

from __future__ import annotations

from collections.abc import Hashable
from types import FunctionType, MethodType
from typing import Final, Generic, TypeVar, cast

from ..core.frames import Seat
from ..core.game import View

V = TypeVar("V", bound=View)
T = TypeVar("T")
#: Stands for the view itself, where else the number of a player stands.
TABLE: Final = -1
#: The field whose items are noted field by field: most moves change little of few players.
PLAYERS: Final = "players"
#: Stands for whose things lie in front, which is no field of a view.
FRONT: Final = "front seat"
#: So many things are remembered for a table, and each of them as some viewers see it: five seats, those who watch, and one that has changed.
MOST_REMEMBERED: Final = 256
MOST_VARIANTS: Final = 7
#: Of so many viewers it is known what they have seen last.
MOST_VIEWERS: Final = 8

Read = tuple[int, str]
"""The number of a player, or `TABLE`, and a field. With `PLAYERS` as the field: how many there are."""
Values = dict[Read, object]


class Seen:
    """A view, its players, and whose things lie in front. It may be kept: nothing in it leads back to it, so it goes with its last owner."""

    def __init__(self, v: View, front: Seat) -> None:
        self.v: Final = v
        self.front: Final = front
        self.players: Final = tuple(getattr(v, PLAYERS, ()))

    def changes(self, last: Seen) -> set[Read] | None:
        """All that differs from the last view of the same viewer; None if the players are others."""
        if len(self.players) != len(last.players):
            return None
        changed = _differences(TABLE, self.v, last.v)
        changed.discard((TABLE, PLAYERS))
        for i, (now, before) in enumerate(zip(self.players, last.players, strict=True)):
            changed |= _differences(i, now, before)
        if self.front != last.front:
            changed.add((TABLE, FRONT))
        return changed

    def are(self, values: Values) -> bool:
        """Whether all this would be read of this view as well."""
        v, players = self.v, self.players
        for (i, name), value in values.items():
            if i < 0 and name == PLAYERS:
                now: object = len(players)
            elif i < 0 and name == FRONT:
                now = self.front
            elif i < len(players):
                now = getattr(v if i < 0 else players[i], name)
            else:
                return False
            if now is not value and now != value:
                return False
        return True


class Reads:
    """What has been read of a view since `start`."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.values: Values = {}
        self.watched: Final = [_Watched(p, i, self) for i, p in enumerate(seen.players)]
        self.table: Final = _Watched(seen.v, TABLE, self)

    def start(self) -> Values:
        """Begin to note anew; what is noted from now on."""
        self.values = {}
        for one in (self.table, *self.watched):
            one.forget()
        return self.values

    def go_on(self, outer: Values) -> None:
        """End what `start` has begun within something else, which has read all this, too."""
        outer.update(self.values)
        self.values = outer

    def note_front(self) -> Seat:
        """Whose things lie in front; this is noted."""
        self.values[TABLE, FRONT] = self.seen.front
        return self.seen.front


def _differences(at: int, now: object, before: object) -> set[Read]:
    """The fields of a view or of a player that are not what they were."""
    old = vars(before)
    return {
        (at, name)
        for name, value in vars(now).items()
        if name not in old or (value is not old[name] and value != old[name])
    }


class _Watched:
    """Stands for a view or one of its players. What has been noted is an ordinary attribute until the next start."""

    def __init__(self, of: object, at: int, reads: Reads) -> None:
        self._source = (of, at, reads)

    def forget(self) -> None:
        """Note everything anew that is read from now on."""
        source = self._source
        self.__dict__.clear()
        self._source = source

    def __getattr__(self, name: str) -> object:
        of, at, reads = self._source
        method = getattr(type(of), name, None)
        if isinstance(method, FunctionType):  # what it reads is noted, too
            return MethodType(method, self)
        if isinstance(method, property) and method.fget is not None:
            return method.fget(self)
        value: object = getattr(of, name)
        if at < 0 and name == PLAYERS:
            reads.values[at, name] = len(reads.watched)
            value = reads.watched
        else:
            reads.values[at, name] = value
        self.__dict__[name] = value
        return value


def watch(v: V, front: Seat) -> tuple[V, Reads]:
    """The view, and what is read of it; `front` is whose things lie in front."""
    reads = Reads(Seen(v, front))
    return cast(V, reads.table), reads


class Known(Generic[T]):
    """What was made of a view, and of what."""

    __slots__ = ("made", "reads", "values")

    def __init__(self, values: Values, made: T) -> None:
        self.values: Final = values
        self.reads: Final = frozenset(values)
        self.made: Final = made


class Memory(Generic[T]):
    """What was made of views lately, by what was made and the values that were read for it."""

    def __init__(self) -> None:
        self._variants: dict[Hashable, list[Known[T]]] = {}
        self._seen: dict[Seat | None, dict[Hashable, Known[T]]] = {}
        """What each viewer has seen last, and would see again."""
        self._now: dict[Hashable, Known[T]] = {}
        """The same of whoever looks now."""

    def begin(self, viewer: Seat | None, changed: set[Read] | None) -> None:
        """Somebody looks anew. Of what they have seen last, that is right which was made of nothing that has changed (None: nothing)."""
        seen = self._seen.pop(viewer, {})
        if changed is None:
            seen = {}
        elif changed:
            for key in [key for key, known in seen.items() if not changed.isdisjoint(known.reads)]:
                del seen[key]
        self._now = self._seen[viewer] = seen
        if len(self._seen) > MOST_VIEWERS:
            del self._seen[next(iter(self._seen))]

    def recall(self, key: Hashable, reads: Reads) -> Known[T] | None:
        """What was made for a viewer who saw the same, with all that it was made of."""
        known = self._now.get(key)
        if known is None:
            known = self._recall_of_others(key, reads)
            if known is not None:
                self._now[key] = known
                _forget_first(self._now)
        return known

    def _recall_of_others(self, key: Hashable, reads: Reads) -> Known[T] | None:
        variants = self._variants.pop(key, None)
        if variants is None:
            return None
        self._variants[key] = variants  # the last one that was wanted is the last one to go
        for i, known in enumerate(variants):
            if reads.seen.are(known.values):
                if i:
                    variants.insert(0, variants.pop(i))
                return known
        return None

    def keep(self, key: Hashable, values: Values, made: T) -> None:
        """Remember what was made of these values."""
        known = self._now[key] = Known(values, made)
        _forget_first(self._now)
        variants = self._variants.setdefault(key, [])
        variants.insert(0, known)
        del variants[MOST_VARIANTS:]
        _forget_first(self._variants)


def _forget_first(things: dict[Hashable, T]) -> None:
    """One thing less where there are too many: what was remembered first."""
    if len(things) > MOST_REMEMBERED:
        del things[next(iter(things))]
