"""Who calls the JSON API: the table of a call and what its key opens there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from fastapi import Depends, Header, Query, Request
from pydantic import BeforeValidator

from ...core import Seat
from ...store import PersonRow, fresh_id
from ..errors import NoKey
from ..live.view import Viewer
from ..people.sessions import KEY, find_key_owner
from ..security.addresses import client_address
from ..security.guests import Guest, clean_name
from ..security.inputs import Link, bearer_key, duplicate_value, whole_number
from ..tables import actions, seats
from ..tables.registry import TableRegistry
from ..tables.seats import Access
from ..tables.table import Table

T = TypeVar("T")
Lang = Annotated[Literal["en", "ru", "uk"], Query(description="Language of all texts.")]


def _plain_digits(written: object) -> object:
    """A number of a query, which has one way to be written; pydantic alone would take " 1", "+1" and "1.0", too."""
    if not isinstance(written, str):
        return written
    number = whole_number(written)
    if number is None:
        raise ValueError("allowed: a whole number in plain digits, without leading zeros")
    return number


Number = Annotated[int, BeforeValidator(_plain_digits)]
Authorization = Annotated[str, Header(description="Bearer KEY")]
SeatNumber = Annotated[Number | None, Query(le=99)]


async def require_unique_parameters(request: Request) -> None:
    """Refuse a query in which a parameter comes twice: two readers could take two different values.

    Like the other dependencies it awaits nothing, but a plain function would be sent to a thread and back for each
    call, which takes long while the loop is busy.
    """
    names = [name for name, _ in request.query_params.multi_items()]
    for name in names:
        if names.count(name) > 1:
            raise duplicate_value(name)


@dataclass(frozen=True)
class Caller:
    """Who calls: a table and what the key opens there."""

    table: Table
    access: Access

    def require_seat(self, wanted: Seat | None) -> Seat:
        """The seat that is meant: the given one, or the only one of this key; refused if it is not the caller's own."""
        if wanted is None and len(self.access.seats) == 1:
            return self.access.seats[0]
        return actions.require_own_seat(self.access, -1 if wanted is None else wanted)

    def viewer(self, lang: str) -> Viewer:
        """How the caller sees the match."""
        own = self.access.seats
        return Viewer.at(self.table, own[0] if own else None, lang)


async def find_person(request: Request, authorization: Authorization = "") -> PersonRow | None:
    """Who calls, by the key that people make for programs; nobody without one. Cookies count for nothing here."""
    key = bearer_key(authorization)
    if not key.startswith(KEY):
        return None
    registry = registry_of(request)
    person = await find_key_owner(registry.store, key, registry.store.wall())
    if person is None:
        raise NoKey("found a key that is nobody's; allowed: one that somebody has made under their account")
    registry.site.require_let_in(person.id)
    return person


Person = Annotated[PersonRow | None, Depends(find_person)]


def guest_of(person: PersonRow | None, name: str) -> Guest:
    """Whoever makes a table or takes a seat: a person by their key, or somebody new."""
    cleaned = clean_name(name)
    return Guest(fresh_id(), cleaned) if person is None else Guest(person.id, cleaned or person.name)


def registry_of(request: Request) -> TableRegistry:
    """The tables of this process."""
    registry: TableRegistry = request.app.state.registry
    return registry


async def require_rate(request: Request, what: str, person: PersonRow | None = None) -> None:
    """Count something that comes from the caller's address, and if we know who it is from them; Refused if it is too often."""
    who = [] if person is None else [f"guest-{person.id}"]
    await registry_of(request).shared_limits.require(what, *who, f"from-{client_address(request)}")


async def key_of(authorization: Authorization = "") -> Link | None:
    """The key in the Authorization header; None if there is none."""
    key = bearer_key(authorization)
    try:
        return Link.read(key) if key else None
    except ValueError:
        raise _wrong_key() from None


CurrentKey = Annotated[Link | None, Depends(key_of)]


async def find_caller(request: Request, table: str, key: CurrentKey) -> Caller:
    """The table of a call and the rights of its key. Public tables may be watched without one."""
    at = await registry_of(request).table(table)
    if key is None and not at.row.config.get("public"):
        raise NoKey("found no key; allowed: Authorization: Bearer KEY with a key of this table")
    if key is None:
        seats.require_unlocked(at.row)
    access = Access("", "", (), False) if key is None else seats.access(at.row, None, key)
    if access is None:
        raise _wrong_key()
    registry_of(request).site.require_let_in(access.guest)
    return Caller(at, access)


def _wrong_key() -> NoKey:
    return NoKey("found a key that does not fit; allowed: a key of this table")


CurrentCaller = Annotated[Caller, Depends(find_caller)]


async def read_up_to_date(table: Table, work: Callable[[], T]) -> T:
    """Read something with the match up to date."""

    async def run() -> T:
        return work()

    return await table.act(run)
