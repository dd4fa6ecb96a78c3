"""Many drawings on one page without a server, laid out by the real scripts and styles, and what cannot be read or hit there.

    python -m tests.browser.measuring dream_city --seats 4 --picture /tmp/dream_city

measures one game at all sizes, prints what is wrong, and leaves a picture of each size.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import ChainableUndefined
from playwright.sync_api import Browser, Page, Route, sync_playwright

from igroteka.core import Game, Look, State, Text, game, moves, scene, waiting
from igroteka.testing.sample_games import play_positions
from igroteka.texts import speaker
from igroteka.web.live.picture import about_parts, board_of
from igroteka.web.pages.visit import STATIC_FOLDER, environment

from .tabs import UNPAINTED

HOST = "http://measured.test"
NAMES = ("Anna", "Boris", "Clara", "Dmytro", "Emilia", "Farid")
MIME = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


class Screen(NamedTuple):
    """A size, and whether fingers touch it."""

    width: int
    height: int
    touch: bool

    @property
    def name(self) -> str:
        """The size as people write it."""
        return f"{self.width}x{self.height}"

    @property
    def options(self) -> dict[str, Any]:
        """What a browser is told."""
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "has_touch": self.touch, "is_mobile": self.touch}


SCREENS = (
    Screen(390, 844, True),
    Screen(820, 1180, True),
    Screen(1024, 768, False),
    Screen(1440, 900, False),
    Screen(2560, 1440, False),
)

#: Shows one position with the scripts of the table page.
SETUP = """async () => {
    const { Board } = await import('/static/board.js');
    const { Parts } = await import('/static/parts.js');
    const { PanZoom } = await import('/static/panzoom.js');
    const { PartButtons } = await import('/static/partbuttons.js');
    const { Near } = await import('/static/near.js');
    const get = (id) => document.getElementById(id);
    const board = new Board(get('sheet').firstElementChild);
    const parts = new Parts(board, get('frame'));
    const zoom = new PanZoom(get('frame'), get('sheet'));
    const near = new Near(board, zoom);
    const buttons = new PartButtons(board, zoom, 'Whole table', (name) => parts.toggle(name, true));
    window.put = ({ svg, style, about, seat, prompt, open }) => {
        get('board-style').textContent = style;
        get('prompt').textContent = prompt;
        board.replace(svg);
        parts.wished.clear();
        if (open) for (const part of about.parts) parts.wished.set(part.name, true);
        parts.put(about.parts, about.chips, seat);
        buttons.put(about.parts);
        board.mark([], []);
        parts.arrange();
    };
    // The page as it is while these elements can be chosen: how large are the smallest of them?
    window.ask = (els, measure) => {
        board.mark(els, []);
        const stops = board.elements().filter((node) => node.classList.contains('marked') && node.getBoundingClientRect().width);
        near.follow(stops);
        const found = measure(stops);
        board.mark([], []);
        near.follow([]);
        return found;
    };
}"""

#: Everything that cannot be read or hit: [part, what is wrong, where].
MEASURE = """({ least, target, questions }) => {
    const wrong = [];
    const say = (part, what, where) => wrong.push([part, what, where]);
    const frame = document.getElementById('frame');
    if (document.documentElement.scrollWidth > innerWidth) say('page', 'scrolls sideways', `${document.documentElement.scrollWidth} px`);
    if (frame.scrollWidth > frame.clientWidth) say('page', 'the board scrolls sideways', `${frame.scrollWidth} px`);
    const clash = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const lines = [];
    const small = new Set();
    const sizeOf = (node) => node.querySelector(':scope > .hit').getBoundingClientRect();
    const isSmall = (node) => Math.min(sizeOf(node).width, sizeOf(node).height) < target - 0.05;
    const judge = (nodes) => {
        for (const node of nodes.filter(isSmall)) {
            say(node.closest('.part').dataset.part, 'small target', `${node.dataset.el} ${sizeOf(node).width.toFixed(1)}x${sizeOf(node).height.toFixed(1)} px`);
        }
    };
    for (const part of document.querySelectorAll('#sheet .part')) {
        const name = part.dataset.part;
        const svg = part.querySelector(':scope > svg');
        const room = svg.getBoundingClientRect();
        if (room.width) lines.push([room.left, room.right]);
        else lines.push([part.getBoundingClientRect().left, part.getBoundingClientRect().right]);
        for (const node of part.querySelectorAll('.part-head, .part-head *')) {
            const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
            const size = parseFloat(getComputedStyle(node).fontSize);
            if (own && !node.closest('.unseen') && size < least) say(name, 'small text', `${node.textContent} ${size} px`);
        }
        if (!room.width) continue;
        const texts = [];
        for (const node of svg.querySelectorAll('text')) {
            const words = node.textContent.trim();
            const box = node.getBoundingClientRect();
            if (!words || !box.width || node.closest('[opacity="0"]') || getComputedStyle(node).visibility === 'hidden' || getComputedStyle(node).opacity === '0') continue;
            const matrix = node.getScreenCTM();
            const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(matrix.a, matrix.b);
            if (size < least - 0.05) say(name, 'small text', `${words} ${size.toFixed(1)} px`);
            if (words.endsWith('…')) say(name, 'cut text', words);
            if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 2 || box.bottom > room.bottom + 2) say(name, 'text beyond the part', words);
            // Letters fill about the middle of their line.
            const slim = { left: box.left, right: box.right, top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 };
            for (const [other, there] of texts) if (clash(slim, there)) say(name, 'texts overlap', `${words} / ${other}`);
            texts.push([words, slim]);
        }
        for (const node of svg.querySelectorAll('[data-el]')) if (isSmall(node)) small.add(node.dataset.el);
    }
    // What is too small for a finger or the mouse must come near when the question is about it (near.js), in all that is asked now ...
    for (const question of questions) if (question.some((el) => small.has(el))) window.ask(question, judge);
    // ... and in a question about things of its kind.
    const kinds = Map.groupBy(small, (el) => el.split(':')[0]);
    for (const kind of kinds.values()) window.ask(kind, judge);
    const ask = document.getElementById('ask').getBoundingClientRect();
    if (innerWidth === 1440) {
        lines.push([ask.left, ask.right]);
        lines.sort((a, b) => a[0] - b[0]);
        let [used, end] = [0, 0];
        for (const [left, right] of lines) { used += Math.max(0, right - Math.max(left, end)); end = Math.max(end, right); }
        if (used / innerWidth < 0.85) say('page', 'much of the width is empty', `${Math.round(100 * used / innerWidth)} % used`);
    }
    if (ask.top >= innerHeight || ask.bottom > innerHeight + 1) say('page', 'the question is out of sight', `${ask.top} to ${ask.bottom}`);
    for (const node of document.querySelectorAll('#status .chip')) {
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (size < least) say('status', 'small text', `${node.textContent} ${size} px`);
    }
    return wrong;
}"""


@cache
def shell() -> str:
    """The page of a table as the server makes it, but without a table: nothing is connected, and what is not said here is empty."""
    say = speaker(None, "en")
    html = (
        environment()
        .overlay(undefined=ChainableUndefined)
        .get_template("table.html")
        .render(
            t=lambda key, **args: say(Text(key, **args)),
            **dict.fromkeys(("csrf", "here", "description", "version"), ""),
            lang="en",
            langs=[],
            theme="light",
            nonce="",
            over=False,
            state="{}",
            game={"title": "", "href": ""},
            table={"id": "", "from": ""},
            guest={"name": "", "signed_in": False},
            board={"svg": '<div class="parts"></div>', "style": "", "title": ""},
            role={"seat": 0},
            links=defaultdict(str),
            fair={"commitment": "", "chosen": False},
            wish="",
            note="",
            people=[],
            together=True,
            clock=True,
        )
    )
    return re.sub(r'<script type="module"[^>]*></script>', "", html)


def serve(route: Route) -> None:
    """The static files of the project, and the page."""
    path = route.request.url.removeprefix(HOST).partition("?")[0]
    if path.startswith("/static/"):
        file = STATIC_FOLDER / path.rpartition("/")[2]  # whatever its version
        route.fulfill(body=file.read_bytes(), content_type=MIME[file.suffix])
    else:
        route.fulfill(body=shell(), content_type="text/html")


def open_page(browser: Browser, screen: Screen, painted: bool = False) -> Page:
    """A page that shows positions at a size; nobody looks at it unless it is painted."""
    context = browser.new_context(reduced_motion="reduce", **screen.options)
    if not painted:
        context.add_init_script(UNPAINTED)
    page = context.new_page()
    page.route("**/*", serve)
    page.goto(HOST)
    page.evaluate(SETUP)
    return page


class Position(NamedTuple):
    """A position to look at."""

    game: Game
    seats: int
    name: str
    state: State
    seat: int | None


def positions(key: str, seats: int, count: int, judged: bool = False) -> Iterator[Position]:
    """Some positions of a game from the first to the last, each as the one sees it who is asked."""
    g = game(key)
    played = play_positions(g.new(seats), seats + 7, g if judged else None)
    for i in range(count):
        at = i * (len(played) - 1) // max(1, count - 1)
        asked = [seat for seat in waiting(played[at]) if seat >= 0]
        yield Position(g, seats, f"question {at} of {len(played) - 1}", played[at], next(iter(asked), 0))


def show(page: Page, one: Position, lang: str = "en", is_open: bool = False, dark: bool = False) -> None:
    """Put a position on the page; `is_open`: with everything unfolded."""
    look = Look(speaker(one.game.key, lang, NAMES), dark)
    drawing = one.game.drawing(one.game.view(one.state, one.seat), look)
    picture = board_of(drawing)
    page.evaluate(
        "one => window.put(one)",
        {
            "svg": picture.svg,
            "style": picture.style,
            "about": about_parts(drawing),
            "seat": one.seat,
            "prompt": "Choose one of your tiles, or one of those that lie open, and a place for it.",
            "open": is_open,
        },
    )


def questions(one: Position) -> list[list[str]]:
    """What can be chosen one after the other in a position: the elements that are marked at the same time."""
    stages: dict[tuple[str, ...], dict[str, None]] = {}
    if one.seat in waiting(one.state):
        for move in moves(one.state, one.seat):
            shown = one.game.show(scene(one.state, one.seat), move)
            for i, el in enumerate(shown.at):
                stages.setdefault(shown.at[:i], {})[el] = None
            stages.setdefault(shown.at, {}).update(dict.fromkeys(shown.mix))
    return list({tuple(stage): list(stage) for stage in stages.values() if stage}.values())


def violations(page: Page, one: Position, screen: Screen, lang: str = "en") -> list[str]:
    """What cannot be read or hit in a position, with everything unfolded and as the page lays it out by itself."""
    found: dict[str, None] = {}
    least = 11 if screen.touch else 10
    for is_open in (True, False):
        show(page, one, lang, is_open)
        asked = {"least": least, "target": 24, "questions": questions(one)}
        for part, what, where in page.evaluate(MEASURE, asked):
            place = f"{one.game.key}, {one.seats} seats, {one.name}, {screen.name}, {lang}"
            found[f"{place}: {part}: {what}: {where}"] = None
    return list(found)


def main() -> None:
    """Measure one game from the command line."""
    from .conftest import CHROMIUM, FLAGS

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--judged", action="store_true", help="let the moves be good ones")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--open", action="store_true", help="with everything unfolded in the pictures")
    parser.add_argument("--picture", help="where to leave pictures: PATH-SIZE-POSITION.png")
    given = parser.parse_args()
    seats = given.seats or game(given.game).seats[-1]
    looked = list(positions(given.game, seats, given.count, given.judged))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen in SCREENS:
            page = open_page(browser, screen, painted=bool(given.picture))
            wrong: dict[str, None] = {}
            for i, one in enumerate(looked):
                wrong |= dict.fromkeys(violations(page, one, screen, given.lang))
                if given.picture:
                    show(page, one, given.lang, given.open, given.dark)
                    page.screenshot(
                        path=Path(f"{given.picture}-{screen.name}-{i}.png"), full_page=screen.touch
                    )
            print(f"{screen.name}: {len(wrong)} violations")
            for line in list(wrong)[:60]:
                print("   ", line)
        browser.close()


if __name__ == "__main__":
    main()
