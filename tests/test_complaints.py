"""What is wrong with something that was sent, in the reader's language."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka import Match
from igroteka.core import BadData, BadLog, IgrotekaError, game
from igroteka.core.json_types import JsonDraft
from igroteka.core.text import Phrase, phrase
from igroteka.match import read_position
from igroteka.texts import error_words, quoted, speaker

HOME = Path(igroteka.__file__).parent


def phrases() -> Iterator[tuple[str, ast.Call]]:
    """The places that say a phrase."""
    for path in sorted(HOME.rglob("*.py")):
        source = path.read_text("utf-8")
        if "phrase(" in source and "tests" not in path.relative_to(HOME).parts:
            for node in ast.walk(ast.parse(source)):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "phrase"
                ):
                    yield f"{path.relative_to(HOME)}:{node.lineno}", node


def test_every_phrase_gives_what_its_english_words_name() -> None:
    places = list(phrases())
    assert len(places) > 400
    for place, node in places:
        words = node.args[0]
        if isinstance(words, ast.Constant):
            assert set(re.findall(r"{(\w+)}", str(words.value))) == {k.arg for k in node.keywords}, place


def test_a_phrase_is_said_in_every_language_and_to_programs() -> None:
    lists = phrase("a list of {n} {items}", n=2, items=phrase("lists of {items}", items=phrase("names")))
    assert str(lists) == "a list of 2 lists of names"
    assert speaker(None, "ru")(lists) == "список (списки имён) длиной ровно 2"
    assert speaker(None, "uk")(lists) == "список (списки імен) завдовжки рівно 2"
    assert speaker(None, "ru")(phrase("a strange {name}", name="thing")) == "a strange thing"


def test_a_refused_move_names_the_players_in_the_language_of_the_reader() -> None:
    m = Match.new("dream_city", seats=2, seed=7, options={"first": "0"})
    with pytest.raises(IgrotekaError, match=r"^seat 1 cannot play done now; to move: seat 0$") as late:
        m.play("done", 1)
    with pytest.raises(IgrotekaError, match=r"^done is not legal for seat 0; allowed: ") as wrong:
        m.play("done", 0)
    told = {
        "en": ("Player 2 cannot play done now; to move: Player 1.", "Player 1 cannot play done; allowed: "),
        "ru": (
            "Игрок 2 не может сделать ход done: сейчас ходит Игрок 1.",
            "Игрок 1 не может сделать ход done;",
        ),
        "uk": (
            "Гравець 2 не може зробити хід done: зараз ходить Гравець 1.",
            "Гравець 1 не може зробити хід done;",
        ),
    }
    for lang, (first, second) in told.items():
        say = speaker("dream_city", lang)
        assert say(error_words(late.value)).replace("\u00a0", " ") == first
        assert say(error_words(wrong.value)).replace("\u00a0", " ").startswith(second)
    named = speaker("dream_city", "ru", ["Анна", "Борис"])
    assert named(error_words(late.value)).replace("\u00a0", " ").startswith("Борис не может")


def refusal(**changes: object) -> IgrotekaError:
    """What a position of Dream City with other fields is refused with."""
    data: JsonDraft = {**Match.new("dream_city", seats=2, seed=3).state.to_data(), **changes}
    with pytest.raises(IgrotekaError) as caught:
        game("dream_city").load(data)
    return caught.value


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"first": 7}, "first: здесь 7; допустимо: целое число от 0 до 1."),
        ({"market": 3}, "market: здесь 3; допустимо: объект с именованными полями."),
        ({"open": [1]}, "open: здесь [1]; допустимо: список (списки имён) длиной ровно 2."),
        ({"seats": 9}, "seats: здесь 9; допустимо: от 1 до 4."),
        ({"agenda": 1}, "agenda: здесь 1; допустимо: список (шаги)."),
        (
            {"options": {"side": "C"}},
            "настройка side: здесь 'C'; допустимо: A, B или сразу несколько, по одному на место (мест: 2).",
        ),
    ],
)
def test_a_bad_position_is_refused_in_the_readers_language(changes: dict[str, object], said: str) -> None:
    text = speaker("dream_city", "ru")(error_words(refusal(**changes)))
    assert text.replace("\u00a0", " ") == said


def test_other_sentences() -> None:
    say = speaker("dream_city", "uk")
    with pytest.raises(IgrotekaError) as caught:
        read_position(game("dream_city"), json.dumps([1]))
    assert say(error_words(caught.value)) == "position: тут list; дозволено: об’єкт із полями позиції."
    with pytest.raises(BadLog) as bad:
        Match.parse("igroteka log 1\ngame: dream_city\n")
    assert say(error_words(bad.value)).startswith("Рядок 3: тут кінець файлу; дозволено: ")
    with pytest.raises(IgrotekaError) as training:
        Match.new("dream_city", seats=2, options={"mode": "training", "side": "B"})
    assert say(error_words(training.value)) == "Навчальну партію грають лише на стороні А."
    assert say(quoted("Method Not Allowed")) == "(англійською) Method Not Allowed"


def test_a_missing_edition_is_named() -> None:
    with pytest.raises(IgrotekaError) as caught:
        Match.new("dream_city", seats=2, options={"edition": "mine-123"})
    assert "«mine-123»" in speaker("dream_city", "ru")(error_words(caught.value))


def test_hostile_words_are_only_repeated() -> None:
    say = speaker(None, "ru")
    for words in ("x" * 3000, "{ $place }", "found ; allowed: ", ": found \x00; allowed: {n}", "a: b: c"):
        assert say(quoted(words))
        assert f"{words!r}:" in str(BadData(Phrase("complaint-at", "{where}: x", where=repr(words))))


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_what_does_not_add_up_in_a_game_is_said_in_the_readers_language(lang: str) -> None:
    say = speaker("dream_city", lang)
    said = say(error_words(refusal(box=999)))
    assert said.startswith("box")
    assert not re.search("[A-Za-z]{4,}", said), said


def test_a_bad_position_in_a_log_is_told_with_its_line_and_its_place() -> None:
    match = Match.begin("dream_city", Match.new("dream_city", seats=2, seed=3).state.to_data(), "5")
    text = re.sub(r'"first":\d', '"first":7', match.export())
    with pytest.raises(BadLog) as caught:
        Match.parse(text)
    line = next(i for i, row in enumerate(text.splitlines(), 1) if row.startswith("position: "))
    assert str(caught.value) == f"line {line}: position: first: found 7; allowed: a whole number from 0 to 1"
    said = speaker("dream_city", "uk")(error_words(caught.value)).replace("\u00a0", " ")
    assert said == f"Рядок {line}, position, first: тут 7; дозволено: ціле число від 0 до 1."
