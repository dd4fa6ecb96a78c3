"""A whole game of Garden Nation against a bot, through the page: with the mouse on a desktop, with a finger on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import igroteka

from .conftest import DESKTOP, PHONE, Visit
from .player import Player, look, play_on, screens, settled

SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


class Builder(Player):
    """Somebody who builds wherever it is possible and claims every project, so that the game is over soon."""

    def act(self) -> bool:
        seen = look(self.page)
        ready = seen["mine"] and not (seen["over"] or seen["offline"] or seen["busy"] or seen["confirm"])
        wanted = [name for name in seen["marked"] if re.match(r"gn-(zone|bramble|project|secret)-", name)]
        if not ready or not wanted:
            return super().act()
        self.press(f"#{self.chance.choice(wanted)}")
        return True


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, and the whole board can be seen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("#sheet svg").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth") + 1


@pytest.mark.parametrize("screen", screens("phone"))
def test_a_game_against_a_bot(visit: Visit, tmp_path: Path, screen: str) -> None:
    page = visit("/new/garden_nation", **SCREENS[screen])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    player = Builder(page, touch=screen == "phone")

    expect(page.locator("#prompt")).to_have_text("Keep two different secret objectives.")
    assert page.locator("[data-el^='secret:'].marked").count() in (3, 4)
    page.screenshot(path=tmp_path / f"{screen}-1-secrets.png")
    fits(page)
    while page.locator("[data-el^='secret:']").count() > 2:  # a second click on a card takes it back
        play_on(player, until=1)
        settled(page)
    expect(page.locator("#prompt")).to_contain_text("ction")
    page.screenshot(path=tmp_path / f"{screen}-2-begun.png")

    play_on(player, until=14)
    settled(page)
    assert page.locator("#sheet [id^='gn-tower-']").count() > 6
    page.screenshot(path=tmp_path / f"{screen}-3-middle.png")
    fits(page)

    play_on(player)
    page.screenshot(path=tmp_path / f"{screen}-4-over.png")
    fits(page)
    expect(page.locator("#sheet #gn-over")).to_have_count(1)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    page.screenshot(path=tmp_path / f"{screen}-5-end.png", full_page=True)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    match = igroteka.Match.parse(download.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert match.verify().ok
    assert {entry.move.kind for entry in match.entries} >= {"keep", "build", "claim"}


def test_where_the_crane_would_go_is_shown(visit: Visit) -> None:
    """Pointing at a zone draws the way of the Torticrane; choosing one that is out of reach says why not."""
    page = visit("/new/garden_nation", **DESKTOP)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    builder = Builder(page)
    zone = page.locator("[data-el^='zone:'].marked").first
    barred = page.locator("[data-el^='zone:']:not(.marked)").first
    settled(page)
    # Other questions come first; and from the middle of the board the crane reaches every zone.
    while not (zone.count() and barred.count()):
        play_on(builder, until=1)
        settled(page)
    name = str(zone.get_attribute("data-el")).removeprefix("zone:")
    way = page.locator(f"#gn-way-{name}")
    expect(way).to_be_hidden()
    zone.hover()
    expect(way).to_be_visible()
    barred.click()
    expect(page.locator("body")).to_contain_text("GN-4.")
