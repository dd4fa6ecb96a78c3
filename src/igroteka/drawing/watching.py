"""A view that notes what is read of it, so that a part of a drawing is drawn anew only if something of that has changed.

What has been drawn is remembered together with what it was made of, for all who look at a table: two viewers who see the same share it.
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

Read = tuple[int, str]
"""The number of a player, or `TABLE`, and a field. With `PLAYERS` as the field: how many there are."""
Values = dict[Read, object]


class Reads:
    """What has been read of a view since `start`."""

    def __init__(self, v: View, front: Seat) -> None:
        self.v: Final = v
        self.front: Final = front
        self.players: Final = tuple(getattr(v, PLAYERS, ()))
        self.values: Values = {}
        self.watched: Final = [_Watched(p, i, self) for i, p in enumerate(self.players)]
        self.table: Final = _Watched(v, TABLE, self)

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
        self.values[TABLE, FRONT] = self.front
        return self.front

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
        value: object = getattr(of, name)
        if at < 0 and name == PLAYERS:
            reads.values[at, name] = len(reads.players)
            value = reads.watched
        else:
            reads.values[at, name] = value
        self.__dict__[name] = value
        return value


def watch(v: V, front: Seat) -> tuple[V, Reads]:
    """The view, and what is read of it; `front` is whose things lie in front."""
    reads = Reads(v, front)
    return cast(V, reads.table), reads


class Memory(Generic[T]):
    """What was made of views lately, by what was made and the values that were read for it."""

    def __init__(self) -> None:
        self._variants: dict[Hashable, list[tuple[Values, T]]] = {}

    def recall(self, key: Hashable, reads: Reads) -> tuple[Values, T] | None:
        """What was made for a viewer who saw the same, with all that it was made of."""
        variants = self._variants.pop(key, None)
        if variants is None:
            return None
        self._variants[key] = variants  # the last one that was wanted is the last one to go
        for i, known in enumerate(variants):
            if reads.are(known[0]):
                if i:
                    variants.insert(0, variants.pop(i))
                return known
        return None

    def keep(self, key: Hashable, values: Values, made: T) -> None:
        """Remember what was made of these values."""
        variants = self._variants.setdefault(key, [])
        variants.insert(0, (values, made))
        del variants[MOST_VARIANTS:]
        while len(self._variants) > MOST_REMEMBERED:
            del self._variants[next(iter(self._variants))]
