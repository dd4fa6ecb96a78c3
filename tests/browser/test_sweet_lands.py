"""Sweet Lands through the page: the first round by hand and a whole solo game, with the mouse and with a finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import igroteka
from igroteka.games.sweet_lands.view import SweetView
from igroteka.match import Match
from igroteka.web.lessons import lesson_of

from .conftest import DESKTOP, PHONE, Visit
from .player import Player, look, play_on, screens, settled

SCREENS: Final[dict[str, dict[str, Any]]] = {"desktop": DESKTOP, "phone": PHONE}

#: On the deal "whole": who plays where with what help, and an area used.
FIRST_TURN: Final = (
    *("character bastet", "domain 1A", "help 1", "advance cart"),
    *("use terrain_3", "discard cake_01", "discard pie_05", "place r1c3", "place r0c3", "place r0c2"),
    "end_turn",
)


def begin(page: Page, seed: str) -> None:
    """A solo table on side A with the same deal every time."""
    page.evaluate(
        """seed => {
            const form = document.querySelector('main form');
            const put = (name, value) => {
                form.querySelectorAll(`[name="${name}"]`).forEach((one) => one.removeAttribute('name'));
                const field = document.createElement('input');
                Object.assign(field, {type: 'hidden', name, value});
                form.append(field);
            };
            put('seed', seed);
            put('seats', '1');
            put('option-domains', 'A');
        }""",
        seed,
    )
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    settled(page)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


class Heir(Player):
    """Somebody who knows what to do."""

    def press(self, selector: str) -> None:
        """Click or tap what must be there."""
        self._press(self.page.locator(selector))

    def do(self, match: Match, move: str) -> None:
        """Make a move by its clicks, or by its button, and play it in the match beside the page, too."""
        m = next(one for one in match.moves if str(one) == move)
        shown = match.game.show(match.state, m)
        path = [*shown.at, *shown.mix]
        for el in path:
            self.press(f"#sheet [data-el='{el}']")
        if not path:
            label = igroteka.texts.speaker("sweet_lands", "en")(shown.label)
            self.press(f"#choices button:has-text('{label}')")
        self.page.wait_for_function(
            "() => document.getElementById('ask').getAttribute('aria-busy') === 'false'"
        )
        if look(self.page)["confirm"]:
            self.press("#confirm-yes")
        settled(self.page)
        match.play(move)


class Hasty(Heir):
    """Somebody who ends rounds soon, so that the game is over soon."""

    def act(self) -> bool:
        seen = look(self.page)
        ready = seen["mine"] and not (seen["over"] or seen["offline"] or seen["busy"] or seen["confirm"])
        for words, often in (("End the round", 0.3), ("End your turn", 0.7), ("That is enough", 0.3)):
            button = f"#choices button:has-text('{words}')"
            if ready and self.chance.random() < often and self.page.locator(button).count():
                self.press(button)
                return True
        return super().act()


@pytest.mark.parametrize("screen", screens("phone"))
def test_the_first_round_by_hand(visit: Visit, tmp_path: Path, screen: str) -> None:
    """The very moves of the lesson, but on a table of one's own, where nothing helps."""
    lesson = lesson_of(igroteka.game("sweet_lands"))
    assert lesson is not None
    page = visit("/new/sweet_lands", **SCREENS[screen])
    begin(page, lesson.seed)
    me = Heir(page, touch=screen == "phone")
    match = Match.new("sweet_lands", seats=1, seed=lesson.seed, options=lesson.options)
    expect(page.locator("#prompt")).to_have_text("Choose your character.")
    for i, step in enumerate(lesson.steps):
        me.do(match, step.move)
        if i % 4 == 0:
            page.screenshot(path=tmp_path / f"{screen}-{i:02}.png")
            fits(page)
    expect(page.locator("#log li", has_text=re.compile("Round 2 begins")).first).to_be_attached()
    expect(page.locator("#sheet [data-el='cell:0:r2c3'] .rim")).to_have_count(1)
    view = match.view(0)
    assert isinstance(view, SweetView)
    for name in view.players[0].hand:
        expect(page.locator(f"#sheet [data-el='card:{name}']")).to_have_count(1)
    page.screenshot(path=tmp_path / f"{screen}-round-2.png", full_page=True)


@pytest.mark.parametrize("screen", screens("desktop"))
def test_a_whole_solo_game(visit: Visit, tmp_path: Path, screen: str) -> None:
    page = visit("/new/sweet_lands", **SCREENS[screen])
    begin(page, "whole")
    me = Hasty(page, touch=screen == "phone")
    beside = Match.new("sweet_lands", seats=1, seed="whole", options={"domains": "A"})
    for move in FIRST_TURN:  # the rest is left to haste and luck
        me.do(beside, move)
    assert len(FIRST_TURN) + play_on(me) > 40
    page.screenshot(path=tmp_path / f"{screen}-over.png", full_page=True)
    fits(page)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    match = Match.parse(download.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert match.verify().ok
    kinds = {entry.move.kind for entry in match.entries if entry.seat == 0}
    assert kinds >= {"character", "domain", "help", "use", "discard", "end_turn", "end_round"}
