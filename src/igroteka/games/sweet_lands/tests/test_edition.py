"""Editions: the check of a file, whole games with other values, and that effects come to an end whatever a file says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from igroteka.core import Text, edition
from igroteka.core.edition import BadEdition, Edition
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.card_form import LEAST, TAKEN
from igroteka.games.sweet_lands.components.deck import CARD_NAMES
from igroteka.games.sweet_lands.components.edition import EDITION, load, write
from igroteka.games.sweet_lands.components.files import HOME
from igroteka.games.sweet_lands.components.form import FORM, OURS
from igroteka.games.sweet_lands.components.vocabulary import OPS
from igroteka.games.sweet_lands.rules.catalogue import TREES
from igroteka.texts import speaker

from .scenario import table

TEXT = write()
SMALL = Path(__file__).with_name("small_edition.toml")
FIRST = TEXT[: TEXT.index("[[card]]")].count("\n") + 1
"""The line of the first card."""
HEAD = '[edition]\ngame = "sweet_lands"\nname = "mine"\n'


def parse(text: str, where: str = "mine.toml") -> Edition:
    """The edition in a text."""
    return edition.parse(text, where, "sweet_lands", FORM, OURS)


def test_what_is_written_is_ours_and_sound() -> None:
    written = parse(TEXT)
    assert {name: len(rows) for name, rows in written.tables.items()} == {n: len(r) for n, r in OURS.items()}
    for name, rows in written.tables.items():
        assert written.rows(FORM[name], OURS[name]) == OURS[name], name
        assert all(set(row) <= set(ours) for row, ours in zip(rows, OURS[name], strict=True))
    assert table().s.options["edition"] == EDITION.key == "standard"


def test_all_that_is_not_in_the_rulebook_can_be_changed() -> None:
    rows = [row for name, rows in OURS.items() if name != "card" for row in rows]
    marks = [row["src"] for row in rows]
    assert (marks.count("D"), marks.count("RD"), len(marks)) == (58, 55, 113)
    files = [tomllib.loads(path.read_text("utf-8")) for path in HOME.glob("*.toml")]
    every = [
        row
        for file in files
        for rows in file.values()
        for row in (rows if isinstance(rows, list) else [rows])
    ]
    assert len([row for row in every if row.get("src") in ("D", "RD")]) == len(rows)


BAD = [
    ("no toml", "[edition", "a TOML file"),
    ("no name", '[edition]\ngame = "sweet_lands"\n', "found no field 'name'; allowed: small letters"),
    (
        "a row without its name",
        HEAD + "[[lab]]\ncost = {}\n",
        "lab 1: found no field 'no'; allowed: 1, 2, 3, 4",
    ),
    (
        "a comma",
        HEAD + "[[lab]]\nno = 1\ncost = { wood = 4,5 }\n",
        "mine.toml, line 6, column 21: found no TOML",
    ),
    (
        "a card without a cost",
        re.sub(r'(?s)(id = "cake_01".*?)cost = .*?\n', r"\1", TEXT, count=1),
        r"card 1 \(cake_01\): found no field 'cost'",
    ),
    (
        "a mark without labour",
        re.sub(r'(?s)(id = "cake_01".*?)labour = .*?\n', r"\1", TEXT, count=1),
        "found no field 'labour'; allowed: steps, since the card has a mark",
    ),
    ("no head", 'game = "sweet_lands"\n', r"no table \[edition\]"),
    ("another game", HEAD.replace("sweet_lands", "chess"), "found game 'chess'; allowed: 'sweet_lands'"),
    ("our own name", HEAD.replace("mine", "standard"), "but not standard"),
    ("an unknown table", HEAD + "[[dragon]]\nid = 1\n", "found dragon; allowed: edition, area"),
    ("rows for a table", HEAD + "[[food_track]]\nlength = 3\n", r"one table \[food_track\]"),
    (
        "an unknown row",
        HEAD + '[[area]]\nid = "moon"\n',
        "line 4, area 1: found id 'moon'; allowed: terrain_3",
    ),
    ("a row of the book", HEAD + '[[help_tile]]\nid = "help_end_1"\n', "found id 'help_end_1'"),
    ("a row twice", HEAD + "[[lab]]\nno = 1\n[[lab]]\nno = 1\n", "line 6, lab 2: found no 1 twice"),
    (
        "a field of the book",
        HEAD + '[[area]]\nid = "food_2"\naction = "road"\n',
        r"area 1 \(food_2\): found action",
    ),
    (
        "a price in cheese",
        HEAD + "[[lab]]\nno = 2\ncost = { cheese = 1 }\n",
        r"lab 1 \(2\).cost: found 'cheese'",
    ),
    ("a short map", HEAD + '[[domain]]\nid = "A"\nrows = ["FFFFFFFF"]\n', "a list of 7"),
    (
        "a letter",
        TEXT.replace('"WSFFMMSM"', '"WSFFMMSQ"'),
        r"rows\[0\]: found 'WSFFMMSQ'; allowed: 8 letters",
    ),
    ("two special cells", TEXT.replace('"WSFFMMSM"', '"WSFFMMSX"'), "found 2 cells X; allowed: exactly 1"),
    ("a port inland", TEXT.replace("ports = [[0, 1], [0, 6]", "ports = [[3, 2], [0, 6]", 1), "at the border"),
    (
        "a port twice",
        TEXT.replace("ports = [[0, 1], [0, 6]", "ports = [[0, 6], [0, 6]", 1),
        "4 different cells",
    ),
    ("a symbol in the capital", TEXT.replace("cell = [0, 3]", "cell = [2, 4]", 1), "cells for tokens"),
    ("too few rates", HEAD + '[[prosperity_track]]\nid = "road"\nlength = 6\n', "found 6; allowed: 7 rates"),
    (
        "a rate of nothing",
        TEXT.replace("rates = [[0, 1], [1, 3]", "rates = [[0, 1], [1, 0]", 1),
        "denominator that is not 0",
    ),
    (
        "a bonus beyond",
        HEAD + "[food_track]\nlength = 9\n",
        r"bonuses: found \[10, 11, 13, 14\]; allowed: spaces up to 9",
    ),
    ("gates in disorder", HEAD + "[industry_track]\nlab_gates = [4, 3, 11, 14]\n", "4 rising spaces"),
    ("a gate at the end", HEAD + "[industry_track]\nlab_gates = [4, 8, 11, 16]\n", "before the last one"),
    (
        "cells that do not add up",
        HEAD + "[[help_board]]\nplayers = 2\ncells = 6\n",
        "cells: found 6; allowed: 5",
    ),
    (
        "an unknown area",
        HEAD + '[[solo_card]]\nid = "solo_a1"\nareas = ["moon"]\n',
        r"areas\[0\]: found 'moon'",
    ),
    (
        "no production of iron",
        HEAD + '[[character]]\nid = "che"\nproduction = { gold = 1 }\n',
        "a table with gold",
    ),
    (
        "a table of cities for another",
        HEAD + '[[character]]\nid = "nata"\ncity_table = [0, 1, 2, 3, 4, 5, 6]\n',
        r"character 1 \(nata\).city_table: found .* allowed: none, the tower of this character gives no table",
    ),
    ("a short table of cities", HEAD + '[[character]]\nid = "che"\ncity_table = [0, 1]\n', "a list of 7"),
    ("no least", HEAD + '[[character]]\nid = "che"\ntower_conditions = [{ what = "city" }]\n', "no min"),
    ("too few cards", HEAD + '[[card]]\nid = "a"\n', f"{LEAST} to"),
    ("a name with spaces", TEXT.replace('name = "mine"', 'name = "My Own"'), "small letters"),
    ("an unknown field", TEXT.replace('mark = "forest"', 'mark = "forest"\ncolour = 1', 1), "colour"),
    ("a card twice", TEXT.replace('id = "cake_02"', 'id = "cake_01"'), "cake_01 twice"),
    ("unknown kind", TEXT.replace('kind = "round_end"', 'kind = "sometimes"', 1), "found kind 'sometimes'"),
    ("unknown sweet", TEXT.replace('sweets = ["cake"]', 'sweets = ["bread"]', 1), "found sweets"),
    ("no sweets", TEXT.replace('sweets = ["cake"]', "sweets = []", 1), "one to 12 of cake"),
    ("unknown step", TEXT.replace('op = "road"', 'op = "fly"', 1), "found op 'fly'"),
    ("unknown count", TEXT.replace('what = "rabbit"', 'what = "dragon"', 1), "found what 'dragon'"),
    ("a word too many", TEXT.replace('op = "road", n = 2', 'op = "road", speed = 2', 1), "speed"),
    ("a text for a number", TEXT.replace('op = "road", n = 2', 'op = "road", n = "2"', 1), "a whole number"),
    ("an empty gain", TEXT.replace('{ op = "gain", vp = 6 }', '{ op = "gain" }', 1), "nothing to gain"),
    ("labour without a mark", TEXT.replace('mark = "forest"', 'mark = "none"', 1), "found labour"),
    (
        "an area in labour",
        TEXT.replace(
            'labour = [{ op = "gain", vp = 1, wheat = 1 }]',
            'labour = [{ op = "copy_area", categories = ["basic"] }]',
            1,
        ),
        "no card that is played, no area",
    ),
    (
        "a card without a name",
        TEXT.replace("name = { en", "name = {} #", 1),
        "found {}; allowed: one line of text by en",
    ),
    ("a name in no known language", TEXT.replace("name = { en", "name = { de", 1), "name: found"),
    ("an endless name", TEXT.replace("Victoria Sponge", "Victoria " * 9, 1), "at most 60 characters"),
    ("a name in two lines", TEXT.replace("Victoria Sponge", "Victoria\\nSponge", 1), "one line"),
    (
        "an unknown word in the head",
        TEXT.replace("[edition]", "[edition]\nauthor = 1"),
        "author.*name, title",
    ),
    ("a title that is no text", TEXT.replace("title = { en", "title = { fr"), "title: found"),
    ("an id that means something", TEXT.replace('"cake_01"', '"capital"'), "means something else"),
    ("the word for what is hidden", TEXT.replace('"cake_01"', '"unseen"'), "means something else"),
    (
        "endless play",
        TEXT.replace('op = "play", card_kind = "round_end"', 'op = "play"', 1),
        "card_kind round_end",
    ),
]


@pytest.mark.parametrize(("what", "text", "says"), BAD, ids=[b[0] for b in BAD])
def test_a_bad_edition_is_refused(what: str, text: str, says: str) -> None:
    assert text != TEXT, what
    with pytest.raises(BadEdition, match=says):
        parse(text)


def test_a_file_may_begin_with_the_mark_of_some_editors(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + "[[lab]]\nno = 2\ncost = { wood = 9 }\n", "utf-8-sig")
    assert load(file).tables["lab"] == [{"no": 2, "cost": {"wood": 9}}]


def test_what_is_not_said_stays_ours() -> None:
    lab = parse(HEAD + "[[lab]]\nno = 2\ncost = { wood = 9 }\n").rows(FORM["lab"], OURS["lab"])
    assert [row["cost"] for row in lab] == [
        {"wood": 4, "iron": 1},
        {"wood": 9},
        {"wood": 6, "iron": 2},
        {"wood": 7, "iron": 2},
    ]
    changed = parse(HEAD + "[food_track]\nlength = 20\n").rows(FORM["food_track"], OURS["food_track"])
    assert (changed[0]["length"], changed[0]["bonuses"]) == (20, OURS["food_track"][0]["bonuses"])


def test_printed_cards_may_have_many_sweets_and_rich_labour() -> None:
    rich = TEXT.replace('sweets = ["cake"]', 'sweets = ["cake", "cake", "pie", "brownie"]', 1)
    rich = rich.replace(
        'labour = [{ op = "gain", vp = 1, wheat = 1 }]',
        'labour = [{ op = "industry_bonus", color = "any" }, '
        '{ op = "pay", cost = { gold = 1 }, times = 0, then = [{ op = "gain", vp = 1 }] }]',
        1,
    )
    assert parse(rich).digest != parse(TEXT).digest


def test_an_error_names_the_line_of_the_card() -> None:
    second = TEXT.index("[[card]]", TEXT.index("[[card]]") + 1)
    line = TEXT[:second].count("\n") + 1
    with pytest.raises(BadEdition, match=rf"mine.toml, line {line}, card 2 \(cake_02\).cost: found 'cheese'"):
        parse(TEXT[:second] + TEXT[second:].replace("gold", "cheese", 1))
    with pytest.raises(BadEdition, match=rf"line {line}, card 2.*twice, first as line {FIRST}, card 1"):
        parse(TEXT.replace('"cake_02"', '"cake_01"'))


def test_no_card_can_be_called_like_another_thing() -> None:
    named = {name for name in TREES.by_name if "-" not in name and "." not in name}
    words = {str(m.args[0]) for m in GAME.moves.all if m.kind == "first"}
    others = {name for name in named | words if "-" not in name} - set(CARD_NAMES)
    assert len(others) > 20
    assert others <= TAKEN


def test_names_are_not_part_of_the_digest() -> None:
    assert parse(TEXT.replace("Victoria", "Queen")).key == parse(TEXT).key
    assert parse(TEXT.replace("gold = 3", "gold = 4", 1)).key != parse(TEXT).key
    for lang, name in (("en", "Bird’s Milk Carpenter"), ("ru", "«Плотник „Птичье молоко“»")):
        assert speaker("sweet_lands", lang)(Text("move-discard", card="cake_10")).endswith(name)


def test_the_whole_vocabulary_is_documented_by_use() -> None:
    assert {"gain", "pay", "choose", "search"} <= set(OPS)
