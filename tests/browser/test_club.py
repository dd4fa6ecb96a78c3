"""A club in the browser: what its administrator announces, locks and bans is seen on the devices of those who play, at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from igroteka.store import BanRow, CallRow, ChannelRow, ErrorRow, PersonRow, Store

from .conftest import DESKTOP, PHONE, Visit, somebody
from .player import Player, fits, in_step, lies_apart, play_in_turn
from .seating import sit_together
from .server import Server
from .test_people import look

NEWS = "The club closes at ten"
RUDE = "Ben of the club"
PAGES = ("", "/people", "/tables")


@pytest.fixture
def club(server: Server) -> Iterator[Server]:
    """The server of all tests; nothing that was announced here stays for the next test."""
    yield server
    server.change(lambda store: store.admin.set_announcement(None))


@pytest.fixture
def guest(browser: Browser, club: Server) -> Iterator[Page]:
    """A phone whose pages may be refused: somebody is shut out on it."""
    with somebody(browser, club.url, painted=True, locale="en", **PHONE) as context:
        yield context.new_page()


def administer(page: Page, server: Server, login: str) -> None:
    """Become the administrator of the server."""
    page.goto("/me")
    page.get_by_label("Name to sign in with").fill(login)
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()

    async def appoint(store: Store) -> None:
        person = await store.people.person_by_login(login)
        assert person is not None
        await store.admin.set_admin(person.id, True, store.wall())

    server.change(appoint)


def announce(page: Page, words: str) -> None:
    """Tell everybody something, or no more."""
    page.goto("/admin")
    page.get_by_role("textbox", name="English").fill(words)
    page.get_by_role("button", name="Announce").click()


def test_a_club_is_told_locked_and_rid_of_somebody(visit: Visit, club: Server, guest: Page) -> None:
    chair, ann, ben = visit("", painted=True, **DESKTOP), visit("", painted=True, **DESKTOP), guest
    administer(chair, club, "chair")
    sit_together(ann, ben, friends_name=RUDE)
    announce(chair, NEWS)
    for page, screen in ((ann, "desktop"), (ben, "phone")):
        expect(page.locator(".announcement")).to_have_text(NEWS)
        look(page, f"club-told-{screen}")

    chair.goto("/admin/tables?status=running")
    table = chair.locator("li.card", has_text=RUDE).first
    table.get_by_role("button", name="Lock").click()
    expect(table.get_by_text("locked", exact=True)).to_be_visible()
    for page, screen in ((ann, "desktop"), (ben, "phone")):
        expect(page.locator("#locked")).to_contain_text("has locked this table")
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator("#say")).to_be_hidden()
        look(page, f"club-locked-{screen}")
    assert play_in_turn(Player(ann), Player(ben, touch=True), 4) == 4, "those who play can go on"
    in_step(ann, ben)

    person = table.locator("li", has_text=RUDE)
    person.locator("summary", has_text="Ban").click()
    person.get_by_label("Reason").fill("Rude words")
    look(chair, "club-ban-desktop")
    person.get_by_role("button", name=f"Ban {RUDE}").click()
    expect(ben.get_by_role("heading", name="The operator of this server has banned you.")).to_be_visible()
    expect(ben.locator("main")).to_contain_text("Rude words")
    look(ben, "club-banned-phone")
    expect(ann.locator("#players")).to_contain_text("away")

    table.get_by_role("button", name="Unlock").click()
    expect(ann.locator("#locked")).to_be_hidden()
    announce(chair, "")
    expect(ann.locator(".announcement")).to_be_hidden()


async def fill(store: Store) -> None:
    """Let there be something in every list, with names and words as long as they may be."""
    now = store.wall()
    await store.admin.ban(BanRow("somebody", "W" * 40, "M" * 100, now))
    await store.admin.add_errors(
        [ErrorRow("something has failed", "RuntimeError" * 4, f"{'web/' * 20}page.py:100", 3, now, now)], 0.0
    )
    await store.people.add(PersonRow("long", "M" * 40, login="w" * 40))
    channel = ChannelRow("c" * 32, "long", "hook", "https://127.0.0.1/", {}, True, now)
    await store.calls.restore(CallRow("long"), [channel])
    await store.calls.ask_channel("long", channel.id, "test", now)
    for message in await store.calls.take(now, 60.0):
        await store.calls.note_failed(message, "refused", None, now)


def test_the_pages_of_the_operator_fit_a_phone_and_a_laptop(visit: Visit, club: Server) -> None:
    chair = visit("", painted=True, **DESKTOP)
    administer(chair, club, "second chair")
    sit_together(chair, visit("", **PHONE), friends_name="M" * 40)
    club.change(fill)
    announce(chair, NEWS)
    state = chair.context.storage_state()
    night = visit("", painted=True, color_scheme="dark", storage_state=state, **PHONE)
    for screen, page in (("desktop", chair), ("phone", night)):
        for path in PAGES:
            page.goto(f"/admin{path}")
            lies_apart(page)
            look(page, f"admin{path.replace('/', '-')}-{screen}")
    for lang in ("ru", "uk"):
        page = visit("", lang=lang, storage_state=state, **PHONE)
        for path in PAGES:
            page.goto(f"/admin{path}")
            lies_apart(page)
            fits(page)
