"""playthrough and perft."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from igroteka import Match, game
from igroteka.core import BadOption
from igroteka.lab.perft import perft
from igroteka.match.playthrough import playthrough, regenerate
from igroteka.scaffold import new_game

from .tool import inside, real, refused, run

# ---------------------------------------------------------------- playthrough


def test_a_playthrough_is_a_whole_game_and_always_the_same() -> None:
    words = ("playthrough", "dream_city", "--seats", "2", "--seed", "4", "-o", "side=A B")
    text = run(*words).stdout
    assert real(*words).stdout == text
    assert text == playthrough("dream_city", 2, 4, {"side": "A B"})
    assert text.startswith("# igroteka playthrough dream_city --seats 2 --seed 4 --option 'side=A B'\n")
    assert "decision 0: seat " in text
    assert "the end after " in text
    assert "rank 1: seat " in text
    assert playthrough("dream_city", 2, 5, {"side": "A B"}) != text


def test_a_full_playthrough_lists_every_move_and_position() -> None:
    short, full = playthrough("dream_city", 1, 1), playthrough("dream_city", 1, 1, full=True)
    assert "…" in short
    assert "…" not in full
    decisions = full.count("\ndecision ")
    assert full.count("--- the table") == decisions + 1
    assert decisions == short.count("\ndecision ")


def test_a_kept_dump_is_made_anew_from_its_first_line() -> None:
    for text in (
        playthrough("dream_city", 3, "x y", {"mode": "training"}),
        playthrough("dream_city", 1, 2, full=True),
    ):
        assert regenerate(text) == text
        assert regenerate(text.partition("\n")[0] + "\nrubbish") == text
    for bad in ("", "nothing", "# igroteka playthrough", "# igroteka playthrough dream_city --speed 3"):
        with pytest.raises(BadOption):
            regenerate(bad)


def test_check_and_update(tmp_path: Path) -> None:
    folder = new_game("low_tide", tmp_path)
    assert "keeps no playthroughs" in inside(folder, "playthrough", folder, "--check").stderr
    kept = folder / "low_tide" / "tests" / "playthroughs"
    kept.mkdir()
    made = inside(folder, "playthrough", folder, "--seats", "2", "--seed", "1")
    assert made.exit_code == 0, made.stderr
    file = kept / "two.txt"
    file.write_text(made.stdout, encoding="utf-8")
    done = inside(folder, "playthrough", folder, "--check")
    assert (done.exit_code, done.stdout) == (0, "1 playthroughs, 0 differ\n")
    rules = folder / "low_tide" / "rules" / "turn.py"
    rules.write_text(rules.read_text().replace("SALE: Final = 2", "SALE: Final = 2 + 1"))
    done = inside(folder, "playthrough", folder, "--check")
    assert done.exit_code == 1
    assert "\n-    coins 0 2" in done.stdout
    assert "\n+    coins 0 3" in done.stdout
    assert file.read_text(encoding="utf-8") == made.stdout
    assert inside(folder, "playthrough", folder, "--update").stdout == "1 playthroughs, 1 written again\n"
    assert file.read_text(encoding="utf-8") != made.stdout
    assert inside(folder, "playthrough", folder, "--check").exit_code == 0


# ---------------------------------------------------------------- perft


def counts(*words: str) -> list[int]:
    """Positions by depth."""
    data = json.loads(run("perft", "dream_city", *words, "--json").stdout)
    return [row["positions"] for row in data["depths"]]


def test_perft_agrees_with_a_match() -> None:
    first = Match.new("dream_city", seats=2, seed=11)
    second = third = 0
    for m in first.moves:
        after = Match.parse(first.export())
        after.play(m)
        second += len(after.moves)
        third += 1
    assert counts("--seed", "11", "--depth", "2") == [1, third, second]


def test_perft_ends_where_the_game_ends() -> None:
    # The last decision of a solo game: one row more, and then nothing.
    g = game("dream_city")
    rows = list(perft(g, 2, 1, {"mode": "training"}, depth=1))
    assert [row.ended for row in rows] == [0, 0]
    text = run("perft", "dream_city", "--depth", "1").stdout.splitlines()
    assert text[0].split() == ["depth", "positions", "ends", "seconds"]
    assert [line.split()[0] for line in text[1:]] == ["0", "1"]


def test_perft_follows_every_draw(tmp_path: Path) -> None:
    folder = new_game("deep_well", tmp_path)
    words = ("perft", folder, "--seats", "2", "--seed", "2", "--json", "--depth", "1")
    fixed = json.loads(inside(folder, *words).stdout)["depths"]
    every = json.loads(inside(folder, *words, "--all-chance").stdout)["depths"]
    # With two hands of three cards out of 18, every one of the four kinds is still in the deck.
    assert every[1]["positions"] == fixed[1]["positions"] * 4
    assert fixed[0]["positions"] == every[0]["positions"] == 1


def test_perft_of_a_whole_game_counts_its_ends(tmp_path: Path) -> None:
    folder = new_game("wide_gate", tmp_path)
    cards = folder / "wide_gate" / "components" / "cards.py"
    cards.write_text(re.sub("copies=[3456]", "copies=1", cards.read_text()))
    data = json.loads(
        inside(folder, "perft", folder, "--seats", "2", "-o", "hand=2", "--depth", "9", "--json").stdout
    )
    rows = data["depths"]
    assert [row["depth"] for row in rows] == [0, 1, 2, 3, 4, 5]
    assert rows[4]["ended"] == rows[4]["positions"] > 0
    assert rows[5] == {"depth": 5, "positions": 0, "ended": 0}


def test_perft_refuses() -> None:
    assert "--depth" in refused("perft", "dream_city", "--depth", "-3")
    with pytest.raises(BadOption, match="depth: found -1"):
        list(perft(game("dream_city"), 2, depth=-1))
