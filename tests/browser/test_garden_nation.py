"""A whole game of Garden Nation against a bot, through the page: with the mouse on a desktop, with a finger on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, SCREENS, Visit
from .player import Player, endings, finish, moves_sent, own_moves, play_on, saved_log, settled
from .player import fits as has_no_width_to_scroll
from .seating import sit


class Builder(Player):
    """Somebody who builds wherever it is possible and claims every project, so that the game is over soon."""

    def choose(self, seen: dict[str, Any]) -> None:
        """Choose a place to build, a project or a secret; if there is none, anything."""
        wanted = [name for name in seen["marked"] if re.match(r"gn-(zone|bramble|project|secret)-", name)]
        if wanted:
            self.press_id(self.chance.choice(wanted))
        else:
            super().choose(seen)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, and the whole board can be seen."""
    has_no_width_to_scroll(page)
    box = page.locator("#sheet .part > svg").first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth") + 1


@pytest.mark.parametrize(("screen", "until"), endings("phone", 1))
def test_a_game_against_a_bot(visit: Visit, tmp_path: Path, screen: str, until: int) -> None:
    page = visit("", **SCREENS[screen])
    sent = moves_sent(page)
    sit(page, "garden_nation", seed="whole")
    player = Builder(page, touch=screen == "phone")

    expect(page.locator("#prompt")).to_have_text("Keep two different secret objectives.")
    settled(page)
    assert page.locator("[data-el^='secret:'].marked").count() in (3, 4)
    fits(page)
    while page.locator("[data-el^='secret:']").count() > 2:  # a second click on a card takes it back
        play_on(player, until=1)
    expect(page.locator("#prompt")).to_contain_text("ction")

    play_on(player, until=14)
    assert page.locator("#sheet [id^='gn-tower-']").count() > 6
    fits(page)

    finish(player, until)
    fits(page)
    expect(page.locator("#sheet #gn-over")).to_have_count(1)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    match = saved_log(page, tmp_path)
    played = own_moves(match)
    assert (played[: len(sent)] if until else played) == sent
    assert {entry.move.kind for entry in match.entries} >= {"keep", "build", "claim"}


def test_where_the_crane_would_go_is_shown(visit: Visit) -> None:
    """Pointing at a zone draws the way of the Torticrane; choosing one that is out of reach says why not."""
    page = visit("", **DESKTOP)
    sit(page, "garden_nation", seed="crane")
    builder = Builder(page)
    zone = page.locator("[data-el^='zone:'].marked").first
    barred = page.locator("[data-el^='zone:']:not(.marked)").first
    settled(page)
    # Other questions come first; and from the middle of the board the crane reaches every zone.
    while not (zone.count() and barred.count()):
        play_on(builder, until=1)
    name = str(zone.get_attribute("data-el")).removeprefix("zone:")
    way = page.locator(f"#gn-way-{name}")
    expect(way).to_be_hidden()
    zone.hover()
    expect(way).to_be_visible()
    barred.click()
    expect(page.locator("body")).to_contain_text("GN-4.")


def test_where_a_project_would_be_completed_is_shown(visit: Visit) -> None:
    """Pointing at an open project outlines the zones in the garden where the next floor completes it."""
    page = visit("", **DESKTOP)
    sit(page, "garden_nation", seed="crane")
    builder = Builder(page)
    goal = page.locator("#sheet [data-part=map] [id^='gn-goal-']").first
    settled(page)
    while not goal.count():
        play_on(builder, until=1)
    name = str(goal.get_attribute("id")).removeprefix("gn-goal-")
    shape = page.locator(f"#gn-goal-{name} > .hint")
    expect(shape).to_be_hidden()
    page.locator(f"[data-part=projects] [data-el='project:{name}']").hover()
    expect(shape).to_be_visible()
