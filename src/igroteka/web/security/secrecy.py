"""Which games may be read whole: those that are over, logs that somebody has uploaded, and by whoever records it a recorded one."""

from __future__ import annotations

from ..errors import Refused
from ..tables.seats import Access, is_recorder
from ..tables.table import Table


def is_played(table: Table) -> bool:
    """Whether the game of a table still goes on, so that parts of it are secret."""
    return not (table.match.over or table.row.config.get("log"))


def has_secrets(table: Table, access: Access) -> bool:
    """Whether somebody may not read the whole log of a table yet."""
    return is_played(table) and not is_recorder(table.row, access)


def require_no_secrets(table: Table, access: Access) -> None:
    """Refuse what would tell the position of a game that is still played."""
    if has_secrets(table, access):
        require_over(table)


def require_over(table: Table) -> None:
    """Refuse what is only told once a game is over."""
    if not table.match.over:
        raise Refused("not-over", "the game is not over: its positions, its seed and its chances are secret")
