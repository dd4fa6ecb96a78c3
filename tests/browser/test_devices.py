"""One person with two devices: what is set, answered in advance and read on one of them is so on the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .seating import sit, sit_together
from .test_chat import say, touch
from .test_people import look
from .test_standing import PASSWORD


def make_account(page: Page, name: str) -> None:
    """Keep one's games with a password."""
    page.goto("/me")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()
    expect(page.get_by_role("heading", name="Devices", exact=True)).to_be_visible()


def sign_in(page: Page, name: str) -> None:
    """Sign in with the password; the lobby is shown then."""
    page.goto("/sign-in")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.wait_for_url(lambda url: "sign-in" not in url)


def change(page: Page, name: str, value: str | bool) -> None:
    """Change a setting, and wait until the account has it."""
    field = page.locator(f"[name={name}]")
    with page.expect_response("**/me/settings") as kept:
        field.select_option(value) if isinstance(value, str) else field.set_checked(value)
    assert kept.value.status == 204


def test_settings_and_answers_in_advance_are_the_same_on_all_devices(visit: Visit) -> None:
    laptop, phone = visit("", painted=True, stay=True, **DESKTOP), visit("", painted=True, stay=True, **PHONE)
    # A guest keeps them on the device, and takes them along into the account.
    sit(laptop)
    table = laptop.url
    laptop.keyboard.press("Escape")
    laptop.evaluate("document.getElementById('dialog-settings').showModal()")
    laptop.locator("[name=confirm]").select_option("always")
    laptop.locator("[name=single]").uncheck()
    laptop.locator("#order-flower").select_option("keep")
    expect(laptop.locator("#orders-active")).to_contain_text("flower", ignore_case=True)
    laptop.reload()
    expect(laptop.locator("[name=confirm]")).to_have_value("always")
    expect(laptop.locator("[name=single]")).not_to_be_checked()
    make_account(laptop, "Two Devices")
    expect(laptop.locator("[name=confirm]")).to_have_value("always")
    look(laptop, "settings-desktop")

    # The phone has found its own best values until somebody signs in there; what its guest has set fills what was open.
    phone.goto("/me")
    expect(phone.locator("[name=confirm]")).to_have_value("lasting")
    phone.locator("[name=confirm]").select_option("never")
    phone.locator("[name=slow]").uncheck()
    look(phone, "settings-guest-phone")
    sign_in(phone, "two devices")
    phone.goto(table)
    expect(phone.locator("[name=confirm]")).to_have_value("always")
    expect(phone.locator("[name=single]")).not_to_be_checked()
    expect(phone.locator("[name=slow]")).not_to_be_checked()
    expect(phone.locator("#order-flower")).to_have_value("keep")

    # What the phone changes the laptop shows with its next page, and the other way round.
    phone.goto("/me")
    change(phone, "sound", True)
    change(phone, "motion", False)
    change(phone, "stay", "button")
    with phone.expect_response(lambda answer: answer.request.method == "POST"):
        phone.locator("section [data-theme-set=dark]").click()
    look(phone, "settings-phone")
    laptop.goto(table)
    for name, on in (("sound", True), ("motion", False), ("slow", False), ("cards", True)):
        expect(laptop.locator(f"[name={name}]")).to_be_checked(checked=on)
    expect(laptop.locator("[name=stay]")).to_have_value("button")
    expect(laptop.locator("html")).to_have_attribute("data-theme", "dark")
    laptop.evaluate("document.getElementById('dialog-settings').showModal()")
    change(laptop, "sound", False)
    laptop.locator("#order-flower").select_option("ask")
    expect(laptop.locator("#orders-active")).to_be_hidden()
    phone.goto(table)
    expect(phone.locator("[name=sound]")).not_to_be_checked()
    expect(phone.locator("#order-flower")).to_have_value("ask")

    # Who signs out leaves nothing of it to the next guest of the device but colours and language.
    phone.goto("/me")
    phone.get_by_role("button", name="Sign out here").click()
    phone.goto("/me")
    expect(phone.locator("[name=confirm]")).to_have_value("lasting")
    expect(phone.locator("[name=slow]")).to_be_checked()


def test_what_is_set_while_the_server_cannot_be_reached_is_kept_as_soon_as_it_can(visit: Visit) -> None:
    laptop = visit("", stay=True)
    make_account(laptop, "Often Away")
    laptop.route("**/me/settings", lambda route: route.abort("connectionrefused"))
    for name in ("cards", "onetap"):
        with laptop.expect_event("requestfailed"):
            laptop.locator(f"[name={name}]").click()
    laptop.unroute("**/me/settings")
    with laptop.expect_response("**/me/settings") as kept:
        laptop.evaluate("window.dispatchEvent(new Event('online'))")
    assert "cards=0&onetap=1" in (kept.value.request.post_data or "")
    laptop.reload()
    expect(laptop.locator("[name=onetap]")).to_be_checked()
    expect(laptop.locator("[name=cards]")).not_to_be_checked()


def test_what_an_older_program_has_kept_in_a_browser_is_brought_over(visit: Visit) -> None:
    old = {
        "confirm": "always",
        "stay": "seconds",
        "single": True,
        "sound": True,
        "motion": True,
        "keys": False,
    }
    put = "all => localStorage.setItem('igroteka.settings', JSON.stringify(all))"
    ann = visit("", stay=True)
    ann.goto("/sign-in")
    ann.evaluate(put, old)
    ann.goto("/me")
    expect(ann.locator("[name=sound]")).to_be_checked()
    assert ann.evaluate("localStorage.getItem('igroteka.settings')") is None
    assert "settings=confirm:always.sound:1.keys:0" in ann.evaluate("document.cookie")

    make_account(ann, "Older Program")
    change(ann, "sound", False)
    ann.evaluate(put, {**old, "cards": False, "confirm": "whenever"})
    with ann.expect_response("**/me/settings") as kept:
        ann.reload()
    assert "cards=0" in (kept.value.request.post_data or "")
    ann.wait_for_function("() => localStorage.getItem('igroteka.settings') === null")
    ann.reload()
    for name, on in (("sound", False), ("keys", False), ("cards", False), ("motion", True)):
        expect(ann.locator(f"[name={name}]")).to_be_checked(checked=on)
    expect(ann.locator("[name=confirm]")).to_have_value("always")


def test_what_is_read_on_the_laptop_is_read_on_the_phone(visit: Visit) -> None:
    laptop, phone, ben = visit("", **DESKTOP), visit("", painted=True, **PHONE), visit("", **DESKTOP)
    sit_together(laptop, ben, friends_name="Ben", name="Ann")
    table = laptop.url
    make_account(laptop, "Ann Reads")
    sign_in(phone, "ann reads")
    ben.keyboard.press("c")
    say(ben, "Hello from the train")
    expect(ben.locator("#chat li")).to_have_count(1)

    # Both devices are told of the line; the laptop reads it while the phone's page is open.
    phone.goto(table)
    expect(phone.locator("#chat-count")).to_have_text("1")
    laptop.goto(table)
    expect(laptop.locator("#chat-count")).to_have_text("1")
    laptop.locator("#chat-button").click()
    expect(laptop.locator("#chat-count")).to_be_hidden()
    expect(phone.locator("#chat-count")).to_be_hidden()
    look(phone, "read-phone")

    # What the laptop reads at once is no news on the phone; what is said while both are away is.
    say(ben, "Your turn soon")
    expect(phone.locator("#chat li")).to_have_count(2)
    expect(phone.locator("#chat-count")).to_be_hidden()
    laptop.goto("/")
    phone.goto("/")
    say(ben, "And now it is")
    expect(ben.locator("#chat li")).to_have_count(3)
    phone.goto(table)
    expect(phone.locator("#chat-count")).to_have_text("1")
    expect(phone.locator("#chat li.new")).to_contain_text(["And now it is"])
    touch(phone, "#chat-button")
    expect(phone.locator("#chat-count")).to_be_hidden()

    # The other way round. Nothing of it is kept in a browser.
    laptop.goto(table)
    expect(laptop.locator("#chat li")).to_have_count(3)
    expect(laptop.locator("#chat-count")).to_be_hidden()
    assert laptop.evaluate("Object.keys(localStorage).filter(one => one.startsWith('chat:'))") == []
    expect(ben.locator("#chat-count")).to_be_hidden()
