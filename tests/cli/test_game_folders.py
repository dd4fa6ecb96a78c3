"""Games in folders: whom commands, and the processes that they start, know apart from what is installed."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from igroteka.scaffold import new_game

from .tool import inside, real, refused, run


@pytest.fixture
def quay(tmp_path: Path) -> Path:
    """The project folder of a new game."""
    return new_game("quay", tmp_path)


def change(file: Path, found: str, instead: str) -> None:
    """Change a text of a file that is there once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(found) == 1
    file.write_text(text.replace(found, instead), encoding="utf-8")


def test_a_log_of_such_a_game_can_be_read_with_its_folder(quay: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    played = inside(quay, "play", quay, "--seed", "1", "--save", log, typed="1\nq\n")
    assert played.exit_code == 0, played.stderr
    assert "no game is called 'quay'" in refused("replay", log)
    assert "Quay" in inside(quay, "games", "--game", quay).stdout
    for command in ("replay", "verify", "position"):
        done = inside(quay, command, log, "--game", quay)
        assert done.exit_code == 0, done.output
    assert inside(quay, "play", "--load", log, "--game", quay, typed="q\n").exit_code == 0


def test_processes_that_a_command_starts_know_the_game(quay: Path) -> None:
    """Workers get the mere key, or the folder as it was written, and find the game all the same."""
    results = [
        real("arena", "quay", "--games", "4", "--jobs", str(jobs), "--json", cwd=quay.parent)
        for jobs in (1, 2)
    ]
    assert [done.returncode for done in results] == [0, 0], results[1].stderr
    assert json.loads(results[0].stdout)["bots"] == json.loads(results[1].stdout)["bots"]
    bench = real(
        "bench", "--games", "quay", "--seats", "2", "--seconds", "0.05", "--against", "none", cwd=quay.parent
    )
    assert bench.returncode == 0, bench.stderr
    assert re.search(r"^quay +2 ", bench.stdout, re.MULTILINE)


def test_the_environment_names_folders_for_good(quay: Path, tmp_path: Path) -> None:
    other = new_game("reef", tmp_path)
    folders = os.pathsep.join([str(quay), str(other)])
    games = {one["key"] for one in json.loads(real("games", "--json", IGROTEKA_GAMES=folders).stdout)}
    assert {"quay", "reef", "dream_city"} <= games
    assert real("simulate", "reef", "--games", "2", IGROTEKA_GAMES=folders).returncode == 0
    lost = real("games", IGROTEKA_GAMES=str(tmp_path / "nowhere"))
    assert lost.returncode == 2
    assert lost.stderr.startswith("igroteka: IGROTEKA_GAMES: there is no folder ")


def test_what_a_project_announces_must_be_there(quay: Path, tmp_path: Path) -> None:
    project = quay / "pyproject.toml"
    sound = project.read_text(encoding="utf-8")
    for found, instead, problem in (
        ('"quay:GAME"', '"pier:GAME"', "announces the module pier, but there is no such package"),
        ('quay = "quay:GAME"', "", "found 0 games"),
        ("[project]", "[project", "pyproject.toml cannot be read"),
    ):
        project.write_text(sound.replace(found, instead), encoding="utf-8")
        assert problem in refused("check", quay)
    (quay / "src").mkdir()
    (quay / "quay").rename(quay / "src" / "quay")
    project.write_text(sound, encoding="utf-8")
    told = inside(quay, "rules", quay)
    assert told.exit_code == 0, told.output


def test_fields_that_were_not_written_anew_are_told(quay: Path) -> None:
    home = quay / "quay"
    more = '"coins", per_seat(Number(0, 99))),'
    change(home / "fields.py", more, f'{more}\n    Public("visits", per_seat(Number(0, 2))),')
    told = inside(quay, "check", quay)
    assert told.exit_code == 2
    assert (
        f"_fields.py is not what fields.py declares; write it again with: igroteka fields {quay}"
        in told.stderr
    )
    assert inside(quay, "fields", quay).exit_code == 0
    change(home / "locale" / "en.ftl", "draw-coins =", "draw-visits = Visits: { $count }\ndraw-coins =")
    assert inside(quay, "check", quay, "--games", "3").exit_code == 0
    assert "Visits: 0" in inside(quay, "playthrough", quay, "--seats", "2").stdout


# ---------------------------------------------------------------- check


def test_check_tells_what_was_played(quay: Path) -> None:
    done = inside(quay, "check", quay, "--games", "9")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("quay: 9 games, ")
    assert "nothing is wrong" in done.stdout
    assert "games by seats: 3 with 2, 3 with 3, 3 with 4" in done.stdout
    two = inside(quay, "check", quay, "--games", "3", "--seats", "2", "--seed", "5")
    assert "games by seats: 3 with 2;" in two.stdout


def test_check_tells_what_is_wrong_and_fails(quay: Path) -> None:
    change(quay / "quay" / "rules" / "turn.py", "            s.sold[card] += 1\n", "")
    done = inside(quay, "check", quay)
    assert done.exit_code == 1
    assert "quay breaks the check 'conservation'" in done.stdout
    assert "expected:" in done.stdout


def test_check_wants_the_languages_that_it_is_asked_for(quay: Path) -> None:
    words = quay / "quay" / "locale"
    assert inside(quay, "check", quay, "--games", "1", "--languages", "en").exit_code == 0
    done = inside(quay, "check", quay, "--games", "1", "--languages", "en,uk")
    assert done.exit_code == 1
    assert "uk: there is no file locale/uk.ftl" in done.stdout
    # A language that is there is owed in full, in the ledger too.
    (words / "uk.ftl").write_text((words / "en.ftl").read_text("utf-8"), encoding="utf-8")
    done = inside(quay, "check", quay, "--games", "1")
    assert done.exit_code == 1
    assert "QU-1.1: has no text in uk" in done.stdout


def test_check_of_an_installed_game_and_bad_words() -> None:
    done = run("check", "dream_city", "--games", "1", "--seats", "2")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("dream_city: ")
    assert "--languages: found 'de'; allowed: some of en, ru, uk" in refused(
        "check", "dream_city", "--languages", "de"
    )
    assert "dream_city allows 1 to 4" in refused("check", "dream_city", "--seats", "9")
