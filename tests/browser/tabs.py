"""Pages of people, each used again by the next test as somebody new.

A page that has shown a table before knows its scripts, styles and letters, and shows the next one for half of the work. Nothing
of the person before is left in it: cookies and all that pages keep are gone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Page

#: No test looks at the pixels, and painting them takes a good part of the time. What is transparent is laid
#: out, hit by the mouse and visible in the sense of these tests as ever.
UNPAINTED = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
})();"""

#: What pages keep in a browser.
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


@dataclass
class Tab:
    """A page, and what has gone wrong inside it."""

    page: Page
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        watch(self.page, self.problems)

    def forget(self) -> None:
        """Become the page of somebody new."""
        for other in self.page.context.pages:
            if other is not self.page:
                other.close()
        # A file of the same server: with an empty page the process of the page would end, and all that it has learned be lost.
        self.page.goto("/static/favicon.svg")
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.page.context.clear_cookies()
        self.problems.clear()


class Tabs:
    """Pages that nobody uses now, by what was asked for when they were opened."""

    def __init__(self) -> None:
        self._idle: dict[str, list[Tab]] = {}

    def take(self, kind: str, context: Callable[[], BrowserContext]) -> Tab:
        """A page of a kind; `context` makes the browser of somebody new, if there is none."""
        idle = self._idle.get(kind)
        return idle.pop() if idle else Tab(context().new_page())

    def put_back(self, kind: str, tab: Tab) -> None:
        """Let the next test have a page."""
        tab.forget()
        self._idle.setdefault(kind, []).append(tab)


def watch(page: Page, problems: list[str]) -> None:
    """Collect what goes wrong inside a page."""
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    page.on(
        "console",
        lambda message: (
            problems.append(f"{page.url}: {message.text}")
            # A server that is being restarted cannot be reached, and the page says so by itself.
            # A form that was refused comes back with 422.
            if message.type == "error"
            and not re.search("ERR_CONNECTION|WebSocket|status of 422", message.text)
            else None
        ),
    )
