"""Before a game in the terminal: the menu, and what is refused."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from igroteka import Match, game, list_games
from igroteka.cli.menu import GameSettings, Menu
from igroteka.core.typography import NBSP

from .tool import played, refused, run, saved


def test_places_to_save(tmp_path: Path) -> None:
    there = saved(tmp_path, played(seats=1, steps=2))
    assert "is there already" in refused("play", "dream_city", "--save", there)
    assert "there is no folder" in refused("play", "dream_city", "--save", tmp_path / "no" / "x.log")
    assert "there is no folder" in refused("play", "dream_city", "--save", there / "x.log")
    assert "leave GAME out" in refused("play", "dream_city", "--load", there)
    assert "cannot be read" in refused("play", "--load", tmp_path / "none.log")


def test_bad_tables() -> None:
    assert refused("play", "dream_city", "--seat", "2") == "--seat: found 2; allowed: 0 to 1"
    assert refused("play", "dream_city", "--people", "3") == "--people: found 3; allowed: 1 to 2"
    assert "no bot is called 'deep'" in refused("play", "dream_city", "--bots", "deep")
    assert "--bots: found none" in refused("play", "dream_city", "--bots", "")
    assert "--names: found 2" in refused("play", "dream_city", "--names", "Ann,Ben")
    assert "found 'a|b'" in refused("play", "dream_city", "--names", "a|b")


# ---------------------------------------------------------------- the menu


def test_the_menu_asks_for_everything(tmp_path: Path) -> None:
    path = tmp_path / "menu.log"
    language = ["2"]
    game = [str(list_games().index("dream_city") + 1)] if len(list_games()) > 1 else []
    table = ["7", "3", "2", "1"]  # seven seats are too many; two people; the first kind of bot
    options = ["mode hard", "mode training", ""]
    typed = [*language, *game, *table, *options, "", "q"]  # at last the device is handed over
    done = run("play", "--save", path, typed="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.stderr
    m = Match.parse(path.read_text(encoding="utf-8"))
    assert m.count == 3
    assert m.options["mode"] == "training"
    assert len([name for name in m.names if "бот" in name]) == 1
    assert "Введите число от 1 до 4." in done.stdout.replace(NBSP, " ")
    assert "допустимо: full, training" in done.stdout


def test_leaving_the_menu_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("play", typed="1\n")
    assert done.exit_code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("key", list_games())
def test_the_menu_lists_the_choices_that_the_game_offers(key: str) -> None:
    for seats in game(key).seats:
        paper = io.StringIO()
        menu = Menu(
            GameSettings(key, seats, 1, 0, [], {}, "en"), Console(file=paper, width=200), lambda _: ""
        )
        menu.options(game(key), seats)
        rows = [line.replace("*", " ").split() for line in paper.getvalue().splitlines()]
        for option in [one for one in game(key).options if seats in one.seats]:
            listed = [row[1].rstrip(":") for row in rows if row[:1] == [option.key]]
            assert listed == list(option.choices_for(seats))
