"""Being called while somebody else moves on another device: by a notice of the browser and by mail, and not where nobody wants it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .called import Device, Post, calling_server, post
from .conftest import DESKTOP, PHONE, Visit
from .player import Player, answered, settled
from .seating import sit_together
from .server import Server
from .test_days import open_menu


@pytest.fixture(scope="module")
def letters() -> Iterator[Post]:
    """All that is sent by the server of this module."""
    with post() as made:
        yield made


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory, letters: Post) -> Iterator[Server]:
    """A server that calls people."""
    with calling_server(tmp_path_factory.mktemp("calling"), letters) as server:
        yield server


def keep(page: Page, name: str) -> None:
    """Become a person with an account, on the page of being called."""
    page.goto("/me")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()
    page.goto("/me/calls")


def subscribe(page: Page, address: str) -> Device:
    """Let this browser be called, by the button that somebody presses."""
    device = Device(page, address)
    page.reload()
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    return device


def call_at_once(page: Page) -> None:
    """Wish to be called at once, at any time of the day."""
    page.get_by_label("At once").check()
    page.get_by_label("from", exact=True).fill("00:00")
    page.get_by_label("to", exact=True).fill("00:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("At once")).to_be_checked()


def try_browser(page: Page) -> None:
    """Ask for a trial."""
    page.goto("/me/calls")
    page.get_by_role("button", name=re.compile("^Send a test")).first.click()


def look_away(page: Page, others: Page) -> None:
    """Leave the table, and wait until the others are told so."""
    page.goto("/me/calls")
    expect(others.locator("#players")).to_contain_text("away")


def take_turn(page: Page, touch: bool = False) -> None:
    """Play until it is somebody else's turn."""
    player = Player(page, touch=touch)
    seen = settled(page)
    while True:
        player.act(seen)
        if not answered(page)["mine"]:
            return
        seen = settled(page)


def test_a_move_on_one_device_calls_somebody_on_another(visit: Visit, there: Server, letters: Post) -> None:
    ann = visit("", base=there.url, **DESKTOP)
    ben = visit("", base=there.url, **PHONE)
    keep(ben, "ben")
    phone = subscribe(ben, f"{letters.address}/push/ben")
    ben.get_by_text("By e-mail").click()
    ben.get_by_label("Address", exact=True).first.fill("ben@post.test")
    ben.get_by_role("button", name="Add this address").click()
    ben.goto(link_in(letters.mail().get_content(), there))
    ben.get_by_role("button", name="Yes, it is mine").click()
    expect(ben.get_by_role("status")).to_contain_text("confirmed")
    ben.goto("/me/calls")
    call_at_once(ben)

    sit_together(ann, ben, friends_name="Ben")
    table = ben.url.partition("?")[0]
    look_away(ben, ann)
    take_turn(ann)
    shown = phone.deliver(there, letters.push())
    assert (shown["title"], "Dream City" in shown["body"]) == ("Dream City: your turn", True)
    icon = ben.request.get(shown["icon"])
    assert (icon.headers["content-type"], icon.body()[:4]) == ("image/png", b"\x89PNG")
    (opened,) = phone.click(shown)
    assert there.url + opened == table
    assert link_in(letters.mail().get_content(), there) == table
    ben.goto(table)
    assert settled(ben)["mine"]

    open_menu(ben)
    ben.get_by_text("Notify me about this table").click()
    ben.get_by_role("button", name="Never").click()
    open_menu(ben)
    ben.get_by_text("Notify me about this table").click()
    expect(ben.get_by_role("button", name="Never")).to_have_attribute("aria-pressed", "true")
    ben.keyboard.press("Escape")
    take_turn(ben, touch=True)
    look_away(ben, ann)
    take_turn(ann)
    assert there.waiting_notices() == 0, "nothing is written for a table that wants to be quiet"
    try_browser(ben)
    assert phone.keys.read(letters.push().body)["title"] == "A test notification", (
        "the next message is the trial"
    )
    assert letters.mails.empty()


def test_a_browser_that_gets_another_address_is_called_there(
    visit: Visit, there: Server, letters: Post
) -> None:
    page = visit("", base=there.url, **PHONE)
    keep(page, "cid")
    device = subscribe(page, f"{letters.address}/push/old")
    device.move(f"{letters.address}/push/new")
    assert device.worker.evaluate("self.asked.applicationServerKey") == page.locator(
        "[data-push]"
    ).get_attribute("data-push")
    try_browser(page)
    sent = letters.push()
    assert sent.path == "/push/new"
    assert device.keys.read(sent.body)["title"] == "A test notification"
    expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(1)


def test_a_browser_where_nobody_is_signed_in_any_more_is_not_called_anew(
    visit: Visit, there: Server, letters: Post
) -> None:
    page = visit("", base=there.url, **PHONE)
    keep(page, "dan")
    device = subscribe(page, f"{letters.address}/push/dan")
    page.context.clear_cookies()
    device.move(f"{letters.address}/push/elsewhere")
    assert device.worker.evaluate("self.asked") is None


def link_in(text: str, there: Server) -> str:
    """The first link of a mail."""
    found = re.search(rf"{re.escape(there.url)}\S+", text)
    assert found, text
    return found[0]
