"""The pages of the operator: how the server does, people, tables, and what holds for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import RedirectResponse, Response

from ...core.languages import LANGUAGES
from ...store import REGISTRATIONS, Announcement, BanRow, TableRow
from ...store.rows import STATUSES
from ..errors import Refused
from ..people.sessions import SignedIn
from ..tables import agreeing, bidding
from ..tables.config import TableConfig
from . import admin_cards, cards
from .admin_forms import (
    AdminTableQuery,
    AnnouncementForm,
    BanForm,
    CloseForm,
    LockForm,
    NoticeForm,
    PeopleQuery,
    PersonForm,
    RegistrationForm,
    TablesQuery,
)
from .entering import require_person
from .forms import Form
from .queries import NoQuery
from .visit import Visit

DAY: Final = 24 * 3600.0
LONGEST_HOURS: Final = 24 * 365


async def require_admin(visit: Visit) -> SignedIn:
    """The administrator who asks. The store is asked every time: whoever administers no more is refused at once."""
    known = require_person(visit)
    if not await visit.registry.store.admin.is_admin(known.person.id):
        raise Refused("admin", "found somebody who does not administer this server")
    return known


# ---------------------------------------------------------------- how the server does, and what holds for everybody


async def show_overview(visit: Visit, query: NoQuery) -> Response:
    """How the server does: load, errors of the last day, notices that failed; announcements and registration."""
    await require_admin(visit)
    return await _overview(visit)


async def _overview(visit: Visit, invitation: str = "") -> Response:
    registry = visit.registry
    store, now = registry.store, registry.store.wall()
    await registry.errors.write(store)
    told = registry.site.announcement
    return visit.page(
        "admin.html",
        load=await admin_cards.load_lines(visit),
        counts=[admin_cards.describe_count(visit, one) for one in await store.admin.count_tables()],
        errors=[admin_cards.describe_error(visit, one) for one in await store.admin.errors(now - DAY)],
        notices=[admin_cards.describe_notice(visit, one) for one in await store.admin.failed_notices()],
        registration=registry.site.registration,
        registrations=REGISTRATIONS,
        invitation=visit.url(f"/me?invitation={invitation}") if invitation else "",
        invitations=len(await store.admin.invitations(now)),
        told={} if told is None else told.texts,
        hours_left=0 if told is None else max(0, round((told.ends - now) / 3600)),
    )


async def set_announcement(visit: Visit, query: NoQuery, form: AnnouncementForm) -> Response:
    """Tell everybody something on every page until it ends; without words, no more."""
    await require_admin(visit)
    texts = {lang: words for lang in LANGUAGES if (words := getattr(form, lang, ""))}
    ends = visit.registry.store.wall() + min(form.hours, LONGEST_HOURS) * 3600
    await visit.registry.store.admin.set_announcement(Announcement(texts, ends) if texts else None)
    return await _done(visit, "/admin")


async def set_registration(visit: Visit, query: NoQuery, form: RegistrationForm) -> Response:
    """Choose who may make an account."""
    await require_admin(visit)
    await visit.registry.store.admin.set_registration(form.registration)
    return await _done(visit, "/admin")


async def make_invitation(visit: Visit, query: NoQuery, form: Form) -> Response:
    """An invitation for one person. Its link is shown once: only the digest is kept."""
    known = await require_admin(visit)
    return await _overview(visit, await visit.registry.accounts.invite(known.person.id))


async def drop_invitations(visit: Visit, query: NoQuery, form: Form) -> Response:
    """Let no invitation be good any more."""
    await require_admin(visit)
    await visit.registry.store.admin.drop_invitations()
    return await _done(visit, "/admin")


async def decide_notice(visit: Visit, query: NoQuery, form: NoticeForm) -> Response:
    """Send a notice that was given up once more, or forget it."""
    await require_admin(visit)
    admin, now = visit.registry.store.admin, visit.registry.store.wall()
    is_done = (
        await admin.retry_notice(form.notice, now)
        if form.do == "retry"
        else await admin.drop_notice(form.notice)
    )
    if not is_done:
        raise Refused("admin-notice", "found no such notice that was given up")
    return await _done(visit, "/admin")


async def _done(visit: Visit, next: str) -> Response:
    """Back to where the operator came from; this process knows of the change before the next page is asked for."""
    await visit.registry.site.load()
    return RedirectResponse(next, 303)


# ---------------------------------------------------------------- people


async def show_people(visit: Visit, query: PeopleQuery) -> Response:
    """People with accounts by name, and everybody who is shut out."""
    await require_admin(visit)
    admin = visit.registry.store.admin
    return visit.page(
        "admin_people.html",
        find=query.find,
        people=[admin_cards.describe_person(visit, one) for one in await admin.find_people(query.find)],
        bans=[admin_cards.describe_ban(visit, one) for one in await admin.bans()],
    )


async def ban(visit: Visit, query: NoQuery, form: BanForm) -> Response:
    """Shut a person or a guest out of the whole site. Their seats wait, and a host can give them to bots."""
    await require_admin(visit)
    store = visit.registry.store
    person = await store.people.person(form.guest)
    name = form.name if person is None else person.name or person.login or ""
    if not await store.admin.ban(BanRow(form.guest, name, form.reason, store.wall())):
        raise Refused("admin-ban", "found an administrator; allowed: everybody else")
    return await _done(visit, form.next)


async def unban(visit: Visit, query: NoQuery, form: PersonForm) -> Response:
    """Let somebody in again."""
    await require_admin(visit)
    await visit.registry.store.admin.unban(form.guest)
    return await _done(visit, form.next)


async def end_sessions(visit: Visit, query: NoQuery, form: PersonForm) -> Response:
    """Sign somebody out on all their devices."""
    await require_admin(visit)
    await visit.registry.store.people.end_sessions(form.guest)
    return await _done(visit, form.next)


# ---------------------------------------------------------------- tables


async def show_tables(visit: Visit, query: TablesQuery) -> Response:
    """The newest tables, all or those of a game and a status."""
    await require_admin(visit)
    store = visit.registry.store
    rows = await store.lists.rows(await store.admin.table_ids(query.game, query.status))
    readable = visit.registry.readable_rows(rows)
    return visit.page(
        "admin_tables.html",
        game=query.game,
        status=query.status,
        games=[{"key": one["key"], "title": one["title"]} for one in cards.all_game_cards(visit.lang)],
        statuses=STATUSES,
        tables=[admin_cards.describe_table(visit, row) for row in readable],
    )


async def close_table(visit: Visit, query: AdminTableQuery, form: CloseForm) -> Response:
    """Close a table that waits for players, or end a game without a result."""
    await require_admin(visit)
    table = await visit.registry.table(query.table)

    async def work() -> None:
        if table.row.status == "running":
            await agreeing.end_game(table)
        elif table.row.status == "open":
            closed = replace(table.row, status="closed")
            await visit.registry.store.update(
                closed.id, status="closed", expected_rev=closed.rev, turns=bidding.turns_of(closed)
            )
            await table.load()
        else:
            raise Refused("admin-table", f"found a table that is {table.row.status}; allowed: open, running")

    await table.act(work)
    return RedirectResponse(form.next, 303)


async def lock_table(visit: Visit, query: AdminTableQuery, form: LockForm) -> Response:
    """Let nobody new sit down or watch and nobody talk at a table, or all of that again. Its players play on."""
    await require_admin(visit)
    table = await visit.registry.table(query.table)

    def change(row: TableRow) -> TableConfig:
        config: TableConfig = row.config.copy()
        config["locked"] = form.locked
        return config

    await visit.registry.change_config(table, change)
    return RedirectResponse(form.next, 303)
