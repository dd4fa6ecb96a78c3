"""What a store needs of a database: transactions that are durable when they return, and hints to other processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from ..core import Json
from .rows import Hint

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done inside one transaction. It may be run again, so it keeps nothing outside the database."""


class Database(Protocol):
    """SQLite or PostgreSQL, behind one small interface."""

    @property
    def name(self) -> str:
        """Where it is, for messages; without a password."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Do something that changes nothing."""
        ...

    async def read_all(self, work: Work[T]) -> T:
        """Read much, all of it as it was at one moment, while others write."""
        ...

    async def write(self, work: Work[T], single: bool = False) -> T:
        """Do something in one transaction. When this returns, a crash can no longer undo it.

        With `single` the work promises to be one statement, which saves messages where it can.
        """
        ...

    async def require_writable(self) -> None:
        """Ask for real whether something could be written now, without waiting for better times; StoreError if not."""
        ...

    def send_hint(self, hint: Hint) -> None:
        """Tell other processes, soon and without a promise."""
        ...

    async def inspect(self) -> list[str]:
        """What the database itself finds damaged."""
        ...

    async def close(self) -> None:
        """Finish what has been accepted, then let go of everything."""
        ...


def read_json(text: str) -> Json:
    """Data of a column; what is no JSON comes as the text that it is, for whoever looks at the row to refuse."""
    try:
        data: Json = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return data


def compact(data: object) -> str:
    """Data as JSON, in the order in which it came."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
