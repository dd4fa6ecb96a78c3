"""Somebody makes a tournament, takes part, starts it, and sees the table and the standings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Visit
from .test_days import open_menu
from .test_people import look
from .test_standing import PASSWORD


@pytest.mark.parametrize(("name", "screen"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_a_tournament_is_made_and_begun(visit: Visit, name: str, screen: dict[str, object]) -> None:
    page = visit("/me", painted=True, **screen)
    page.get_by_label("Name to sign in with").fill(f"Cup {name}")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()
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
