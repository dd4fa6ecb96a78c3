"""A view that notes what is read of it, so that a part of a drawing is drawn anew only if something of that has changed."""

from __future__ import annotations

from types import FunctionType, MethodType
from typing import Final, TypeVar, cast

from ..core.game import View

V = TypeVar("V", bound=View)
#: Stands for the view itself, where else the number of a player stands.
TABLE: Final = -1
#: The field whose items are noted field by field: most moves change little of few players.
PLAYERS: Final = "players"

Read = tuple[int, str]
"""The number of a player, or `TABLE`, and a field. With `PLAYERS` as the field: how many there are."""


class Reads:
    """What has been read of a view since `start`."""

    def __init__(self, v: View) -> None:
        self.v: Final = v
        self.players: Final = tuple(getattr(v, PLAYERS, ()))
        self.values: dict[Read, object] = {}
        self.watched: Final = [_Watched(p, i, self) for i, p in enumerate(self.players)]
        self.table: Final = _Watched(v, TABLE, self)

    def start(self) -> dict[Read, object]:
        """Begin to note anew; what is noted from now on."""
        self.values = {}
        for one in (self.table, *self.watched):
            one.forget()
        return self.values

    def are(self, values: dict[Read, object]) -> bool:
        """Whether all this would be read of this view as well."""
        v, players = self.v, self.players
        for (i, name), value in values.items():
            if i < 0 and name == PLAYERS:
                now: object = len(players)
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


def watch(v: V) -> tuple[V, Reads]:
    """The view, and what is read of it."""
    reads = Reads(v)
    return cast(V, reads.table), reads
