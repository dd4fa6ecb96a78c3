"""The chat of a table: new lines are seen wherever a player is on the page, and spectators talk in a room of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .player import fits
from .seating import sit_together


def say(page: Page, text: str) -> None:
    """Say something in the room that is open."""
    page.locator("#say-text").fill(text)
    page.keyboard.press("Enter")


def touch(page: Page, selector: str) -> None:
    """Touch something where it is: nothing is scrolled before."""
    box = page.locator(selector).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def watch_link(page: Page) -> str:
    """The link for spectators."""
    found = re.search(r'id="share-watch" value="([^"]+)"', page.content())
    assert found
    return found[1]


def test_a_line_is_seen_on_a_phone_and_spectators_talk_apart(visit: Visit) -> None:
    ann, ben, eve = visit("", **PHONE), visit("", **DESKTOP), visit("", **DESKTOP)
    sit_together(ann, ben, friends_name="Ben", name="Ann")
    eve.goto(watch_link(ann))

    # A spectator reads what players say and writes in the other room, of which players see nothing.
    eve.locator("#chat-button").click()
    expect(eve.locator("#room-watchers")).to_have_attribute("aria-selected", "true")
    say(eve, "Ben has a plan")
    expect(eve.locator("#watchers li")).to_contain_text("Ben has a plan")
    eve.locator("#room-players").click()
    expect(eve.locator("#say")).to_be_hidden()

    # Ben's line is seen where Ann looks, with its time, and nothing of it is in the way.
    ben.keyboard.press("c")
    expect(ben.locator("#chat-rooms")).to_be_hidden()
    say(ben, "Hello from the train")
    news = ann.locator("#chat-news")
    expect(news).to_contain_text("Hello from the train")
    expect(news.locator("time")).to_have_text(re.compile(r"\d:\d\d"))
    expect(ann.locator("#chat-live")).to_have_text("Ben: Hello from the train")
    expect(ann.locator("#chat-count")).to_have_text("1")
    expect(ann.locator("#chat-count")).to_be_in_viewport()
    expect(ann.locator("#chat-button")).to_have_attribute("aria-label", re.compile("unread messages: 1"))
    fits(ann)
    expect(eve.locator("#chat li")).to_contain_text("Hello from the train")

    # Who opens the chat has read it, and goes back by the same button.
    touch(ann, "#chat-button")
    expect(ann.locator("#chat li.new time")).to_be_in_viewport()
    expect(ann.locator("#chat-count")).to_be_hidden()
    expect(news).to_be_hidden()
    expect(ann.locator("#chat-rooms")).to_be_hidden()
    touch(ann, "#chat-button")
    expect(ann.locator("#chat-end")).not_to_be_in_viewport()
    ann.reload()
    expect(ann.locator("#chat li")).to_have_count(1)
    expect(ann.locator("#chat-count")).to_be_hidden()

    # Both agree to end the game: now they read what Eve has said.
    for page in (ann, ben):
        assert "Ben has a plan" not in page.content()
    ann.evaluate("document.querySelector('[data-together=end]').click()")
    ben.locator("#motion-yes").click()
    for page in (ann, ben):
        expect(page.locator("#watchers li")).to_have_text(re.compile("Ben has a plan"))
        expect(page.locator("#chat-count")).to_have_text("1")
    ben.locator("#chat-button").click()
    ben.locator("#room-watchers").click()
    expect(ben.locator("#watchers li")).to_be_visible()
    expect(ben.locator("#chat-count")).to_be_hidden()
    expect(ben.locator("#say")).to_be_hidden()
