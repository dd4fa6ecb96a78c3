"""Events: what happened, for the log, the replay and the animation. They are output, never state."""

from __future__ import annotations

from .moves import Atom

UNSEEN = "?"


class Event:
    """Something that happened. Seats outside `to` read `masked` instead of `args`."""

    def __init__(
        self,
        kind: str,
        args: tuple[Atom, ...],
        to: tuple[int, ...] | None = None,
        masked: tuple[Atom, ...] = (),
    ) -> None:
        self.kind = kind
        self.args = args
        self.to = to
        self.masked = masked

    def args_for(self, seat: int | None) -> tuple[Atom, ...]:
        """The arguments as this seat (None: a spectator) may read them."""
        return self.args if self.to is None or seat in self.to else self.masked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.to!r}, {self.masked!r})"
