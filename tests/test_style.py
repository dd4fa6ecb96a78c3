"""The style of texts: what is found, and what is not."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from igroteka import game, list_games
from igroteka.texts import check
from igroteka.texts.style import LONGEST_LABEL, must_keep_style, unwanted_words, voice_problems
from igroteka.texts.voice import HERE, Voice


def found(folder: Path, text: str, lang: str = "ru", key: str = "toy") -> list[str]:
    """What is wrong with the style of some messages."""
    home = folder / "locale"
    home.mkdir(exist_ok=True)
    (home / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return voice_problems(Voice(lang, [HERE, folder]), key, folder)


def test_unwanted_words_are_named_with_better_ones(tmp_path: Path) -> None:
    assert found(tmp_path, "no-undo = Нельзя вернуть ход.\n") == [
        "no-undo: says 'вернуть ход'; better: отменить ход"
    ]
    assert found(tmp_path, "no-undo = Нельзя отменить ход.\n") == []
    assert found(tmp_path, "ask = Оберіть тайл.\n", "uk")[0].startswith("ask: says 'Обері'; better: ")
    assert found(tmp_path, 'word = дом\n    .acc = "дом"\nsee = { $word_acc }\n') == [
        "word: says '\"'; better: «ёлочки»"
    ]


def test_some_words_are_unwanted_in_some_games_only(tmp_path: Path) -> None:
    assert found(tmp_path, "take = Візьміть дерево.\n", "uk") == []
    assert found(tmp_path, "take = Візьміть дерево.\n", "uk", "keyflower") != []


def test_rules_are_looked_at_too(tmp_path: Path) -> None:
    text = (
        '[meta]\ngame = "toy"\nprefix = "TOY"\n[chapters]\nturn = { en = "Turn", ru = "Ход" }\n'
        '[[rule]]\nid = "TOY-1.1"\nchapter = "turn"\nen = "One."\nru = "Это даром."\n'
    )
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("word = word\n", encoding="utf-8")
    assert found(tmp_path, "word = слово\n") == ["TOY-1.1: says 'даром'; better: бесплатно"]


def test_forms_that_no_sentence_asks_for(tmp_path: Path) -> None:
    words = "tile-park = парк\n    .gen = парка\n    .ins = парком\n"
    assert found(tmp_path, words + "see = Нет { $tile_gen }.\n") == [
        "tile-park.ins: no sentence asks for this form"
    ]
    assert found(tmp_path, words + "see = Нет { $tile_gen }, { $other_tile_ins }.\n") == []
    assert found(tmp_path, words + "see = { $what_ins } { $what_gen }\n") == [], "a text inside a text"
    assert found(tmp_path, words + "see = { tile-park.ins } { $tile_gen }\n") == []
    assert found(tmp_path, "option-side = Сторона\n    .hint = Какая?\n") == []


POINTS = "n-tiles = { $n ->\n    [one] { $n } тайл\n    [few] { $n } тайла\n   *[many] { $n } тайлов\n}\n"


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("У вас { $n } тайлов.", True),
        ("У вас { $n }\u00a0тайлов.", True),
        ("У вас { $other ->\n    [a] { $n } тайлов\n   *[b] ничего\n}", True),
        ("Тайлов: { $n }.", False),
        ("{ $n } из { $n }", False),
        ("{ $n } ПО", False),
        ("{ $n }-й тайл", False),
        ("У вас { $n ->\n    [1] один тайл\n   *[other] { $n } тайлов\n}", False),
    ],
)
def test_a_number_before_a_noun_needs_its_forms(tmp_path: Path, sentence: str, is_wrong: bool) -> None:
    assert bool(found(tmp_path, f"{POINTS}see = {sentence}\n")) == is_wrong


def test_labels_have_room_on_a_button(tmp_path: Path) -> None:
    tiles = "tile-a = дом\ntile-b = мастерская\ntile-c = " + "очень " * 12 + "длинное слово\n"
    label = "Построить"
    assert found(tmp_path, f"{tiles}move-build = {label} {{ $tile }}\n") == [], "one that is usual fits"
    label += "н" * (LONGEST_LABEL - len("Построить мастерская") + 1)
    wrong = found(tmp_path, f"{tiles}move-build = {label} {{ $tile }}\n")
    assert wrong == [
        f"move-build: has {LONGEST_LABEL + 1} characters, allowed: {LONGEST_LABEL}: {label} мастерская"
    ]
    assert found(tmp_path, f"{tiles}event-build = {label} {{ $tile }}\n") == [], "a sentence may be long"
    more = '{ $vp ->\n    [0] { "" }\n   *[other] , и ещё вот это: { $vp }\n}'
    assert found(tmp_path, f"{tiles}move-build = {label[:-1]} {{ $tile }}{more}\n") == [], (
        "mostly there is no more"
    )


def test_our_texts_must_keep_to_the_style() -> None:
    """What is wrong with them is found by `check`, for which every game has a test."""
    assert must_keep_style(None)
    assert all(must_keep_style(game(key)) for key in list_games())


def test_the_check_of_texts_tells_of_style(monkeypatch: pytest.MonkeyPatch) -> None:
    """That nothing is too long otherwise, is shown by the test of the game's texts."""
    monkeypatch.setattr("igroteka.texts.style.LONGEST_LABEL", 5)
    assert any("allowed: 5" in problem for problem in check(game("dream_city"), ["en"]))


def test_every_unwanted_word_can_be_found() -> None:
    for lang in ("en", "ru", "uk"):
        for word in unwanted_words(lang):
            assert word.use
            assert set(word.games) <= {"shared", *list_games()}


def test_the_program_prints_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["igroteka.texts", "shared"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("igroteka.texts", run_name="__main__")
    assert (ended.value.code, capsys.readouterr().out) == (0, "0 problems\n")
