"""Sweet Lands through the page: the first round by hand and a whole solo game, with the mouse and with a finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import igroteka
from igroteka.games.sweet_lands.tests.scenario import table
from igroteka.games.sweet_lands.view import SweetLandsView
from igroteka.match import Match
from igroteka.web.tables.lessons import FIRST, find_lesson

from .conftest import SCREENS, Visit
from .expert import Expert
from .player import endings, finish, fits, moves_sent, own_moves, saved_log, screens, settled
from .seating import sit, start_at

#: On the deal "whole": who plays where with what help, and an area used.
FIRST_TURN: Final = (
    *("character bastet", "domain 1A", "help 1", "advance cart"),
    *("use terrain_3", "discard cake_01", "discard pie_05", "place r1c3", "place r0c3", "place r0c2"),
    "end_turn",
)


def begin(page: Page, seed: str) -> None:
    """A solo table on side A with the same deal every time."""
    sit(page, "sweet_lands", seed=seed, seats="1", option__domains="A")


class Hasty(Expert):
    """Somebody who ends rounds as soon as possible, so that the game is over soon."""

    def choose(self, seen: dict[str, Any]) -> None:
        """Press a button that ends something, or choose anything."""
        for kind in ("end_round", "end_turn", "stop"):
            if self.page.locator(f"#choices button[data-move='{kind}']").count():
                self.press(f"#choices button[data-move='{kind}']")
                return
        super().choose(seen)


#: Whether some edges can be chosen, and all of them hit.
EDGES_CAN_BE_HIT: Final = """() => {
    const hits = [...document.querySelectorAll("#sheet .marked[data-el^='edge:'] > .hit")];
    const boxes = hits.map((hit) => hit.getBoundingClientRect());
    return hits.length > 0 && boxes.every((box) => Math.min(box.width, box.height) >= 24);
}"""


@pytest.mark.parametrize("screen", screens("phone"))
def test_the_first_round_by_hand(visit: Visit, screen: str) -> None:
    """The very moves of the lesson, but on a table of one's own, where nothing helps."""
    lesson = find_lesson(igroteka.game("sweet_lands"), FIRST)
    assert lesson is not None
    page = visit("", **SCREENS[screen])
    begin(page, lesson.seed)
    me = Expert(page, touch=screen == "phone")
    match = Match.new("sweet_lands", seats=1, seed=lesson.seed, options=lesson.options)
    expect(page.locator("#prompt")).to_have_text("Choose your character.")
    for step in lesson.steps:
        if step.move.startswith("road "):
            page.wait_for_function(EDGES_CAN_BE_HIT)
        me.follow(match, step.move)
        fits(page)
    expect(page.locator("#log li", has_text=re.compile("Round 2 begins")).first).to_be_attached()
    expect(page.locator("#sheet [data-el='cell:0:r2c3'] .rim")).to_have_count(1)
    view = match.view(0)
    assert isinstance(view, SweetLandsView)
    for name in view.players[0].hand:
        expect(page.locator(f"#sheet [data-el='card:{name}']")).to_have_count(1)


def test_roads_are_collected_and_confirmed_together(visit: Visit) -> None:
    """A finger puts them on the board one after the other, takes one back, and says once that it is sure."""
    rich = {"wheat": 10, "wood": 10, "gold": 10}
    t = table(2, {"hand": ["pie_01", "pie_02"], "have": rich}).do("0 use road_3", "0 discard pie_01")
    page = visit("/", **SCREENS["phone"])
    sent = moves_sent(page)
    start_at(page, "sweet_lands", t.s)
    me = Expert(page, touch=True)
    for number, road in enumerate(("r1c3-e", "r1c3-ne", "r0c3-e"), 1):
        settled(page)
        me.press(f"#sheet [data-el='edge:0:{road}']")
        if number < 3:
            expect(page.locator("#trail")).to_have_text(f"Chosen: {number}. Not played yet.")
    expect(page.locator("#confirm-text")).to_have_text("Play what you have chosen (3)?")
    me.press("#confirm-no")  # the last one is taken back
    settled(page)
    expect(page.locator("#trail")).to_have_text("Chosen: 2. Not played yet.")
    me.press("#sheet [data-el='edge:0:r1c4-nw']")
    expect(page.locator("#confirm")).to_be_visible()
    assert sent == []
    me.press("#confirm-yes")
    expect(page.locator("#choices button[data-move='end_turn']")).to_be_visible()
    assert sent == ["road r1c3-e", "road r1c3-ne", "road r1c4-nw"]
    me.press("#undo")  # and all of them together
    expect(page.locator("#prompt")).to_have_text("Place up to 3 roads.")
    fits(page)


@pytest.mark.parametrize(("screen", "until"), endings("desktop", 12))
def test_a_whole_solo_game(visit: Visit, tmp_path: Path, screen: str, until: int) -> None:
    page = visit("", **SCREENS[screen])
    sent = moves_sent(page)
    begin(page, "whole")
    me = Hasty(page, touch=screen == "phone")
    beside = Match.new("sweet_lands", seats=1, seed="whole", options={"domains": "A"})
    me.follow(beside, *FIRST_TURN)
    finish(me, until)  # the rest is haste
    fits(page)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    match = saved_log(page, tmp_path)
    played = own_moves(match)
    assert (played[: len(sent)] if until else played) == sent
    assert sent[: len(FIRST_TURN)] == list(FIRST_TURN)
    kinds = {one.split()[0] for one in played}
    assert kinds >= {"character", "domain", "help", "use", "discard", "end_turn", "end_round"}
