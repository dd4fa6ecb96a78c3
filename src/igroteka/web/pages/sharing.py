"""Pictures that go with links which people share: of a game, of a position, or of a table as somebody who watches sees it."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from starlette.responses import Response

from ..errors import NoSuch
from ..tables import seats
from ..tables.seats import Access
from ..tables.table import Table
from ..workers.replay_library import limit_step
from ..workers.replays import ReplayRole
from .queries import GameQuery, PositionPictureQuery, StepQuery, TableQuery
from .visit import Visit

FOR_EVERYBODY: Final = "public, max-age=86400"
"""What an address alone tells: games, and positions that stand in it."""
OF_TABLE: Final = "private, max-age=60"
"""A table goes on, and its link is not for everybody."""


def game_address(visit: Visit, key: str) -> str:
    """Where the picture of a game is, for those who show links; nothing if the site does not know its own address."""
    return visit.public_url(f"/picture/{key}.png?lang={visit.lang}")


def position_address(visit: Visit, key: str, form: str) -> str:
    """The same for a position by hand that fits into an address."""
    query = urlencode({"lang": visit.lang, "form": form})
    return visit.public_url(f"/position/{key}/picture.png?{query}")


def table_address(
    visit: Visit, table: Table, access: Access, here: TableQuery, step: int | None = None
) -> str:
    """The same for a table or one of its steps, where somebody only watches; what links of seats and hosts lead to is shown as any game of its kind."""
    if access.seats or access.host or not table.has_begun:
        return game_address(visit, table.row.game)
    at = {} if step is None else {"step": step}
    return visit.public_url(here.address("picture.png", lang=visit.lang, **at))


async def show_game_card(visit: Visit, query: GameQuery) -> Response:
    """The picture of a game."""
    drawn = await visit.while_connected(visit.registry.link_pictures.of_game(query.game.key, visit.lang))
    return _picture(drawn, FOR_EVERYBODY)


async def show_position_card(visit: Visit, query: PositionPictureQuery) -> Response:
    """The picture of a position that stands in the address."""
    await visit.require_rate("edits")
    pictures = visit.registry.link_pictures
    drawn = await visit.while_connected(pictures.of_position(query.game, query.form, visit.lang))
    return _picture(drawn, FOR_EVERYBODY)


async def show_table_card(visit: Visit, query: StepQuery) -> Response:
    """The picture of a table, at a step or as it is now, as somebody who watches sees it, whoever asks."""
    table, _ = await visit.find_table(query)
    if not table.has_begun:
        raise NoSuch("this game has not begun: there is nothing to be seen yet")
    names = tuple(seats.names(table.row.config["seats"], visit.lang))
    role = ReplayRole(None, visit.lang, names, whole=table.match.over)
    step = None if query.step is None else limit_step(query.step, table, None)
    drawn = await visit.while_connected(visit.registry.replay_library.card(table, role, step))
    return _picture(drawn, OF_TABLE)


def _picture(drawn: bytes, cache_control: str) -> Response:
    return Response(drawn, media_type="image/png", headers={"cache-control": cache_control})
