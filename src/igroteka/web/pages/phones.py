"""A table in the middle, and hands on phones: a screen with several seats shows what all may see, and each player holds their own seat."""

from __future__ import annotations

from starlette.responses import Response

from ..errors import NoSuch
from ..live.table_messages import describe_players
from ..tables import seats
from ..tables.seats import Access
from ..tables.table import Table
from . import cards
from .qr import draw_qr, leads_elsewhere
from .queries import TableQuery
from .visit import Visit


def has_hands(table: Table, access: Access) -> bool:
    """Whether a screen has several seats of a game that goes on, each of which another device can take along."""
    return (
        len(access.seats) > 1
        and table.has_begun
        and table.row.status == "running"
        and not seats.is_recorded(table.row)
    )


async def show_phones(visit: Visit, query: TableQuery) -> Response:
    """A code for the phone of each player, and the way to a screen that shows nobody's hand."""
    table, access = await visit.find_table(query)
    if not has_hands(table, access):
        raise NoSuch("only a screen with several seats of a running game can give them to phones")
    row, players = table.row, describe_players(table, visit.lang)
    hands = []
    for seat in access.seats:
        url = visit.url(f"/seat/{seats.token(row, row.config['seats'][seat]['token'])}")
        picture = draw_qr(url) if leads_elsewhere(url) else ""
        hands.append({"seat": seat, "name": players[seat]["name"], "url": url, "picture": picture})
    return visit.page(
        "phones.html",
        game=cards.game_card(table.match.game, visit.lang),
        hands=hands,
        here_only=not any(one["picture"] for one in hands),
        back=query.address(),
        # Nobody watches at a table that the operator has locked.
        middle="" if row.config.get("locked") else f"/watch/{seats.token(row, row.config['watch'])}",
    )
