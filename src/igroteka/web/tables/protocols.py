"""What a table needs of the parts that stand above it: they know tables, so a table knows them by these members only."""

from __future__ import annotations

from typing import Protocol


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
