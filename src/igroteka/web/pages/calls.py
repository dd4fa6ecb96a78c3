"""Being called: what for, when and where; and the links in mails, which work without signing in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypedDict
from urllib.parse import urlsplit

from starlette.responses import JSONResponse, RedirectResponse, Response

from ...core import Text
from ...store import CallRow, ChannelRow, TableWish
from ...store.call_rows import PACES, WISHES
from ...store.outbox import fresh_name
from ..calls.delivery import TROUBLES
from ..calls.hooks import NEEDS_TARGET, TEMPLATES
from ..calls.links import MailLinks
from ..errors import Refused
from ..people.passwords import clean_email
from .call_forms import (
    CallForm,
    CallsQuery,
    ChannelForm,
    HookForm,
    MailForm,
    MailQuery,
    PushForm,
    RenewForm,
    TableWishForm,
)
from .entering import require_person
from .forms import Form
from .queries import NoQuery, TableQuery
from .visit import Visit
from .zones import zones

PAGE: Final = "/me/calls"


class ShownChannel(TypedDict):
    """A channel as its owner sees it. Of a webhook only the host is shown: the rest of its address may be a secret."""

    id: str
    kind: str
    name: str
    confirmed: bool
    trouble: str


async def show_calls(visit: Visit, query: CallsQuery) -> Response:
    """How somebody is called, and what can be changed; for a guest, what is needed for it."""
    return await _page(visit, done=query.done)


async def _page(visit: Visit, status: int = 200, problem: Text | None = None, done: str = "") -> Response:
    if visit.signed_in is None:
        return visit.page("calls_guest.html", status)
    from ..calls import push  # its library takes a moment to load, so the server starts without it

    person, calls = visit.signed_in.person, visit.registry.store.calls
    known = await calls.call(person.id)
    key = await push.read_keys(visit.registry.store)
    return visit.page(
        "calls.html",
        status,
        problem="" if problem is None else visit.say(problem),
        done=done,
        call=known or CallRow(person.id),
        is_new=known is None,
        wishes=WISHES,
        paces=PACES,
        zones=zones(),
        channels=[_shown(visit, one) for one in await calls.channels(person.id)],
        has_mail=bool(visit.registry.settings.smtp),
        has_address=bool(visit.registry.settings.public_address),
        email=person.email,
        templates=TEMPLATES,
        push_key=push.to_text(push.public_bytes(key)),
    )


def _shown(visit: Visit, channel: ChannelRow) -> ShownChannel:
    host = urlsplit(channel.address).hostname or ""
    why = channel.trouble.partition(":")[0]
    return {
        "id": channel.id,
        "kind": channel.kind,
        "name": {"mail": channel.address, "push": str(channel.details.get("device", ""))}.get(
            channel.kind, host
        ),
        "confirmed": channel.confirmed,
        "trouble": visit.say(Text(f"websay-trouble-{why}")) if why in TROUBLES else "",
    }


async def set_calls(visit: Visit, query: CallsQuery, form: CallForm) -> Response:
    """Write down how somebody wants to be called."""
    person, store = require_person(visit).person, visit.registry.store
    row = CallRow(
        person.id,
        form.wish,
        form.pace,
        form.hour,
        form.quiet_from,
        form.quiet_to,
        form.zone,
    )
    await store.calls.set_call(row, store.wall())
    return RedirectResponse(f"{PAGE}?done=saved", 303)


# ---------------------------------------------------------------- where


async def add_mail(visit: Visit, query: CallsQuery, form: MailForm) -> Response:
    """Add an address for mail. It is asked first, and nothing else goes there before somebody has said yes."""
    person, address = require_person(visit).person, clean_email(form.address)
    if not visit.registry.settings.smtp:
        return await _page(visit, 409, Text("websay-no-mail"))
    if not visit.registry.settings.public_address:
        return await _page(visit, 409, Text("websay-no-address"))
    if not address:
        return await _page(visit, 422, Text("websay-bad-email"))
    channel = ChannelRow(fresh_name(), person.id, "mail", address)
    await _count_mail(visit, channel)
    return await _add(visit, channel, form.zone, "sent")


async def _count_mail(visit: Visit, channel: ChannelRow) -> None:
    """Count a question to an address; refused if it, or whoever asks, has had too many."""
    who = (f"guest-{channel.person}", f"to-{channel.address.casefold()}")
    await visit.registry.shared_limits.require("mails", *who)


async def add_hook(visit: Visit, query: CallsQuery, form: HookForm) -> Response:
    """Add a webhook."""
    from ..calls.outgoing import is_callable_url

    person = require_person(visit).person
    if not visit.registry.settings.public_address:
        return await _page(visit, 409, Text("websay-no-address"))
    if not is_callable_url(form.address, visit.registry.settings.private_calls):
        return await _page(visit, 422, Text("websay-bad-hook"))
    if form.template in NEEDS_TARGET and not form.target:
        return await _page(visit, 422, Text("websay-bad-target"))
    details = {"template": form.template, "target": form.target, "token": form.key}
    channel = ChannelRow(fresh_name(), person.id, "hook", form.address, details, True)
    return await _add(visit, channel, form.zone, "saved")


async def add_push(visit: Visit, query: CallsQuery, form: PushForm) -> Response:
    """Add the browser in which somebody is."""
    channel = _push_channel(visit, form)
    if channel is None:
        return await _page(visit, 422, Text("web-calls-push-failed"))
    return await _add(visit, channel, form.zone, "saved")


def _push_channel(visit: Visit, form: PushForm) -> ChannelRow | None:
    """The browser in which somebody is as a channel; None if nobody can be called there."""
    from ..calls.outgoing import is_callable_url
    from ..calls.push import is_subscription

    known, private = require_person(visit), visit.registry.settings.private_calls
    if not is_subscription(form.p256dh, form.auth) or not is_callable_url(form.address, private):
        return None
    # Whoever is signed out in this browser is called there no more.
    session = known.session.id
    details = {"p256dh": form.p256dh, "auth": form.auth, "device": visit.device, "session": session}
    return ChannelRow(fresh_name(), known.person.id, "push", form.address, details, True)


async def send_push_key(visit: Visit, query: NoQuery) -> Response:
    """What the service worker needs to subscribe anew: the key of this site, and the token that its form must send back."""
    from ..calls import push

    require_person(visit)
    key = push.to_text(push.public_bytes(await push.read_keys(visit.registry.store)))
    return JSONResponse({"key": key, "csrf": visit.registry.guest_cookies.form_token(visit.guest)})


async def renew_push(visit: Visit, query: CallsQuery, form: RenewForm) -> Response:
    """A browser has got another address. What waits for the old one goes to the new one.

    The old one may be unknown: its maker may have told this server that it is gone before the browser could say so. Then the new one
    is added, but only for somebody who has wanted to be called.
    """
    channel, calls = _push_channel(visit, form), visit.registry.store.calls
    if channel is None:
        return await _page(visit, 422, Text("web-calls-push-failed"))
    if await calls.call(channel.person) is None:
        raise Refused("never-called", "found somebody who has never wanted to be called")
    for old in await calls.channels(channel.person):
        if (old.kind, old.address) == ("push", form.old):
            await visit.require_rate("calls")
            await calls.move_channel(replace(channel, id=old.id))
            return Response(status_code=204)
    return await _add(visit, channel, form.zone, "saved")


async def _add(visit: Visit, channel: ChannelRow, zone: str, done: str) -> Response:
    """Add a channel; with the first one somebody begins to be called, as most people want it."""
    await visit.require_rate("calls")
    store = visit.registry.store
    known = await store.calls.call(channel.person)
    wanted = CallRow(channel.person, zone=zone) if known is None else known
    await store.calls.set_call(wanted, store.wall())
    if not await store.calls.add_channel(replace(channel, created=store.wall())):
        return await _page(visit, 409, Text("websay-channels-full"))
    return RedirectResponse(f"{PAGE}?done={done}", 303)


async def remove_channel(visit: Visit, query: CallsQuery, form: ChannelForm) -> Response:
    """Take away a channel of one's own."""
    channel = await _require_own(visit, form)
    await visit.registry.store.calls.remove_channel(channel.person, channel.id)
    return RedirectResponse(PAGE, 303)


async def _require_own(visit: Visit, form: ChannelForm) -> ChannelRow:
    """The channel that a form names, if it belongs to whoever has sent it."""
    person = require_person(visit).person
    channel = await visit.registry.store.calls.channel(form.channel)
    if channel is None or channel.person != person.id:
        raise Refused("channel", "there is no such channel of yours")
    return channel


async def try_channel(visit: Visit, query: CallsQuery, form: ChannelForm) -> Response:
    """Send a trial to a channel of one's own; to an address that is not confirmed the question once more."""
    channel, store = await _require_own(visit, form), visit.registry.store
    await visit.require_rate("calls")
    if not channel.confirmed:
        await _count_mail(visit, channel)
    kind = "test" if channel.confirmed else "confirm"
    await store.calls.ask_channel(channel.person, channel.id, kind, store.wall())
    return RedirectResponse(f"{PAGE}?done=sent", 303)


async def set_table_wish(visit: Visit, query: TableQuery, form: TableWishForm) -> Response:
    """Wish something else for one table."""
    table, _ = await visit.find_table(query)
    person, store = require_person(visit).person, visit.registry.store
    own = TableWish(form.wish, form.pace)
    if not await store.calls.set_table_wish(table.row.id, person.id, own, store.wall()):
        raise Refused("called", "only somebody who has the table in their list is called by it")
    return RedirectResponse(form.next, 303)


# ---------------------------------------------------------------- links in mails


async def show_mail(visit: Visit, query: MailQuery) -> Response:
    """Whether an address is right. Only the answer counts: programs that look at links do not give one."""
    channel = await _mail_of(visit, query)
    return visit.page("mail.html", address=channel.address, stop=False, done=channel.confirmed)


async def confirm_mail(visit: Visit, query: MailQuery, form: Form) -> Response:
    """Whoever reads mail to an address wants it."""
    channel = await _mail_of(visit, query)
    await visit.registry.store.calls.confirm_channel(channel.id, True)
    return visit.page("mail.html", address=channel.address, stop=False, done=True)


async def show_stop(visit: Visit, query: MailQuery) -> Response:
    """Whether mail to an address is to stop."""
    channel = await _mail_of(visit, query)
    return visit.page("mail.html", address=channel.address, stop=True, done=not channel.confirmed)


async def stop_mail(visit: Visit, query: MailQuery) -> Response:
    """No more mail to an address. Mail programs send this by themselves, so it needs nothing but the link (RFC 8058)."""
    channel = await _mail_of(visit, query)
    await visit.registry.store.calls.confirm_channel(channel.id, False)
    return visit.page("mail.html", address=channel.address, stop=True, done=True)


async def _mail_of(visit: Visit, query: MailQuery) -> ChannelRow:
    id = MailLinks(visit.registry.guest_cookies.key).channel(query.link)
    channel = None if id is None else await visit.registry.store.calls.channel(id)
    if channel is None or channel.kind != "mail":
        raise Refused("mail-link", "this link was not made here, or its address has been removed")
    return channel
