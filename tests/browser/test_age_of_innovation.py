"""Age of Innovation through the page: round one by hand, whole games against a bot, with the mouse and with a finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.games.age_of_innovation.view import AgeOfInnovationView
from igroteka.match import Match

from .conftest import DESKTOP, SCREENS, Visit
from .expert import Expert
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
from .seating import sit, sit_together
from .server import Server

GAME: Final = "age_of_innovation"


class Settler(Expert):
    """Somebody who knows the rules, at a seat of a table."""

    def __init__(self, page: Page, seat: int, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.seat = seat

    # ------------------------------------------------------------ what is seen

    def element(self, el: str) -> Locator:
        """An element of the drawing."""
        return self.page.locator(f"#sheet [data-el='{el}']")

    def has(self, **shown: int | str) -> None:
        """What the own planning board shows: has(coin=15, tool=7)."""
        for name, number in shown.items():
            el = name.replace("_", ":", 1) if "_" in name else f"{name}:{self.seat}"
            expect(self.element(el).locator("text").first).to_have_text(str(number))

    def bowls(self, *power: int) -> None:
        """How much power lies in the three bowls."""
        for i, n in enumerate(power):
            expect(self.element(f"bowl:{self.seat}:{i + 1}").locator("text").first).to_have_text(str(n))

    def points(self, vp: int) -> None:
        """The victory points on the own board, and in the table of scores."""
        expect(self.element(f"player:{self.seat}").locator("text.seal")).to_have_text(str(vp))
        expect(self.page.locator("#scores tbody tr.sum td").nth(self.seat)).to_have_text(str(vp))

    def earns(self, income: str) -> None:
        """What the next income will bring."""
        label = self.page.locator(f"#ai-income-{self.seat} > title")
        expect(label).to_have_text(re.compile(f"will receive {re.escape(income)} as their next income$"))

    def stands(self, hex: str, building: str, colour: str) -> None:
        """A building on the map."""
        piece = self.page.locator(f"#ai-building-{hex} .b-{colour} use")
        expect(piece).to_have_attribute("href", f"#ai_body-{building}")

    def asked(self, words: str) -> None:
        """The question, which comes when the others have played."""
        expect(self.page.locator("#prompt")).to_have_text(words)
        settled(self.page)

    def told(self, words: str) -> None:
        """The history tells something."""
        expect(self.page.locator("#log li", has_text=words).first).to_be_attached()

    # ------------------------------------------------------------ what is done

    def click(self, el: str, offers: str = "") -> None:
        """Choose an element that can be chosen; before that, the page has told what it would do."""
        node = self.element(el)
        expect(node).to_have_class(re.compile(r"\bmarked\b"))
        if offers:
            expect(node).to_have_attribute("aria-label", re.compile(re.escape(offers)))
            if not self.touch:
                node.hover()
                expect(self.page.locator("#preview")).to_contain_text(offers)
        self.press(f"#sheet [data-el='{el}']")
        self.answered(offers)

    def button(self, words: str) -> None:
        """Press a button of the question."""
        settled(self.page)
        buttons = self.page.locator("#choices button").all_inner_texts()
        self.press("#choices button", next(i for i, text in enumerate(buttons) if words in text))
        self.answered()

    def answered(self, offers: str = "") -> None:
        """Wait for the answer of the server; where the page wants to be sure, it tells the same again: say yes."""
        if answered(self.page)["confirm"]:
            expect(self.page.locator("#confirm-text")).to_contain_text(offers)
            expect(self.page.locator("#confirm-yes")).to_be_in_viewport(ratio=1)
            self.press("#confirm-yes")
            answered(self.page)

    def refused(self, el: str, reason: str, rule: str) -> None:
        """Click what is not allowed: the page says why, and leads to the rule."""
        self.press(f"#sheet [data-el='{el}']")
        card = self.page.locator("#thing")
        expect(card).to_contain_text(reason)
        link = card.locator("#thing-why").get_by_role("link")
        expect(link).to_have_attribute("href", re.compile(f"/rules/{GAME}.*#{re.escape(rule)}$"))
        self.page.keyboard.press("Escape")
        expect(card).to_be_hidden()

    def undo(self) -> None:
        """Take the last decision back."""
        self.press("#undo")
        self.answered()

    def orders(self, key: str, value: str) -> None:
        """Give a standing order."""
        self.press("details.menu:has([data-do=settings]) > summary")
        self.press("[data-do=settings]")
        self.page.locator(f"#order-{key}").select_option(value)
        self.press("#dialog-settings [data-close]")
        expect(self.page.locator("#dialog-settings")).to_be_hidden()

    def near(self, part: str) -> None:
        """Bring a part of the table into sight."""
        self.press(f"#part-buttons [data-for='{part}']")
        expect(self.page.locator(f"#sheet [data-part='{part}']")).to_be_in_viewport()


def together(visit: Visit, screen: str) -> tuple[Settler, Settler]:
    """Ann and Vera at a table of two, each at a screen of her own; Vera goes first, so Ann chooses first."""
    page, other = visit("", **SCREENS[screen]), visit("", **DESKTOP)
    sit_together(page, other, GAME, "Vera", name="Ann", option__first="1")
    return Settler(page, 0, touch=screen == "phone"), Settler(other, 1)


ACTION: Final = "Round 1: take one action, or pass. You may convert resources first."
AFTER: Final = "Convert resources, or end your turn."


@pytest.mark.parametrize("screen", screens("desktop"))
def test_round_one_by_hand(visit: Visit, server: Server, screen: str) -> None:
    """Every step is chosen, and what the page shows before and after it is exact."""
    with server.deals("87"):
        me, vera = together(visit, screen)
    page = me.page
    match = Match.new(GAME, seats=2, seed="87", options={"first": "1"})

    # Set-up: a set is chosen with open eyes, then two workshops are placed on native terrain.
    me.asked("Choose a planning board with its faction and round bonus.")
    fits(page)
    me.click("set:swamp", offers="Every spade you use immediately gives you 2 coins")
    me.told("Ann takes the swamp, the Goblins and the bonus “Scholar”.")
    match.play("set swamp")
    vera.follow(match, "set lake", "place E8")
    me.asked("Goblins: place your starting workshop.")
    fits(page)
    me.refused("hex:E7", "Choose an empty hex of your native terrain.", "AI-4.2.16")
    me.click("hex:E6", offers="Place a workshop on E6")
    me.stands("E6", "workshop", "swamp")
    me.click("hex:B7")
    for word in ("place E6", "place B7"):
        match.play(word)
    vera.orders("offers", "0")
    match.order(1, "offers", "0")
    vera.follow(match, "place F10", "upgrade F10 guild", "end")

    # Income has come, the next one is announced, and hexes in reach show what they cost.
    me.asked(ACTION)
    me.told("Ann receives income: 3 tools and 1 scholar.")
    me.has(coin=15, tool=7, scholar="2/5")
    me.bowls(3, 9, 0)
    me.earns("3 tools and 1 scholar")
    expect(me.element("hex:E7").locator(".spade-tag ~ text")).to_have_text("1")
    expect(me.element("hex:E7").locator("title")).to_contain_text("In reach: 1 spade for 3 tools")
    fits(page)

    # A place for a bridge says when one can be built.
    site = str(page.locator("#sheet [data-el^='site:']").first.get_attribute("data-el"))
    me.refused(site, "You build a bridge with a power action", "AI-4.6.7.3")

    # Terraform: the hex, then the spades; taken back, and another hex, which one spade makes native.
    me.near("cities")
    me.near("map")
    me.click("hex:D6")
    offers = page.locator("#choices button").evaluate_all("all => all.map((one) => one.title)")
    assert offers == [
        "Turn D6 into a lake for 3 tools, +2 coins",
        "Turn D6 into a swamp for 6 tools, +4 coins",
    ]
    fits(page)
    me.click("spades:2")
    me.asked("Build a workshop, or finish.")
    me.has(coin=19, tool=1)
    expect(page.locator("#ai-hex-D6 .t-swamp")).to_have_count(1)
    me.undo()
    me.asked(ACTION)
    me.has(coin=15, tool=7)
    expect(page.locator("#ai-hex-D6 .t-swamp")).to_have_count(0)
    me.click("hex:E7", offers="Turn E7 into a swamp for 3 tools, +2 coins")
    me.asked("Build a workshop, or finish.")
    me.has(coin=17, tool=4)

    # Build: the round tile pays, and the neighbour is offered power.
    me.click("hex:E7", offers="Build a workshop on E7 for 1 tool and 2 coins, +2 VP")
    me.stands("E7", "workshop", "swamp")
    me.has(coin=15, tool=3)
    me.points(22)
    for word in ("dig E7 1", "build E7"):
        match.play(word)
    me.told("Vera gains 1 power from a neighbour.")  # by her standing order

    # A free conversion after the action.
    me.asked(AFTER)
    me.refused("hex:E6", "You have already taken your action.", "AI-4.5.1")
    me.click("convert:tool-coin", offers="Convert 1 tool into 1 coin")
    me.has(coin=16, tool=2)
    me.button("End your turn")
    for word in ("convert tool-coin", "end"):
        match.play(word)

    # Power from a neighbour: from bowl I to bowl II.
    vera.follow(match, "upgrade E8 guild")
    me.asked("Vera builds next to you. Gain 1 power for free?")
    fits(page)
    me.button("Gain 1 power for free")
    me.bowls(2, 10, 0)
    match.play("accept")
    vera.follow(match, "end")

    # An upgrade beside an opponent is cheap; she pays a point for two power.
    me.asked(ACTION)
    # Bowl III is empty, but sacrifices would fill it: the power action offers them with its price.
    expect(me.element("power:coins")).to_have_class(re.compile(r"\bmarked\b"))
    expect(me.element("power:coins")).to_have_attribute(
        "aria-label", re.compile(r"4 × Sacrifice .*, then: Pay 4 power")
    )
    me.click("hex:E7", offers="Upgrade E7 to a guild for 2 tools and 3 coins")
    me.stands("E7", "guild", "swamp")
    me.has(coin=13, tool=0)
    me.earns("3 tools, 2 coins, 1 scholar and 1 power")
    match.play("upgrade E7 guild")
    vera.asked("Ann builds next to you. Gain 2 power for 1 VP?")
    vera.follow(match, "accept")
    me.button("End your turn")
    match.play("end")
    vera.follow(match, "sacrifice", "power scholar", "end")

    # A scholar is sent: levels, power on the way, points of the round bonus. A used action is used.
    me.asked(ACTION)
    me.refused("power:scholar", "This action has already been used this round.", "AI-4.6.7.1")
    me.click("space:banking:3", offers="Send a scholar to banking for 3 levels, +2 VP")
    me.has(scholar="1/5")
    me.bowls(1, 11, 0)
    me.points(24)
    expect(me.element("discipline:banking").locator("title")).to_contain_text("Ann 4")
    me.button("End your turn")
    for word in ("send banking 3", "end"):
        match.play(word)
    vera.follow(match, "send law 3", "end")

    # A power action, paid by sacrificing tokens. All of a turn can be taken back at once.
    me.asked(ACTION)
    me.click("sacrifice")
    me.bowls(1, 9, 1)
    fits(page)
    me.button("3 × ")  # what was just done is offered several times more
    me.bowls(1, 3, 4)
    me.click("power:tools", offers="Pay 4 power to gain 2 tools")
    me.has(tool=2)
    me.bowls(5, 3, 0)
    expect(me.element("power:tools").locator("use[href='#ai_cross']")).to_have_count(1)
    me.press("#reset")
    me.answered()
    me.has(tool=0)
    me.bowls(1, 11, 0)
    me.click("track:shipping", offers="Advance shipping for 1 scholar and 4 coins, +2 VP")
    me.has(coin=9, scholar="0/6")
    me.points(26)
    me.button("End your turn")
    for word in ("ship", "end"):
        match.play(word)
    vera.follow(match, "pass", "bonus power_coins", "end")

    # Pass with a new round bonus; the science bonus and the income of round two are what was announced.
    me.asked(ACTION)
    me.button("Pass")
    me.asked("Choose the round bonus for the next round.")
    fits(page)
    me.click(
        "bonus:build_guild",
        offers="Income: 3 power. 3 VP for each guild you build. Take the bonus “Guilds”",
    )
    me.earns("3 tools, 2 coins and 4 power")
    me.button("End your turn")
    for word in ("pass", "bonus build_guild", "end"):
        match.play(word)
    me.told("Round 2 begins.")
    me.told("Ann receives income: 3 tools, 2 coins and 4 power.")
    me.has(coin=11, tool=3)
    me.bowls(0, 5, 7)
    expect(page.locator("#ai-round")).to_have_text("Round 2 · Actions")
    fits(page)
    view = match.view(0)
    assert isinstance(view, AgeOfInnovationView)
    assert view.players[0].bowls == (0, 5, 7)
    expect(vera.page.locator("#turn")).to_have_attribute("data-mine", "true")


# ---------------------------------------------------------------- whole games


class Hasty(Player):
    """Somebody who takes some actions and then only passes, so that the rounds are over soon."""

    deeds = 3

    def choose(self, seen: dict[str, Any]) -> None:
        """End the turn, do something while there is something left to be done, or pass."""
        offered = self.page.locator("#choices button").evaluate_all(
            "all => all.map((one) => one.dataset.move)"
        )
        # Conversions would only make the game longer.
        deeds = [one for one in seen["marked"] if not re.match("ai-(convert-|sacrifice)", one)]
        if "end" in offered:
            self.press("#choices button[data-move='end']")
        elif "pass" in offered and not (self.deeds and deeds):
            self.press("#choices button[data-move='pass']")
        elif deeds:
            self.deeds -= "pass" in offered
            self.press_id(self.chance.choice(deeds))
        else:
            super().choose(seen)


def to_the_end(page: Page, sent: list[str], folder: Path, screen: str, until: int = 0) -> Match:
    """Play until the game is over, or for a while and let a bot play on; look at the scores by item, and fetch the log."""
    finish(Hasty(page, touch=screen == "phone"), until)
    fits(page)
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    expect(page.locator(".verdict.good")).to_be_visible()
    fits(page)
    rows = page.locator("table.items tbody th").all_inner_texts()
    columns = [page.locator(f"table.items tbody td:nth-child({i + 2})").all_inner_texts() for i in range(2)]
    total = [int(cell) for cell in page.locator("table.items tfoot tr:first-child td").all_inner_texts()]
    assert {"Start", "Round score tiles", "Area", "Science", "Resources"} <= set(rows)
    assert total == [sum(map(int, column)) for column in columns]
    match = saved_log(page, folder)
    played = own_moves(match)
    assert (played[: len(sent)] if until else played) == sent != []
    assert sorted(score.total for score in match.scores) == sorted(total)
    return match


@pytest.mark.parametrize(("screen", "until"), endings("phone", 15))
def test_a_game_against_a_bot(visit: Visit, tmp_path: Path, screen: str, until: int) -> None:
    page = visit("", **SCREENS[screen])
    sent = moves_sent(page)
    sit(page, GAME, seed="whole")
    match = to_the_end(page, sent, tmp_path, screen, until)
    kinds = [entry.move.kind for entry in match.entries if entry.seat == 0]
    assert {"set", "place", "pass", "bonus", "end"} <= set(kinds)
    assert kinds.count("pass") == 6
    assert set(kinds) & {"dig", "upgrade", "send", "power", "books", "ship", "terraform"}


@pytest.mark.soak
@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_solo_game_against_the_automa(visit: Visit, tmp_path: Path, screen: str) -> None:
    page = visit("", **SCREENS[screen])
    sent = moves_sent(page)
    sit(page, GAME, seed="alone", seats="1", option__automa="druids", option__level="3")
    match = to_the_end(page, sent, tmp_path, screen)
    assert {"set", "faction", "automa_terrain", "place", "pass"} <= {e.move.kind for e in match.entries}
