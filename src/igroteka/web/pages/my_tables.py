"""One's own tables: what waits, what runs, what has ended; found without a single game being loaded."""

from __future__ import annotations

from typing import Final, TypedDict

from starlette.responses import JSONResponse, RedirectResponse, Response

from ...core import Text
from ...store import MyTable, TableRow
from ..errors import Refused
from ..tables import seats
from ..tables.turns import LISTS, RESULTS
from . import cards
from .forms import HideForm, NoteForm
from .queries import NextQuery, OwnTablesQuery, TableQuery, WaitingQuery
from .visit import Visit

MOST_SHOWN: Final = 30
"""Tables of each list that the lobby shows; the others are counted."""
PAGE_SIZE: Final = MOST_SHOWN
"""Tables of a page of a list: the second page goes on where the lobby ends."""


class OwnCard(cards.TableCard):
    """A table in one's own list."""

    deletable: bool
    """Whether one may delete it: it is one's own, and nobody else plays there."""
    result: str
    """How its game has ended, if it has."""


class OwnTables(TypedDict):
    """The own tables in the lobby: those that are shown, and how many more there are."""

    waiting: list[OwnCard]
    running: list[OwnCard]
    open: list[OwnCard]
    more: dict[str, int]


async def own_tables(visit: Visit) -> OwnTables:
    """The tables that wait for a visitor, the longest first; then those that run, then those that are open."""
    groups = _in_lists([] if visit.guest.fresh else await visit.registry.store.lists.mine(visit.guest.id))
    shown = [one for group in groups.values() for one in group[:MOST_SHOWN]]
    rows = {row.id: row for row in await _rows(visit, shown)}
    described = {
        kind: [_card(visit, rows[one.id], one) for one in group[:MOST_SHOWN] if one.id in rows]
        for kind, group in groups.items()
    }
    more = {kind: max(0, len(group) - MOST_SHOWN) for kind, group in groups.items()}
    return {
        "waiting": described["waiting"],
        "running": described["running"],
        "open": described["open"],
        "more": more,
    }


def _in_lists(mine: list[MyTable]) -> dict[str, list[MyTable]]:
    """Tables that are not over, by list: of those that wait the longest first, of the others the newest."""
    groups: dict[str, list[MyTable]] = {kind: [] for kind in LISTS}
    for one in mine:
        groups["waiting" if one.waits > 0 else one.status].append(one)
    groups["waiting"].sort(key=lambda one: (one.waits, one.id))
    for kind in ("running", "open"):
        groups[kind].sort(key=lambda one: (-one.created, one.id))
    return groups


async def _rows(visit: Visit, tables: list[MyTable]) -> list[TableRow]:
    rows = await visit.registry.store.lists.rows([one.id for one in tables]) if tables else []
    return visit.registry.readable_rows(rows)


def _card(visit: Visit, row: TableRow, one: MyTable) -> OwnCard:
    """The card of an own table; whose turn it is, and how it has ended, comes from the list."""
    guest = visit.guest.id
    turn = list(seats.seats_of(row, guest)) if one.waits > 0 else []
    card = cards.table_card(row, guest, visit.lang, turn)
    is_alone = row.config.get("host") == guest and seats.guests_of(row.config) == [guest]
    return {
        **card,
        "say": visit.say(Text(f"websay-result-{one.result}")) if one.result else card["say"],
        "ago": cards.time_ago(one.ended, visit.lang) if one.ended else card["ago"],
        "deletable": is_alone and not (seats.is_contest(row) and row.status == "running"),
        "result": one.result,
    }


async def count_waiting(visit: Visit, query: WaitingQuery) -> Response:
    """How many tables wait for somebody, and how many besides the one they look at, for the badges of pages that stay open."""
    if visit.guest.fresh:
        return JSONResponse({"waiting": 0, "others": 0})
    count = await visit.registry.store.lists.count_waiting(visit.guest.id, query.besides or "")
    return JSONResponse({"waiting": count.every, "others": count.others})


async def go_to_next(visit: Visit, query: NextQuery) -> Response:
    """Lead to the table that waits next: round and round, the longest first; to the lobby if no other one waits."""
    ids = [] if visit.guest.fresh else await visit.registry.store.lists.waiting_tables(visit.guest.id)
    place = ids.index(query.after) + 1 if query.after in ids else 0
    others = [id for id in (*ids[place:], *ids[:place]) if id != query.after]
    return RedirectResponse(f"/t/{others[0]}" if others else "/", 303)


async def show_tables(visit: Visit, query: OwnTablesQuery) -> Response:
    """One's tables of a list, or the finished ones, by the names of others, by game and by result; also those that are hidden."""
    found = [] if visit.guest.fresh else await _find(visit, query)
    first = query.page * PAGE_SIZE
    page = found[first : first + PAGE_SIZE]
    rows = {row.id: row for row in await _rows(visit, page)}
    return visit.page(
        "tables.html",
        tables=[_card(visit, rows[one.id], one) for one in page if one.id in rows],
        count=len(found),
        query=query,
        games=cards.all_game_cards(visit.lang),
        results=[{"value": one, "label": visit.say(Text(f"websay-result-{one}"))} for one in RESULTS],
        before=query.page - 1 if query.page else None,
        after=query.page + 1 if first + PAGE_SIZE < len(found) else None,
    )


async def _find(visit: Visit, query: OwnTablesQuery) -> list[MyTable]:
    """All tables that an address asks for; of those that are not over none has a result."""
    lists, guest = visit.registry.store.lists, visit.guest.id
    found: list[MyTable] = []
    if (query.list or query.hidden) and not query.result:
        groups = _in_lists(await lists.mine(guest, hidden=query.hidden, words=query.q, game=query.game))
        found = [one for kind, group in groups.items() if query.list in ("", kind) for one in group]
    if query.list:
        return found
    return [*found, *await lists.finished_tables(guest, query.q, query.game, query.result, query.hidden)]


async def keep_note(visit: Visit, query: TableQuery, form: NoteForm) -> Response:
    """Keep what somebody notes about a table. Nobody else ever gets it."""
    table, _ = await visit.find_table(query)
    if not await visit.registry.store.lists.keep_note(table.row.id, visit.guest.id, form.text):
        raise Refused("note", "only somebody who has the table in their list notes something about it")
    return RedirectResponse(f"/t/{table.row.id}", 303)


async def hide_table(visit: Visit, query: TableQuery, form: HideForm) -> Response:
    """Take a table off one's list, or put it back. It stays what it is for everybody else."""
    table, _ = await visit.find_table(query)
    if not await visit.registry.store.lists.hide(table.row.id, visit.guest.id, form.hidden):
        raise Refused("hide", "only somebody who has the table in their list takes it off")
    return RedirectResponse(form.next, 303)
