"""Being called, in a browser: the page on a phone, and the site as an app that knows what to show without a connection."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .server import Server
from .test_people import look

REGISTER = """navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready)
    .then((ready) => new Promise((done) => {
        const wait = () => ready.active.state === "activated" ? done(ready.scope) : setTimeout(wait, 5);
        wait();
    }))"""


def test_the_page_fits_a_phone_and_the_app_says_that_there_is_no_connection(
    visit: Visit, server: Server
) -> None:
    page = visit("/me", own=True, painted=True, timezone_id="Europe/Kyiv", **PHONE)
    page.get_by_label("Name to sign in with").fill(f"caller {server.port}")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()
    page.get_by_role("link", name="Change").click()
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Kyiv")
    look(page, "calls-phone")
    page.get_by_text("By webhook").click()
    page.get_by_label("Address", exact=True).last.fill("https://hooks.example.org/secret")
    page.get_by_role("button", name="Add this webhook").click()
    expect(page.get_by_text("hooks.example.org")).to_be_visible()
    page.get_by_label("Everything", exact=True).check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("Everything", exact=True)).to_be_checked()
    look(page, "calls-saved-phone")

    assert page.evaluate(REGISTER).endswith("/")
    kept = (
        "caches.keys().then((all) => Promise.all(all.map((one) => caches.open(one).then((c) => c.keys()))))"
    )
    assert page.evaluate(f"{kept}.then((all) => all.flat().map((one) => new URL(one.url).pathname))") == [
        "/offline"
    ]
    page.context.set_offline(True)
    page.goto("/tables")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.context.set_offline(False)
