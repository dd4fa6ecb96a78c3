"""The lobby: all games, the tables that concern a guest, and the guest's name and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import RedirectResponse, Response

from ...core import list_games
from ..security.guests import set_language_cookie
from ..tables import seats
from . import cards, my_tables
from .forms import MeForm
from .queries import NoQuery
from .visit import Visit

MOST_PUBLIC: Final = 30


async def show_lobby(visit: Visit, query: NoQuery) -> Response:
    """All games, and the tables that concern this guest."""
    own = await my_tables.own_tables(visit)
    public = {status: await _public_cards(visit, status) for status in ("open", "running")}
    return visit.page(
        "lobby.html",
        games=cards.all_game_cards(visit.lang),
        drafts={key: visit.registry.guest_cookies.dealer.draft(visit.guest.id) for key in list_games()},
        opponent=seats.OPPONENT,
        mine=own,
        open=public["open"],
        running=public["running"],
    )


async def _public_cards(visit: Visit, status: str) -> list[cards.TableCard]:
    """Public tables of others, the newest first."""
    rows = await visit.registry.store.lists.public(status, visit.guest.id, MOST_PUBLIC)
    return [
        cards.table_card(row, visit.guest.id, visit.lang, None) for row in visit.registry.readable_rows(rows)
    ]


async def change_me(visit: Visit, query: NoQuery, form: MeForm) -> Response:
    """Change the name, the language or the colours, then go back. What a person chooses holds on all their devices."""
    response = RedirectResponse(form.next, 303)
    if form.lang is not None:
        set_language_cookie(response, form.lang)
    visit.rename(form.name, response)
    if visit.signed_in is not None:
        person, people = visit.signed_in.person, visit.registry.store.people
        chosen = {"lang": form.lang, "theme": form.theme}
        chosen = {key: value for key, value in chosen.items() if value is not None}
        if chosen:
            await people.change_settings(person.id, chosen)
        if form.name and form.name != person.name:
            await people.change(replace(person, name=form.name), "name")
    return visit.with_cookies(response)
