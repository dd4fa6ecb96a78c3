"""The lobby: all games, the tables that concern a guest, and the guest's name and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import RedirectResponse, Response

from ...core import IgrotekaError, list_games
from ...store import TableRow
from ..security.guests import set_language_cookie
from . import cards
from .forms import MeForm
from .queries import NoQuery
from .visit import Visit

MOST_OWN: Final = 30
MOST_PUBLIC: Final = 30
PAGES: Final = 5
"""How far back the lobby searches for public tables, in pages of the store."""
PAGE_SIZE: Final = 100
MOST_LOADED: Final = 8
"""How many own tables the lobby loads, to say whose turn it is."""


async def show_lobby(visit: Visit, query: NoQuery) -> Response:
    """All games, and the tables that concern this guest."""
    store = visit.registry.store
    mine = await store.tables(guest=visit.guest.id, limit=MOST_OWN) if not visit.guest.fresh else []
    public = {status: await _public_cards(visit, status) for status in ("open", "running")}
    own = [row for row in visit.registry.readable_rows(mine) if row.status != "closed"]
    turns = await _turns(visit, [row for row in own if row.status == "running"][:MOST_LOADED])
    own_cards = [cards.table_card(row, visit.guest.id, visit.lang, turns.get(row.id)) for row in own]
    own_cards.sort(key=lambda card: (not card["turn"], card["status"] == "over"))
    return visit.page(
        "lobby.html",
        games=cards.all_game_cards(visit.lang),
        drafts={key: visit.registry.guest_cookies.dealer.draft(visit.guest.id) for key in list_games()},
        mine=own_cards,
        open=public["open"],
        running=public["running"],
    )


async def _public_cards(visit: Visit, status: str) -> list[cards.TableCard]:
    """Public tables of others, the newest first."""
    tables: list[cards.TableCard] = []
    last: str | None = None
    for _ in range(PAGES):
        page = await visit.registry.store.tables(status=status, limit=PAGE_SIZE, before=last)
        for row in visit.registry.readable_rows(page):
            if row.config.get("public") and visit.guest.id not in row.guests:
                tables.append(cards.table_card(row, visit.guest.id, visit.lang, None))
        if len(page) < PAGE_SIZE or len(tables) >= MOST_PUBLIC:
            break
        last = page[-1].id
    return tables[:MOST_PUBLIC]


async def _turns(visit: Visit, rows: list[TableRow]) -> dict[str, list[int]]:
    """The seats to move at some tables, by the id of the table."""
    turns: dict[str, list[int]] = {}
    for row in rows:
        try:
            table = await visit.registry.table(row.id)
        except IgrotekaError:
            continue
        if table.has_begun:
            turns[row.id] = table.match.seats
    return turns


async def change_me(visit: Visit, query: NoQuery, form: MeForm) -> Response:
    """Change the name, the language or the colours, then go back. What a person chooses holds on all their devices."""
    response = RedirectResponse(form.next, 303)
    if form.lang is not None:
        set_language_cookie(response, form.lang)
    visit.rename(form.name, response)
    if visit.signed_in is not None:
        chosen = {"lang": form.lang, "theme": form.theme}
        person = visit.signed_in.person
        settings = {**person.settings, **{key: value for key, value in chosen.items() if value is not None}}
        changed = replace(person, name=form.name or person.name, settings=settings)
        if changed != person:
            await visit.registry.store.people.change(changed)
    return visit.with_cookies(response)
