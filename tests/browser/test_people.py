"""Keeping one's games: a passkey of the device, and another device that is the same person."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .player import fits, settled
from .seating import begin
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
