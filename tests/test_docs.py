"""The Python of the pages about positions, questions, recorded tables and studies runs, and their lists are those of the games."""

from __future__ import annotations

import doctest
import tomllib
from pathlib import Path

import pytest

from igroteka import build_position, game, list_games
from igroteka.core.positions import parts_of

DOCS = Path(__file__).parent.parent / "docs"
POSITIONS = DOCS / "positions.md"


@pytest.mark.interpreted
@pytest.mark.parametrize("page", ["positions.md", "questions.md", "recording.md", "studies.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    found = doctest.testfile(str(DOCS / page), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.interpreted
def test_the_form_in_toml_is_the_one_that_the_builder_says() -> None:
    text = POSITIONS.read_text("utf-8")
    form = tomllib.loads(text.split("```toml\n")[1].split("```")[0])
    s = build_position(game("keyflower"), form)
    builder = game("keyflower").position(seats=3).season("summer").auction(["mason", "tavern"]).turn(2)
    builder.village(0, keywood=[1, 0], workshop=[1, 1]).bids(1, tavern={"yellow": 2}).workers(2, yellow=4)
    assert builder.build().to_data() == s.to_data()


@pytest.mark.interpreted
@pytest.mark.parametrize("key", list_games())
def test_the_page_lists_all_parts_of_a_game_as_they_are_written(key: str) -> None:
    parts = parts_of(game(key))
    listed = POSITIONS.read_text("utf-8").split(f"### {key}\n\n```toml\n")[1].split("```")[0]
    examples = [part.example for part in parts.of_seats]
    assert listed.splitlines() == [*[part.example for part in parts.of_table], "", "[[players]]", *examples]
    written = tomllib.loads(listed)
    assert list(written["players"][0]) == [part.name for part in parts.of_seats]
    assert list(written)[:-1] == [part.name for part in parts.of_table]
