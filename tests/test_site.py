"""The documentation as a site: it is built, leads nowhere that is not there, tells of everything, and fetches nothing."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from scripts.site import collect_pages, relink
from scripts.site_pages import HIDDEN, REFERENCE

from igroteka import game, list_games

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.interpreted
#: Attributes whose addresses a browser fetches by itself.
FETCHED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "srcset")}


class Page(HTMLParser):
    """What a page leads to, what it fetches, and what can be led to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses of an element."""
        for key, value in attrs:
            if key == "id" and value:
                self.names.add(value)
            elif (
                (tag, key) in FETCHED
                and value
                and dict(attrs).get("rel") not in ("next", "prev", "canonical")
            ):
                self.fetched.append(value)
            elif (tag, key) == ("a", "href") and value:
                self.links.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, with the numbers of one random game each."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copyfile(ROOT / "zensical.toml", folder / "zensical.toml")
    (folder / "src").symlink_to(ROOT / "src")
    collect_pages(folder / "build" / "site", sample=1)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


def test_the_site_has_every_page_leads_to_nothing_else_and_fetches_nothing(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): Page(path) for path in site.rglob("*.html")}
    for name, page in pages.items():
        for address in page.fetched:
            assert not urlsplit(address).netloc, f"{name} fetches {address}"
        for address in page.links:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or name == "404.html":
                continue
            goal = (site / name).parent / unquote(parts.path) if parts.path else site / name
            goal = goal.resolve() / "index.html" if goal.is_dir() else goal.resolve()
            assert goal.exists(), f"{name} leads to {address}"
            if parts.fragment and goal.suffix == ".html":
                there = pages[goal.relative_to(site.resolve()).as_posix()].names
                assert unquote(parts.fragment) in there, f"{name} leads to {address}"
    written = {
        path.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        for path in (ROOT / "docs").rglob("*.md")
    }
    assert written <= pages.keys()


def test_games_and_reference_are_told(site: Path) -> None:
    for key in list_games():
        text = (site / "games" / f"{key}.html").read_text("utf-8")
        assert f"The table of moves has {len(game(key).moves)} rows" in text
        assert all(option.key in text for option in game(key).options)
    for module in REFERENCE:
        names = Page(site / "reference" / f"{module}.html").names
        hidden = {f"{module}.{name.rpartition('.')[2]}" for name in HIDDEN.get(module, ()) if name in names}
        announced = {f"{module}.{name}" for name in import_module(module).__all__}
        assert not announced - names - hidden
    assert json.loads((site / "search.json").read_text("utf-8"))["items"]


def test_links_follow_pages_to_their_places_on_the_site() -> None:
    names = {
        "CONTRIBUTING.md": "adding_a_game.md",
        "docs/bots.md": "bots.md",
        "docs/strategy/x.md": "strategy/x.md",
    }
    text = "[a](../CONTRIBUTING.md#top) [b](../src/x.py) ![c](img/y.png) [d](https://e.org) [`f`](strategy/x.md) [g](#h)"
    assert relink(text, "docs/bots.md", names) == (
        "[a](adding_a_game.md#top) b ![c](img/y.png) [d](https://e.org) [`f`](strategy/x.md) [g](#h)"
    )
    assert relink("[a](../bots.md)", "docs/strategy/x.md", names) == "[a](../bots.md)"
    assert not re.search(r"\]\(", relink("[src](src/)", "CONTRIBUTING.md", names))
