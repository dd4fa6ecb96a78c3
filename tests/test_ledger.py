"""The rule ledger: reading, checking, and the coverage of rules by code and tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka.core import UnknownGame
from igroteka.core.languages import LANGUAGES
from igroteka.core.registry import list_games
from igroteka.ledger.coverage import coverage
from igroteka.ledger.rules import BadLedger, Ledger, UnknownRule

from .toy_ledger import HEAD, THREE, package, rule

# ---------------------------------------------------------------- reading


def test_a_ledger_keeps_the_reading_order_and_the_texts(tmp_path: Path) -> None:
    ledger = Ledger.load(package(tmp_path))
    assert [r.id for r in ledger] == ["TOY-1.2", "TOY-1.10", "TOY-1.1"]
    assert (ledger.game, ledger.prefix, len(ledger)) == ("toy", "TOY", 3)
    assert [r.id for r in ledger.chapter("end")] == ["TOY-1.1"]
    assert ledger.title("end", "uk") == "Кінець"
    assert ledger.rule("TOY-1.2").text("ru") == "Один."
    assert "TOY-1.2" in ledger
    assert "TOY-1.3" not in ledger


def test_the_file_itself_can_be_named(tmp_path: Path) -> None:
    folder = package(tmp_path)
    assert Ledger.load(folder / "rules.toml") == Ledger.load(folder)


def test_an_unknown_id_names_near_ones(tmp_path: Path) -> None:
    ledger = Ledger.load(package(tmp_path))
    with pytest.raises(UnknownRule, match=r"toy has no rule 'TOY-1\.20'.*TOY-1\.2"):
        ledger.rule("TOY-1.20")
    with pytest.raises(UnknownRule, match=r"near are: TOY-1\.2, TOY-1\.10, TOY-1\.1"):
        ledger.rule("?")


def test_unknown_chapters_and_languages_name_the_allowed(tmp_path: Path) -> None:
    ledger = Ledger.load(package(tmp_path))
    with pytest.raises(UnknownRule, match="no chapter 'start'; allowed: turn, end"):
        ledger.chapter("start")
    with pytest.raises(UnknownRule, match="no chapter 'start'; allowed: turn, end"):
        ledger.title("start", "en")
    with pytest.raises(UnknownRule, match="'de'; allowed: en, ru, uk"):
        ledger.rule("TOY-1.1").text("de")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"'toy'; installed: .*dream_city"):
        Ledger.load("toy")


END = rule("TOY-2.1", "end")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD + rule("TOY-1.1") + rule("TOY-1.1") + END, "TOY-1.1: stands in the ledger twice"),
        (HEAD + rule("TOY-1.1", ru="  ") + END, "TOY-1.1: has no text in ru"),
        (HEAD + rule("TOY-1.1").replace("uk =", "ua =") + END, "TOY-1.1: has no text in uk"),
        (HEAD + rule("TOY-1.1") + 'de = "Eins."\n' + END, "TOY-1.1: found unknown fields ['de']"),
        (
            HEAD + rule("TOY-1.1") + rule("TOY-1.2", "start") + END,
            "TOY-1.2: found chapter 'start'; allowed: turn, end",
        ),
        (HEAD + rule("TOY-1.10") + rule("TOY-1.9") + END, "TOY-1.9: out of order"),
        (HEAD + END + rule("TOY-3.1", "turn"), "TOY-3.1: out of order"),
        (HEAD + rule("GN-1.1") + END, "rule 1: found id 'GN-1.1'; allowed: ids such as TOY-4.1.1"),
        (HEAD + rule("TOY-1.") + END, "rule 1: found id 'TOY-1.'"),
        (HEAD + rule("TOY-1.1x") + END, "rule 1: found id 'TOY-1.1x'"),
        (HEAD + rule("TOY-1.1"), "chapter end: has no rule"),
        (HEAD.replace("ru =", "fr =") + rule("TOY-1.1") + END, "chapter turn: has no text in ru"),
        (HEAD.replace("prefix", "start") + rule("TOY-1.1") + END, "meta: found"),
        (HEAD, "found ['chapters', 'meta']"),
        (HEAD + "[[rule]", "no TOML"),
    ],
)
def test_a_bad_ledger_says_what_is_wrong(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(BadLedger, match=re.escape(problem)) as caught:
        Ledger.load(package(tmp_path, text))
    assert str(tmp_path / "rules.toml") in str(caught.value)


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    text = HEAD + rule("TOY-1.1", ru="") + rule("TOY-1.1", "start") + rule("TOY-2.1", "end", uk="")
    with pytest.raises(BadLedger) as caught:
        Ledger.load(package(tmp_path, text))
    assert len(caught.value.problems) == 4


def test_a_rule_tells_where_it_comes_from(tmp_path: Path) -> None:
    text = HEAD + rule("TOY-1.1") + rule("TOY-1.2") + 'source = "ruling"\noption = "swap"\n' + END
    ledger = Ledger.load(package(tmp_path, text + 'source = "follows"\n'))
    assert [(r.source, r.option) for r in ledger] == [("book", ""), ("ruling", "swap"), ("follows", "")]
    assert ledger.strange_options(["side", "swap"]) == []
    assert ledger.strange_options(["side", "fold"]) == ["TOY-1.2: found option 'swap'; allowed: side, fold"]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('source = "guess"', "TOY-1.1: found source 'guess'; allowed: book, follows, ruling, ours"),
        ("scores = 3", "TOY-1.1: found scores 3; allowed: true, or no such line"),
        ('reason = "whim"', "TOY-1.1: found reason 'whim'; allowed: order, edge, knowledge, reading, own"),
        ("tables = 3", "TOY-1.1: found tables 3; allowed: a list of tables that an edition may change"),
        ("source = 3", "TOY-1.1: found source 3; allowed: book"),
        ('source = "ruling"\noption = ""', "TOY-1.1: found option ''; allowed: the key of an option"),
        ('source = "ruling"\noption = 1', "TOY-1.1: found option 1; allowed: the key of an option"),
        ('option = "swap"', "option 'swap' of a rule with source 'book'; allowed: only with source 'ruling'"),
        (
            'source = "ours"\noption = "swap"',
            "of a rule with source 'ours'; allowed: only with source 'ruling'",
        ),
    ],
)
def test_a_wrong_source_is_told(tmp_path: Path, more: str, problem: str) -> None:
    with pytest.raises(BadLedger, match=re.escape(problem)):
        Ledger.load(package(tmp_path, HEAD + rule("TOY-1.1") + more + "\n" + END))


def test_a_folder_without_a_ledger_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match=r"rules\.toml: cannot be read"):
        Ledger.load(tmp_path)


def in_english(folder: Path, text: str) -> Path:
    """The folder of a game that has English texts only."""
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text("title = Toy\n", encoding="utf-8")
    return package(folder, text)


ENGLISH = re.sub(r'\n(ru|uk) = "[^"]*"', "", re.sub(r", ru = .* }", " }", THREE))


def test_a_game_with_one_language_needs_no_other_and_tells_its_rules_in_it(tmp_path: Path) -> None:
    ledger = Ledger.load(in_english(tmp_path, ENGLISH))
    assert ledger.rule("TOY-1.2").text("ru") == "One."
    assert ledger.title("end", "uk") == "End"
    with pytest.raises(UnknownRule, match="'de'; allowed: en, ru, uk"):
        ledger.rule("TOY-1.1").text("de")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (ENGLISH.replace('en = "One."', 'en = ""', 1), "TOY-1.2: has no text in en"),
        (THREE, "TOY-1.2: found unknown fields ['ru', 'uk']"),
        (THREE, "(another language also needs its file: locale/ru.ftl, locale/uk.ftl)"),
    ],
)
def test_the_ledger_of_such_a_game_is_checked_as_sharply(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(BadLedger, match=re.escape(problem)):
        Ledger.load(in_english(tmp_path, text))


# ---------------------------------------------------------------- Dream City


@pytest.mark.parametrize("key", list_games())
def test_every_ruling_has_an_option_or_says_why_not(key: str) -> None:
    silent = {
        rule.id for rule in Ledger.load(key) if rule.source == "ruling" and not (rule.option or rule.reason)
    }
    assert silent == set()


def test_the_ledger_of_dream_city() -> None:
    ledger = Ledger.load("dream_city")
    assert " ".join(ledger.chapters) == (
        "modes setup turn scoring taking refill rescoring flower end final solo"
    )
    assert ledger.rule("DC-4.5.1").chapter == "taking"
    alphabet = {"en": "а-яёіїєґ", "ru": "a-zіїєґ", "uk": "a-zёыэъ"}
    for one in ledger:
        for language in LANGUAGES:
            text = one.text(language)
            strange = re.search(f"[{alphabet[language]}]", text, re.IGNORECASE)
            assert strange is None, f"{one.id} {language}: {strange}"
            assert text.endswith("."), f"{one.id} {language}"
            assert len(text) <= 220, f"{one.id} {language}: too long to show next to a refused click"
    for language in LANGUAGES:
        texts = [one.text(language) for one in ledger]
        assert len(texts) == len(set(texts))


def test_dream_city_cites_only_rules_that_exist() -> None:
    found = coverage("dream_city")
    assert found.game == "dream_city"
    assert found.unknown == {}
