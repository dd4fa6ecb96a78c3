"""Playing through the page, as somebody at the mouse, at a phone or at the keyboard would."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

LOOK = """() => ({
    over: !document.getElementById('result').hidden,
    mine: document.getElementById('turn').dataset.mine === 'true',
    marked: [...document.querySelectorAll('#sheet .marked')].map((node) => node.id),
    buttons: document.querySelectorAll('#choices button:not(:disabled)').length,
    confirm: !document.getElementById('confirm').hidden,
    curtain: document.getElementById('curtain').open,
    reading: !document.getElementById('lesson').hidden && !document.getElementById('lesson-next').hidden,
    offline: !document.getElementById('offline').hidden,
    busy: document.getElementById('ask').getAttribute('aria-busy') === 'true',
    step: Number(document.querySelector('#log li:last-child')?.dataset.step ?? -1),
    focus: document.activeElement?.closest('[data-el]')?.dataset.el ?? '',
})"""

PATIENCE = 90.0
#: Milliseconds for a click on something that was there a moment ago.
GONE = 15_000


def look(page: Page) -> dict[str, Any]:
    """What a player sees of the question."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def settled(page: Page) -> None:
    """Wait until nothing can change by itself: the own move has been answered, and it is the player's turn."""
    page.wait_for_function(
        """() => document.getElementById('ask').getAttribute('aria-busy') === 'false'
            && document.getElementById('offline').hidden
            && (document.getElementById('turn').dataset.mine === 'true' || !document.getElementById('result').hidden)""",
        timeout=PATIENCE * 1000,
    )


#: Where most tests come in: the lobby shows pictures of all games, and painting them takes longer than a short test.
DOOR = "/new/dream_city"


def begin(page: Page) -> None:
    """From the lobby, or from the page of a new table, into a game against a bot."""
    if page.url.endswith(DOOR):
        page.get_by_role("button", name="Start the game").click()
    else:
        page.get_by_role("article", name="Dream City").get_by_role("button").click()
    page.wait_for_url("**/t/*")


def hand_to_a_bot(page: Page) -> None:
    """Let a bot play the own seat."""
    page.locator("details.menu:has([data-do=bot]) summary").click()
    page.locator("[data-do=bot]").click()


def let_a_bot_finish(page: Page) -> None:
    """Hand the own seat to a bot and wait for the end."""
    hand_to_a_bot(page)
    expect(page.locator("#result")).to_be_visible(timeout=PATIENCE * 1000)


class Player:
    """Somebody who plays at random, with the mouse or with a finger."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch

    def press(self, selector: str) -> None:
        """Click or tap. What has gone since it was seen, because the table changed, is let be."""
        node = self.page.locator(selector)
        try:
            self._press(node)
        except PlaywrightTimeout:
            if node.count():
                raise

    def _press(self, node: Locator) -> None:
        if self.touch:
            node.tap(timeout=GONE)
            # The finger is lifted before the next look: the click of a tap comes a moment after it.
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        else:
            node.click(timeout=GONE)

    def act(self) -> bool:
        """Do one thing if there is one to do; whether there was."""
        seen = look(self.page)
        if seen["over"] or seen["offline"] or seen["busy"]:
            return False
        if seen["curtain"]:
            self.press("#curtain-go")
            expect(
                self.page.locator("#curtain")
            ).to_be_hidden()  # the other seat's table comes from the server
        elif seen["confirm"]:
            self.press("#confirm-yes")
        elif seen["reading"]:
            self.press("#lesson-next")
        elif not seen["mine"] or (not seen["marked"] and not seen["buttons"]):
            return False
        else:
            choice = self.chance.randrange(len(seen["marked"]) + seen["buttons"])
            if choice < len(seen["marked"]):
                self.press(f"[id='{seen['marked'][choice]}']")
            else:
                self.press(f"#choices button >> nth={choice - len(seen['marked'])}")
        return True

    @property
    def over(self) -> bool:
        """Whether the page shows the end."""
        return bool(look(self.page)["over"])


def play_on(*players: Player | Typist, until: int = 0) -> int:
    """All play until the game is over, or until so many things have been done. How many were done."""
    done = 0
    deadline = time.monotonic() + PATIENCE
    while not all(player.over for player in players):
        acted = [player.act() for player in players]
        done += sum(acted)
        if until and done >= until:
            break
        if any(acted):
            deadline = time.monotonic() + PATIENCE
        elif time.monotonic() > deadline:
            raise TimeoutError(f"nothing to do: {[look(player.page) for player in players]}")
        if not any(acted):
            players[0].page.wait_for_timeout(15)
    return done


class Typist:
    """Somebody with a keyboard only."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def act(self) -> bool:
        """Do one thing if there is one to do; whether there was."""
        seen = look(self.page)
        if seen["over"] or seen["busy"] or not seen["mine"]:
            return False
        if seen["confirm"]:
            self.key("Enter")
        elif seen["buttons"] and (not seen["marked"] or self.chance.random() < 0.5):
            self.key(str(self.chance.randrange(min(9, seen["buttons"])) + 1))
        elif seen["marked"]:
            if not seen["focus"]:
                self.key("b")
            for _ in range(self.chance.randrange(5)):
                self.key(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            self.key("Enter")
        else:
            return False
        return True

    @property
    def over(self) -> bool:
        """Whether the page shows the end."""
        return bool(look(self.page)["over"])


def picture(page: Page) -> list[str]:
    """All fragments of the drawing, without what the page adds: marks and focus."""
    found: list[str] = page.locator("#sheet [data-layer] > *").evaluate_all(
        "all => all.map(one => one.outerHTML)"
    )
    return [re.sub(r' (class|role|tabindex|aria-\w+|style)="[^"]*"', "", one) for one in found]


def screens(everyday: str) -> list[Any]:
    """The sizes of screens to play on: one every day, the other in the soak."""
    return [
        pytest.param(name, marks=[] if name == everyday else pytest.mark.soak)
        for name in ("desktop", "phone")
    ]
