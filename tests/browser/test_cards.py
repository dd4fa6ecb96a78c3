"""The card of a thing: read by mouse, finger and keyboard before anything is done."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .player import DOOR, answered, begin, look, moves_sent, press, settled
from .test_pages import problems

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
    page = visit(DOOR)
    begin(page)
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
    assert problems(page, board=False) == []
    expect(card).to_be_visible()
    page.locator("#thing-close").click()
    expect(card).to_be_hidden()
    assert look(page)["step"] == step


def test_the_first_tap_shows_the_card_and_the_second_builds(visit: Visit) -> None:
    page = visit(DOOR, **PHONE)
    sent = moves_sent(page)
    page.reload()
    begin(page)
    settled(page)
    press(page, TILE, touch=True)
    answered(page)
    expect(page.locator("#thing")).to_be_visible()
    press(page, "#sheet .marked[data-el$=':r3c2']", touch=True)
    assert answered(page)["confirm"]
    names_and_numbers(page)
    expect(page.locator("#confirm-yes")).to_be_in_viewport(ratio=1)
    assert sent == []
    press(page, "#sheet [data-el$=':r3c2']", touch=True)
    answered(page)
    page.wait_for_function("() => !document.querySelector('#thing:not([hidden])')")
    assert [move.split()[0] for move in sent] == ["build"]


def test_the_keyboard_goes_into_a_card_and_back(visit: Visit) -> None:
    page = visit(DOOR)
    begin(page)
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
