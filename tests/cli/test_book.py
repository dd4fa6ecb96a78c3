"""games, rules and coverage."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from igroteka import game, list_games
from igroteka.core.registry import folder_of
from igroteka.ledger.rules import Ledger
from igroteka.scaffold import new_game

from .tool import inside, refused, run


def test_games_lists_players_and_options() -> None:
    text = run("games").stdout
    for key in list_games():
        g = game(key)
        assert f"{key}: " in text
        assert f"seats: {g.seats.start} to {g.seats.stop - 1}" in text
        for option in g.options:
            assert option.key in text


def test_games_as_json() -> None:
    data = json.loads(run("games", "--json").stdout)
    assert [one["key"] for one in data] == list_games()
    dream = next(one for one in data if one["key"] == "dream_city")
    assert dream["seats"] == [1, 2, 3, 4]
    assert dream["title"] == "Dream City"
    side = next(o for o in dream["options"] if o["key"] == "side")
    assert side["choices"] == ["A", "B"]
    assert side["per_seat"] is True


def test_all_rules_of_a_game() -> None:
    ledger = Ledger.load("dream_city")
    text = run("rules", "dream_city", "--lang", "en").stdout
    for rule in ledger:
        assert rule.id in text
    data = json.loads(run("rules", "dream_city", "--lang", "uk", "--json").stdout)
    assert [one["text"] for one in data] == [rule.text("uk") for rule in ledger]


def test_one_rule_a_chapter_of_ids_and_a_word() -> None:
    one = json.loads(run("rules", "dream_city", "DC-4.3.5", "--lang", "en", "--json").stdout)
    assert [r["id"] for r in one] == ["DC-4.3.5"]
    assert json.loads(run("rules", "dream_city", "dc-4.3.5", "--json").stdout)[0]["id"] == "DC-4.3.5"
    some = json.loads(run("rules", "dream_city", "DC-4.8", "--json").stdout)
    assert len(some) > 5
    assert all(r["id"].startswith("DC-4.8.") for r in some)
    found = json.loads(run("rules", "dream_city", "--search", "SPRING", "--lang", "en", "--json").stdout)
    assert found
    assert all("spring" in r["text"].lower() for r in found)


def marked(folder: Path, id: str, source: str) -> None:
    """Say in a ledger where a rule comes from."""
    ledger = folder / folder.name / "rules.toml"
    ledger.write_text(ledger.read_text().replace(f'id = "{id}"\n', f'id = "{id}"\nsource = "{source}"\n'))


def test_rules_tell_where_they_come_from(tmp_path: Path) -> None:
    folder = new_game("red_barn", tmp_path)
    assert "our" not in inside(folder, "rules", folder, "RB-2.4", "--lang", "en").stdout
    marked(folder, "RB-2.4", "ruling")
    assert "our ruling" in inside(folder, "rules", folder, "RB-2.4", "--lang", "en").stdout
    data = json.loads(inside(folder, "rules", folder, "RB-2", "--json").stdout)
    assert {one["id"]: one["source"] for one in data}["RB-2.4"] == "ruling"
    rows = [line.split() for line in inside(folder, "coverage", folder).stdout.splitlines()]
    assert ["red_barn", "book", "9", "9", "9"] in rows
    assert ["red_barn", "ruling", "1", "1", "1"] in rows


def test_unknown_rules() -> None:
    assert "DC-99.1" in refused("rules", "dream_city", "DC-99.1")
    assert "holds 'xyzzy' in en" in refused("rules", "dream_city", "--search", "xyzzy", "--lang", "en")


@pytest.mark.interpreted
def test_coverage_of_all_games() -> None:
    done = run("coverage", "--json")
    data = json.loads(done.stdout)
    assert [one["game"] for one in data] == list_games()
    assert {one["game"]: one["complete"] for one in data} == dict.fromkeys(list_games(), True)
    assert done.exit_code == 0
    table = run("coverage", data[0]["game"], "--full")
    assert table.exit_code == 0
    for row in data[0]["rules"]:
        assert row["id"] in table.stdout


def covered(folder: Path) -> tuple[int, dict[str, object]]:
    """The status of the coverage of a game, and its data."""
    done = inside(folder, "coverage", folder, "--json")
    return done.exit_code, json.loads(done.stdout)[0]


def test_coverage_fails_on_an_untested_rule_and_on_an_unknown_id(tmp_path: Path) -> None:
    folder = new_game("hill_fort", tmp_path)
    tests = folder / "hill_fort" / "tests" / "test_rules.py"
    sound = tests.read_text()
    status, data = covered(folder)
    assert (status, data["complete"]) == (0, True)
    tests.write_text(sound.replace('@pytest.mark.rule("HF-2.4")\n', ""))
    status, data = covered(folder)
    assert (status, data["untested"]) == (1, ["HF-2.4"])
    tests.write_text(sound.replace('rule("HF-3.3")', 'rule("HF-9.9")'))
    table = inside(folder, "coverage", folder)
    assert table.exit_code == 1
    assert (
        'hill_fort: HF-3.3 is not tested: write a test that shows it, below @pytest.mark.rule("HF-3.3"). '
        "It says: A tie goes to more coins"
    ) in table.stdout
    assert "hill_fort: HF-9.9 is not in rules.toml: add the rule there, or correct tests/" in table.stdout
    shutil.rmtree(folder / "hill_fort" / "tests")
    table = inside(folder, "coverage", folder)
    assert table.exit_code == 1
    assert "no tests are installed" in table.stdout
    assert "none of the 10 rules is tested" in table.stdout


def test_the_ledger_of_a_folder_can_be_read(tmp_path: Path) -> None:
    folder = new_game("old_mill", tmp_path)
    done = inside(folder, "rules", folder, "OM-2.2", "--lang", "en")
    assert done.exit_code == 0
    assert "you must pay its price" in done.stdout
    russian = inside(folder, "rules", folder, "OM-2.2", "--lang", "ru")
    assert russian.stdout == done.stdout
    assert folder_of("dream_city").name == "dream_city"
