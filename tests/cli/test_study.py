"""The command that studies many games: its three sources, what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka.store.address import VARIABLE

from .stored import stored
from .tool import played, real, refused, run, saved

BOTS = ("study", "dream_city", "--games", "4", "--bots", "random", "--least", "1")


def test_games_that_bots_play_now(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    text = run(*BOTS, "--html", page, "--most", "3").stdout
    assert text.startswith("dream_city: 4 games, played by random, seed 0\n")
    for words in (
        "2 seats: 4 games",
        "by seat",
        "by opening",
        "by length in rounds",
        "in words",
        "95 % interval",
    ):
        assert words in text
    assert "--most 0 shows all" in text
    assert page.read_text("utf-8").startswith("<!doctype html>")
    data = json.loads(run(*BOTS, "--json").stdout)
    assert [row["seats"] for row in data["studies"][0]["tables"]["seat"]] == [4, 4]
    assert data["games"] == 4


def test_the_number_of_processes_changes_nothing() -> None:
    shared = real(*BOTS, "--jobs", "2", "--json")
    assert shared.returncode == 0, shared.stderr
    assert shared.stdout == run(*BOTS, "--json").stdout


def test_two_studies_side_by_side(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(run(*BOTS, "--json").stdout, "utf-8")
    text = run(*BOTS, "--compare", other).stdout
    same = text.partition("compared with 4 games: played by random, seed 0\n")[2]
    assert "by seat: difference (2 seats)" in same
    assert "apart from zero" not in same
    differences = json.loads(run(*BOTS, "--compare", other, "--json").stdout)["differences"]
    seats = next(one["rows"] for one in differences if one["title"] == "by seat: difference")
    assert [(row["seat"], row["points"]["value"]) for row in seats] == [("seat 0", 0.0), ("seat 1", 0.0)]


def test_log_files_and_a_store_and_its_export(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    folder.mkdir()
    for seed in ("1", "2"):
        saved(folder, played(seed=seed), f"{seed}.log")
    text = run("study", "dream_city", "--logs", folder).stdout
    assert text.startswith(f"dream_city: 2 games, log files in {folder}\n")
    address = stored(tmp_path / "games.db")
    found = json.loads(run("study", "dream_city", "--database", address, "--json").stdout)
    assert found["games"] == 2
    assert sorted([row["key"] for row in found["studies"][0]["tables"]["player"]]) == ["medium", "people"]
    assert found["passed_over"][0]["games"] == 1
    assert "99" in found["passed_over"][0]["why"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, address)
        assert json.loads(run("study", "dream_city", "--json").stdout) == found
    again = json.loads(run("study", "dream_city", "--logs", tmp_path / "export", "--json").stdout)
    assert again["studies"] == found["studies"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "found no games; allowed: one of --games, --logs, --database"),
        (("--games", "3", "--logs", "x"), "found --games and --logs; allowed: one of"),
        (("--logs", "nowhere"), "logs: found nowhere, which is not there; allowed: a log file or a folder"),
        (("--logs", "x", "--bots", "greedy"), "--bots: found together with --logs; allowed: with --games"),
        (("--logs", "x", "--seats", "2"), "--seats: found together with --logs; allowed: with --games"),
        (("--database", "sqlite:////nowhere/x.db"), "there is no store at /nowhere/x.db"),
        (("--games", "0"), "Invalid value for '--games'"),
        (("--games", "1", "--opening", "30"), "Invalid value for '--opening'"),
        (("--games", "1", "--bots", "deep"), "no bot is called 'deep'"),
        (("--games", "1", "--compare", "nowhere"), "nowhere cannot be read"),
        (
            ("--games", "1", "--html", "nowhere/x.html"),
            "--html: found nowhere/x.html; allowed: a file in a folder",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert said in refused("study", "dream_city", *words)


def test_a_study_without_games_and_a_comparison_with_another_game(tmp_path: Path) -> None:
    half = saved(tmp_path, played(steps=3))
    sentence = refused("study", "dream_city", "--logs", half)
    assert (
        sentence
        == f"there is no finished game of dream_city; passed over 1 game: it is not finished ({half})"
    )
    other = tmp_path / "other.json"
    other.write_text(run(*BOTS, "--json").stdout, "utf-8")
    sentence = refused("study", "keyflower", "--games", "1", "--compare", other)
    assert sentence.endswith("game: found 'dream_city'; allowed: keyflower, since that is studied")
    other.write_text("{}", "utf-8")
    assert "allowed: what `igroteka study --json` has printed" in refused(*BOTS, "--compare", other)
