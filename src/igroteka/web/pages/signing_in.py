"""Signing in: with a name and a password, a passkey, or the recovery code."""

from __future__ import annotations

from starlette.responses import Response

from ...core import Text
from ...store import PersonRow
from ..errors import Refused
from ..people.passwords import clean_password
from .account_forms import CodeForm, PasskeyForm, SignInForm, SignInQuery
from .entering import enter, require_signing, show_code
from .queries import NoQuery
from .visit import Visit, json_block


async def show_sign_in(visit: Visit, query: SignInQuery) -> Response:
    """The ways to sign in."""
    return _page(visit, query.next)


def _page(
    visit: Visit, next: str, status: int = 200, problem: Text | None = None, code: str = "", login: str = ""
) -> Response:
    question = visit.registry.accounts.passkeys.ask_known(visit.site)
    response = visit.page(
        "sign_in.html",
        status,
        problem="" if problem is None else visit.say(problem),
        next=next,
        login=login,
        options=json_block(question.options),
        ask=question.ask,
    )
    if code:
        response.headers["x-refusal"] = code
    return response


async def sign_in(visit: Visit, query: NoQuery, form: SignInForm) -> Response:
    """With a name and a password."""
    await require_signing(visit)
    try:
        person = await visit.registry.accounts.sign_in(form.login, clean_password(form.password) or " ")
    except Refused as refused:
        return _page(visit, form.next, refused.status, refused.text, refused.code, form.login)
    return await _enter(visit, person, form.next)


async def _enter(visit: Visit, person: PersonRow, next: str) -> Response:
    """Sign somebody in, or say that they are shut out."""
    try:
        return await enter(visit, person, next)
    except Refused as refused:
        return _page(visit, next, refused.status, refused.text, refused.code)


async def sign_in_by_passkey(visit: Visit, query: NoQuery, form: PasskeyForm) -> Response:
    """With a passkey of this device."""
    await require_signing(visit)
    accounts, store = visit.registry.accounts, visit.registry.store
    try:
        id = await accounts.passkeys.read_known(visit.site, form.ask, form.answer, store.wall())
    except Refused as refused:
        return _page(visit, form.next, refused.status, refused.text, refused.code)
    person = await store.people.person(id)
    if person is None:  # deleted at the same moment
        return _page(visit, form.next, 403, Text("websay-passkey"))
    return await _enter(visit, person, form.next)


async def sign_in_by_code(visit: Visit, query: NoQuery, form: CodeForm) -> Response:
    """With the recovery code, in the place of which another one is shown."""
    await require_signing(visit)
    try:
        # Asked first: the code of somebody who is shut out must not be used up.
        visit.registry.site.require_let_in(await visit.registry.accounts.recovery_owner(form.code))
        new = await visit.registry.accounts.recover(form.code)
    except Refused as refused:
        return _page(visit, "/", refused.status, refused.text, refused.code)
    return await show_code(visit, new, is_new=False)
