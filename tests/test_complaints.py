"""What is wrong with something that was sent, in the reader's language."""

from __future__ import annotations

import json
import re

import pytest

from igroteka import Match
from igroteka.core import BadLog, IgrotekaError, Text, game
from igroteka.core.json_types import JsonDraft
from igroteka.match import read_position
from igroteka.texts import complaint, error_words, speaker
from igroteka.texts.complaints import ITEMS, PHRASES, phrase

SAMPLES = {
    "n": "7",
    "low": "1",
    "high": "9",
    "items": "names",
    "names": "a, b",
    "name": "x",
    "lost": "['a']",
    "extra": "['b']",
}
LATIN = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize("key", list(PHRASES))
def test_every_phrase_is_known_and_said_in_every_language(key: str) -> None:
    words = PHRASES[key].format(**SAMPLES)
    known = phrase(words)
    assert isinstance(known, Text)
    assert known.key == key
    for lang in ("ru", "uk"):
        said = speaker(None, lang)(known)
        assert re.search("[а-яіїє]", said)
        assert set(LATIN.findall(said)) <= {"true", "false", "JSON", "end"}


def test_what_lists_hold_is_said_too() -> None:
    for words in ITEMS.values():
        known = phrase(f"a list of 3 {words}")
        assert isinstance(known, Text)
        assert not LATIN.search(speaker(None, "uk")(known)), words
    assert phrase("a list of 3 strange things") == "a list of 3 strange things"


def refusal(**changes: object) -> IgrotekaError:
    """What a position of Dream City with other fields is refused with."""
    data: JsonDraft = {**Match.new("dream_city", seats=2, seed=3).state.to_data(), **changes}
    with pytest.raises(IgrotekaError) as caught:
        game("dream_city").load(data)
    return caught.value


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"first": 7}, "first — найдено: 7; допустимо: целое число от 0 до 1."),
        ({"market": 3}, "market — найдено: 3; допустимо: объект с именами полей."),
        ({"open": [1]}, "open — найдено: [1]; допустимо: список (списки имён) длиной ровно 2."),
        ({"seats": 9}, "seats — найдено: 9; допустимо: от 1 до 4."),
        ({"agenda": 1}, "agenda — найдено: 1; допустимо: список (шаги)."),
        (
            {"options": {"side": "C"}},
            "option side — найдено: 'C'; допустимо: A, B, or 2 of them, one for each seat.",
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
    assert say(complaint("Method Not Allowed")) == "(англійською) Method Not Allowed"


def test_a_missing_edition_is_named() -> None:
    with pytest.raises(IgrotekaError) as caught:
        Match.new("dream_city", seats=2, options={"edition": "mine-123"})
    assert "«mine-123»" in speaker("dream_city", "ru")(error_words(caught.value))


def test_hostile_words_are_only_repeated() -> None:
    say = speaker(None, "ru")
    for words in ("x" * 3000, "{ $place }", "found ; allowed: ", ": found \x00; allowed: {n}", "a: b: c"):
        assert say(complaint(words))
