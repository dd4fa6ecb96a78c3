"""Games for days in the browser: several people on several devices agree, give up, and come back after a bot has played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .player import fits
from .test_people import look


def open_menu(page: Page) -> None:
    """Open the menu of a table."""
    page.locator("details[data-menu]:has([data-do=help]) > summary").click()


def menu(page: Page, *names: str) -> None:
    """Open the menu of a table and choose something in it."""
    open_menu(page)
    page.locator("summary", has_text="Pause, end, give up").click()
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def test_two_people_play_for_days(visit: Visit) -> None:
    ann = visit("/new/dream_city", painted=True, **DESKTOP)
    ann.locator("#seat-1").select_option("open")
    ann.get_by_text("Clock and visibility").click()
    expect(ann.locator("[data-days]")).to_be_hidden()
    ann.locator("#clock").select_option("each-1440")
    ann.get_by_label("Saturdays and Sundays do not count").check()
    ann.locator("#holidays").fill("2036-12-25, 2036-12-26")
    look(ann, "days-new")
    ann.locator("#setup button[type=submit], #setup .button.main").last.click()
    ann.wait_for_url("**/t/*")
    link = ann.locator("#invite").input_value()
    look(ann, "days-room")
    ben = visit(link, painted=True, **PHONE)
    expect(ben.locator(".terms")).to_contain_text("1 day for each turn")
    look(ben, "days-join-phone")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take the seat").click()
    for page in (ann, ben):
        expect(page.locator("#clocks")).to_be_visible()

    menu(ann, "Propose a pause: 3 days")
    expect(ann.locator("#motion")).to_contain_text("Waiting for the others")
    expect(ben.locator("#motion")).to_contain_text("proposes to pause the game for 3 days")
    look(ben, "days-motion-phone")
    ben.get_by_role("button", name="Agree").click()
    for page in (ann, ben):
        expect(page.locator("#motion")).to_be_hidden()
        expect(page.locator("#clocks")).to_contain_text("The game is paused.")
        fits(page)

    # Somebody who comes back on another page finds a bot on the seat, and takes over with one click.
    open_menu(ben)
    ben.locator("#bot-button").click()
    expect(ben.locator("#returned")).to_be_visible()
    again = ben.context.new_page()
    again.goto(ben.url)
    expect(again.locator("#returned")).to_contain_text("A bot is playing for you.")
    look(again, "days-returned-phone")
    again.get_by_role("button", name="Play yourself again").click()
    for page in (again, ben):
        expect(page.locator("#returned")).to_be_hidden()

    # The host gives up, and is the host no more.
    menu(ann, "Give up")
    look(ann, "days-resign")
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page in (ann, ben):
        expect(page.locator("#players li").first).to_contain_text("gave up")
    expect(ann.locator("#returned")).to_be_hidden()
    expect(ann.locator("#gave-up")).to_have_text("You have given up. A bot plays your seat to the end.")
    expect(ben.locator("#gave-up")).to_be_hidden()
