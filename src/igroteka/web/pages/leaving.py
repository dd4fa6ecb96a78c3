"""Standing up from a table that has not begun: the seat waits for somebody again."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from ...store import TableRow
from ..errors import Refused
from ..tables import seats
from ..tables.config import TableConfig
from ..tables.seats import Access
from .hosting import others_seat
from .leaving_forms import LeaveForm
from .queries import TableQuery
from .visit import Visit


async def leave_table(visit: Visit, query: TableQuery, form: LeaveForm) -> Response:
    """Give one's seat back while others are waited for. A host names somebody who takes the table over, or closes it instead."""
    table, access = await visit.find_table(query)

    def change(row: TableRow) -> TableConfig:
        mine = _require_leaving(row, access)
        config: TableConfig = row.config.copy()
        if row.config["host"] == access.guest:
            if form.heir is None or not access.host:
                raise Refused("host-leave", "found the host; allowed: to hand the table over, or to close it")
            config["host"] = others_seat(row, form.heir)
            # The key of the host before opens the table no more.
            config["host_token"] = seats.secret()
        # A seat that is free again has a link that whoever sat there does not know.
        config["seats"] = [
            seats.make_open() if seat in mine else place for seat, place in enumerate(row.config["seats"])
        ]
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse("/", 303)


def _require_leaving(row: TableRow, access: Access) -> tuple[int, ...]:
    """The seats that somebody gives back; refused if there are none, or if the game begins."""
    mine = seats.seats_of(row, access.guest) if access.seats else ()
    if not mine:
        raise Refused("leave", "only somebody who has a seat stands up")
    # Once all have sat down their pages tell shares of the chance, and nobody may come who knows them.
    if row.status != "open" or not seats.free_seats(row):
        raise Refused("leave-begun", "found a table that is full; allowed: one that waits for people")
    return mine
