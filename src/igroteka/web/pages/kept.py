"""Everything that is kept about somebody, with an account or without: to be looked at, downloaded and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from starlette.responses import JSONResponse, RedirectResponse, Response

from ...core import Text
from ...store import TableRow
from ..people import leaving
from ..tables.seats import access
from . import cards
from .account import me_page
from .account_forms import SureForm
from .queries import NoQuery
from .visit import Visit

MOST_LINES: Final = 50
"""Own words that the page shows; the file has all of them."""

Row = dict[str, object]


async def _everything(visit: Visit) -> dict[str, Any]:
    """All that is kept about whoever asks. The page and the file are made of the same, so that neither knows more."""
    if visit.signed_in is not None:
        return await leaving.export_person(visit.registry, visit.signed_in.person)
    settings = {"lang": visit.lang, "theme": visit.theme, **visit.device_preferences}
    data = await leaving.export_guest(visit.registry, visit.guest.id, visit.guest.name, settings)
    return {**data, "id": ""} if visit.guest.fresh else data


async def show_kept(visit: Visit, query: NoQuery) -> Response:
    """What is kept about somebody: how much of each kind and where it is seen, and what stands nowhere else."""
    data = await _everything(visit)
    lines, notes = data["chat"][: -MOST_LINES - 1 : -1], data["notes"]
    ids = sorted({*notes, *[one["table"] for one in lines]})
    found = await visit.registry.store.lists.rows(ids) if ids else []
    tables = {row.id: _link(visit, row) for row in visit.registry.readable_rows(found)}
    return visit.page(
        "kept.html",
        name=data["name"],
        kinds=_kinds(visit, data),
        lines=[
            {"text": one["text"], "ago": cards.time_ago(one["at"], visit.lang), "table": tables[one["table"]]}
            for one in lines
            if one["table"] in tables
        ],
        more=max(0, len(data["chat"]) - MOST_LINES),
        notes=[{"text": text, "table": tables[id]} for id, text in notes.items() if id in tables],
    )


def _link(visit: Visit, row: TableRow) -> Row:
    """A table as it is named there, with its address for whoever still may open it."""
    card = cards.table_card(row, visit.guest.id, visit.lang, None)
    is_open = access(row, visit.guest) is not None
    return {"title": card["title"], "names": card["names"], "href": card["href"] if is_open else ""}


def _kinds(visit: Visit, data: dict[str, Any]) -> list[Row]:
    """How much of each kind there is, and where it can be seen and changed."""
    known = visit.signed_in
    profile = "" if known is None else f"/people/{known.person.id}"
    read = [one for one in data["tables"] if any(one.get("read", {}).values())]
    kinds: list[tuple[str, Sequence[object] | dict[str, object], str]] = [
        ("settings", data["settings"], "/me#settings"),
        ("tables", data["tables"], "/tables"),
        ("games", data["games"], profile),
        ("chat", data["chat"], "#chat"),
        ("notes", data["notes"], "#notes"),
        ("read", read, ""),
    ]
    if known is not None:
        calls = data["calls"]
        kinds += [
            ("devices", data["devices"], "/me#devices"),
            ("passkeys", data["passkeys"], "/me#keys"),
            ("ratings", data["ratings"], profile),
            ("tournaments", data["tournaments"], "/tournaments"),
            ("places", calls["channels"], "/me/calls"),
            ("notices", calls["notices"], ""),
        ]
    return [
        {"label": visit.say(Text(f"web-kept-{kind}")), "count": len(some), "href": href if some else ""}
        for kind, some, href in kinds
    ]


async def export_me(visit: Visit, query: NoQuery) -> Response:
    """Everything that is kept about somebody, as a file."""
    headers = {"content-disposition": 'attachment; filename="igroteka.json"'}
    return JSONResponse(await _everything(visit), headers=headers)


async def delete_me(visit: Visit, query: NoQuery, form: SureForm) -> Response:
    """Delete everything of somebody, with their account if they have one. Their browser is known no more."""
    if not form.sure:
        return await me_page(visit, 422, Text("websay-not-sure"))
    response = RedirectResponse("/", 303)
    if visit.signed_in is not None:
        await leaving.delete_person(visit.registry, visit.signed_in.person)
        visit.drop_session(response)
    else:
        await leaving.delete_guest(visit.registry, visit.guest.id, visit.lang)
        visit.forget_guest(response)
    return response
