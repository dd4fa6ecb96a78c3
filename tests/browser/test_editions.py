"""An edition of somebody's own through the page: typed in, played to the end, and replayed with the same values only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from igroteka.core import BadLog
from igroteka.games.sweet_lands.components.edition import VARIABLE, load, write
from igroteka.match import Match

from ..cli.tool import real
from .conftest import Visit
from .player import answered, let_a_bot_finish, moves_sent, settled
from .seating import start
from .server import Server
from .test_sweet_lands import Hasty

#: On the deal "whole": the changed card is played, a token goes on the changed cell, a tent is built at the changed price.
FIRST_TURNS: Final = (
    *("character bastet", "domain 1A", "help 1", "advance cart", "play cake_01", "stop", "end_turn"),
    *("use terrain_3", "discard pie_05", "discard pie_34", "place r1c3", "stop", "end_turn"),
    *("use property_2", "discard tiramisu_05", "discard brownie_16", "build tent r3c3", "choose produce"),
    *("raise gold", "stop"),
)
#: Moves that are made on the drawing, and what is pressed there.
ELEMENTS: Final = {
    "character": "character:{}",
    "domain": "domain:{}",
    "help": "help:{}",
    "advance": "{}:0",
    "play": "card:{}",
    "discard": "card:{}",
    "use": "area:{}",
    "place": "cell:0:{}",
    "raise": "production:0:{}",
}


def presses(move: str) -> list[str]:
    """What is pressed for a move: an element, a piece and its place, or a button."""
    kind, _, rest = move.partition(" ")
    if kind == "build":
        piece, place = rest.split()
        return [f"#sheet [data-el='piece:0:{piece}']", f"#sheet [data-el='cell:0:{place}']"]
    if kind in ELEMENTS:
        return [f"#sheet [data-el='{ELEMENTS[kind].format(rest)}']"]
    return [f"#choices button[data-move='{move}']"]


def replace_once(text: str, pattern: str, by: str) -> str:
    """A text with the first match of a pattern replaced; there must be one."""
    changed, n = re.subn(pattern, by, text, count=1)
    assert n == 1, pattern
    return changed


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Our own values as they are written down, with another map, another price and another card."""
    text = replace_once(write(), '"WWBFMWFM"', '"WWBSMWFM"')
    text = replace_once(text, r"cost = \{ wood = 4 \}", "cost = { wood = 1 }")
    card = 'id = "cake_01"\nname = { en = "Rye Mason" }'
    text = replace_once(text, 'id = "cake_01"\nname = .*', card)
    text = replace_once(text, r"(?s)(Rye Mason.*?)cost = .*?\neffect = [^\n]*", EFFECT)
    text = replace_once(text, "title = .*", 'title = { en = "From my shelf" }')
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


EFFECT: Final = r'\1cost = { gold = 1 }\neffect = [{ op = "gain", vp = 7 }]'


@pytest.fixture
def shelf(tmp_path: Path, mine: Path) -> Iterator[Server]:
    """A server that plays with this edition."""
    one = Server(tmp_path, more={VARIABLE: str(mine)})
    one.start()
    yield one
    one.stop()


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_an_edition_of_ones_own_is_played(
    visit: Visit, shelf: Server, mine: Path, tmp_path: Path, to_the_end: bool
) -> None:
    """Every day the first turns, in which all that is changed comes up. What becomes of a log is a test of the command line."""
    page = visit("/new/sweet_lands", base=shelf.url)
    expect(page.locator("main")).to_contain_text("From my shelf")
    sent = moves_sent(page)
    start(page, seed="whole", seats="1", option__domains="A")
    me = Hasty(page)
    for move in FIRST_TURNS:
        settled(page)
        if move == "play cake_01":
            expect(page.locator("#sheet [data-el='card:cake_01']")).to_contain_text("Rye Mason")
        for selector in presses(move):
            me.press(selector)
        if answered(page)["confirm"]:
            me.press("#confirm-yes")
            answered(page)
    assert sent == list(FIRST_TURNS)
    log = page.locator("#log")
    expect(log).to_contain_text(re.compile(r"places a sea on cell 4 in row 2"))
    expect(log).to_contain_text("pays 1 wood")
    expect(log).to_contain_text("gains 7 victory points")
    if to_the_end:
        check_the_log(page, mine, tmp_path)


def check_the_log(page: Page, mine: Path, tmp_path: Path) -> None:
    """Let a bot finish; the log that is saved then can be read with the same edition only."""
    let_a_bot_finish(page)
    page.locator("#result-end").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    file = tmp_path / "game.log"
    download.value.save_as(file)
    key = load(mine).key
    assert f"\noption edition: {key}\n" in file.read_text("utf-8")
    with pytest.raises(BadLog, match=f"this needs '{key}'"):
        Match.parse(file.read_text("utf-8"))
    checked = real("verify", file, "--edition", mine)
    assert checked.returncode == 0, checked.stdout + checked.stderr
