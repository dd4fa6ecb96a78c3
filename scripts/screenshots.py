#!/usr/bin/env python3
"""Takes the pictures of the pages in docs/img: a real server, a real game, a real Chromium.

    .venv/bin/python scripts/screenshots.py [--game dream_city] [--lang en] [--into docs/img] [--png]

Every page is taken on a desktop and on a phone, in every language: `PAGE-SIZE-LANG.webp`. With `--png` the
pictures are written as Chromium makes them, for a closer look.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
LANGS = ("en", "ru", "uk")
NAMES = {"en": "Ann", "ru": "Аня", "uk": "Оля"}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 1.5,
    },
}
SERVER = """
import sys
from igroteka.web.ops.serve import serve_locally
from igroteka.web.ops.settings import Limits, Settings
many = "100000 per minute"
limits = Limits(tables=many, processor=many, processor_of_address=many)
serve_locally(Settings(database=sys.argv[1], bot_pause=0.02, limits=limits))
"""
WEBP = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
MIDDLE = 45
"""Entries of the log after which the table is shown."""
PATIENCE = 120_000


@contextlib.contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server of our own; its address."""
    log = folder / "server.log"
    with log.open("wb") as out:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder / 'tables.db'}"]
        child = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        for _ in range(600):
            address = re.search(r"Igroteka is at (http://\S+)/", log.read_text())
            if address:
                yield address[1]
                return
            time.sleep(0.1)
        sys.exit(f"The server does not answer:\n{log.read_text()}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGTERM)
        child.wait(20)


def chromium() -> str:
    """The browser of this machine."""
    for name in (
        "chromium",
        "chromium-headless-shell",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ):
        program = shutil.which(name)
        if program:
            return program
    sys.exit("No Chromium is installed.")


class Camera:
    """Writes pictures."""

    def __init__(self, browser: Browser, into: Path, png: bool) -> None:
        self.into = into
        self.png = png
        self._maker = browser.new_page()

    def take(self, page: Page, name: str) -> None:
        """What the window shows now."""
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        data = page.screenshot(type="png")
        if not self.png:
            data = base64.b64decode(self._maker.evaluate(WEBP, [base64.b64encode(data).decode(), 0.86]))
        path = self.into / f"{name}.{'png' if self.png else 'webp'}"
        path.write_bytes(data)
        print(f"{path}  {len(data) // 1024} KB", flush=True)


def bot(page: Page) -> None:
    """Let a bot play for us, or take the seat back."""
    page.locator("details.menu:has([data-do=bot]) > summary").click()
    page.locator("[data-do=bot]").click()


def to_the_middle(page: Page, game: str, name: str) -> None:
    """Begin a game and let a bot play our seat for a while; then it is our turn."""
    page.goto(f"/new/{game}")
    page.locator("#name").fill(name)
    page.locator("main form button.main").last.click()
    page.wait_for_url("**/t/*")
    bot(page)
    page.wait_for_function(
        "n => Number(document.querySelector('#log li:last-child')?.dataset.step ?? 0) > n",
        arg=MIDDLE,
        timeout=PATIENCE,
    )
    bot(page)
    page.wait_for_function(
        "() => document.querySelector('#turn').dataset.mine === 'true' && document.querySelector('#sheet .marked')",
        timeout=PATIENCE,
    )


def shoot(browser: Browser, base: str, camera: Camera, game: str, lang: str) -> None:
    """All pages in a language."""
    options: dict[str, Any] = {"base_url": base, "locale": lang, "reduced_motion": "reduce"}
    first = browser.new_context(**options, **SIZES["desktop"])
    page = first.new_page()
    to_the_middle(page, game, NAMES[lang])
    table, cookies = page.url, first.storage_state()
    state = {**cookies, "cookies": [one for one in cookies["cookies"] if one["name"] != "view"]}
    windows = {"desktop": page}
    for size, screen in SIZES.items():
        if size not in windows:
            windows[size] = browser.new_context(
                storage_state=json.loads(json.dumps(state)), **options, **screen
            ).new_page()
    for size, window in windows.items():
        window.goto(table)
        window.wait_for_selector("#sheet .marked")
        camera.take(window, f"table-{size}-{lang}")
        window.goto("/")
        camera.take(window, f"lobby-{size}-{lang}")
        window.goto(f"/rules/{game}")
        camera.take(window, f"rules-{size}-{lang}")
    page.goto(table)
    bot(page)
    page.wait_for_selector("#result:not([hidden])", timeout=PATIENCE)
    for size, window in windows.items():
        window.goto(f"{table}/end")
        camera.take(window, f"end-{size}-{lang}")
        window.goto(f"{table}/replay?step={MIDDLE}")
        camera.take(window, f"replay-{size}-{lang}")
    for window in windows.values():
        window.context.close()


def main() -> None:
    """Read the options and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="dream_city")
    parser.add_argument("--lang", choices=LANGS, action="append", help="only these languages")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "img")
    parser.add_argument("--png", action="store_true", help="large files without loss")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="igroteka-pictures-") as folder,
        server(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        camera = Camera(browser, options.into, options.png)
        for lang in options.lang or LANGS:
            shoot(browser, base, camera, options.game, lang)
        browser.close()


if __name__ == "__main__":
    main()
