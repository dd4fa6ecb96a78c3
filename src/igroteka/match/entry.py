"""One line of a match: who moved what, who may read it, and what happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core import CHANCE, Event, Move, Seat, Text


@dataclass
class Entry:
    """A move that was played. `group` joins the sealed answers of one simultaneous decision.

    Nobody decided what is `auto`: a standing order answered, or nothing else could be drawn in a recorded match. What is `guessed`
    stands for something that whoever records does not know.
    """

    seat: Seat
    move: Move
    to: tuple[Seat, ...] | None = None
    masked: str = ""
    auto: bool = False
    group: int = -1
    events: list[Event] = field(default_factory=list)
    guessed: bool = False
    label: Text | None = field(default=None, compare=False, repr=False)
    """What the move said where it was chosen, once somebody has asked."""

    def is_visible_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may read the move."""
        return self.to is None or seat in self.to

    def line(self) -> str:
        """The line of the full log."""
        return f"{_who(self.seat)} {self.move}"

    def line_for(self, seat: Seat | None) -> str:
        """The line of this seat's log, masked where it may not read the move."""
        return self.line() if self.is_visible_to(seat) else f"{_who(self.seat)} {self.masked}"


def _who(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)
