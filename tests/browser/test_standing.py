"""Two people play a rated game: both see what becomes of their ratings, the profile and the ranking."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .test_days import menu
from .test_people import look

PASSWORD = "correct horse battery"


def keep(page: Page, name: str) -> None:
    """Make an account, and want to be in the rankings."""
    page.goto("/me")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Keep my games with a password").click()
    page.get_by_role("link", name="I have written it down").click()
    page.get_by_label("Show me in the rankings").check()
    page.get_by_role("button", name="Save").nth(1).click()
    expect(page.get_by_label("Show me in the rankings")).to_be_checked()


def test_two_people_play_for_ratings_and_see_what_has_changed(visit: Visit) -> None:
    ann, ben = visit("/", painted=True, **DESKTOP), visit("/", painted=True, **PHONE)
    keep(ann, "Anna Rated")
    keep(ben, "Ben Rated")
    ann.goto("/new/dream_city")
    ann.get_by_label("Seat 2", exact=True).select_option("open")
    ann.get_by_label("Play for ratings").check()
    ann.get_by_text("Clock and visibility").click()
    ann.locator("#clock").select_option("10+15")
    ann.get_by_label("Show this table in the lobby").check()
    look(ann, "rated-new-desktop")
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_text("The result changes the ratings of everyone")).to_be_visible()
    ben.goto(ann.locator("#invite").input_value())
    expect(ben.get_by_text("The result changes the ratings of everyone")).to_be_visible()
    look(ben, "rated-join-phone")
    ben.get_by_role("button", name="Take the seat").click()
    for page in (ann, ben):
        expect(page.locator("#clocks")).to_be_visible()
    menu(ann, "Give up")
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page, change in ((ann, "(−105)"), (ben, "(+105)")):
        expect(page.get_by_text("The game has been decided")).to_be_visible()
        expect(page.locator("#changes")).to_contain_text(change)
    ben.locator("#changes").get_by_role("link", name="Ben Rated").click()
    expect(ben.get_by_role("heading", name="Ben Rated")).to_be_visible()
    expect(ben.get_by_text("1605")).to_be_visible()
    game = ben.get_by_role("listitem").filter(has_text="With Anna Rated")
    expect(game).to_contain_text("Won")
    look(ben, "profile-phone")
    ben.get_by_role("link", name="Dream City").click()
    expect(ben.locator("#changes")).to_contain_text("(+105)")
    ben.go_back()
    game.get_by_role("link", name="Anna Rated").click()
    expect(ben.get_by_role("heading", name="Anna Rated")).to_be_visible()
    expect(ben.get_by_role("listitem").filter(has_text="With Ben Rated")).to_contain_text("Lost")
    ann.goto("/me")
    ann.get_by_role("link", name="See my profile").click()
    look(ann, "profile-desktop")
    ann.goto(f"{ann.url}?lang=uk")
    look(ann, "profile-desktop-uk")
    ann.goto("/?lang=en")
    ann.goto("/rankings/dream_city?seats=2")
    expect(ann.get_by_role("row").filter(has_text="Ben Rated")).to_contain_text("1605")
    look(ann, "ranking-desktop")
    ann.get_by_role("link", name="Statistics").click()
    expect(ann.get_by_role("heading", name="By seat")).to_be_visible()
    look(ann, "statistics-desktop")
