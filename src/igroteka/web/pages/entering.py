"""What happens when somebody signs in on a device, in whatever way: the session, and the seats that the device has."""

from __future__ import annotations

from starlette.responses import RedirectResponse, Response

from ...store import PersonRow
from ..errors import Refused
from ..people import moving
from ..people.accounts import NewAccount
from ..people.sessions import SignedIn, open_session
from ..security.guests import Guest
from ..security.guests import set_language_cookie as set_language
from .visit import Visit


def require_person(visit: Visit) -> SignedIn:
    """Who is signed in; refused to guests."""
    if visit.signed_in is None:
        raise Refused("account", "only somebody who is signed in has such a page")
    return visit.signed_in


async def require_signing(visit: Visit) -> None:
    """Count a try to sign in; refused if there are too many from this address."""
    await visit.registry.shared_limits.require("signing", f"from-{visit.address}")


async def enter(visit: Visit, person: PersonRow, next: str) -> Response:
    """Sign somebody in on this device and go on; first to the question about seats, if there is one."""
    response, shared = await _open(visit, person)
    response.headers["location"] = "/me/games" if shared else next
    return response


async def _open(visit: Visit, person: PersonRow) -> tuple[Response, bool]:
    """A response that signs somebody in, and whether guest and person sit at the same table."""
    store = visit.registry.store
    visit.registry.site.require_let_in(person.id)
    if visit.signed_in is not None:
        await store.people.end_session(visit.signed_in.person.id, visit.signed_in.session.id)
    session, secret = await open_session(store, person.id, visit.device, store.wall())
    shared = await take_over_seats(visit, person)
    response = RedirectResponse("/", 303)
    visit.guest = Guest(person.id, person.name, session=session.id)
    visit.signed_in = SignedIn(person, session)
    visit.set_session(response, secret)
    await _take_over_preferences(visit, person, response)
    if "lang" in person.settings:
        set_language(response, person.settings["lang"])
    return response, shared


async def _take_over_preferences(visit: Visit, person: PersonRow, response: Response) -> None:
    """Let what the guest of this device has set be the person's, wherever they had chosen nothing themselves. It leaves the device, as seats do."""
    if not visit.device_preferences:
        return
    people = visit.registry.store.people
    settings = await people.change_settings(person.id, visit.device_preferences, fill=True)
    person.settings = person.settings if settings is None else settings
    visit.forget_device_preferences(response)


async def take_over_seats(visit: Visit, person: PersonRow, both: bool = False) -> bool:
    """Give the seats of this device's guest to a person; whether some are left because the person sits there, too."""
    guest = visit.device_guest
    if guest is None:
        return False
    moved = await moving.take_over(visit.registry.store, guest.id, person.id, both)
    await visit.registry.catch_up(moved)
    return await visit.registry.store.people.count_tables(guest.id) > 0


async def show_code(visit: Visit, new: NewAccount, is_new: bool) -> Response:
    """Sign somebody in and show the code that is shown only once."""
    entered, shared = await _open(visit, new.person)
    page = visit.page("code.html", secret=new.code, is_new=is_new, next="/me/games" if shared else "/me")
    page.raw_headers.extend([one for one in entered.raw_headers if one[0] == b"set-cookie"])
    return page
