"""Editions: whether A10-B11 is a bridge site; ours leaves no trace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core.edition import BadEdition, parse
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components import maps
from igroteka.games.age_of_innovation.components.edition import COMPONENTS, EDITION, FORM, OURS

MINE = """
[edition]
game = "age_of_innovation"
name = "mine"
[[bridge_site]]
site = "A10-B11"
printed = false
"""
ASKS = """
from igroteka import Match
from igroteka.games.age_of_innovation.components import maps
site = maps.SITES.index("A10-B11")
print([maps.PRINTED[side][site] for side in (0, 1)], sum(maps.PRINTED[1]), len(maps.SITES))
m = Match.new("age_of_innovation", seats=1, seed=3)
print(m.options["edition"])
"""


def test_ours_leaves_no_trace(tmp_path: Path) -> None:
    assert EDITION.is_ours
    assert "option edition" not in Match.new("age_of_innovation", seats=2, seed=3).export()
    file = tmp_path / "ours.toml"
    file.write_text(COMPONENTS.write(), "utf-8")
    assert COMPONENTS.load(file).tables == OURS


def test_a_fault_is_named_with_its_place() -> None:
    with pytest.raises(
        BadEdition, match=r"bridge_site 1 \(A10-B11\).printed: found 0; allowed: true or false"
    ):
        parse(MINE.replace("false", "0"), "mine.toml", GAME.key, FORM, OURS)
    with pytest.raises(BadEdition, match="found site 'A1-B2'; allowed: A10-B11"):
        parse(MINE.replace("A10-B11", "A1-B2"), "mine.toml", GAME.key, FORM, OURS)


@pytest.mark.rule("AI-3.11.4")
def test_another_edition_leaves_out_the_site(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", ASKS],
        env={**os.environ, "AGE_OF_INNOVATION_EDITION": str(file)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told, key = done.stdout.splitlines()
    assert key == COMPONENTS.load(file).key
    assert told == f"[False, False] 16 {len(maps.SITES)}"
    assert sum(maps.PRINTED[1]) == 17
