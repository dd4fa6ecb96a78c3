"""The page of a person: keeping one's games, how one signs in, and other devices."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import RedirectResponse, Response

from ...core import Text
from ...store import fresh_id
from ..errors import Refused
from ..people import moving
from ..people.passwords import clean_email, clean_login, clean_password
from ..people.sessions import SignedIn, open_key
from ..security.guests import THEMES, clean_name
from . import cards
from .account_forms import (
    OTHERS,
    AccountForm,
    BothForm,
    DeviceQuery,
    InvitedQuery,
    PasskeyForm,
    PasskeyIdForm,
    SessionForm,
    SettingsForm,
)
from .entering import enter, require_person, require_signing, show_code, take_over_seats
from .forms import Form
from .qr import draw_qr
from .queries import NoQuery
from .standing import standing_choices
from .visit import Visit, json_block


async def show_me(visit: Visit, query: InvitedQuery) -> Response:
    """Who somebody is here, and what can be changed; for a guest, how to keep one's games."""
    return await me_page(visit, invitation=query.invitation)


async def me_page(
    visit: Visit, status: int = 200, problem: Text | None = None, login: str = "", invitation: str = ""
) -> Response:
    """The page of somebody, perhaps with what was wrong with a form of it."""
    known = visit.signed_in
    words = "" if problem is None else visit.say(problem)
    people, passkeys = visit.registry.store.people, visit.registry.accounts.passkeys
    if known is None:
        name = visit.guest.name or visit.say(Text("web-guest"))
        question = passkeys.ask_new(visit.site, fresh_id(), name, [])
        return visit.page(
            "keep.html",
            status,
            problem=words,
            login=login,
            registration=visit.registry.site.registration,
            invitation=invitation,
            options=json_block(question.options),
            ask=question.ask,
        )
    person = known.person
    keys = await people.passkeys(person.id)
    question = passkeys.ask_new(visit.site, person.id, person.name or person.login or "Igroteka", keys)
    return visit.page(
        "me.html",
        status,
        problem=words,
        person=person,
        is_admin=await visit.registry.store.admin.is_admin(person.id),
        login=login or person.login or "",
        keys=[{"id": key.id, "used": cards.time_ago(key.used, visit.lang)} for key in keys],
        devices=await _devices(visit, known),
        games=await _waiting_games(visit),
        wish=await _wish(visit, person.id),
        standing=standing_choices(visit),
        options=json_block(question.options),
        ask=question.ask,
    )


async def _devices(visit: Visit, known: SignedIn) -> list[dict[str, object]]:
    rows = await visit.registry.store.people.sessions(known.person.id)
    return [
        {
            "id": row.id,
            "device": row.device,
            "seen": cards.time_ago(row.seen, visit.lang),
            "here": row.id == known.session.id,
        }
        for row in rows
    ]


async def _wish(visit: Visit, person: str) -> str:
    """What somebody is called for; nothing while there is no way to reach them."""
    calls = visit.registry.store.calls
    known = await calls.call(person)
    can_be_called = [one for one in await calls.channels(person) if one.confirmed]
    return known.wish if known is not None and can_be_called else "never"


async def _waiting_games(visit: Visit) -> int:
    """How many tables of this device's guest are not the person's."""
    guest = visit.device_guest
    return 0 if guest is None else await visit.registry.store.people.count_tables(guest.id)


# ---------------------------------------------------------------- making an account


def _problem_of(form: AccountForm) -> Text | None:
    """What is wrong with the fields of a form."""
    if not clean_login(form.login):
        return Text("websay-bad-login")
    if not clean_password(form.password):
        return Text("websay-bad-password")
    return Text("websay-bad-email") if clean_email(form.email) is None else None


def _settings(visit: Visit) -> dict[str, str]:
    """What a guest has chosen on this device, for all devices of the person."""
    theme = visit.theme
    return {"lang": visit.lang, **({"theme": theme} if theme != THEMES[0] else {})}


async def make_account(visit: Visit, query: NoQuery, form: AccountForm) -> Response:
    """A guest becomes a person with a name and a password."""
    if visit.signed_in is not None:
        return RedirectResponse("/me", 303)
    problem = _problem_of(form)
    if problem is not None:
        return await me_page(visit, 422, problem, form.login, form.invitation)
    await visit.registry.shared_limits.require("accounts", f"from-{visit.address}")
    name = visit.guest.name or clean_name(form.login)
    accounts, registration = visit.registry.accounts, visit.registry.site.registration
    try:
        async with accounts.admit(registration, form.invitation):
            new = await accounts.make_with_password(
                name,
                clean_login(form.login),
                clean_password(form.password),
                clean_email(form.email) or "",
                _settings(visit),
            )
    except Refused as refused:
        return await me_page(visit, refused.status, refused.text, form.login, form.invitation)
    return await show_code(visit, new, is_new=True)


async def add_passkey(visit: Visit, query: NoQuery, form: PasskeyForm) -> Response:
    """A guest becomes a person with a passkey, or a person gets one more."""
    known, registry = visit.signed_in, visit.registry
    await visit.registry.shared_limits.require("accounts", f"from-{visit.address}")
    passkey = await registry.accounts.passkeys.read_new(
        visit.site, form.ask, form.answer, registry.store.wall()
    )
    if known is None:
        async with registry.accounts.admit(registry.site.registration, form.invitation):
            new = await registry.accounts.make_with_passkey(passkey, visit.guest.name, _settings(visit))
        return await show_code(visit, new, is_new=True)
    if passkey.person != known.person.id or not await registry.store.people.add_passkey(passkey):
        raise Refused("passkey-other", "this passkey was asked for somebody else, or it is known already")
    return RedirectResponse("/me", 303)


# ---------------------------------------------------------------- changing it


async def remove_passkey(visit: Visit, query: NoQuery, form: PasskeyIdForm) -> Response:
    """Take a passkey away, unless nothing else would be left to sign in with."""
    person, people = require_person(visit).person, visit.registry.store.people
    if not await people.remove_passkey(person.id, form.key) and form.key in [
        one.id for one in await people.passkeys(person.id)
    ]:
        raise Refused("last-way", "allowed: once there is a password or another passkey")
    return RedirectResponse("/me", 303)


async def change_password(visit: Visit, query: NoQuery, form: AccountForm) -> Response:
    """Set the name to sign in with, the password, and the e-mail address. Whoever has a password must know it."""
    person, accounts = require_person(visit).person, visit.registry.accounts
    email = clean_email(form.email)
    if email is None:
        return await me_page(visit, 422, Text("websay-bad-email"), form.login)
    changed, what = replace(person, email=email), ["email"]
    if form.password or clean_login(form.login) != (person.login or ""):
        await require_signing(visit)
        problem = _problem_of(form)
        if problem is not None:
            return await me_page(visit, 422, problem, form.login)
        try:
            await accounts.require_password(person, clean_password(form.current))
        except Refused as refused:
            return await me_page(visit, refused.status, refused.text, form.login)
        changed.login = clean_login(form.login)
        changed.password = await accounts.passwords.hash(clean_password(form.password))
        what += ["login", "password"]
    if not await visit.registry.store.people.change(changed, *what):
        return await me_page(visit, 409, Text("websay-login-taken"), form.login)
    if "password" in what:
        await visit.registry.store.people.end_sessions(person.id, spare=require_person(visit).session.id)
    return RedirectResponse("/me", 303)


async def change_settings(visit: Visit, query: NoQuery, form: SettingsForm) -> Response:
    """Set something for the pages of a person on all their devices. The page that asks for it shows it already."""
    person = require_person(visit).person
    await visit.registry.store.people.change_settings(person.id, form.chosen)
    return Response(status_code=204)


async def show_new_code(visit: Visit, query: NoQuery, form: Form) -> Response:
    """Another recovery code; the one before is good no more."""
    person = require_person(visit).person
    code = await visit.registry.accounts.new_code(person)
    return visit.page("code.html", secret=code, is_new=False, next="/me")


async def end_session(visit: Visit, query: NoQuery, form: SessionForm) -> Response:
    """Sign out another device, or all others."""
    known, people = require_person(visit), visit.registry.store.people
    if form.session == OTHERS:
        await people.end_sessions(known.person.id, spare=known.session.id)
    else:
        await people.end_session(known.person.id, form.session)
    return RedirectResponse("/me", 303)


async def sign_out(visit: Visit, query: NoQuery, form: Form) -> Response:
    """Sign out on this device; it is a guest's again."""
    response = RedirectResponse("/", 303)
    if visit.signed_in is not None:
        known = visit.signed_in
        await visit.registry.store.people.end_session(known.person.id, known.session.id)
    visit.drop_session(response)
    return response


# ---------------------------------------------------------------- another device


async def show_device_code(visit: Visit, query: NoQuery, form: Form) -> Response:
    """A QR code and a link that sign another device in."""
    person = require_person(visit).person
    url = visit.url(f"/device/{await visit.registry.accounts.device_code(person.id)}")
    return visit.page("device.html", url=url, picture=draw_qr(url))


async def show_new_key(visit: Visit, query: NoQuery, form: Form) -> Response:
    """A key for programs, which is shown only once."""
    await require_signing(visit)
    store = visit.registry.store
    return visit.page("key.html", secret=await open_key(store, require_person(visit).person.id, store.wall()))


async def show_device(visit: Visit, query: DeviceQuery) -> Response:
    """Whether this is somebody's other device. Only the answer uses the link up: programs that look at links do not."""
    await require_signing(visit)
    owner = await visit.registry.accounts.device_owner(query.code)
    return visit.page("enter.html", name=owner.name or owner.login or "")


async def enter_device(visit: Visit, query: DeviceQuery, form: Form) -> Response:
    """This is somebody's other device."""
    await require_signing(visit)
    return await enter(visit, await visit.registry.accounts.take_device_code(query.code), "/")


# ---------------------------------------------------------------- games of this device


async def show_guest_games(visit: Visit, query: NoQuery) -> Response:
    """The tables at which this device's guest sits, and the person, too."""
    person = require_person(visit).person
    guest = visit.device_guest
    rows = [] if guest is None else await moving.tables_of(visit.registry.store, guest.id)
    tables = [
        cards.table_card(row, person.id, visit.lang, None) for row in visit.registry.readable_rows(rows)
    ]
    return visit.page("guest_games.html", tables=tables)


async def take_guest_games(visit: Visit, query: NoQuery, form: BothForm) -> Response:
    """Take over what the guest of this device has; also second seats, if that is wanted."""
    await take_over_seats(visit, require_person(visit).person, form.both)
    return RedirectResponse("/", 303)
