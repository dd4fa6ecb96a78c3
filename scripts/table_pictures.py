"""Take the pictures of docs/table.md anew, with a real Chromium: python -m scripts.table_pictures [GAME ...]

Every game with four players, or as many as it takes, in the middle of a game that greedy bots have played by a seed: the same
position every time, in five windows from a phone to a wide screen. Large ones are scaled down.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from igroteka import Match
from igroteka.bots import bot
from igroteka.core import Rng, game, list_games
from scripts.screenshots import PATIENCE, ROOT, chromium, server

SEATS: Final = 4
#: How much of a whole game, counted in moves, has been played.
SHARE: Final = 0.55
SIZES: Final = ((390, 844), (820, 1180), (1024, 768), (1440, 900), (2560, 1440))
WIDEST: Final = 1120
"""No picture is wider."""
TOUCHED: Final = 1000
"""Narrower windows are those of phones and tablets."""
SCALED: Final = """async ([png, widest]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const scale = Math.min(1, widest / picture.width);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""


def position(key: str) -> dict[str, Any]:
    """The position in the middle of a game, with the first seat to move."""
    greedy = bot("greedy")
    steps = 0
    for whole in (True, False):
        match, chance = Match.new(key, seats=min(SEATS, max(game(key).seats)), seed="pictures"), Rng(3)
        while not match.over and (whole or steps > 0 or match.seats[0] != 0):
            seat = match.seats[0]
            match.play(greedy.choose(game(key), match.state, seat, chance), seat)
            steps += 1 if whole else -1
        steps = round(steps * SHARE)
    return dict(match.state.to_data())


def begin(browser: Browser, base: str, key: str) -> tuple[str, Any]:
    """A table at that position: its address, and what makes a browser that of its host."""
    context = browser.new_context(base_url=base, locale="en")
    page = context.new_page()
    page.goto(f"/position/{key}")
    page.locator("#text").fill(json.dumps(position(key)))
    page.locator("button[value=look]").click()
    page.locator("button[value=start]").click()
    page.wait_for_url("**/t/*")
    state = context.storage_state()
    state["cookies"] = [one for one in state["cookies"] if one["name"] != "view"]
    address = page.url
    context.close()
    return address, state


def take(browser: Browser, base: str, key: str, into: Path) -> None:
    """The pictures of a game."""
    table, host = begin(browser, base, key)
    for width, height in SIZES:
        is_touched = width < TOUCHED
        context = browser.new_context(
            storage_state=host,
            locale="en",
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
            has_touch=is_touched,
            is_mobile=is_touched,
        )
        page = context.new_page()
        page.goto(table)
        page.wait_for_selector("#sheet .marked, #choices button", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        write(page, into / f"after-{key}-{width}x{height}.webp")
        context.close()


def write(page: Page, path: Path) -> None:
    """Write what a window shows."""
    png = base64.b64encode(page.screenshot(type="png")).decode()
    maker = page.context.new_page()
    path.write_bytes(base64.b64decode(maker.evaluate(SCALED, [png, WIDEST])))
    maker.close()
    print(path, flush=True)


def main() -> None:
    """Take the pictures of the games that are named, or of all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=list_games())
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "img" / "table")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="igroteka-pictures-") as folder,
        server(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for key in options.games:
            take(browser, base, key, options.into)
        browser.close()


if __name__ == "__main__":
    main()
