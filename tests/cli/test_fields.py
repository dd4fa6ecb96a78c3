"""fields: what follows from the declaration of a game is written and compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.generate import VIEW_FILE

from .tool import inside, refused, run

DECLARATION = """from igroteka.core.fields import Field, Fields, Public
from igroteka.core.kinds import Number

FIELDS = Fields("quay", Public("round", Number(0, 9)))
"""


@pytest.fixture
def quay(tmp_path: Path) -> Path:
    """The folder of a game that is just begun: its declaration, and nothing that could be imported yet."""
    home = tmp_path / "quay"
    home.mkdir()
    (home / "__init__.py").write_text("from ._fields import QuayFields\n", encoding="utf-8")
    (home / "fields.py").write_text(DECLARATION, encoding="utf-8")
    return home


def test_the_files_are_written_and_then_up_to_date(quay: Path) -> None:
    before = inside(quay, "fields", quay, "--check")
    assert before.exit_code == 1
    assert before.stdout.splitlines() == [
        f"{quay / name} is not what the declaration says" for name in ("_fields.py", VIEW_FILE)
    ]
    assert not (quay / "_fields.py").exists()
    written = inside(quay, "fields", quay)
    assert written.exit_code == 0, written.output
    assert written.stdout.splitlines() == [f"{quay / name}: written" for name in ("_fields.py", VIEW_FILE)]
    assert "self.round = other.round" in (quay / "_fields.py").read_text(encoding="utf-8")
    assert inside(quay, "fields", quay, "--check").exit_code == 0
    assert inside(quay, "fields", quay).stdout.splitlines()[0] == f"{quay / '_fields.py'}: as it was"


def test_a_changed_declaration_is_noticed(quay: Path) -> None:
    inside(quay, "fields", quay)
    more = DECLARATION.replace("9))", '9)), Field("first", Number(0, 3))')
    (quay / "fields.py").write_text(more, encoding="utf-8")
    noticed = inside(quay, "fields", quay, "--check")
    assert (noticed.exit_code, noticed.stdout) == (
        1,
        f"{quay / '_fields.py'} is not what the declaration says\n",
    )


@pytest.mark.interpreted
def test_the_games_are_up_to_date() -> None:
    assert run("fields", "keyflower", "--check").exit_code == 0


def test_what_is_no_game_with_a_declaration_is_refused(tmp_path: Path) -> None:
    assert "there is no folder" in refused("fields", tmp_path / "harbour")
    (tmp_path / "__init__.py").write_text("", encoding="utf-8")
    assert "there is no fields.py in" in refused("fields", tmp_path)
