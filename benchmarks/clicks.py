#!/usr/bin/env python3
"""How long a click takes until its answer is painted, in a real Chromium, for every game at a table of four.

    python benchmarks/clicks.py [GAME ...] [--moves 30] [--seats 4] [--width 1440] [--height 900]

Starts a server of its own on the loopback. Somebody plays against bots that move at random, so that they hardly think; chosen is anything
that can be chosen, by a seed. Measured in the page: from the click that sends a move until the first frame after its answer has
been painted. Printed for each game: the number of moves, the median, the p95 and the longest, in milliseconds.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from load_server import NO_LIMITS, server_process
from playwright.sync_api import Page, sync_playwright

from igroteka.core import game, list_games

CHROMIUM: Final = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None
)
PATIENCE: Final = 60_000

#: Notes in `window.answers` how long each answer took. A message that a frame sends to itself comes after it has been painted.
STOPWATCH: Final = """
window.answers = [];
addEventListener('DOMContentLoaded', () => {
    const ask = document.getElementById('ask');
    if (!ask) return;
    let pressed = 0, sent = false;
    addEventListener('click', () => { if (!sent) pressed = performance.now(); }, { capture: true });
    new MutationObserver(() => {
        if (ask.getAttribute('aria-busy') === 'true') { sent = true; return; }
        if (!sent) return;
        sent = false;
        requestAnimationFrame(() => {
            const line = new MessageChannel();
            line.port1.onmessage = () => window.answers.push(performance.now() - pressed);
            line.port2.postMessage(0);
        });
    }).observe(ask, { attributes: true, attributeFilter: ['aria-busy'] });
});
localStorage.setItem('igroteka.settings', '{"stay": "none", "single": false, "confirm": "never"}');
"""
#: What can be pressed now: nothing while the page waits, and the place of one of the choices, brought into sight.
CHOICE: Final = """(number) => {
    const get = (id) => document.getElementById(id);
    if (!get('result').hidden) return 'over';
    if (get('ask').getAttribute('aria-busy') !== 'false' || get('turn').dataset.mine !== 'true' || get('ask').dataset.fresh !== undefined) return null;
    const confirm = get('confirm').hidden ? [] : [get('confirm-yes')];
    const all = confirm.length ? confirm : [...document.querySelectorAll('#sheet .marked, #choices button:not(:disabled)')];
    const node = all[number % all.length];
    if (!node) return null;
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const one of [node, ...node.querySelectorAll('*')]) {
        const box = one.getBoundingClientRect();
        for (const [x, y] of [[0.5, 0.5], [0.3, 0.4], [0.7, 0.6], [0.5, 0.2], [0.5, 0.8]]) {
            const spot = [box.x + box.width * x, box.y + box.height * y];
            if (box.width && node.contains(document.elementFromPoint(...spot))) return spot;
        }
    }
    return 'covered';
}"""


def play(page: Page, moves: int, chance: random.Random) -> list[float]:
    """Play until so many moves have been answered, or until the game is over; how long each answer took."""
    answers: list[float] = []
    while len(answers) < moves:
        seen = page.wait_for_function(CHOICE, arg=chance.randrange(10_000), timeout=PATIENCE)
        spot: Any = seen.json_value()
        if spot == "over":
            break
        if spot != "covered":
            page.mouse.click(*spot)
        answers = page.evaluate("window.answers")
    return answers


def measure(key: str, base: str, options: argparse.Namespace) -> list[float]:
    """The answers to the moves of one game."""
    wanted = min(options.seats, max(game(key).seats))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(
            base_url=base,
            viewport={"width": options.width, "height": options.height},
            locale="en",
            reduced_motion="reduce",
        )
        page.add_init_script(f"if (location.origin !== 'null') {{ {STOPWATCH} }}")
        page.goto(f"/new/{key}")
        page.evaluate(
            """([seats]) => {
                const form = document.querySelector('main form');
                const add = (name, value) => {
                    form.querySelectorAll(`[name="${name}"]`).forEach((one) => one.removeAttribute('name'));
                    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
                };
                add('seats', seats);
                add('seat-0', 'me');
                for (let seat = 1; seat < seats; seat++) add(`seat-${seat}`, 'bot:random');
                add('seed', 'clicks');
            }""",
            [wanted],
        )
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/t/*")
        answers = play(page, options.moves, random.Random(7))
        browser.close()
    return sorted(answers)


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=list_games())
    for name, default in (("moves", 30), ("seats", 4), ("width", 1440), ("height", 900)):
        parser.add_argument(f"--{name}", type=int, default=default)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"database": f"sqlite:///{folder}/tables.db", "bot_pause": 0.0}
        with server_process(Path(folder), settings, NO_LIMITS) as (base, _):
            for key in options.games:
                took = measure(key, base, options)
                if took:
                    middle, high = took[len(took) // 2], took[min(len(took) - 1, int(0.95 * len(took)))]
                    told = f"median {middle:>5.0f}  p95 {high:>5.0f}  longest {took[-1]:>5.0f} ms"
                    print(f"{key:<20} {len(took):>3} moves  {told}", flush=True)


if __name__ == "__main__":
    main()
