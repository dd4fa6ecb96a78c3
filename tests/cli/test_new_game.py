"""new-game: a copy of the pattern that works at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.scaffold import HOME, BadName, camel, new_game, place, prefix, renamed

from .tool import PLAIN, inside, real, refused, run


def pytest_in(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The tests of a new game, as its author runs them."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder.name, *options],
        cwd=folder.parent,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, **PLAIN, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # its author has none
    )


def test_a_new_game_passes_its_tests_and_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = real("new-game", "red_hill", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("red_hill is in ./red_hill. Next:\n")
    assert 'red_hill = "red_hill:GAME"' in done.stdout
    folder = tmp_path / "red_hill"
    tests = pytest_in(folder)
    assert tests.returncode == 0, tests.stdout
    assert re.search(r"^1\d passed in", tests.stdout, re.MULTILINE), tests.stdout
    assert "warning" not in tests.stdout
    for step in re.findall(r"^  igroteka (\w+) ", done.stdout, re.MULTILINE):
        assert step in ("play", "simulate", "coverage")
    assert inside(folder, "coverage", folder).exit_code == 0
    monkeypatch.chdir(tmp_path)
    played = inside(folder, "play", folder, "--seats", "2", "--seed", "1", typed="1\nq\n")
    assert played.exit_code == 0, played.stderr
    assert "Red hill" in played.stdout
    assert len(list(tmp_path.glob("igroteka-red_hill-*.log"))) == 1


def test_its_tests_can_fail(tmp_path: Path) -> None:
    folder = new_game("bad_luck", tmp_path)
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("stone <= cairn[-1]", "True"))
    tests = pytest_in(folder, "-k", "never_larger")
    assert tests.returncode == 1
    assert "test_a_stone_is_never_larger_than_the_one_below" in tests.stdout


def test_nothing_of_the_pattern_is_left(tmp_path: Path) -> None:
    folder = new_game("far_away_isle", tmp_path)
    files = [p for p in folder.rglob("*") if p.is_file()]
    assert {p.suffix for p in files} == {".py", ".toml", ".ftl"}
    for file in files:
        assert not re.search(r"stub|SG-|scaffold", file.read_text(encoding="utf-8"), re.IGNORECASE), file
    assert (folder / "tests" / "test_far_away_isle.py").is_file()
    assert 'prefix = "FAI"' in (folder / "rules.toml").read_text(encoding="utf-8")
    assert "class FarAwayIsle:" in (folder / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.interpreted
def test_a_new_game_is_clean(tmp_path: Path) -> None:
    folder = new_game("red_hill", tmp_path)
    config = Path(__file__).parents[2] / "pyproject.toml"
    for words in (["ruff", "check"], ["ruff", "format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", *words, "--no-cache", "--config", str(config), folder.name],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout


def test_inside_the_package_names_are_absolute() -> None:
    pattern = "from igroteka.scaffold.stub_game import GAME"
    assert renamed(pattern, "red_hill", HOME) == "from igroteka.games.red_hill import GAME"
    assert renamed(pattern, "red_hill", Path("elsewhere")) == "from red_hill import GAME"
    assert place(Path("checks", "scenarios.py"), "red_hill") == Path("tests", "test_red_hill.py")


def test_names_of_classes_and_rules() -> None:
    assert (camel("red_hill"), camel("go2")) == ("RedHill", "Go2")
    assert [prefix(n) for n in ("red_hill", "cairn", "x", "go2", "a_1b")] == ["RH", "CA", "X", "GO", "AB"]


@pytest.mark.parametrize(
    "name", ["Red", "red-hill", "1st", "a__b", "_a", "a_", "class", "", "я", "a" * 41, "a/b"]
)
def test_bad_names(tmp_path: Path, name: str) -> None:
    assert "name: found" in refused("new-game", "--into", tmp_path, "--", name)
    assert list(tmp_path.iterdir()) == []


def test_names_that_are_taken(tmp_path: Path) -> None:
    assert "is a Python module already" in refused("new-game", "json", "--into", tmp_path)
    assert "a game is called 'dream_city' already" in refused("new-game", "dream_city", "--into", tmp_path)
    assert run("new-game", "twice", "--into", tmp_path).exit_code == 0
    before = sorted(tmp_path.rglob("*"))
    assert "is there already" in refused("new-game", "twice", "--into", tmp_path)
    assert sorted(tmp_path.rglob("*")) == before


def test_places_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot be made" in refused("new-game", "red_hill", "--into", file)
    with pytest.raises(BadName, match="cannot be made"):
        new_game("red_hill", file / "below")
    assert new_game("red_hill", tmp_path / "new" / "place").is_dir()
