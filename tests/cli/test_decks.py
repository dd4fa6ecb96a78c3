"""Decks of other people on the command line: taken before a game is loaded, and refused before anything starts."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import igroteka
from igroteka.core import IgrotekaError, decks
from igroteka.games.sweet_lands.components.deck import FIELDS, STANDARD, VARIABLE, load, parse
from igroteka.games.sweet_lands.components.vocabulary import COUNTS, OPS
from igroteka.scaffold import new_game

from .tool import inside, real, refused, run

ROOT = Path(__file__).parents[2]
SMALL = ROOT / "src/igroteka/games/sweet_lands/tests/small_deck.toml"
TAKERS = (
    *("serve", "play", "simulate", "arena", "bench", "perft", "playthrough", "train", "replay", "verify"),
    *("position", "games"),
)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A sound deck, in a file of its own."""
    rows = STANDARD.read_text("utf-8").replace('name = "standard"', 'name = "mine"')
    names = rows.replace('id = "cake_', 'id = "mine_').replace("Victoria Sponge", "Rye")
    file = tmp_path / "mine.toml"
    file.write_text(names, "utf-8")
    return file


@pytest.fixture
def bad(tmp_path: Path, small: Path) -> Path:
    """A deck with a fault in the first card."""
    file = tmp_path / "bad.toml"
    file.write_text(small.read_text("utf-8").replace("gold = 3", "cheese = 3", 1), "utf-8")
    return file


@pytest.mark.parametrize("command", TAKERS)
def test_every_command_that_plays_takes_a_deck(command: str) -> None:
    assert "--deck FILE" in run(command, "--help").stdout


def test_many_games_with_another_deck_measure_its_cards(small: Path) -> None:
    words = ("simulate", "sweet_lands", "--seats", "2", "--games", "3", "--deck", small.name)
    done = real(*words, "--jobs", "2", "--json", cwd=small.parent)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    key = load(small).key
    assert report["options"]["deck"] == key
    assert key in report["findings"]["title"]
    rows = {row["card"]: row for row in report["findings"]["rows"]}
    assert set(rows) == {card.id for card in load(small).cards}
    assert set(rows["mine_01"]) == {"card", "name", "seen", "bought", "difference", "low", "high"}
    assert rows["mine_01"]["name"] == "Rye Mason"
    assert sum(row["seen"] for row in rows.values()) > sum(row["bought"] for row in rows.values()) > 0
    told = [row for row in rows.values() if row["difference"] is not None]
    assert told
    assert all(row["low"] <= row["difference"] <= row["high"] for row in told if row["low"] is not None)


def test_the_tables_of_a_run_end_with_the_deck() -> None:
    text = run("simulate", "sweet_lands", "--seats", "1", "--games", "2", "--seed", "4").stdout
    head = next(i for i, line in enumerate(text.splitlines()) if line.startswith("deck standard: "))
    lines = text.splitlines()[head + 1 :]
    assert lines[0].split() == ["card", "name", "seen", "bought", "difference", "low", "high"]
    assert len([line for line in lines[1:] if line.startswith(("cake_", "pie_", "tiramisu_"))]) > 90
    assert lines[-1].endswith("decisions/s")
    assert "findings" not in run("simulate", "dream_city", "--games", "1", "--json").stdout


def test_a_bad_deck_stops_everything_before_it_starts(bad: Path) -> None:
    line = STANDARD.read_text("utf-8").partition("[[card]]")[0].count("\n") + 1
    done = real("serve", "--deck", bad, "--port", "0")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(
        f"igroteka: bad.toml, line {line}, card 1 (mine_01).cost: found 'cheese'; allowed: "
    )
    assert "gold" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_saved_game_names_the_deck_that_it_needs(small: Path) -> None:
    log, key = small.with_name("game.log"), load(small).key
    typed = f"character elina\nsave {log}\nquit\n"
    made = real("play", "sweet_lands", "--seats", "1", "--deck", small, "--save", log, typed=typed)
    assert log.exists(), made.stdout + made.stderr
    done = refused("replay", log)
    assert f"found option deck: {key}; allowed: 'standard', which is loaded; this needs '{key}'" in done
    assert "--deck" in done


def test_decks_are_checked(small: Path, bad: Path, tmp_path: Path) -> None:
    good = run("deck", small, SMALL)
    assert good.exit_code == 0, good.output
    assert good.stdout.splitlines() == [
        f"{small}: {load(small).key}, 207 cards, 42 of them for the end of the round",
        f"{SMALL}: {load(SMALL).key}, 60 cards, 12 of them for the end of the round",
    ]
    mixed = run("deck", bad, small)
    assert mixed.exit_code == 1
    assert "found 'cheese'" in mixed.stderr
    assert "207 cards" in mixed.stdout
    assert "found no readable file" in refused("deck", tmp_path / "none.toml", status=1)
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe")
    assert "allowed: text in UTF-8" in refused("deck", tmp_path / "noise.toml", status=1)


def test_a_deck_comes_before_the_game(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    assert "sweet_lands is loaded already, with its own deck" in refused("games", "--deck", small)
    assert os.environ[VARIABLE] == ""
    monkeypatch.setenv(VARIABLE, str(small.resolve()))
    assert decks.use(str(small)) is igroteka.game("sweet_lands")


def test_the_game_of_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    assert decks.decked() == {"sweet_lands": VARIABLE}
    assert decks.which("a=b.toml") == ("sweet_lands", Path("a=b.toml"))
    assert decks.which("sweet_lands=mine.toml") == ("sweet_lands", Path("mine.toml"))
    monkeypatch.setattr(decks, "decked", lambda: {"red_hill": "RED", "sweet_lands": VARIABLE})
    assert decks.which("red_hill=mine.toml") == ("red_hill", Path("mine.toml"))
    with pytest.raises(
        IgrotekaError, match="allowed: GAME=FILE with a game that plays with decks: red_hill, sweet_lands"
    ):
        decks.which("mine.toml")


def test_the_form_of_a_deck_is_told_in_full() -> None:
    told = (ROOT / "docs/decks.md").read_text("utf-8")
    words = [*OPS, *COUNTS, *[word for one in (*OPS.values(), *COUNTS.values()) for word in one], *FIELDS]
    lost = {word for word in words if f"`{word}`" not in told and f"`{word} =" not in told}
    assert lost == {"copy_area", "categories"}  # only for areas
    row = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)[0]
    rest = SMALL.read_text("utf-8")
    deck = parse(row + rest[rest.index("[[card]]") :])
    assert deck.cards[0].id == "rye_baker"
    assert deck.title["uk"] == "Моя колода"
    assert load(SMALL).key in told


def test_a_game_under_construction_measures_too(tmp_path: Path) -> None:
    folder = new_game("near_shore", tmp_path)
    source = folder / "near_shore" / "__init__.py"
    text = source.read_text("utf-8")
    more = """
    def tally(self):
        return Watch()

    def findings(self, games):
        return Findings("decisions by seat", [{"bot": names[0], "seat 0": told} for names, told in games])
"""
    watch = """

class Watch:
    def __init__(self):
        self.n = 0

    def look(self, s, seat):
        self.n += seat == 0

    def end(self, s):
        return self.n
"""
    head, _, tail = text.rpartition("\n\nGAME = ")
    source.write_text(
        f"{head}{more}{watch}\n\nfrom igroteka.core.game import Findings  # noqa: E402\n\nGAME = {tail}",
        "utf-8",
    )
    done = inside(folder, "simulate", folder, "--games", "2", "--seats", "2", "--bots", "greedy,random")
    assert done.exit_code == 0, done.output
    table = done.stdout.partition("decisions by seat\n")[2].splitlines()
    assert table[0].split() == ["bot", "seat", "0"]
    assert [line.split()[0] for line in table[1:3]] == ["greedy", "random"]
