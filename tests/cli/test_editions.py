"""Editions on the command line: written, checked, taken before a game is loaded, and refused before anything starts."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import igroteka
from igroteka.core import editions
from igroteka.core.edition import BadEdition, parse
from igroteka.core.editions import CannotUse
from igroteka.games.sweet_lands.components.card_form import FIELDS
from igroteka.games.sweet_lands.components.edition import VARIABLE, load, write
from igroteka.games.sweet_lands.components.form import FORM, OURS
from igroteka.games.sweet_lands.components.vocabulary import COUNTS, OPS
from igroteka.scaffold import new_game

from .tool import inside, real, refused, run

ROOT = Path(__file__).parents[2]
SMALL = ROOT / "src/igroteka/games/sweet_lands/tests/small_edition.toml"
TAKERS = (
    *("serve", "play", "simulate", "arena", "bench", "perft", "playthrough", "train", "replay", "verify"),
    *("position", "games", "study"),
)


TOWN = """
[edition]
game = "dream_city"
name = "town"
[[side]]
id = "A"
springs = ["r1c1", "r5c5"]
"""
BRIDGE = """
[edition]
game = "age_of_innovation"
name = "bridge"
[[bridge_site]]
site = "A10-B11"
printed = false
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A sound edition, in a file of its own."""
    file = tmp_path / "mine.toml"
    file.write_text(write().replace('id = "cake_', 'id = "mine_').replace("Victoria Sponge", "Rye"), "utf-8")
    return file


@pytest.fixture
def bad(tmp_path: Path, mine: Path) -> Path:
    """An edition with a fault in the first laboratory."""
    file = tmp_path / "bad.toml"
    text = mine.read_text("utf-8")
    at = text.index("[[lab]]")
    file.write_text(text[:at] + text[at:].replace("wood", "cheese", 1), "utf-8")
    return file


@pytest.mark.parametrize("command", TAKERS)
def test_every_command_that_plays_takes_an_edition(command: str) -> None:
    assert "--edition FILE" in run(command, "--help").stdout


def test_many_games_with_another_edition_measure_its_cards(mine: Path) -> None:
    words = ("simulate", "sweet_lands", "--seats", "2", "--games", "3", "--edition", mine.name)
    done = real(*words, "--jobs", "2", "--json", cwd=mine.parent)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    key = load(mine).key
    assert report["options"]["edition"] == key
    assert key in report["findings"]["title"]
    rows = {row["card"]: row for row in report["findings"]["rows"]}
    assert set(rows) == {row["id"] for row in load(mine).tables["card"]}
    named = {"card", "name", "seen", "buyers", "bought", "difference", "low", "high"}
    assert set(rows["mine_01"]) == {*named, "held", "held_low", "held_high"}
    assert rows["mine_01"]["name"] == "Rye Mason"
    assert sum(row["seen"] for row in rows.values()) > sum(row["bought"] for row in rows.values()) > 0
    told = [row for row in rows.values() if row["difference"] is not None]
    assert told
    assert all(row["low"] <= row["difference"] <= row["high"] for row in told if row["low"] is not None)


def test_the_tables_of_a_run_end_with_the_deck() -> None:
    text = run("simulate", "sweet_lands", "--seats", "1", "--games", "2", "--seed", "4").stdout
    head = next(i for i, line in enumerate(text.splitlines()) if line.startswith("edition standard: "))
    lines = text.splitlines()[head + 1 :]
    named = ["card", "name", "seen", "buyers", "bought", "difference", "low", "high"]
    assert lines[0].split() == [*named, "held", "held_low", "held_high"]
    assert len([line for line in lines[1:] if line.startswith(("cake_", "pie_", "tiramisu_"))]) > 90
    assert lines[-1].endswith("decisions/s")
    assert "findings" not in run("simulate", "dream_city", "--games", "1", "--json").stdout


def test_a_bad_edition_stops_everything_before_it_starts(bad: Path) -> None:
    line = bad.read_text("utf-8").partition("[[lab]]")[0].count("\n") + 1
    done = real("serve", "--edition", bad, "--port", "0")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(
        f"igroteka: bad.toml, line {line}, lab 1 (1).cost: found 'cheese'; allowed: "
    )
    assert "gold" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_saved_game_names_the_edition_that_it_needs(mine: Path) -> None:
    log, key = mine.with_name("game.log"), load(mine).key
    typed = f"character elina\nsave {log}\nquit\n"
    made = real("play", "sweet_lands", "--seats", "1", "--edition", mine, "--save", log, typed=typed)
    assert log.exists(), made.stdout + made.stderr
    done = refused("replay", log)
    assert f"found option edition: {key}; allowed: 'standard', which is loaded; this needs '{key}'" in done
    assert "--edition" in done


def test_editions_are_written_and_checked(mine: Path, bad: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.toml"
    made = run("edition", "sweet_lands", "--write", fresh)
    assert (made.exit_code, made.stdout) == (0, f"{fresh}: written\n")
    assert fresh.read_text("utf-8") == write()
    good = run("edition", "sweet_lands", "--check", fresh, "--check", SMALL)
    assert good.exit_code == 0, good.output
    first, second = good.stdout.splitlines()
    assert first.startswith(f"{fresh}: {load(fresh).key}, changes: 20 area, ")
    assert first.endswith("207 card")
    assert second == f"{SMALL}: {load(SMALL).key}, changes: 60 card"
    mixed = run("edition", "sweet_lands", "--check", bad, "--check", mine)
    assert mixed.exit_code == 1
    assert "found 'cheese'" in mixed.stderr
    assert "207 card" in mixed.stdout
    assert "found no readable file" in refused(
        "edition", "sweet_lands", "--check", tmp_path / "none.toml", status=1
    )
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe")
    noise = refused("edition", "sweet_lands", "--check", tmp_path / "noise.toml", status=1)
    assert "allowed: text in UTF-8" in noise
    assert "--write FILE or --check FILE" in refused("edition", "sweet_lands")


@pytest.mark.parametrize("key", ["garden_nation", "keyflower"])
def test_where_every_value_is_published_there_is_nothing_to_write(key: str, tmp_path: Path) -> None:
    told = refused("edition", key, "--write", tmp_path / "none.toml")
    assert f"found '{key}', which has no value that an edition could change; allowed: a game" in told
    assert not (tmp_path / "none.toml").exists()


def test_editions_of_two_games_are_played_in_one_process(tmp_path: Path) -> None:
    files = [tmp_path / "town.toml", tmp_path / "bridge.toml"]
    files[0].write_text(TOWN, "utf-8")
    files[1].write_text(BRIDGE, "utf-8")
    told = real("games", "--json", *[word for file in files for word in ("--edition", str(file))])
    assert told.returncode == 0, told.stderr
    options = {game["key"]: game["options"] for game in json.loads(told.stdout)}
    named = {key: [o["choices"] for o in given if o["key"] == "edition"] for key, given in options.items()}
    assert [one.split("-")[0] for one in named["dream_city"][0]] == ["town"]
    assert [one.split("-")[0] for one in named["age_of_innovation"][0]] == ["bridge"]
    assert named["sweet_lands"] == [["standard"]]
    assert named["keyflower"] == []


def test_an_edition_comes_before_the_game(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    assert "sweet_lands is loaded already, with our own" in refused("games", "--edition", mine)
    assert os.environ[VARIABLE] == ""
    monkeypatch.setenv(VARIABLE, str(mine.resolve()))
    assert editions.use(mine) is igroteka.game("sweet_lands")


def test_a_file_names_its_game(tmp_path: Path) -> None:
    assert editions.variables()["sweet_lands"] == VARIABLE
    assert editions.game_of(SMALL) == "sweet_lands"
    other = tmp_path / "other.toml"
    other.write_text('[edition]\ngame = "garden_nation"\nname = "mine"\n', "utf-8")
    with pytest.raises(
        CannotUse, match="found game 'garden_nation'; allowed: a game that plays with editions"
    ):
        editions.game_of(other)
    other.write_text('[edition]\nname = "mine"\n', "utf-8")
    with pytest.raises(BadEdition, match="found no field 'game'; allowed: the key of a game"):
        editions.use(other)


def test_the_form_of_an_edition_is_told_in_full() -> None:
    told = (ROOT / "docs/editions.md").read_text("utf-8")
    words = [
        *OPS,
        *COUNTS,
        *[word for one in (*OPS.values(), *COUNTS.values()) for word in one],
        *FIELDS,
        *FORM,
    ]
    lost = {word for word in words if f"`{word}`" not in told and f"`{word} =" not in told}
    assert lost == set()
    row = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)[0]
    rest = SMALL.read_text("utf-8")
    read = parse(row + rest[rest.index("[[card]]") :], "editions.md", "sweet_lands", FORM, OURS)
    assert read.tables["card"][0]["id"] == "rye_baker"
    assert read.title["uk"] == "Мій примірник"
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
        f"{head}{more}{watch}\n\nfrom igroteka.core.optional import Findings  # noqa: E402\n\nGAME = {tail}",
        "utf-8",
    )
    done = inside(folder, "simulate", folder, "--games", "2", "--seats", "2", "--bots", "greedy,random")
    assert done.exit_code == 0, done.output
    table = done.stdout.partition("decisions by seat\n")[2].splitlines()
    assert table[0].split() == ["bot", "seat", "0"]
    assert [line.split()[0] for line in table[1:3]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", r"bad\.toml, line \d+, lab 1 \(1\)\.cost: found 'cheese'; allowed: gold, .*"),
        ("ru", r"bad\.toml, строка \d+, lab 1 \(1\)\.cost: здесь 'cheese'; допустимо: gold, .*"),
        ("uk", r"bad\.toml, рядок \d+, lab 1 \(1\)\.cost: тут 'cheese'; дозволено: gold, .*"),
    ],
)
def test_a_fault_is_told_in_the_readers_language(bad: Path, lang: str, said: str) -> None:
    told = refused("edition", "sweet_lands", "--check", bad, "--lang", lang, status=1)
    assert re.fullmatch(said, told.strip().replace("\u00a0", " ")), told
