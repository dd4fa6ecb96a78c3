"""Keyflower through the page: a season by hand and whole games against a bot, with the mouse and with a finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from igroteka.core.hexes import FLAT, compass
from igroteka.games.keyflower.components.tiles import DIRECTIONS, ROAD, TILE_NAMES, TURNED
from igroteka.games.keyflower.tests.test_goals import transport

from .conftest import DESKTOP, SCREENS, Visit
from .player import (
    Player,
    answered,
    endings,
    finish,
    fits,
    moves_sent,
    own_moves,
    saved_log,
    screens,
    settled,
)
from .seating import sit, start_at

#: Spring tiles that bring resources for nothing but the workers.
PRODUCERS: Final = ("keywood", "woodcutter", "keystone_quarry", "quarryman", "key_mine", "miner", "gold_mine")


class Villager(Player):
    """Somebody who knows the rules, and answers one question after the other."""

    def prompt(self) -> str:
        """The question."""
        return self.page.locator("#prompt").inner_text()

    def open(self, kind: str) -> list[str]:
        """The names of what can be chosen now, of one kind."""
        found: list[str] = self.page.locator(f"#sheet .marked[data-el^='{kind}:']").evaluate_all(
            "(all, kind) => all.map((one) => one.dataset.el.slice(kind.length + 1))", kind
        )
        return found

    def do(self, selector: str, which: int = 0) -> None:
        """Choose something, say yes if the page wants to be sure, and wait for the own turn."""
        self.press(selector, which)
        if answered(self.page)["confirm"]:
            self.press("#confirm-yes")
        settled(self.page)

    def pick(self, el: str) -> None:
        """Choose an element of the board."""
        self.do(f"#sheet [data-el='{el}']")

    def workers(self) -> dict[str, int]:
        """What is behind the own screen."""
        found: dict[str, int] = self.page.locator("#sheet [data-el^='screen:']").evaluate_all(
            """all => Object.fromEntries(all.map((one) =>
                [one.dataset.el.slice(7), Number(one.querySelector('text').textContent)]))"""
        )
        return found

    def place(self, most: bool = False) -> None:
        """Answer what is asked about a bid or a use: the colour with most workers, the least number or the greatest."""
        for _ in range(8):
            prompt, have = self.prompt(), self.workers()
            if "which colour" in prompt:
                self.pick("screen:" + max(self.open("screen"), key=lambda colour: have[colour]))
                if self.page.locator("#choices button[data-move^='colour']").count():
                    self.do("#choices button", -1 if most else 0)
            elif "how many" in prompt:
                expect(self.page.locator("#choices button").first).to_contain_text("(suggested)")
                self.do("#choices button", -1 if most else 0)
            elif "losing bids" in prompt:
                stay = self.page.get_by_role("button", name="No further bid")
                if stay.count():
                    self.do("#choices button")
                else:
                    self.pick(f"bid:{self.open('bid')[0]}")
            else:
                return
        raise AssertionError(f"too many questions: {self.prompt()}")

    def count(self) -> None:
        """Bid all workers of the colour with most of them: every click on it is one worker more."""
        have = self.workers()
        colour = max(self.open("screen"), key=lambda one: have[one])
        self.pick(f"screen:{colour}")
        expect(self.page.locator("#choices .main")).to_contain_text("(suggested)")
        for _ in range(have[colour] - 1):
            self.pick(f"screen:{colour}")
        expect(self.page.locator("#choices .main")).to_contain_text(f"a bid of {have[colour]}")
        fits(self.page)
        self.do("#choices .main")

    def button(self, words: str) -> None:
        """Press a button of the question."""
        buttons = self.page.locator("#choices button").all_inner_texts()
        self.do("#choices button", next(i for i, text in enumerate(buttons) if words in text))

    def leave(self) -> None:
        """Pass."""
        self.do("#choices button[data-move='pass']")


class Hasty(Villager):
    """Somebody who passes as soon as a building is as good as won, so that the seasons are over soon."""

    def choose(self, seen: dict[str, Any]) -> None:
        """Pass where a building is led, or choose anything."""
        leads = "#sheet [data-el^='bid:']:not([data-el*='turn_order']) .win"
        leave = "#choices button[data-move='pass']"
        if self.page.locator(leave).count() and self.page.locator(leads).count():
            self.press(leave)
        else:
            super().choose(seen)


def told(page: Page, words: str) -> None:
    """The history tells something."""
    expect(page.locator("#log li", has_text=re.compile(words)).first).to_be_attached()


def test_a_click_on_the_goal_carries_a_resource_there(visit: Visit) -> None:
    page = visit("/", **DESKTOP)
    sent = moves_sent(page)
    start_at(page, "keyflower", transport(3).s)
    me = Villager(page)
    # It can be planned first: the choice is one line of the plan, is taken back as one, and is played as one.
    page.locator("#plan-open").click()
    expect(page.locator("#plan")).to_be_visible()
    planned = page.locator("#plan-moves li")
    for back in (True, False):
        me.pick("good:home_1:gold")
        me.pick("tile:well")
        expect(planned).to_have_count(1)
        expect(page.locator("#prompt")).to_contain_text("Left: 1 step.")
        if back:
            page.locator("#plan-back").click()
            expect(planned).to_have_count(0)
    page.locator("#plan-keep").click()
    assert sent == []
    page.locator("#plan-next").click()
    expect(page.locator("#plan-kept")).to_be_hidden()
    assert sent == ["step home_1 se gold", "step keywood se gold"]
    me.do("#undo")
    expect(page.locator("#prompt")).to_contain_text("Left: 3 steps.")
    sent.clear()

    me.pick("good:home_1:wood")
    assert set(me.open("tile")) == {"keywood", "well"}
    page.locator("#sheet [data-el='tile:well']").hover()
    expect(page.locator("#preview")).to_contain_text("Carry wood from Home 1 to Well: 2 steps, 1 left")
    page.locator("#sheet [data-el='tile:well']").focus()
    page.keyboard.press("Enter")  # the goal can be reached by keyboard, too
    expect(page.locator("#prompt")).to_contain_text("Left: 1 step.")
    assert sent == ["step home_1 se wood", "step keywood se wood"]
    expect(page.locator("#sheet [data-el='good:well:wood']")).to_have_count(1)
    me.do("#undo")  # both steps at once
    expect(page.locator("#prompt")).to_contain_text("Left: 3 steps.")


@pytest.mark.parametrize("screen", screens("desktop"))
def test_a_season_by_hand(visit: Visit, screen: str) -> None:
    page = visit("", **SCREENS[screen])
    me = Villager(page, touch=screen == "phone")
    sit(page, "keyflower", seed="spring")
    settled(page)
    fits(page)
    expect(page.locator("#prompt")).to_have_text("Bid for a tile, use a tile, or pass.")

    # A bid: the tile, a colour, a number. The own side of the tile shows it.
    tile = next(name for name in me.open("bid") if "turn_order" not in name)
    before = sum(me.workers().values())
    me.pick(f"bid:{tile}")
    expect(page.locator("#prompt")).to_contain_text("bid with which colour?")
    fits(page)
    me.count()
    fits(page)
    told(page, "Player 1 bids")
    assert sum(me.workers().values()) < before
    expect(page.locator(f"[data-el='bid:{tile}'] :is(.win, .lose)")).to_have_count(1)

    # A use of a tile at auction: what it brings goes to the home.
    source = next(name for name in PRODUCERS if name in me.open("tile"))
    me.pick(f"tile:{source}")
    me.place()
    told(page, "Player 1 uses")
    home = page.locator("#sheet [data-el^='good:home_']").first
    expect(home).to_be_visible()
    fits(page)

    # Pass until the season is over; whoever has been outbid bids again.
    for _ in range(20):
        if not me.prompt().startswith("Bid for a tile"):
            break
        lost = page.locator("#sheet [data-el^='bid:'].marked:has(.lose)")
        if lost.count():
            me.do(f"[id='{lost.first.get_attribute('id')}']")
            me.place(most=True)
        else:
            me.leave()
    told(page, "Player 1 passes")

    # The end of the season: a boat with its cargo, if the own choice comes first.
    if me.open("boat"):
        fits(page)
        me.pick(f"boat:{me.open('boat')[0]}")
    told(page, "Player 1 takes the boat")

    # The village grows: a tile, a cell beside a road, a turn.
    roads = _road_cells(page)
    placed = 0
    while re.search("Place your|where do you place it|which way round", me.prompt()):
        if me.open("won"):
            fits(page)
            me.pick(f"won:{me.open('won')[0]}")
        if me.open("cell"):
            fits(page)
            cells = me.open("cell")
            me.pick("cell:" + next((cell for cell in roads if cell in cells), cells[0]))
        if me.open("turn"):
            fits(page)
            preview = page.locator(f"#kf-turned-{me.open('turn')[-1]}")
            page.mouse.move(1, 1)  # whoever has just chosen the cell points at one of its sides
            expect(preview).to_be_hidden()
            if screen == "desktop":
                page.locator(f"#sheet [data-el='turn:{me.open('turn')[-1]}']").hover()
                expect(preview).to_be_visible()
            me.pick(f"turn:{me.open('turn')[-1]}")
        placed += 1
    assert placed
    told(page, "Player 1 places")
    told(page, "Summer begins")
    fits(page)

    # With a second tile there is something to carry: the goods from the home over the road.
    home_tile = str(home.get_attribute("data-el")).split(":")[1]
    me.pick(f"tile:{home_tile}")
    me.place()
    expect(page.locator("#prompt")).to_contain_text("Carry resources and upgrade tiles in your village")
    good = me.open("good")[0]
    fits(page)
    me.pick(f"good:{good}")
    if page.locator("#trail li").count():  # there is more than one way from here
        me.pick(f"tile:{me.open('tile')[0]}")
    told(page, "Player 1 carries [a-z]+ from Home [1-6] to [A-Z]")
    if "Carry" in me.prompt():
        me.button("Enough")
    fits(page)


def _road_cells(page: Page) -> list[str]:
    """The cells at the roads of the own home, which lies in the middle of the own village."""
    steps = dict(zip(DIRECTIONS, compass(FLAT, " ".join(DIRECTIONS)), strict=True))
    home = str(
        page.locator("#sheet [data-part='player-0'] [data-el^='tile:home_']").get_attribute("data-el")
    ).removeprefix("tile:")
    edges = TURNED[TILE_NAMES.index(home)][0]
    cells = [steps[way] for way, edge in zip(DIRECTIONS, edges, strict=True) if edge == ROAD]
    return [f"{q},{r}" for q, r in cells]


@pytest.mark.parametrize(("screen", "until"), endings("phone", 9))
def test_a_game_against_a_bot(visit: Visit, tmp_path: Path, screen: str, until: int) -> None:
    page = visit("", **SCREENS[screen])
    sent = moves_sent(page)
    sit(page, "keyflower", seed="whole")
    finish(Hasty(page, touch=screen == "phone"), until)
    fits(page)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    played = own_moves(saved_log(page, tmp_path))
    assert (played[: len(sent)] if until else played) == sent != []
    assert {one.split()[0] for one in played} >= {
        "bid",
        "colour",
        "count",
        "pass",
        "choose_winter",
        "place_cell",
    }


def test_what_is_asked_for_is_in_sight_and_a_button_brings_a_village(visit: Visit) -> None:
    """A whole bid is made without scrolling, from the auction to the own workers; other villages are a click away."""
    page = visit("", **DESKTOP)
    sit(page, "keyflower", seed="near")
    settled(page)
    me = Villager(page)
    tile = me.open("bid")[0]
    expect(page.locator(f"#sheet [data-el='bid:{tile}']")).to_be_in_viewport()
    me.pick(f"bid:{tile}")
    for colour in me.workers():
        expect(page.locator(f"#sheet [data-el='screen:{colour}']")).to_be_in_viewport()
    me.place()
    expect(page.locator(f"#sheet [data-el='bid:{tile}'] :is(.win, .lose)")).to_have_count(1)
    other = page.locator("#sheet [data-part='player-1']")
    page.locator("#part-buttons [data-for='player-1']").click()
    expect(other.locator("svg [data-el^='tile:home_']")).to_be_in_viewport()
    # Foreign tiles can be used on one's own turn, so their villages are open then.
    expect(other.locator(".part-head .fold")).to_have_attribute("aria-expanded", "true")
