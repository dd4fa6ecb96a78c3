"""The list of mutants fits the sources; whether the tests notice them takes long, so it is tried only when asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.mutants.__main__ import main
from scripts.mutants.rows import ROOT, Area, BadRow, Mutant, areas
from scripts.mutants.trying import Bench, RedBase, Run

LEAST = 150
AREAS = areas()
ROWS = [mutant for area in AREAS for mutant in area.mutants]


def test_every_area_has_its_share() -> None:
    assert len(ROWS) >= LEAST
    assert {area.name for area in AREAS} >= {"core", "match", "store", "web", "rl"}
    games = {path.parent.name for path in (ROOT / "src/igroteka/games").glob("*/rules.toml")}
    assert len(games) == 5
    assert {area.name for area in AREAS} >= games
    for area in AREAS:
        assert len(area.mutants) >= area.least >= 12, area.name
    assert len({(m.file, m.old, m.new) for m in ROWS}) == len(ROWS)


@pytest.mark.interpreted
@pytest.mark.parametrize("area", AREAS, ids=[area.name for area in AREAS])
def test_every_row_fits_its_source_once_and_still_compiles(area: Area) -> None:
    for mutant in area.mutants:
        source = (ROOT / mutant.path).read_text(encoding="utf-8")
        changed = mutant.apply_to(source)
        assert changed != source, mutant
        compile(changed, mutant.path, "exec")
        for test in mutant.selection:
            file, _, name = test.partition("::")
            assert (ROOT / file).is_file(), (mutant, test)
            function = name.partition("[")[0]
            assert not name or f"def {function}(" in (ROOT / file).read_text(encoding="utf-8"), (mutant, test)


def test_a_row_that_fits_twice_or_nowhere_is_refused() -> None:
    row = Mutant("core", "tests/core", "core/rng.py", "a", "b", ("test_x.py",), "a defect")
    assert row.apply_to("x a y") == "x b y"
    for source in ("x y", "a a"):
        with pytest.raises(BadRow, match="allowed: once"):
            row.apply_to(source)


@pytest.mark.soak
def test_a_defect_is_tried_in_a_copy_that_is_whole_again_afterwards(tmp_path: Path) -> None:
    root = tmp_path / "tree"
    files = {
        "src/igroteka/__init__.py": "",
        "src/igroteka/sums.py": "def add(a: int, b: int) -> int:\n    return a + b\n",
        "tests/sums/test_one.py": "from igroteka.sums import add\n\n\ndef test_one():\n    assert add(1, 0) == 1\n",
        "tests/sums/test_two.py": "from igroteka.sums import add\n\n\ndef test_two():\n    assert add(2, 2) == 4\n",
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    rows = [
        Mutant("sums", "tests/sums", "sums.py", "a + b", new, ("test_one.py",), "a defect")
        for new in ("b - a", "a - b")
    ]
    bench = Bench(tmp_path / "copies", 1, False, root)
    bench.check_named(rows)
    assert [bench.verdict(row).how for row in rows] == [
        "FAILED tests/sums/test_one.py::test_one",
        "only by the whole folder: FAILED tests/sums/test_two.py::test_two",
    ]
    with bench.copy() as tree:
        for name, text in files.items():
            assert (tree / name).read_text() == (root / name).read_text() == text
        bench._bases[("tests/red",)] = Run(1, 0.5, "FAILED tests/red.py::test_red")
        with pytest.raises(RedBase, match="tests/red: red without any defect"):
            bench.base(tree, ("tests/red",))


@pytest.mark.soak
@pytest.mark.interpreted
def test_no_mutant_survives() -> None:
    assert main(["--jobs", "2"]) == 0
