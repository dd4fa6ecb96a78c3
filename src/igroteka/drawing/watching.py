"""A view that notes what is read of it, so that a part of a drawing is drawn anew only if something of that has changed."""

from __future__ import annotations

from collections.abc import Iterator
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

    def start(self) -> dict[Read, object]:
        """Begin to note anew; what is noted from now on."""
        self.values = {}
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
    """Stands for a view or one of its players."""

    __slots__ = ("_at", "_of", "_players", "_reads")

    def __init__(self, of: object, at: int, reads: Reads) -> None:
        self._of = of
        self._at = at
        self._reads = reads
        self._players = _WatchedPlayers(reads) if at < 0 else None

    def __getattr__(self, name: str) -> object:
        method = getattr(type(self._of), name, None)
        if isinstance(method, FunctionType):  # what it reads is noted, too
            return MethodType(method, self)
        if self._players is not None and name == PLAYERS:
            return self._players
        value = getattr(self._of, name)
        self._reads.values[self._at, name] = value
        return value


class _WatchedPlayers:
    """Stands for the players of a view."""

    __slots__ = ("_items", "_reads")

    def __init__(self, reads: Reads) -> None:
        self._reads = reads
        self._items = [_Watched(p, i, reads) for i, p in enumerate(reads.players)]

    def _all(self) -> list[_Watched]:
        self._reads.values[TABLE, PLAYERS] = len(self._items)
        return self._items

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[_Watched]:
        return iter(self._all())

    def __getitem__(self, i: int | slice) -> _Watched | list[_Watched]:
        return self._all()[i]


def watch(v: V, reads: Reads) -> V:
    """The view, with everything noted that is read of it."""
    return cast(V, _Watched(v, TABLE, reads))
