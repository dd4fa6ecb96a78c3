"""Decks of other people: the validator, and a whole game with another deck."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import BadLog, Text
from igroteka.core.errors import NotLoaded, not_loaded
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.deck import (
    CARD_NAMES,
    DECK,
    LEAST,
    STANDARD,
    TAKEN,
    VARIABLE,
    BadDeck,
    load,
    main,
    parse,
)
from igroteka.games.sweet_lands.components.vocabulary import OPS
from igroteka.games.sweet_lands.rules.catalogue import TREES
from igroteka.games.sweet_lands.statistics import Player, Watch, balance, findings, lines
from igroteka.games.sweet_lands.statistics import main as run
from igroteka.texts import speaker

from .scenario import table

TEXT = STANDARD.read_text("utf-8")
SMALL = Path(__file__).with_name("small_deck.toml")
FIRST = TEXT[: TEXT.index("[[card]]")].count("\n") + 1
"""The line of the first card."""


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
        "no name",
        TEXT.replace("name = { en", "name = {} #", 1),
        "found name {}; allowed: one line of text by en",
    ),
    ("a name in no known language", TEXT.replace("name = { en", "name = { de", 1), "found name"),
    ("an endless name", TEXT.replace("Victoria Sponge", "Victoria " * 9, 1), "at most 60 characters"),
    ("a name in two lines", TEXT.replace("Victoria Sponge", "Victoria\\nSponge", 1), "one line"),
    ("an unknown word about the deck", TEXT.replace("[deck]", "[deck]\nauthor = 1"), "author.*name, title"),
    ("a title that is no text", TEXT.replace("title = { en", "title = { en = 1, fr"), "found title"),
    ("an id that means something", TEXT.replace('"cake_01"', '"capital"'), "means something else"),
    ("the word for what is hidden", TEXT.replace('"cake_01"', '"unseen"'), "means something else"),
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


def test_an_error_names_the_line_of_the_card() -> None:
    second = TEXT.index("[[card]]", TEXT.index("[[card]]") + 1)
    line = TEXT[:second].count("\n") + 1
    with pytest.raises(BadDeck, match=rf"mine.toml, line {line}, card 2 \(cake_02\).cost: found 'cheese'"):
        parse(TEXT[:second] + TEXT[second:].replace("gold", "cheese", 1), "mine.toml")
    with pytest.raises(BadDeck, match=rf"line {line}, card 2.*twice, first as line {FIRST}, card 1"):
        parse(TEXT.replace('"cake_02"', '"cake_01"'))


def test_no_card_can_be_called_like_another_thing() -> None:
    named = {name for name in TREES.by_name if "-" not in name and "." not in name}
    words = {str(m.args[0]) for m in GAME.moves.all if m.kind == "first"}
    others = {name for name in named | words if "-" not in name} - set(CARD_NAMES)
    assert len(others) > 20
    assert others <= TAKEN


def test_names_come_from_the_deck_in_any_language_that_it_has() -> None:
    small = load(SMALL)
    assert small.words("uk")["card-baker_cake"] == "Пекар тортів"
    assert small.words("uk")["card-forester_cake"] == "Cake Forester"
    assert small.words("en")["card-apprentice_cake"] == "Подмастерье тортов"
    assert small.words("ru")["card-paver_cake"] == "Бруківник тортів"
    assert small.words("ru")[f"option-deck-{small.key}"] == "Десять ремёсел"
    assert parse(TEXT.replace("Victoria", "Queen")).key == parse(TEXT).key
    assert parse(TEXT.replace("gold = 3", "gold = 4", 1)).key != parse(TEXT).key
    for lang, name in (("en", "Bird’s Milk Carpenter"), ("ru", "Плотник «Птичье молоко»")):
        assert speaker("sweet_lands", lang)(Text("move-discard", card="cake_10")).endswith(name)


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
import igroteka
from igroteka.core import Rng, playout
from igroteka.core.game import Look
from igroteka.texts import speaker
from igroteka.web.pages.cards import option_cards
from igroteka.web.pages.samples import sample_match, sample_picture
from igroteka.web.tables.lessons import lesson_of
GAME = igroteka.game("sweet_lands")
s = GAME.new(2)
assert "play baker_cake" in GAME.moves.by_text
assert GAME.load(s.to_data()).to_data() == s.to_data()
for seats in GAME.seats:
    s = GAME.new(seats)
    playout(s, Rng(seats))
    assert len(GAME.inventory(s)) > 60
assert lesson_of(GAME) is None
assert [o for o in option_cards(GAME, "ru") if o["key"] == "deck"][0]["choices"][0]["label"] == "Десять ремёсел"
assert sample_match("sweet_lands").options["deck"].startswith("small-")
assert "Ten trades" in sample_picture("sweet_lands", "en", False)[0]
m = igroteka.Match.new("sweet_lands", seats=1, seed="7", options={"domains": "A"})
for move in ("character elina", "domain 1A", "help 1"):
    m.play(move)
hand = sorted(m.view(0).players[0].hand)
assert len(hand) == 6, hand
for lang, word in (("en", "Brownie Baker"), ("ru", "Пекарь брауни"), ("uk", "Пекар брауні")):
    assert "baker_brownie" in hand
    assert word in m.svg(0, lang), lang
    assert word in GAME.sketch(m.view(0), speaker("sweet_lands", lang)), lang
    assert any(word in line for line in m.story(0, lang)), lang
assert igroteka.Match.parse(m.export()).fingerprint == m.fingerprint
print(m.options["deck"])
print(m.export(), end="")
"""


@pytest.mark.once
def test_a_game_with_another_deck() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env={**os.environ, VARIABLE: str(SMALL), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    key, _, log = done.stdout.partition("\n")
    assert key == load(SMALL).key
    assert key != DECK.key
    assert f"option deck: {key}" in log
    assert GAME.key in log
    with pytest.raises(BadLog, match="deck"):
        Match.parse(log)  # this process plays with another deck
    with pytest.raises(BadLog, match=f"this needs '{key}': start with --deck") as refused:
        Match.parse(log)
    lost = not_loaded(refused.value)
    assert lost is not None
    assert (lost.needed, lost.loaded, lost.file) == (key, "standard", "deck")


def test_a_position_of_another_deck_names_it() -> None:
    data = GAME.new(2).to_data()
    data["options"]["deck"] = "small-123456789abc"
    with pytest.raises(ValueError, match="this needs 'small-123456789abc'") as refused:
        GAME.load(data)
    assert isinstance(not_loaded(refused.value), NotLoaded)


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


def test_the_interval_and_who_is_compared_with_whom() -> None:
    card, none = frozenset([0]), frozenset[int]()
    alone = [Player("", total, card, card if total > 15 else none) for total in (10, 14, 20, 24, 28)]
    line = next(one for one in lines(alone) if one.card == CARD_NAMES[0])
    assert (line.seen, line.bought, line.difference) == (1.0, 0.6, 12.0)
    # Variances 16 and 8 of 3 and 2 players: the half of the interval is 1.96 times the root of 16/3 + 8/2.
    assert line.interval == pytest.approx((12 - 5.98779, 12 + 5.98779), abs=1e-4)
    # The strong bot likes the card and gains nothing by it: it is compared with itself.
    strong = [Player("strong", total, card, card) for total in (100, 100, 100)] + [
        Player("strong", 100, none, none)
    ]
    weak = [Player("weak", 10, none, none) for _ in range(4)]
    line = next(one for one in lines(strong + weak) if one.card == CARD_NAMES[0])
    assert line.difference == pytest.approx(0)
    assert line.seen == 3 / 8


def test_a_watch_sees_cards_that_were_spent() -> None:
    watch, t = Watch(), table(2, {"hand": ["cake_01", "pie_01"]}, {"hand": []})
    watch.look(t.s, 0)
    t.s.players[0].hand = ()
    told = watch.end(t.s)
    assert told[0]["seen"] == sorted([CARD_NAMES.index("cake_01"), CARD_NAMES.index("pie_01")])
    assert told[0]["bought"] == []
    assert told[1]["seen"] == []
    summary = findings([(["a", "b"], told)])
    assert "standard" in summary.title
    assert len(summary.rows) == len(DECK.cards)
    row = next(row for row in summary.rows if row["card"] == "pie_01")
    assert (row["seen"], row["bought"], row["difference"], row["low"]) == (0.5, 0.0, None, None)
