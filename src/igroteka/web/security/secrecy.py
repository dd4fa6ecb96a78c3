"""Which games may be read whole: those that are over, and logs that somebody has uploaded."""

from __future__ import annotations

from ..errors import Refused
from ..tables.table import Table


def has_secrets(table: Table) -> bool:
    """Whether the log of a table must not be read by everybody yet."""
    return not (table.match.over or table.row.config.get("log"))


def require_no_secrets(table: Table) -> None:
    """Refuse what would tell the position of a game that is still played."""
    if has_secrets(table):
        require_over(table)


def require_over(table: Table) -> None:
    """Refuse what is only told once a game is over."""
    if not table.match.over:
        raise Refused("not-over", "the game is not over: its positions, its seed and its chances are secret")
