"""The gallery in a browser: searched while typing, read on a phone, used by keyboard, without findings of axe."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE, Visit
from .test_pages import problems


def test_the_gallery_is_searched_while_typing_and_leads_to_the_rule(visit: Visit) -> None:
    page = visit("/gallery/garden_nation", painted=True, color_scheme="dark", **PHONE)
    assert problems(page) == []
    things = page.locator("#chapters li")
    whole = things.count()
    assert whole > 50
    page.locator("#q").press_sequentially("belfry")
    expect(things).to_have_count(1)
    expect(page.locator("#found")).to_contain_text("1")
    expect(things.locator("svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    link = things.get_by_role("link")
    rule = link.inner_text().split()[-1]
    link.press("Enter")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    assert page.locator(f"[id='{rule}'] .examples svg").count() >= 1
    assert problems(page) == []
