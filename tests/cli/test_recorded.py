"""A real table recorded in the terminal: what was drawn is typed, everything is shown, anything is taken back."""

from __future__ import annotations

from pathlib import Path

from igroteka import Match
from igroteka.core import CHANCE

from .tool import played, refused, run, saved


def lines_of(m: Match) -> list[str]:
    """What is typed to enter the log of a match."""
    lines: list[str] = []
    for step, e in enumerate(m.entries):
        lines.append(str(e.move))
        if e.seat != CHANCE and m.at(step).show(e.move, e.seat).final:
            lines.append("y")
    return lines


def test_a_whole_game_is_typed_with_its_draws(tmp_path: Path) -> None:
    m = played()
    path = tmp_path / "table.log"
    words = ("play", "dream_city", "--recorded", "--names", "Ann,Ben", "--save", path)
    done = run(*words, typed="\n".join(lines_of(m)) + "\n")
    assert done.exit_code == 0, done.output
    again = Match.parse(path.read_text(encoding="utf-8"))
    assert (again.is_recorded, again.over, again.fingerprint) == (True, True, m.fingerprint)
    assert "Which building is dealt to Ben?" in done.stdout
    assert "Ben is dealt a" in done.stdout  # whoever records has no secrets
    assert "Pass the device" not in done.stdout
    assert "Seed" not in done.stdout
    assert f"The log is sound: {len(m.entries)} moves replayed. People said what was drawn." in done.stdout


def test_a_long_list_is_named_by_words_of_any_language_and_goes_on_after_a_load(tmp_path: Path) -> None:
    deck = Match.new("sweet_lands", 1, chance="asked")
    while len(deck.moves) < 100:
        deck.play(deck.moves[0])
    path = saved(tmp_path, deck)
    done = run("play", "--load", path, "--lang", "uk", typed="h\nu\nq\n")
    assert done.exit_code == 0, done.output
    assert "Введіть частину назви." in done.stdout
    assert done.stdout.count("З колоди:") == 0
    assert "Спершу вкажіть, що випало за вашим столом." in done.stdout
    assert len(Match.parse(path.read_text(encoding="utf-8")).entries) == deck.undo_points(CHANCE)[-1]
    path.write_text(deck.export(), encoding="utf-8")
    done = run("play", "--load", path, typed="pistachio herald\nq\n")
    assert Match.parse(path.read_text(encoding="utf-8")).log == [*deck.log, "* deal macaron_03"], done.stdout


def test_a_position_is_recorded_from_there(tmp_path: Path) -> None:
    position = tmp_path / "mine.toml"
    position.write_text('game = "dream_city"\nseats = 2\nturn = 0\n', encoding="utf-8")
    path = tmp_path / "table.log"
    done = run("play", "--position", position, "--recorded", "--save", path, typed="q\n")
    assert done.exit_code == 0, done.output
    assert Match.parse(path.read_text(encoding="utf-8")).is_recorded


def test_a_seed_is_refused() -> None:
    assert "--seed: found one with --recorded" in refused("play", "dream_city", "--recorded", "--seed", "7")


def test_what_is_unknown_is_guessed_until_a_written_move_shows_it(tmp_path: Path) -> None:
    m = Match.new("dream_city", 2, options={"first": "1"}, chance="asked")
    for draw in ("deal office", "deal park"):
        m.play(draw)
    path = saved(tmp_path, m)
    lines = ["x", "x", "x", *["1"] * 6]
    done = run("play", "--load", path, typed="\n".join([*lines, "build metro r3c3", "q"]) + "\n")
    assert done.exit_code == 0, done.output
    assert done.stdout.count("Unknown: something possible stands there") == 2
    assert "Everybody sees it, so it has to be said." in done.stdout
    again = Match.parse(path.read_text(encoding="utf-8"))
    assert again.guesses == [2, 3]
    assert any(e.seat == 1 and str(e.move) == "build metro r3c3" for e in again.entries), done.stdout[-3000:]
    typed = "x deal castle\nx deal home\nx deal metro\nq\n"
    done = run("play", "--load", path, typed=typed)
    assert done.stdout.count("Noted.") == 2, done.stdout[-3000:]
    assert "Nothing unknown can have been “deal castle”." in done.stdout
    told = Match.parse(path.read_text(encoding="utf-8"))
    assert (told.guesses, sorted(told.log[2:4])) == ([], ["* deal home", "* deal metro"])
