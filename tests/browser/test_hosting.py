"""The host goes away in the browser: somebody else becomes the host, gives the seat to a newcomer, and keeps order."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .player import hand_to_a_bot, settled
from .seating import sit_together
from .test_chat import say
from .test_days import open_menu
from .test_people import look


def open_people(page: Page) -> None:
    """Open what a host may do with people and seats."""
    open_menu(page)
    page.get_by_role("button", name="Players and seats").click()


def become_host(page: Page) -> None:
    """Come to the table again until the server has noticed that the host is there no more."""
    for _ in range(100):
        page.reload()
        settled(page)
        if page.locator("[data-do=people]").count():
            return
    raise AssertionError("somebody else is the host")


def test_a_host_who_is_away_is_followed_by_the_next_who_gives_the_seat_to_somebody_else(visit: Visit) -> None:
    ann, ben, cid = visit("", **DESKTOP), visit("", painted=True, **PHONE), visit("", **DESKTOP)
    sit_together(ann, ben, friends_name="Ben", name="Ann")
    expect(ben.locator("[data-do=people]")).to_have_count(0)

    # Ann lets a bot play and goes: when Ben comes again, he is the host and may free her seat.
    table = ann.url
    hand_to_a_bot(ann)
    expect(ben.locator("#players li").first).to_contain_text("Bot")
    ann.goto("/offline")
    become_host(ben)
    open_people(ben)
    look(ben, "host-people-phone")
    ben.get_by_role("button", name="Free the seat", exact=True).click()
    open_people(ben)
    link = ben.get_by_label("Link for everybody").input_value()

    cid.goto(link)
    cid.get_by_label("Your name").fill("Cid")
    cid.get_by_role("button", name="Take the seat").click()
    for page in (ben, cid):
        expect(page.locator("#players")).to_contain_text("Cid")
        expect(page.locator("#players .tag", has_text="Bot")).to_have_count(0)
    assert ann.request.get(table).status == 404, "nothing is left to whoever lost the seat"

    # A newcomer who is rude is silent until the host says otherwise; as long as they play themselves they keep the seat.
    ben.reload()
    settled(ben)
    open_people(ben)
    expect(ben.get_by_role("button", name="Free the seat", exact=True)).to_be_hidden()
    ben.get_by_role("button", name="Mute in the chat").click()
    expect(cid.locator("#turn")).to_contain_text("Ben")
    cid.keyboard.press("c")
    say(cid, "Something rude")
    expect(cid.get_by_role("alert")).to_contain_text("muted")
    hand_to_a_bot(cid)
    open_people(ben)
    expect(ben.get_by_role("button", name="Free the seat", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Free it and shut the player out").click()
    expect(ben.locator("#players")).not_to_contain_text("Cid")
    assert cid.request.get(link).status in (403, 410)
