"""Benchmarks: only ratios are judged, because machines are noisy."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts import environment

from igroteka.core import list_games
from igroteka.core.build import mode
from igroteka.lab.bench import Case, calibrate, cases, measure, result_table, run_bench
from igroteka.lab.bench.run import ROUNDS

from .tool import real, refused
from .tool import run as command


def test_a_slice_counts_what_it_did() -> None:
    one = measure(Case("dream_city", 2), 0.05, 0)
    assert one.decisions > one.games > 0
    assert one.clones > 0
    assert one.beats > 0
    assert min(one.play_seconds, one.clone_seconds, one.beat_seconds) > 0


def test_calibration_takes_the_time_it_is_given() -> None:
    few, short = calibrate(0.02)
    many, long = calibrate(0.2)
    assert short >= 0.02
    assert long >= 0.2
    assert 0.2 < (many / long) / (few / short) < 5


def test_a_run_over_two_processes_in_alternating_order() -> None:
    heard: list[tuple[Case, int]] = []
    todo = [Case("dream_city", 1), Case("dream_city", 2)]
    report = run_bench([sys.executable, sys.executable], todo, 0.1, lambda case, i: heard.append((case, i)))
    assert [i for case, i in heard if case == todo[0]] == [0, 1, 1, 0] * (ROUNDS // 2)
    assert [(r.case.seats, r.build) for r in report.results] == [(n, mode()) for n in (1, 1, 2, 2)]
    assert report.warnings == []
    for r in report.results:
        # A clone costs far less than a decision with all its legal moves.
        assert r.ratios["clones"] > r.ratios["decisions"] > 0
        assert r.rates["games"] < r.rates["decisions"]
    heading, *rows = result_table(report)
    assert len(rows) == 4
    assert all(len(row) == len(heading) for row in rows)


@pytest.mark.soak
def test_dream_city_keeps_its_budget() -> None:
    # Four seats were measured at 8 decisions and 58 clones per beat in pure Python; half of it is an alarm.
    [r] = run_bench([sys.executable], [Case("dream_city", 4)], 0.6).results
    assert r.ratios["decisions"] > 4
    assert r.ratios["clones"] > 29


def test_every_seat_count_is_a_case() -> None:
    assert cases(["dream_city"]) == [Case("dream_city", n) for n in (1, 2, 3, 4)]
    assert cases(["dream_city"], [4, 9]) == [Case("dream_city", 4)]


def test_the_command_writes_json_and_a_table(tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    words = ("bench", "--games", "dream_city", "--seats", "2", "--seconds", "0.1", "--against", "none")
    done = command(*words, "--json", out)
    assert done.exit_code == 0, done.stderr
    assert done.stderr == ""
    data = json.loads(out.read_text())
    assert data["format"] == 1
    assert [b["build"] for b in data["builds"]] == [mode()]
    assert "decisions/beat" in done.stdout.splitlines()[0]
    assert len(done.stdout.splitlines()) == 2
    assert str(tmp_path) not in out.read_text()


def test_the_command_refuses() -> None:
    assert "no game is called 'chess'" in refused("bench", "--games", "chess")
    assert "nothing to measure" in refused("bench", "--seats", "9", "--against", "none")
    assert "--seats: found 'two'" in refused("bench", "--seats", "two")
    assert "--against: found 'fast'" in refused("bench", "--against", "fast")
    assert "cannot be started" in refused("bench", "--python", "/no/such/python")
    assert "seconds: found 0" in refused("bench", "--seconds", "0", "--against", "none")
    assert "stopped measuring" in refused("bench", "--python", "/bin/true", "--seats", "2")


def test_a_result_that_cannot_be_written(tmp_path: Path) -> None:
    words = ("bench", "--games", "dream_city", "--seats", "2", "--seconds", "0.05", "--against", "none")
    done = command(*words, "--json", tmp_path / "no" / "bench.json")
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def both(python: str, tmp_path: Path, *words: str) -> list[dict[str, Any]]:
    """Measure the two builds side by side; the ratios by game and seats."""
    out = tmp_path / "both.json"
    done = real("bench", *words, "--against", "compiled", "--python", python, "--json", out)
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", "both builds must play the same games"
    data = json.loads(out.read_text())
    assert {b["build"] for b in data["builds"]} == {"interpreted", "compiled"}
    ratios: list[dict[str, Any]] = data["compiled_by_interpreted"]
    return ratios


@pytest.mark.skipif(not os.environ.get("IGROTEKA_COMPILED_PYTHON"), reason="there is no compiled build")
def test_both_builds_are_measured_on_the_same_games(tmp_path: Path) -> None:
    python = os.environ["IGROTEKA_COMPILED_PYTHON"]
    [times] = both(python, tmp_path, "--games", "dream_city", "--seats", "4", "--seconds", "0.5")
    # The build for the tests is not optimised, so that its speed tells nothing.
    assert times["decisions"] > 0
    assert times["clones"] > 0


@pytest.mark.soak
def test_the_compiled_build_is_much_faster_in_every_game(tmp_path: Path) -> None:
    python = environment.program(environment.prepare_compiled("fast"), "python")
    ratios = both(python, tmp_path, "--seconds", "4")
    assert {one["game"] for one in ratios} == set(list_games())
    assert {(one["game"], one["seats"]): one["decisions"] for one in ratios if one["decisions"] < 2.5} == {}
