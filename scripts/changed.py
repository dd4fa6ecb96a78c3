"""Which tests to run first after a change: those of the changed files and of their games."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from scripts.environment import ROOT

PACKAGE = PurePosixPath("src/igroteka")
GAMES = PACKAGE / "games"
#: Positions and whole games of every game, kept in files: the first to tell that the engine has changed.
KEPT_GAMES = ("test_fixtures.py", "test_playthroughs.py")
#: All tests of the server take too long between two commits; these pass through most of it, in addition to a module's own.
THROUGH_THE_SERVER = ("tests/web/test_access.py", "tests/web/test_leaks.py", "tests/web/test_play.py")
#: And these through the pages with their scripts.
THROUGH_THE_PAGES = ("tests/web/test_pages.py", "tests/browser/test_table.py")
#: What is said, in all languages.
TEXTS = ("tests/test_texts.py", "tests/test_texts_check.py", "tests/test_texts_speaking.py")


def changed_files(root: Path = ROOT) -> list[str]:
    """The files that differ from the last commit; where none does, those that the last commit changed."""
    now = _git(root, "diff", "--name-only", "HEAD") + _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted(set(now)) or sorted(_git(root, "diff", "--name-only", "HEAD~1", "HEAD"))


def _git(root: Path, *words: str) -> list[str]:
    said = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout
    return said.splitlines()


def select_tests(files: Iterable[str], root: Path = ROOT) -> list[str]:
    """The tests of changed files, without those that are gone and those that a named folder holds already."""
    chosen = {test for file in files for test in _select_tests_one(PurePosixPath(file), root)}
    there = sorted(test for test in chosen if (root / test).exists())
    return [test for test in there if not any(test.startswith(f"{other}/") for other in there)]


def _select_tests_one(file: PurePosixPath, root: Path) -> list[str]:
    if file.name.startswith("test_") and file.suffix == ".py":
        return [str(file)]
    if "tests" in file.parts:
        return _tests_beside(file)
    if file.is_relative_to(GAMES) and len(file.parts) > len(GAMES.parts) + 1:
        return _tests_of_game(file)
    if file.is_relative_to(PACKAGE / "core"):
        kept = [
            f"{folder.relative_to(root).as_posix()}/{name}"
            for folder in _game_tests(root)
            for name in KEPT_GAMES
        ]
        return ["tests/core", *kept]
    if file.is_relative_to(PACKAGE):
        return _tests_of_module(file, root)
    if file.suffix == ".md":
        return ["tests/cli/test_docs.py", "tests/test_docs.py", "tests/test_readme.py"]
    return ["tests/test_build.py", "tests/test_scripts.py"]


def _tests_beside(file: PurePosixPath) -> list[str]:
    """What tests share belongs to all tests of its folder; a file at the top of `tests` belongs to none of them."""
    folder = file.parents[len(file.parents) - 2 - file.parts.index("tests")]
    parts = file.relative_to(folder).parts
    if folder.name == "tests" and folder.parent.name == "":
        return [str(folder / parts[0])] if len(parts) > 1 else ["tests/test_build.py"]
    return [str(folder)]


def _tests_of_game(file: PurePosixPath) -> list[str]:
    folder = GAMES / file.relative_to(GAMES).parts[0]
    more = {".ftl": list(TEXTS), ".toml": ["tests/test_ledger.py"]}
    return [str(folder / "tests"), *more.get(file.suffix, [])]


def _game_tests(root: Path) -> list[Path]:
    return sorted((root / GAMES).glob("*/tests"))


def _tests_of_module(file: PurePosixPath, root: Path) -> list[str]:
    """The tests of a package; of the server, and of a module of its own, those that import it or have its name."""
    inside = file.relative_to(PACKAGE)
    part = inside.parts[0].removesuffix(".py")
    if file.suffix == ".ftl" or part == "texts":
        return list(TEXTS)
    if part == "web" and inside.parts[1] in ("templates", "static"):
        return list(THROUGH_THE_PAGES)
    if part == "web":
        return [*THROUGH_THE_SERVER, *_tests_naming(file, root / "tests" / "web", root)]
    if (root / "tests" / part).is_dir():
        return [f"tests/{part}"]
    return _tests_naming(file, root / "tests", root)


def _tests_naming(file: PurePosixPath, folder: Path, root: Path) -> list[str]:
    """The tests of a folder that import a module, or are named after it."""
    module = ".".join(file.relative_to("src").with_suffix("").parts)
    tests = sorted(folder.rglob("test_*.py"))
    own = [test for test in tests if test.stem == f"test_{file.stem}" or module in _imports(test)]
    return [test.relative_to(root).as_posix() for test in own]


def _imports(test: Path) -> set[str]:
    """The modules that a test imports, by their full names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(test.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return names
