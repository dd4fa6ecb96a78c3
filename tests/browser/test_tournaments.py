"""Somebody makes a tournament, takes part, starts it, and sees the table and the standings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit, another
from .test_days import menu, open_menu
from .test_people import look
from .test_standing import PASSWORD


def keep(page: Page, name: str) -> None:
    """Make an account."""
    page.goto("/me")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()


@pytest.mark.parametrize(("name", "screen"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_tournament_is_made_and_begun(visit: Visit, name: str, screen: dict[str, object]) -> None:
    page = visit("/me", painted=True, **screen)
    keep(page, f"Cup {name}")
    page.goto("/")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Dream City").click()
    page.get_by_label("Name of the tournament").fill(f"Spring cup {name}")
    page.get_by_label("Places in the tournament").fill("4")
    page.get_by_label("Bots for the places").select_option("random")
    look(page, f"tournament-new-{name}")
    page.get_by_role("button", name="Create the tournament").click()
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_text("1 of 4 places taken.")).to_be_visible()
    look(page, f"tournament-open-{name}")
    page.get_by_role("button", name="Start the tournament").click()
    expect(page.get_by_role("row").filter(has_text=f"Cup {name}")).to_be_visible()
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    look(page, f"tournament-running-{name}")
    page.get_by_role("link", name="To my table").first.click()
    open_menu(page)
    page.get_by_role("link", name="Tournament", exact=True).click()
    expect(page.get_by_role("heading", name=f"Spring cup {name}")).to_be_visible()


def test_two_people_and_somebody_who_looks_on_see_a_meeting_and_its_result_without_a_reload(
    visit: Visit,
) -> None:
    ann, ben, cid = visit("/", **DESKTOP), visit("/", **PHONE), visit("/", **DESKTOP)
    keep(ann, "Ladder Ann")
    keep(ben, "Ladder Ben")
    ann.goto("/tournaments/new/dream_city")
    ann.get_by_label("Name of the tournament").fill("Evening ladder")
    ann.get_by_label("Ladder").check()
    ann.get_by_label("Places in the tournament").fill("3")
    ann.get_by_role("button", name="Create the tournament").click()
    ann.get_by_role("button", name="Take part").click()
    expect(ann.get_by_text("1 of 3 places taken.")).to_be_visible()
    for page in (ben, cid):
        page.goto(ann.url)
    for page in (ann, cid):
        page.evaluate("window.neverLoadedAgain = true")
    ben.get_by_role("button", name="Take part").click()
    for page in (ann, cid):
        expect(page.get_by_text("2 of 3 places taken.")).to_be_visible()
    ben.evaluate("window.neverLoadedAgain = true")
    table = another(ann)
    table.goto(ann.url)
    table.get_by_role("button", name="Start the tournament").click()
    for page in (ann, ben, cid):
        expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    ben.get_by_role("button", name="Challenge").click()
    for page in (ann, cid):
        expect(page.get_by_role("heading", name="Game 1")).to_be_visible()
    ben.evaluate("window.neverLoadedAgain = true")
    table.get_by_role("link", name="To my table").first.click()
    menu(table, "Give up")
    table.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page in (ann, ben, cid):
        expect(page.get_by_role("row").nth(1)).to_contain_text("Ladder Ben")
        expect(page.locator(".meetings .winner")).to_have_text(re.compile("Ladder Ben"))
        assert page.evaluate("window.neverLoadedAgain")


def test_whom_the_organiser_has_chosen_stays_chosen_when_others_leave(visit: Visit) -> None:
    ann = visit("/", **DESKTOP)
    keep(ann, "Host Ann")
    ann.goto("/tournaments/new/dream_city")
    ann.get_by_label("Name of the tournament").fill("Morning cup")
    ann.get_by_role("button", name="Create the tournament").click()
    others = {name: visit("/", **PHONE) for name in ("Ben", "Cid", "Dan")}
    for count, (name, page) in enumerate(others.items(), 1):
        keep(page, f"Guest {name}")
        page.goto(ann.url)
        page.get_by_role("button", name="Take part").click()
        expect(ann.get_by_text(f"{count} of 8 places taken.")).to_be_visible()
    choice = ann.get_by_role("combobox")
    choice.select_option(label="Guest Cid")
    choice.focus()
    others["Ben"].get_by_role("button", name="Leave the tournament").click()
    expect(ann.get_by_text("2 of 8 places taken.")).to_be_visible()
    expect(choice.locator("option:checked")).to_have_text("Guest Cid")
    expect(choice).to_be_focused()
    others["Cid"].get_by_role("button", name="Leave the tournament").click()
    expect(ann.get_by_text("1 of 8 places taken.")).to_be_visible()
    expect(choice.locator("option:checked")).to_have_count(0)
