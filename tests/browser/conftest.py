"""Real Chromium against a real server."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .player import PATIENCE
from .server import Server
from .tabs import UNPAINTED, Tab, Tabs

CHROMIUM = next(
    filter(
        None,
        map(
            shutil.which,
            (
                "chromium-headless-shell",
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
            ),
        ),
    ),
    None,
)
#: What Playwright leaves out (the last list counts), and the pages that every window would load for its address bar.
LEFT_OUT = [
    *(
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "LensOverlay",
    ),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    "SpareRendererForSitePerProcess",  # a process in reserve for every page, which most never use
]
FLAGS = [
    f"--disable-features={','.join(LEFT_OUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
#: Without the finer pixels of a phone: nothing lies elsewhere for them, and painting them takes most of the time.
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

SCREENS = {"desktop": DESKTOP, "phone": PHONE}

expect.set_options(timeout=PATIENCE)

#: What pages add to the chance is the same every time, too.
SAME_SHARES = "Crypto.prototype.getRandomValues = (values) => values.fill(7);"

#: Messages of a page go away after nine seconds, lines of the chat after six. A slow machine would miss them, so here they stay until they are closed.
LASTING = """
const wait = window.setTimeout;
window.setTimeout = (work, long, ...more) => wait(work, long === 6000 || long === 9000 ? 3_600_000 : long, ...more);
"""

#: Where other people play, the page lets a last move stay for three seconds, and it answers by itself what has one answer
#: only. Only tests about that leave it so; all others click for each move.
NO_STAY = """
if (location.origin !== 'null' && !document.cookie.includes('settings='))
    document.cookie = 'settings=stay:none.single:0; path=/; samesite=lax';
"""

#: The opponent that forms offer thinks for a while, and what it finds depends on the machine. Here the greedy bot sits there instead.
GREEDY = """
addEventListener('DOMContentLoaded', () => {
    for (const seat of document.querySelectorAll('[data-opponent]')) {
        if (seat.value === seat.dataset.opponent) seat.value = 'bot:greedy';
        seat.dataset.opponent = 'bot:greedy';
    }
});
"""

#: A page for a new person: `visit("/", **PHONE)`; without a path it shows nothing yet.
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def mortal_server(server: Server) -> Iterator[Server]:
    """The server of all tests for one that may kill it; the next test finds it alive."""
    yield server
    if server.process is None:
        server.start()


def somebody(
    browser: Browser, base: str, painted: bool = False, stay: bool = False, **options: Any
) -> BrowserContext:
    """The browser of somebody new, without movement, whose pages add the same to the chance every time."""
    context = browser.new_context(base_url=base, **{"reduced_motion": "reduce", **options})
    context.add_init_script(SAME_SHARES)
    context.add_init_script(f"(() => {{ {LASTING} }})();")
    context.add_init_script(f"(() => {{ {GREEDY} }})();")
    if not stay:
        context.add_init_script(f"(() => {{ {NO_STAY} }})();")
    if not painted:
        context.add_init_script(UNPAINTED)
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def tabs() -> Tabs:
    """Pages that are used again."""
    return Tabs()


@pytest.fixture
def visit(browser: Browser, server: Server, tabs: Tabs) -> Iterator[Visit]:
    """Open a page as somebody new, without movement. Errors in the page fail the test.

    It is painted only on wish: `visit("/", painted=True)`, for those who judge colours. `own=True` is a browser that nobody uses
    again, for tests that change it: what it is sent, what it listens to, or what it may do.
    """
    used: list[tuple[str, Tab]] = []

    def open_page(
        path: str = "/",
        base: str = "",
        lang: str = "en",
        painted: bool = False,
        stay: bool = False,
        own: bool = False,
        **options: Any,
    ) -> Page:
        more = {"locale": lang, **(options or DESKTOP)}
        again = not (own or base or "storage_state" in more)
        kind = json.dumps([painted, stay, more], sort_keys=True) if again else ""

        def context() -> BrowserContext:
            return somebody(browser, base or server.url, painted, stay, **more)

        tab = tabs.take(kind, context) if again else Tab(context().new_page())
        used.append((kind, tab))
        if path:
            tab.page.goto(path)
        return tab.page

    yield open_page
    problems = [one for _, tab in used for one in tab.problems]
    for kind, tab in used:
        if kind:
            tabs.put_back(kind, tab)
        else:
            tab.page.context.close()
    assert not problems, problems


def another(page: Page) -> Page:
    """Another tab of the same person."""
    context: BrowserContext = page.context
    return context.new_page()
