"""Decks of other people: the validator, and a whole game with another deck."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import BadLog
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.balance import balance
from igroteka.games.sweet_lands.balance import main as run
from igroteka.games.sweet_lands.components.deck import DECK, LEAST, STANDARD, VARIABLE, BadDeck, main, parse
from igroteka.games.sweet_lands.components.vocabulary import OPS

from .scenario import table

TEXT = STANDARD.read_text("utf-8")


def test_the_standard_deck_is_sound() -> None:
    assert parse(TEXT) == DECK
    assert table().s.options["deck"] == DECK.key
    assert DECK.key == "standard"


BAD = [
    ("no toml", "[deck", "a TOML file"),
    ("no cards", '[deck]\nname = "x"\n', "rows"),
    ("too few", '[deck]\nname = "x"\n[[card]]\nid = "a"\n', f"{LEAST} to"),
    ("a name with spaces", TEXT.replace('name = "standard"', 'name = "My Deck"'), "small letters"),
    ("an unknown field", TEXT.replace('mark = "forest"', 'mark = "forest"\ncolour = 1', 1), "colour"),
    ("twice", TEXT.replace('id = "cake_02"', 'id = "cake_01"'), "cake_01 twice"),
    ("unknown kind", TEXT.replace('kind = "round_end"', 'kind = "sometimes"', 1), "found kind 'sometimes'"),
    ("unknown sweet", TEXT.replace('sweets = ["cake"]', 'sweets = ["bread"]', 1), "found sweets"),
    ("unknown step", TEXT.replace('op = "road"', 'op = "fly"', 1), "found op 'fly'"),
    ("unknown count", TEXT.replace('what = "rabbit"', 'what = "dragon"', 1), "found what 'dragon'"),
    ("a word too many", TEXT.replace('op = "road", n = 2', 'op = "road", speed = 2', 1), "speed"),
    ("a text for a number", TEXT.replace('op = "road", n = 2', 'op = "road", n = "2"', 1), "a whole number"),
    ("a cost in cheese", TEXT.replace("cost = { gold = 3 }", "cost = { cheese = 3 }", 1), "cheese"),
    ("an empty gain", TEXT.replace('{ op = "gain", vp = 6 }', '{ op = "gain" }', 1), "nothing to gain"),
    ("labour without a mark", TEXT.replace('mark = "forest"', 'mark = "none"', 1), "found labour"),
    (
        "a bonus in labour",
        TEXT.replace(
            'labour = [{ op = "gain", vp = 1, wheat = 1 }]',
            'labour = [{ op = "industry_bonus", color = "any" }]',
            1,
        ),
        "no bonus",
    ),
    (
        "endless play",
        TEXT.replace('op = "play", card_kind = "round_end"', 'op = "play"', 1),
        "card_kind round_end",
    ),
]


@pytest.mark.parametrize(("what", "text", "says"), BAD, ids=[b[0] for b in BAD])
def test_a_bad_deck_is_refused(what: str, text: str, says: str) -> None:
    assert text != TEXT, what
    with pytest.raises(BadDeck, match=says):
        parse(text)


def test_the_check_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "207 cards" in capsys.readouterr().out
    file = tmp_path / "deck.toml"
    file.write_text(TEXT.replace('op = "road"', 'op = "fly"', 1), "utf-8")
    assert main([str(file)]) == 1
    assert "fly" in capsys.readouterr().err
    assert main([str(tmp_path / "none.toml")]) == 1


def test_the_whole_vocabulary_is_documented_by_use() -> None:
    assert {"gain", "pay", "choose", "search"} <= set(OPS)


PLAYS = """
from igroteka.core import Rng, playout, register
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.balance import balance
from igroteka.games.sweet_lands.balance import main as run
register(GAME)
s = GAME.new(2)
assert "play other_01" in GAME.moves.by_text
assert GAME.load(s.to_data()).to_data() == s.to_data()
playout(s, Rng(3))
from igroteka import Match
m = Match.new("sweet_lands", seats=2, seed=5)
print(m.options["deck"])
print(m.export(), end="")
"""


def test_a_game_with_another_deck(tmp_path: Path) -> None:
    rows = TEXT.replace('name = "standard"', 'name = "others"').replace('id = "cake_', 'id = "other_')
    file = tmp_path / "others.toml"
    file.write_text(rows, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env={**os.environ, VARIABLE: str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    key, _, log = done.stdout.partition("\n")
    assert key == parse(rows).key
    assert key != DECK.key
    assert f"option deck: {key}" in log
    assert GAME.key in log
    with pytest.raises(BadLog, match="deck"):
        Match.parse(log)  # this process plays with another deck


def test_the_balance_of_the_deck(capsys: pytest.CaptureFixture[str]) -> None:
    run(["--games", "2", "--seats", "1", "--bot", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(DECK.cards)
    assert DECK.key in lines[0]


def test_a_card_is_compared_with_those_who_have_it_not() -> None:
    rich = {"played": ["cake_28"], "have": {"vp": 30}}
    t = table(2, rich, {"played": ["pie_28"]})
    lines = {line.card: line for line in balance([t.s])}
    assert lines["cake_28"].bought == 0.5
    assert lines["cake_28"].difference == t.total(0) - t.total(1)
    assert lines["pie_01"].difference is None
