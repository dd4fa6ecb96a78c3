"""Editions: other spring cells and other numbers of shops, in a process of their own; ours leave no trace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import BadLog
from igroteka.core.edition import BadEdition, parse
from igroteka.core.errors import NotLoaded, not_loaded
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.edition import COMPONENTS, EDITION, FORM, OURS

MINE = """
[edition]
game = "dream_city"
name = "mine"
title = { en = "My copy", uk = "Мій примірник" }
[[side]]
id = "B"
springs = ["r1c1", "r5c5", "r2c1"]
[[shop]]
id = "shop_park_home"
copies = 2
[[shop]]
id = "shop_home_metro"
copies = 3
"""
PLAYS = """
import sys
from igroteka import Match
from igroteka.core.registry import game
from igroteka.texts import speaker
from igroteka.core import Text
g = game("dream_city")
m = Match.new("dream_city", seats=2, seed=3, options={"side": "B", "mode": "full"})
say = speaker("dream_city", "uk")
assert say(Text("option-edition-" + m.options["edition"])) == "Мій примірник"
s = m.state
assert [i for i in range(25) if s.is_spring(0, i)] == [0, 5, 24]
while not m.over:
    m.play(m.moves[-1])
assert g.load(m.state.to_data()).to_data() == m.state.to_data()
assert Match.parse(m.export()).export() == m.export()
try:
    Match.parse(open(sys.argv[1]).read())
except ValueError as error:
    print(error)
print(m.export())
"""


def read(text: str) -> None:
    """Check the text of a file."""
    parse(text, "mine.toml", GAME.key, FORM, OURS)


def test_ours_leaves_no_trace() -> None:
    assert EDITION.is_ours
    m = Match.new("dream_city", seats=2, seed=3)
    assert "edition" not in m.options
    assert "option edition" not in m.export()
    named = Match.new("dream_city", seats=2, seed=3, options={"edition": "standard"})
    assert named.export() == m.export()
    with pytest.raises(NotLoaded, match="this needs 'mine-123': start with --edition"):
        Match.new("dream_city", seats=2, options={"edition": "mine-123"})


def test_what_is_written_is_ours(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(COMPONENTS.write(), "utf-8")
    assert COMPONENTS.load(file).tables == OURS
    assert COMPONENTS.check(file).endswith("changes: 2 side, 6 shop")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"r5c5"', '"r6c5"', r"line 6, side 1 \(B\).springs\[1\]: found 'r6c5'; allowed: r1c1, "),
        ('"r5c5"', '"r1c1"', r"springs: found \['r1c1', 'r1c1', 'r2c1'\]; allowed: every cell once"),
        ("copies = 3", "copies = 4", "shop 2.copies: found .* allowed: 13 shops in all, here 14"),
        ("copies = 2", "copies = 0", "allowed: a whole number from 1 to 13"),
        ('"shop_park_home"', '"shop_home_park"', "found id 'shop_home_park'; allowed: shop_park_home, "),
        ("[[shop]]", "[[store]]", "found store; allowed: edition, side, shop"),
    ],
)
def test_a_fault_is_named_with_its_place(old: str, new: str, error: str) -> None:
    read(MINE)
    with pytest.raises(BadEdition, match=error):
        read(MINE.replace(old, new))


@pytest.mark.rule("DC-3.4.2", "DC-3.2.1")
def test_a_game_with_another_edition(tmp_path: Path) -> None:
    file, ours = tmp_path / "mine.toml", tmp_path / "ours.log"
    file.write_text(MINE, "utf-8")
    ours.write_text(Match.new("dream_city", seats=2, seed=3).export(), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(ours)],
        env={**os.environ, "DREAM_CITY_EDITION": str(file), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    refused, _, log = done.stdout.partition("\n")
    key = COMPONENTS.load(file).key
    assert "this needs 'standard': start with --edition and its file" in refused
    assert f"option edition: {key}\n" in log
    with pytest.raises(BadLog, match=f"this needs '{key}': start with --edition") as lost:
        Match.parse(log.strip() + "\n")
    missing = not_loaded(lost.value)
    assert missing is not None
    assert (missing.needed, missing.loaded, missing.file) == (key, "standard", "edition")
