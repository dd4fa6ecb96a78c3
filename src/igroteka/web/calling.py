"""Who calls the JSON API: the table of a call and what its key opens there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request

from ..core import Seat
from . import deeds, seats
from .errors import NoKey
from .house import House
from .render import Eyes
from .seats import Access
from .table import Table

Lang = Annotated[str, Query(pattern="^(en|ru|uk)$", description="Language of all texts.")]


@dataclass(frozen=True)
class Caller:
    """Who calls: a table and what the key opens there."""

    table: Table
    access: Access

    def seat(self, wanted: Seat | None) -> Seat:
        """The seat that is meant: the given one, or the only one of this key."""
        if wanted is None and len(self.access.seats) == 1:
            return self.access.seats[0]
        return deeds.owned(self.access, -1 if wanted is None else wanted)

    def eyes(self, lang: str) -> Eyes:
        """How the caller sees the match."""
        own = self.access.seats
        return Eyes.at(self.table.record, own[0] if own else None, lang)


def house_of(request: Request) -> House:
    """The house of this process."""
    found: House = request.app.state.house
    return found


def key_of(authorization: Annotated[str, Header(description="Bearer KEY")] = "") -> str:
    """The key in the Authorization header."""
    kind, _, key = authorization.partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


async def caller(request: Request, table: str, key: Annotated[str, Depends(key_of)]) -> Caller:
    """The table of a call and the rights of its key. Public tables may be watched without one."""
    found = await house_of(request).table(table)
    if not key and not found.row.config.get("public"):
        raise NoKey("found no key; allowed: Authorization: Bearer KEY with a key of this table")
    access = seats.access(found.row, None, key) if key else Access("", "", (), False)
    if access is None:
        raise NoKey("found a key that does not fit; allowed: a key of this table")
    return Caller(found, access)


Who = Annotated[Caller, Depends(caller)]


async def soon(table: Table, work: Callable[[], Any]) -> Any:
    """Read something with the match up to date."""

    async def run() -> Any:
        return work()

    return await table.act(run)
