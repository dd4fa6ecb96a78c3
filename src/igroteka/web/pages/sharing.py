"""Pictures that go with links which people share: of a game, or of a table as somebody who watches sees it."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from ..errors import NoSuch
from ..live.view import Viewer
from ..tables.seats import Access
from ..tables.table import Table
from .queries import GameQuery, TableQuery
from .samples import sample_picture, without_controls
from .visit import Visit

OF_GAME: Final = "public, max-age=86400"
OF_TABLE: Final = "private, max-age=60"
"""A table goes on, and its link is not for everybody."""


def game_address(visit: Visit, key: str) -> str:
    """Where the picture of a game is, for those who show links; nothing if the site does not know its own address."""
    return visit.public_url(f"/picture/{key}.png?lang={visit.lang}")


def table_address(visit: Visit, table: Table, access: Access, here: TableQuery) -> str:
    """The same for a table, where somebody only watches; what links of seats and hosts lead to is shown as any game of its kind."""
    if access.seats or access.host or not table.has_begun:
        return game_address(visit, table.row.game)
    link = f"&k={here.key}" if here.key else ""
    return visit.public_url(f"/t/{table.row.id}/picture.png?lang={visit.lang}{link}")


async def show_game_card(visit: Visit, query: GameQuery) -> Response:
    """The picture of a game."""
    key = query.game.key
    drawn = await visit.registry.link_pictures.picture(
        ("game", key, visit.lang), lambda: sample_picture(key, visit.lang, False)[0]
    )
    return Response(drawn, media_type="image/png", headers={"cache-control": OF_GAME})


async def show_table_card(visit: Visit, query: TableQuery) -> Response:
    """The picture of a table, as it is now and as somebody who watches sees it, whoever asks."""
    table, _ = await visit.find_table(query)
    if not table.has_begun:
        raise NoSuch("this game has not begun: there is nothing to be seen yet")
    viewer = Viewer(table.match, None, visit.lang)

    def draw() -> str:
        return without_controls(viewer.game.svg(viewer.game.view(viewer.world(), None), viewer.look()))

    of = ("table", table.row.id, table.match.number_for(None), visit.lang)
    drawn = await visit.registry.link_pictures.picture(of, draw)
    return Response(drawn, media_type="image/png", headers={"cache-control": OF_TABLE})
