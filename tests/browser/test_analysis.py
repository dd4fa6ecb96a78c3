"""A finished game looked at again in the page: the graph of chances, its turning points, and playing on from one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from igroteka import Match
from igroteka.bots import bot
from igroteka.core import Rng

from .conftest import SCREENS, Visit
from .player import Player, fits, play_on, screens


@pytest.mark.parametrize("screen", screens("phone"))
def test_a_turning_point_is_found_and_played_again(visit: Visit, tmp_path: Path, screen: str) -> None:
    match, rng = Match.new("dream_city", seats=2, seed=3), Rng(5)
    players = [bot("greedy"), bot("random")]
    while not match.over:
        seat = match.seats[0]
        match.play(players[seat].choose(match.game, match.state, seat, rng), seat)
    log = tmp_path / "game.log"
    log.write_text(match.export(), encoding="utf-8")

    page = visit("/replay", own=True, **SCREENS[screen])
    page.locator("#file").set_input_files(log)
    page.get_by_role("button", name="Open the replay").click()
    page.wait_for_url("**/replay?step=0*")
    table = page.url.partition("/replay")[0]

    # The graph comes by itself, on the end page too.
    page.locator("#tab-chances").click()
    graph = page.locator("#panel-chances .chart-svg")
    expect(graph).to_be_visible()
    expect(graph.locator("path.line")).to_have_count(2)
    expect(graph.locator("title")).to_contain_text("100")
    first = page.locator("#panel-chances .turns a").first
    step = int(re.sub(r"\D", "", first.inner_text()))
    first.click()
    expect(page.locator("#step-line")).to_have_text(f"Step {step} / {len(match.entries)}")
    assert f"step={step}&" in page.url
    x = graph.locator(".cursor").get_attribute("x1")
    page.locator("[data-do=back]").click()
    expect(page.locator("#step-line")).to_have_text(f"Step {step - 1} / {len(match.entries)}")
    assert graph.locator(".cursor").get_attribute("x1") != x
    fits(page)

    # Play on from there; a seat is taken before the program of the page has come.
    def wait_for_the_seat(route: Route) -> None:
        page.wait_for_function("() => document.getElementById('seat-1')?.value === 'me'")
        route.continue_()

    page.route("**/position.js*", wait_for_the_seat)
    page.locator("#on").click(no_wait_after=True)
    expect(page.locator("h1")).to_have_text(f"Play on from step {step - 1}")
    expect(page.locator(".picture svg").first).to_be_visible()
    page.locator("#seat-1").select_option("me")
    expect(page.locator("#seat-0")).to_have_value("bot:greedy")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert page.url != table
    expect(page.locator(".bar-from")).to_have_text(f"continued from step {step - 1}")
    assert play_on(Player(page, touch=screen == "phone"), until=3) == 3
    page.goto(f"{table}/end")
    expect(page.locator("#chances .chart-svg path.line")).to_have_count(2)
    page.goto("/")
    expect(page.locator(".table-card", has_text=f"continued from step {step - 1}")).to_be_visible()
