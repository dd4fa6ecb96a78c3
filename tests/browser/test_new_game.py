"""A game that `igroteka new-game` has written, served from its folder and played in the browser to its end.

It has English texts only; a page in another language is in that language around them.
"""

from __future__ import annotations

import importlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.scaffold import new_game

from . import program
from .conftest import SCREENS, Visit
from .player import Player, fits, moves_sent, own_moves, play_on, saved_log, screens
from .server import PYTHON


class Served:
    """A server that somebody has started by the command, and the folder of the game that it was given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        database = f"sqlite:///{folder.parent / 'tables.db'}"
        words = ["serve", "--port", "0", "--no-open", "--database", database, "--game", str(folder)]
        with (folder.parent / "server.log").open("wb") as log:
            self.process = subprocess.Popen(
                [PYTHON, "-P", program.__file__, "igroteka", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.match(r"Igroteka is at (http://\S+)/ ", said)
        assert found, (said, (folder.parent / "server.log").read_text())
        self.url = found[1]

    def stop(self) -> None:
        """End it in order."""
        self.process.terminate()
        self.process.communicate()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A new game behind a server."""
    one = Served(new_game("lone_quay", tmp_path_factory.mktemp("new")))
    yield one
    one.stop()


@pytest.fixture
def known(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known to this process, too, which reads the log of the page."""
    monkeypatch.syspath_prepend(str(served.folder))
    registry: Any = importlib.import_module("igroteka.core.registry")
    monkeypatch.setitem(registry._extra, "lone_quay", importlib.import_module("lone_quay").GAME)


@pytest.mark.parametrize("screen", screens("desktop"))
def test_it_is_played_against_a_bot_to_its_end(
    visit: Visit, served: Served, known: None, tmp_path: Path, screen: str
) -> None:
    page = visit("/", base=served.url, **SCREENS[screen])
    sent = moves_sent(page)
    page.get_by_role("article", name="Lone quay").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    assert play_on(Player(page, touch=screen == "phone")) > 9
    fits(page)
    expect(page.locator("#result-say")).not_to_be_empty()
    assert not re.search(r"\[[a-z]+-", page.locator("body").inner_text())
    page.locator("#result-end").click()
    expect(page.get_by_role("rowheader", name="Cards on the stall")).to_be_visible()
    assert own_moves(saved_log(page, tmp_path)) == sent


def test_around_its_english_texts_a_page_is_in_its_own_language(visit: Visit, served: Served) -> None:
    page = visit("/", base=served.url, lang="uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.locator("form[action='/new/lone_quay'] button").click()
    page.wait_for_url("**/t/*")
    assert play_on(Player(page), until=2) == 2
    expect(page.locator("#prompt")).to_have_text("Lay out a card, or sell it.")
    expect(page.locator("#turn")).to_contain_text("Ваш хід")
