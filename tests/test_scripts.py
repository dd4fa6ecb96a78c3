"""What ./test chooses, and what it tells at its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from scripts.changed import TEXTS, THROUGH_THE_PAGES, THROUGH_THE_SERVER, changed_files, select_tests
from scripts.checks import Checks, changed_tests, minutes
from scripts.steadiness import Notes

ROOT = Path(__file__).resolve().parent.parent
KEYFLOWER = "src/igroteka/games/keyflower"


@pytest.mark.parametrize(
    ("changed", "chosen"),
    [
        (f"{KEYFLOWER}/rules/season_end.py", [f"{KEYFLOWER}/tests"]),
        (f"{KEYFLOWER}/tests/scenario.py", [f"{KEYFLOWER}/tests"]),
        (f"{KEYFLOWER}/tests/test_turns.py", [f"{KEYFLOWER}/tests/test_turns.py"]),
        (f"{KEYFLOWER}/locale/en.ftl", [f"{KEYFLOWER}/tests", *TEXTS]),
        (f"{KEYFLOWER}/rules.toml", [f"{KEYFLOWER}/tests", "tests/test_ledger.py"]),
        ("src/igroteka/locale/uk.ftl", list(TEXTS)),
        ("src/igroteka/store/rows.py", ["tests/store"]),
        ("src/igroteka/drawing/pen.py", ["tests/test_pen.py"]),
        ("tests/web/support.py", ["tests/web"]),
        ("src/igroteka/web/tables/quotas.py", sorted([*THROUGH_THE_SERVER, "tests/web/test_quotas.py"])),
        ("src/igroteka/web/static/table.js", sorted(THROUGH_THE_PAGES)),
        ("README.md", ["tests/cli/test_docs.py", "tests/test_docs.py", "tests/test_readme.py"]),
        ("scripts/changed.py", ["tests/test_build.py", "tests/test_scripts.py"]),
        ("tests/web/test_that_was_removed.py", []),
    ],
)
def test_the_tests_of_a_changed_file(changed: str, chosen: list[str]) -> None:
    assert select_tests([changed]) == chosen


def test_a_change_of_the_engine_needs_the_kept_games_of_all() -> None:
    chosen = select_tests(["src/igroteka/core/agenda.py"])
    assert chosen[-1] == "tests/core"
    assert f"{KEYFLOWER}/tests/test_playthroughs.py" in chosen
    assert len(chosen) == 11


def test_a_folder_makes_its_files_superfluous() -> None:
    both = ["tests/web/support.py", "tests/web/test_host.py"]
    assert select_tests(both) == ["tests/web"]


def test_browser_tests_get_a_call_of_their_own() -> None:
    """Playwright keeps an event loop running; in one process with it no other test could start one."""
    calls = changed_tests("python", ["tests/browser/test_table.py", "tests/browsers.py", "tests/web"])
    assert [[word for word in call if word.startswith("tests")] for call in calls.values()] == [
        ["tests/browsers.py", "tests/web"],
        ["tests/browser/test_table.py"],
    ]
    assert len(changed_tests("python", ["tests/browser"])) == 1
    assert changed_tests("python", []) == {}


def test_changes_are_those_of_the_working_tree_or_else_of_the_last_commit(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        me = ("-c", "user.name=me", "-c", "user.email=me@localhost")
        subprocess.run(["git", *me, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("")
        git("add", name)
        git("commit", "-m", name)
    assert changed_files(tmp_path) == ["two.py"]
    (tmp_path / "one.py").write_text("changed")
    (tmp_path / "three.py").write_text("new")
    assert changed_files(tmp_path) == ["one.py", "three.py"]


def test_the_end_tells_the_times_and_what_failed() -> None:
    checks = Checks()
    assert checks.run("Well", [sys.executable, "-c", ""]) == 0
    assert checks.run("Badly", [sys.executable, "-c", "raise SystemExit(3)"]) == 3
    checks.run_tests("Nothing chosen", [sys.executable, "-c", "raise SystemExit(5)"], ["-k", "nothing"])
    checks.run_tests("Nothing there", [sys.executable, "-c", "raise SystemExit(5)"], [])
    assert checks.failed == ["Badly", "Nothing there"]
    lines = checks.summary().splitlines()[2:]
    assert [line.split("  ")[0] for line in lines] == ["Well", "Badly", "Nothing chosen", "Nothing there"]
    assert [line.endswith("FAILED") for line in lines] == [False, True, False, True]
    assert [minutes(seconds) for seconds in (0.4, 59.6, 605)] == ["0:00", "1:00", "10:05"]


# ---------------------------------------------------------------- steadiness


def test_runs_of_a_commit_are_collected_over_several_calls(tmp_path: Path) -> None:
    file = tmp_path / "runs"
    first = Notes("abc", 2, file)
    rounds = first.rounds(["browser", "server"], 3)
    assert next(rounds) == ["browser", "server"]
    for stage in ("server", "browser"):
        first.add(stage, stage == "browser", 61)
    assert next(rounds) == ["browser", "server"]
    first.add("browser", True, 61)  # then the power fails
    later = Notes("abc", 2, file)
    played = []
    for together in later.rounds(["browser", "server"], 3):
        played.append(together)
        for stage in together:
            later.add(stage, True, 5)
    assert played == [["server"], ["browser", "server"]]
    assert later.summary(["browser", "server"]).splitlines() == [
        "commit abc",
        "browser: 3 of 3 passed, next to 2 busy loops (1:01, 1:01, 0:05)",
        "server: 2 of 3 passed, next to 2 busy loops (1:01, 0:05, 0:05)",
    ]
    assert later.passed(["browser"])
    assert not later.passed(["browser", "server"])
    assert list(later.rounds(["browser", "server"], 3)) == []
    for other in (Notes("def", 2, file), Notes("abc", 0, file)):
        assert other.runs == [], "another commit, and a quieter machine, begin anew"
