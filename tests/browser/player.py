"""Playing through the page, as somebody at the mouse, at a phone or at the keyboard would.

A player looks and chooses only when the page has come to rest: it is the player's turn, or the game is over, what
was clicked has been answered, and the wire stands. From there on nothing changes by itself. So a player with the same
seed makes the same clicks at the same table every time, however slow the machine is.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Page, WebSocket, expect

from igroteka.match import Match

#: Milliseconds for anything that must happen. A busy machine is slow, not wrong.
PATIENCE = 120_000

#: What a player sees of the question, as soon as the page has come to rest, or at once.
LOOK = """([wait, patience]) => new Promise((done, fail) => {
    const get = (id) => document.getElementById(id);
    const look = () => ({
        over: !get('result').hidden,
        mine: get('turn').dataset.mine === 'true',
        marked: [...document.querySelectorAll('#sheet .marked')].map((node) => node.id),
        buttons: document.querySelectorAll('#choices button:not(:disabled)').length,
        confirm: !get('confirm').hidden,
        curtain: get('curtain').open,
        reading: !get('lesson').hidden && !get('lesson-next').hidden,
        ended: !get('lesson').hidden && !get('lesson-ends').hidden,
        offline: !get('offline').hidden,
        busy: get('ask').getAttribute('aria-busy') !== 'false',
        step: Number(document.querySelector('#log li:last-child')?.dataset.step ?? -1),
        focus: document.activeElement?.closest('[data-el]')?.dataset.el ?? '',
    });
    const rests = (seen) => !seen.busy && !seen.offline
        && (seen.over || seen.curtain || seen.reading || seen.ended || (seen.mine && (seen.confirm || seen.marked.length + seen.buttons > 0)));
    const first = look();
    if (!wait || rests(first)) return done(first);
    const late = setTimeout(() => fail(new Error(`the page does not come to rest: ${JSON.stringify(look())}`)), patience);
    const watcher = new MutationObserver(() => {
        const seen = look();
        if (!rests(seen)) return;
        clearTimeout(late);
        watcher.disconnect();
        done(seen);
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""

#: Where to click so that an element gets it. What is out of sight is scrolled to; what is covered is an error.
#: The click of a finger comes a frame or so after the touch, so everything must have found its place by then, and
#: the finger keeps away from the card of the question, which grows over its surroundings when it says what is touched.
AIM = """async ([selector, which, touch]) => {
    const drawn = () => touch && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const all = [...document.querySelectorAll(selector)];
    const node = all.at(which);
    if (!node) throw new Error(`nothing to press: ${selector} (${which} of ${all.length})`);
    const spots = () => {
        const boxes = [node, ...node.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
        return boxes.filter((box) => box.width && box.height)
            .flatMap((box) => [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]]
                .map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]));
    };
    const card = document.getElementById('ask').getBoundingClientRect();
    const close = (y) => touch && !node.closest('#ask') && y > card.top - 100 && y < card.bottom;
    const hits = ([x, y]) => node.contains(document.elementFromPoint(x, y)) && !close(y);
    let spot = spots().find(hits);
    for (const block of ['center', 'start', 'end']) {
        if (spot) break;
        node.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        await drawn();
        spot = spots().find(hits);
    }
    if (!spot) throw new Error(`${selector} is covered by ${spots().map((one) => document.elementFromPoint(...one)?.outerHTML.slice(0, 80))[0]}`);
    window.clicked = new Promise((done) => addEventListener('click', done, { capture: true, once: true }));
    return spot;
}"""

#: For a moment a new question takes no second click at the same place: a player reads it first.
READ = """([x, y]) => new Promise((done) => {
    const ask = document.getElementById('ask');
    const [left, top] = window.pressed ?? [-1000, -1000];
    window.pressed = [x, y];
    const read = () => ask.dataset.fresh === undefined || Math.hypot(x - left, y - top) > 50;
    if (read()) return done();
    const watcher = new MutationObserver(() => read() && (watcher.disconnect(), done()));
    watcher.observe(ask, { attributes: true });
})"""

#: All fragments of the drawing, without what the page adds: marks and focus.
PICTURE = r"""() => [...document.querySelectorAll('#sheet [data-layer] > *')]
    .map((one) => one.outerHTML.replace(/ (class|role|tabindex|aria-\w+|style)="[^"]*"/g, ''))"""


def look(page: Page) -> dict[str, Any]:
    """What a player sees of the question now."""
    found: dict[str, Any] = page.evaluate(LOOK, [False, PATIENCE])
    return found


def settled(page: Page) -> dict[str, Any]:
    """Wait until nothing can change by itself, and look: all is answered, and it is the player's turn or the end."""
    found: dict[str, Any] = page.evaluate(LOOK, [True, PATIENCE])
    return found


def answered(page: Page) -> dict[str, Any]:
    """Wait for the answer to a click, whoever is to move then, and look."""
    page.wait_for_function("() => document.getElementById('ask').getAttribute('aria-busy') === 'false'")
    return look(page)


def in_step(*pages: Page) -> None:
    """Wait until all pages show as much as the one that has got furthest."""
    step = max(look(page)["step"] for page in pages)
    for page in pages:
        page.wait_for_function(
            "step => Number(document.querySelector('#log li:last-child')?.dataset.step ?? -1) >= step",
            arg=step,
        )


def press(page: Page, selector: str, which: int = 0, touch: bool = False) -> None:
    """Click or tap something that must be there, where it can be hit, and wait until the page has heard it."""
    x, y = page.evaluate(AIM, [selector, which, touch])
    page.evaluate(READ, [x, y])
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    page.evaluate("() => window.clicked.then(() => 0)")


def hand_to_a_bot(page: Page) -> None:
    """Let a bot play the own seat."""
    page.locator("details.menu:has([data-do=bot]) > summary").click()
    page.locator("[data-do=bot]").click()


def let_a_bot_finish(page: Page) -> None:
    """Hand the own seat to a bot, look away while it plays, and come back for the end."""
    own = page.locator("#bot-button span").text_content() or ""
    hand_to_a_bot(page)
    expect(page.locator("#bot-button span")).not_to_have_text(own)
    table = page.url
    page.goto("/offline")
    while page.request.get(f"{table}/end").status == 404:  # there is no such page before the end
        page.wait_for_timeout(100)
    page.goto(table)
    expect(page.locator("#result")).to_be_visible()


#: The moves that pages have sent since somebody asked for them first.
_SENT: WeakKeyDictionary[Page, list[str]] = WeakKeyDictionary()


def moves_sent(page: Page) -> list[str]:
    """A list that grows by every move that the page sends from now on; pages that are loaded later count, too."""
    listens = page in _SENT
    sent = _SENT[page] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "play":
            _SENT[page].append(message["move"])
        elif message["t"] == "chain":
            _SENT[page].extend(message["moves"])

    def listen(wire: WebSocket) -> None:
        wire.on("framesent", hear)

    if not listens:  # a page that is used again goes on telling
        page.on("websocket", listen)
    return sent


class Somebody(Protocol):
    """A player at a page."""

    page: Page

    def act(self, seen: dict[str, Any]) -> None:
        """Do one thing about what is seen on a page that has come to rest."""


class Player:
    """Somebody who plays at random, with the mouse or with a finger."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch

    def press(self, selector: str, which: int = 0) -> None:
        """Click or tap what must be there."""
        press(self.page, selector, which, self.touch)

    def press_id(self, id: str) -> None:
        """Click or tap a fragment of the drawing."""
        self.press(f"[id='{id}']")

    def act(self, seen: dict[str, Any]) -> None:
        """Do one thing about what is seen on a page that has come to rest."""
        if seen["curtain"]:
            self.press("#curtain-go")
            # The other seat's table comes from the server.
            expect(self.page.locator("#curtain")).to_be_hidden()
        elif seen["confirm"]:
            # However much a card tells, nobody has to scroll for the button.
            expect(self.page.locator("#confirm-yes")).to_be_in_viewport(ratio=1)
            self.press("#confirm-yes")
        elif seen["reading"]:
            self.press("#lesson-next")
        else:
            self.choose(seen)

    def choose(self, seen: dict[str, Any]) -> None:
        """Choose any element or button that can be chosen."""
        choice = self.chance.randrange(len(seen["marked"]) + seen["buttons"])
        if choice < len(seen["marked"]):
            self.press_id(seen["marked"][choice])
        else:
            self.press("#choices button:not(:disabled)", choice - len(seen["marked"]))


def play_on(player: Somebody, until: int = 0) -> int:
    """Play until the game is over, or until so many things have been done. How many were done."""
    done = 0
    seen = settled(player.page)
    while not seen["over"]:
        player.act(seen)
        done += 1
        seen = settled(player.page)
        if done == until:
            break
    return done


def finish(player: Somebody, until: int = 0) -> None:
    """Play until the game is over; or do so many things, and leave the rest to a bot."""
    play_on(player, until)
    if until and not look(player.page)["over"]:
        let_a_bot_finish(player.page)


def play_in_turn(ann: Player, ben: Player, until: int) -> int:
    """Two people play, whoever is asked, until so many things have been done or the game is over. How many were done."""
    asked, other = (ann, ben) if look(ann.page)["mine"] else (ben, ann)
    for done in range(until):
        seen = settled(asked.page)
        if seen["over"]:
            return done
        asked.act(seen)
        if not answered(asked.page)["mine"]:
            asked, other = other, asked
    settled(asked.page)
    return until


class Typist:
    """Somebody with a keyboard only."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def act(self, seen: dict[str, Any]) -> None:
        """Do one thing about what is seen on a page that has come to rest."""
        if seen["confirm"]:
            self.key("Enter")
        elif seen["buttons"] and (not seen["marked"] or self.chance.random() < 0.5):
            self.key(str(self.chance.randrange(min(9, seen["buttons"])) + 1))
        else:
            if not seen["focus"]:
                self.key("b")
            for _ in range(self.chance.randrange(5)):
                self.key(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            self.key("Enter")


def own_moves(match: Match) -> list[str]:
    """What the first seat has decided, as it stands in the log."""
    return [str(entry.move) for entry in match.entries if entry.seat == 0 and not entry.auto]


def saved_log(page: Page, folder: Path) -> Match:
    """The finished game that the page lets one save; it can be checked by anybody."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    file = folder / "game.log"
    download.value.save_as(file)
    match = Match.parse(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.verify().ok
    return match


def picture(page: Page) -> list[str]:
    """All fragments of the drawing, without what the page adds."""
    found: list[str] = page.evaluate(PICTURE)
    return found


#: What is wider than its place: the page, the panels beside the board, and counts that stick out of their buttons.
SIDEWAYS = """() => {
    const wide = [document.documentElement, ...document.querySelectorAll('.panel, #ask, #since')].filter((one) => one.scrollWidth > one.clientWidth);
    const out = [...document.querySelectorAll('#part-buttons .badge')].filter((one) => {
        const [box, button] = [one, one.parentElement].map((node) => node.getBoundingClientRect());
        return box.width && (box.left < button.left || box.right > button.right || box.top < button.top || box.bottom > button.bottom);
    });
    return [...wide, ...out].map((one) => one.outerHTML.slice(0, 100));
}"""


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, and nothing sticks out."""
    assert page.evaluate(SIDEWAYS) == []


#: Texts and fields of a page that lie over each other, by more than the rounding of a line.
OVERLAPS = """() => {
    const all = [...document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea, button, summary, label, h1, h2, h3, p)')];
    // What sticks to an edge of the screen lies over what is scrolled there.
    const sticks = (node) => node && (['sticky', 'fixed'].includes(getComputedStyle(node).position) || sticks(node.parentElement));
    const seen = all.map((node) => [node, node.getBoundingClientRect()])
        .filter(([node, box]) => node.checkVisibility() && box.width > 2 && box.height > 2 && !sticks(node));
    const found = [];
    for (const [one, a] of seen)
        for (const [two, b] of seen)
            if (one !== two && !one.contains(two) && !two.contains(one) && a.top <= b.top
                && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - b.top > 4)
                found.push(`${one.textContent || one.value || one.id} / ${two.textContent || two.value || two.id}`);
    return [...new Set(found)];
}"""


def lies_apart(page: Page) -> None:
    """No text and no field of a page lies over another, also in what can be opened; menus are meant to lie over the page, one at a time."""
    page.evaluate(
        "document.querySelectorAll('main details:not(.menu)').forEach((one) => { one.open = true; })"
    )
    assert page.evaluate(OVERLAPS) == []


def screens(everyday: str) -> list[Any]:
    """The sizes of screens to play on: one every day, the other in the soak."""
    return [
        pytest.param(name, marks=[] if name == everyday else pytest.mark.soak)
        for name in ("desktop", "phone")
    ]


def endings(everyday: str, until: int) -> list[Any]:
    """How games come to their ends: every day on one screen, a bot plays on after so many clicks; all by clicks in the soak."""
    whole = [
        pytest.param(name, 0, marks=pytest.mark.soak, id=f"{name}-whole") for name in ("desktop", "phone")
    ]
    return [pytest.param(everyday, until, id=everyday), *whole]
