"""Tables and the parts that stand above them know each other by these members only: neither needs to import the other."""

from __future__ import annotations

from typing import Protocol

from ...store import LoggedMatch, TableRow
from .timing import MatchTiming


class TimedTable(Protocol):
    """A table with its match and the time of it."""

    @property
    def row(self) -> TableRow:
        """The table in the store."""
        ...

    @property
    def match(self) -> LoggedMatch:
        """What is played there, with its log; only asked for where `has_begun`."""
        ...

    @property
    def timing(self) -> MatchTiming:
        """The time of the match."""
        ...

    @property
    def has_begun(self) -> bool:
        """Whether there is a match."""
        ...


class Scheduler(Protocol):
    """What goes on at a table by itself. The table tells it what has happened."""

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work."""
        ...

    def schedule(self, own: bool) -> None:
        """Start what must happen next, after a change by this process (`own`) or another."""
        ...

    def resume_if_attended(self) -> None:
        """Let bots that wait because nobody looks on play again, now that somebody may."""
        ...

    def close(self) -> None:
        """Stop."""
        ...
