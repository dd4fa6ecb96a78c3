"""The rule ledger: reading, checking, and the coverage of rules by code and tests."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent

import pytest

from igroteka.core import UnknownGame, game
from igroteka.core.languages import LANGUAGES
from igroteka.ledger.coverage import Count, Coverage, citations, coverage, marks
from igroteka.ledger.rules import BadLedger, Ledger, UnknownRule

HEAD = """
[meta]
game = "toy"
prefix = "TOY"

[chapters]
turn = { en = "Turn", ru = "Ход", uk = "Хід" }
end = { en = "End", ru = "Конец", uk = "Кінець" }
"""


def rule(id: str, chapter: str = "turn", en: str = "One.", ru: str = "Один.", uk: str = "Один.") -> str:
    return f'[[rule]]\nid = "{id}"\nchapter = "{chapter}"\nen = "{en}"\nru = "{ru}"\nuk = "{uk}"\n'


THREE = HEAD + rule("TOY-1.2") + rule("TOY-1.10") + rule("TOY-1.1", "end")


def package(folder: Path, ledger: str = THREE, **files: str) -> Path:
    """A small game folder; `rules__turn` is the file rules/turn.py."""
    folder.joinpath("rules.toml").write_text(ledger, encoding="utf-8")
    for name, text in files.items():
        path = folder / ((name if name == "__init__" else name.replace("__", "/")) + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return folder


def row(found: Coverage, id: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return next((r.cited, r.tested) for r in found.rows if r.rule == id)


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
DREAMS = [option.key for option in game("dream_city").options]


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


# ---------------------------------------------------------------- citations in code

CODE = '''\
"""§TOY-1.1 A module."""

LIMIT = 3
"""§TOY-1.2 A table."""


class Turn:
    """A class.

    §TOY-1.3, §TOY-1.4: and a sentence that ends with §TOY-1.5.
    """

    async def end(self):
        """§TOY-1.6 A method."""
        # §TOY-7.1 is a comment
        name = "not §TOY-7.2 but prose"
        return Refusal("TOY-1.7", Text("key")), Shown(rule="TOY-1.8"), {"a": "TOY-1.9x"}, "GN-1.1"
'''


def test_citations_are_read_with_their_lines() -> None:
    assert citations(CODE, "TOY") == [
        ("TOY-1.1", 1),
        ("TOY-1.2", 4),
        ("TOY-1.3", 10),
        ("TOY-1.4", 10),
        ("TOY-1.5", 10),
        ("TOY-1.6", 14),
        ("TOY-1.7", 17),
        ("TOY-1.8", 17),
        ("TOY-1.9x", 17),
    ]


def test_a_foreign_ledger_in_a_docstring_is_a_citation_too() -> None:
    assert citations('"""§GN-4.8.2 Copied from the neighbour."""', "TOY") == [("GN-4.8.2", 1)]


# ---------------------------------------------------------------- marks of tests


def carried(source: str) -> list[tuple[str, str]]:
    return list(marks(dedent(source)))


def test_marks_of_functions() -> None:
    assert carried(
        """
        @pytest.mark.rule("TOY-1.1", "TOY-1.2")
        def test_one(): ...

        @mark.rule("TOY-1.3")
        async def test_two(): ...

        def test_three(): ...
        """
    ) == [("TOY-1.1", "test_one"), ("TOY-1.2", "test_one"), ("TOY-1.3", "test_two")]


def test_marks_of_classes_hold_for_all_their_tests() -> None:
    assert carried(
        """
        @pytest.mark.rule("TOY-1.1")
        class TestTurn:
            pytestmark = pytest.mark.rule("TOY-1.2")

            def test_one(self): ...

            class TestEnd:
                @pytest.mark.rule("TOY-1.3")
                def test_two(self): ...

        def test_three(): ...
        """
    ) == [
        ("TOY-1.1", "TestTurn::test_one"),
        ("TOY-1.2", "TestTurn::test_one"),
        ("TOY-1.1", "TestTurn::TestEnd::test_two"),
        ("TOY-1.2", "TestTurn::TestEnd::test_two"),
        ("TOY-1.3", "TestTurn::TestEnd::test_two"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        'pytestmark = pytest.mark.rule("TOY-1.1")',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("TOY-1.1")]',
        'pytestmark: list[Mark] = [pytest.mark.rule("TOY-1.1")]',
    ],
)
def test_marks_of_modules_hold_wherever_they_stand(line: str) -> None:
    want = [("TOY-1.1", "test_one"), ("TOY-1.1", "TestTurn::test_two")]
    tests = "def test_one(): ...\nclass TestTurn:\n    def test_two(self): ...\n"
    assert list(marks(f"{line}\n{tests}")) == want
    assert list(marks(f"{tests}{line}\n")) == want


def test_a_mark_of_one_parameter_set_counts() -> None:
    assert carried(
        """
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TOY-1.1"))])
        def test_one(n): ...
        """
    ) == [("TOY-1.1", "test_one")]


@pytest.mark.parametrize("decorator", ["skip", "skip(reason='later')", "xfail"])
def test_tests_that_need_not_pass_do_not_count(decorator: str) -> None:
    one = '@pytest.mark.rule("TOY-1.1")\ndef test_one(): ...\n'
    assert list(marks(one)) == [("TOY-1.1", "test_one")]
    assert list(marks(f"@pytest.mark.{decorator}\n{one}")) == []
    assert list(marks(f"pytestmark = pytest.mark.{decorator}\n{one}")) == []
    assert list(marks(f"pytestmark = [pytest.mark.slow, pytest.mark.{decorator}]\n{one}")) == []


def test_helpers_do_not_count() -> None:
    assert (
        carried(
            """
            pytestmark = pytest.mark.rule("TOY-1.1")

            @pytest.mark.rule("TOY-1.2")
            def play(): ...

            @pytest.mark.rule("TOY-1.3")
            class Player:
                def test_one(self): ...
            """
        )
        == []
    )


def test_an_id_that_cannot_be_read_is_given_as_code() -> None:
    assert carried("@pytest.mark.rule(*ALL, prefix + '-1.1')\ndef test_one(): ...") == [
        ("*ALL", "test_one"),
        ("prefix + '-1.1'", "test_one"),
    ]


# ---------------------------------------------------------------- coverage

TESTS = """
import pytest

pytestmark = pytest.mark.rule("TOY-1.2")

@pytest.mark.rule("TOY-1.10", "TOY-1.1")
def test_both(): ...

def test_first(): ...
"""


def test_a_complete_game(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            __init__='"""§TOY-1.1 The game."""',
            rules__turn='"""§TOY-1.2"""\nBAD = Refusal("TOY-1.10", Text("no"))\nTOO = "TOY-1.10"\n',
            tests__test_turn=TESTS,
        )
    )
    assert found.complete
    assert row(found, "TOY-1.2") == (
        ("rules.turn:1",),
        ("tests/test_turn.py::test_both", "tests/test_turn.py::test_first"),
    )
    assert row(found, "TOY-1.10") == (("rules.turn:2", "rules.turn:3"), ("tests/test_turn.py::test_both",))
    assert row(found, "TOY-1.1")[0] == ("__init__:1",)
    assert (found.uncited, found.untested, found.unknown, found.missing) == ([], [], {}, ())
    assert found.problems() == []


def test_what_is_not_cited_or_not_tested_is_listed(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            turn='"""§TOY-1.2 and §TOY-1.1"""',
            tests__deep__end_test='@pytest.mark.rule("TOY-1.10", "TOY-1.1")\ndef test_end(): ...',
        )
    )
    assert found.uncited == ["TOY-1.10"]
    assert found.untested == ["TOY-1.2"]
    assert row(found, "TOY-1.1")[1] == ("tests/deep/end_test.py::test_end",)
    assert not found.complete
    assert found.problems() == [
        "TOY-1.10 is not cited: begin the docstring of the code that keeps it with §TOY-1.10. It says: One.",
        'TOY-1.2 is not tested: write a test that shows it, below @pytest.mark.rule("TOY-1.2"). It says: One.',
    ]


ALL = '"""§TOY-1.1 §TOY-1.2 §TOY-1.10"""'


def test_one_fault_is_enough_to_be_incomplete(tmp_path: Path) -> None:
    whole = package(tmp_path, turn=ALL, tests__test_turn=TESTS)
    assert coverage(whole).complete
    assert not coverage(package(whole, turn='"""§TOY-1.1 §TOY-1.2"""')).complete
    assert not coverage(
        package(whole, turn=ALL, tests__test_turn=TESTS.replace("TOY-1.10", "TOY-1.1"))
    ).complete
    package(whole, tests__test_turn=TESTS)
    whole.joinpath("fast.pyd").touch()
    found = coverage(whole)
    assert found.missing == ("fast.pyd is compiled and its source is not installed",)
    assert not found.complete


def test_a_place_is_listed_once(tmp_path: Path) -> None:
    found = coverage(package(tmp_path, turn='BOTH = ["TOY-1.1", "TOY-1.1"]', tests__test_turn=TESTS))
    assert row(found, "TOY-1.1")[0] == ("turn:1",)


def test_unknown_ids_are_listed_with_their_places(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            __init__='"""§TOY-1.1 §TOY-1.2 §TOY-1.10 §TOY-9.9"""\n',
            turn='"""§GN-1.1"""\n\nBAD = Refusal("TOY-9.9", Text("no"))',
            tests__test_turn=TESTS + '\n@pytest.mark.rule("TOY-9.9", *MORE)\ndef test_more(): ...\n',
        )
    )
    assert found.unknown == {
        "*MORE": ("tests/test_turn.py::test_more",),
        "GN-1.1": ("turn:1",),
        "TOY-9.9": ("__init__:1", "turn:3", "tests/test_turn.py::test_more"),
    }
    assert (found.uncited, found.untested, found.complete) == ([], [], False)
    assert found.problems()[1] == "GN-1.1 is not in rules.toml: add the rule there, or correct turn:1"


def test_tests_do_not_cite_and_code_does_not_test(tmp_path: Path) -> None:
    found = coverage(
        package(
            tmp_path,
            turn='@pytest.mark.rule("TOY-1.2")\ndef test_turn(): ...',
            tests__test_turn='"""§TOY-1.1"""\nONE = "TOY-1.10"',
        )
    )
    assert row(found, "TOY-1.1") == ((), ())
    assert row(found, "TOY-1.10") == ((), ())
    assert row(found, "TOY-1.2") == (("turn:1",), ())


def test_missing_source_and_tests_are_said(tmp_path: Path) -> None:
    folder = package(tmp_path)
    folder.joinpath("turn.cpython-311-x86_64-linux-gnu.so").touch()
    assert coverage(folder).missing == (
        "turn.cpython-311-x86_64-linux-gnu.so is compiled and its source is not installed",
        f"no source is installed in {folder}",
        f"no tests are installed in {folder / 'tests'}",
    )
    assert coverage(folder).problems()[3:] == [
        "none of the 3 rules is cited; for each: begin the docstring of the code that keeps it with §ID",
        'none of the 3 rules is tested; for each: write a test that shows it, below @pytest.mark.rule("ID")',
    ]
    package(folder, turn=ALL, tests__test_turn=TESTS)
    assert coverage(folder).complete


def test_rules_are_counted_by_source(tmp_path: Path) -> None:
    text = HEAD + rule("TOY-1.1") + rule("TOY-1.2") + 'source = "ours"\n' + rule("TOY-1.10", "end")
    found = coverage(package(tmp_path, text, turn='"""§TOY-1.2"""', tests__test_turn=TESTS))
    assert found.by_source == {
        "book": Count(2, 0, 2),
        "follows": Count(0, 0, 0),
        "ruling": Count(0, 0, 0),
        "ours": Count(1, 1, 1),
    }


def test_the_options_that_rules_name_are_checked(tmp_path: Path) -> None:
    ruling = 'source = "ruling"\noption = "swap"\n'
    text = HEAD + rule("TOY-1.2") + rule("TOY-1.10") + rule("TOY-1.1", "end") + ruling
    folder = package(tmp_path, text, turn=ALL, tests__test_turn=TESTS)
    assert len(coverage(folder).missing) == 1
    assert coverage(folder).missing[0].startswith("the options that rules name cannot be checked: ")
    package(tmp_path, text.replace('game = "toy"', 'game = "dream_city"'))
    assert coverage(folder).missing == ("TOY-1.1: found option 'swap'; allowed: " + ", ".join(DREAMS),)
    assert not coverage(folder).complete
    package(tmp_path, text.replace('game = "toy"', 'game = "dream_city"').replace("swap", DREAMS[0]))
    assert coverage(folder).complete


def test_the_matrix_is_plain_data(tmp_path: Path) -> None:
    found = coverage(package(tmp_path, turn='"""§TOY-1.2 §TOY-9.9"""', tests__test_turn=TESTS))
    data = json.loads(json.dumps(found.to_data()))
    assert data["rules"][1] == {
        "id": "TOY-1.10",
        "source": "book",
        "cited": [],
        "tested": ["tests/test_turn.py::test_both"],
    }
    assert data["sources"]["book"] == {"rules": 3, "cited": 1, "tested": 3}
    assert data["unknown"] == {"TOY-9.9": ["turn:1"]}
    assert (data["game"], data["uncited"], data["complete"]) == ("toy", ["TOY-1.10", "TOY-1.1"], False)


# ---------------------------------------------------------------- Dream City


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
