"""One's own tables: what waits, what runs, what has ended; found without a single game being loaded."""

from __future__ import annotations

from typing import Final, TypedDict

from starlette.responses import JSONResponse, RedirectResponse, Response

from ...core import Text
from ...store import MyTable, TableRow
from ..errors import Refused
from ..tables import seats
from ..tables.turns import RESULTS
from . import cards
from .forms import HideForm, NoteForm
from .queries import FinishedQuery, NoQuery, TableQuery
from .visit import Visit

MOST_SHOWN: Final = 30
"""Tables of each kind that the lobby shows; the others are counted."""
PAGE_SIZE: Final = 30


class OwnTables(TypedDict):
    """The own tables in the lobby: those that are shown, and how many more there are."""

    waiting: list[cards.TableCard]
    running: list[cards.TableCard]
    open: list[cards.TableCard]
    more: dict[str, int]


async def own_tables(visit: Visit) -> OwnTables:
    """The tables that wait for a visitor, the longest first; then those that run, then those that are open."""
    mine = [] if visit.guest.fresh else await visit.registry.store.lists.mine(visit.guest.id)
    groups: dict[str, list[MyTable]] = {"waiting": [], "running": [], "open": []}
    for one in mine:
        groups["waiting" if one.waits > 0 else one.status].append(one)
    groups["waiting"].sort(key=lambda one: (one.waits, one.id))
    for kind in ("running", "open"):
        groups[kind].sort(key=lambda one: (-one.created, one.id))
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


async def _rows(visit: Visit, tables: list[MyTable]) -> list[TableRow]:
    rows = await visit.registry.store.lists.rows([one.id for one in tables]) if tables else []
    return visit.registry.readable_rows(rows)


def _card(visit: Visit, row: TableRow, one: MyTable) -> cards.TableCard:
    """The card of an own table; whose turn it is comes from the list."""
    turn = list(seats.seats_of(row, visit.guest.id)) if one.waits > 0 else []
    return cards.table_card(row, visit.guest.id, visit.lang, turn)


async def count_waiting(visit: Visit, query: NoQuery) -> Response:
    """How many tables wait for somebody, for the badge of pages that stay open."""
    count = 0 if visit.guest.fresh else await visit.registry.store.lists.count_waiting(visit.guest.id)
    return JSONResponse({"waiting": count})


async def show_finished(visit: Visit, query: FinishedQuery) -> Response:
    """One's finished tables, by the names of others, by game and by result; also those that are hidden."""
    lists, guest = visit.registry.store.lists, visit.guest.id
    found: list[MyTable] = []
    if not visit.guest.fresh:
        found = await lists.finished_tables(guest, query.q, query.game, query.result, query.hidden)
        if query.hidden and not (query.q or query.game or query.result):
            found = [*await lists.mine(guest, hidden=True), *found]
    first = query.page * PAGE_SIZE
    page = found[first : first + PAGE_SIZE]
    rows = {row.id: row for row in await _rows(visit, page)}
    return visit.page(
        "tables.html",
        tables=[_finished_card(visit, rows[one.id], one) for one in page if one.id in rows],
        count=len(found),
        query=query,
        games=cards.all_game_cards(visit.lang),
        results=[{"value": one, "label": visit.say(Text(f"websay-result-{one}"))} for one in RESULTS],
        before=query.page - 1 if query.page else None,
        after=query.page + 1 if first + PAGE_SIZE < len(found) else None,
    )


def _finished_card(visit: Visit, row: TableRow, one: MyTable) -> dict[str, object]:
    """A finished table with its result, and whether it may be deleted."""
    card = _card(visit, row, one)
    is_host = row.config.get("host") == visit.guest.id
    return {
        **card,
        "result": one.result,
        "say": visit.say(Text(f"websay-result-{one.result}")) if one.result else card["say"],
        "ago": cards.time_ago(one.ended or row.created, visit.lang),
        "deletable": is_host and seats.guests_of(row.config) == [visit.guest.id],
    }


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
