"""Every block of code on our pages is run, read by what reads it, or found in the sources."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from igroteka import build_position, game, list_games
from igroteka.core.positions import parts_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
POSITIONS = DOCS / "positions.md"
#: All pages but the one that is walked through from its beginning to its end in tests/cli/test_contributing.py.
PAGES = [path for path in (ROOT / "README.md", *sorted(DOCS.rglob("*.md"))) if path.exists()]
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
pytestmark = pytest.mark.interpreted


class Block(NamedTuple):
    """What stands between two fences of a page."""

    page: str
    language: str
    text: str


BLOCKS = [
    Block(path.relative_to(ROOT).as_posix(), language, text)
    for path in PAGES
    for language, text in _FENCE.findall(path.read_text("utf-8"))
]


def blocks_in(language: str) -> list[Block]:
    """All blocks of a language."""
    return [block for block in BLOCKS if block.language == language]


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    # Commands are run in tests/cli/test_docs.py; a block without a language is a list of files, and the shell's belong to deploy.
    kinds = {block.language for block in BLOCKS}
    assert kinds == {"", "console", "json", "python", "sh", "toml", "yaml"}
    assert {block.page for block in BLOCKS if not block.language} == {"docs/architecture.md"}


@pytest.mark.parametrize("page", sorted({b.page for b in blocks_in("python") if ">>>" in b.text}))
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some write files
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted >= 3
    assert found.failed == 0


def test_python_that_is_only_quoted_stands_in_the_sources() -> None:
    quoted = [block for block in blocks_in("python") if ">>>" not in block.text]
    assert quoted
    sources = "\n".join(
        path.read_text("utf-8") for folder in ("src", "scripts", "setup.py") for path in files_of(folder)
    )
    for block in quoted:
        for line in block.text.splitlines():
            assert line.strip() in sources, f"{block.page}: {line}"


def files_of(name: str) -> list[Path]:
    """A file, or all Python files of a folder."""
    path = ROOT / name
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@pytest.mark.parametrize("block", blocks_in("json"), ids=lambda block: block.text[:24])
def test_json_is_json_but_for_what_is_left_out(block: Block) -> None:
    whole = re.sub(r"(?<=[{[])…(?=[]}])", "", block.text)
    decoder, at, count = json.JSONDecoder(), 0, 0
    while at < len(whole.rstrip()):
        _, at = decoder.raw_decode(whole, at)
        at += len(whole[at:]) - len(whole[at:].lstrip())
        count += 1
    assert count


@pytest.mark.parametrize("block", blocks_in("toml"), ids=lambda block: block.text[:24])
def test_toml_can_be_read(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("block", blocks_in("yaml"), ids=lambda block: block.text[:24])
def test_yaml_can_be_read(block: Block) -> None:
    assert yaml.safe_load(block.text)


def test_the_form_in_toml_is_the_one_that_the_builder_says() -> None:
    text = POSITIONS.read_text("utf-8")
    form = tomllib.loads(text.split("```toml\n")[1].split("```")[0])
    s = build_position(game("keyflower"), form)
    builder = game("keyflower").position(seats=3).season("summer").auction(["mason", "tavern"]).turn(2)
    builder.village(0, keywood=[1, 0], workshop=[1, 1]).bids(1, tavern={"yellow": 2}).workers(2, yellow=4)
    assert builder.build().to_data() == s.to_data()


@pytest.mark.parametrize("key", list_games())
def test_the_page_lists_all_parts_of_a_game_as_they_are_written(key: str) -> None:
    parts = parts_of(game(key))
    listed = POSITIONS.read_text("utf-8").split(f"### {key}\n\n```toml\n")[1].split("```")[0]
    examples = [part.example for part in parts.of_seats]
    assert listed.splitlines() == [*[part.example for part in parts.of_table], "", "[[players]]", *examples]
    written = tomllib.loads(listed)
    assert list(written["players"][0]) == [part.name for part in parts.of_seats]
    assert list(written)[:-1] == [part.name for part in parts.of_table]
