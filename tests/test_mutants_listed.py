"""The list of mutants fits the sources; whether the tests notice them takes long, so it is tried only when asked for."""

from __future__ import annotations

import pytest
from scripts.mutants.__main__ import main
from scripts.mutants.rows import ROOT, Area, BadRow, Mutant, areas

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
        changed = mutant.mutated(source)
        assert changed != source, mutant
        compile(changed, mutant.path, "exec")
        for test in mutant.selection:
            file, _, name = test.partition("::")
            assert (ROOT / file).is_file(), (mutant, test)
            function = name.partition("[")[0]
            assert not name or f"def {function}(" in (ROOT / file).read_text(encoding="utf-8"), (mutant, test)


def test_a_row_that_fits_twice_or_nowhere_is_refused() -> None:
    row = Mutant("core", "tests/core", "core/rng.py", "a", "b", ("test_x.py",), "a defect")
    assert row.mutated("x a y") == "x b y"
    for source in ("x y", "a a"):
        with pytest.raises(BadRow, match="allowed: once"):
            row.mutated(source)


@pytest.mark.soak
@pytest.mark.interpreted
def test_no_mutant_survives() -> None:
    assert main(["--jobs", "2"]) == 0
