"""Rules are found by words in any form and spelling."""

from __future__ import annotations

import pytest

from igroteka.core.registry import folder_of
from igroteka.ledger.rules import Ledger, Rule
from igroteka.ledger.search import fold, search_rules, stem

FORMS = {
    "en": ["bid bids bidding", "worker workers", "building buildings build builds"],
    "ru": [
        "цветок цветка цветками",
        "жетон жетоны жетонов",
        "игрок игрока игроков",
        "плитка плитки плиток плиткой",
        "рабочий рабочего рабочих",
        "деревня деревни деревень",
    ],
    "uk": [
        "жетон жетони жетонів",
        "хід ходу ходи",
        "будинок будинку будинки",
        "очко очки очок",
        "гравець гравця гравців",
        "колір кольору кольорів",
        "зелений зелена зелених зеленим",
        "село села сіл",
    ],
}


@pytest.mark.parametrize(("lang", "forms"), [(lang, forms) for lang, all in FORMS.items() for forms in all])
def test_the_forms_of_a_word_have_one_stem(lang: str, forms: str) -> None:
    assert len({stem(word, lang) for word in forms.split()}) == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "tile turn seat"), ("ru", "жетон плитка ход рабочий"), ("uk", "жетон плитка хід колір")],
)
def test_different_words_have_different_stems(lang: str, words: str) -> None:
    assert len({stem(word, lang) for word in words.split()}) == len(words.split())


def test_case_accents_and_apostrophes_do_not_count() -> None:
    assert fold("Ещё П’ЯТЬ по\u0301ля") == fold("еще п'ять поля")
    assert fold("п\u02bcять") == "пять"


def ledger(*texts: str) -> Ledger:
    rules = [
        Rule(f"TOY-1.{n}", "turn", {"en": text, "ru": text, "uk": text}) for n, text in enumerate(texts, 1)
    ]
    return Ledger("toy", "TOY", {"turn": {}}, {rule.id: rule for rule in rules})


def found(query: str, lang: str = "ru") -> list[str]:
    toy = ledger("Возьмите ещё пять жетонов.", "Цветок стоит два жетона.", "Двойной-ход — п’ять очок.")
    return [rule.id for rule in search_rules(toy, query, lang)]


def test_every_word_must_be_there_in_some_form() -> None:
    assert found("ЖЕТОН") == ["TOY-1.1", "TOY-1.2"]
    assert found("жетоном цветка") == ["TOY-1.2"]
    assert found("жетоном цветка хода") == []
    assert found("еще") == ["TOY-1.1"]
    assert found("пять", "uk") == ["TOY-1.1", "TOY-1.3"]


def test_beginnings_ids_and_nothing() -> None:
    assert found("цве") == ["TOY-1.2"]
    assert found("ток") == []
    assert found("toy-1.3") == ["TOY-1.3"]
    assert found("двойной-ход") == ["TOY-1.3"]
    assert found("") == found("  ") == ["TOY-1.1", "TOY-1.2", "TOY-1.3"]
    assert found("?!") == []


#: Words as people type them (other forms, cases, spellings), the game, and a rule that must be among those found.
TYPED = {
    "en": [
        ("FLOWERS token doubles", "dream_city", "DC-4.8.3"),
        ("rescoring's opponents", "dream_city", "DC-4.11.12"),
        ("brambles", "garden_nation", "GN-3.3.1"),
        ("objectives secretly", "garden_nation", "GN-4.2.10"),
        ("BIDDING wins", "keyflower", "KF-4.5.6"),
        ("boat skills", "keyflower", "KF-3.8.2"),
        ("bridging sites", "age_of_innovation", "AI-3.11.4"),
        ("scholars sending", "age_of_innovation", "AI-3.8.2"),
        ("limit BRIDGE", "age_of_innovation", "AI-2.4"),
        ("rabbits", "sweet_lands", "SL-3.2.8"),
    ],
    "ru": [
        ("цветочным жетоном", "dream_city", "DC-4.8.3"),
        ("ПЕРЕСЧЕТУ соперники", "dream_city", "DC-4.11.12"),
        ("колючку", "garden_nation", "GN-3.3.1"),
        ("тайных целях", "garden_nation", "GN-4.2.10"),
        ("ставкой выигрывает", "keyflower", "KF-4.5.6"),
        ("лодки навыками", "keyflower", "KF-3.8.2"),
        ("мосту места", "age_of_innovation", "AI-3.11.4"),
        ("учеными", "age_of_innovation", "AI-2.4"),
        ("ограничен мостов", "age_of_innovation", "AI-2.4"),
        ("ПОВОЗКУ", "sweet_lands", "SL-3.5.1"),
    ],
    "uk": [
        ("квітковим жетоном", "dream_city", "DC-4.8.3"),
        ("п'ятому", "dream_city", "DC-3.3.1"),
        ("пʼять рядами", "dream_city", "DC-3.4.1"),
        ("колючку", "garden_nation", "GN-3.3.1"),
        ("таємними цілями", "garden_nation", "GN-4.2.10"),
        ("ставкою", "keyflower", "KF-4.4.1"),
        ("ЧОВНІВ", "keyflower", "KF-2.1"),
        ("мостом", "age_of_innovation", "AI-3.11.2"),
        ("науковцям", "age_of_innovation", "AI-2.4"),
        ("з'єднують клітинку", "age_of_innovation", "AI-3.11.2"),
    ],
}


@pytest.mark.parametrize(
    ("lang", "words", "key", "rule"), [(lang, *row) for lang, rows in TYPED.items() for row in rows]
)
def test_rules_of_the_games_are_found_by_what_people_type(lang: str, words: str, key: str, rule: str) -> None:
    assert rule in [one.id for one in search_rules(Ledger.load(folder_of(key)), words, lang)]
