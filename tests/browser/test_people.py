"""Keeping one's games: a passkey of the device, and another device that is the same person."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from igroteka.core.languages import LANGUAGES

from .conftest import DESKTOP, PHONE, Visit
from .player import fits, settled
from .seating import begin, hidden, sit_together
from .server import Server
from .test_pages import problems


def give_authenticator(page: Page) -> Any:
    """Let the browser have an authenticator that agrees to everything; how it is asked what it holds."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    id = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return lambda: line.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]


def look(page: Page, name: str) -> None:
    """No serious finding of axe, and nothing wider than the screen; a picture for whoever wants to look."""
    folder = os.environ.get("IGROTEKA_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
    assert problems(page) == [], name
    fits(page)
    wide = page.viewport_size
    assert wide is not None
    assert page.evaluate("window.innerWidth") == wide["width"], f"{name}: the page makes a phone zoom out"


def test_a_passkey_keeps_the_games_of_a_guest_and_signs_in_again(visit: Visit, server: Server) -> None:
    here = f"http://localhost:{server.port}"  # passkeys belong to names, never to numbers
    page = visit("/", base=here, painted=True, **DESKTOP)
    credentials = give_authenticator(page)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Keep my games").click()
    look(page, "keep-desktop")
    page.get_by_role("button", name="Keep my games with a passkey").click()
    expect(page.get_by_role("heading", name="Your games are kept")).to_be_visible()
    assert len(credentials()) == 1
    look(page, "code-desktop")
    page.get_by_role("link", name="I have written it down").click()
    expect(page.get_by_text("Passkey 1")).to_be_visible()
    look(page, "me-desktop")

    page.get_by_role("button", name="This is me on another device").click()
    link = page.get_by_role("textbox", name="Link for your other device").input_value()
    look(page, "device-desktop")
    phone = visit(link, base=here, painted=True, color_scheme="dark", **PHONE)
    look(phone, "enter-phone")
    phone.get_by_role("button", name="Yes, sign in here").click()
    phone.goto(table)
    expect(phone.locator("#ask")).to_be_visible()
    phone.goto("/me")
    expect(phone.get_by_role("button", name="Sign out Chrome, Linux")).to_be_visible()
    look(phone, "me-phone")

    page.goto("/me")
    page.get_by_role("button", name="Sign out here").click()
    assert page.request.get(table).status == 404
    page.goto("/sign-in")
    look(page, "sign-in-desktop")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_url(f"{here}/")
    page.goto(table)
    expect(page.locator("#ask")).to_be_visible()


def test_the_pages_of_a_guest_fit_a_phone_at_night(visit: Visit) -> None:
    page = visit("/me", lang="uk", painted=True, color_scheme="dark", **PHONE)
    look(page, "keep-phone")
    page.goto("/sign-in")
    look(page, "sign-in-phone")
    page.goto("/me")
    page.get_by_label("Ім’я для входу").fill("Оля на телефоні")
    page.get_by_label("Пароль").fill("correct horse battery")
    page.get_by_role("button", name="паролем").click()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 780})
        assert page.locator("#code").evaluate("one => one.scrollWidth <= one.clientWidth"), (
            "whoever is to write the code down sees all of it"
        )
    look(page, "code-phone")
    for lang in LANGUAGES:
        page.goto(f"/tournaments?lang={lang}")
        look(page, f"narrow-phone-{lang}")


def test_a_badge_tells_how_many_tables_wait(visit: Visit) -> None:
    page = visit("/", painted=True, **PHONE)
    begin(page)
    settled(page)
    page.goto("/")
    expect(page.locator("[data-waiting]")).to_contain_text("1")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    look(page, "lobby-phone")
    page.goto("/tables")
    look(page, "tables-phone")


def test_a_guest_sees_what_is_kept_and_deletes_it(visit: Visit) -> None:
    ann, ben = visit("", painted=True, **DESKTOP), visit("", painted=True, **PHONE)
    sit_together(ann, ben, friends_name="Ben", name="Ann")
    table = ann.url
    ann.keyboard.press("c")
    ann.locator("#say-text").fill("I have a plan for the park beside your metro")
    ann.keyboard.press("Enter")
    ben.locator("#chat-button").click()
    expect(ben.locator("#chat li")).to_have_count(1)
    ann.request.post(
        f"{table}/note",
        form={"csrf": hidden(ann.content(), "csrf"), "text": "Ben likes metros.\nWatch the springs."},
    )
    ann.goto("/me")
    look(ann, "keep-all-desktop")
    ann.get_by_role("link", name="See everything").click()
    expect(ann.get_by_role("row").filter(has_text="Messages in chats")).to_contain_text("1")
    expect(ann.get_by_text("I have a plan for the park")).to_be_visible()
    look(ann, "kept-desktop")
    with ann.expect_download() as file:
        ann.get_by_role("link", name="Download everything").click()
    kept = json.loads(file.value.path().read_text("utf-8"))
    assert kept["chat"][0]["text"] == "I have a plan for the park beside your metro"
    ann.get_by_text("Delete everything about me").first.click()
    ann.get_by_label("Yes, delete everything").check()
    ann.get_by_role("button", name="Delete everything about me").click()
    ann.wait_for_url(re.compile(r"/$"))
    assert ann.request.get(table).status == 404
    # Ben, whose page is open, sees at once that somebody has gone, and plays on against a bot.
    expect(ben.locator("#players")).to_contain_text("a former player")
    expect(ben.locator("#chat li")).to_contain_text("…")
    ben.goto("/me/kept")
    look(ben, "kept-phone")
    ben.goto("/me/kept?lang=uk")
    look(ben, "kept-phone-uk")
    ben.goto("/me/kept?lang=ru")
    look(ben, "kept-phone-ru")
