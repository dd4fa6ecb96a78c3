"""new-game: a copy of the pattern that works at once, in its folder and installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from igroteka.core.generate import outdated_files
from igroteka.core.registry import folder_of, list_games
from igroteka.scaffold import HOME, PATTERN, BadName, camel, new_game, place, prefix, rename, written_files

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
    assert "pip install --editable ./red_hill" in done.stdout
    folder = tmp_path / "red_hill"
    tests = pytest_in(folder)
    assert tests.returncode == 0, tests.stdout
    assert re.search(r"^1\d passed in", tests.stdout, re.MULTILINE), tests.stdout
    assert "warning" not in tests.stdout
    steps = re.findall(r"^  igroteka (\w+) ", done.stdout, re.MULTILINE)
    assert steps == ["serve", "play", "simulate", "check", "coverage"]
    assert inside(folder, "coverage", folder).exit_code == 0
    monkeypatch.chdir(tmp_path)
    # By the folder of the project, its mere name, or the folder of the package.
    for where in (folder, "red_hill", Path("red_hill", "red_hill")):
        played = inside(
            folder,
            "play",
            where,
            "--seats",
            "2",
            "--seed",
            "1",
            "--save",
            f"{len(str(where))}.log",
            typed="1\nq\n",
        )
        assert played.exit_code == 0, played.stderr
        assert "Red hill" in played.stdout
    assert len(list(tmp_path.glob("*.log"))) == 3


def installed(folder: Path, into: Path) -> None:
    """Build the wheel of a project as installers do, without a network, and unpack it."""
    code = "import sys, setuptools.build_meta as backend; print(backend.build_wheel(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(into)], cwd=folder, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    wheel = into / done.stdout.splitlines()[-1]
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into)
    wheel.unlink()


def test_a_new_game_can_be_installed(tmp_path: Path) -> None:
    """By its name, in a process that knows nothing of its folder."""
    folder = new_game("red_hill", tmp_path / "project")
    library = tmp_path / "library"
    library.mkdir()
    installed(folder, library)
    assert not (library / "red_hill" / "tests").exists()
    there = str(library)
    known = real("games", "--json", cwd=tmp_path, PYTHONPATH=there)
    assert '"key": "red_hill"' in known.stdout, known.stderr
    words: dict[str, tuple[str, ...]] = {
        "check": ("--games", "2"),
        "simulate": ("--games", "4", "--jobs", "2", "--bots", "greedy,random"),
        "rules": ("RH-2.2",),
    }
    for command, more in words.items():
        done = real(command, "red_hill", *more, cwd=tmp_path, PYTHONPATH=there)
        assert done.returncode == 0, done.stderr
    played = real("play", "red_hill", "--seed", "1", typed="1\nq\n", cwd=tmp_path, PYTHONPATH=there)
    assert "Red hill" in played.stdout, played.stderr
    assert real("check", "red_hill", cwd=tmp_path).returncode == 2


def test_its_tests_can_fail(tmp_path: Path) -> None:
    folder = new_game("bad_luck", tmp_path)
    rules = folder / "bad_luck" / "rules" / "turn.py"
    rules.write_text(rules.read_text().replace("s.coins[seat] >= CARDS[card].cost", "True"))
    tests = pytest_in(folder, "-k", "for_its_price")
    assert tests.returncode == 1
    assert "test_a_card_is_laid_out_for_its_price" in tests.stdout


def test_nothing_of_the_pattern_is_left(tmp_path: Path) -> None:
    folder = new_game("far_away_isle", tmp_path)
    files = [p for p in folder.rglob("*") if p.is_file()]
    assert {p.suffix for p in files} == {".py", ".toml", ".ftl"}
    for file in files:
        assert not re.search(r"stub|\bST\b|scaffold", file.read_text(encoding="utf-8"), re.IGNORECASE), file
    home = folder / "far_away_isle"
    assert 'prefix = "FAI"' in (home / "rules.toml").read_text(encoding="utf-8")
    assert "class FarAwayIsleGame(BaseGame[FarAwayIsleState]):" in (home / "__init__.py").read_text("utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == ["igroteka"]
    assert project["entry-points"] == {"igroteka.games": {"far_away_isle": "far_away_isle:GAME"}}


def rooms(folder: Path) -> set[str]:
    """The modules and folders at the top of a game's package, and in its `ui` and `ai`."""
    inner = [folder / name for name in ("", "ui", "ai")]
    found = {path.relative_to(folder).as_posix() for home in inner for path in home.iterdir()}
    return {name for name in found if "__pycache__" not in name}


@pytest.mark.interpreted
def test_a_new_game_has_the_rooms_of_our_games(tmp_path: Path) -> None:
    new = rooms(new_game("red_hill", tmp_path) / "red_hill")
    for key in ("dream_city", "garden_nation"):
        assert new - rooms(folder_of(key)) == set()
    every = set.intersection(*[rooms(folder_of(key)) for key in list_games()])
    more = {"lessons", "sample.log", "sample.toml", "ai/pending.py", "ui/gallery.py", "ui/examples.py"}
    # Without them a position says stored fields, general questions are answered, and no network can be trained.
    more |= {"position.py", "questions.py", "ai/features.py"}
    # Written only where a field asks for others.
    assert every - new == {*more, "_position.py"}


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


@pytest.mark.interpreted
def test_the_pattern_is_what_its_declaration_says() -> None:
    assert outdated_files("igroteka.scaffold.stub", PATTERN) == []


def test_among_our_own_games_it_is_the_package_alone() -> None:
    outside = {path for path, _ in written_files("red_hill", Path("elsewhere"))}
    within = {path for path, _ in written_files("red_hill", HOME)}
    assert outside == {Path("pyproject.toml"), *[Path("red_hill", path) for path in within]}
    assert place(Path("checks", "check_rules.py")) == Path("tests", "test_rules.py")
    assert rename('class StubView: """Stub, stub, ST-1, "ST"."""', "red_hill") == (
        'class RedHillView: """Red hill, red_hill, RH-1, "RH"."""'
    )


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
