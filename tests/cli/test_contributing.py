"""CONTRIBUTING.md: it names what new-game writes, and whoever does what it says gets what it promises."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from igroteka.scaffold import new_game, written_files

from .tool import PLAIN, inside

pytestmark = pytest.mark.interpreted
TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGES = "A game of your own in ten minutes"
EVENTS = "**An event is a sentence"
RULES = "**Rules first.**"


def is_docstring_alone(text: str) -> bool:
    """Whether a module says what its folder is for, and nothing else."""
    body = ast.parse(text).body
    return len(body) == 1 and isinstance(body[0], ast.Expr)


def test_the_table_names_exactly_the_files_that_are_written() -> None:
    section = TEXT.partition("## What stands where")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    written = {
        path.as_posix().removeprefix("harbour/")
        for path, text in written_files("harbour", Path("elsewhere"))
        if path.suffix != ".py" or not is_docstring_alone(text)
    }
    assert len(named) == len(set(named))
    assert set(named) == written


class Change(NamedTuple):
    """What the walk changes in a file: the lines that are there, and those that stand there afterwards."""

    file: str
    old: str
    new: str

    def apply(self, top: Path) -> None:
        """Change the file; what is replaced must be there once."""
        path = top / self.file
        text = path.read_text(encoding="utf-8")
        assert text.count(self.old) == 1, self
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")


def changes(part: str) -> Iterator[Change]:
    """The changes of a part of the walk, each to the file that was named last."""
    file = ""
    for piece in re.split(r"^(```diff\n.*?^```\n)", part, flags=re.MULTILINE | re.DOTALL):
        if piece.startswith("```diff"):
            lines = piece.splitlines(keepends=True)[1:-1]
            assert all(line[0] in " +-" for line in lines), piece
            old, new = [[line[1:] for line in lines if line[0] != sign] for sign in "+-"]
            yield Change(file, "".join(old), "".join(new))
        else:
            file = [file, *re.findall(r"`(harbour/harbour/[\w./]+)`", piece)][-1]


def test_the_walk_can_be_walked(tmp_path: Path) -> None:
    walk = TEXT.partition(CHANGES)[2].partition("\n## ")[0]
    before, second = walk.split(RULES)
    first, events, rest = [list(changes(part)) for part in (*before.split(EVENTS), second)]
    assert len({change.file for change in first}) == 5
    folder = new_game("harbour", tmp_path)
    for change in first:
        change.apply(tmp_path)
    assert inside(folder, "fields", folder).exit_code == 0
    checked = inside(folder, "check", folder, "--games", "12")
    assert checked.exit_code == 0, checked.output
    assert "never" not in checked.stdout
    assert "Visits to the lighthouse: 2" in inside(folder, "playthrough", folder).stdout

    for change in events:
        change.apply(tmp_path)
    ledger, *rest = rest
    ledger.apply(tmp_path)
    told = inside(folder, "coverage", folder)
    assert told.exit_code == 1
    assert "HA-2.5 is not cited" in told.stdout
    assert "HA-2.5 is not tested" in told.stdout
    for change in rest:
        change.apply(tmp_path)
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "harbour"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, **PLAIN, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )
    assert tests.returncode == 0, tests.stdout
    assert inside(folder, "coverage", folder).exit_code == 0
