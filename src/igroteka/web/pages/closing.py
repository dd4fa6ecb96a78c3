"""How a host gives up a table: closes one that has not begun, or deletes one at which nobody plays any more."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import RedirectResponse, Response

from ..errors import Refused
from ..tables import bidding, seats
from .forms import Form
from .leaving_forms import DeleteForm
from .queries import TableQuery
from .visit import Visit


async def close_table(visit: Visit, query: TableQuery, form: Form) -> Response:
    """The host gives up a table that has not begun."""
    table, access = await visit.find_table(query)
    if not access.host:
        raise Refused("host-close", "only the host closes a table")
    if table.has_begun:
        raise Refused("begun", "a table is closed before its game begins")

    async def work() -> None:
        closed = replace(table.row, status="closed")
        await visit.registry.store.update(
            closed.id, status="closed", expected_rev=closed.rev, turns=bidding.turns_of(closed)
        )
        await table.load()

    await table.act(work)
    return RedirectResponse("/", 303)


async def delete_table(visit: Visit, query: TableQuery, form: DeleteForm) -> Response:
    """The host deletes a table for good, unless others play or have played there: the game is theirs, too."""
    table, access = await visit.find_table(query)
    if not access.host:
        raise Refused("host-delete", "only the host deletes a table")

    async def work() -> None:
        others = {seat.get("guest", "") for seat in table.row.config["seats"]} - {"", access.guest}
        if table.has_begun and others:
            raise Refused("playing", "others play or have played at this table")
        if seats.is_contest(table.row) and table.has_begun and table.match.seats:
            raise Refused("rated-delete", "found a rated game that runs; allowed: to give up")
        await visit.registry.store.delete(table.row.id)
        table.mark_deleted()

    await table.act(work)
    return RedirectResponse(form.next, 303)
