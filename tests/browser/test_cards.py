"""The card of a thing: read by mouse, finger and keyboard before anything is done."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from igroteka.games.dream_city.tests.scenario import table

from .conftest import PHONE, Visit
from .player import answered, look, moves_sent, press, settled
from .seating import sit, start_at
from .test_pages import AROUND, problems

TILE = "#sheet .marked[data-el^='hand:']"


def names_and_numbers(page: Page) -> None:
    """What every card of a cell to build on tells."""
    card = page.locator("#thing")
    expect(card.locator("#thing-name")).to_contain_text("row 3, column 2")
    expect(card.locator("#thing-moves li")).to_have_count(1)
    expect(card.locator("#thing-moves")).to_contain_text("point")
    assert card.locator("#thing-picture svg > *").count() > 0
    assert card.get_by_role("link").get_attribute("href").startswith("/rules/dream_city#DC-")  # type: ignore[union-attr]


def test_a_pointer_that_rests_opens_a_card_and_the_right_button_keeps_it(visit: Visit) -> None:
    page = visit("")
    sit(page)
    settled(page)
    step = look(page)["step"]
    page.locator(TILE).first.click()
    cell = page.locator("#sheet .marked[data-el$=':r3c2']")
    cell.hover()
    card = page.locator("#thing")
    expect(card).to_be_visible()
    names_and_numbers(page)
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()
    cell.click(button="right")
    expect(card).to_have_attribute("data-pinned", "true")
    page.mouse.move(5, 5)
    assert problems(page, AROUND) == []
    expect(card).to_be_visible()
    page.locator("#thing-close").click()
    expect(card).to_be_hidden()
    assert look(page)["step"] == step


def test_the_first_tap_shows_the_card_and_the_second_builds(visit: Visit) -> None:
    page = visit("", **PHONE)
    sent = moves_sent(page)
    sit(page)
    settled(page)
    press(page, TILE, touch=True)
    answered(page)
    expect(page.locator("#thing")).to_be_visible()
    press(page, "#sheet .marked[data-el$=':r3c2']", touch=True)
    assert answered(page)["confirm"]
    expect(page.locator("#sheet .taken[data-el^='market:']")).to_have_count(1)
    names_and_numbers(page)
    expect(page.locator("#confirm-yes")).to_be_in_viewport(ratio=1)
    assert sent == []
    press(page, "#sheet [data-el$=':r3c2']", touch=True)
    answered(page)
    page.wait_for_function("() => !document.querySelector('#thing:not([hidden])')")
    assert [move.split()[0] for move in sent] == ["build"]


def test_points_what_is_taken_and_what_is_forfeited_are_seen_before_the_click(visit: Visit) -> None:
    page = visit("")
    park = {"r3c2": "park", "r1c2": "park"}
    start_at(page, "dream_city", table(hidden=[["park", "office"], ["metro"]], city=[park, {}]).s)
    badges = page.locator("#sheet .gain")
    taken = page.locator("#sheet .taken")
    # Before a tile is chosen it tells the most points that are known to come of it.
    expect(badges.filter(has_text=re.compile(r"^…\+\d$"))).to_have_count(2)
    assert badges.count() == 2, "which cell brings what depends on the tile"
    page.locator("#sheet .marked[data-el='hand:park']").click()
    expect(badges.filter(has_text=re.compile(r"^\+\d$"))).not_to_have_count(0)
    expect(taken).to_have_count(0)
    page.locator("#sheet .marked[data-el='city:0:r2c2']").hover()
    assert taken.evaluate_all("all => all.map((one) => one.dataset.el)") == ["market:bulb"]
    page.mouse.move(1, 1)
    page.locator("#sheet .marked[data-el='city:0:r2c2']").focus()
    expect(taken).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Use a bonus?")
    expect(taken).to_have_count(0)
    page.locator("#choices button").last.hover()
    expect(page.locator("#preview .caution")).to_be_visible()


def test_the_keyboard_goes_into_a_card_and_back(visit: Visit) -> None:
    page = visit("")
    sit(page)
    settled(page)
    page.keyboard.press("b")
    here = look(page)["focus"]
    card = page.locator("#thing")
    expect(card).to_be_visible()
    expect(page.locator(f"#sheet [data-el='{here}']").first).to_have_attribute("aria-describedby", "thing")
    page.keyboard.press("i")
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#thing-close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert look(page)["focus"] == here
